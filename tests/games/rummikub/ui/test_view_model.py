"""The view model of Rummikub: its rows, the seats that see a rack, and the rack between turns."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any, cast

import pytest
from PySide6.QtCore import QObject, QPoint, QRectF, Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QAbstractItemModelTester, QTest
from stolik.engine.bot import Advice
from stolik.engine.driver import play_moves
from stolik.engine.event_scenes import ShownEvent
from stolik.engine.game import TABLE
from stolik.engine.game_library import load_game
from stolik.engine.session import AnyStep, Session
from stolik.games.rummikub.rules.events import TableSwept, TilesReturned
from stolik.games.rummikub.rules.moves import Draw, Play, TimeUp
from stolik.games.rummikub.rules.options import Options
from stolik.games.rummikub.rules.rules import GAME
from stolik.games.rummikub.rules.scoring import GameResult
from stolik.games.rummikub.rules.tiles import HIDDEN
from stolik.games.rummikub.ui.messages import reason
from stolik.games.rummikub.ui.scenes import SCENES
from stolik.games.rummikub.ui.screen_layout import NEXT, Area, edited_layout, flow, lay_out_table
from stolik.games.rummikub.ui.turn_draft import SetPosition
from stolik.games.rummikub.ui.view_model import RummikubViewModel

from tests.games.moves_wanted import move_by
from tests.games.rummikub.deals import (
    ALMOST,
    CALM,
    DULL,
    GROUP,
    RACK,
    REST,
    RUN,
    dealt,
    deck,
    draw_on,
    opened,
)
from tests.games.rummikub.screen_driver import KEYS, LEFT, RummikubPage, TouchPage, dealt_by, renewed, shared
from tests.soak.marks import LONG_SOAK, mostly_soak
from tests.table.scene_time import SceneTime
from tests.table.screen import opened as opened_window


def face_of(parent: QObject) -> Any:
    face: Any = RummikubViewModel(parent)
    for model in (face.tiles, face.faulty, face.seats):
        QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning, model)
    face.measure(QRectF(0, 0, 1300, 380), QRectF(260, 420, 800, 170), 34, 62, 58)
    return face


@pytest.fixture
def face(parent: QObject) -> Any:
    return face_of(parent)


def look(face: Any, session: Session, seat: int | None = 0) -> None:
    mine = seat if seat is not None and seat in session.to_act else None
    face.show(GAME.view(session.state, seat), None, mine)


def zone(face: Any, name: str) -> set[str]:
    return {row.tile for row in face.tiles.rows if row.zone == name}


@cache
def whole_game(seed: int, options: Options) -> Sequence[AnyStep]:
    session = Session(load_game("rummikub"), 2 + seed % 3, options)
    moves = play_moves(session, lambda view, seat: next(iter(GAME.legal_moves(view, seat))), Random(seed))
    return [step for made in moves for step in made.steps]


def test_the_card_tells_what_decides_between_equal_big_points(face: Any) -> None:
    names, start = ("Ala", "Olek", "Tomek"), GAME.start(3, CALM, None)

    def ties(small: tuple[int, ...], big: tuple[int, ...]) -> tuple[str, ...]:
        state = replace(start, results=(GameResult("out", 0, (), small, big, (1, 2, 3)),))
        remarks: tuple[str, ...] = face.score_table(state, names).remarks[-1].sentences
        return remarks

    assert ties((19, -9, -10), (4, 2, 0)) == ()
    assert ties((19, -9, -10), (4, 2, 2)) == ("Olek and Tomek tie on big points: the small points decide.",)
    assert ties((20, -10, -10), (4, 2, 2)) == (
        "Olek and Tomek share a place: they tie on big and small points.",
    )


@pytest.mark.parametrize("viewer", mostly_soak((None, 0, 1), usual=(0,)))
def test_in_whole_games_the_rows_are_what_the_viewer_may_see(face: Any, viewer: int | None) -> None:
    for step in whole_game((viewer or 0) % 2, CALM):
        view = GAME.view(step.state, viewer)
        face.show(view, GAME.redact(step.event, viewer), None)
        assert zone(face, "cloth") == {tile for row in view.table for tile in row}
        if not view.ended:
            seen = set() if viewer is None else set(view.racks[viewer])
            assert zone(face, "rack") == seen
        assert HIDDEN not in {row.tile for row in face.tiles.rows}
        assert [row.opened for row in face.seats.rows] == list(step.state.opened)
        # Every tile has its own place.
        rows = face.tiles.rows
        assert len({tuple(row.place[:2]) for row in rows}) == len(rows)
        for row in rows:
            x, y, wide = row.place[:3]
            if row.zone == "cloth":
                assert 0 <= x <= 1300 - wide
                assert 0 <= y <= 380 - wide
                assert wide >= 34


def test_a_rack_leaves_every_row_when_its_owner_goes(face: Any) -> None:
    session = opened()
    look(face, session)
    face.pick("k1a", False)
    assert face.putNew()
    assert "k1a" in zone(face, "cloth")
    look(face, session, None)
    said = str(face.tiles.rows + face.faulty.rows + face.seats.rows)
    assert not [tile for tile in REST if tile in said]
    look(face, session, 1)
    assert not set(REST) & (zone(face, "rack") | zone(face, "cloth"))
    look(face, session)
    assert "k1a" in zone(face, "cloth")


def test_the_rack_keeps_its_order_over_turns_and_others_moves(face: Any) -> None:
    session = dealt()
    look(face, session)
    face.sort(True)
    face.pick("k1a", False)
    face.nudge(0, 1)
    before = {row.tile: (row.row, row.column) for row in face.tiles.rows}
    draw_on(session)
    while session.state.turn != 0:
        look(face, session, 0)
        draw_on(session)
    look(face, session)
    after = {row.tile: (row.row, row.column) for row in face.tiles.rows}
    assert {tile: after[tile] for tile in before} == before
    assert [row.tile for row in face.tiles.rows if row.fresh] == [session.state.racks[0][-1]]


def test_a_rack_is_arranged_also_while_others_play(face: Any) -> None:
    session = opened()
    draw_on(session)
    face.show(GAME.view(session.state, 0), None, None)
    assert face.pick("k1a", False)
    face.nudge(3, 0)
    said: list[str] = []
    face.refusal.connect(lambda refusal: said.append(reason(refusal.code, refusal.facts)))
    assert not face.putNew()
    assert not face.pick("b3a", False)
    assert said


def test_the_points_of_an_opening_count_up(face: Any) -> None:
    look(face, dealt())
    assert (face.line.opening, face.line.points) == (True, 0)
    for tile in GROUP:
        face.pick(tile, True)
    face.putNew()
    assert (face.line.points, face.line.openingText, face.canPlay) == (27, "Opening: 27 / 30", False)
    for tile in RUN:
        face.pick(tile, True)
    face.putNew()
    assert (face.line.points, face.canPlay, face.laidCount) == (52, True, 8)
    assert {frozenset(row) for row in move_by(face.play)["table"]} == {frozenset(GROUP), frozenset(RUN)}


def test_a_set_in_disorder_says_why_and_an_unfinished_one_is_told_apart(face: Any) -> None:
    look(face, opened())
    face.pick("k1a", False)
    face.putNew()
    assert [row.started for row in face.faulty.rows] == [True]
    face.pick("r2a", False)
    box = next(row for row in face.tiles.rows if row.tile == "b5a").place
    face.putAt(box[0] + box[2] * 0.9, box[1] + 10)
    assert {row.started for row in face.faulty.rows} == {True, False}
    assert face.line.lines == [row.reason for row in face.faulty.rows if not row.started][:1]


def test_what_was_moved_and_laid_is_marked(face: Any) -> None:
    look(face, opened())
    face.pick("b7a", False)
    face.putNew()
    face.pick("k1a", False)
    face.putNew()
    assert {row.tile for row in face.tiles.rows if row.moved} == {"b7a"}
    assert {row.tile for row in face.tiles.rows if row.laid} == {"k1a"}


@pytest.mark.parametrize("restores", [True, False])
def test_the_table_is_seen_as_the_hand_left_it_till_it_is_put_back(face: Any, restores: bool) -> None:
    session = opened(options=Options(reshuffle_right=False, timeout_restores=restores))
    look(face, session)
    face.pick("k1a", False)
    face.putNew()
    before = [(row.tile, row.zone, row.laid) for row in face.tiles.rows]
    steps = session.submit(TABLE, face.time_up())
    for step in steps:
        face.show(GAME.view(step.state, 0), GAME.redact(step.event, 0), None)
        after = [(row.tile, row.zone, row.laid) for row in face.tiles.rows]
        assert len({tile for tile, _, _ in after}) == len(after)
        assert (after == before) == (step is steps[0])
    assert "k1a" in zone(face, "rack")


def test_the_time_takes_the_table_as_it_lies(face: Any) -> None:
    session = opened(options=Options(reshuffle_right=False))
    look(face, session)
    face.pick("k1a", False)
    face.putNew()
    assert ("k1a",) in face.time_up().table
    assert GAME.check(session.state, TABLE, face.time_up()) is None
    look(face, session, 1)
    assert face.time_up() == TimeUp(session.state.table)


def test_what_others_did_since_the_last_turn_is_marked_and_told_until_the_next_one(face: Any) -> None:
    session = opened()
    names = ("Ala", "Ola", "Jan")

    def events() -> list[Any]:
        entries = range(session.length)
        return [GAME.redact(step.event, None) for entry in entries for step in session.steps_of(entry)]

    def marked(viewer: int) -> set[str]:
        face.follow(events(), names, viewer)
        face.show(GAME.view(session.state, viewer), None, None)
        return {row.tile for row in face.tiles.rows if row.news}

    assert marked(0) == set()
    assert face.news == ("Ola draws a tile. Jan draws a tile.",)
    draw_on(session)
    assert marked(1) == set(), "what lay there before one's own turn is no news"
    assert face.news == ("Jan draws a tile. Ala draws a tile.",)
    session = opened(2)
    session.submit(0, Play((RUN, (*GROUP, "o9a"))))
    assert marked(1) == {"o9a"}
    assert face.news[0] == "Ala adds the orange 9 to 9-9-joker."
    assert len(face.news) == 3, "in full, by numbers alone, and without verbs"
    assert marked(0) == set()
    assert face.news == ()


def test_ones_own_opening_is_told_and_its_tiles_are_marked_until_the_next_thing_happens(face: Any) -> None:
    session = dealt()
    look(face, session)
    session.submit(0, Play((RUN, GROUP)))
    steps = session.steps_of(session.length - 1)
    played = next(number for number, step in enumerate(steps) if step.event.kind == "tiles_played")
    face.follow([step.event for step in steps], ("Ala", "Jan", "Ola"), 0)
    face.show(GAME.view(steps[played].state, 0), steps[played].event, None)
    assert face.news[0].startswith("Ala opens with 5")
    assert {row.tile for row in face.tiles.rows if row.changed} == {*RUN, *GROUP}
    shown = ShownEvent(steps[played].event, by_bot=False, people=1, table=face)
    assert SCENES.stay(shown).base == 4.5, "it stays to be seen, as that of another"
    face.show(GAME.view(session.state, 0), steps[-1].event, None)
    assert not any(row.changed for row in face.tiles.rows)
    draw_on(session)
    events = [
        GAME.redact(step.event, 0) for number in range(session.length) for step in session.steps_of(number)
    ]
    face.follow(events, ("Ala", "Jan", "Ola"), 0)
    assert face.news == ("Jan draws a tile.",)


def test_a_move_of_somebody_else_is_shown_set_by_set(face: Any) -> None:
    session = dealt()
    face.show(GAME.view(session.state, 1), None, None)
    (played, *_) = session.submit(0, Play((RUN, GROUP)))
    event = GAME.redact(played.event, 1)
    assert face.stages(event, 0) == 0, "whoever moved has done it with their own hands"
    assert face.stages(event, 1) == 2
    face.show_first_stage(GAME.view(played.state, 1), event, None)
    assert zone(face, "cloth") == set(RUN)
    assert face.stages_left == 1
    going = {row.tile: row.place[3:] for row in face.tiles.rows if row.zone == "cloth"}
    assert [going[tile] for tile in RUN] == [(turn, 0) for turn in range(5)]
    face.show_stage(1)
    assert zone(face, "cloth") == set(RUN + GROUP)
    assert face.stages_left == 0
    going = {row.tile: row.place[3] for row in face.tiles.rows if row.zone == "cloth"}
    assert [going[tile] for tile in RUN] == [-1] * 5
    assert [going[tile] for tile in GROUP] == [0, 1, 2]


def test_the_half_finished_turn_and_the_racks_outlive_the_program(parent: QObject) -> None:
    session = opened()
    old = face_of(parent)
    look(old, session)
    old.sort(False)
    old.pick("b5b", False)
    box = next(row for row in old.tiles.rows if row.tile == "b5a").place
    old.putAt(box[0] + box[2], box[1] + 10)
    memory = json.loads(json.dumps(old.memory()))
    new = face_of(parent)
    new.recall(memory)
    look(new, session)
    assert move_by(new.play) == move_by(old.play)
    assert new.canUndo
    places = [{row.tile: (row.row, row.column) for row in one.tiles.rows} for one in (old, new)]
    assert places[0] == places[1]


@pytest.mark.parametrize(
    "memory",
    [
        None,
        7,
        {"racks": [], "draft": 3, "game": "x"},
        {"game": 1, "racks": {"0": [["zz", 3], None]}, "draft": {"turn": [1, 0, 1], "table": [["k1a"]]}},
        {"game": 1, "racks": {"0": 5}, "draft": {"turn": [1, 0, 1], "table": [["k1a", "k1a"], [3]]}},
        {"game": 1, "draft": {"turn": [1, 0, 9], "table": [list(RUN), list(GROUP), ["k1a"]]}},
        {"game": 1, "draft": {"turn": [1, 0, 1], "table": [list(RUN), list(GROUP), ["k13a"]]}},
    ],
)
def test_a_memory_that_makes_no_sense_is_left_out(face: Any, memory: Any) -> None:
    session = opened()
    face.recall(memory)
    look(face, session)
    assert zone(face, "rack") == set(session.state.racks[0])
    assert face.laidCount == 0


def test_a_decision_taken_back_brings_the_draft_back(face: Any) -> None:
    session = opened()
    look(face, session)
    face.pick("o9a", False)
    box = next(row for row in face.tiles.rows if row.tile == "ja").place
    face.putAt(box[0] + box[2], box[1] + 10)
    assert face.canPlay
    table = tuple(map(tuple, move_by(face.play)["table"]))
    for step in session.submit(0, Play(table)):
        face.show(GAME.view(step.state, 0), step.event, None)
    session.undo(0)
    look(face, session)
    assert face.laidCount == 1


def test_an_option_is_told_with_what_it_is_worth(face: Any) -> None:
    look(face, opened())
    table = (RUN, (*GROUP, "o9a"))
    said = face.option_worth(Advice(Play(table), 1.5, {"chance": 0.5, "big": 1.46})).text
    assert said.startswith("Lay the orange 9:")
    assert said.endswith("1.5 big points on average.")
    assert face.option_worth(Advice(Draw(), 0.2, {})).text == "Draw a tile"


def test_looking_back_leaves_the_order_of_the_rack(face: Any) -> None:
    session = opened()
    look(face, session)
    face.sort(True)
    before = {row.tile: (row.row, row.column) for row in face.tiles.rows if row.zone == "rack"}
    for entries in (1, 2, 1):
        face.show(GAME.view(session.state_at(entries), 0), None, None)
    look(face, session)
    assert {row.tile: (row.row, row.column) for row in face.tiles.rows if row.zone == "rack"} == before


def test_no_tile_is_new_at_a_moment_looked_back_at(face: Any) -> None:
    session = opened()
    look(face, session)

    def fresh() -> set[str]:
        return {row.tile for row in face.tiles.rows if row.fresh}

    before = fresh()
    for entries in range(1, session.length):
        face.show_moment(None, GAME.view(session.state_at(entries), 0), None, 0)
        assert fresh() == set()
    look(face, session)
    assert fresh() == before


def changed(face: Any) -> set[str]:
    return {row.tile for row in face.tiles.rows if row.changed}


def test_at_a_moment_looked_back_at_the_tiles_that_came_there_are_marked(parent: QObject) -> None:
    face: Any = RummikubViewModel(parent)
    kinds = set()
    for step in whole_game(0, CALM):
        event = GAME.redact(step.event, 0)
        marks = face.show_moment(step.state, GAME.view(step.state, 0), event, 0)
        kinds.add(event.kind)
        if event.kind == "tiles_played":
            assert set(event.laid) <= changed(face) <= {tile for row in event.after for tile in row}
            assert changed(face) == set(marks)
        elif event.kind == "tile_drawn":
            assert changed(face) == ({event.tile} if event.seat == 0 else set())
        else:
            assert changed(face) == set()
        assert not any(row.news or row.shifted for row in face.tiles.rows)
        assert face.travelling == 0
    assert {"tiles_played", "tile_drawn"} <= kinds
    look(face, opened())
    assert changed(face) == set()


def test_tiles_that_go_back_when_the_time_is_up_are_marked(face: Any) -> None:
    view = GAME.view(opened().state, 0)
    returned = tuple(sorted(view.racks[0])[:2])
    assert set(face.show_moment(view, view, TilesReturned(0, returned), 0)) == set(returned)
    assert changed(face) == set(returned)
    swept = TableSwept(0, view.table, view.table, (view.table[0][0],), (), returned)
    face.show_moment(view, view, swept, 0)
    assert changed(face) == {view.table[0][0], *returned}


def test_when_a_match_is_over_the_rack_is_that_of_whoever_was_chosen(face: Any) -> None:
    look(face, opened())
    *_, last = whole_game(0, CALM)
    for seat in (1, 0, 1):
        face.show_moment(last.state, GAME.view(last.state, seat), last.event, seat)
        assert face.owner == seat
        assert zone(face, "rack") == set(last.state.racks[seat])
    face.show(GAME.view(last.state, 0), None, None)
    assert face.owner == 0


def test_the_card_names_the_sets_that_prove_a_penalty(face: Any) -> None:
    *_, last = whole_game(0, Options(turn_seconds=None, games_per_match=2))
    face.show(GAME.view(last.state, 0), GAME.redact(last.event, 0), None)
    card = face.scoreCard(["Ala", "Jan"])
    assert [game["game"] for game in card] == [1, 2]
    for game, result in zip(card, last.state.results, strict=True):
        assert sum(line["small"] for line in game["lines"]) == 0
        for line in game["lines"]:
            assert line["big"] == result.big_points[line["seat"]]
            assert ("Ala", "Jan")[line["seat"]] in line["reason"]
    lines = face.end_lines(GAME.view(last.state, None), 0)
    assert [line.value for line in lines] == [result.small_points[0] for result in last.state.results]


def test_a_set_that_grows_keeps_its_row_where_there_is_room_in_it() -> None:
    spots = {1: SetPosition(0, 0), 2: SetPosition(0, 4), 3: SetPosition(1, 0)}
    done = flow({1: 4, 2: 3, 3: 3}, spots, 3, 12)
    assert done is not None
    assert [done[number].row for number in (1, 2, 3)] == [0, 0, 1]
    done = flow({1: 8, 2: 5, 3: 3}, {1: SetPosition(0, 0), 2: SetPosition(0, 6), 3: SetPosition(1, 0)}, 3, 12)
    assert done is not None
    assert [done[number].row for number in (1, 2, 3)] == [0, 1, 1]
    assert flow({1: 8, 2: 8}, {}, 1, 12) is None


def test_tiles_are_readable_on_a_small_screen_and_change_their_size_seldom() -> None:
    lengths = {number: 3 + number % 3 for number in range(1, 20)}
    assert sum(lengths.values()) >= 75
    cloth = lay_out_table(lengths, {}, Area(0, 0, 1326, 370), 34, 68)
    assert cloth.tile >= 46
    assert NEXT in cloth.lengths
    area = Area(0, 0, 1326, 370)
    lengths = dict.fromkeys(range(1, 16), 4)
    first = lay_out_table(lengths, {}, area, 34, 68)
    kept = {number: first.spots[number] for number in range(2, 16)}
    assert edited_layout(first, {**lengths, 1: 3}, kept, {1: first.spots[1]}, 34, 68).tile == first.tile


BUSY = tuple("r10a r11a r12a k2a k4a k6a k8a k10a b2a b8a b10a o2a o4a o6a".split())
"""The second seat's rack, with a run to open with at once."""


