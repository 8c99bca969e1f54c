"""Written sets: what they are, what they are worth, and what is wrong with them first."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from stolik.games.rummikub.rules.sets.melds import (
    Fault,
    Meld,
    is_set,
    read,
    readings,
    same_set,
    value_of,
    worth,
)
from stolik.games.rummikub.rules.tiles import TILES, colour_of, is_joker, number_of


def meld(written: str) -> Meld:
    found = read(written.split())
    assert isinstance(found, Meld)
    return found


def fault(written: str) -> Fault:
    found = read(written.split())
    assert isinstance(found, Fault)
    return found


@pytest.mark.parametrize(
    "written,kind,numbers,value",
    [
        ("k7a r7a b7b", "group", (7, 7, 7), 21),
        ("o7a k7a r7a b7b", "group", (7, 7, 7, 7), 28),
        ("k7a ja b7b", "group", (7, 7, 7), 21),
        ("k7a ja b7b jb", "group", (7, 7, 7, 7), 28),
        ("r1a r2a r3a", "run", (1, 2, 3), 6),
        ("r11a r12b r13a", "run", (11, 12, 13), 36),
        ("r3a ja r5a", "run", (3, 4, 5), 12),
        ("ja r5a r6a jb", "run", (4, 5, 6, 7), 22),
        ("r3a ja jb r6a", "run", (3, 4, 5, 6), 18),
        ("k9a ja jb", "run", (9, 10, 11), 30),
        ("ja k9a jb", "group", (9, 9, 9), 27),
        ("ja jb k9a", "group", (9, 9, 9), 27),
        ("k13a ja jb", "group", (13, 13, 13), 39),
        ("ja k13a jb", "group", (13, 13, 13), 39),
        ("ja jb k1a", "group", (1, 1, 1), 3),
        ("o1a o2a o3a o4a o5a o6a o7a o8a o9a o10a o11a o12a o13a", "run", tuple(range(1, 14)), 91),
    ],
)
def test_a_set_is_read(written: str, kind: str, numbers: tuple[int, ...], value: int) -> None:
    found = meld(written)
    assert (found.kind, found.numbers, found.value) == (kind, numbers, value)
    assert found.tiles == tuple(written.split())
    assert is_set(found.tiles)
    assert value_of(found.tiles) == worth([found.tiles]) == value == sum(found.numbers)


def test_a_joker_may_be_any_missing_colour_and_the_better_reading_is_first() -> None:
    assert meld("k7a ja b7b").colours == ("k", "ro", "b")
    assert meld("k7a ja b7b jb").colours == ("k", "ro", "b", "ro")
    assert meld("r3a ja r5a").colours == ("r", "r", "r")
    assert [found.value for found in readings(("k9a", "ja", "jb"))] == [30, 27]
    assert [found.kind for found in readings(("ja", "k9a", "jb"))] == ["group", "run"]
    assert [found.value for found in readings(("ja", "jb", "k9a"))] == [27, 24]
    assert readings(("ja", "jb")) == ()


@pytest.mark.parametrize(
    "written,code,facts",
    [
        ("", "too_few_tiles", {"given": 0}),
        ("ja jb", "too_few_tiles", {"given": 2}),
        ("k7a r7a k7b", "colour_twice", {"number": 7, "colour": "k"}),
        ("r7a r7b ja", "colour_twice", {"number": 7, "colour": "r"}),
        ("k7a r7a b7a o7a ja", "group_too_long", {"number": 7, "given": 5}),
        ("k7a r7a b8a", "other_number_in_group", {"number": 7, "tile": "b8a"}),
        ("r4a r5a k6a", "other_colour_in_run", {"colour": "r", "tile": "k6a"}),
        ("r4a r5a r5b", "number_twice", {"colour": "r", "number": 5}),
        ("r5a r5b r6a", "number_twice", {"colour": "r", "number": 5}),
        ("r5a r4a r3a", "run_downwards", {"colour": "r"}),
        ("r12a r13a r1a", "one_after_thirteen", {"colour": "r"}),
        ("r12a ja r1a r2a", "one_after_thirteen", {"colour": "r"}),
        ("r12a ja r1a", "one_after_thirteen", {"colour": "r"}),
        ("r12a r13a ja r1a", "joker_past_the_end", {"colour": "r", "number": 14}),
        ("r13a ja jb r1a", "joker_past_the_end", {"colour": "r", "number": 14}),
        ("r12a r13a ja r2a", "one_after_thirteen", {"colour": "r"}),
        ("r13a ja r11a", "run_downwards", {"colour": "r"}),
        ("r9a ja r3a", "run_downwards", {"colour": "r"}),
        ("r5a r4a r6a", "not_consecutive", {"colour": "r", "number": 5, "next": 4}),
        ("r4a r5a r7a", "not_consecutive", {"colour": "r", "number": 5, "next": 7}),
        ("r4a r6a r5a", "not_consecutive", {"colour": "r", "number": 4, "next": 6}),
        ("r4a ja r3a r5a", "run_downwards", {"colour": "r"}),
        ("r4a ja r5a", "wrong_jokers_between", {"colour": "r", "number": 4, "next": 5, "jokers": 1}),
        ("r4a ja r8a", "wrong_jokers_between", {"colour": "r", "number": 4, "next": 8, "jokers": 1}),
        ("ja r1a r2a", "joker_past_the_end", {"colour": "r", "number": 0}),
        ("r12a r13a ja", "joker_past_the_end", {"colour": "r", "number": 14}),
        ("k4a r5a b6a", "neither_run_nor_group", {"tile": "k4a", "other": "r5a"}),
    ],
)
def test_the_first_fault_is_named(written: str, code: str, facts: dict[str, Any]) -> None:
    found = fault(written)
    assert found.code == code
    assert found.facts == {"tiles": tuple(written.split()), **facts}
    assert value_of(written.split()) == 0
    assert not is_set(written.split())


@pytest.mark.parametrize(
    "one,other,same",
    [
        ("k7a r7a ja", "ja k7a r7a", True),
        ("k7a r7a b7a", "k7a r7a b7b", False),
        ("r4a r5a ja", "ja r4a r5a", False),
        ("r4a ja r6a jb", "r4a jb r6a ja", False),
        ("r4a r5a", "r4a r5a", True),
        ("r4a r5a", "r5a r4a", False),
        ("k9a ja jb", "ja k9a jb", False),
        ("k13a ja jb", "ja k13a jb", True),
        ("k13a ja jb", "jb ja k13a", True),
        ("ja k9a jb", "ja jb k9a", True),
        ("k7a ja r7a jb", "jb ja k7a r7a", True),
        ("k7a ja k9a jb", "jb k7a ja k9a", False),
        ("k9a ja jb", "k9a ja jb", True),
    ],
)
def test_an_untouched_set_is_told_from_a_touched_one(one: str, other: str, same: bool) -> None:
    assert same_set(one.split(), other.split()) == same


@given(st.lists(st.sampled_from(TILES), unique=True, max_size=6))
def test_what_is_a_set_is_told_by_the_letter(tiles: list[str]) -> None:
    real = [tile for tile in tiles if not is_joker(tile)]
    colours = [colour_of(tile) for tile in real]
    group = (
        3 <= len(tiles) <= 4
        and len({number_of(tile) for tile in real}) == 1
        and len(set(colours)) == len(real)
    )
    rows = [range(low, low + len(tiles)) for low in range(1, 15 - len(tiles))]
    run = (
        len(tiles) >= 3
        and len(set(colours)) == 1
        and any(
            all(is_joker(tile) or number_of(tile) == number for tile, number in zip(tiles, row, strict=True))
            for row in rows
        )
    )
    assert is_set(tiles) == (group or run)


@given(st.permutations(["k5a", "r5a", "ja"]))
def test_the_order_in_a_group_means_nothing(tiles: list[str]) -> None:
    assert all(same_set(tiles, other) for other in permutations(tiles))
