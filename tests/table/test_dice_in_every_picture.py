"""The dice of a moment look the same in every picture of it, and the named ones light up."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, NamedTuple, cast

import pytest
from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication
from stolik.analysis.analysis import Decision, sum_up
from stolik.analysis.practice import RecordedDecision, game_text
from stolik.analysis.report import GameReport
from stolik.engine.bot import Advice
from stolik.engine.dice import Roll
from stolik.engine.game_library import load_game, load_package
from stolik.engine.json_values import to_plain
from stolik.engine.record import Player, open_session, parse_record
from stolik.engine.session import Session
from stolik.engine.sitting import in_order
from stolik.games.pickomino.rules.pieces import WORM
from stolik.pages.report.rows import Person, ReportPresenter
from stolik.services.practice import PracticeTable
from stolik.table.controller import TableController
from stolik.table.screen_parts import SeatedGame, TableNeeds

from tests.analysis.tables import table_at
from tests.table.screen import NoBots
from tests.tiers import mostly_rest

GAMES = ("ryzyk_fizyk", "pickomino")
PLAYERS = tuple(Player(name=name, player="human") for name in ("Ala", "Jan"))
OWNERS: list[QObject] = []
MOVES = 40
"""The number of people's moves in each game."""


class Die(NamedTuple):
    zone: str
    slot: int
    face: int


@pytest.fixture(autouse=True)
def tables(qapp: QGuiApplication) -> Iterator[list[Any]]:
    opened: list[Any] = []
    yield opened
    for table in opened:
        table.close()


def table_of(session: Session, opened: list[Any], game: str) -> Any:
    """Return a table of people without any waiting."""
    info = load_package(game).info
    table: Any = TableController(
        SeatedGame(info, session, in_order(PLAYERS)), TableNeeds(cast("Any", NoBots()), Random(1), Random(1))
    )
    table.director.motion.pace = "off"
    opened.append(table)
    return table


def picture(table: Any) -> list[Die]:
    return [Die(row.zone, row.slot, row.face) for row in table.viewModel.dice.rows]


def entries_at(table: Any) -> int:
    """Return the number of entries before the moment looked back at, or 0 if it is within an entry."""
    moment = table._run.flow.timeline.moment(table.lookingAt)
    is_last = moment.entry >= 0 and moment.step == len(table.session.steps_of(moment.entry)) - 1
    return moment.entry + 1 if is_last else 0


def text_of(session: Session, game: str) -> str:
    info = load_package(game).info
    return game_text(session, info, in_order(PLAYERS))


def chosen_move(table: Any, rng: Random) -> dict[str, Any]:
    """Return a random legal move, with any of the equal dice, as by random clicks."""
    session, face = table.session, table.viewModel
    seat = session.to_act[0]
    if table.gameId == "ryzyk_fizyk" and session.state.phase == "keep":
        while True:
            for _ in range(4):
                face.toggle(rng.randrange(4))
            if chosen := sorted(row.face for row in face.dice.rows if row.chosen):
                lying = sorted(picture(table))
                face.settle_choice()
                assert sorted(picture(table)) == lying, "those that go lie where the others of their face lay"
                assert face.choice() == chosen
                return {"kind": "keep", "dice": chosen}
    plain: dict[str, Any] = to_plain(rng.choice(list(session.game.legal_moves(session.state, seat))))
    return plain


def submit(table: Any, move: dict[str, Any]) -> None:
    """Make a move and play everything that follows by itself."""
    table.submit(move)
    while table.director.busy:
        table.director.finish_all()


def play(table: Any, rng: Random) -> Iterator[None]:
    """Play on, with some undoing, and yield after every move and everything that follows by itself."""
    table.begin()
    for _ in range(MOVES):
        if table.session.over:
            return
        before = picture(table)
        submit(table, chosen_move(table, rng))
        if table.canUndo and rng.random() < 0.3:
            table.undo()
            assert picture(table) == before, "what was taken back lies as it lay"
        yield


@pytest.mark.parametrize("seed", mostly_rest(range(4), usual=[0]))
@pytest.mark.parametrize("game", GAMES)
def test_the_dice_of_a_moment_lie_the_same_in_every_picture(tables: list[Any], game: str, seed: int) -> None:
    rng = Random(seed)
    rules = load_game(game)
    live = table_of(Session(rules, 2, rules.options_type()), tables, game)
    seen: dict[int, list[Die]] = {}
    shown: list[Die] | None
    for _ in play(live, rng):
        seen[live.session.length] = shown = picture(live)
        again = open_session(parse_record(text_of(live.session, game)))
        continued = table_of(again, tables, game)
        continued.begin()
        assert picture(continued) == shown, "a game that was opened again"
        still = load_package(game).still(live.session)
        aside = sorted(die for die in shown if die.zone == "kept")
        if game == "pickomino":
            assert still["kept"] == [die.face for die in aside], "the card of a game that waits"
    report = table_of(live.session, tables, game)
    compared = 0
    for number in rng.sample(range(live.entries + 1), live.entries + 1):
        live.lookAt(number)
        report.lookAt(number)
        assert picture(live) == picture(report), "looking back and the report"
        if (shown := seen.get(entries_at(live))) is not None:
            compared += 1
            assert picture(live) == shown, "looking back, and the table then"
    assert compared > MOVES / 4
    for entry, shown in seen.items():
        if entry < live.session.length and live.session.log[entry].seat >= 0:
            place = RecordedDecision("", text_of(live.session, game), entry + 1, live.session.log[entry].seat)
            drill = table_at(PracticeTable, place)
            tables.append(drill)
            drill.begin()
            assert picture(drill) == shown, "practice, Try again and the puzzles"


