"""“Lay all your tiles”, solved again by a search that shares nothing with the one that makes the puzzles."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest
from stolik.engine.coaching.puzzles import GRADES, Puzzle
from stolik.games.rummikub.ai.puzzles import PUZZLES, fewest_touched
from stolik.games.rummikub.rules.moves import Draw, Play
from stolik.games.rummikub.rules.tiles import Tile, colour_of, is_joker, number_of


def splits(tiles: frozenset[Tile]) -> bool:
    """Return whether tiles can be split into runs and groups, by trying every set that has the least tile."""
    if not tiles:
        return True
    jokers = frozenset(filter(is_joker, tiles))
    plain = sorted(tiles - jokers, key=lambda tile: (number_of(tile), tile))
    if not plain:
        return False
    return any(splits(tiles - found) for found in sets_with(plain[0], plain[1:], sorted(jokers)))


def sets_with(first: Tile, others: list[Tile], jokers: list[Tile]) -> list[frozenset[Tile]]:
    """Return the sets of at least three tiles that have a tile, which is the least of all."""
    found = []
    number = number_of(first)
    same = [tile for tile in others if number_of(tile) == number and colour_of(tile) != colour_of(first)]
    for size in range(4):
        for chosen in combinations(same, size):
            colours = {colour_of(tile) for tile in chosen}
            if len(colours) == size:
                found += [
                    frozenset((first, *chosen, *jokers[:more]))
                    for more in range(len(jokers) + 1)
                    if 3 <= 1 + size + more <= 4
                ]
    runs: list[tuple[tuple[Tile, ...], int]] = [((first,), 0)]
    while runs:
        run, used = runs.pop()
        if len(run) >= 3:
            found.append(frozenset(run))
        ahead = number + len(run)
        if len(run) < 13:
            runs += [
                ((*run, tile), used)
                for tile in others
                if number_of(tile) == ahead and colour_of(tile) == colour_of(first) and tile not in run
            ]
            if used < len(jokers):
                runs.append(((*run, jokers[used]), used + 1))
    return found


def touched_at_least(puzzle: Puzzle) -> int:
    """Return how many sets must be touched, by splitting all choices of sets anew."""
    state = puzzle.session.state
    rack = state.racks[puzzle.seat]
    for number in range(len(state.table) + 1):
        for chosen in combinations(state.table, number):
            if splits(frozenset((*rack, *(tile for tiles in chosen for tile in tiles)))):
                return number
    raise AssertionError("the rack can't be laid")


@pytest.mark.parametrize("grade", GRADES)
def test_a_puzzle_of_a_grade_is_the_position_of_a_game_with_an_answer(grade: int) -> None:
    puzzle = PUZZLES.make(grade, Random(f"proof {grade}"))
    assert touched_at_least(puzzle) == grade
    for number in range(3):
        puzzle = PUZZLES.make(grade, Random(f"{grade} {number}"))
        assert puzzle.session.to_act == (puzzle.seat,)
        assert puzzle.session.check(puzzle.seat, puzzle.best) is None
        assert PUZZLES.solves(puzzle, puzzle.best)
        puzzle.session.submit(puzzle.seat, puzzle.best)
        assert puzzle.session.over


def test_what_has_no_answer_is_no_puzzle_and_a_joker_may_lie_in_a_hard_one() -> None:
    tables = [PUZZLES.make(3, Random(f"joker {number}")).session.state.table for number in range(12)]
    assert any(is_joker(tile) for table in tables for tiles in table for tile in tiles)
    puzzle = PUZZLES.make(2, Random("half"))
    assert not PUZZLES.solves(puzzle, Draw())
    assert isinstance(puzzle.best, Play)
    left = puzzle.session.state.racks[puzzle.seat][0]
    kept = tuple(tuple(tile for tile in tiles if tile != left) for tiles in puzzle.best.table)
    assert not PUZZLES.solves(puzzle, Play(kept))
    assert fewest_touched([("k1a", "k2a", "k3a")], ["r9a"]) is None
