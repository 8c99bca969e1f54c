"""Catches every fault during a run, from Qt and from Python, in any thread."""

from __future__ import annotations

import logging
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

from stolik.shell.qt_messages import SELF_HELPED

_TALKATIVE: Final = "stolik.services.child_process"
"""The logger that reports at level INFO a missing or lost bots' process, which is a fault here."""


class FaultError(Exception):
    """A fault of the program; the message is one line."""


def demand(there: object, fault: str) -> None:
    if not there:
        raise FaultError(fault)


class Faults(logging.Handler):
    """A log handler that keeps the first fault; ``give_up`` is called if Qt is about to abort the process."""

    def __init__(self, give_up: Callable[[str], None]) -> None:
        super().__init__(logging.INFO)
        self.first = ""
        self.closing = False
        """Whether the program is closing, and the bots' process with it."""
        self._give_up = give_up

    def note(self, fault: str) -> None:
        self.first = self.first or fault

    def check(self) -> None:
        if self.first:
            raise FaultError(self.first)

    def emit(self, record: logging.LogRecord) -> None:
        if record.levelno >= logging.WARNING or (record.name == _TALKATIVE and not self.closing):
            self.note(record.getMessage())

    @contextmanager
    def watched(self) -> Iterator[None]:
        """Catch faults until the block ends."""
        from PySide6.QtCore import qInstallMessageHandler

        def hear(args: Any) -> None:
            self.note(f"{args.exc_type.__name__}: {args.exc_value}")

        hooks = sys.excepthook, threading.excepthook, sys.unraisablehook
        sys.excepthook = lambda kind, fault, _: self.note(f"{kind.__name__}: {fault}")
        threading.excepthook = sys.unraisablehook = hear
        qInstallMessageHandler(self._hear_qt)
        log = logging.getLogger("stolik")
        level = log.level
        log.addHandler(self)
        log.setLevel(logging.INFO)
        try:
            yield
        finally:
            log.removeHandler(self)
            log.setLevel(level)
            qInstallMessageHandler(None)
            sys.excepthook, threading.excepthook, sys.unraisablehook = hooks

    def _hear_qt(self, kind: Any, context: Any, message: str) -> None:
        from PySide6.QtCore import QtMsgType

        if kind == QtMsgType.QtFatalMsg:
            self._give_up(self.first or message)
        elif kind in (QtMsgType.QtWarningMsg, QtMsgType.QtCriticalMsg) and not message.startswith(
            SELF_HELPED
        ):
            self.note(message)
