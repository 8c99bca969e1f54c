"""Hints and refusals hide neither tiles nor the clock, even in the smallest window."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QObject, QRectF, QTimer
from PySide6.QtQuick import QQuickItem
from pytestqt.qtbot import QtBot
from stolik.engine.bot import Advice
from stolik.engine.bot_jobs import BotJob
from stolik.engine.coaching.guesses import Question
from stolik.engine.game import TABLE
from stolik.engine.sitting import SeatHelps
from stolik.games.rummikub.rules.moves import Announce, Play

from tests.games.rummikub.deals import ALMOST, CALM, DECK, GROUP, deck
from tests.games.rummikub.screen_driver import KEYS, USUAL, RummikubPage, renewed, shared
from tests.soak.marks import mostly_soak
from tests.table.entries import play_entries
from tests.table.scene_time import SceneTime
from tests.table.screen import NoBots
from tests.tiers import mostly_rest


class Adviser(NoBots):
    """Advises one long move, or another one, three times."""

    def __init__(self, move: Any = None) -> None:
        self._move = move

    def ask(self, receiver: Callable[[Any], None], job: BotJob) -> int:
        rack = job.view.racks[job.seat]
        if job.task == "advise":
            move = self._move or Play((rack[:5], rack[5:9]))
            QTimer.singleShot(0, lambda: receiver([Advice(move, 0.5)] * 3))
        if job.task == "guesses":
            QTimer.singleShot(0, lambda: receiver((Question("open", 0.25, {"points": 30}),)))
        return 1


@pytest.fixture(
    scope="module", params=mostly_soak([USUAL, (1024, 560)], usual=[(1024, 560)]), ids=["usual", "smallest"]
)
def table(qapp: Any, request: pytest.FixtureRequest) -> Iterator[RummikubPage]:
    yield from shared(lambda: RummikubPage(runner=Adviser()), size=request.param)


@pytest.fixture
def page(table: RummikubPage) -> Iterator[RummikubPage]:
    yield from renewed(table)


def ask(page: RummikubPage, presses: int = 1) -> None:
    for _ in range(presses):
        page.press(KEYS.Key_H)
        page.wait_until(lambda: page.advice.property("hint"), "a hint")
    page.draw()


def area(item: QQuickItem) -> QRectF:
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))


def with_property(page: RummikubPage, name: str) -> list[QQuickItem]:
    return [item for item in page.items() if item.property(name) is not None and item.isVisible()]


@pytest.mark.parametrize("seat", mostly_rest([0, 1, 2], usual=[0]))
def test_every_step_of_a_hint_leaves_cards_and_tiles_in_sight(page: RummikubPage, seat: int) -> None:
    while page.state.turn != seat:
        page.table.submit({"kind": "draw"})
        page.look()
    told = []
    for _ in range(3):
        ask(page)
        hint = hint_of(page)
        told.append(hint.property("told"))
        assert area(hint).right() <= page.window.width()
        assert area(hint).left() >= 0
        seen = [item for item in page.items() if item.isVisible()]
        names = ("timeLeft", "heldWide", "tileWide")
        things = [item for item in seen if any(item.property(name) is not None for name in names)]
        buttons = [item for item in seen if item.property("text") in ("Draw a tile", "Done")]
        assert len(things) > len(buttons) >= 2
        assert not any(area(hint).intersects(area(item)) for item in (*things, *buttons))
    assert len(set(told)) == 3
    page.press(KEYS.Key_H)
    assert not hints_of(page)


def hint_of(page: RummikubPage) -> QQuickItem:
    return hints_of(page)[0]


def hints_of(page: RummikubPage) -> list[QQuickItem]:
    return [item for item in with_property(page, "told") if item.property("room") is not None]


def test_a_hint_goes_with_escape_and_the_next_one_pauses(page: RummikubPage) -> None:
    for presses in (1, 2, 3):
        ask(page, presses)
        assert page.advice.property("hint")
        page.press(KEYS.Key_Escape)
        assert page.advice.property("hint") == {}
        assert not page.face.ghostly
        assert not page.table.property("paused")
    page.press(KEYS.Key_Escape)
    assert page.table.property("paused")
    page.press(KEYS.Key_Escape)
    page.wait_until(lambda: not page.table.property("paused"), "the end of the pause")


def test_shown_tiles_are_laid_by_enter_and_taken_back_by_undo(page: RummikubPage) -> None:
    ask(page, 3)
    assert page.face.ghostly
    page.press(KEYS.Key_Return)
    assert page.advice.property("hint") == {}
    assert (page.face.ghostly, page.face.laidCount) == (False, 9)
    assert page.state.turn == 0
    page.press(KEYS.Key_Z)
    assert page.face.laidCount == 0


def test_shown_tiles_are_laid_by_the_button(page: RummikubPage) -> None:
    ask(page)
    for button in ("Tell me how", "Show me", "Lay them like this"):
        page.click(page.button(button))
        page.draw()
    assert (page.advice.property("hint"), page.face.laidCount) == ({}, 9)


@pytest.mark.rest
def test_what_the_options_are_worth_stands_in_a_table_over_the_reason(page: RummikubPage) -> None:
    ask(page, 2)
    hint = hint_of(page)
    told = hint.property("told")
    page.click(page.button("More"))
    (table,) = (item for item in page.items() if _is_table_of_options(item))
    assert hint.property("told") == told
    texts = [item.property("text") for item in page.items() if str(item.property("text")).startswith("Lay 9")]
    assert texts
    assert not any(area(table).intersects(area(card)) for card in with_property(page, "timeLeft"))
    page.click(page.button("Less"))
    assert not table.isVisible()


def _is_table_of_options(item: QQuickItem) -> bool:
    over: Any = item.parentItem()
    return bool(over and over.property("numbers") and item.property("isRaised"))


def test_a_hint_goes_when_somebody_else_looks(page: RummikubPage) -> None:
    ask(page, 3)
    page.privacy.cover()
    assert (page.advice.property("hint"), page.advice.property("hints")) == ({}, [])
    assert not page.face.ghostly
    assert not page.face.framed.rows
    page.look()
    assert page.advice.property("hint") == {}


def test_what_is_to_be_guessed_first_leaves_the_rack_in_sight(page: RummikubPage) -> None:
    page.table.change_helps([SeatHelps(guess=True)] * 3)
    page.press(KEYS.Key_H)
    page.wait_until(lambda: page.advice.property("guessQuestion"), "the question")
    (panel,) = (item.parentItem() for item in page.items() if item.property("onText") == "Show the hint")
    for said in (-1, 40):
        page.advice.guess(said)
        page.draw()
        assert not any(area(panel).intersects(area(item)) for item in with_property(page, "heldWide"))
    assert not page.face.framed.rows, "the hint isn't shown yet"
    page.click(page.button("Show the hint"))
    page.wait_until(lambda: page.advice.property("hint"), "the hint")
    assert not panel.isVisible()


def test_a_refusal_leaves_cards_and_tiles_in_sight(page: RummikubPage) -> None:
    page.lay(*GROUP)
    page.press(KEYS.Key_Return)
    page.draw()
    assert page.refusals
    toast = next(item for item in with_property(page, "linkText") if item.property("shown"))
    for item in [*with_property(page, "timeLeft"), *with_property(page, "heldWide")]:
        assert not area(toast).intersects(area(item))


def test_the_mark_of_a_set_in_disorder_is_whole_and_covers_no_tile(page: RummikubPage) -> None:
    page.lay(*GROUP)
    page.face.pick(DECK[0], False)
    page.drag(page.at(DECK[0]), page.at(GROUP[0], 0.95))
    page.draw()
    badges = [item for item in with_property(page, "badge") if item.property("badge") == "!"]
    (badge,) = (item for item in badges if item.property("tint") is None)
    assert area(badge).left() >= 0
    tiles = [
        area(item) for item in page.items() if item.property("heldWide") is not None and item.isVisible()
    ]
    assert not any(tile.intersects(area(badge)) for tile in tiles)


def test_a_question_is_never_hidden_by_a_hint(page: RummikubPage) -> None:
    page.lay(*GROUP)
    ask(page)
    assert hints_of(page)
    page.press(KEYS.Key_D)
    page.draw()
    assert not hints_of(page), "the question takes the hint's place"
    assert page.button("Put back and draw").isVisible()
    (question,) = (item for item in with_property(page, "flat") if item.isVisible())
    (bank,) = (item for item in page.items() if item.property("text") == "64 tiles in the bank")
    assert not area(question).intersects(area(bank.parentItem()))
    ask(page)
    assert hint_of(page).isVisible()
    assert not question.isVisible(), "the hint takes the question's place"


@pytest.mark.rest
def test_a_hint_for_an_open_question_is_told_in_it(qapp: Any) -> None:
    order = deck(ALMOST, then=["o13a"])
    for page in shared(lambda: RummikubPage(runner=Adviser(Announce())), order, (1024, 560)):
        page.press(KEYS.Key_D)
        page.come_to_rest()
        page.draw()
        (question,) = (item for item in page.items() if item.property("flat") and item.isVisible())
        asked = area(question)
        ask(page)
        assert not hints_of(page), "it would cover tiles of the table"
        assert "Announce it: until your next turn" in question.property("reason")
        assert area(question) == asked
        page.press(KEYS.Key_Escape)
        assert page.advice.property("hint") == {}
        assert not page.table.property("paused")
        assert "Announce it:" not in question.property("reason")


def test_escape_closes_the_log_first_though_a_question_has_come_up_under_it(
    page: RummikubPage, qtbot: QtBot
) -> None:
    page.lay(*GROUP)
    page.press(KEYS.Key_L)
    (log,) = (one for one in page.window.findChildren(QObject) if one.property("side") == "right")
    qtbot.waitUntil(lambda: bool(log.property("opened")))
    page.face.draw()
    assert page.button("Keep laying").isVisible()
    page.wait_until(lambda: log.property("activeFocus"), "the keyboard back in the log")
    page.press(KEYS.Key_Escape)
    qtbot.waitUntil(lambda: not log.property("visible"))
    assert not page.table.property("paused")


@pytest.mark.parametrize("pace", ["off", "fast"])
def test_the_banner_of_the_time_goes_when_its_scene_is_over(qapp: Any, pace: str) -> None:
    timed = replace(CALM, turn_seconds=60)
    for page in shared(
        lambda: RummikubPage(timed, bots=(1, 2), runner=NoBots(), scene_time=SceneTime()), size=(1024, 560)
    ):
        page.window.pace(pace)
        page.table.session.submit(TABLE, page.face.time_up())
        play_entries(page.table)
        (banner,) = (item for item in page.items() if item.property("title") == "Time is up!")
        assert banner.property("shown")
        page.wait_for_rest()
        assert not banner.property("shown")