@pytest.fixture
def busy_page(qapp: Any) -> Iterator[TouchPage]:
    with dealt_by(deck(RACK, BUSY, DULL)):
        busy_page = TouchPage(bots=(1, 2), scene_time=SceneTime())
        for _ in opened_window(busy_page):
            busy_page.face.sort(True)
            busy_page.window.pace("relaxed")
            busy_page.press(KEYS.Key_D)
            pass_until(busy_page, lambda: laying(busy_page))
            yield busy_page


def pass_until(busy_page: TouchPage, condition: Callable[[], bool]) -> None:
    def passes() -> bool:
        while not condition() and busy_page.scene_time.left is not None:
            busy_page.scene_time.go_on()
        return condition()

    busy_page.wait_until(passes, "something that scenes bring")


def laying(busy_page: TouchPage) -> bool:
    return bool(busy_page.director.busy) and busy_page.director.scene.get("kind") == "tiles_played"


@pytest.fixture
def hurried(busy_page: TouchPage) -> list[str]:
    found: list[str] = []
    busy_page.director.hurried.connect(lambda: found.append(busy_page.director.scene.get("kind", "")))
    return found


def slot(busy_page: TouchPage, name: str) -> tuple[int, int]:
    row = next(row for row in busy_page.face.tiles.rows if row.tile == name)
    return row.row, row.column


