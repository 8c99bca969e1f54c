"""What the board remembers of the racks."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final

import pytest
from hypothesis import given
from hypothesis import strategies as st
from stolik.games.rummikub.rules.tiles import TILES
from stolik.games.rummikub.ui.arrangement_memory import LEAST_COLUMNS, ArrangementMemory, RackOrder


def order(upper: str, lower: str = "", columns: int = 6) -> RackOrder:
    """An order written with a dash for every gap, filled up with gaps."""
    rows = [[None if slot == "-" else slot for slot in row.split()] for row in (upper, lower)]
    first, second = ((*row, *[None] * (columns - len(row))) for row in rows)
    return RackOrder((tuple(first), tuple(second)))


def written(rack: RackOrder) -> tuple[str, str]:
    upper, lower = (" ".join(slot or "-" for slot in row).rstrip("- ") for row in rack.rows)
    return upper, lower


# ----------------------------------------------------------------------------------------- following the rack


def test_a_first_rack_stands_in_both_rows_alike() -> None:
    rack = RackOrder().follow(TILES[:14])
    assert rack.columns == LEAST_COLUMNS
    assert rack.tiles == TILES[:14]
    assert (rack.place_of(TILES[7]), rack.place_of(TILES[13])) == ((1, 0), (1, 6))
    assert rack.fresh == frozenset(), "where all is new, no mark tells anything"
    assert rack.follow(TILES[20:34]).place_of(TILES[20]) == (0, 0)
    assert RackOrder().follow(TILES[:31]).columns == 16


def test_tiles_that_are_gone_leave_gaps_into_which_new_ones_go() -> None:
    assert written(order("k1a k2a k3a", "- r1a").follow(["k1a", "k3a", "r1a"])) == ("k1a - k3a", "- r1a")
    assert written(order("k1a - k3a", "- - r1a", 3).follow(["k1a", "k3a", "r1a", "o9a"])) == (
        "k1a o9a k3a",
        "- - r1a",
    )
    rack = order("k1a k2a", "r1a r2a", 2).follow(["k1a", "k2a", "r1a", "r2a", "o9a"])
    assert written(rack) == ("k1a k2a", "r1a r2a o9a")
    assert rack.columns == 3
    rack = order("k1a - k3a", "- r1a")
    assert rack.follow(["r1a", "k3a", "k1a"]) == rack


def test_a_new_tile_comes_after_the_last_and_is_marked() -> None:
    rack = order("k1a - k3a", "- r1a").follow(["k1a", "k3a", "r1a", "o9a", "o9b"])
    assert written(rack) == ("k1a - k3a", "- r1a o9a o9b")
    assert rack.fresh == {"o9a", "o9b"}
    assert rack.follow(["o9a", "k1a", "k3a", "r1a", "o9b"]).fresh == {"o9a", "o9b"}, (
        "others have moved: the mark stays"
    )
    assert rack.follow(["k1a", "o9b"]).fresh == frozenset(), "the player has moved: nothing is new since"
    assert rack.follow(["k1a", "o9b", "k5a"]).fresh == {"k5a"}
    assert rack.seen().fresh == frozenset()


# ------------------------------------------------------------------------------------------------ by the hand


@pytest.mark.parametrize(
    "tiles, row, column, upper, lower",
    [
        ("k1a", 0, 5, "- k2a k3a - - k1a", "r1a r2a"),
        ("k1a", 1, 0, "- k2a k3a", "k1a r1a r2a"),
        ("r2a", 0, 1, "k1a r2a k2a k3a", "r1a"),
        ("k3a", 0, 0, "k3a k1a k2a", "r1a r2a"),
        ("k1a", 0, 2, "- k2a k1a k3a", "r1a r2a"),
        ("k1a r2a", 1, 3, "- k2a k3a", "r1a - - k1a r2a"),
        ("k1a r2a", 1, 99, "- k2a k3a", "r1a - - - k1a r2a"),
        ("r2a k1a", -1, -1, "r2a k1a k2a k3a", "r1a"),
    ],
)
def test_tiles_are_put_where_the_player_wants_them(
    tiles: str, row: int, column: int, upper: str, lower: str
) -> None:
    rack = order("k1a k2a k3a", "r1a r2a").move(tiles.split(), row, column)
    assert written(rack) == (upper, lower)


def test_room_is_made_by_gaps_or_by_longer_rows() -> None:
    assert written(order("- - - k1a k2a k3a", "r1a").move(["r1a"], 0, 4)) == ("- - k1a r1a k2a k3a", "")
    assert written(order("k1a - k2a k3a", "r1a").move(["r1a"], 0, 0)) == ("r1a k1a k2a k3a", "")
    rack = order("k1a k2a k3a", "r1a r2a", 3).move(["r1a", "r2a"], 0, 1)
    assert written(rack) == ("k1a r1a r2a k2a k3a", "")
    assert rack.columns == 5


def test_a_tile_that_was_moved_is_no_longer_marked() -> None:
    rack = order("k1a k2a").follow(["k1a", "k2a", "r1a", "r2a", "r3a"])
    assert rack.move(["r1a"], 1, 0).fresh == {"r2a", "r3a"}
    rack = order("k1a k2a")
    assert rack.move(["o1a"], 0, 0) is rack
    assert written(rack.move(["o1a", "k2a"], 0, 0)) == ("k2a k1a", "")
    assert rack.place_of("o1a") is None


def test_the_slot_of_a_tile_on_the_cloth_is_a_gap_even_on_a_full_rack() -> None:
    rack = order("k1a k2a k3a", "r1a")
    assert written(rack.move(["r1a"], 0, 1, away={"k2a"})) == ("k1a r1a k3a k2a", "")
    assert written(rack.move(["k1a"], 0, 4, away={"k2a"})) == ("- k2a k3a - k1a", "r1a")
    rack = order("k1a k2a", "r1a r2a", 2).move(["r1a"], 0, 1, away={"k2a"})
    assert written(rack) == ("k1a r1a", "k2a r2a")
    grown = order("k1a k2a", "r1a r2a", 2).move(["r1a", "r2a"], 0, 0, away={"k1a", "k2a"})
    assert sorted(grown.tiles) == ["k1a", "k2a", "r1a", "r2a"]


# ------------------------------------------------------------------------------------------------- on request


def test_the_rack_is_sorted_by_runs_and_by_groups() -> None:
    rack = order("o3a k7a ja r2a", "k6b r1a k6a", 9).sorted_by_runs()
    assert written(rack) == ("k6b k6a k7a - r1a r2a - o3a", "ja")
    assert written(order("o3a k7a ja r3a", "k6b r7a k3a", 9).sorted_by_groups()) == (
        "k3a r3a o3a - k6b - k7a r7a",
        "ja",
    )
    assert written(order("k1a k2a r1a r2a", "b1a b2a b3a", 4).sorted_by_runs()) == (
        "k1a k2a r1a r2a",
        "b1a b2a b3a",
    )
    assert written(order("k1a k2a k3a k4a", "k5a k6a r1a r2a", 4).sorted_by_runs()) == (
        "k1a k2a k3a k4a",
        "k5a k6a r1a r2a",
    )
    rack = order("k3a k2a k1a", "r1a").sorted_by_runs(away={"k2a"})
    assert written(rack) == ("k1a k3a - r1a", "k2a")


# -------------------------------------------------------------------------------------------------- in a save


def test_order_and_marks_are_kept_in_a_save() -> None:
    rack = order("k1a - k3a", "- r1a", LEAST_COLUMNS)
    plain = json.loads(json.dumps(rack.to_plain()))
    assert RackOrder.restored(plain, ["k1a", "k3a", "r1a"]) == rack
    rack = RackOrder().follow(["k1a", "r1a"]).follow(["k1a", "r1a", "o5a"])
    saved = json.loads(json.dumps([rack.to_plain(), sorted(rack.fresh)]))
    assert RackOrder.restored(saved[0], ["k1a", "o5a", "r1a"], saved[1]) == rack
    assert RackOrder.restored(saved[0], ["k1a", "r1a"], saved[1]).fresh == frozenset(), "it was laid since"
    rack = RackOrder.restored([[None, "k2a", "nonsense"], ["k1a", "k2a"]], ["k1a", "k2a", "ja"])
    assert written(rack) == ("- k2a", "k1a ja")


@pytest.mark.parametrize(
    "plain",
    [
        None,
        "k1a",
        7,
        {},
        [],
        [[]],
        [[], [], []],
        [None, None],
        [["k1a"], "k2a"],
        [[["k1a"]], [{}]],
        [["k1a", "k1a"], ["k1a"]],
        [["x", 3, True, "o13b"], ["k2a"]],
        [[None] * 5000, ["k2a"]],
        [["k1a"] * 5000, []],
        {"rows": []},
    ],
)
def test_a_damaged_order_still_shows_every_tile_once(plain: Any) -> None:
    rack = RackOrder.restored(plain, ["k1a", "k2a", "ja"])
    assert sorted(rack.tiles) == ["ja", "k1a", "k2a"]
    assert len(rack.rows[0]) == len(rack.rows[1]) >= LEAST_COLUMNS


@pytest.mark.parametrize("fresh", [None, "k1a", 7, {"k1a": 1}, [], [["k1a"]], [{}], ["zz", None], ["r1a"]])
def test_marks_that_make_no_sense_are_left_out(fresh: object) -> None:
    assert RackOrder.restored([["k1a"], []], ["k1a"], fresh).fresh == frozenset()


# ----------------------------------------------------------------------------------------------- conservation


@given(
    st.lists(st.sampled_from(TILES), unique=True, max_size=60),
    st.lists(
        st.tuples(
            st.sampled_from(["move", "runs", "groups", "follow"]),
            st.integers(-1, 2),
            st.integers(-1, 40),
            st.lists(st.sampled_from(TILES), min_size=2, max_size=6, unique=True),
            st.sets(st.sampled_from(TILES), max_size=6),
        ),
        max_size=12,
    ),
)
def test_every_tile_of_the_rack_stands_somewhere_once(
    rack: Sequence[str], acts: Sequence[tuple[str, int, int, list[str], set[str]]]
) -> None:
    there = set(rack)
    stand = RackOrder().follow(rack)
    for act, row, column, tiles, away in acts:
        match act:
            case "move":
                stand = stand.move(tiles, row, column, away)
            case "runs":
                stand = stand.sorted_by_runs(away)
            case "groups":
                stand = stand.sorted_by_groups(away)
            case _:
                there = (there | set(tiles)) - away
                stand = stand.follow(there)
        assert sorted(stand.tiles) == sorted(there)
        assert stand.fresh <= there
        assert len(stand.rows[0]) == len(stand.rows[1])


OWNER: Final = (1, 0)
RACK: Final = ("k1a", "k2a", "k3a")
DRAWN: Final = (*RACK, "r1a")


def test_who_lays_the_tile_that_came_last_or_is_taken_back_finds_the_rack_as_it_stood() -> None:
    memory = ArrangementMemory()
    memory.follow(OWNER, 0, RACK)
    memory.follow(OWNER, 1, DRAWN)
    put = memory.order(OWNER).move(["k3a"], 0, 0)
    memory.keep(OWNER, 1, put)
    memory.follow(OWNER, 2, RACK)
    assert [memory.order(OWNER).place_of(tile) for tile in RACK] == [put.place_of(tile) for tile in RACK]
    assert memory.order(OWNER).fresh == frozenset()
    memory.follow(OWNER, 0, RACK)
    stood = memory.order(OWNER)
    memory.follow(OWNER, 1, DRAWN)
    drawn = memory.order(OWNER)
    memory.keep(OWNER, 1, drawn.move(["k3a"], 0, 0))
    memory.follow(OWNER, 0, RACK)
    assert memory.order(OWNER) == stood
    memory.follow(OWNER, 1, DRAWN)
    assert memory.order(OWNER) == drawn.move(["k3a"], 0, 0)


def test_the_mark_of_the_tile_that_came_last_is_there_after_coming_back() -> None:
    memory = ArrangementMemory()
    memory.follow(OWNER, 0, RACK)
    assert "fresh" not in memory.to_plain(None, None)
    memory.follow(OWNER, 1, DRAWN)
    saved = json.loads(json.dumps(memory.to_plain(None, None)))
    later = ArrangementMemory(saved)
    assert later.to_plain(None, None) == saved, "a seat that isn't looked at keeps what was saved of it"
    later.follow(OWNER, 1, DRAWN)
    assert later.order(OWNER) == memory.order(OWNER)
    assert later.order(OWNER).fresh == {"r1a"}
