"""Finds the program's own files in the sources, in the frozen folder and in an installed wheel."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import stolik

PROGRAM: Final = Path(stolik.__file__).parent
"""The package folder with the QML module and the games; Qt reads only plain files."""


def _root() -> Path:
    """Return the folder of resources and translations.

    It is the package in a wheel, the folder of the package when frozen, and the project's in the sources.
    """
    folders = (PROGRAM, PROGRAM.parent, PROGRAM.parent.parent)
    return next((folder for folder in folders if (folder / "resources").is_dir()), PROGRAM)


ROOT: Final = _root()
QML: Final = PROGRAM / "qml"
PAGES: Final = PROGRAM / "pages"
FONTS: Final = ROOT / "resources" / "fonts"
ICONS: Final = ROOT / "resources" / "icons"
LICENCES: Final = ROOT / "resources" / "licences"
HELP: Final = ROOT / "resources" / "help"


def translations() -> Path:
    built = ROOT / "build" / "translations"
    return built if built.is_dir() else ROOT / "translations"


def game_file(game_id: str, name: str) -> Path | None:
    """Return a file in a game's folder; ``None`` if the game doesn't have it."""
    path = PROGRAM / "games" / game_id / "ui" / name
    return path if path.is_file() else None


def help_file(page: str, language: str) -> Path | None:
    """Return the file of a help page in a language; ``None`` if there is none.

    ``page`` is the id of a game, or the name of another page, such as ``"tournament"``.
    """
    beside = HELP / f"{page}.{language}.md"
    return game_file(page, f"help/{language}.md") or (beside if beside.is_file() else None)
