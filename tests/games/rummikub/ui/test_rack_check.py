"""Whether a rack of a real table could open: what is typed, and the answer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, permutations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QLocale
from PySide6.QtGui import QGuiApplication
from stolik.games.rummikub.rules.sets.melds import value_of
from stolik.games.rummikub.rules.tiles import KIND_OF, TILES, Tile, number_of
from stolik.games.rummikub.ui.rack_check.answer import MANY, answer, answer_text, cost_text
from stolik.games.rummikub.ui.rack_check.qt import RackCheckModel
from stolik.games.rummikub.ui.rack_check.typed_tiles import read_tiles, tiles_of, written
from stolik.models.rows import RowsModel

HIGH = [tile for tile in TILES if number_of(tile) in (0, 8, 9, 10, 11)]


@pytest.mark.parametrize(
    "text,tiles",
    [
        ("r7 b8 o13 J", "r7 b8 o13 J"),
        ("c7 n8 p13 j", "r7 b8 o13 J"),
        ("R7,B8;O13 *", "r7 b8 o13 J"),
        ("k1k2k3", "k1 k2 k3"),
        ("r7 8 9, k 7", "k7 r7 r8 r9"),
        ("black 5 czarna 6 czarne 7 czerwona 1 czerwonej 2", "k5 k6 k7 r1 r2"),
        ("niebieska 3 niebieskie 4 pomarańczowa 9 orange 10 blue 5", "b3 b4 b5 o9 o10"),
        ("cze 5 cza 5 nie 5 POM 5", "k5 r5 b5 o5"),
        ("joker jokera", "J J"),
        ("jj r1", "r1 J J"),
        ("r07", "r7"),
        ("", ""),
    ],
)
def test_tiles_are_typed_in_either_language(text: str, tiles: str) -> None:
    typed = read_tiles(text)
    assert (written(typed.counts, "en"), typed.unread, typed.too_many) == (tiles, (), ())


@pytest.mark.parametrize(
    "text,tiles,unread,too_many",
    [
        ("r14 r0 r7", "r7", ("r14", "r0"), ()),
        ("7 r7", "r7", ("7",), ()),
        ("x9 8 r7", "r7", ("x9", "8"), ()),
        ("cz5", "", ("cz5",), ()),
        ("r r7 b", "r7", ("r", "b"), ()),
        ("r7 r7 r7 r7", "r7 r7", (), ("r7a",)),
        ("J J J", "J J", (), ("ja",)),
        ("r7 # ?", "r7", ("#", "?"), ()),
        ("r7 r²", "r7", ("r²",), ()),
        ("r" + "9" * 5000, "", ("r" + "9" * 5000,), ()),
    ],
)
def test_what_is_no_tile_is_named_and_the_others_are_read(
    text: str, tiles: str, unread: tuple[str, ...], too_many: tuple[Tile, ...]
) -> None:
    typed = read_tiles(text)
    assert (written(typed.counts, "en"), typed.unread, typed.too_many) == (tiles, unread, too_many)


@given(st.lists(st.sampled_from(TILES), unique=True, max_size=20), st.sampled_from(["en", "pl"]))
def test_what_is_written_reads_back(rack: list[Tile], language: str) -> None:
    counts = Counter(KIND_OF[tile] for tile in rack)
    typed = read_tiles(written(counts, language))
    assert (typed.counts, typed.unread, typed.too_many) == (counts, (), ())
    assert Counter(KIND_OF[tile] for tile in tiles_of(typed.counts)) == counts


@given(st.text("kcrnbopjJ* ,019żą²٣", max_size=30))
def test_any_text_is_read(text: str) -> None:
    assert all(1 <= count <= 2 for count in read_tiles(text).counts.values())


def by_brute_force(rack: tuple[Tile, ...]) -> int:
    """Return the best worth of disjoint sets out of a rack, every order of every choice of tiles tried."""
    best = 0
    for size in range(3, len(rack) + 1):
        for chosen in combinations(rack, size):
            worth = max(map(value_of, permutations(chosen)))
            if worth:
                left = tuple(tile for tile in rack if tile not in chosen)
                best = max(best, worth + (by_brute_force(left) if len(left) >= 3 else 0))
    return best


@settings(max_examples=60, deadline=None)
@given(st.one_of(*[st.lists(st.sampled_from(some), unique=True, max_size=6) for some in (HIGH, TILES)]))
def test_the_answer_is_that_of_all_ways_to_lay_a_small_rack(rack: list[Tile]) -> None:
    told = answer(rack)
    assert told.worth == by_brute_force(tuple(rack))
    assert told.opens == (told.worth >= 30)
    laid = [tile for row in told.sets for tile in row]
    assert set(laid) <= set(rack)
    assert len(laid) == len(set(laid))
    assert sum(map(value_of, told.sets)) == told.worth


def test_a_rack_of_very_many_tiles_is_answered_at_once_too() -> None:
    told = answer(TILES)
    assert told.opens
    assert sum(map(value_of, told.sets)) == told.worth
    no_set = [
        f"{colour}{number}{copy}" for colour in "kr" for number in (1, 2, 4, 5, 7, 8, 11) for copy in "ab"
    ]
    assert len(no_set) == MANY
    assert answer([*no_set, "b10a", "b13a"]) == (False, 0, ())


@pytest.mark.parametrize(
    "rack,sentence,cost",
    [
        ("", "Press the tiles", ""),
        ("r1 r2 k7", "No: these tiles make no set.", "Not opened with this rack: −100."),
        ("k9 r9 b9 o1", "No: the best is 27.", "Not opened with this rack: −100."),
        ("k9 J J", "Yes, it opens: 30 points.", "Not opened with this rack: −200."),
        ("k9 r9 b9 r1 r2 r3", "Yes, it opens: 33 points.", "Not opened with this rack: −200."),
    ],
)
def test_the_answer_in_words(rack: str, sentence: str, cost: str) -> None:
    tiles = tiles_of(read_tiles(rack).counts)
    assert answer_text(tiles, answer(tiles)).startswith(sentence)
    assert cost_text(tiles, answer(tiles)).startswith(cost)


@pytest.fixture
def english() -> Iterator[None]:
    """Whatever a test before has left."""
    before = QLocale()
    QLocale.setDefault(QLocale(QLocale.Language.English))
    yield
    QLocale.setDefault(before)


@pytest.mark.usefixtures("english")
def test_tiles_are_pressed_and_typed_into_one_rack(qapp: QGuiApplication) -> None:
    model: Any = RackCheckModel()
    kinds = model.kinds
    assert isinstance(kinds, RowsModel)

    def counts() -> dict[str, int]:
        return {row["name"]: row["count"] for row in kinds.rows if row["count"]}

    model.write("k9 r9 b9")
    assert counts() == {"black 9": 1, "red 9": 1, "blue 9": 1}
    assert not model.opens
    model.press(KIND_OF["ja"])
    assert model.text == "k9 r9 b9 J"
    assert model.opens
    assert [row["worth"] for row in model.sets.rows] == [36]
    assert model.sets.rows[0]["stands"] == [0, 0, 0, 9]
    for text in ("k9 r9 b9 J J", "k9 r9 b9"):
        model.press(KIND_OF["ja"])
        assert model.text == text
    model.take(KIND_OF["k9a"])
    model.take(KIND_OF["k9a"])
    assert model.text == "r9 b9"
    model.write("r9 x9")
    assert (model.fault, counts()) == ("“x9” is no tile.", {"red 9": 1})
    model.press(KIND_OF["r9a"])
    assert (model.fault, model.text) == ("", "r9 r9")
    model.clear()
    assert (model.count, model.text) == (0, "")
