"""What is told of events: one by one, or a computer's turn together; choices once, and nothing twice."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject
from stolik.engine.dice import DiceRolled
from stolik.engine.game import TABLE
from stolik.engine.game_library import load_package
from stolik.engine.session import Session
from stolik.engine.turns import TurnBegan
from stolik.engine.view_model import ViewModel
from stolik.games.ryzyk_fizyk.rules.moves import Roll, Rolled
from stolik.hotseat.announcer import Announcer
from stolik.hotseat.questions import CLOCK_KEY, LAST_KEY, TURN_KEY, Questions
from stolik.hotseat.spoken_text import choices_text

from tests.hotseat.flow import Flow
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


def test_nothing_is_told_twice_in_a_row_by_ear() -> None:
    for without, expected in ((False, ["A.", "A.", "B."]), (True, ["A.", "B."])):
        made, said = announcer(without_repeats=without)
        for text in ("A.", "A.", "", "B."):
            made.take(TurnBegan(ALA), text)
        assert said == expected


def test_a_choice_is_told_once_in_a_position() -> None:
    made, said = announcer()
    for entries, seat in ((3, ALA), (3, ALA), (4, ALA), (4, BOLEK), (4, BOLEK)):
        made.prompt(entries, seat, f"{entries} {seat}".__str__)
    assert said == ["3 0", "4 0", "4 1"]
    made.prompt_again()
    made.prompt(4, BOLEK, lambda: "again")
    assert said[-1] == "again"


def test_the_same_choices_are_told_again_only_after_a_move_of_ones_own() -> None:
    made, said = announcer()
    made.prompt(3, ALA, lambda: "Write the 6.")
    made.take(DiceRolled(BOLEK, (1,)), "Bolek writes 6.")
    made.prompt(4, ALA, lambda: "Write the 6.")
    assert said == ["Write the 6.", "Bolek writes 6."]
    made.take(DiceRolled(ALA, (1,)), "Ala writes 6.")
    made.prompt(5, ALA, lambda: "Write the 6.")
    assert said[2:] == ["Ala writes 6.", "Write the 6."]


def test_whoever_is_on_turn_hears_what_they_can_choose(qapp: QCoreApplication) -> None:
    table = Table((HUMAN, BOT))
    table.controller.begin()
    assert table.said[-1] == "P0 can choose: Roll."
    heard = len(table.said)
    table.controller.retranslate()
    table.controller.pausedChanged.emit()
    assert len(table.said) == heard
    table.controller.close()


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
    assert [text.partition(";")[0] for text in said] == [
        "Chosen: 2 2 5 5",
        "Chosen: 2 2 5 5 5",
        "No die is chosen",
    ]


def test_the_final_ranking_is_told_once(qapp: QCoreApplication) -> None:
    table = Table((HUMAN, BOT))
    table.controller.begin()
    for _ in range(2):
        table.controller.end.begin(instant=True)
        table.controller.end.leave()
    (ranking,) = (text for text in table.said if text.startswith("1. "))
    assert [place.partition(":")[0] for place in ranking.split("; ")] == ["1. P0", "1. P1"]
    table.controller.close()


def test_a_turn_of_which_nothing_is_told_is_silent() -> None:
    made, said = announcer(briefly=True)
    made.take(TurnBegan(BOLEK), "")
    made.flush()
    assert said == []


def test_where_nothing_can_be_chosen_that_is_said() -> None:
    assert choices_text("Ala", ()) == "There is nothing to choose now."


def test_a_view_model_may_tell_events_in_other_words_than_the_log() -> None:
    flow = Flow("hb", "pickomino").begin()
    view_model: Any = flow.coordinator._view_model
    view_model.spoken_text = lambda event, text, names: f"Heard: {text}"
    flow.coordinator.submit({"kind": "roll"})
    flow.finish()
    assert any(text.startswith("Heard: ") for text in flow.announced)


def test_what_the_table_is_asked_of_itself() -> None:
    def asked(**state: Any) -> Questions:
        flow_state: Any = SimpleNamespace(**{"end_shown": False, "looking_at": None, "seat": 0, **state})
        clock: Any = SimpleNamespace(left=lambda now: 7.2)
        timeline: Any = SimpleNamespace(
            moments=12, moment=lambda number: SimpleNamespace(seat=0 if number == 2 else 1, text=f"{number}.")
        )
        seats: Any = SimpleNamespace(names=("Ala",), ranking=((1, "Ala", "3"),), on_turn=())
        return Questions(PLAIN, flow_state, clock, timeline, seats)

    assert asked(end_shown=True).answer(TURN_KEY, "", 0) == "The game is over."
    assert asked().answer(TURN_KEY, "", 0)
    assert "8" in asked().answer(CLOCK_KEY, "", 0)
    assert asked().answer(LAST_KEY, "", 0) == "5. 6. 7. 8. 9. 10. 11. 12."
    assert asked(looking_at=3).answer(LAST_KEY, "", 0) == "3."
