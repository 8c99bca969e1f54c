"""What is told of events: one by one, or a computer's turn together; choices once, and nothing twice."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject
from stolik.engine.dice import DiceRolled
from stolik.engine.game import TABLE
from stolik.engine.game_library import load_package
from stolik.engine.session import Session
from stolik.engine.spoken_text import choices_text
from stolik.engine.turns import TurnBegan
from stolik.engine.view_model import ViewModel
from stolik.games.ryzyk_fizyk.rules.moves import Roll, Rolled
from stolik.table.telling import CLOCK_KEY, LAST_KEY, TURN_KEY, Announcer, Questions

from tests.flow.flow import Flow
from tests.table.peeking.rules import Hum, Say
from tests.table.tables import BOT, HUMAN, Table

ALA, BOLEK = 0, 1
PLAIN: Any = type("Plain", (ViewModel,), {})()
"""Says nothing of its own."""


def announcer(**how: bool) -> tuple[Announcer, list[str]]:
    said: list[str] = []
    made = Announcer(PLAIN, (BOLEK,), ("Ala", "Bolek"), said.append)
    for name, value in how.items():
        setattr(made, name, value)
    return made, said


def test_only_a_computers_turn_is_told_together() -> None:
    for briefly, expected in (
        (False, ["Ala rolls.", "Bolek's turn.", "Bolek rolls.", "Ala's turn."]),
        (True, ["Ala rolls.", "Bolek's turn. Bolek rolls.", "Ala's turn."]),
    ):
        made, said = announcer(briefly=briefly)
        made.take(DiceRolled(ALA, (1,)), "Ala rolls.")
        made.take(TurnBegan(BOLEK), "Bolek's turn.")
        made.take(DiceRolled(BOLEK, (1,)), "Bolek rolls.")
        made.take(TurnBegan(ALA), "Ala's turn.")
        made.flush()
        assert said == expected


def test_a_moment_of_a_computers_turn_is_told_at_once_with_what_led_to_it() -> None:
    said: list[str] = []
    made = Announcer(PLAIN, (BOLEK,), ("Ala", "Bolek"), said.append, moments={"dice_rolled"})
    made.briefly = True
    made.take(TurnBegan(BOLEK), "Bolek's turn.")
    assert said == []
    made.take(DiceRolled(BOLEK, (1,)), "Bolek rolls.")
    assert said == ["Bolek's turn. Bolek rolls."]
    made.take(TurnBegan(ALA), "Ala's turn.")
    assert said[1:] == ["Ala's turn."]


def test_nothing_is_told_twice_in_a_row_by_ear_and_of_a_silent_turn_nothing() -> None:
    for without, expected in ((False, ["A.", "A.", "B."]), (True, ["A.", "B."])):
        made, said = announcer(without_repeats=without)
        for text in ("A.", "A.", "", "B."):
            made.take(TurnBegan(ALA), text)
        assert said == expected
    made, said = announcer(briefly=True)
    made.take(TurnBegan(BOLEK), "")
    made.flush()
    assert said == []


class Choosing(ViewModel):
    """Offers what the test says."""

    choices = ""

    def prompt(self, names: Any) -> str:
        return self.choices


def test_the_same_choices_are_told_again_only_after_a_move_of_ones_own_or_when_all_is_told_anew() -> None:
    said = list[str]()
    model: Any = type("Chooses", (Choosing,), {})
    model.__abstractmethods__ = frozenset()
    made = Announcer(offers := model(), (BOLEK,), ("Ala", "Bolek"), said.append)
    offers.choices = "Write the 6."
    made.prompt(ALA, anew=False)
    made.take(DiceRolled(BOLEK, (1,)), "Bolek writes 6.")
    made.prompt(ALA, anew=False)
    assert said == ["Write the 6.", "Bolek writes 6."]
    made.take(DiceRolled(ALA, (1,)), "Ala writes 6.")
    made.prompt(ALA, anew=False)
    made.prompt(ALA, anew=True)
    assert said[2:] == ["Ala writes 6.", "Write the 6.", "Write the 6."]
    offers.choices = ""
    made.prompt(ALA, anew=True)
    assert said[-1] == "Write the 6."


def test_whoever_is_on_turn_hears_what_they_can_choose_or_that_there_is_nothing(
    qapp: QCoreApplication,
) -> None:
    table = Table((HUMAN, BOT))
    table.controller.begin()
    assert table.said[-1] == "P0 can choose: Roll."
    heard = len(table.said)
    table.controller.retranslate()
    table.controller.pausedChanged.emit()
    assert len(table.said) == heard
    table.controller.close()
    assert choices_text("Ala", ()) == "There is nothing to choose now."


def test_dice_chosen_are_told_with_what_the_turn_is_worth(qapp: QCoreApplication) -> None:
    owner, said = QObject(), list[str]()
    package = load_package("ryzyk_fizyk")
    model: Any = package.view_model(owner)
    model.told.connect(said.append)
    session = Session(package.game, 2, package.game.options_type(), 0)
    session.submit(0, Roll())
    session.submit(TABLE, Rolled((2, 2, 5, 5, 5, 6)))
    model.show(session.view(0), None, 0)
    assert "Chosen: 2 2 5 5 5" in model.prompt(("Ala", "Bolek"))
    model.toggle_face(5)
    model.choose_all()
    model.choose_all()
    found = [text.partition(";")[0] for text in said]
    assert found == ["Chosen: 2 2 5 5", "Chosen: 2 2 5 5 5", "No die is chosen"]


def test_the_final_ranking_is_told_once(qapp: QCoreApplication) -> None:
    table = Table((HUMAN, BOT))
    table.controller.begin()
    for _ in range(2):
        table.controller.end.begin(instant=True)
        table.controller.end.leave()
    (ranking,) = (text for text in table.said if text.startswith("1. "))
    assert [place.partition(":")[0] for place in ranking.split("; ")] == ["1. P0", "1. P1"]
    table.controller.close()


def test_a_view_model_may_tell_events_in_other_words_than_the_log() -> None:
    flow = Flow("hb", "pickomino").begin()
    flow.model.spoken_text = lambda event, text, names: f"Heard: {text}"
    flow.submit_plain({"kind": "roll"}).finish()
    assert any(text.startswith("Heard: ") for text in flow.announced)


def test_what_the_table_is_asked_of_itself() -> None:
    flow = Flow("hb", side_state={"clock": {"turn": 0, "left": 7.2}}).begin()
    seats: Any = SimpleNamespace(names=("Ala",), ranking=((1, "Ala", "3"),), on_turn=())

    def answer(key: str) -> str:
        return Questions(PLAIN, flow.run, seats).answer(key, "", flow.time)

    assert answer(TURN_KEY)
    assert "8" in answer(CLOCK_KEY)
    assert answer(LAST_KEY) == "Nothing has happened yet."
    flow.submit(Hum())
    assert answer(LAST_KEY) == "said"
    flow.submit(Say(1)).close_window().bot_plays(Hum())
    for _ in range(9):
        flow.bot_plays(Hum())
    flow.bot_plays(Say(1))
    assert answer(LAST_KEY).split() == ["said"] * 8
    flow.look_at(3)
    assert answer(LAST_KEY) == "said said said"
    flow.back_to_now().submit(Say(0))
    assert answer(TURN_KEY) == "The game is over."
