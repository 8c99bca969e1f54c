"""Notices that are shown one after another."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from stolik.services.sentences import (
    CONTEXT,
    GAME_FAILED,
    UNANSWERED,
    UNEXPECTED,
    VOICELESS,
    say,
    say_fault,
)
from stolik.storage.faults import Fault

QML_IMPORT_NAME = "Stolik.Shell"
QML_IMPORT_MAJOR_VERSION = 1

Told: TypeAlias = Callable[[], str]
"""Returns a sentence in the current language."""

_TOLD_ONCE = frozenset({"not_writable"})
_UNEXPECTED = "unexpected"
_NOT_WRITTEN = frozenset({"not_writable", "disk_full", "too_much", "not_saved"})


@QmlElement
@QmlUncreatable("The shell holds it.")
class Notices(QObject):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """Holds notices until they have been read.

    The state of a folder is reported once until it changes, and a lasting fault once until the program ends.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._waiting: list[tuple[str, Told, str]] = []
        self._told: set[str] = set()

    @Property(str, notify=changed)
    def text(self) -> str:
        return self.sentence

    @property
    def sentence(self) -> str:
        """The notice to show now; empty if there is none."""
        return self._waiting[0][1]() if self._waiting else ""

    @Slot()
    def dismiss(self) -> None:
        """Remove the notice that has been read; the next one follows."""
        if self._waiting:
            del self._waiting[0]
            self.changed.emit()

    @Slot()
    def tellUnexpected(self) -> None:
        """Queue a notice that something went wrong, without details."""
        self._say_unexpected(lambda: say(CONTEXT, UNEXPECTED))

    def files(self, code: str) -> list[str]:
        """Return the files named by unread notices with this code, an empty name for a notice without one."""
        return [file for each, _, file in self._waiting if each == code]

    def tell_game_failed(self, file: object) -> None:
        """Queue a notice that something went wrong at a table, with the file that tells what happened."""
        self._say_unexpected(lambda: say(CONTEXT, GAME_FAILED, {"file": file}))

    def _say_unexpected(self, told: Told) -> None:
        # One such notice is enough until it has been read.
        if all(code != _UNEXPECTED for code, *_ in self._waiting):
            self.say(told, _UNEXPECTED)

    @Slot(object)
    def tell(self, fault: Fault | None) -> None:
        """Queue a notice about a fault, if there is one; the state of a folder is reported only once."""
        if fault is None:
            return
        once = {fault.code} & _TOLD_ONCE
        if fault.lasts:
            once |= {f"{fault.code} {dict(fault.facts)}"}
        is_known = bool(once & self._told)
        self._told |= once
        if not is_known:
            # A lasting notice stays even when other files can be written again.
            self.say(lambda: say_fault(fault), "" if fault.lasts else fault.code, fault.facts.get("file", ""))

    def say(self, told: Told, code: str = "", file: str = "") -> None:
        """Queue a sentence; ``code`` and ``file`` are those of its fault."""
        self._waiting.append((code, told, file))
        self.changed.emit()

    @Slot()
    def saving_works(self) -> None:
        """Withdraw the notices that saving failed; if it fails again, they are shown again."""
        self._told -= _NOT_WRITTEN
        self._waiting = [each for each in self._waiting if each[0] not in _NOT_WRITTEN]
        self.changed.emit()

    @Slot()
    def tell_unanswered(self) -> None:
        """Queue a notice that the bots' process has been silent for too long."""
        self.say(lambda: say(CONTEXT, UNANSWERED))

    @Slot()
    def tell_voiceless(self) -> None:
        self.say(lambda: say(CONTEXT, VOICELESS))

    @Slot()
    def retell(self) -> None:
        self.changed.emit()