def test_the_rack_is_put_in_order_while_tiles_of_another_fly(
    busy_page: TouchPage, hurried: list[str]
) -> None:
    for picked, name in enumerate(("k1a", "b3a"), start=1):
        busy_page.tap(name)
        assert busy_page.face.pickedCount == picked
    busy_page.press(KEYS.Key_Escape)
    assert busy_page.face.pickedCount == 0
    home = slot(busy_page, "k1a")
    busy_page.drag(busy_page.at("k1a"), busy_page.at("b3a"))
    assert slot(busy_page, "k1a") != home
    before = slot(busy_page, "k1a"), slot(busy_page, "o13b")
    busy_page.click(busy_page.button("Groups"))
    assert (slot(busy_page, "k1a"), slot(busy_page, "o13b")) != before
    assert hurried == []
    assert laying(busy_page)


@pytest.mark.rest
def test_keys_at_the_rack_act_there_and_end_nothing(busy_page: TouchPage, hurried: list[str]) -> None:
    busy_page.tap("k1a")
    home = slot(busy_page, "k1a")
    QTest.keyClick(busy_page.window, KEYS.Key_Down, Qt.KeyboardModifier.ControlModifier)
    assert slot(busy_page, "k1a") == (1 - home[0], home[1])
    busy_page.press(KEYS.Key_Space)
    assert busy_page.face.pickedCount == 0
    busy_page.press(KEYS.Key_Right)
    busy_page.press(KEYS.Key_7)
    assert hurried == []
    assert laying(busy_page)


