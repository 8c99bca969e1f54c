"""The points of a match on seat cards, on the score card and at the end: named, and in straight columns."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from re import match
from typing import Any

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtQuick import QQuickItem
from stolik.engine.driver import play as play_out
from stolik.engine.game import Value
from stolik.games.rummikub.rules.moves import Shuffled
from stolik.games.rummikub.rules.options import Options
from stolik.games.rummikub.rules.rules import GAME, Rummikub
from stolik.games.rummikub.rules.state import State

from tests.games.rummikub.deals import DECK
from tests.games.rummikub.screen_driver import RummikubPage
from tests.soak.marks import LONG_SOAK
from tests.table.entries import show_entries
from tests.table.screen import opened


def simplest(view: State, seat: int) -> Value:
    move: Value = next(iter(GAME.legal_moves(view, seat)))
    return move


@pytest.fixture(scope="module")
def page(qapp: Any) -> Iterator[RummikubPage]:
    """A page whose match of two games has been played; the tests only look at it."""
    timed = Options(turn_seconds=60, reshuffle_right=False, games_per_match=2)
    for page in opened(RummikubPage(timed)):
        assert isinstance(page, RummikubPage)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Rummikub, "chance", lambda self, state, rng: Shuffled(DECK))
            play_out(page.table.session, simplest, Random(3))
        show_entries(page.table)
        page.draw()
        yield page


def seen(page: RummikubPage, name: str) -> list[QQuickItem]:
    """Return the items that are seen and have such a property, from top to bottom."""
    found = [item for item in page.items() if item.property(name) is not None and item.isVisible()]
    return sorted(
        found, key=lambda item: (item.mapToScene(QPointF(0, 0)).y(), item.mapToScene(QPointF(0, 0)).x())
    )


def edge(item: QQuickItem) -> float:
    """Return where an item ends on the right."""
    return item.mapToScene(QPointF(item.width(), 0)).x()


def test_at_the_end_both_kinds_of_points_stand_in_columns_the_big_ones_large(page: RummikubPage) -> None:
    figures = [item for item in seen(page, "figure") if item.property("unit") is not None]
    assert len(figures) == 2 * len(page.table.players)
    big = [item for item in figures if item.property("unit") == "big points"]
    small = [item for item in figures if item.property("unit") == "small points"]
    assert len({round(edge(item)) for item in big}) == 1
    assert len({round(edge(item)) for item in small}) == 1
    assert edge(big[0]) < edge(small[0]), "what decides comes first"
    tall = [item.childItems()[0].property("font").pixelSize() for item in (big[0], small[0])]
    assert tall[0] > 1.3 * tall[1]
    places: Any = page.table.standings
    standings = [places.at(row) for row in range(places.count)]
    sums = [sum(int(line["picture"]) for line in place["lines"]) for place in standings]
    assert [int(item.property("figure")) for item in big] == sums == sorted(sums, reverse=True)


@pytest.mark.parametrize("room, named", [(400, True), (290, True), (289, False), (174, False)], ids=str)
def test_the_points_of_the_games_never_reach_beyond_their_room(
    page: RummikubPage, room: int, named: bool
) -> None:
    """Checked by hand: a game takes 142 points of width with its name and 84 without, with 6 between."""
    rows = [item for item in seen(page, "games") if item.property("room") is not None]
    assert len(rows) == len(page.table.players)
    row = rows[0]
    row.setProperty("room", room)
    page.draw()
    assert row.property("named") is named
    right = max(child.x() + child.width() for child in row.childItems() if child.width() > 0)
    assert right <= room, "the sums stand beside it"


def test_a_seat_card_names_its_figures_for_eyes_and_for_a_screen_reader(page: RummikubPage) -> None:
    small, big = page.state.points
    cards = [item for item in seen(page, "told") if "big points:" in str(item.property("told"))]
    told = [str(item.property("told")) for item in cards]
    assert len(told) == len(page.table.players)
    texts = [str(item.property("text")) for item in seen(page, "tabular")]
    for seat in range(len(page.table.players)):
        signed = f"+{small[seat]}" if small[seat] > 0 else f"−{-small[seat]}" if small[seat] else "0"
        assert any(f"big points: {big[seat]}, small points: {signed}" in words for words in told)
        assert f"small\n{signed}" in texts
    # The room is for the big points on the card: nothing repeats them, nor tells who has opened.
    for status in cards:
        parts = [item for item in page.items() if item.isVisible() and status.isAncestorOf(item)]
        [figure] = [str(item.property("text")) for item in parts if item.property("tabular") is not None]
        assert figure.startswith("small\n")
        assert not any(item.property("opened") for item in parts)


@pytest.mark.parametrize(
    "wide, tall",
    [(1024, 600), *(pytest.param(*size, marks=LONG_SOAK) for size in ((1366, 768), (1920, 1080)))],
)
def test_at_the_end_no_seat_card_cuts_the_big_points_or_leaves_out_their_word(
    page: RummikubPage, wide: int, tall: int
) -> None:
    size = page.window.size()
    page.resize(wide, tall)
    scores = [item for item in seen(page, "truncated") if match(r"\d+ big point", str(item.property("text")))]
    assert sorted(str(item.property("text")) for item in scores) == sorted(
        f"{points} big point" + "s" * (points != 1) for points in page.state.points[1]
    )
    assert not any(item.property("truncated") for item in scores)
    page.resize(size.width(), size.height())


def test_at_the_end_each_place_is_told_with_what_decides_it(page: RummikubPage) -> None:
    places: Any = page.table.standings
    big = page.state.points[1]
    for at in range(places.count):
        points = big[places.at(at)["seat"]]
        assert places.at(at)["told"] == f"{points} big point" + "s" * (points != 1)


def test_the_score_card_counts_the_pauses_and_shows_the_big_points_larger(page: RummikubPage) -> None:
    (view,) = seen(page, "cardShown")
    table: Any = page.table
    assert table.pausesText == "", "no pause is no line"
    table._run.flow = table._run.flow._replace(pauses=2)
    view.setProperty("cardShown", True)
    page.window.grabWindow()
    (card,) = seen(page, "pauses")
    assert card.property("pauses") == table.pausesText != ""
    assert any(item.property("text") == card.property("pauses") for item in seen(page, "text"))
    points = [item for item in seen(page, "big") if item.property("small") is not None]
    points = [item for item in points if item.property("lines") is None]
    # Both the game that ended last and the two together.
    assert len(points) == 2 * len(page.table.players)
    for column in (0, 1):
        assert len({round(edge(item.childItems()[column])) for item in points}) == 1
    sizes = [item.property("font").pixelSize() for item in points[0].childItems()[:2]]
    assert sizes[0] > sizes[1]


@pytest.mark.rest
@pytest.mark.parametrize("played", [1, 2])
def test_the_score_card_of_four_is_seen_at_once_in_a_small_window(page: RummikubPage, played: int) -> None:
    (view,) = seen(page, "cardShown")
    view.setProperty("cardShown", True)
    (card,) = seen(page, "pauses")
    size, lines = page.window.size(), card.property("games")
    page.resize(1024, 600)
    reason = "Ola has 128 points on the rack; difference to the winner: −102."
    one = lines[0]["lines"][0] | {"sets": [], "culprit": "", "reason": reason, "place": 2}
    # After a first game long racks have room too, in rows of their own.
    racks = [["k1a", "r1a", "b1a", "o5a"] * (rack if played == 1 else 1) for rack in (1, 2, 4, 4)]
    all_lines = [one | {"seat": seat, "rack": rack} for seat, rack in enumerate(racks)]
    card.setProperty("names", ["Ala", "Ola", "Jan", "Ewa"])
    card.setProperty("games", [{"game": game + 1, "lines": all_lines} for game in range(played)])
    page.draw()
    assert len([item for item in seen(page, "big") if item.property("lines") is None]) == 4 * played
    (list_of_all,) = [item for item in card.childItems() if item.property("interactive") is not None]
    assert list_of_all.property("contentHeight") <= list_of_all.height(), "nothing scrolls"
    tiles = [told.childItems()[1] for told in seen(page, "tileTall")]
    assert len({row.x() for row in tiles}) == 1, "the tiles of all begin in one line"
    page.window.resize(size)
