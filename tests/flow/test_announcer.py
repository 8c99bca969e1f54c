"""Announcements of events and choices, and answers to questions by key, without hidden information."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
import stolik
from PySide6.QtCore import QCoreApplication, QObject
from stolik.engine.bot import GENEROUS_DEADLINE, Level
from stolik.engine.dice import DiceRolled
from stolik.engine.game import TABLE
from stolik.engine.game_library import load_package
from stolik.engine.session import Session
from stolik.engine.turns import TurnBegan
from stolik.engine.view_model import ViewModel, choices_text
from stolik.games.knaster.rules.sheet import Sheet
from stolik.games.knaster.ui.voice import completion_text, line_text
from stolik.games.rummikub.ui.spoken import fit_text, rack_text, takes
from stolik.games.ryzyk_fizyk.rules.moves import Roll, Rolled
from stolik.services.help_pages import help_text
from stolik.table.telling import CLOCK_KEY, COMMON_KEYS, LAST_KEY, OWN_KEYS, TURN_KEY, Announcer, Questions

from tests.flow.flow import Flow
from tests.flow.heard_turns import GAMES, HEARD, heard, heard_text
from tests.table.peeking.rules import Hum, Say
from tests.table.tables import BOT, HUMAN, Table

ALA, BOLEK = 0, 1
PLAIN: Any = type("Plain", (ViewModel,), {})()
"""A view model without any texts of its own."""


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
    """Offers the choices that the test sets."""

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


NAMES = ("Ala", "Bolek", "Celina")
SOURCES = Path(stolik.__file__).parent


def positions(game: str, moves: int) -> Iterator[tuple[Any, Any]]:
    """Play a game between computers, and yield the session and a view model at each position."""
    package = load_package(game)
    owner = QObject()
    model: Any = package.view_model(owner)
    session = Session(package.game, 2, package.game.options_type(), 0, seed=7)
    bot, rng = package.bots[Level.FAIR], Random(7)
    for _ in range(moves):
        seat = session.to_act[0] if session.to_act else None
        if seat is None:
            return
        if seat == TABLE:
            session.resolve_chance(rng)
            continue
        view = session.game.view(session.state, seat)
        model.show(view, None, seat)
        yield session, model
        session.submit(seat, bot.choose(view, seat, rng, GENEROUS_DEADLINE))


@pytest.mark.parametrize("game", GAMES)
def test_every_question_has_an_answer(game: str) -> None:
    for _, model in positions(game, 60):
        answers = model.answers(NAMES[:2], "")
        assert all(answer.text and answer.question for answer in answers)
        keys = [answer.key for answer in answers]
        assert len(set(keys)) == len(keys)
        assert set(keys) <= {*COMMON_KEYS, *OWN_KEYS}
        assert not any(place in answer.text for answer in answers for place in "{}")


def test_a_hidden_rack_is_told_to_nobody() -> None:
    owner = QObject()
    model: Any = load_package("rummikub").view_model(owner)
    session = next(session for session, _ in positions("rummikub", 12) if session.state.table)
    model.show(session.view(None), None, None)
    texts = {answer.key: answer.text for answer in model.answers(NAMES[:2], "")}
    assert texts["Ctrl+1"] == texts["Ctrl+2"] == texts["Ctrl+6"] == "No rack is showing now."
    model.show(session.view(0), None, 0)
    own = {answer.key: answer.text for answer in model.answers(NAMES[:2], "")}["Ctrl+1"]
    assert own == rack_text(session.state.racks[0], by_number=False)


def keys_in(text: str) -> list[str]:
    """Return the keys that a QML file uses, as written in lists of keys."""
    sequences = re.findall(r"sequences?: (\[[^\]]*\]|\"[^\"]*\")", text)
    written = [key for each in sequences for key in re.findall(r"\"([^\"]+)\"", each)]
    written += re.findall(r"(?:^|[{,])\s*\"?([A-Z0-9])\"?: ", text, re.MULTILINE)  # the commands of a table
    return written + re.findall(r"Qt\.Key_(F\d+|[A-Z0-9])\b", text)


@pytest.mark.parametrize("game", GAMES)
def test_no_key_means_two_things(game: str) -> None:
    at_every_table = [
        key
        for name in ("pages/table/TablePage", "pages/table/LookBackBar", "qml/Stolik/controls/GameTable")
        for key in keys_in((SOURCES / f"{name}.qml").read_text("utf-8"))
    ]
    folder = SOURCES / "games" / game / "ui"
    own = [key for path in folder.rglob("*.qml") for key in keys_in(path.read_text("utf-8"))]
    assert own
    assert "H" in at_every_table
    asked = [*COMMON_KEYS, *OWN_KEYS]
    assert not set(asked) & {*own, *at_every_table, "F1", "F11"}
    # P passes in the last roll, where nothing is seen again; U takes back the last action in both.
    meant = {"knaster": {"P"}, "rummikub": {"U"}}
    assert set(own) & set(at_every_table) <= meant.get(game, set())


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language, chapter", [("en", "## Keys"), ("pl", "## Klawisze")])
def test_the_list_of_keys_names_every_question(game: str, language: str, chapter: str) -> None:
    _, model = next(positions(game, 8))
    keys = {*COMMON_KEYS, *(answer.key for answer in model.answers(NAMES[:2], ""))}
    listed = help_text(game, language).partition(chapter)[2]
    assert {key for key in keys if f"**{key}**" not in listed} == set()
    assert {key for key in OWN_KEYS if f"**{key}**" in listed} <= keys


@pytest.mark.parametrize("game", GAMES)
def test_what_is_heard_of_a_computers_turn(game: str, qapp: QCoreApplication) -> None:
    assert heard_text(game) == (HEARD / f"{game}.txt").read_text("utf-8")


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_heard_twice(game: str) -> None:
    told = heard(game, briefly=True)
    assert len(told) > 3
    assert not any(one == other for one, other in pairwise(told))


# ------------------------------------------------------------------------------------ single answers


def test_circles_sums_up_lines_and_cells() -> None:
    numbers = (7, 7, 7, 7, 0, *(0,) * 20)
    sheet = Sheet(numbers, (True, *(False,) * 24))
    assert line_text(sheet, "r0") == "Row 1: 7 circled, 7, 7, 7, empty; 1 circle, bonus 9."
    session, _ = next(positions("knaster", 8))
    state = replace(session.state, phase="enter", dice=(3, 4), sheets=(sheet, sheet), waiting=(True, True))
    assert completion_text(state, 0, 4) == (
        "Row 1, column 5, the 7 written here: fills row 1: five of a kind, 3 circles; "
        "makes 1 of 5 numbers in column 5; makes 1 of 5 numbers in the diagonal from top right."
    )
    assert completion_text(state, 0, 0) == "Row 1, column 1: you can't write or circle anything here now."


def test_rummikub_tells_rack_and_fits() -> None:
    rack = ("r7a", "k7a", "r9b", "ja")
    assert rack_text(rack, by_number=False) == "Black 7; red 7 9; 1 joker."
    assert rack_text(rack, by_number=True) == "7: black, red; 9: red; 1 joker."
    table = (("r4a", "r5a", "r6a"), ("k7b", "b7a", "o7a"), ("b1a", "b2a", "b3a"))
    assert fit_text("r7a", table, (1, 2, 3)) == "Red 7 fits set 1, red 4-5-6, set 2, 7-7-7."
    assert fit_text("r13a", table, (1, 2, 3)) == "Red 13 doesn't fit any of the sets as they are."
    assert takes(("r1a", "ja", "r3a"), "r2b"), "in the joker's place"
    assert takes(tuple(f"r{number}a" for number in range(3, 8)), "r5b"), "in the middle, where it splits"
