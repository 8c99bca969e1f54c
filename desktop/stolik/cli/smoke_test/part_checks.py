"""Looks at what the window would quietly do without: modules, fonts, icons, words, sounds, QML files."""

from __future__ import annotations

import pkgutil
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QTranslator, QUrl
from PySide6.QtGui import QFont, QFontDatabase, QFontInfo, QImageReader
from PySide6.QtQml import QQmlComponent, QQmlEngine

import stolik
from stolik.app import FAMILY, window_icon
from stolik.cli.arguments import COMMANDS, command_parser
from stolik.cli.smoke_test.faults import FaultError
from stolik.engine.game_library import find_games
from stolik.pages.about.model import Licences
from stolik.services.help_pages import BESIDE_THE_GAMES
from stolik.services.languages import SOURCE, known_languages
from stolik.services.program_paths import FONTS, HELP, ICONS, PROGRAM, QML, game_file, help_file, translations
from stolik.services.settings import Settings
from stolik.services.sounds import SOUNDS, SoundPlayer, load
from stolik.storage.settings import Settings as Stored

_BORROWED: Final = ("miniaudio", "platformdirs", "snowballstemmer")
"""Packages that a start doesn't always import."""

_QUIET: Final = 0.02


def check_modules() -> None:
    """Import every module of the program, and the packages that only some of its ways need.

    What makes the games' learned data is no part of the program, and takes packages of its own.
    """
    for name in _BORROWED:
        import_module(name)
    for found in pkgutil.walk_packages(stolik.__path__, "stolik."):
        if not found.name.endswith("__main__") and ".ai.train." not in found.name:
            import_module(found.name)
    for name in COMMANDS:
        command_parser(name)


def check_games() -> None:
    """Find a game for every folder of games, with what belongs to each."""
    known = {info.id for info in find_games()}
    folders = {path.parent.parent.name for path in (PROGRAM / "games").glob("*/ui/Table.qml")}
    for name in sorted(folders ^ known) or ([] if known else ["any"]):
        raise FaultError(f"the game {name} is not whole")
    helped = _helped()
    for name in sorted(known):
        for file in ("Table.qml", "Card.qml", *(f"help/{code}.md" for code in helped)):
            if game_file(name, file) is None:
                raise FaultError(f"{file} of {name} is missing")
    for name in BESIDE_THE_GAMES:
        for code in helped:
            if help_file(name, code) is None:
                raise FaultError(f"the help page {name}.{code}.md is missing")


def check_fonts() -> None:
    """Load every typeface, and show that it is the one that words are written in."""
    for path in _some(FONTS, "*.ttf"):
        if QFontDatabase.addApplicationFontFromData(path.read_bytes()) < 0:
            raise FaultError(f"the font {path.name} can't be loaded")
    if QFontInfo(QFont(FAMILY)).family() != FAMILY:
        raise FaultError(f"the typeface {FAMILY} is missing")


def check_icons() -> None:
    """Read every picture of the program's icon, and draw the one that the window will have."""
    for path in (*_some(ICONS, "*.png"), *_some(ICONS, "*.svg")):
        reader = QImageReader(str(path))
        if reader.read().isNull():
            raise FaultError(f"the icon {path.name} can't be read: {reader.errorString()}")
    if window_icon().pixmap(64).isNull():
        raise FaultError("the window has no icon")


def check_translations() -> None:
    """Load every language's translation; every game's words are in it."""
    folder = translations()
    for code in sorted({*known_languages(folder), *_helped()}):
        translator = QTranslator()
        if not translator.load(f"stolik_{code}", str(folder)) or translator.isEmpty():
            raise FaultError(f"the translation stolik_{code} is missing in {folder}")
        # English is the language of the sources, and its file holds only plurals.
        for info in find_games() if code != SOURCE else ():
            for source in (info.title, info.plays_as, info.tagline):
                if not translator.translate(info.id, source):
                    raise FaultError(f"the translation stolik_{code} has no words for {source!r}")


def _helped() -> list[str]:
    """Return the languages in which there are help pages; each of them has all."""
    beside = {path.stem.rpartition(".")[2] for path in HELP.glob("*.md")}
    return sorted(beside | {path.stem for path in (PROGRAM / "games").glob("*/ui/help/*.md")})


def check_licences() -> None:
    """Read the licence of every part."""
    licences: Any = Licences()
    keys = [part["id"] for part in licences.parts]
    for key in keys:
        if not licences.paragraphs(key):
            raise FaultError(f"the licence of {key} is missing")
    if not keys:
        raise FaultError("there are no licences")


def check_sounds(settings_file: Path) -> None:
    """Read every sound, and play one, faintly, where there is something to play it."""
    names = set()
    for path in _some(SOUNDS, "*.wav"):
        if not load(path):
            raise FaultError(f"the sound {path.name} can't be read")
        names.add(path.stem.split("-")[0])
    box = SoundPlayer(Settings(settings_file, Stored(volume=_QUIET**0.5)))
    box.play(min(names))
    box.close()


def check_qml(engine: QQmlEngine) -> None:
    """Compile every QML file, also those that few ways lead to."""
    for path in (*_some(QML, "**/*.qml"), *_some(PROGRAM / "games", "**/*.qml")):
        component = QQmlComponent(engine, QUrl.fromLocalFile(str(path)))
        if component.isError():
            raise FaultError(component.errors()[0].toString())


def _some(folder: Path, pattern: str) -> list[Path]:
    """Return the files of a folder, of which there must be some."""
    found = sorted(folder.glob(pattern))
    if not found:
        raise FaultError(f"{folder} has no {pattern}")
    return found


BEFORE: Final[tuple[Callable[[], None], ...]] = (
    check_modules,
    check_games,
    check_fonts,
    check_icons,
    check_translations,
    check_licences,
)
"""What is looked at before the window is built; the application is there already."""
