"""Sums of floats that are identical, to the last bit, on every Python version.

Since Python 3.12, `sum` compensates for the rounding of floats, so results would depend on the version that
computes them. A function that computes with floats gives every `sum` a start value: the one defined here, or
``0`` if it adds whole numbers.
"""

from __future__ import annotations

import sys
from typing import Final


class _Start(float):
    """A zero that isn't exactly a float, so that `sum` adds plainly, without compensation."""

    __slots__ = ()


IN_ORDER: Final[float] = _Start() if sys.version_info >= (3, 12) else 0.0
"""The start value that makes `sum` add floats one by one: ``sum(values, IN_ORDER)``."""
