"""The rules of Rummikub against a slow second reading of the same paragraphs."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from stolik.engine.game import TABLE, Seat
from stolik.games.rummikub.rules.moves import Announce, Draw, EndTurn, Move, Pass, Play, TimeUp
from stolik.games.rummikub.rules.options import Options
from stolik.games.rummikub.rules.rules import GAME
from stolik.games.rummikub.rules.state import State

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
    """§2.4."""
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
    """§3.3, for sets of no more than one joker: in a group the order means nothing."""
    if [kind for kind, _ in readings(one)] == ["group"]:
        return sorted(one) == sorted(other)
    return list(one) == list(other)


def lawful(table: Sets, rack: Sequence[str], opened: bool, after: Sets) -> bool:
    """§3, §4: whether a player may leave this table."""
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
    """A table near to one that may be left: a simple move, with one thing done to it."""
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
        """§5.1, §6.5, §6.8: draw, or pass where nothing is left."""
        if not self.bank:
            self.passes += 1
        for _ in range(count):
            if self.bank:
                self.racks[seat].append(self.bank.pop(0))

    def lay(self, seat: Seat, after: Sets) -> None:
        """§8.1, §9.1: put the table down."""
        now = {tile for tiles in after for tile in tiles}
        kept = [tile for tile in self.racks[seat] if tile not in now]
        if len(kept) < len(self.racks[seat]):
            self.passes = 0
        self.racks[seat], self.table = kept, after

    def time_up(self, seat: Seat, draft: Sets) -> None:
        """§6.2 to §6.8."""
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
        """§8.1, §9.1."""
        return [] in self.racks or self.passes == self.seats


@pytest.mark.rest
@given(st.integers(2, 4), OPTIONS, st.integers(0, 2**32))
@settings(max_examples=5, deadline=None)
def test_a_game_on_paper_and_by_the_rules_goes_the_same_way(seats: int, options: Options, seed: int) -> None:
    rng = Random(seed)
    state = GAME.start(seats, options, None)
    while len(state.results) == 0:
        actors = GAME.to_act(state)
        seat = actors[0]
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
    assert list(state.bank) == paper.bank
    assert state.table == paper.table
    assert list(state.opened) == paper.opened
    assert bool(state.results) == paper.ended
    if not paper.ended:
        assert state.passes == paper.passes
