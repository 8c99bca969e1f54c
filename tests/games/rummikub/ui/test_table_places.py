"""The table stays as laid: an edit moves no untouched set while there is room."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random
from typing import Any, TypeAlias

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st
from stolik.engine.bot import Level
from stolik.engine.driver import bot_chooser, play_moves
from stolik.engine.game import Rejection
from stolik.engine.game_library import load_package
from stolik.engine.session import Session
from stolik.games.rummikub.rules.events import TilesPlayed
from stolik.games.rummikub.rules.options import Options
from stolik.games.rummikub.rules.state import State
from stolik.games.rummikub.rules.tiles import Tile
from stolik.games.rummikub.ui.arrangement_memory import ArrangementMemory
from stolik.games.rummikub.ui.hints import NO_MARKS
from stolik.games.rummikub.ui.screen_layout import (
    APART,
    NEXT,
    PITCH,
    REACH,
    Area,
    DropTarget,
    TableLayout,
    arranged,
    fits,
    gap_near,
    lay_out_table,
    wide,
)
from stolik.games.rummikub.ui.table_editor import Playback, ScreenAreas, TableEditor
from stolik.games.rummikub.ui.table_parts import tile_rows
from stolik.games.rummikub.ui.turn_draft import SetPosition, TurnDraft, keeping_ids

from tests.games.rummikub.deals import opened
from tests.tiers import mostly_rest

Row: TypeAlias = tuple[Tile, ...]
Places: TypeAlias = dict[frozenset[Tile], SetPosition]

AREAS = ScreenAreas(Area(8, 12, 1326, 370), Area(260, 420, 800, 170), 34, 62, 58)
SMALL = ScreenAreas(Area(4, 8, 1000, 250), Area(200, 300, 600, 120), 30, 44, 44)

RUNS = tuple(
    tuple(f"{colour}{number}{copy}" for number in numbers)
    for copy in "ab"
    for colour in "krbo"
    for numbers in (range(1, 4), range(4, 7), range(7, 10), range(10, 14))
)
"""All tiles except the jokers, as sets."""


def position(table: tuple[Row, ...], rack: Row, bots_rack: Row = ()) -> State:
    """Return a position in which the first seat has opened and is on turn, with this table and rack."""
    state: State = opened(2).state
    return replace(
        state, table=table, racks=(rack, bots_rack), came=((0,) * len(rack), ()), opened=(True, True)
    )


def shown(state: State, areas: ScreenAreas = AREAS, memory: Any = None) -> TableEditor:
    editor = TableEditor()
    editor.memory = ArrangementMemory(memory)
    editor.show(state, None, 0)
    editor.measure(areas)
    return editor


def places(editor: TableEditor, layout: TableLayout | None = None) -> Places:
    """Return the rounded places of all visible sets, here or in another layout."""
    spots = (layout or editor.table_layout).spots
    return {
        frozenset(one.tiles): replace(spots[one.id], along=round(spots[one.id].along, 9))
        for one in editor.sets
    }


def assert_in_order(editor: TableEditor) -> None:
    area = editor.table_layout.area
    boxes = [editor.table_layout.box(one.id) for one in editor.sets]
    for at, box in enumerate(boxes):
        assert area.x <= box.x
        assert area.y <= box.y
        assert box.x + box.width <= area.x + area.width + 0.1
        assert box.y + box.height <= area.y + area.height + 0.1
        assert not any(box.meets(other) for other in boxes[at + 1 :])


def has_room(
    editor: TableEditor, before: Places, size: float, drop: SetPosition | None = None, dropped: Row = ()
) -> bool:
    """Return whether the changed sets fit where they were or were dropped, with all others in place."""
    staying = {tiles: spot for tiles, spot in before.items() if tiles in places(editor)}
    changed = [one for one in editor.sets if frozenset(one.tiles) not in before]
    columns = AREAS.table.width / size
    room = sum(wide(len(one.tiles)) + APART for one in changed) + 2 * APART
    for one in changed:
        sources = {spot for tiles, spot in before.items() if tiles & set(one.tiles)}
        is_dropped = len(changed) == 1 or set(one.tiles) == set(dropped)
        homes = [drop] if drop is not None and is_dropped else [*sources]
        if len(homes) != 1 or homes[0] is None:
            return False
        (home,) = homes
        ends = [
            (spot.along - APART, spot.along + wide(len(tiles)) + APART)
            for tiles, spot in staying.items()
            if spot.row == home.row
        ]
        left = max((end for _, end in ends if end <= home.along + APART + 1), default=0.0)
        right = min((start for start, end in ends if end > left), default=columns)
        if right - left < room or home.along > right - room + REACH:
            return False
    return True


STEPS = st.lists(
    st.tuples(
        st.sampled_from(
            ["lay", "new", "add", "add", "split", "part", "move", "back", "undo", "restore", "turn"]
        ),
        st.integers(0, 10**6),
        st.integers(0, 10**6),
        st.floats(0, 1),
        st.floats(0, 1),
    ),
    max_size=14,
)


def tiles_to_pick(editor: TableEditor, kind: str, one: int, other: int) -> Row:
    sets = editor.sets
    chosen = sets[one % len(sets)].tiles if sets else ()
    laid = [tile for row in sets for tile in row.tiles if tile in editor.laid]
    if kind in ("split", "part"):
        return chosen[1 + other % max(1, len(chosen) - 1) :]
    if kind == "move":
        return chosen
    if kind == "back":
        return tuple(laid[one % len(laid) :][:2]) if laid else ()
    first = one % max(1, len(editor.on_rack))
    return editor.on_rack[first : first + (1 if kind == "add" else 1 + other % 4)]


def bots_table(state: State, one: int, other: int) -> tuple[Row, ...]:
    """Return the table after a move of the other seat: tiles laid, one added to a set, one set split."""
    draft = TurnDraft.begin(keeping_ids((), state.table), state.racks[1], True)
    ids = [laid.id for laid in draft.current]
    for made in (
        draft.lay(state.racks[1][: one % 4]) if one % 4 else draft,
        draft.add(state.racks[1][:1], ids[other % len(ids)], 0) if ids and state.racks[1] else draft,
        draft.split(ids[one % len(ids)], 1 + other % 2) if ids else draft,
    ):
        if (one + other) % 3 and not isinstance(made, Rejection):
            draft = made
    return tuple(draft.table)


@settings(max_examples=60, deadline=None, phases=(Phase.generate,))
@given(st.permutations(RUNS), st.integers(1, 20), STEPS)
def test_an_edit_moves_no_set_that_it_does_not_touch_while_there_is_room(
    runs: list[Row], number: int, steps: list[tuple[str, int, int, float, float]]
) -> None:
    rack = tuple(tile for row in runs[20:26] for tile in row)
    state = position(tuple(runs[:number]), rack, tuple(tile for row in runs[26:30] for tile in row))
    editor = shown(state)
    assert_in_order(editor)
    begun, undone = places(editor), [places(editor)]
    for kind, one, other, x, y in steps:
        before, size, drop = places(editor), editor.table_layout.tile, None
        rows = [one.tiles for one in editor.sets]
        picked: Row = ()
        if kind == "undo":
            if not isinstance(editor.undo(), Rejection):
                undone.pop()
                assert places(editor) == undone[-1]
            assert_in_order(editor)
            continue
        if kind == "restore":
            if editor.restore() is None:
                undone.append(places(editor))
            assert places(editor) == begun
            continue
        if kind == "turn":
            left = tuple(tile for tile in state.racks[0] if tile not in editor.laid)
            state = replace(state, table=editor.table, racks=(left, state.racks[1]), turn=1)
            editor.show(state, None, None)
            assert places(editor) == before
            table = bots_table(state, one, other)
            laid = {tile for row in table for tile in row}
            racks = (left, tuple(tile for tile in state.racks[1] if tile not in laid))
            turns = (state.turns[0] + 1, state.turns[1] + 1)
            state = replace(state, table=table, racks=racks, turns=turns, turn=0)
            editor.show(state, None, 0)
            begun, undone = places(editor), [places(editor)]
        else:
            picked = tiles_to_pick(editor, kind, one, other)
            if not picked or editor.pick(picked) is not None:
                continue
            target = DropTarget("new")
            if kind == "add" and editor.sets:
                goal = editor.sets[other % len(editor.sets)]
                target = DropTarget("set", (goal.id, one % (len(goal.tiles) + 1)))
            elif kind in ("lay", "split", "move"):
                area = AREAS.table
                target = editor.target_at(area.x + x * area.width, area.y + y * area.height)
                drop = target.spot
            done = editor.take_back() if kind == "back" else editor.put(target)
            if done is not None:
                continue
            # Moving a tile to another place in its set is an edit, although no set moves.
            if places(editor) != before or [one.tiles for one in editor.sets] != rows:
                undone.append(places(editor))
        assert_in_order(editor)
        dragged = kind == "move" and drop is not None
        if editor.table_layout.tile == size and not dragged and has_room(editor, before, size, drop, picked):
            after = places(editor)
            # A set with reordered tiles counts as touched.
            untouched = before.keys() & {frozenset(one.tiles) for one in editor.sets if one.tiles in rows}
            assert {tiles: after[tiles] for tiles in untouched} == {
                tiles: before[tiles] for tiles in untouched
            }
        again = shown(state, memory=json.loads(json.dumps(editor.to_plain())))
        assert places(again) == places(editor)
        assert again.table_layout.tile == editor.table_layout.tile


THIRTEEN = RUNS[:13]


def lay_at(editor: TableEditor, tiles: Row, target: DropTarget) -> None:
    assert editor.pick(tiles) is None
    assert editor.put(target) is None


def number_of(editor: TableEditor, tile: Tile) -> int:
    return next(one.id for one in editor.sets if tile in one.tiles)


@pytest.mark.parametrize("areas", [AREAS, SMALL])
@pytest.mark.parametrize("end", range(13))
def test_one_click_on_a_table_of_thirteen_sets_moves_at_most_the_neighbours(
    areas: ScreenAreas, end: int
) -> None:
    editor = shown(position(THIRTEEN, RUNS[13]), areas)
    before = places(editor)
    lay_at(editor, RUNS[13][:1], DropTarget("set", (number_of(editor, THIRTEEN[end][0]), 3)))
    after = places(editor)
    assert {tiles: after[tiles].row for tiles in before if tiles in after} == {
        tiles: before[tiles].row for tiles in before if tiles in after
    }
    assert_in_order(editor)


def test_the_halves_of_a_split_stay_neighbours() -> None:
    editor = shown(position((*RUNS[4:8], ("k1a", "k2a", "k3a", "k4a", "k5a", "k6a"), *RUNS[8:12]), ("k3b",)))
    home = editor.table_layout.spots[number_of(editor, "k1a")]
    lay_at(editor, ("k3b",), DropTarget("set", (number_of(editor, "k1a"), 3)))
    one, other = (editor.table_layout.spots[number_of(editor, tile)] for tile in ("k1a", "k6a"))
    assert one.row == other.row == home.row
    length = len(next(laid.tiles for laid in editor.sets if "k1a" in laid.tiles))
    assert other.along - one.along - wide(length) - APART <= PITCH


def test_a_tile_lies_in_the_gap_where_it_was_dropped() -> None:
    editor = shown(position(RUNS[:3], RUNS[13]))
    area = editor.table_layout
    x, y = area.area.x + area.area.width * 0.8, area.area.y + area.step * 1.5
    editor.pick(RUNS[13][:1])
    target = editor.target_at(x, y)
    editor.put(target)
    box = editor.table_layout.box(number_of(editor, RUNS[13][0]))
    assert box.holds(x, y)
    assert (target.area.x, target.area.y) == pytest.approx((box.x, box.y), abs=0.2)


@pytest.mark.parametrize("beside, kind", [(0.55, "set"), (0.7, "new")])
def test_a_tile_that_touches_the_end_of_a_set_joins_it_wherever_it_belongs(beside: float, kind: str) -> None:
    editor = shown(position(RUNS[:3], RUNS[13]))
    layout = editor.table_layout
    box = layout.box(number_of(editor, RUNS[0][0]))
    editor.pick(RUNS[13][:1])
    target = editor.target_at(box.x + box.width + beside * layout.tile, box.y + box.height / 2)
    assert (target.kind, target.at[1]) == (kind, len(RUNS[0]) if kind == "set" else 0)


@pytest.mark.parametrize("beside, kind", [(1.35, "set"), (1.5, "new")])
def test_a_tile_that_belongs_to_a_set_joins_it_from_further_away(beside: float, kind: str) -> None:
    editor = shown(position((("k1a", "k2a", "k3a"),), ("k4a", "r9a")))
    layout = editor.table_layout
    box = layout.box(number_of(editor, "k1a"))
    editor.pick(("k4a",))
    assert editor.target_at(box.x + box.width + beside * layout.tile, box.y + box.height / 2).kind == kind
    assert 0.9 * 34 + 34 / 2 >= 45, "in pixels, where tiles are smallest"


@pytest.mark.parametrize("tile, ends", [("k4a", True), ("r9a", False)])
def test_a_tile_between_two_sets_joins_the_one_to_which_it_belongs(tile: str, ends: bool) -> None:
    rows = (("k1a", "k2a", "k3a"), ("b9a", "o9a", "k9a"))
    editor = shown(position(rows, ("k4a", "r9a", "b13a")))
    layout = editor.table_layout
    left, right = (number_of(editor, row[0]) for row in rows)
    editor.pick((tile,))
    one, other = layout.box(left), layout.box(right)
    assert one.y == other.y
    gap = other.x - one.x - one.width
    # Nearer to the set that it doesn't belong to, and clear of both.
    for share in (0.35, 0.65):
        x = one.x + one.width + gap * share
        target = editor.target_at(x, one.y + one.height / 2)
        assert (target.kind, target.at) == ("set", (left, 3) if ends else (right, 0))
    # Over its tiles, a set is the target.
    assert editor.target_at(other.x + 2, other.y + other.height / 2).at[0] == right
    assert editor.target_at(one.x + one.width - 2, one.y + one.height / 2).at[0] == left


def test_a_set_that_is_carried_joins_from_where_it_is_seen() -> None:
    editor = shown(position((("k1a", "k2a", "k3a"),), ("k4a", "k5a", "r9a")))
    layout = editor.table_layout
    box = layout.box(number_of(editor, "k1a"))
    editor.pick(("k4a", "k5a"))
    # The hand holds the second tile, half a tile below its middle.
    x, y = box.x + box.width + 2.3 * layout.tile, box.y + box.height / 2 + 0.5 * layout.tile
    assert (editor.target_under(x, y, 1).kind, editor.target_under(x, y, 0).kind) == ("set", "new")
    rack = editor.rack_layout
    x, y = rack.left + 4.5 * rack.tile * PITCH, rack.area.y + 2
    assert (editor.target_under(x, y, 1).kind, editor.target_under(x, y, 1).at) == ("rack", (0, 3))


def test_a_set_is_taken_hold_of_in_the_gap_before_it() -> None:
    editor = shown(position((("k1a", "k2a", "k3a"),), ("k4a",)))
    layout, number = editor.table_layout, number_of(editor, "k1a")
    box = layout.box(number)
    assert layout.held_at(box.x - 0.3 * layout.tile, box.y + 1) == number
    assert layout.held_at(box.x + 1, box.y + 1) is None
    assert layout.held_at(box.x - 0.5 * layout.tile, box.y + 1) is None


def test_a_tile_moved_a_little_from_its_place_joins_the_tile_that_it_belongs_to() -> None:
    editor = shown(position(RUNS[:3], RUNS[13]))
    layout = editor.table_layout
    x, y = layout.area.x + layout.area.width * 0.7, layout.area.y + layout.step * 1.5
    one, other = RUNS[13][:2]
    lay_at(editor, (one,), editor.target_at(x, y))
    lay_at(editor, (other,), editor.target_at(x + 2.2 * layout.tile, y))
    first, second = (editor.table_layout.box(number_of(editor, tile)) for tile in (one, other))
    editor.pick((other,))
    assert editor.target_at(second.x - 1, y).at == (number_of(editor, one), 1)
    assert editor.target_at(second.x + second.width / 2, y).kind == "new"
    assert first.x + first.width < second.x


def test_neighbours_make_room_by_the_least_and_a_full_row_gives_its_set_away() -> None:
    lengths = {1: 3, 2: 3, 3: 3, 4: 3}
    row = {1: SetPosition(0, 0), 2: SetPosition(0, 3.7), 4: SetPosition(1, 0)}
    tight = arranged(lengths, row, {3: SetPosition(0, 2)}, 2, 11, loose=True)
    assert tight is not None
    assert [one for one in row if tight[one] != row[one]] == [2] or tight[3].along > 6
    assert fits(lengths, tight, 2, 11)
    longer = {1: 4, 2: 4, 3: 3, 4: 3}
    row = {2: SetPosition(0, 4.3), 4: SetPosition(1, 0)}
    assert arranged(longer, row, {1: SetPosition(0, 0)}, 2, 8.5, loose=False) is None
    full = arranged(longer, row, {1: SetPosition(0, 0)}, 2, 8.5, loose=True)
    assert full is not None
    assert full[2] == SetPosition(0, 4.3)
    assert gap_near(0, wide(3), 0, {1: 3}, {1: SetPosition(0, wide(3) + APART - 0.0009)}, 20) == 0
    lengths = {1: 1, 2: 6}
    staying, wish = {1: SetPosition(0, 4)}, SetPosition(0, 5 + APART - 4 * PITCH)
    assert arranged(lengths, staying, {2: wish}, 1, 20, loose=False) == {
        **staying,
        2: SetPosition(0, 5 + APART),
    }


def test_a_table_in_order_is_only_made_on_request_and_can_be_undone() -> None:
    editor = shown(position(THIRTEEN, RUNS[13]))
    lay_at(editor, THIRTEEN[0][:2], DropTarget("new"))
    before = places(editor)
    as_read = sorted(editor.sets, key=lambda one: (one.spot.row, one.spot.along) if one.spot else (0, 0.0))
    assert editor.tidy() is None
    lengths = {one.id: len(one.tiles) for one in as_read}
    compact = lay_out_table(lengths, {}, AREAS.table, AREAS.least, AREAS.most)
    assert places(editor) == places(editor, compact)
    assert places(editor) != before
    assert editor.undo() is None
    assert places(editor) == before


def test_a_window_that_is_made_smaller_and_larger_again_leaves_every_place() -> None:
    editor = shown(position(THIRTEEN, RUNS[13]))
    lay_at(editor, RUNS[13][:2], DropTarget("new"))
    before, size = places(editor), editor.table_layout.tile
    editor.measure(SMALL)
    assert_in_order(editor)
    editor.measure(AREAS)
    assert places(editor) == before
    assert editor.table_layout.tile == size


def test_a_position_looked_back_at_shows_its_sets_where_they_lay_then() -> None:
    old = position(THIRTEEN[:6], RUNS[13])
    editor = shown(old)
    editor.pick(THIRTEEN[2])
    editor.put(editor.target_at(AREAS.table.x + 900, AREAS.table.y + 300))
    first = places(editor)
    rest = RUNS[13][1:]
    new = replace(old, table=(*THIRTEEN[:2], *THIRTEEN[3:6], (*THIRTEEN[2], RUNS[13][0])), turns=(9, 9))
    new = replace(new, racks=(rest, ()), turn=1)
    editor.show(new, None, None)
    second = places(editor)
    editor.show(old, None, None)
    assert places(editor) == first
    editor.show(new, None, None)
    assert places(editor) == second


@pytest.mark.parametrize(
    "spoil",
    [
        lambda sets: sets.clear(),
        lambda sets: sets.pop(),
        lambda sets: sets.append([["k13b"], 0, 90]),
        lambda sets: sets.__setitem__(0, [sets[0][0], sets[1][1], sets[1][2]]),
        lambda sets: sets[0].__setitem__(1, -1),
        lambda sets: sets[0].__setitem__(1, 10**30),
        lambda sets: sets[0].__setitem__(2, 10**400),
        lambda sets: sets[0].__setitem__(2, float("nan")),
        lambda sets: sets[0].__setitem__(2, "3"),
        lambda sets: sets[0].__setitem__(1, True),
        lambda sets: sets.append(sets[0]),
        lambda sets: sets.append(7),
    ],
)
def test_places_that_make_no_sense_are_laid_out_afresh(spoil: Any) -> None:
    state = position(THIRTEEN, RUNS[13])
    editor = shown(state)
    editor.pick(THIRTEEN[2])
    editor.put(editor.target_at(AREAS.table.x + 900, AREAS.table.y + 350))
    assert places(editor) != places(shown(state))
    memory = json.loads(json.dumps(editor.to_plain()))
    assert places(shown(state, memory=memory)) == places(editor)
    for table in memory["places"]:
        spoil(table["sets"])
    again = shown(state, memory=memory)
    assert places(again) == places(shown(state))
    assert_in_order(again)


@pytest.mark.parametrize(
    "places_saved", [None, 3, {}, [None, 3, {}, {"sets": 1}], [{"sets": [], "columns": 0}]]
)
def test_a_save_without_places_is_laid_out_afresh(places_saved: Any) -> None:
    state = position(THIRTEEN, RUNS[13])
    memory = {"game": 1, "racks": {}, "places": places_saved}
    assert places(shown(state, memory=memory)) == places(shown(state))


def test_far_away_places_are_brought_into_the_area() -> None:
    state = position(THIRTEEN[:2], RUNS[13])
    sets = [[list(THIRTEEN[0]), 60, 300], [list(THIRTEEN[1]), 0, 400.5]]
    assert_in_order(shown(state, memory={"game": 1, "places": [{"columns": 20, "sets": sets}]}))


def test_room_for_a_new_set_is_shown_where_there_is_some() -> None:
    assert NEXT in shown(position(THIRTEEN, RUNS[13])).table_layout.lengths


@pytest.mark.parametrize("way_back", ["undo", "restore"])
def test_a_set_that_was_moved_and_put_back_stays_there_in_the_next_turn(way_back: str) -> None:
    state = position((("k1a", "k2a", "k3a"), ("r7a", "r8a", "r9a")), ("b1a",), ("o1a",))
    editor = shown(state)
    begun = places(editor)
    assert editor.pick(("k1a", "k2a", "k3a")) is None
    area = AREAS.table
    target = editor.target_at(area.x + 0.5 * area.width, area.y + 0.7 * area.height)
    assert target.kind == "new"
    assert editor.put(target) is None
    assert places(editor) != begun
    assert (editor.undo() if way_back == "undo" else editor.restore()) is None
    assert places(editor) == begun
    editor.show(replace(state, turn=1), None, None)
    assert places(editor) == begun


WINDOWS = {
    "1024x600": ScreenAreas(Area(16, 12, 972, 246), Area(220, 300, 580, 130), 34, 54, 45),
    "1366x768": ScreenAreas(Area(16, 12, 1314, 372), Area(320, 420, 770, 170), 34, 72, 58),
    "1080x900": ScreenAreas(Area(16, 12, 1028, 498), Area(220, 560, 580, 170), 34, 72, 58),
    "1920x1080": ScreenAreas(Area(16, 12, 1868, 626), Area(640, 700, 770, 170), 34, 88, 58),
}
TABLES = st.lists(st.sampled_from(RUNS), min_size=1, max_size=22, unique=True).map(tuple)
QUICK = settings(max_examples=60, deadline=None, phases=[Phase.explicit, Phase.generate])


@given(table=TABLES, window=st.sampled_from(list(WINDOWS.values())))
@QUICK
def test_a_table_that_is_laid_out_lies_in_the_middle(table: tuple[Row, ...], window: ScreenAreas) -> None:
    """Every row is checked, the last one with the space for one more set if that is better."""
    editor = shown(position(table, ()), window)
    assert_in_order(editor)
    layout, area = editor.table_layout, window.table
    for row in range(layout.rows):
        line = [one for one, spot in layout.spots.items() if spot.row == row]
        sides = [
            (
                min(box.x for box in boxes) - area.x,
                area.x + area.width - max(box.x + box.width for box in boxes),
            )
            for boxes in ([layout.box(one) for one in line], [layout.box(one) for one in line if one != NEXT])
            if boxes
        ]
        assert not sides or min(abs(left - right) for left, right in sides) <= 2


@given(table=TABLES, start=st.integers(1, 22), window=st.sampled_from(list(WINDOWS.values())))
@QUICK
def test_tiles_shrink_by_an_eighth_at_most_where_all_would_fit_as_large_as_they_are(
    table: tuple[Row, ...], start: int, window: ScreenAreas
) -> None:
    """Others lay sets one after the other."""
    state = position(table[:start], ())
    editor = shown(state, window)
    for count in range(start, len(table) + 1):
        size = editor.table_layout.tile
        editor.show(replace(state, table=table[:count], turns=(count, count)), None, None)
        assert_in_order(editor)
        if editor.table_layout.tile < size:
            lengths = {one.id: len(one.tiles) for one in editor.sets}
            alone = lay_out_table(lengths, {}, window.table, size, size)
            # So that every set keeps its row.
            assert not alone.in_order or editor.table_layout.tile >= 0.88 * size - 1


@given(table=TABLES, windows=st.permutations(list(WINDOWS.values())))
@QUICK
def test_places_of_another_window_are_kept_only_while_tiles_stay_about_as_large_as_they_can_be(
    table: tuple[Row, ...], windows: list[ScreenAreas]
) -> None:
    """A game is left in one window and continued in another."""
    first, second, *_ = windows
    state = position(table, ())
    before = TableEditor()
    before.measure(first)
    before.show(state, None, 0)
    memory = json.loads(json.dumps(before.to_plain()))
    assert memory["places"]
    editor = shown(state, second, memory)
    assert_in_order(editor)
    assert editor.table_layout.tile >= 0.85 * shown(state, second).table_layout.tile - 1
    assert places(shown(state, first, memory)) == places(before)


SIZES = {
    "small": ScreenAreas(Area(16, 12, 960, 250), Area(220, 300, 580, 130), 34, 50, 45),
    "usual": ScreenAreas(Area(16, 12, 1310, 380), Area(320, 420, 770, 170), 34, 72, 58),
}


@pytest.mark.parametrize("size", mostly_rest(SIZES, usual=["small"]))
@pytest.mark.parametrize("seats", mostly_rest([2, 4], usual=[4]))
def test_at_every_stage_tiles_have_one_size_and_none_lies_on_another(size: str, seats: int) -> None:
    package = load_package("rummikub")
    session = Session(package.game, seats, Options(turn_seconds=None, games_per_match=1), 0, seed=seats)
    choose = bot_chooser([package.bots[Level.FAIR]] * seats, [Random(seat) for seat in range(seats)])
    editor = TableEditor()
    editor.measure(SIZES[size])
    stages = 0
    for made in play_moves(session, choose, Random(1)):
        for step in made.steps:
            view = session.game.view(step.state, 0)
            editor.show(view, step.event, None, in_stages=isinstance(step.event, TilesPlayed))
            while (playback := editor.playback) is not None and playback.step is not None:
                stages += 1
                assert playback.is_clear, (made.move, playback.stage)
                assert _one_size(playback)
                editor.show_stage(playback.stage + 1)
    assert stages > 20


def _one_size(playback: Playback) -> bool:
    return len({corner[2] for corner in (*playback.after.values(), *playback.staying.values())}) == 1


def let_go(editor: TableEditor, tile: Tile, x: float, y: float) -> Area:
    """Put a tile down with its middle at a point of the cloth; return its place then."""
    area = AREAS.table
    assert editor.pick([tile]) is None
    assert editor.put(editor.target_at(area.x + x, area.y + y)) is None
    return editor.table_layout.box(number_of(editor, tile))


def test_a_tile_stays_where_it_is_let_go_and_one_beside_it_joins_it() -> None:
    editor = shown(position((), ("k10a", "r10a", "b10a", "k3a")))
    width = editor.table_layout.tile
    first = let_go(editor, "k10a", 600, 230)
    assert (first.x + width / 2, first.y + first.height / 2) == pytest.approx((608, 242), abs=50)
    assert abs(first.x + width / 2 - 608) <= 1
    let_go(editor, "r10a", 600 + 1.4 * width, 230)
    joined = let_go(editor, "b10a", 600 + 2.4 * width, 230)
    assert (joined.x, joined.y) == (first.x, first.y)
    let_go(editor, "k3a", 600 + 3.4 * width, 230)
    assert [one.tiles for one in editor.sets] == [("k10a", "r10a", "b10a"), ("k3a",)]


def test_a_whole_set_is_carried_before_an_opening_and_no_part_of_it() -> None:
    state = replace(position(RUNS[:2], ("k9b",)), opened=(False, True))
    editor = shown(state)
    assert editor.pick(RUNS[0][:2]) == Rejection("opening_touches_table", {"needed": 30})
    assert editor.pick(RUNS[0]) is None
    assert editor.put(editor.target_at(200, 350)) is None
    assert editor.table_layout.spots[number_of(editor, RUNS[0][0])].row == 2
    assert editor.draft is not None
    assert editor.draft.untouched


@pytest.mark.parametrize(
    "rack, laid",
    {
        "a run": (("k7a", "k8a", "k9a", "r7a", "b7a"), ("k7a", "k8a", "k9a")),
        "a group": (("k7a", "r7a", "b7a", "k8a"), ("k7a", "r7a", "b7a")),
        "nothing": (("k7a", "k8a", "ja"), ("k7a",)),
    }.values(),
    ids=["a run", "a group", "nothing"],
)
def test_a_tile_that_fits_nowhere_is_laid_with_the_best_set_round_it(rack: Row, laid: Row) -> None:
    editor = shown(position(RUNS[12:13], rack))
    assert editor.pick(["k7a"]) is None
    assert editor.belongs
    assert editor.put_in_place() is None
    assert set(editor.sets[-1].tiles) == set(laid)


def test_doublets_bear_letters_while_they_give_the_right_to_a_new_deal() -> None:
    state = position((), tuple("k2a k2b k4a k4b r1a r1b r5a ja jb".split()))
    right = replace(state, turns=(0, 0), options=replace(state.options, reshuffle_right=True))
    lettered = {"k2a": "A", "k2b": "A", "k4a": "B", "k4b": "B", "r1a": "C", "r1b": "C"}
    assert shown(right).doublets == lettered
    rows = tile_rows(shown(right), {}, NO_MARKS, (), (), past=False)
    assert {row.tile: row.letter for row in rows if row.doublet} == lettered
    assert shown(state).doublets == {}
