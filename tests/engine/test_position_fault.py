"""The positions to play on from: all that come up in play, and all set up by hand and not refused.

Refusals are one sentence. The long soak (`dev.py soak`) walks further and has bots play.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any, Final

import pytest
from stolik.engine.coaching.position_id import PlacedState, exploring_fault, id_of, read_id
from stolik.engine.coaching.seat_values import ViewValues
from stolik.engine.driver import bot_chooser, play_moves
from stolik.engine.game import TABLE, Rejection
from stolik.engine.game_library import find_games, load_game, load_package
from stolik.engine.package import GameInfo
from stolik.engine.session import Session
from stolik.games.rummikub.rules.moves import TimeUp
from stolik.models.words import reason_text

from tests.games.set_up import decisions, left, names_of
from tests.soak.marks import LONG_SOAK, mostly_soak
from tests.soak.test_playouts import any_options
from tests.tiers import mostly_rest

TABLES: Final = [(info, seats) for info in find_games() for seats in range(info.seats[0], info.seats[1] + 1)]

TIME_OUTS: Final = 0.08
"""The share of moves at which the time runs out, if there is a clock."""

STEPS: Final = 300
"""The number of steps in a walk through positions set up by hand."""

MOVES: Final = 25
"""The number of moves played on from a position."""


def fault_of(info: GameInfo, seats: int, state: Any, viewer: int | None) -> Rejection | None:
    return load_package(info.id).position_fault(seats, state.options, state, viewer)


def interruption(state: Any, rng: Random) -> TimeUp | None:
    """Return a time-out of Rummikub if a clock runs, half of them with the table in disorder."""
    if state.options.turn_seconds is None or state.phase not in ("turn", "drawn"):
        return None
    loose = [tile for tiles in state.table for tile in tiles]
    if state.phase == "turn":
        loose += rng.sample(state.racks[state.turn], rng.randrange(2))
    if not loose or rng.random() < 0.5:
        return TimeUp(state.table)
    whole = state.table[1:]
    return TimeUp((*whole, *((tile,) for tile in loose if tile not in sum(whole, ()))))


def reached(info: GameInfo, seats: int, number: int, *, bots: bool = False) -> Iterator[Any]:
    """Yield every position of a game with random options and random time-outs."""
    game, rng = load_game(info.id), Random(f"{info.id} {seats} {number} {bots}")
    options = any_options(game.options_type, seats, rng)
    start = rng.choice((None, 0)) if info.draws_for_start else rng.randrange(seats)
    if bots:
        session = Session(game, seats, options, start)
        levels = [rng.choice(list(load_package(info.id).bots.values())) for _ in range(seats)]
        for made in play_moves(session, bot_chooser(levels, [rng] * seats), rng, limit=5000):
            yield made.after
        return
    state = game.start(seats, options, start)
    yield state
    while actors := game.to_act(state):
        seat = rng.choice(actors)
        timed = info.id == "rummikub" and rng.random() < TIME_OUTS
        move = interruption(state, rng) if timed else None
        if move is not None and game.check(state, TABLE, move) is None:
            seat = TABLE
        elif seat == TABLE:
            move = game.chance(state, rng)
        else:
            move = rng.choice(list(game.legal_moves(state, seat)))
        state = game.apply(state, seat, move)[-1].state
        yield state


def assert_accepted(info: GameInfo, seats: int, state: Any) -> None:
    assert fault_of(info, seats, state, None) is None, state
    for seat in range(seats) if info.has_secrets else ():
        seen = load_game(info.id).view(state, seat)
        assert fault_of(info, seats, seen, seat) is None, (seen, seat)


@pytest.mark.parametrize("number", mostly_soak(range(10), usual=[0]))
@pytest.mark.parametrize("info, seats", TABLES, ids=lambda value: getattr(value, "id", value))
def test_every_position_of_chance_is_accepted(info: GameInfo, seats: int, number: int) -> None:
    for state in reached(info, seats, number):
        assert_accepted(info, seats, state)


@pytest.mark.parametrize("number", [pytest.param(number, marks=LONG_SOAK) for number in range(4)])
@pytest.mark.parametrize("info, seats", TABLES, ids=lambda value: getattr(value, "id", value))
def test_every_position_of_bots_is_accepted(info: GameInfo, seats: int, number: int) -> None:
    for state in reached(info, seats, number, bots=True):
        assert_accepted(info, seats, state)


def changed(editor: Any, state: Any, names: list[str], rng: Random) -> Any:
    """Return a position after a step in the editor: a piece added or removed, or a setting changed."""
    tray = rng.choice(editor.trays(state, names))
    kind = rng.random()
    if kind < 0.3 and (lying := [at for at, piece in enumerate(tray.pieces) if not piece.spent]):
        return editor.take(state, tray.key, rng.choice(lying))
    if kind < 0.8 and (palette := left(editor, state, tray.key)):
        at = rng.randrange(len(tray.pieces)) if tray.columns else -1
        return editor.put(state, tray.key, rng.choice(palette), at)
    settings = [setting for setting in editor.settings(state, names) if setting.kind != "told"]
    if not settings:
        return state
    setting = rng.choice(settings)
    most = {"number": setting.most, "several": 2 ** len(setting.choices) - 1, "switch": 1}
    value = rng.randint(setting.least, most.get(setting.kind, len(setting.choices) - 1))
    return editor.set(state, setting.key, value)


def play_on(info: GameInfo, seats: int, state: Any, rng: Random, *, bots: bool) -> None:
    """Play on from a position set up by hand, at random or by bots; hidden pieces are dealt."""
    package = load_package(info.id)
    if isinstance(package.seat_values, ViewValues):
        state = package.seat_values.possible_state(state, state.turn, rng)
        assert fault_of(info, seats, state, None) is None, state
        placed = PlacedState(info, seats, state.options, state)
        assert read_id(id_of(placed)) == placed
    session = Session(package.game, seats, state.options, 0, laid=state)
    levels = [rng.choice(list(package.bots.values())) for _ in range(seats)]
    for _ in range(MOVES):
        session.resolve_chance(rng)
        if session.over:
            break
        seat = session.to_act[0]
        if bots:
            move = levels[seat].choose(session.view(seat), seat, rng, 2.0)
        else:
            move = rng.choice(list(package.game.legal_moves(session.state, seat)))
        session.submit(seat, move)
    package.game.standings(session.state)


@pytest.mark.parametrize("number", mostly_soak(range(10), usual=[0]))
@pytest.mark.parametrize(
    "info",
    mostly_rest(find_games(), usual=[info for info in find_games() if info.id != "knaster"]),
    ids=lambda info: info.id,
)
def test_what_is_laid_is_played_on_from_or_refused_in_a_sentence(info: GameInfo, number: int) -> None:
    package, rng = load_package(info.id), Random(f"{info.id} {number}")
    editor, told = package.position_editor, Counter[str]()
    assert editor is not None
    for seats in range(info.seats[0], info.seats[1] + 1):
        names = names_of(seats)
        for begun in decisions(info.id, seats, any_options(package.game.options_type, seats, rng), number, 3):
            state = editor.plain(begun)
            for step in range(STEPS // (info.seats[1] - info.seats[0] + 1) // 3):
                state = editor.settled(changed(editor, state, names, rng))
                viewer = editor.viewer(state)
                fault = fault_of(info, seats, state, viewer) or exploring_fault(package.game, state)
                told["" if fault is None else fault.code] += 1
                if fault is not None:
                    sentence = reason_text(info.id, fault)
                    assert sentence.endswith("."), sentence
                    assert "{" not in sentence
                    state = state if rng.random() < 0.9 else editor.plain(begun)
                    continue
                placed = PlacedState(info, seats, state.options, state, viewer)
                assert read_id(id_of(placed)) == placed
                if step % 7 == 0:
                    play_on(info, seats, state, rng, bots=number > 0)
    assert "position_unsettled" not in told, "no editor lays such a position"
    assert told[""] > STEPS // 20, told
    assert len(told) > 1, told