@pytest.mark.rest
def test_a_finger_does_the_same(busy_page: TouchPage, hurried: list[str]) -> None:
    home = slot(busy_page, "k1a")
    busy_page.pull(busy_page.at("k1a"), busy_page.at("b3a"))
    assert slot(busy_page, "k1a") != home
    assert hurried == []
    assert laying(busy_page)
    busy_page.touch(busy_page.cloth)
    assert hurried == ["tiles_played"]


@pytest.mark.parametrize(
    "place",
    [
        QPoint(683, 380),
        *(pytest.param(place, marks=LONG_SOAK) for place in (QPoint(683, 120), QPoint(1300, 700))),
    ],
)
def test_a_click_elsewhere_still_ends_the_scene(
    busy_page: TouchPage, hurried: list[str], place: QPoint
) -> None:
    QTest.mouseClick(busy_page.window, LEFT, pos=place)
    assert hurried == ["tiles_played"]
    assert busy_page.refusals == []


@pytest.mark.rest
@pytest.mark.parametrize(
    "key",
    [
        KEYS.Key_Space,
        *(pytest.param(key, marks=LONG_SOAK) for key in (KEYS.Key_Return, KEYS.Key_Left, KEYS.Key_N)),
        KEYS.Key_Z,
    ],
)
def test_a_key_elsewhere_still_ends_the_scene(busy_page: TouchPage, hurried: list[str], key: Any) -> None:
    busy_page.press(key)
    assert hurried == ["tiles_played"]
    assert busy_page.refusals == []


