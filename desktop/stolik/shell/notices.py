"""The sentences that are to be told, one after the other."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from PySide6.QtCore import QObject, Signal, Slot

from stolik.shell.sentences import say_fault
from stolik.storage.faults import Fault

Told: TypeAlias = Callable[[], str]
"""Makes a sentence in the language of the moment."""

_TOLD_ONCE = frozenset({"not_writable"})
_NOT_WRITTEN = frozenset({"not_writable", "disk_full", "not_saved"})


class Notices(QObject):
    """Holds what is to be told until it has been read.

    A folder's state is told once until it changes, and what lasts until the program ends once.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._waiting: list[tuple[str, Told]] = []
        self._told: set[str] = set()

    @property
    def sentence(self) -> str:
        """The sentence that is to be told now; empty where there is none."""
        return self._waiting[0][1]() if self._waiting else ""

    @Slot(object)
    def tell(self, fault: Fault | None) -> None:
        """Tell of a fault, if there is one."""
        if fault is None:
            return
        once = {fault.code} & _TOLD_ONCE
        if fault.lasts:
            once |= {f"{fault.code} {dict(fault.facts)}"}
        is_known = bool(once & self._told)
        self._told |= once
        if not is_known:
            # What lasts isn't taken back when other files can be written again.
            self.say(lambda: say_fault(fault), "" if fault.lasts else fault.code)

    def say(self, told: Told, code: str = "") -> None:
        """Tell a sentence after those that wait; ``code`` is that of the fault it tells of."""
        self._waiting.append((code, told))
        self.changed.emit()

    @Slot()
    def saving_works(self) -> None:
        """Take back what was told of saving that doesn't work; should it fail again, that is told again."""
        self._told -= _NOT_WRITTEN
        self._waiting = [(code, told) for code, told in self._waiting if code not in _NOT_WRITTEN]
        self.changed.emit()

    def dismiss(self) -> None:
        """Take the sentence that was read away."""
        if self._waiting:
            del self._waiting[0]
            self.changed.emit()
