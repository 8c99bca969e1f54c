"""A tour of the whole program: every page, and each game once with people and once with computers."""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Callable
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any, Final, NamedTuple

import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QObject, Qt, QTimer, QTranslator, QUrl
from PySide6.QtGui import (
    QFont,
    QFontDatabase,
    QFontInfo,
    QGuiApplication,
    QImage,
    QImageReader,
    QKeyEvent,
    QKeySequence,
    QShortcutEvent,
)
from PySide6.QtQml import QQmlComponent, QQmlEngine

import stolik
from stolik.app import FAMILY, App, application, window_icon
from stolik.cli.arguments import COMMANDS, command_parser
from stolik.cli.smoke_test.faults import Faults, demand
from stolik.engine import game_library
from stolik.engine.bot import Level
from stolik.engine.game_library import find_games, load_package
from stolik.engine.package import GameInfo
from stolik.pages import Arguments, find_pages
from stolik.pages.about.model import Licences
from stolik.services.help_pages import BESIDE_THE_GAMES
from stolik.services.language import SOURCE, known_languages
from stolik.services.program_paths import FONTS, HELP, ICONS, PROGRAM, game_file, help_file, translations
from stolik.services.settings import Settings as LiveSettings
from stolik.services.sounds import SOUNDS, SoundPlayer, load
from stolik.shell.single_instance import Claim, SingleInstance
from stolik.shell.stop_signals import StopSignals
from stolik.storage.paths import Paths
from stolik.storage.saves import SavedGame, Saves, read_game
from stolik.storage.settings import SCHEMES, SWITCH_KEYS, Settings, WindowPlace, store_settings

_PATIENCE: Final = 45.0
"""The most seconds that anything may take, including a game between bots."""
_LOOK_AGAIN_MS: Final = 4
_FRAMES: Final = 2
_APART: Final = 16
"""The distance, in pixels, between the pixels that are compared."""


def travel(folder: Path, faults: Faults, whole: bool = True) -> str:
    """Check everything and return a summary of what was seen.

    Unless it is ``whole``, the tour covers only the pages and people's tables, with every key there, and
    imports only what the program itself needs.

    Raises:
        FaultError: Something is wrong.
        KeyboardInterrupt: A signal asked for the end.
    """
    qt = application()
    # A space and non-ASCII letters, as people's names bring them into paths.
    paths = Paths(folder / "gry Żółwika")
    if whole:
        check_modules()
        check_words()
        check_resources(paths.settings)
        faults.check()
    # With Qt drawing into memory, a maximized window returns from full screen with the size of a pixel.
    place = WindowPlace(x=0, y=0)
    store_settings(paths.settings, Settings(language="en", pace="off", muted=True, window=place))
    instance = SingleInstance(paths.root)
    demand(instance.claim() is Claim.FIRST, "the data folder can't be claimed")
    # From here on, a signal would otherwise be reported as a fault of the code that it interrupts.
    StopSignals().watch(qt)
    app = App(paths, seed=1)
    try:
        demand(app.window is not None, faults.first or "the window couldn't be built")
        if whole:
            check_qml(app.engine)
        app.show()
        return _Tour(app, paths, faults, whole).walk()
    finally:
        faults.closing = True
        app.close()
        instance.release()


