"""The chance of long plays, which ``STOLIK_SEED`` makes another one."""

from __future__ import annotations

import os
from random import Random
from typing import Final

SEED: Final = int(os.environ.get("STOLIK_SEED") or 0)


def chance(*named: object) -> Random:
    """Return the chance of what is named: the same at every run with one seed."""
    return Random(" ".join(map(str, (*named, SEED))))
