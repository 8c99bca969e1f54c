"""How far a long command has come."""

from __future__ import annotations

import sys
from typing import Final


class Progress:
    """A bar on the error stream, where it is a terminal."""

    WIDTH: Final = 30

    def __init__(self, total: int) -> None:
        self._total = total
        self._shown = sys.stderr is not None and sys.stderr.isatty()
        self._filled = -1

    def __enter__(self) -> Progress:
        return self

    def __exit__(self, *_: object) -> None:
        """Wipe the bar, so that the next line stands alone."""
        if self._shown:
            print(f"\r{'':{self.WIDTH + 30}}\r", end="", file=sys.stderr, flush=True)

    def show(self, done: int) -> None:
        """Show how much is done."""
        filled = done * 1000 // self._total
        if not self._shown or filled == self._filled:
            return
        self._filled = filled
        bar = "#" * (done * self.WIDTH // self._total)
        print(f"\r[{bar:.<{self.WIDTH}}] {done}/{self._total}", end="", file=sys.stderr, flush=True)
