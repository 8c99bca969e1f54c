"""Processes that keep the processors busy beside a test."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

_LOOP: Final = "import os\nparent = os.getppid()\nwhile os.getppid() == parent: pass"
"""It ends with its parent, even if that is killed."""


@contextmanager
def busy(count: int) -> Iterator[None]:
    """Keep the processors busy with ``count`` processes of the same niceness."""
    others = [subprocess.Popen([sys.executable, "-c", _LOOP]) for _ in range(count)]
    try:
        yield
    finally:
        for each in others:
            each.kill()
            each.wait()