def outlined(table: Any, lit: Sequence[str]) -> list[int]:
    """Return the faces of the dice on a table that light up for these names, ascending."""
    return sorted(
        die.face
        for number, die in enumerate(picture(table))
        if (die.zone == "free" and f"face:{die.face}" in lit)
        or (die.zone != "hand" and f"die:{number}" in lit)
    )


def named(sentence: str, state: Any, game: str) -> list[int]:
    """Return the faces of the dice that a sentence sets aside, ascending."""
    if game == "ryzyk_fizyk":
        return sorted(map(int, re.findall(r"\d", sentence)))
    face = WORM if "worm" in sentence else int(re.findall(r"\d", sentence)[0])
    return [face] * state.rolled.count(face)


def report_on(session: Session, game: str, entry: int, best: Advice) -> ReportPresenter:
    """Return the report on a game in which one decision went wrong."""
    seat, moves = session.log[entry - 1].seat, session.log[entry - 1].move
    error = Decision(entry, seat, moves, best.move, 0.2, (0.0, 0.0), 2, (0.5, 0.5))
    analysis = sum_up(session, False, (0.5, 0.5), (0.5, 0.5), [error])
    package = load_package(game)
    people = [Person(player, player.name, seat, seat) for seat, player in enumerate(PLAYERS)]
    owner = QObject()
    OWNERS.append(owner)
    return ReportPresenter(
        package, session, people, package.view_model(owner), GameReport(analysis, {entry: (best,)})
    )


@pytest.mark.parametrize("seed", mostly_rest(range(4), usual=[0]))
@pytest.mark.parametrize("game", GAMES)
def test_what_lights_up_is_what_is_named(tables: list[Any], game: str, seed: int) -> None:
    rng = Random(seed)
    rules, messages = load_game(game), load_package(game).messages
    live = table_of(Session(rules, 2, rules.options_type()), tables, game)
    session, asked = live.session, {}
    for _ in play(live, rng):
        state = session.state
        moves = [] if session.over else list(rules.legal_moves(session.state, state.turn))
        if any(isinstance(move, Roll) for move in moves) or not moves:
            continue
        best = Advice(rng.choice(moves), 0.5, {"points": 10, "lost": 0.1, "win": 0.5, "bust": 0.2})
        asked[session.length + 1] = best
        (step,) = live.viewModel.hint_steps((best,))
        sentence = messages.move_at(state, to_plain(best.move))
        assert outlined(live, step.lit) == named(sentence, state, game), "a hint"
    assert len(asked) > MOVES / 4
    report = table_of(session, tables, game)
    for entry, best in asked.items():
        if entry > session.length:
            continue
        state = session.state_at(entry - 1)
        told = report_on(session, game, entry, best)
        (row,) = (row for row in told.moment_rows() if row.list == "dear")
        report.lookAt(row.moment)
        assert outlined(report, told.lit(row.key)) == named(row.best, state, game), "the report"
        place = RecordedDecision("", text_of(session, game), entry, state.turn)
        drill = table_at(PracticeTable, place)
        tables.append(drill)
        drill.begin()
        drill.stand_still()
        reason = drill.position(state.turn).hint_steps((best,))[-1]
        drill.light(reason.lit)
        advice: Any = drill.advice
        assert advice.hint["lit"] == list(reason.lit)
        assert outlined(drill, reason.lit) == named(row.best, state, game), "practice"


@pytest.mark.parametrize("seed", mostly_rest(range(3), usual=[0]))
def test_the_dice_of_circles_lie_the_same_in_every_picture_of_a_roll(tables: list[Any], seed: int) -> None:
    rng, rules = Random(seed), load_game("knaster")
    live = table_of(Session(rules, 2, rules.options_type()), tables, "knaster")
    live.begin()
    rolls = {}
    for _ in range(MOVES):
        submit(live, to_plain(rng.choice(list(rules.legal_moves(live.session.state, live.seat)))))
        rolls[live.session.length] = live.viewModel.dice
        continued = table_of(open_session(parse_record(text_of(live.session, "knaster"))), tables, "knaster")
        continued.begin()
        assert continued.viewModel.dice == live.viewModel.dice
    report = table_of(live.session, tables, "knaster")
    for number in rng.sample(range(live.entries + 1), live.entries + 1):
        live.lookAt(number)
        report.lookAt(number)
        assert report.viewModel.dice == live.viewModel.dice
        assert live.viewModel.dice == rolls.get(entries_at(live), live.viewModel.dice)
