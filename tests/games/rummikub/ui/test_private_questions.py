"""Nobody notices who is asked about a new deal, nor who could announce: not from anything that is shown."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest
import shiboken6
from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleInterface, QGuiApplication, QKeyEvent
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from stolik.engine.bot_jobs import BotJob
from stolik.games.rummikub.rules.moves import Announce, Draw, EndTurn, KeepRack, Redeal, Shuffled
from stolik.games.rummikub.rules.options import Options
from stolik.games.rummikub.rules.rules import Rummikub

from tests.games.rummikub.deals import ALMOST, deck
from tests.games.rummikub.screen_driver import KEYS, RummikubPage
from tests.table.entries import run_out
from tests.table.screen import NoBots
from tests.tiers import mostly_rest

RIGHT = Options(turn_seconds=60, reshuffle_right=True, games_per_match=1)

PLAIN = tuple("k1a k3a k5a k8a r2a r4a r6a r10a b1a b3a b6a b9a o2a o12a".split())
"""No doublet, and nothing to lay."""

PAIRS = tuple("k2a k2b k4a k4b r1a r1b r5a b2a b5a b8a b12a o4a o7a o10a".split())
"""Three doublets."""

OTHER = tuple("k6a k9a k11a r3a r7a r9a r12a b4a b7a b10a o1a o3a o6a o9a".split())


class Scripted(NoBots):
    """Computers that keep their tiles, draw, and announce nothing or anything."""

    moves: Sequence[type] = (KeepRack, EndTurn, Draw)

    def __init__(self) -> None:
        self.asked: list[int] = []

    def ask(self, receiver: Any, job: BotJob) -> int:
        self.asked.append(job.seat)
        kind = {"asking": KeepRack, "drawn": EndTurn}.get(job.view.phase, Draw)
        QTimer.singleShot(0, lambda: receiver(kind()))
        return len(self.asked)


class Eyes(RummikubPage):
    """The page, and all that can be seen, read and heard of it."""

    def __init__(self, options: Options = RIGHT, bots: Sequence[int] = ()) -> None:
        runner = Scripted()
        # No second passes: two tables that are compared show the same time, however long each takes.
        super().__init__(options, bots=bots, runner=runner, now=lambda: 0.0)
        self.runner = runner
        self.heard: list[str] = []
        self.table.sounded.connect(self.heard.append)
        self.announcements.announced.connect(self.heard.append)
        self.window.pace("off")
        self.window.requestActivate()
        QTest.qWaitForWindowActive(self.window)

    def faces(self, face: QAccessibleInterface | None = None) -> Iterator[QAccessibleInterface]:
        face = face or QAccessible.queryAccessibleInterface(self.window)
        for number in range(face.childCount()):
            child = face.child(number)
            if not child.state().invisible:
                yield child
                yield from self.faces(child)

    def names(self) -> list[str]:
        return [face.text(QAccessible.Text.Name) for face in self.faces()]

    def texts(self, item: Any = None) -> list[str]:
        item = item or self.window.contentItem()
        if not item.isVisible():
            return []
        said = str(item.property("text")) if item.inherits("QQuickText") else ""
        return ([said] if said else []) + [text for child in item.childItems() for text in self.texts(child)]

    def public(self) -> dict[str, Any]:
        """What everybody round the screen may notice, the viewer or not."""
        table: Any = self.table
        return {
            "seats": table.seats.rows,
            "log": table.log.rows,
            "standings": table.standings.rows,
            "heard": list(self.heard),
            "moments": table.property("entries"),
            "undo": table.property("canUndo"),
            "again": table.replay.property("possible"),
            "awaited": self.privacy.property("awaited"),
            "round": self.privacy.property("goesRound"),
        }

    def everything(self) -> dict[str, Any]:
        """What can be seen on the screen as well."""
        self.wait_for_rest()
        self.draw()
        rows = [*self.face.seats.rows, *self.face.tiles.rows, *self.face.faulty.rows]
        # The layout may still be about to settle.
        rows = [{name: value for name, value in row._asdict().items() if name != "place"} for row in rows]
        return {**self.public(), "names": self.names(), "texts": self.texts(), "rows": rows}

    def reveal(self) -> None:
        self.privacy.reveal()
        self.draw()

    def wait_out_haste(self) -> None:
        """Let the moment pass in which keys that were held from before count for nothing."""
        theme: Any = self.engine.singletonInstance("Stolik", "Theme")
        haste = theme.property("haste")
        timers = [one for one in self.window.findChildren(QObject) if one.property("interval") == haste]
        assert timers
        self.wait_until(lambda: not any(one.property("running") for one in timers), "an end of the haste")


def shuffled(*racks: tuple[str, ...], then: Sequence[str] = ()) -> Shuffled:
    """Return a deal of these racks; these tiles are drawn first."""
    return Shuffled(deck(*racks, then=then))


@pytest.fixture
def sit(qapp: Any, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., Eyes]]:
    pages: list[Eyes] = []

    def build(*deals: Shuffled, **more: Any) -> Eyes:
        left = list(deals)
        monkeypatch.setattr(
            Rummikub, "chance", lambda self, state, rng: left.pop(0) if len(left) > 1 else left[0]
        )
        pages.append(Eyes(**more))
        return pages[-1]

    yield build
    for page in pages:
        page.table.close()
        shiboken6.delete(page.engine)
        assert page.warnings == []


def copies(rack: tuple[str, ...]) -> tuple[str, ...]:
    """Return the same tiles once more."""
    return tuple(f"{tile[:-1]}b" for tile in rack)


SECOND = shuffled(PLAIN, PAIRS, OTHER)
THIRD = shuffled(PLAIN, OTHER, PAIRS)
NOBODY = shuffled(PLAIN, OTHER, copies(PLAIN))


def test_everybody_looks_once_in_turn_order_before_the_first_move(sit: Callable[..., Eyes]) -> None:
    page = sit(SECOND)
    for seat in (0, 1, 2):
        assert page.public()["awaited"] == seat
        assert page.public()["round"]
        page.reveal()
        # Who covers it for a pause looks again.
        page.privacy.cover()
        assert (page.public()["awaited"], page.public()["round"]) == (seat, True)
        page.reveal()
        asked = seat == 1
        assert ("Ask for a new deal" in page.names()) == asked
        assert ("Ready: pass on" in page.names()) == (not asked)
        page.click(page.button("Keep these tiles" if asked else "Ready: pass on"))
        assert page.privacy.seat is None
    assert not page.public()["round"]
    assert page.public()["awaited"] == 0
    page.reveal()
    assert page.face.active
    assert [type(entry.move) for entry in page.table.session.log] == [Shuffled, KeepRack]


def unnumbered(seen: dict[str, Any]) -> dict[str, Any]:
    """Return what was seen without the numbers of the log's lines, which nobody reads."""
    return {**seen, "log": [(row.text, row.seat, row.matters) for row in seen["log"]]}


