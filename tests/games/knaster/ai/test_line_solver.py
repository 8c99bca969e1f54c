"""The exact table of single lines, against what can be reckoned by hand and by slow search."""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement

import pytest
from stolik.games.knaster.ai.sheet_values import CHANCES, MOST_ROLLS, SUMS, expected_circles, partial
from stolik.games.knaster.rules.sheet import CIRCLES, combination


def test_the_table_holds_every_partial_line_and_what_a_filled_one_brings() -> None:
    assert [round(36 * chance) for chance in CHANCES.values()] == [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]
    assert sum(CHANCES.values()) == pytest.approx(1)
    lines = [line for size in range(6) for line in combinations_with_replacement(SUMS, size)]
    assert len(lines) == 4_368
    for line in lines:
        assert expected_circles(line, 0) == (CIRCLES[combination(line)] if len(line) == 5 else 0)
    assert [expected_circles((8, 8, 8, 8, 8), rolls) for rolls in (0, 7, 25)] == [3, 3, 3]
    assert expected_circles((2, 4, 6, 8, 10), 25) == 0
    assert partial((9, 0, 7, 0, 7)) == (7, 7, 9)


@pytest.mark.parametrize(
    "line,rolls,circles",
    [
        ((6, 7, 8, 9), 1, 3 * 7 / 36),  # a 5 or a 10: 4 + 3 of 36
        ((2, 3, 4, 5), 1, 3 * 5 / 36),  # only a 6
        ((8, 8, 8, 8), 1, 2 + 5 / 36),  # four of a kind whatever comes, five with an 8
        ((8, 8, 9, 9), 1, 1 + 9 / 36),  # two pairs whatever comes, a full house with an 8 or a 9
        ((6, 7, 8, 9), 2, 3 * (1 - (29 / 36) ** 2)),  # two tries for the straight
        ((8, 8, 9, 9), 2, 2 - (27 / 36) ** 2),  # wait one roll for the full house
    ],
)
def test_lines_that_can_be_reckoned_by_hand(line: tuple[int, ...], rolls: int, circles: float) -> None:
    assert expected_circles(line, rolls) == pytest.approx(circles)


@cache
def search(line: tuple[int, ...], rolls: int) -> float:
    """The same by trying every way to write or leave."""
    if len(line) == 5:
        return CIRCLES[combination(line)]
    if not rolls:
        return 0
    return sum(
        chance * max(search(line, rolls - 1), search(tuple(sorted((*line, number))), rolls - 1))
        for number, chance in CHANCES.items()
    )


@pytest.mark.parametrize("line", [(), (7,), (6, 8), (2, 2, 12), (6, 7, 9, 10)])
def test_the_table_is_what_a_search_finds(line: tuple[int, ...]) -> None:
    for rolls in range(8):
        assert expected_circles(line, rolls) == pytest.approx(search(line, rolls))


def test_more_rolls_never_bring_less() -> None:
    for line in [(), (7,), (6, 8), (2, 2, 12), (5, 6, 6, 10)]:
        row = [expected_circles(line, rolls) for rolls in range(MOST_ROLLS + 1)]
        assert row == sorted(row)
        assert row[-1] <= 3
