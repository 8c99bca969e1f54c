"""Sums of floats that come out the same, to the last bit, on every Python.

From 3.12 on, `sum` makes up for the rounding of floats, so figures would depend on the Python that works them
out. A function that reckons with floats says of each `sum` how it begins: with what is here, or with ``0``
if it adds whole numbers.
"""

from __future__ import annotations

import sys
from typing import Final


class _Start(float):
    """A zero that `sum` treats like any object; it compensates rounding if all values are exactly floats."""

    __slots__ = ()


IN_ORDER: Final[float] = _Start() if sys.version_info >= (3, 12) else 0.0
"""The start value that makes `sum` add floats one after another: ``sum(values, IN_ORDER)``."""
