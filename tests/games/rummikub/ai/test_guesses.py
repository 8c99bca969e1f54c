"""The truth behind a guess is what each unseen tile brings, tried one by one without the solver."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations, permutations

import pytest
from stolik.games.rummikub.ai.analysis.guesses import guesses
from stolik.games.rummikub.rules.rules import GAME
from stolik.games.rummikub.rules.sets.melds import is_set, value_of
from stolik.games.rummikub.rules.tiles import TILES, Tile

from tests.games.rummikub.rules.test_rules import position

TABLE = ("k3a k4a k5a", "r7a b7a o7a")


def makes_sets(tiles: Sequence[Tile]) -> bool:
    """Return whether tiles make sets with none left."""
    if not tiles:
        return True
    first, *others = tiles
    return any(
        any(map(is_set, permutations((first, *chosen))))
        and makes_sets([tile for tile in others if tile not in chosen])
        for size in (2, 3)
        for chosen in combinations(others, size)
    )


def can_lay(table: Sequence[Tile], rack: Sequence[Tile], tile: Tile) -> bool:
    parts = [part for size in range(len(rack) + 1) for part in combinations(rack, size)]
    return any(makes_sets([*table, tile, *part]) for part in parts)


def can_open(rack: Sequence[Tile], needed: int) -> bool:
    """Return whether one set, or two that share no tile, are worth enough."""
    found = {}
    for size in (3, 4):
        for chosen in combinations(rack, size):
            worths = [value_of(row) for row in permutations(chosen) if is_set(row)]
            if worths:
                found[frozenset(chosen)] = max(worths)
    pairs = [worth + other for one, worth in found.items() for two, other in found.items() if not one & two]
    return max([0, *found.values(), *pairs]) >= needed


def unseen(*seen: str) -> list[Tile]:
    known = {tile for tiles in seen for tile in tiles.split()}
    return [tile for tile in TILES if tile not in known]


def test_after_the_opening_it_is_whether_the_tile_can_be_laid() -> None:
    rack = "k6a"
    view = GAME.view(position(rack, "o9a", on=TABLE, opened=(0,)), 0)
    (question,) = guesses(view, 0)
    table = [tile for tiles in TABLE for tile in tiles.split()]
    left = unseen(rack, *TABLE)
    helping = [tile for tile in left if can_lay(table, rack.split(), tile)]
    assert (question.kind, question.facts) == ("lay", {})
    assert question.truth == pytest.approx(len(helping) / len(left))


@pytest.mark.parametrize("rack", ["k10a r10a o1a b3a", "k10a k11a b4a r4a", "k13a r13a k1a k2a"])
def test_before_the_opening_it_is_whether_the_tile_opens(rack: str) -> None:
    view = GAME.view(position(rack, "o9a"), 0)
    (question,) = guesses(view, 0)
    left = unseen(rack)
    helping = [tile for tile in left if can_open([*rack.split(), tile], 30)]
    assert (question.kind, question.facts) == ("open", {"points": 30})
    assert question.truth == pytest.approx(len(helping) / len(left))


def test_nothing_is_asked_where_no_tile_can_help_or_come() -> None:
    opens = position("k11a k12a k13a", "o9a")
    assert guesses(GAME.view(opens, 0), 0) == ()
    drawing = position("k9a r9a o1a", "o9a")
    assert guesses(GAME.view(replace(drawing, bank=()), 0), 0) == ()
    # Of another seat's rack nothing is known.
    assert guesses(GAME.view(drawing, 1), 0) == ()
    assert guesses(GAME.view(drawing, 1), 1) == ()
