"""Four-key control: four keys move through everything that can be pressed, in reading order, and press it.

It first decides which presses count, since a hand may tremble and a held key may repeat.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from time import monotonic
from typing import Final, cast

from PySide6.QtCore import Q_ARG, QCoreApplication, QEvent, QMetaObject, QObject, Qt, QTimer, Slot
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleInterface,
    QAccessibleValueInterface,
    QKeyEvent,
    QWindow,
)

from stolik.shell.event_filters import CarefulFilter


class Act(StrEnum):
    """The function of one of the four keys."""

    NEXT = "next"
    PREVIOUS = "previous"
    PRESS = "press"
    BACK = "back"


REPEATING = (Act.NEXT, Act.PREVIOUS)
"""The functions that a held key repeats: it only moves, and never decides anything."""


@dataclass(frozen=True)
class Timing:
    """When presses count, in milliseconds.

    Presses within ``once`` of a counted one are ignored. A held key counts again every ``repeat``, 0 for
    never.
    """

    once: float = 0
    repeat: float = 0


class KeyPresses:
    """Decides which presses of the four keys count; ``now`` is always in monotonic milliseconds."""

    def __init__(self, timing: Timing = Timing()) -> None:  # a frozen default is safe
        self.timing = timing
        self._counted: dict[Act, float] = {}
        self._held: Act | None = None
        self._next = 0.0

    def press(self, act: Act, now: float) -> bool:
        """Return whether a press counts; from now on the key is held."""
        if act is self._held:
            return False
        last = self._counted.get(act)
        counts = last is None or now - last >= self.timing.once
        self._held = act
        self._next = now + self.timing.repeat
        if counts:
            self._counted[act] = now
        return counts

    def release(self, act: Act) -> None:
        """Note that a key has been released."""
        if act is self._held:
            self._held = None

    def forget(self) -> None:
        """Note that no key is held, since its release may be missed."""
        self._held = None

    def due(self, now: float) -> float | None:
        """Return in how many milliseconds the held key counts again; ``None`` for never."""
        if self._held not in REPEATING or self.timing.repeat <= 0:
            return None
        return max(0.0, self._next - now)

    def repeat(self, now: float) -> Act | None:
        """Return what a held key repeats now, if anything; however late the call, only once."""
        if self._held is None or self.due(now) != 0:
            return None
        self._next = now + self.timing.repeat
        self._counted[self._held] = now
        return self._held


_Key = Qt.Key
_Role = QAccessible.Role

_SETS: Final[Mapping[str, tuple[Qt.Key, ...]]] = {
    "off": (),
    "arrows": (_Key.Key_Right, _Key.Key_Left, _Key.Key_Down, _Key.Key_Up),
    "space": (_Key.Key_Space, _Key.Key_Backspace, _Key.Key_Return, _Key.Key_Escape),
    "keypad": (_Key.Key_6, _Key.Key_4, _Key.Key_5, _Key.Key_8),
    "function": (_Key.Key_F5, _Key.Key_F6, _Key.Key_F7, _Key.Key_F8),
}
KEY_SETS: Final[Mapping[str, Mapping[Qt.Key, Act]]] = {
    name: dict(zip(keys, Act, strict=False)) for name, keys in _SETS.items()
}
"""The functions of the keys in each set, by its name; digits are those of the number pad only."""

_REACHED: Final = (
    _Role.Button,
    _Role.CheckBox,
    _Role.RadioButton,
    _Role.Link,
    _Role.ListItem,
    _Role.Cell,
    _Role.Slider,
    _Role.SpinBox,
)
_BY_THE_KEYBOARD: Final = dict(
    zip(Act, (_Key.Key_Tab, _Key.Key_Backtab, _Key.Key_Space, _Key.Key_Escape), strict=True)
)
"""The ordinary keys that do nearly the same."""

_HEARD: Final = (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress, QEvent.Type.KeyRelease)
_OTHER_KEYS: Final = (
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
)


def _milliseconds() -> float:
    return 1000 * monotonic()


class SwitchKeyFilter(CarefulFilter):
    """Takes the four keys before anything else receives them."""

    def __init__(self, window: QWindow, now: Callable[[], float] = _milliseconds) -> None:
        """Watch a window; ``now`` returns milliseconds of a monotonic clock."""
        super().__init__(window)
        self._window = window
        self._now = now
        self._keys: Mapping[Qt.Key, Act] = {}
        self._on_keypad = False
        self._presses = KeyPresses()
        self._is_striking = False
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._repeat)

    def use(self, keys: str, once: float, repeat: float) -> None:
        """Use the keys of a set from now on, with the times of `Timing`."""
        if not self._keys and KEY_SETS[keys]:
            self._window.installEventFilter(self)
        elif self._keys and not KEY_SETS[keys]:
            self._window.removeEventFilter(self)
        self._keys = KEY_SETS[keys]
        self._on_keypad = keys == "keypad"
        self._presses.timing = Timing(once, repeat)

    def takes(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FocusOut:
            self._presses.forget()
            self._timer.stop()
        if event.type() not in _HEARD or not isinstance(event, QKeyEvent) or self._is_striking:
            return False
        act = self._act_of(event)
        if act is None:
            return False
        event.accept()
        # Repeats are timed here, since the system may be set to send none or too many.
        if event.type() != QEvent.Type.ShortcutOverride and not event.isAutoRepeat():
            self._take(act, event.type() == QEvent.Type.KeyPress)
        return True

    def _act_of(self, event: QKeyEvent) -> Act | None:
        if event.modifiers() & _OTHER_KEYS:
            return None
        if self._on_keypad and not event.modifiers() & Qt.KeyboardModifier.KeypadModifier:
            return None
        key = _Key.Key_Return if event.key() == _Key.Key_Enter else _Key(event.key())
        return self._keys.get(key)

    def _take(self, act: Act, is_press: bool) -> None:
        if not is_press:
            self._presses.release(act)
        elif self._presses.press(act, self._now()):
            self._do(act)
        self._wait()

    @Slot()
    def _repeat(self) -> None:
        act = self._presses.repeat(self._now())
        if act is not None:
            self._do(act)
        self._wait()

    def _wait(self) -> None:
        due = self._presses.due(self._now())
        if due is None:
            self._timer.stop()
        else:
            self._timer.start(round(due) + 1)

    def _do(self, act: Act) -> None:
        try:
            self._walk(act)
        except Exception as error:  # some people have no keys but these
            self.tell(error)
            self._strike(_BY_THE_KEYBOARD[act])

    def _walk(self, act: Act) -> None:
        if act is Act.BACK:
            self._strike(_Key.Key_Escape)
            return
        reached = list(reachable(self._window))
        items = [face.object() for face in reached]
        focused = self._window.focusObject()
        at = items.index(focused) if focused in items else -1
        if act is Act.PRESS:
            if at >= 0:
                _act_on(reached[at], self._strike)
            else:
                self._strike(_Key.Key_Space)  # shows the end of what is being played
        elif items:
            step = 1 if act is Act.NEXT else -1
            item = items[(at + step) % len(items) if at >= 0 else 0]
            # The window does it: Python would need the module of QML's items, which makes the program larger.
            QMetaObject.invokeMethod(self._window, "focusByKey", Q_ARG("QVariant", item))

    def _strike(self, key: Qt.Key) -> None:
        """Send a press of another key, which may be one of the four."""
        self._is_striking = True
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            QCoreApplication.sendEvent(self._window, QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier))
        self._is_striking = False


def reachable(window: QWindow) -> Iterator[QAccessibleInterface]:
    """Yield the items that can be pressed, in reading order, leaving out those under a dialog."""
    faces = list(_below(QAccessible.queryAccessibleInterface(window)))
    dialogs = [face for face, _ in faces if face.role() == _Role.Dialog]
    for face, above in faces:
        inside = not dialogs or dialogs[-1].object() in above
        if inside and face.role() in _REACHED and not face.state().disabled and _offers(face):
            yield face


def _below(
    face: QAccessibleInterface, above: tuple[QObject, ...] = ()
) -> Iterator[tuple[QAccessibleInterface, tuple[QObject, ...]]]:
    for number in range(face.childCount()):
        child = face.child(number)
        item = cast("QObject | None", child.object())
        if child.state().invisible or item is None or not item.inherits("QQuickItem"):
            continue
        yield child, above
        yield from _below(child, (*above, item))


def _offers(face: QAccessibleInterface) -> bool:
    acting = cast("QAccessibleActionInterface | None", face.actionInterface())
    return acting is not None and any(name != "SetFocus" for name in acting.actionNames())


def _act_on(face: QAccessibleInterface, strike: Callable[[Qt.Key], None]) -> None:
    """Press the focused item; a slider moves one step up, or from its end back to its beginning."""
    value = cast("QAccessibleValueInterface | None", face.valueInterface())
    if value is not None and face.role() in (_Role.Slider, _Role.SpinBox):
        strike(_Key.Key_Home if value.currentValue() >= value.maximumValue() else _Key.Key_Right)
        return
    face.actionInterface().doAction("Press")
