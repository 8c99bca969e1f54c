"""Where the program's own files lie, in a source folder as in a frozen program."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import stolik

PROGRAM: Final = Path(stolik.__file__).parent
"""The package, with the QML module and the games' folders."""

ROOT: Final = PROGRAM.parent if (PROGRAM.parent / "resources").is_dir() else PROGRAM.parent.parent
"""The folder of resources and translations: beside the package when frozen, above it in the sources."""

QML: Final = PROGRAM / "qml"
FONTS: Final = ROOT / "resources" / "fonts"
ICONS: Final = ROOT / "resources" / "icons"
LICENCES: Final = ROOT / "resources" / "licences"


def translations() -> Path:
    """Return the folder of the compiled translations."""
    built = ROOT / "build" / "translations"
    return built if built.is_dir() else ROOT / "translations"


def game_file(game_id: str, name: str) -> Path | None:
    """Return a file of a game's folder, or ``None`` where the game doesn't have it."""
    path = PROGRAM / "games" / game_id / "ui" / name
    return path if path.is_file() else None
