"""Finds items that don't fit on a screen: cut, outside, under something else, or out of reach."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtQuick import QQuickItem

from tests.qml_classes import class_name
from tests.ui.driver import Role, Screen, can_be_read, seen_through

LEAST_TYPE = 13
LEAST_TARGET = 44
PRESSED = ("QQuickAbstractButton", "QQuickSlider", "QQuickTextField")


def resize(screen: Screen, size: tuple[int, int, float]) -> None:
    """Change the size and scale of an open window, which is faster than opening another one."""
    screen.resize(*size[:2])
    screen.set_comfort(scale=size[2])
    for _ in range(2):
        screen.picture()
        screen.breathe()


def place(item: QQuickItem) -> QRectF:
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))


def scale_of(screen: Screen) -> float:
    theme: Any = screen.app.engine.singletonInstance("Stolik", "Theme")
    return float(theme.property("scale"))


def unfit(screen: Screen) -> list[str]:
    """Return the items that are lost, too small to be read, or over something else."""
    return [
        *lost(screen),
        *(f"tiny: {text}" for text in tiny(screen)),
        *(f"over another: {pair}" for pair in overlapping(screen)),
    ]


def misplaced(screen: Screen) -> list[str]:
    """Return the items that don't fit, except cut words, as names may be cut if there is little room."""
    return [found for found in unfit(screen) if not found.startswith("cut: ")]


def tiny(screen: Screen) -> list[str]:
    """Return the texts that are too small, except numbers on mini sheets and tiles, which are pictures."""
    least = int(LEAST_TYPE * scale_of(screen))
    return [
        str(text.property("text"))
        for text in screen.texts()
        if text.property("font").pixelSize() < least and text.property("kind") and not is_in_sheet(text)
    ]


def is_in_sheet(text: QQuickItem) -> bool:
    above: QQuickItem | None = text.parentItem()
    while above is not None and above.property("numbers") is None:
        above = above.parentItem()
    return above is not None


def lost(screen: Screen) -> list[str]:
    """Return the controls outside the window or their scrolling area, and all cut items."""
    seen = {id(item): item for item in seen_items(screen)}
    controls = {at: item for at, item in seen.items() if any(item.inherits(kind) for kind in PRESSED)}
    controls |= {id(thing.item): thing.item for thing in screen.things() if thing.presses and thing.usable}
    texts = [item for item in seen.values() if can_be_read(item)]
    enabled = [item for item in controls.values() if item.isEnabled()]
    return [
        *(f"outside: {named(item)}" for item in (*enabled, *texts) if is_out(screen, item)),
        *(f"cut: {text.property('text')}" for text in texts if is_cut(text)),
    ]


def seen_items(screen: Screen) -> Iterator[QQuickItem]:
    """Return all items, or those of a sheet if one is over the page."""
    sheets = [item for item in screen.items() if item.inherits("QQuickPopupItem")]
    return screen.items(sheets[-1] if sheets else None)


def named(item: QQuickItem) -> str:
    return str(item.property("text") or item.property("name") or item)


def is_out(screen: Screen, item: QQuickItem) -> bool:
    """Return whether a part of an item is neither in the window nor within reach of scrolling."""
    if seen_through(item) == 0:
        return False
    inside = place(item)
    above: QQuickItem | None = item.parentItem()
    while above is not None:
        if above.inherits("QQuickFlickable"):
            first, last = reach(above)
            if inside.top() < first - 1 or inside.bottom() > last + 1:
                return True
            view = place(above)
            inside.setTop(view.top())
            inside.setBottom(view.bottom())
        above = above.parentItem()
    return not QRectF(-1, -1, screen.window.width() + 2, screen.window.height() + 2).contains(inside)


def reach(scroller: QQuickItem) -> tuple[float, float]:
    """Return the top and bottom, in the window's coordinates, of everything that can be scrolled to."""
    content: Any = scroller.property("contentItem")
    top = content.mapToScene(QPointF(0, scroller.property("originY") or 0)).y()
    return top, top + max(scroller.height(), scroller.property("contentHeight"))


def is_cut(text: QQuickItem) -> bool:
    return bool(text.property("truncated") or text.property("contentWidth") > text.width() + 1)


def overlapping(screen: Screen) -> list[str]:
    """Return the pairs of controls that overlap, except with a toast, which soon disappears."""
    pressed = [thing for thing in screen.things() if thing.presses and thing.role != Role.EditableText]
    things = [thing for thing in pressed if not is_in_toast(thing.item)]
    seen = [(thing, in_sight(thing.item).adjusted(1, 1, -1, -1)) for thing in things]
    laid = [(thing, rect) for thing, rect in seen if rect.isValid()]
    return [
        f"{one.name} / {other.name}"
        for (one, place_of_one), (other, place_of_other) in combinations(laid, 2)
        if place_of_one.intersects(place_of_other)
        and not (is_inside(one.item, other.item) or is_inside(other.item, one.item))
    ]


