"""Sums of floats that come out the same, to the last bit, on every Python.

From 3.12 on, `sum` makes up for the rounding of floats, so figures would depend on the Python that works them
out. A function that reckons with floats says of each `sum` how it begins: with what is here, or with ``0``
where it adds whole numbers.
"""

from __future__ import annotations

import sys
from typing import Final


class _Start(float):
    """A zero to which `sum` adds as to any object; it makes up for rounding where all are exactly floats."""

    __slots__ = ()


IN_ORDER: Final[float] = _Start() if sys.version_info >= (3, 12) else 0.0
"""The start with which `sum` adds floats one after the other: ``sum(values, IN_ORDER)``."""
