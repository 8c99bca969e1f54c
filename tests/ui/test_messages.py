"""Messages lie over nothing that is played with, and go when what they speak of is over."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import pytest
from PySide6.QtCore import QObject, QRectF, Qt
from PySide6.QtQuick import QQuickItem
from stolik.engine.json_values import to_plain
from stolik.storage.faults import Fault
from stolik.storage.paths import Paths

from tests import qml_classes
from tests.gallery import left, left_in_the_turn, left_laid
from tests.qml_classes import class_name
from tests.soak.marks import LONG_SOAK, mostly_soak
from tests.ui.conftest import Open
from tests.ui.driver import Role, Screen
from tests.ui.phrases import local
from tests.ui.player import go_on
from tests.ui.positions import FAMILY

Key = Qt.Key
SIZES = ((1024, 560, 1.0), (1366, 768, 1.0), (1366, 768, 1.5), (1366, 768, 2.0), (1920, 1080, 2.0))
GAMES: dict[str, Callable[[Paths], object]] = {
    "pickomino": left_in_the_turn(FAMILY),
    "knaster": left("knaster", 60),
    "ryzyk_fizyk": left("ryzyk_fizyk", 61),
    "rummikub": left_laid(90),
}
PLAYED_WITH = {"SeatCard", "CombinationLegend", "Die", "WormTile", "BoardTile", "SheetGrid", "MiniSheet"}
MESSAGES = {
    "Toast",
    "HintPanel",
    "ReasonStrip",
    "TurnBanner",
    "TurnCard",
    "DrawnTile",
    "NoticeBar",
    "Question",
}
LONG = (
    "Dobierasz dziewięć kostek, bo na stole leżała czternastka, której nie wolno było ruszyć przed pierwszym "
    "wyłożeniem za trzydzieści punktów."
)
OPTION = "Wyłóż pomarańczową 10, niebieską 12, czerwoną 13: szansa na wygraną 91%."
REASON = "Weź robaki: bez robaka nie ma płytki, a w tym rzucie leżą aż trzy."

_KINDS: dict[str, set[str]] = {}


def every(item: QQuickItem) -> Iterator[QQuickItem]:
    """Yield every item, those that aren't shown as well."""
    yield item
    for child in item.childItems():
        yield from every(child)


def kinds(item: QObject) -> set[str]:
    """Return the names of an item's type and of those that it is made of."""
    name = class_name(item)
    # A type's class has a number that no other has as long as the program runs.
    if name not in _KINDS:
        _KINDS[name] = qml_classes.kinds(item)
    return _KINDS[name]


def of_kind(screen: Screen, kind: str) -> list[QQuickItem]:
    return [item for item in every(screen.window.contentItem()) if kind in kinds(item)]


def place(item: QQuickItem) -> QRectF:
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))


def covered(screen: Screen, message: QQuickItem) -> list[str]:
    """Return what is played with and lies under a message."""
    screen.picture()
    assert message.width() > 0
    where = place(message).adjusted(1, 1, -1, -1)
    window = QRectF(-1, -1, screen.window.width() + 2, screen.window.height() + 2)
    assert window.contains(where), f"{kinds(message)} is cut at {where}"
    return [
        f"{kinds(message) & MESSAGES or 'Go on'} over {kinds(item) & PLAYED_WITH} {item.property('name')}"
        for item in screen.items()
        if kinds(item) & PLAYED_WITH and place(item).intersects(where)
    ] + [
        f"{kinds(message) & MESSAGES or 'Go on'} over the flag of whoever is on turn"
        for flag in screen.items()
        if flag.objectName() == "turnFlag" and "Toast" in kinds(message) and place(flag).intersects(where)
    ]


def spilled(screen: Screen, message: QQuickItem) -> list[str]:
    """Return the texts of a message that are cut, or stand over its rim."""
    where = place(message).adjusted(-1, -1, 1, 1)
    return [
        f"{kinds(message) & MESSAGES} cuts {text.property('text')}"
        for text in screen.items(message)
        if text.inherits("QQuickText") and (text.property("truncated") or not where.contains(written(text)))
    ]


def written(text: QQuickItem) -> QRectF:
    """Return where the lines of a text are, higher or lower than their item; most are centred."""
    high = float(text.property("contentHeight"))
    return text.mapRectToScene(QRectF(0, (text.height() - high) / 2, text.width(), high))


