"""Positions of Rummikub: no move loses a tile, and no view shows tiles hidden from its seat."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

import pytest
from stolik.engine.game import TABLE, Seat
from stolik.engine.json_values import to_plain
from stolik.games.rummikub.rules.moves import Move, TimeUp
from stolik.games.rummikub.rules.options import Options
from stolik.games.rummikub.rules.rules import GAME
from stolik.games.rummikub.rules.sets.melds import is_set
from stolik.games.rummikub.rules.state import State
from stolik.games.rummikub.rules.tiles import HIDDEN, TILES, Tile

from tests.conformance.kit import Case, cases, play

CASES = [case for case in cases() if case.info.id == "rummikub"]

every_case = pytest.mark.parametrize("case", CASES, ids=str)


def tiles_of(state: State) -> list[Tile]:
    lying = [tile for tiles in state.table for tile in tiles]
    return sorted([*lying, *state.bank, *[tile for rack in state.racks for tile in rack]])


def draft(state: State, rng: Random) -> TimeUp:
    """Return an unfinished table: sets cut in two, and some tiles of the rack beside or in them."""
    sets: list[tuple[Tile, ...]] = []
    for tiles in state.table:
        cut = rng.choice([0, 0, 0, rng.randrange(len(tiles))])
        sets += [part for part in (tiles[:cut], tiles[cut:]) if part]
    # After a draw no tile can be laid.
    rack = state.racks[state.turn] if state.phase == "turn" else ()
    for tile in rng.sample(rack, min(len(rack), rng.randrange(4))):
        if sets and rng.random() < 0.5:
            place = rng.randrange(len(sets))
            sets[place] = (*sets[place], tile)
        else:
            sets.append((tile,))
    return TimeUp(tuple(sets))


@cache
def hurried(options: Options, seats: int, seed: int) -> list[tuple[State, Seat, Move]]:
    """Return a match in which the time often runs out: each position with its move, the end with none."""
    rng, made = Random(seed), list[tuple[State, Seat, Move]]()
    state = GAME.start(seats, options, None)
    while actors := GAME.to_act(state):
        seat = actors[0]
        move: Move
        if seat == TABLE:
            move = GAME.chance(state, rng)
        elif state.phase in ("turn", "drawn") and rng.random() < 0.3:
            seat, move = TABLE, draft(state, rng)
        else:
            move = rng.choice(list(GAME.legal_moves(state, seat)))
        assert GAME.check(state, seat, move) is None
        made.append((state, seat, move))
        state = GAME.apply(state, seat, move)[-1].state
    return made


HURRIES = [
    (options, seats, seed)
    for seed, seats in enumerate((2, 3, 4))
    for options in (
        Options(),
        Options(timeout_restores=False),
        Options(timeout_restores=False, timeout_penalty=3),
    )
]
every_hurry = pytest.mark.parametrize(
    "options,seats,seed",
    [pytest.param(*each, marks=pytest.mark.rest if at % 4 else ()) for at, each in enumerate(HURRIES)],
    ids=str,
)


@every_case
def test_every_tile_lies_in_one_place_and_points_sum_to_0(case: Case) -> None:
    for state in play(case).steps:
        assert tiles_of(state) in ([], sorted(TILES))
        assert all(is_set(tiles) for tiles in state.table)
        assert [len(rack) for rack in state.racks] == [len(came) for came in state.came]
    end = play(case).end
    assert len(end.results) == end.options.games_per_match
    for result in end.results:
        assert sum(result.small_points) == 0
        assert [verdict.points for verdict in result.verdicts] == list(result.small_points)


@every_hurry
def test_no_time_out_loses_a_tile_or_leaves_disorder(options: Options, seats: int, seed: int) -> None:
    for state, seat, move in hurried(options, seats, seed):
        for step in GAME.apply(state, seat, move):
            assert tiles_of(step.state) in ([], sorted(TILES))
            assert all(is_set(tiles) for tiles in step.state.table)
            assert all(len(result.verdicts) == seats for result in step.state.results)


def unseen(state: State, viewer: Seat | None) -> list[Tile]:
    racks = [] if state.ended else [r for seat, r in enumerate(state.racks) if seat != viewer]
    return [*state.bank, *[tile for rack in racks for tile in rack]]


def swapped(state: State, viewer: Seat | None, rng: Random) -> State:
    tiles = unseen(state, viewer)
    rng.shuffle(tiles)
    bank, rest = tuple(tiles[: len(state.bank)]), tiles[len(state.bank) :]
    racks = []
    for seat, rack in enumerate(state.racks):
        if seat == viewer or state.ended:
            racks.append(rack)
        else:
            racks.append(tuple(rest[: len(rack)]))
            rest = rest[len(rack) :]
    return replace(state, bank=bank, racks=tuple(racks))


@every_case
def test_swapping_hidden_tiles_changes_no_view(case: Case) -> None:
    rng = Random(9)
    for state in list(play(case).steps)[::7]:
        for viewer in (*range(case.seats), None):
            assert GAME.view(swapped(state, viewer, rng), viewer) == GAME.view(state, viewer)


def words_in(plain: Any) -> set[str]:
    found, left = set(), [plain]
    while left:
        part = left.pop()
        if isinstance(part, dict):
            left += part.values()
        elif isinstance(part, list):
            left += part
        elif isinstance(part, str):
            found.add(part)
    return found


@every_hurry
def test_nothing_hidden_is_named_in_a_view_or_an_event(options: Options, seats: int, seed: int) -> None:
    for state, seat, move in hurried(options, seats, seed):
        for step in GAME.apply(state, seat, move):
            for viewer in (*range(seats), None):
                view = GAME.view(step.state, viewer)
                # Earlier games are open, and everybody saw the tiles drawn for the start.
                now = replace(view, results=(), drawn=())
                hidden = set(unseen(step.state, viewer))
                assert not words_in(to_plain(now)) & hidden
                assert HIDDEN in view.bank or not step.state.bank
                event = GAME.redact(step.event, viewer)
                lay = {tile for tiles in state.table for tile in tiles}
                if event.kind not in ("game_scored", "start_tiles_drawn", "starter_found"):
                    assert not words_in(to_plain(event)) & hidden - lay


@every_case
def test_announcing_is_offered_only_where_a_draw_made_it_possible(case: Case) -> None:
    for moment in play(case).moments:
        state = moment.state
        if state.phase == "drawn":
            assert state.may_announce or state.announced[state.turn]
            assert not state.opened[state.turn]