class _Tour:
    def __init__(self, app: App, paths: Paths, faults: Faults, whole: bool) -> None:
        self._app, self._paths, self._faults, self._whole = app, paths, faults, whole
        self._window: Any = app.window
        self._seen: set[str] = set()
        component = QQmlComponent(app.engine)
        component.setData(b"import QtQuick\nFrameAnimation { running: true }", QUrl())
        self._counter: QObject = component.create()
        self._counter.setParent(app.shell)
        self._keyboard = Keyboard(app, self._wait, self._look)

    def walk(self) -> str:
        pages = self._app.shell.opened_pages
        self._see("home")
        self._dress()
        self._keyboard.strike_all(Way("home", self._go_home))
        self._keyboard.use_few_keys()
        taught = {"gameId": next(info.id for info in game_library.find_games() if info.has_lesson)}
        for page in find_pages():
            if pages.open(page.id, taught):
                self._see_over(page.id, self._go_home, taught)
        if self._whole:
            pages.open("about")
            self._read_licences()
            self._wear_pictures()
        for info in find_games():
            self._ask_help(info)
            self._paint()
            demand(self._window.property("over") == "help", f"the help on {info.id} isn't shown")
            if "help" not in self._seen:
                self._keyboard.strike_all(Way("home", self._go_home, "help", partial(self._ask_help, info)))
            self._seen.add("help")
            self._window.property("pages").leaveHelp()
            self._play_as_people(info)
            if self._whole:
                self._let_bots_play(info)
        missed = {page.id for page in find_pages()} - self._seen
        demand(not missed, f"no way leads to {', '.join(sorted(missed))}")
        return f"{len(self._seen)} pages, {len(find_games())} games, {2 * len(find_games())} saves"

    def _dress(self) -> None:
        if not self._whole:
            return
        settings: QObject = self._app.settings
        for name, values in (("scheme", SCHEMES), ("language", settings.property("languages"))):
            for value in values:
                settings.setProperty(name, value)
                self._paint()
        settings.setProperty("language", "en")

    def _read_licences(self) -> None:
        """Open a licence on the page About, and go back."""
        stack = self._window.property("pages")
        self._wait(lambda: stack.property("covering"), "the page about")
        about = stack.property("covering")
        about.read()
        self._wait(lambda: self._parts(about, "LicencesPage"), "the licences")
        licences = self._parts(about, "LicencesPage")[0]
        licences.open(0, False)
        self._wait(lambda: self._parts(licences, "Page"), "a licence")
        self._paint()
        licences.putAway()
        about.putAway()
        stack.back()

    def _open_sheets(self, page: Any) -> None:
        """Open every sheet of a page, one after another; tooltips don't count.

        A page that rebuilds its table while it is being checked destroys the old table's sheets.
        """
        below = page.findChildren(QObject) if self._whole else ()
        for sheet in [each for each in below if each.inherits("QQuickPopup")]:
            if shiboken6.isValid(sheet) and not sheet.inherits("QQuickToolTip"):
                self._open_sheet(sheet)

    def _open_sheet(self, sheet: Any) -> None:
        def is_gone_or(name: str, value: bool) -> bool:
            return not shiboken6.isValid(sheet) or sheet.property(name) == value

        kind = _kind_of(sheet)
        sheet.open()
        self._wait(lambda: is_gone_or("opened", True), f"the sheet {kind}")
        self._paint()
        if shiboken6.isValid(sheet):
            sheet.close()
        self._wait(lambda: is_gone_or("visible", False), f"the end of the sheet {kind}")

    def _parts(self, page: Any, kind: str) -> list[Any]:
        """Return the visible parts of a page that come from the QML file named ``kind``."""
        found = (each for each in page.findChildren(QObject) if _kind_of(each) == kind)
        return [each for each in found if each.property("visible")]

    def _wear_pictures(self) -> None:
        """Give a person a picture in each format as a face."""
        self._app.shell.choose(find_games()[0].id)
        line_up = self._app.shell.tables.line_up
        choices = line_up.seat_choices
        for kind in ("png", "jpeg", "webp"):
            file = self._paths.root / f"picture.{kind}"
            QImage(40, 30, QImage.Format.Format_RGB32).save(str(file))
            choices.setPicture(0, str(file))
            self._wait(lambda: not choices.property("readsPicture"), f"a picture of the kind {kind}")
            worn = line_up.seat_rows.rows[0].face in self._app.services.faces.property("numbers")
            demand(worn, f"no face of the kind {kind}: {choices.property('pictureProblem')}")

    def _sit(self, info: GameInfo, add: Callable[[Any], None]) -> Any:
        """Set up a game's table for the fewest players, with the shortest options, and return it."""
        self._window.property("shown").play(info.id)
        self._see("players")
        line_up = self._app.shell.tables.line_up
        while line_up.seat_rows.rows:
            line_up.remove(0)
        for _ in range(info.seats[0]):
            add(line_up)
        for row in line_up.preset_rows.rows[-1:]:
            line_up.choosePreset(row.preset)
        self._paint()
        self._open_sheets(self._window.property("shown"))
        if "table" not in self._seen:
            self._keyboard.strike_all(Way("players", lambda: self._window.property("pages").go("players")))
        self._app.shell.sit()
        self._see("table")
        return self._app.shell.property("table")

    def _play_as_people(self, info: GameInfo) -> None:
        """Sit down as people, get advice, leave, and resume the saved game."""
        table = self._sit(info, lambda line_up: line_up.addPerson())
        self._look(table)
        table.advice.askHint()
        self._wait(lambda: table.advice.hints, f"a hint at {info.id}")
        self._wait(lambda: self._parts(self._window.property("shown"), "HintPanel"), "the hint's panel")
        table.advice.dropHint()
        table.advice.showOdds(True)
        self._dress()
        self._open_sheets(self._window.property("shown"))
        played = table.session
        self._app.shell.leave()
        self._see("home")
        name = next(iter(Saves(self._paths).waiting()), "")
        self._compare(info, played, Saves(self._paths).load(name))
        self._window.property("shown").showGames()
        self._paint()
        self._open_sheets(self._window.property("shown"))
        self._app.shell.resume(name)
        self._see("table")
        resume = partial(self._app.shell.resume, name)
        self._keyboard.strike_all(Way("table", resume))
        demand(self._app.shell.property("table").session.length > len(played.log), f"no key plays {info.id}")
        for page in ("explorer", "comfort", "report"):
            opened = self._app.shell.opened_pages.open(page)
            wanted = page != "explorer" or load_package(info.id).seat_values is not None
            demand(opened == wanted, f"{page} at {info.id}: {opened}")
            if opened:
                self._see_over(page, resume)
        # A game that can't be explored is right to refuse the explorer.
        self._seen.add("explorer")
        self._app.shell.leave()
        self._see("home")
        self._app.shell.deleteGame(name)

    def _look(self, table: Any) -> None:
        """Reveal each person's own things until somebody can move."""
        privacy = table.privacy

        def goes_round() -> bool:
            return privacy.viewer >= 0 and privacy.goesRound is True

        while table.seat < 0:
            self._wait(lambda: table.seat >= 0 or privacy.awaited >= 0 or goes_round(), "a turn", table)
            privacy.reveal()
            if goes_round():
                table.passOn({})
                self._wait(lambda: not goes_round(), "the next to look")

    def _let_bots_play(self, info: GameInfo) -> None:
        """Watch a game between bots to its end, look back, and replay its record."""
        table = self._sit(info, lambda line_up: line_up.addComputer(next(iter(Level)).value))
        self._wait(lambda: table.over, f"the bots to end {info.id}", table)
        names = {process.name for process in multiprocessing.active_children()}
        demand("stolik-bots" in names, "the bots have no process of their own")
        table.fairDice.check()
        demand(
            table.fairDice.fair, f"the chance of {info.id} isn't that of its seed: {table.fairDice.verdict}"
        )
        for page in ("earlier", "report"):
            self._app.shell.opened_pages.open(page)
            self._see_over(page, bool)
        for entry in (0, table.session.length // 2, table.session.length):
            table.lookAt(entry)
            self._wait(lambda: self._parts(self._window.property("shown"), "LookBackBar"), "looking back")
            self._paint()
        played = table.session
        self._app.shell.leave()
        self._see("home")
        files = map(read_game, self._paths.finished.glob(f"{info.id}-*"))
        self._compare(info, played, next((each for each in files if each.session.over), None))

    def _compare(self, info: GameInfo, played: Any, saved: object) -> None:
        """Demand that a record leads to the game that was played."""
        read: Any = saved.session if isinstance(saved, SavedGame) else None
        demand(read, f"the record of {info.id} can't be read: {saved}")
        alike = (read.log, read.state, read.standings) == (played.log, played.state, played.standings)
        demand(alike, f"the record of {info.id} leads to another game than was played")

    def _see(self, page: str) -> None:
        """Wait until one of the window's own pages is painted."""
        self._wait(lambda: self._window.property("paintedPage") == page, f"the page {page}")
        self._paint()
        self._seen.add(page)

    def _go_home(self) -> None:
        self._window.property("pages").go("home")

    def _ask_help(self, info: GameInfo) -> None:
        self._window.property("shown").helpWanted.emit("", info.id)

    def _see_over(self, page: str, come: Callable[[], object], arguments: Arguments | None = None) -> None:
        """Wait until the topmost page is painted, strike its keys if it is new, and leave it."""
        stack = self._window.property("pages")
        self._wait(lambda: stack.property("covering"), f"the page {page}")
        self._paint()
        self._open_sheets(stack.property("covering"))
        if page not in self._seen:
            lay = partial(self._app.shell.opened_pages.open, page, arguments or {})
            self._keyboard.strike_all(Way(self._window.property("page"), come, page, lay))
        self._seen.add(page)
        stack.back()

    def _paint(self) -> None:
        """Wait until the window was repainted and has more than one colour."""
        until = self._counter.property("currentFrame") + _FRAMES
        self._wait(
            lambda: self._counter.property("currentFrame") >= until and not self._is_blank(), "a frame"
        )

    def _is_blank(self) -> bool:
        picture = QGuiApplication.primaryScreen().grabWindow(self._window.winId()).toImage()
        points = (
            (x, y) for x in range(0, picture.width(), _APART) for y in range(0, picture.height(), _APART)
        )
        return len({picture.pixel(*point) for point in points}) < 2

    def _wait(self, condition: Callable[[], object], what: str, table: Any = None) -> None:
        """Run the program until a condition holds, hurrying the scenes at a ``table``, if given."""
        until = time.monotonic() + _PATIENCE
        while True:
            self._faults.check()
            if condition():
                return
            demand(time.monotonic() < until, f"waited in vain for {what}")
            if table is not None:
                table.director.finish()
            loop = QEventLoop()
            QTimer.singleShot(_LOOK_AGAIN_MS, loop.quit)
            if loop.exec():
                raise KeyboardInterrupt


def _kind_of(item: QObject) -> str:
    """Return the name of the QML file, or of the component in one, that defines an item."""
    shape = item.metaObject()
    name = shape.className().partition("_QML")[0]
    if not any(shape is vars(each).get("staticMetaObject") for each in type(item).__mro__):
        # QML may free it with the item; a new object at its address would then be taken for a QMetaObject.
        shiboken6.invalidate(shape)
    return name


_Type = QEvent.Type
_Modifier = Qt.KeyboardModifier
_MOST_SHORTCUTS: Final = 1000

_AT_A_TABLE: Final = (
    *("Enter", "Shift+Space", "Ctrl+Left", "Ctrl+Right", "Ctrl+Up", "Ctrl+Down", "Menu"),
    *("F2", "F3", "F4", "F5", "F6", "F7", "Ctrl+1", "Ctrl+2", "Ctrl+3", "Ctrl+4"),
)
_SHORTCUTS: Final = ("F11", "F11", "F1", "Ctrl+O", "Ctrl+N")
_ON_EVERY_PAGE: Final = (
    *("Space", "Return", "?", *"0123456789", *"UZ", "Ctrl+Z", *"ABCDEFGHIJKLMNOPQRSTVWXY", "F8", "F8"),
    *("Left", "Right", "Up", "Down", "Tab", "Shift+Backtab", "Home", "End", "PgUp", "PgDown"),
    *("Del", "Backspace", "Esc", *_SHORTCUTS),
)
"""Keys that press come before keys that walk; what a key turns on is turned off again."""


class Way(NamedTuple):
    """The way to a page: ``come`` leads to one of the window's own, ``lay`` opens the one ``over`` it."""

    page: str
    come: Callable[[], object]
    over: str = ""
    lay: Callable[[], object] = bool


class Keyboard:
    """A keyboard that sends key strokes to the window.

    ``wait`` runs the program until a condition holds; ``look`` reveals people's own things at a table.
    """

    def __init__(
        self, app: App, wait: Callable[[Callable[[], object], str], None], look: Callable[[Any], None]
    ) -> None:
        self._app, self._wait, self._look = app, wait, look
        self._window: Any = app.window
        self._sheets: Any = app.engine.singletonInstance("Stolik", "OpenSheets")
        self._shown: QObject | None = None
        self._shortcuts: list[QObject] = []

    def strike_all(self, way: Way) -> None:
        """Strike every key on a page, returning from wherever it leads."""
        settings = self._app.settings
        chosen = dict(vars(settings.stored))
        at_table = (way.page, way.over) == ("table", "")
        for name in (*(_AT_A_TABLE if at_table else ()), *_ON_EVERY_PAGE):
            self._come_back(way)
            keys: Any = QKeySequence(name)
            heard = self._strike(keys[0].key(), keys[0].keyboardModifiers(), keys)
            demand(heard or name not in _SHORTCUTS, f"{name} does nothing on the page {way.over or way.page}")
            QCoreApplication.processEvents()
        self._come_back(way)
        for choice in chosen.keys() - {"window"}:
            settings.change(choice, chosen[choice])

    def use_few_keys(self) -> None:
        """Walk over the home page with each set of the four keys, press what is focused, and go back."""
        settings = self._app.settings
        settings.change("switch_once_ms", 0)
        for name in SWITCH_KEYS[1:]:
            settings.change("switch_keys", name)
            # The program imports it only when somebody chooses few keys.
            from stolik.shell.switch_keys import KEY_SETS

            onwards, back, press, away = KEY_SETS[name]
            more = _Modifier.KeypadModifier if name == "keypad" else _Modifier.NoModifier
            walked = []
            for key in (onwards, onwards, onwards, back):
                self._strike(key, more)
                walked.append(self._window.focusObject())
            demand(len(set(walked)) == 3 and walked[1] == walked[3], f"the keys of the set {name} don't walk")
            self._strike(press, more)
            self._wait(lambda: self._is_shown and not self._is_at("home"), f"the press of the set {name}")
            self._strike(away, more)
            self._wait(lambda: self._is_at("home"), f"the way back of the set {name}")
        settings.change("switch_keys", "off")

    def _come_back(self, way: Way) -> None:
        self._sheets.closeAll()
        is_there = self._is_at(way.page, way.over)
        if not is_there:
            self._window.property("pages").clear()
        if self._window.property("page") != way.page:
            self._app.shell.leave()
            way.come()
            self._wait(lambda: self._is_at(way.page), f"the way back to the page {way.page}")
        QCoreApplication.processEvents()
        if way.page == "table" and not (is_there and way.over):
            self._look(self._app.shell.property("table"))
        if not is_there:
            way.lay()
            self._wait(lambda: self._is_at(way.page, way.over), f"the way back to the page {way.over}")

    @property
    def _is_shown(self) -> bool:
        return self._window.property("shown") is not None

    def _is_at(self, page: str, over: str = "") -> bool:
        # A page that may lie below a table is on top, but isn't ``over`` the others.
        top = self._window.property("over") or self._app.shell.opened_pages.property("top")
        return self._is_shown and (self._window.property("page"), top) == (page, over)

    def _strike(self, key: Qt.Key, modifiers: _Modifier, keys: QKeySequence | None = None) -> bool:
        """Strike a key as Qt delivers it, and return whether a shortcut took it.

        Shortcuts get it first, unless the focused item claims it for itself.
        """
        text = chr(key).lower() if key < 0x80 and not modifiers & _Modifier.ControlModifier else ""
        kinds = (_Type.ShortcutOverride, _Type.KeyPress, _Type.KeyRelease)
        override, *struck = (QKeyEvent(kind, key, modifiers, text) for kind in kinds)
        override.ignore()
        QCoreApplication.sendEvent(self._window, override)
        heard = keys is not None and not override.isAccepted() and self._is_shortcut(keys)
        for event in () if heard else struck:
            QCoreApplication.sendEvent(self._window, event)
        return heard

    def _is_shortcut(self, keys: QKeySequence) -> bool:
        """Offer a key to the shortcuts; each recognizes its own by an ID that Qt counts down from -1."""
        shown = self._window.property("shown")
        if shown is not self._shown:
            self._shown, below = shown, self._window.findChildren(QObject)
            self._shortcuts = [each for each in below if each.inherits("QQuickShortcut")]
        return any(
            QCoreApplication.sendEvent(each, QShortcutEvent(keys, -number))
            for each in self._shortcuts
            if shiboken6.isValid(each) and each.property("enabled") and keys in _known(each)
            for number in range(1, _MOST_SHORTCUTS)
        )


def _known(shortcut: QObject) -> list[QKeySequence]:
    """Return the keys of a shortcut, which lists names, and numbers of the system's standard keys."""
    listed = [each for each in (shortcut.property("sequence"), *shortcut.property("sequences")) if each]
    return [
        QKeySequence(QKeySequence.StandardKey(each) if isinstance(each, int) else each) for each in listed
    ]


_BORROWED: Final = ("miniaudio", "platformdirs", "snowballstemmer")
"""Packages that the program doesn't import at every start."""

_QUIET: Final = 0.02


def check_modules() -> None:
    """Import all modules and `_BORROWED` packages, but not the trainers, which need more packages."""
    import pkgutil  # a global import could hide that the program lacks a module

    for name in _BORROWED:
        import_module(name)
    for found in pkgutil.walk_packages(stolik.__path__, "stolik."):
        if not found.name.endswith("__main__") and ".ai.train." not in found.name:
            import_module(found.name)
    for name in COMMANDS:
        command_parser(name)


def check_words() -> None:
    """Demand that every game is complete, with its translations and the help in every language."""
    games = {info.id for info in game_library.find_games()}
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
        # Sources are in English, so its file holds only plurals.
        for info in find_games() if code != SOURCE else ():
            told = all(words.translate(info.id, each) for each in (info.title, info.plays_as, info.tagline))
            demand(told, f"the translation stolik_{code} has no words for {info.title!r}")


def check_resources(settings_file: Path) -> None:
    """Load every typeface, icon, licence and sound; one sound is played faintly, if there is a device."""
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
    box = SoundPlayer(LiveSettings(settings_file, Settings(volume=_QUIET**0.5)))
    box.play(min(path.stem.split("-")[0] for path in _some(SOUNDS, "*.wav")))
    box.close()


def check_qml(engine: QQmlEngine) -> None:
    for path in (found for room in ("qml", "pages", "games") for found in _some(PROGRAM / room, "**/*.qml")):
        component = QQmlComponent(engine, QUrl.fromLocalFile(str(path)))
        demand(not component.isError(), " ".join(each.toString() for each in component.errors()[:1]))


def _some(folder: Path, pattern: str) -> list[Path]:
    found = sorted(folder.glob(pattern))
    demand(found, f"{folder} has no {pattern}")
    return found