@pytest.mark.rest
def test_a_tile_in_hand_stays_there_till_the_own_turn_has_begun(busy_page: TouchPage) -> None:
    start, over = busy_page.at("k1a"), busy_page.cloth
    QTest.mousePress(busy_page.window, LEFT, pos=start)
    for step in range(1, 6):
        QTest.mouseMove(busy_page.window, start + (over - start) * step / 5)
    tile = busy_page.tile("k1a")
    assert tile.property("carried")
    let_go: list[bool] = []
    cast("Any", tile).carriedChanged.connect(lambda: let_go.append(True))
    busy_page.window.pace("fast")
    pass_until(busy_page, lambda: bool(busy_page.face.active))
    assert busy_page.state.turn == 0
    assert tile.property("carried")
    assert let_go == []
    QTest.mouseMove(busy_page.window, over + QPoint(5, 0))
    QTest.mouseRelease(busy_page.window, LEFT, pos=over + QPoint(5, 0))
    assert ("k1a",) in busy_page.sets


TIMED = Options(turn_seconds=60, reshuffle_right=False, games_per_match=1)


class ClockedPage(RummikubPage):
    """The smallest page, with a clock set by hand."""

    def __init__(self, options: Options) -> None:
        self.time = 0.0
        super().__init__(options, now=lambda: self.time)

    def after(self, seconds: float) -> None:
        self.time = seconds
        clock: Any = self.table.clock
        clock.refresh()
        self.draw()

    @property
    def at_the_rack(self) -> QQuickItem:
        (clock,) = (item for item in self.items() if item.property("counts") is not None)
        return clock


