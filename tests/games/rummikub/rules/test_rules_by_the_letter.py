"""The rules of Rummikub against a slow second reading, and what no move may lose."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from stolik.engine.game import TABLE, Seat
from stolik.engine.json_values import to_plain
from stolik.games.rummikub.rules.moves import Announce, Draw, EndTurn, Move, Pass, Play, TimeUp
from stolik.games.rummikub.rules.options import Options
from stolik.games.rummikub.rules.rules import GAME
from stolik.games.rummikub.rules.sets.melds import is_set
from stolik.games.rummikub.rules.state import State
from stolik.games.rummikub.rules.tiles import HIDDEN, TILES, Tile

from tests.conformance.kit import Case, cases, play

COLOURS = "krbo"

OPTIONS = st.builds(
    Options,
    turn_seconds=st.just(60),
    timeout_penalty=st.sampled_from([1, 3]),
    timeout_restores=st.booleans(),
    games_per_match=st.sampled_from([1, 2]),
    reshuffle_right=st.booleans(),
)

Sets = Sequence[Sequence[str]]


def stands_for(tile: str, colour: str, number: int) -> bool:
    return tile in ("ja", "jb") or tile[:-1] == f"{colour}{number}"


def readings(tiles: Sequence[str]) -> list[tuple[str, int]]:
    """§2: every way to lay the printed tiles of a run or a group under these, with its points."""
    size = len(tiles)
    found = []
    for colour in COLOURS:
        for low in range(1, 15 - size if size >= 3 else 1):
            row = range(low, low + size)
            if all(stands_for(tile, colour, number) for tile, number in zip(tiles, row, strict=True)):
                found.append(("run", sum(row)))
    for number in range(1, 14):
        jokers = sum(tile in ("ja", "jb") for tile in tiles)
        colours = [c for c in COLOURS for tile in tiles if tile[:-1] == f"{c}{number}"]
        if size in (3, 4) and len(colours) == len(set(colours)) == size - jokers:
            found.append(("group", number * size))
    return found


def alike(one: Sequence[str], other: Sequence[str]) -> bool:
    if [kind for kind, _ in readings(one)] == ["group"]:
        return sorted(one) == sorted(other)
    return list(one) == list(other)


def lawful(table: Sets, rack: Sequence[str], opened: bool, after: Sets) -> bool:
    before = [tile for tiles in table for tile in tiles]
    now = [tile for tiles in after for tile in tiles]
    own = [tile for tile in now if tile not in before]
    if sorted(now) != sorted(before + own) or len(set(own)) != len(own) or not set(own) <= set(rack):
        return False
    if not own or not all(readings(tiles) for tiles in after):
        return False
    new = [tiles for tiles in after if not any(alike(lay, tiles) for lay in table)]
    if opened:
        return True
    points = sum(max(value for _, value in readings(tiles)) for tiles in new)
    return len(new) == len(after) - len(table) and points >= 30


def twisted(state: State, rng: Random) -> tuple[tuple[str, ...], ...]:
    simple = [move.table for move in GAME.legal_moves(state, state.turn) if isinstance(move, Play)]
    sets = [list(tiles) for tiles in rng.choice([*simple, state.table])]
    spare = [tile for tile in state.racks[state.turn] if tile not in {t for tiles in sets for t in tiles}]
    for _ in range(rng.randrange(3)):
        if not sets:
            break
        one, other = rng.choice(sets), rng.choice(sets)
        match rng.randrange(5):
            case 0:
                rng.shuffle(one)
            case 1 if spare:
                one.append(spare.pop())
            case 2:
                other.append(one.pop())
            case 3 if len(one) > 3:
                sets.append(one[3:])
                del one[3:]
            case _:
                rng.shuffle(sets)
        sets = [tiles for tiles in sets if tiles]
    return tuple(map(tuple, sets))


class Paper:
    """A game in words: who holds what, and who has passed."""

    def __init__(self, state: State) -> None:
        self.options = state.options
        self.table: Sets = state.table
        self.racks = [list(rack) for rack in state.racks]
        self.bank = list(state.bank)
        self.opened = list(state.opened)
        self.passes = state.passes
        self.seats = len(self.racks)

    def take(self, seat: Seat, count: int) -> None:
        if not self.bank:
            self.passes += 1
        for _ in range(count):
            if self.bank:
                self.racks[seat].append(self.bank.pop(0))

    def lay(self, seat: Seat, after: Sets) -> None:
        now = {tile for tiles in after for tile in tiles}
        kept = [tile for tile in self.racks[seat] if tile not in now]
        if len(kept) < len(self.racks[seat]):
            self.passes = 0
        self.racks[seat], self.table = kept, after

    def time_up(self, seat: Seat, draft: Sets) -> None:
        before = {tile for tiles in self.table for tile in tiles}
        now = {tile for tiles in draft for tile in tiles}
        same = now == before and all(any(alike(lay, tiles) for tiles in draft) for lay in self.table)
        if same:
            self.take(seat, 1)
        elif lawful(self.table, self.racks[seat], self.opened[seat], draft):
            self.lay(seat, draft)
            self.opened[seat] = True
        elif self.options.timeout_restores or not self.opened[seat]:
            self.take(seat, self.options.timeout_penalty)
        else:
            kept = tuple(tiles for tiles in draft if readings(tiles))
            there = {tile for tiles in kept for tile in tiles}
            laid = any(tile in there for tile in self.racks[seat])
            gone = [tile for tiles in self.table for tile in tiles if tile not in there]
            self.lay(seat, kept)
            self.racks[seat] += gone
            if self.bank or not laid:
                self.take(seat, self.options.timeout_penalty)

    @property
    def ended(self) -> bool:
        return [] in self.racks or self.passes == self.seats


@pytest.mark.rest
@given(st.integers(2, 4), OPTIONS, st.integers(0, 2**32))
@settings(max_examples=5, deadline=None)
def test_a_game_on_paper_and_by_the_rules_goes_the_same_way(seats: int, options: Options, seed: int) -> None:
    rng = Random(seed)
    state = GAME.start(seats, options, None)
    while len(state.results) == 0:
        seat = GAME.to_act(state)[0]
        if seat == TABLE:
            state = GAME.apply(state, TABLE, GAME.chance(state, rng))[-1].state
            continue
        paper = Paper(state)
        table = twisted(state, rng) if state.phase == "turn" else ()
        both = any({"ja", "jb"} <= set(tiles) for tiles in (*state.table, *table))
        if state.phase == "turn" and not both:
            may = lawful(paper.table, paper.racks[seat], paper.opened[seat], table)
            assert (GAME.check(state, seat, Play(table)) is None) == may, table
            if GAME.check(state, TABLE, TimeUp(table)) is None and rng.random() < 0.2:
                paper.time_up(seat, table)
                state = GAME.apply(state, TABLE, TimeUp(table))[-1].state
                compare(state, paper)
                continue
        move: Move = rng.choice(list(GAME.legal_moves(state, seat)))
        match move:
            case Play():
                paper.lay(seat, move.table)
                paper.opened[seat] = True
            case Draw() | Pass():
                paper.take(seat, 1)
            case Announce() | EndTurn():
                pass
            case _:
                state = GAME.apply(state, seat, move)[-1].state
                continue
        state = GAME.apply(state, seat, move)[-1].state
        compare(state, paper)


def compare(state: State, paper: Paper) -> None:
    assert list(map(list, state.racks)) == paper.racks
    assert (list(state.bank), state.table) == (paper.bank, paper.table)
    assert (list(state.opened), bool(state.results)) == (paper.opened, paper.ended)
    if not paper.ended:
        assert state.passes == paper.passes


CASES = [case for case in cases() if case.info.id == "rummikub"]

every_case = pytest.mark.parametrize("case", CASES, ids=str)


def tiles_of(state: State) -> list[Tile]:
    lying = [tile for tiles in state.table for tile in tiles]
    return sorted([*lying, *state.bank, *[tile for rack in state.racks for tile in rack]])


def draft(state: State, rng: Random) -> TimeUp:
    """A table as it may be left: sets cut in two, and some tiles of the rack beside or in them."""
    sets: list[tuple[Tile, ...]] = []
    for tiles in state.table:
        cut = rng.choice([0, 0, 0, rng.randrange(len(tiles))])
        sets += [part for part in (tiles[:cut], tiles[cut:]) if part]
    # After a draw nothing can be laid any more.
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
    """A match in which the time is often up; each position with the move made in it, the end with none."""
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
                # Earlier games lie open, and what was drawn for the start was seen by all.
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
