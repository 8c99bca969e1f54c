"""The accessible tree of the window as a screen reader walks it, and its faults."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, cast

from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleInterface,
    QAccessibleValueInterface,
)
from PySide6.QtQuick import QQuickItem

from tests.ui.driver import Screen

Role = QAccessible.Role
MOST_NODES = 400
_ACTED_ON = (
    Role.Button,
    Role.CheckBox,
    Role.RadioButton,
    Role.Link,
    Role.ListItem,
    Role.Cell,
    Role.Slider,
    Role.SpinBox,
    Role.EditableText,
)
"""Roles of items that describe their action; a group with an action, such as a set of tiles, has one too."""
_LABELS = (Role.Heading, Role.Graphic, Role.Grouping, Role.NoRole)
"""Roles of items that are only read; Qt reports plain text as focusable, but it passes the focus on."""
_TEXTS = (
    QAccessible.Text.Name,
    QAccessible.Text.Description,
    QAccessible.Text.Value,
    QAccessible.Text.Help,
    QAccessible.Text.Accelerator,
)
_CHOSEN = (Role.CheckBox, Role.RadioButton)


@dataclass(frozen=True)
class Node:
    """The tree's description of an item.

    ``path`` has the roles and names from the window down; ``actions`` are those it offers.
    """

    path: tuple[str, ...]
    parent: int
    item: QQuickItem | None
    name: str
    role: Role
    actions: tuple[str, ...]
    focusable: bool
    focused: bool
    disabled: bool
    checkable: bool

    def __str__(self) -> str:
        return " > ".join(self.path)


def nodes(screen: Screen) -> list[Node]:
    """Return all visible nodes below the window, in reading order."""
    return list(_below(QAccessible.queryAccessibleInterface(screen.window), (), []))


def _below(face: QAccessibleInterface, path: tuple[str, ...], seen: list[None]) -> Iterator[Node]:
    parent = len(seen)
    for number in range(face.childCount()):
        child = face.child(number)
        state: Any = child.state()
        if state.invisible:
            continue
        seen.append(None)
        name, role, item = child.text(QAccessible.Text.Name), child.role(), child.object()
        acting = cast("QAccessibleActionInterface | None", child.actionInterface())
        here = (*path, f"{role.name} {name!r}")
        yield Node(
            here,
            parent,
            item if isinstance(item, QQuickItem) else None,
            name,
            role,
            tuple(action for action in acting.actionNames() if action != "SetFocus")
            if acting is not None
            else (),
            bool(state.focusable),
            bool(state.focused),
            bool(state.disabled),
            bool(state.checkable),
        )
        yield from _below(child, here, seen)


def told(screen: Screen) -> Iterator[str]:
    """Yield the texts of all nodes below the window, including those hidden or under a sheet."""
    yield from _told(QAccessible.queryAccessibleInterface(screen.window))


def _told(face: QAccessibleInterface) -> Iterator[str]:
    for number in range(face.childCount()):
        child = face.child(number)
        words = [child.text(text) for text in _TEXTS]
        value = cast("QAccessibleValueInterface | None", child.valueInterface())
        if value is not None:
            words.append(str(value.currentValue()))
        yield f"{child.role().name} {words}"
        yield from _told(child)


def faults(screen: Screen) -> list[str]:
    """Return the faults that a listener would stumble over on the current screen."""
    found = nodes(screen)
    out = [f"{len(found)} nodes"] if len(found) > MOST_NODES else []
    out += [fault for node in found if (fault := _fault(node))]
    live = Counter(
        (node.parent, node.role, node.name) for node in found if node.actions and not node.disabled
    )
    out += [f"{count} times: {role.name} {name!r}" for (_, role, name), count in live.items() if count > 1]
    return out + _focus_faults(screen)


def _fault(node: Node) -> str:
    acts = bool(node.actions)
    if not node.name and (acts or node.focusable or node.role == Role.Dialog):
        return f"nameless: {node}"
    if acts and node.role not in (*_ACTED_ON, Role.Grouping):
        return f"acts without a role: {node} {node.actions}"
    if node.focusable and node.role in _LABELS:
        return f"a label with focus: {node}"
    if node.role in _CHOSEN and not node.checkable:
        return f"without a state: {node}"
    return ""


def _focus_faults(screen: Screen) -> list[str]:
    item: Any = screen.window.activeFocusItem()
    face = QAccessible.queryAccessibleInterface(item) if item else None
    if face is None or not face.isValid():
        return ["focus on nothing"]
    state: Any = face.state()
    words = f"{face.role().name} {face.text(QAccessible.Text.Name)!r}"
    if state.disabled or state.invisible:
        return [f"focus on what is not there: {words}"]
    is_place = face.role() in (Role.List, Role.Pane) and face.text(QAccessible.Text.Name)
    if face.role() not in _ACTED_ON and not is_place:
        return [f"focus on no control: {words}"]
    return []
