"""Marks for cases that only the long soak tries."""

from __future__ import annotations

import os
from collections.abc import Collection, Iterable
from typing import Any, Final

import pytest

SHORT: Final = bool(os.environ.get("STOLIK_SHORT"))
"""Whether the short form of the soak is wanted."""

LONG_SOAK: Final = (
    pytest.mark.soak,
    pytest.mark.skipif(SHORT, reason="the short soak leaves it out"),
)
"""Marks cases that only differ from others in size, seats, language or seed: `dev.py soak` tries them."""


def mostly_soak(cases: Iterable[Any], *, usual: Collection[Any]) -> list[Any]:
    """Return the cases of a parameter: every check tries the usual ones, the long soak all of them."""
    return [case if case in usual else pytest.param(case, marks=LONG_SOAK) for case in cases]
