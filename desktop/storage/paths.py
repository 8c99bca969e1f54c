"""Where everything lies."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from typing import Final

VARIABLE: Final = "STOLIK_DATA_DIR"


@dataclass(frozen=True, slots=True)
class Paths:
    """The files and folders below one data folder; none of them need exist."""

    root: Path

    @property
    def settings(self) -> Path:
        """The settings file."""
        return self.root / "settings.json"

    @property
    def people(self) -> Path:
        """The file of saved people and line-ups."""
        return self.root / "people.json"

    @property
    def saves(self) -> Path:
        """The folder of the games in progress."""
        return self.root / "saves"

    @property
    def finished(self) -> Path:
        """The folder of games that were played to the end or put away."""
        return self.root / "finished"


def find_paths(override: str | None = None) -> Paths:
    """Return the paths below ``override``, else the environment's folder, else the system's usual one."""
    chosen = override or os.environ.get(VARIABLE)
    if not chosen:
        # Imported here because a start with a given folder doesn't need it.
        from platformdirs import user_data_dir

        chosen = user_data_dir("stolik", appauthor=False)
    return Paths(Path(chosen).expanduser().absolute())
