"""Calls of the system that are refused, for tests to put in the place of real ones."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any


def refusing(number: int) -> Callable[..., Any]:
    """Return what fails whatever it is given, for the reason of a number of ``errno``."""

    def refuse(*_: object, **__: object) -> Any:
        raise OSError(number, os.strerror(number))

    return refuse