def go_round(page: Eyes, entitled: int) -> list[dict[str, Any]]:
    """Go once round and on to the second turn; return what the others see of it all."""
    seen = [page.everything()]
    for seat in (0, 1, 2):
        page.reveal()
        # A look that is the same for both deals is compared whole, the others' as they show outside.
        seen.append(page.everything() if seat == 0 else page.public())
        page.table.passOn({"kind": "keep_rack"} if seat == entitled else {})
        seen.append(page.everything())
    page.reveal()
    seen.append(page.everything())
    page.press(KEYS.Key_D)
    page.come_to_rest()
    seen.append(page.everything())
    return seen


def moments(page: Eyes) -> list[dict[str, Any]]:
    """Return what the others see of each moment that is looked back at."""
    found = []
    for moment in range(page.public()["moments"] + 1):
        page.table.lookAt(moment)
        assert page.table.property("lookingAt") == moment
        found.append(page.everything())
    return found


def test_the_others_see_and_look_back_at_the_same_whoever_has_the_right(sit: Callable[..., Eyes]) -> None:
    pages = [sit(SECOND)]
    second = go_round(pages[0], 1)
    pages.append(sit(THIRD))
    for one, other in zip(second, go_round(pages[1], 2), strict=True):
        assert one == other
    # Where nobody has it the screen goes round as well.
    for one, other in zip(second, go_round(sit(NOBODY), -1), strict=True):
        assert unnumbered(one) == unnumbered(other)
    assert moments(pages[0]) == moments(pages[1])


@pytest.mark.rest
def test_a_new_deal_is_seen_by_all_and_who_asked_by_nobody(sit: Callable[..., Eyes]) -> None:
    def ask(page: Eyes, entitled: int) -> list[dict[str, Any]]:
        seen = []
        for seat in (0, 1, 2):
            page.reveal()
            page.table.passOn({"kind": "redeal"} if seat == entitled else {})
            seen.append(page.everything())
        page.come_to_rest()
        return [*seen, page.everything()]

    page = sit(SECOND, NOBODY)
    second = ask(page, 1)
    assert any("Somebody has three doublets" in text for text in page.heard)
    assert page.public()["awaited"] == 0
    assert page.public()["round"]
    assert isinstance(page.table.session.log[1].move, Redeal)
    third = ask(sit(THIRD, NOBODY), 2)
    for one, other in zip(second, third, strict=True):
        assert one == other


