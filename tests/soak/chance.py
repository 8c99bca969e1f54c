"""The random numbers of long plays, which depend on ``STOLIK_SEED``."""

from __future__ import annotations

import os
from random import Random
from typing import Final

SEED: Final = int(os.environ.get("STOLIK_SEED") or 0)


def chance(*named: object) -> Random:
    """Return the random generator for these names, the same in every run with one seed."""
    return Random(" ".join(map(str, (*named, SEED))))
