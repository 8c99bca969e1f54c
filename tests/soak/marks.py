"""Marks of cases that only the long soak tries."""

from __future__ import annotations

import os
from typing import Final

import pytest

LONG_SOAK: Final = (
    pytest.mark.soak,
    pytest.mark.skipif(bool(os.environ.get("STOLIK_SHORT")), reason="the short soak leaves it out"),
)
"""Of a case that differs from others in size, seats, language or seed alone: `dev.py soak` tries it."""
