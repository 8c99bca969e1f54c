"""A move of another player on the screen: set by set, with arrows, and over at a click."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

import pytest
from PySide6.QtTest import QTest
from stolik.games.rummikub.rules.moves import Play

from tests.games.rummikub.deals import GROUP, RACK, RUN, deck, draw_on
from tests.games.rummikub.screen_driver import KEYS, RummikubPage, renewed, shared
from tests.table.entries import noted, play_entries, show_entries
from tests.table.scene_time import SceneTime
from tests.table.screen import NoBots

OTHERS = tuple("k1b k5b k8b k11b r1b r5b r8b r11b b1b b8b b11b o1b o5b o8b".split())


WINNER = tuple("k1a k2a k3a k4a k5a r1a r2a r3a r4a r5a b1a b2a b3a b4a".split())


def watching(rack: tuple[str, ...]) -> Iterator[RummikubPage]:
    """Yield a page for a person and two bots, the first of which has this rack and is on turn."""
    for page in shared(
        lambda: RummikubPage(bots=(1, 2), runner=NoBots(), scene_time=SceneTime()), deck(OTHERS, rack)
    ):
        draw_on(page.table.session)
        assert page.state.turn == 1
        show_entries(page.table)
        page.stands["dealt"] = noted(page.table)
        yield page


@pytest.fixture(scope="module")
def table(qapp: Any) -> Iterator[RummikubPage]:
    yield from watching(RACK)


@pytest.fixture
def page(table: RummikubPage) -> Iterator[RummikubPage]:
    """A page on which somebody else can lay a run and a group."""
    for page in renewed(table):
        page.window.pace("normal")
        yield page


def play(page: RummikubPage) -> None:
    """Let the second seat lay a run and a group."""
    session = page.table.session
    session.submit(1, Play((RUN, GROUP)))
    play_entries(page.table)


def cloth(page: RummikubPage) -> set[str]:
    return {tile for row in page.sets for tile in row}


def test_a_move_is_shown_set_by_set(page: RummikubPage) -> None:
    play(page)
    assert page.director.scene["kind"] == "tiles_played"
    assert cloth(page) == set(RUN)
    page.scene_time.go_on()
    assert page.director.scene["stage"] == 1
    assert cloth(page) == set(RUN + GROUP)


def test_a_click_or_a_key_ends_the_move_with_all_its_sets(page: RummikubPage) -> None:
    play(page)
    QTest.keyClick(page.window, KEYS.Key_F9)
    assert cloth(page) == set(RUN + GROUP)
    assert page.director.scene["kind"] != "tiles_played"


def test_without_animations_it_is_there_at_once(page: RummikubPage) -> None:
    page.window.pace("off")
    play(page)
    assert cloth(page) == set(RUN + GROUP)


def test_arrows_lead_from_where_tiles_are_taken_while_the_move_is_shown(page: RummikubPage) -> None:
    play(page)
    page.director.finish_all()
    session = page.table.session
    while session.state.turn != 1:
        draw_on(session)
    show_entries(page.table)
    assert page.face.trails == []
    # The 5 of the rack parts the run of five.
    session.submit(1, Play((RUN[:3], ("b5b", *RUN[3:]), GROUP)))
    play_entries(page.table)
    (trail,) = page.face.trails
    ways = [item for item in page.items() if item.property("far") is not None]
    assert len(ways) == 1
    assert trail["x"] != trail["toX"] or trail["y"] != trail["toY"]
    page.director.finish_all()
    assert page.face.trails == []
    assert {row.tile for row in page.face.tiles.rows if row.news} == {"b5b"}
    assert {row.tile for row in page.face.tiles.rows if row.shifted} == {"b6a", "b7a"}


def win(page: RummikubPage) -> None:
    """Let the second seat go out."""
    session = page.table.session
    session.submit(1, Play((WINNER[:5], WINNER[5:10], WINNER[10:])))
    play_entries(page.table)


def sees_end(page: RummikubPage) -> bool:
    return any(item.property("text") == "Again" and item.isVisible() for item in page.items())


@pytest.fixture
def winning(qapp: Any) -> Iterator[RummikubPage]:
    """A page on which somebody else can go out."""
    yield from watching(WINNER)


@pytest.mark.rest
def test_a_pause_during_the_winning_move_ends_at_the_card_and_at_the_end(winning: RummikubPage) -> None:
    page, table = winning, cast("Any", winning.table)
    page.window.pace("normal")
    win(page)
    page.press(KEYS.Key_Escape)
    page.wait_until(lambda: table.paused, "a pause")
    page.press(KEYS.Key_Escape)
    page.wait_until(lambda: not table.paused, "its end")
    for _ in range(10):
        if page.director.scene["kind"] != "game_scored":
            page.director.finish()
    assert any(item.property("cardShown") for item in page.items()), "the card is on the table"
    assert not table.over
    page.director.finish()
    page.wait_for_rest()
    page.wait_until(lambda: table.over and sees_end(page), "the end")


@pytest.mark.rest
def test_whoever_puts_the_card_of_the_last_game_away_comes_to_the_end(winning: RummikubPage) -> None:
    win(winning)
    assert winning.director.scene["kind"] == "game_scored"
    winning.press(KEYS.Key_Escape)
    winning.wait_until(lambda: sees_end(winning), "the end")