@pytest.fixture(scope="module")
def table(qapp: Any) -> Iterator[ClockedPage]:
    yield from shared(lambda: ClockedPage(TIMED), deck(ALMOST, then=["o13a"]), (1024, 600))


@pytest.fixture
def page(table: ClockedPage) -> Iterator[ClockedPage]:
    table.time = 0
    yield from renewed(table)


@pytest.mark.parametrize("gone, last", [(0, False), (49, False), (50, True), (57.5, True)])
def test_the_bar_at_the_rack_is_unmistakable_in_the_last_ten_seconds(
    page: ClockedPage, gone: float, last: bool
) -> None:
    page.after(gone)
    frame, bar = page.at_the_rack.childItems()
    assert bar.isVisible()
    assert frame.isVisible() is last, "a shape, not only a colour"


def test_it_stays_while_somebody_who_has_drawn_hesitates(page: ClockedPage) -> None:
    page.table.submit({"kind": "draw"})
    page.come_to_rest()
    assert page.state.phase == "drawn"
    page.after(52)
    assert page.at_the_rack.childItems()[0].isVisible()


def test_it_counts_for_nobody_else_and_not_without_a_clock(page: ClockedPage) -> None:
    for kind in ("draw", "end_turn"):
        page.table.submit({"kind": kind})
        page.come_to_rest()
    page.after(1)
    assert page.state.turn == 1
    assert not page.at_the_rack.isVisible()
    for calm in shared(lambda: ClockedPage(CALM)):
        assert not calm.at_the_rack.isVisible()
