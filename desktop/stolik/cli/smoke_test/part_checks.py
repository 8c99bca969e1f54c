"""Looks at what the window would quietly do without: modules, fonts, icons, words, sounds, QML files."""

from __future__ import annotations

import pkgutil
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QTranslator, QUrl
from PySide6.QtGui import QFont, QFontDatabase, QFontInfo, QImageReader
from PySide6.QtQml import QQmlComponent, QQmlEngine

import stolik
from stolik.app import FAMILY, window_icon
from stolik.cli.arguments import COMMANDS, command_parser
from stolik.cli.smoke_test.faults import demand
from stolik.engine.game_library import find_games
from stolik.pages.about.model import Licences
from stolik.services.help_pages import BESIDE_THE_GAMES
from stolik.services.language import SOURCE, known_languages
from stolik.services.program_paths import FONTS, HELP, ICONS, PROGRAM, game_file, help_file, translations
from stolik.services.settings import Settings
from stolik.services.sounds import SOUNDS, SoundPlayer, load
from stolik.storage.settings import Settings as Stored

_BORROWED: Final = ("miniaudio", "platformdirs", "snowballstemmer")
"""Packages that a start doesn't always import."""

_QUIET: Final = 0.02


def check_modules() -> None:
    """Import every module but the trainers, which take packages of their own, and what few ways need."""
    for name in _BORROWED:
        import_module(name)
    for found in pkgutil.walk_packages(stolik.__path__, "stolik."):
        if not found.name.endswith("__main__") and ".ai.train." not in found.name:
            import_module(found.name)
    for name in COMMANDS:
        command_parser(name)


def check_words() -> None:
    """Find every game whole, with its words and the help in every language."""
    games = {info.id for info in find_games()}
    folders = {path.parent.parent.name for path in (PROGRAM / "games").glob("*/ui/Table.qml")}
    demand(games and games == folders, f"the game {next(iter(folders ^ games), 'any')} is not whole")
    pages = [*HELP.glob("*.md"), *(PROGRAM / "games").glob("*/ui/help/*.md")]
    helped = sorted({path.stem.rpartition(".")[2] for path in pages})
    for game in sorted(games):
        for file in ("Table.qml", "Card.qml", *(f"help/{code}.md" for code in helped)):
            demand(game_file(game, file), f"{file} of {game} is missing")
    for code in helped:
        for name in BESIDE_THE_GAMES:
            demand(help_file(name, code), f"the help page {name}.{code}.md is missing")
    for code in sorted({*known_languages(translations()), *helped}):
        words = QTranslator()
        found = words.load(f"stolik_{code}", str(translations())) and not words.isEmpty()
        demand(found, f"the translation stolik_{code} is missing in {translations()}")
        # English is the language of the sources, and its file holds only plurals.
        for info in find_games() if code != SOURCE else ():
            told = all(words.translate(info.id, each) for each in (info.title, info.plays_as, info.tagline))
            demand(told, f"the translation stolik_{code} has no words for {info.title!r}")


def check_resources(settings_file: Path) -> None:
    """Load every typeface, icon, licence and sound; one is played faintly where something can play it."""
    for path in _some(FONTS, "*.ttf"):
        loaded = QFontDatabase.addApplicationFontFromData(path.read_bytes()) >= 0
        demand(loaded, f"the font {path.name} can't be loaded")
    demand(QFontInfo(QFont(FAMILY)).family() == FAMILY, f"the typeface {FAMILY} is missing")
    for path in (*_some(ICONS, "*.png"), *_some(ICONS, "*.svg")):
        reader = QImageReader(str(path))
        demand(not reader.read().isNull(), f"the icon {path.name} can't be read: {reader.errorString()}")
    demand(not window_icon().pixmap(64).isNull(), "the window has no icon")
    licences: Any = Licences()
    demand(licences.parts, "there are no licences")
    for part in licences.parts:
        demand(licences.paragraphs(part["id"]), f"the licence of {part['id']} is missing")
    for path in _some(SOUNDS, "*.wav"):
        demand(load(path), f"the sound {path.name} can't be read")
    box = SoundPlayer(Settings(settings_file, Stored(volume=_QUIET**0.5)))
    box.play(min(path.stem.split("-")[0] for path in _some(SOUNDS, "*.wav")))
    box.close()


def check_qml(engine: QQmlEngine) -> None:
    """Compile every QML file, also those that few ways lead to."""
    for path in (found for room in ("qml", "pages", "games") for found in _some(PROGRAM / room, "**/*.qml")):
        component = QQmlComponent(engine, QUrl.fromLocalFile(str(path)))
        demand(not component.isError(), " ".join(each.toString() for each in component.errors()[:1]))


def _some(folder: Path, pattern: str) -> list[Path]:
    found = sorted(folder.glob(pattern))
    demand(found, f"{folder} has no {pattern}")
    return found