@pytest.mark.rest
def test_the_right_switched_off_sends_nothing_round(sit: Callable[..., Eyes]) -> None:
    page = sit(SECOND, options=Options(reshuffle_right=False))
    assert not page.public()["round"]
    page.reveal()
    assert page.face.active


@pytest.mark.rest
def test_no_mark_shows_one_person_which_computer_is_asked(sit: Callable[..., Eyes], qtbot: QtBot) -> None:
    def play(page: Eyes) -> list[dict[str, Any]]:
        seen = [page.everything() if page.face.active else page.public()]
        while any(row.active for row in page.public()["seats"] if row.seat != 0):
            raise AssertionError("a computer is marked")
        qtbot.waitUntil(lambda: bool(page.face.active))
        seen.append(page.everything())
        return [*seen[1:], *moments(page)]

    second, third = sit(SECOND, bots=(1, 2)), sit(THIRD, bots=(1, 2))
    for one, other in zip(play(second), play(third), strict=True):
        assert one == other
    assert second.runner.asked == [1]
    assert third.runner.asked == [2]


# ------------------------------------------------------------------------------------------ announcing


COULD = shuffled(ALMOST, copies(PLAIN), copies(OTHER), then=("o13a", "r13b", "b13b"))
COULD_NOT = shuffled(ALMOST, copies(PLAIN), copies(OTHER), then=("b13a", "r13b", "b13b"))
CLOCK = Options(turn_seconds=60, reshuffle_right=False, games_per_match=1)


def draw(page: Eyes, ends: Callable[[Eyes], None]) -> list[dict[str, Any]]:
    """Draw and let the turn pass; return what the others see from then on."""
    page.reveal()
    page.press(KEYS.Key_D)
    page.come_to_rest()
    if page.state.phase == "drawn":
        page.draw()
        ends(page)
    page.come_to_rest()
    seen = [page.everything()]
    page.reveal()
    return seen + moments(page)


def say_nothing(page: Eyes) -> None:
    page.click(page.button("Say nothing"))


def let_the_time_run_out(page: Eyes) -> None:
    run_out(page.table)


@pytest.mark.rest
@pytest.mark.parametrize("ends", [say_nothing, let_the_time_run_out])
def test_who_could_have_announced_is_not_seen_from_what_follows(
    sit: Callable[..., Eyes], ends: Callable[[Eyes], None]
) -> None:
    could = draw(sit(COULD, options=CLOCK), ends)
    could_not = draw(sit(COULD_NOT, options=CLOCK), ends)
    for one, other in zip(could, could_not, strict=True):
        assert unnumbered(one) == unnumbered(other)


@pytest.mark.rest
def test_an_announcement_is_seen_by_all(sit: Callable[..., Eyes]) -> None:
    page = sit(COULD, options=CLOCK)
    draw(page, lambda page: page.table.submit({"kind": "announce"}))
    assert any(isinstance(entry.move, Announce) for entry in page.table.session.log)
    assert any("next round" in row.text for row in page.public()["log"])


@pytest.mark.rest
def test_a_computer_that_could_announce_is_not_known_by_it(sit: Callable[..., Eyes], qtbot: QtBot) -> None:
    def play(deal: Shuffled) -> tuple[dict[str, Any], list[int]]:
        page = sit(deal, options=CLOCK, bots=(0, 2))
        qtbot.waitUntil(lambda: bool(page.face.active))
        return page.everything(), page.runner.asked

    could, asked = play(COULD)
    could_not, _ = play(COULD_NOT)
    assert asked == [0, 0]
    assert unnumbered(could) == unnumbered(could_not)


@pytest.mark.parametrize("told", mostly_rest([True, False], usual=[True]))
def test_the_key_that_was_held_to_look_does_not_pass_on(sit: Any, told: bool) -> None:
    page = sit(SECOND)
    page.wait_out_haste()
    QTest.keyPress(page.window, KEYS.Key_Space)
    page.wait_until(lambda: page.privacy.seat == 0, "a look")
    for _ in range(10):
        for kind in (QEvent.Type.KeyRelease, QEvent.Type.KeyPress):
            held = QKeyEvent(kind, KEYS.Key_Space, Qt.KeyboardModifier.NoModifier, " ", told)
            QGuiApplication.sendEvent(page.window, held)
    assert page.privacy.seat == 0
    QTest.keyRelease(page.window, KEYS.Key_Space)
    page.wait_out_haste()
    assert page.privacy.seat == 0
    QTest.keyClick(page.window, KEYS.Key_Space)
    page.wait_until(lambda: page.privacy.seat is None, "the screen passed on")