def in_sight(item: QQuickItem) -> QRectF:
    """Return the visible rectangle of an item, which scrolling may make smaller than the item."""
    seen = place(item)
    above: QQuickItem | None = item.parentItem()
    while above is not None:
        if above.clip() or above.inherits("QQuickFlickable"):
            seen &= place(above)
        above = above.parentItem()
    return seen


def is_in_toast(item: QQuickItem) -> bool:
    above: QQuickItem | None = item
    while above is not None and not class_name(above).startswith("Toast"):
        above = above.parentItem()
    return above is not None


def is_inside(item: QQuickItem, other: QQuickItem) -> bool:
    above: QQuickItem | None = item
    while above is not None and above is not other:
        above = above.parentItem()
    return above is other


def cut(screen: Screen, is_meant: Callable[[str], bool]) -> list[str]:
    """Return the sentences that aren't fully visible: cut, too tall for the place or over a button edge."""
    texts = [text for text in screen.texts() if is_meant(str(text.property("text")))]
    return [str(text.property("text")) for text in texts if not is_whole(text)]


def is_whole(text: QQuickItem) -> bool:
    button: QQuickItem | None = text.parentItem()
    while button is not None and not button.inherits("QQuickAbstractButton"):
        button = button.parentItem()
    return (
        not is_cut(text)
        and text.property("contentHeight") <= text.height() + 1
        and place(button or text).adjusted(-1, -1, 1, 1).contains(place(text))
    )


def is_cut_by_scrolling(item: QQuickItem) -> bool:
    above: QQuickItem | None = item.parentItem()
    while above is not None:
        if above.clip():
            return True
        above = above.parentItem()
    return False


def is_in_picture(item: QQuickItem) -> bool:
    """Return whether an item is part of the still of a game, the picture of a position or a small table."""
    above: QQuickItem | None = item.parentItem()
    while above is not None and above.property("drawing") is None and not is_look(above):
        above = above.parentItem()
    return above is not None


def is_look(item: QQuickItem) -> bool:
    return class_name(item).startswith(("LookPicture", "PieceSample"))


def is_drawn_smaller(item: QQuickItem) -> bool:
    """Return whether an item is part of a table that is only a picture, without controls."""
    above: QQuickItem | None = item
    while above is not None and above.scale() >= 1:
        above = above.parentItem()
    return above is not None and not item.isEnabled()


def misfits(screen: Screen) -> list[str]:
    """Return the items that are outside the window, cut, too small to read or too small to press."""
    screen.picture()
    window = QRectF(0, 0, screen.window.width(), screen.window.height()).adjusted(-1, -1, 1, 1)
    theme: Any = screen.app.engine.singletonInstance("Stolik", "Theme")
    scale: float = theme.property("scale")
    air: float = theme.property("airScale")
    found = []
    for text in screen.texts():
        said = str(text.property("text"))
        where = text.mapRectToScene(QRectF(0, 0, text.width(), text.height()))
        if not is_cut_by_scrolling(text) and not window.contains(where):
            found.append(f"outside: {said}")
        if text.property("truncated") or text.property("contentWidth") > text.width() + 1:
            found.append(f"cut: {said}")
        if text.property("font").pixelSize() < int(LEAST_TYPE * scale) and not is_in_picture(text):
            found.append(f"tiny: {said}")
    for thing in screen.things():
        if not thing.presses or is_cut_by_scrolling(thing.item) or is_drawn_smaller(thing.item):
            continue
        if not window.contains(thing.place):
            found.append(f"outside: {thing.name}")
        # Seven seats make stacks narrow; the button for stealing is large.
        is_stack = thing.item.property("number") is not None and thing.item.property("lies") is None
        if thing.place.width() < LEAST_TARGET * air - 1 and not is_stack:
            found.append(f"narrow: {thing.name}")
        if thing.place.height() < LEAST_TARGET * air - 1:
            found.append(f"low: {thing.name}")
    return found


def unheard(screen: Screen) -> list[str]:
    """Return the controls without a name, and the lines that can be read but not heard."""
    things = screen.things()
    found = [f"nameless {thing.role} {thing.item}" for thing in things if not thing.name]
    # The window's own frame has no name and needs none.
    found = [line for line in found if "ApplicationWindowContentControl" not in line]
    # Nothing under a sheet is heard, and it covers most of the page.
    if not any(thing.role == Role.Client for thing in things):
        return found
    known = [thing.item for thing in things]
    for item in screen.items():
        if any(item.inherits(kind) for kind in PRESSED) and item.isEnabled() and item not in known:
            found.append(f"unknown to a screen reader: {item}")
    heard = " ".join(f"{thing.name} {thing.description}" for thing in things)
    for line in screen.lines():
        plain = re.sub(r"[*_#`]", "", line)
        # Shorter lines are parts of a control that says more.
        if len(plain.split()) >= 3 and plain not in heard:
            found.append(f"unheard: {line}")
    return found
