"""How many tables there are, and how many sit at each."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from stolik.tournament.draw import table_sizes

FAMILY = (2, 4)


@pytest.mark.parametrize(
    "entrants,sizes",
    [
        (2, (2,)), (3, (3,)), (4, (4,)), (5, (3, 2)), (6, (3, 3)), (7, (4, 3)), (8, (4, 4)), (9, (3, 3, 3)),
        (10, (4, 3, 3)), (11, (4, 4, 3)), (13, (4, 3, 3, 3)), (64, (4,) * 16),
    ],
)  # fmt: skip
def test_tables_of_four_and_few_of_three(entrants: int, sizes: tuple[int, ...]) -> None:
    assert table_sizes(entrants, FAMILY, 4) == sizes


@given(st.integers(6, 64))
def test_no_other_split_has_fewer_tables_of_three(entrants: int) -> None:
    sizes = table_sizes(entrants, FAMILY, 4)
    fewest = min(
        threes for threes in range(64) if entrants >= 3 * threes and (entrants - 3 * threes) % 4 == 0
    )
    assert sizes.count(3) == fewest
    assert sizes.count(4) * 4 + fewest * 3 == entrants


@pytest.mark.parametrize(
    "entrants,seats,preferred,sizes",
    [
        (5, (3, 6), 4, (5,)),
        (7, (2, 8), 6, (4, 3)),
        (5, (2, 2), 2, ()),
        (2, (3, 6), 4, ()),
        (9, (4, 4), 4, ()),
    ],
)
def test_other_games_have_other_tables(
    entrants: int, seats: tuple[int, int], preferred: int, sizes: tuple[int, ...]
) -> None:
    assert table_sizes(entrants, seats, preferred) == sizes
