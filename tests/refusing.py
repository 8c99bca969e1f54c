"""Refused system calls, with which tests replace real ones."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any


def refusing(number: int) -> Callable[..., Any]:
    """Return a function that always fails with an ``OSError`` of this ``errno``."""

    def refuse(*_: object, **__: object) -> Any:
        raise OSError(number, os.strerror(number))

    return refuse