def lay_all(screen: Screen) -> Iterator[QQuickItem]:
    """Yield one kind of message after the other, each as it lies while it is shown."""
    screen.table.refused.emit(LONG, "3")
    (toast,) = of_kind(screen, "Toast")
    assert toast.property("shown")
    yield toast
    toast.setProperty("shown", False)
    (hint,) = of_kind(screen, "HintPanel")
    bound = hint.property("hint")
    hint.setProperty("hint", {"text": REASON, "button": "Które kostki?"})
    hint.setProperty("options", [{"text": "1"}])
    yield hint
    hint.setProperty("options", [{"text": OPTION}] * 3)
    hint.setProperty("numbers", True)
    yield hint
    hint.setProperty("hint", bound)
    for kind in ("ReasonStrip", "TurnBanner"):
        for banner in of_kind(screen, kind):
            banner.setProperty("title", "Ostatni rzut!")
            banner.setProperty("reason", REASON)
            banner.setProperty("shown", True)
            yield banner
            banner.setProperty("shown", False)
    for card in of_kind(screen, "TurnCard"):
        card.setProperty("sentence", "Babcia Krysia, teraz ty wpisujesz 12")
        yield card
    for drawn in of_kind(screen, "DrawnTile"):
        drawn.setProperty("tile", "r11")
        drawn.setProperty("text", "Dobierasz czerwoną 11.")
        yield drawn
    for question in of_kind(screen, "Question"):
        # The others are asked before the first move, when nothing lies there.
        if question.property("flat"):
            question.setProperty("shown", True)
            yield question
            question.setProperty("shown", False)
    words = next(
        item for item in of_kind(screen, "TextLabel") if item.property("text") in local("Click to go on")
    )
    panel: QQuickItem | None = words
    while panel is not None and "Panel" not in kinds(panel):
        panel = panel.parentItem()
    assert panel is not None
    yield panel
    screen.app.shell.notice_list.tell(Fault("people_damaged", {"file": "people-2026-11-22-damaged.json"}))
    screen.wait_until(lambda: of_kind(screen, "NoticeBar"), "the notice")
    yield of_kind(screen, "NoticeBar")[0]
    screen.app.shell.notice_list.dismiss()


@pytest.mark.parametrize(
    "sizes", [(SIZES[0], SIZES[3]), pytest.param(SIZES, marks=LONG_SOAK)], ids=["extremes", "all"]
)
@pytest.mark.parametrize("game", GAMES)
def test_no_message_lies_over_dice_tiles_cells_or_seat_cards(
    open_screen: Open, paths: Paths, game: str, sizes: Sequence[tuple[int, int, float]]
) -> None:
    GAMES[game](paths)
    screen = open_screen(size=SIZES[0][:2], language="pl")
    go_on(screen)
    found = []
    for width, height, scale in sizes:
        screen.resize(width, height)
        screen.set_comfort(scale=scale)
        for _ in range(2):
            screen.picture()
            screen.breathe()
        for message in lay_all(screen):
            faults = covered(screen, message)
            # No refusal is as long as the sentence that the toast has here, and no narrow hint has a button.
            if "Toast" not in kinds(message) and not message.property("narrow"):
                faults += spilled(screen, message)
            found += [f"{width}x{height} {scale}: {fault}" for fault in faults]
    assert found == []


@pytest.mark.parametrize("game", mostly_soak(["pickomino", "ryzyk_fizyk", "rummikub"], usual=("rummikub",)))
def test_the_buttons_of_a_hint_stay_whatever_it_tells(open_screen: Open, paths: Paths, game: str) -> None:
    GAMES[game](paths)
    screen = open_screen(size=(1366, 768))
    go_on(screen)
    (hint,) = of_kind(screen, "HintPanel")
    hint.setProperty("options", [{"text": OPTION}])
    ends = []
    for text in ("Look!", REASON, LONG):
        hint.setProperty("hint", {"text": text, "button": "Show me"})
        for numbers in (False, True):
            hint.setProperty("numbers", numbers)
            screen.picture()
            buttons = [item for item in screen.items(hint) if kinds(item) & {"LinkButton", "ActionButton"}]
            ends.append((place(hint).right(), place(buttons[-1]).right()))
    # Texts end between two points of the screen.
    assert all(max(each) - min(each) <= 1 for each in zip(*ends, strict=True))


@pytest.mark.parametrize("game", mostly_soak(GAMES, usual=("pickomino", "rummikub")))
def test_a_refusal_goes_when_its_situation_goes(open_screen: Open, paths: Paths, game: str) -> None:
    GAMES[game](paths)
    screen = open_screen()
    go_on(screen)
    (toast,) = of_kind(screen, "Toast")

    def refuse() -> None:
        screen.table.refused.emit("This isn't possible.", "")
        assert toast.property("shown")

    refuse()
    screen.table.lookAt(2)
    assert not toast.property("shown"), "one looks back"
    refuse()
    screen.table.backToNow()
    assert not toast.property("shown"), "one is back"
    refuse()
    screen.press(Key.Key_Escape)
    assert not toast.property("shown"), "pause"
    screen.press(Key.Key_Escape)
    refuse()
    if game == "rummikub":
        # The draft of a turn is a situation too.
        rack = [row["tile"] for row in screen.table.viewModel.tiles.rows if row["zone"] == "rack"]
        screen.table.viewModel.pick(rack[0], True)
        screen.table.viewModel.putNew()
        assert not toast.property("shown"), "a tile was laid"
        refuse()
        screen.table.viewModel.undoTurn()
    else:
        session, seat = screen.table.session, screen.table.seat
        move = next(iter(session.game.legal_moves(session.game.view(session.state, seat), seat)))
        screen.table.submit(to_plain(move))
    assert not toast.property("shown"), "a move"


def test_a_refusal_is_an_alert(open_screen: Open, paths: Paths) -> None:
    GAMES["pickomino"](paths)
    screen = open_screen()
    go_on(screen)
    screen.table.refused.emit(LONG, "3")
    assert any(thing.role == Role.AlertMessage and thing.name == LONG for thing in screen.things())
