"""Rummikub positions for measuring the solver, the same in every run: from games of bots, and hard ones."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Final, NamedTuple, TypeAlias

from stolik.games.rummikub.ai.solver.solver import MOST_POINTS, MOST_TILES, solve
from stolik.games.rummikub.rules.sets.melds import worth
from stolik.games.rummikub.rules.tiles import COLOURS, COPIES, NUMBERS, TILES, Tile, is_joker

RACK: Final = 14
OPENING: Final = 30
TABLES: Final = range(35, 96)
"""The numbers of tiles on a stressed table."""


Row: TypeAlias = tuple[Tile, ...]


class Position(NamedTuple):
    """A sorted table, and the rack of the seat to move, which has opened."""

    table: tuple[Row, ...]
    rack: tuple[Tile, ...]


def self_play(count: int, seed: int = 1) -> list[Position]:
    """Return the first positions from games of two to four bots that lay as much as they can."""
    rng = Random(seed)
    found: list[Position] = []
    while len(found) < count:
        found += islice(_game(rng), count - len(found))
    return found


def _game(rng: Random) -> Iterator[Position]:
    """Play a game and yield every position of a seat that has opened."""
    bank = list(TILES)
    rng.shuffle(bank)
    seats = rng.randint(2, 4)
    racks = [[bank.pop() for _ in range(RACK)] for _ in range(seats)]
    opened = [False] * seats
    table: tuple[Row, ...] = ()
    passed = turn = 0
    while all(racks) and passed < seats:
        rack = racks[turn]
        if opened[turn]:
            yield Position(table, tuple(rack))
            found = solve(table, rack)
            after = found.table if found else None
        else:
            tries = [solve((), rack, goal) for goal in (MOST_TILES, MOST_POINTS)]
            found = next((one for one in tries if one and worth(one.table) >= OPENING), None)
            after = table + found.table if found else None
        passed += 1
        if found and after:
            opened[turn], table, passed = True, after, 0
            for tile in found.laid:
                rack.remove(tile)
        elif bank:
            rack.append(bank.pop())
            passed = 0
        turn = (turn + 1) % seats


def stressed(count: int, seed: int = 2) -> list[Position]:
    """Return positions with 35-95 tiles on the table, and 0 to 2 jokers on the table and the rack."""
    rng = Random(seed)
    found: list[Position] = []
    while len(found) < count:
        position = _stressed(rng, jokers=len(found) % 3)
        if position:
            found.append(position)
    return found


def _stressed(rng: Random, jokers: int) -> Position | None:
    """Return random sets and a rack of up to 14 other tiles, or ``None`` if too few sets fit."""
    loose = {tile for tile in TILES if not is_joker(tile)}
    free = [f"j{copy}" for copy in COPIES[:jokers]]
    wanted = rng.choice(TABLES)
    table: list[Row] = []
    for _ in range(300):
        if sum(map(len, table)) >= wanted:
            break
        row: list[Tile] = []
        for colour, number in _any_set(rng):
            copies = [name for copy in COPIES if (name := f"{colour}{number}{copy}") in loose]
            row.append(rng.choice(copies) if copies else "")
        if not row.count("") and free and rng.random() < 0.1:
            row[rng.randrange(len(row))] = ""
        if row.count("") > min(1, len(free)):
            continue
        row = [tile or free.pop() for tile in row]
        table.append(tuple(row))
        loose -= set(row)
    if sum(map(len, table)) not in TABLES:
        return None
    rack = rng.sample(sorted(loose), min(len(loose), rng.randint(1, RACK))) + free
    return Position(tuple(table), tuple(rack))


def _any_set(rng: Random) -> list[tuple[str, int]]:
    """Return the colours and numbers of a run or a group."""
    if rng.random() < 0.5:
        length = rng.choice((3, 3, 3, 4, 4, 5, 6))
        colour, first = rng.choice(COLOURS), rng.randint(1, NUMBERS + 1 - length)
        return [(colour, first + step) for step in range(length)]
    number = rng.randint(1, NUMBERS)
    return [(colour, number) for colour in rng.sample(COLOURS, rng.choice((3, 3, 4)))]
