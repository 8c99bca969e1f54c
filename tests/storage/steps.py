"""The calls that change files, one after the other, and what happens before some of them."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any, Final

import pytest

CALLS: Final = ("fsync", "link", "mkdir", "open", "rename", "replace", "unlink", "utime")


class Stopped(BaseException):
    """The program has come to its end; whatever it would still do doesn't happen."""


class Steps:
    """Numbers these calls while it lasts, from 0 on; nothing waits for the disk.

    ``at`` tells what happens before some of them by their numbers. From the one of ``stop`` on none is made.
    """

    def __init__(self, at: dict[int, Callable[[], object]] | None = None, stop: int | None = None) -> None:
        self.calls: list[str] = []
        self._at = at or {}
        self._stop = stop
        self._is_outside = False
        self._patch = pytest.MonkeyPatch()

    def __enter__(self) -> Steps:
        for name in CALLS:
            self._patch.setattr(os, name, self._step(name, getattr(os, name)))
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> bool:
        self._patch.undo()
        return kind is Stopped

    def _step(self, name: str, call: Callable[..., Any]) -> Callable[..., Any]:
        def step(*given: Any, **named: Any) -> Any:
            if self._is_outside:
                return call(*given, **named)
            number = len(self.calls)
            self.calls.append(name)
            self._is_outside = True
            try:
                self._at.get(number, lambda: None)()
            finally:
                self._is_outside = False
            if self._stop is not None and number >= self._stop:
                raise Stopped
            return None if name == "fsync" else call(*given, **named)

        return step
