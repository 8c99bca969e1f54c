"""The composition root, which builds the window from settings and services."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from random import Random, SystemRandom
from time import monotonic
from typing import TYPE_CHECKING, NamedTuple, cast

import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, QTimer, QUrl
from PySide6.QtGui import QFont, QFontDatabase, QGuiApplication, QIcon, QWindow
from PySide6.QtQml import QQmlApplicationEngine

from stolik.engine.package import SUFFIX
from stolik.pages import keepings, kept_names
from stolik.services.language import Language
from stolik.services.program_paths import FONTS, ICONS, QML, translations
from stolik.services.services import Services
from stolik.services.settings import Settings
from stolik.shell import startup_trace as trace
from stolik.shell.display_check import has_graphics_card, plain_refusal, reach_display
from stolik.shell.event_filters import DoubleClickFilter, KeyPlaceFilter, SeenTime
from stolik.shell.free_memory import FreeMemory, GarbageCollector
from stolik.shell.outside_wishes import OpeningApplication
from stolik.shell.shell import Shell
from stolik.shell.single_instance import Claim, SingleInstance
from stolik.shell.window_room import WindowRoom, position_in, room_for
from stolik.start_wishes import CONTINUE, NEW_GAME, TOURNAMENT
from stolik.storage.atomic import CHOSEN, only_look, remove_parts, remove_reserved
from stolik.storage.faults import Fault, other_kept
from stolik.storage.paths import Paths
from stolik.storage.place import NoFolderError, Place, find_place
from stolik.storage.settings import GREATEST_SCALE, load_settings

if TYPE_CHECKING:
    from pathlib import Path
    from types import TracebackType

    from stolik.shell.moving_house import WaitNotice
    from stolik.shell.stop_signals import StopSignals
    from stolik.shell.switch_keys import SwitchKeyFilter

FAMILY = "Stolik Text"
_TALL_SCREEN = 1200
_SMOKE_MS = 90_000


class Options(NamedTuple):
    """The options with which the window is opened."""

    file: Path | None = None
    data_dir: str | None = None
    seed: int | None = None
    smoke: bool = False
    wish: str = ""
    """A request instead of a file: one of the options in `start_wishes`."""


def day_number() -> int:
    """Return today's day number, as ``date.toordinal`` counts."""
    from datetime import date  # the first page doesn't need it, and the import takes time

    return date.today().toordinal()


class App:
    """The owner of everything that lives as long as the window."""

    def __init__(
        self,
        paths: Paths,
        seed: int | None = None,
        *,
        now: Callable[[], float] = monotonic,
        today: Callable[[], int] = day_number,
        place: Place | None = None,
    ) -> None:
        """Build the window.

        ``now`` returns the seconds of a monotonic clock, ``today`` today's day number. Without a ``place``,
        the folder in ``paths`` is one that was named at the start.
        """
        # Leftover parts of files may contain secrets of games.
        others = remove_parts(paths.own_folders)
        remove_reserved(paths.finished, SUFFIX)
        told: list[Fault | None] = []
        if os.path.lexists(paths.wanted_copy):
            from stolik.storage.copies import Copies  # few starts restore a copy

            told = Copies(paths, kept_names(), today).put_back()
        loaded = load_settings(paths.settings)
        self.settings = Settings(paths.settings, loaded.document)
        self.settings.usual_scale = suitable_scale()
        if loaded.is_new:
            scale, window = self.settings.usual_scale, self.settings.stored.window
            self.settings.stored.scale = scale
            # Larger text needs a larger window.
            window.width, window.height = round(window.width * scale), round(window.height * scale)
        self.language = Language(translations())
        self.language.switch(self.settings.stored_language)
        self.settings.languageChanged.connect(lambda: self.language.switch(self.settings.stored_language))
        # Bots draw from a source of their own, so that their thinking can't change the dice.
        rng: Random = SystemRandom() if seed is None else Random(seed)
        bot_rng: Random = SystemRandom() if seed is None else Random(seed + 1)
        self._closed = False
        self._garbage = GarbageCollector()
        self.services = Services(
            paths, self.settings, self.language, rng, bot_rng, keepings(), now=now, today=today, place=place
        )
        self.shell = Shell(self.services)
        for fault in (self.services.place.fault, loaded.fault, *map(other_kept, others), *told):
            self.services.notices.tell(fault)
        # This style is for what Qt itself draws: the file dialog, if the system has none.
        os.environ.setdefault("QT_QUICK_CONTROLS_STYLE", "Basic")
        self.engine = QQmlApplicationEngine()
        self.language.serve(self.engine)
        # The engine owns it, as it collects the engine's garbage.
        self._free_memory = FreeMemory(self.engine, self.engine)
        self.shell.tableChanged.connect(lambda: self._free_memory.follow(self.shell.tables.table))
        self.engine.addImportPath(str(QML))
        # Created in its final size, the window lays out its first page only once.
        size, room = self._size(), room_for(self.settings.stored.window).size()
        self.engine.setInitialProperties(
            {
                "shell": self.shell,
                "settings": self.settings,
                "room": room,
                "width": size.width(),
                "height": size.height(),
            }
        )
        self.engine.load(QUrl.fromLocalFile(str(QML / "Main.qml")))
        if self.window is not None:
            self.services.table_time = SeenTime(self.window, now)
            DoubleClickFilter(self.window)
            KeyPlaceFilter(self.window)
            self._switch_keys: SwitchKeyFilter | None = None
            self.settings.changed.connect(self._take_switch_keys)
            self._take_switch_keys()

    @property
    def window(self) -> QWindow | None:
        """The window, or ``None`` if it couldn't be built."""
        roots = self.engine.rootObjects()
        return cast("QWindow", roots[0]) if roots else None

    def show(self) -> None:
        """Show the window in its last place."""
        window = self.window
        assert window is not None, "show is called once the window is built"
        place = self.settings.stored.window
        window.resize(self._size())
        position = position_in(place, window.size())
        if position is not None:
            window.setPosition(position)
        fit, once = WindowRoom(window).fit, Qt.ConnectionType.SingleShotConnection
        # The window's frame is known only once it has been shown and painted.
        self.shell.pagePainted.connect(lambda: QTimer.singleShot(0, fit), once)
        for moved in (window.xChanged, window.yChanged, window.widthChanged, window.heightChanged):
            moved.connect(self._note_place)
        window.visibilityChanged.connect(self._note_place)
        if place.full_screen:
            window.showFullScreen()
        elif place.maximized or (place.x is None and window.property("shrink") < 1):
            window.showMaximized()
        else:
            window.show()

    def bring_forward(self) -> None:
        """Bring the window in front of all others."""
        window = self.window
        if window is None:
            return
        if window.visibility() == QWindow.Visibility.Minimized:
            window.showNormal()
        window.raise_()
        window.requestActivate()

    def close(self) -> None:
        """Save everything, end the bots, and destroy the window in an order that QML tolerates."""
        self._closed = True
        self.shell.close()
        # Objects whose deletion QML has deferred still refer to the window, which goes with the engine.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        shiboken6.delete(self.engine)
        self.language.close()
        self._garbage.close()

    def _take_switch_keys(self) -> None:
        stored, window = self.settings.stored, self.window
        if self._switch_keys is None:
            if window is None or stored.switch_keys == "off":
                return
            try:
                # Few people need it, and its imports take time at the start.
                from stolik.shell.switch_keys import SwitchKeyFilter

                self._switch_keys = SwitchKeyFilter(window)
            except Exception as error:  # after any error the program still works, with all keys of a keyboard
                sys.excepthook(type(error), error, error.__traceback__)
                self.services.notices.tellUnexpected()
                return
        self._switch_keys.use(stored.switch_keys, stored.switch_once_ms, stored.switch_repeat_ms)

    def _size(self) -> QSize:
        """Return the window's last size, limited to the room on its screen."""
        place = self.settings.stored.window
        return QSize(place.width, place.height).boundedTo(room_for(place).size())

    def _note_place(self) -> None:
        window = None if self._closed else self.window
        if window is None:
            return
        place = replace(self.settings.stored.window)
        shown = window.visibility()
        if shown in (QWindow.Visibility.Hidden, QWindow.Visibility.Minimized):
            return
        place.maximized = shown == QWindow.Visibility.Maximized
        place.full_screen = shown == QWindow.Visibility.FullScreen
        if shown == QWindow.Visibility.Windowed:
            place.x, place.y = window.x(), window.y()
            place.width, place.height = max(1, window.width()), max(1, window.height())
        self.settings.place_window(place)


def main(options: Options, stops: StopSignals) -> int:
    """Open the window, run until it is closed or a signal arrives, and return the exit code."""
    # A busy thread must not hold the interpreter for over half a millisecond while the window wants to draw.
    sys.setswitchinterval(0.0005)
    with reach_display() as reached:
        if not reached:
            print("Stolik needs a screen to open its window on, and finds none here.", file=sys.stderr)
            return 1
        if not has_graphics_card():
            os.environ.setdefault("QT_QUICK_BACKEND", "software")
        try:
            place = find_place(options.data_dir)
        except NoFolderError:
            print(
                "Stolik finds no home folder to keep its games in; --data-dir names another.", file=sys.stderr
            )
            return 1
        with plain_refusal():
            qt = application()
    wish = str(options.file.absolute()) if options.file else options.wish
    first = claim_folder(place, wish, lambda: find_place(options.data_dir))
    if isinstance(first, int):
        return first
    place, instance = settled(*first)
    if place.away:
        CHOSEN.add(place.root)
    app = App(place.paths, options.seed, place=place)
    if app.window is None:
        print("Stolik's window couldn't be built.", file=sys.stderr)
        return 1
    instance.called.connect(app.shell.open_from_start)
    instance.pulse.timeout.connect(partial(notice_loss, app.services, instance))
    qt.open_files_with(app.shell.open_from_start)
    app.shell.raiseWanted.connect(app.bring_forward)
    _watch_frames(app, smoke=page_of(wish, place.paths) if options.smoke else "")
    tell_errors(app.shell)
    app.show()
    if wish:
        app.shell.fulfil(wish)
    # Everything imported by now stays alive.
    gc.freeze()
    stops.watch(qt)
    code = qt.exec()
    app.close()
    instance.release()
    return code


def claim_folder(
    place: Place, wish: str, look_again: Callable[[], Place]
) -> tuple[Place, SingleInstance] | int:
    """Claim the data folder, even if the previous start has just moved it.

    Return the place and its claim, or an exit code if another start was first; that one gets the ``wish``.
    """
    while True:
        instance = SingleInstance(place.root)
        notices: list[WaitNotice] = []
        claim = instance.claim(wish, waits=partial(wait_for_first, notices, place.paths))
        if claim is Claim.TOLD:
            return 0
        if claim is Claim.UNANSWERED:
            print("Stolik is already running, but its window doesn't answer.", file=sys.stderr)
            for notice in notices:
                notice.give_up()
            return 1
        before, place = place, look_again()
        # A damaged note was already set aside at the first look.
        place.fault = place.fault or before.fault
        if place.root == before.root:
            if claim is Claim.ELSEWHERE:
                only_look(place.root, instance.lock.host)
            return place, instance
        instance.release()


def wait_for_first(notices: list[WaitNotice], paths: Paths) -> None:
    """Show another notice that an earlier start hasn't answered yet."""
    from stolik.shell.moving_house import WaitNotice  # the only start doesn't need it

    notices.append(WaitNotice(paths.settings))
    notices[-1].wait()


def notice_loss(services: Services, instance: SingleInstance) -> None:
    """From now on, write nothing if another computer took over the data folder while this one slept."""
    if instance.lock.host:
        only_look(services.paths.root, instance.lock.host)
        services.notices.tell(Fault("only_looks", {"host": instance.lock.host}, lasts=True))


def settled(place: Place, instance: SingleInstance) -> tuple[Place, SingleInstance]:
    """Move the data folder if that is wanted; return the place in use and its claim."""
    place.note_found()
    if place.usual is None or not place.note.is_pending or instance.lock.host:
        return place, instance
    from stolik.shell.moving_house import move_house  # few starts move the folder

    return move_house(place, instance)


def tell_errors(shell: Shell) -> None:
    """Tell the player in one sentence about any unexpected error, such as one after an update."""
    report = sys.excepthook

    def tell(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        report(kind, error, trace)
        shell.services.notices.tellUnexpected()

    sys.excepthook = tell


def application() -> OpeningApplication:
    """Return the Qt application, with its name and fonts set."""
    if sys.platform == "win32":
        import ctypes

        # The same ID as in the setup's shortcuts groups the window with a pinned icon.
        ctypes.windll.shell32.SetCurrentProcessExplicitAppUserModelID("org.stolik.Stolik")
    qt = OpeningApplication(sys.argv[:1])
    qt.setApplicationName("stolik")
    qt.setApplicationDisplayName("Stolik")
    qt.setDesktopFileName("stolik")
    for font in sorted(FONTS.glob("*.ttf")):
        # From data: Qt drawing into memory on Windows can't find a file whose path has non-ASCII letters.
        QFontDatabase.addApplicationFontFromData(font.read_bytes())
    qt.setFont(QFont(FAMILY))
    return qt


def page_of(wish: str, paths: Paths) -> str:
    """Return the page to which a wish leads if all goes well."""
    if wish in ("", NEW_GAME) or (wish == CONTINUE and not paths.has_saves()):
        return "home"
    return "tournament" if wish.casefold().endswith(TOURNAMENT) else "table"


def window_icon() -> QIcon:
    """Return the program's icon, drawn from its SVG at any size."""
    return QIcon(str(ICONS / "stolik.svg"))


def suitable_scale() -> float:
    """Return the default scale, larger if a screen has many, and so small, pixels."""
    height = max((screen.size().height() for screen in QGuiApplication.screens()), default=0)
    if height <= _TALL_SCREEN:
        return 1.0
    return min(GREATEST_SCALE, round(height / 1080 * 10) / 10)


def follow_system_motion(settings: Settings) -> None:
    """Follow the system's settings for reduced motion and text size."""
    # The system is asked only after the first page has been shown.
    from stolik.services.system import SystemMotion, ask_system, ask_text_size

    SystemMotion(settings.follow_system, ask_system, settings)
    if QGuiApplication.platformName().startswith("wayland"):
        SystemMotion(settings.follow_text_size, ask_text_size, settings)


def _watch_frames(app: App, smoke: str) -> None:
    """Give the window its icon after its first frame, and report first frames on request.

    The program ends after the page ``smoke``.
    """
    seen: set[str] = set()

    def painted(page: str) -> None:
        for event in ([] if seen else ["first-frame"]) + [f"{page}-frame"]:
            if page not in seen and (smoke or trace.is_traced(event)):
                trace.report(event)
        if not seen:
            # Drawing it in all sizes takes longer than a frame, and nothing waits for it.
            QGuiApplication.setWindowIcon(window_icon())
            follow_system_motion(app.settings)
        seen.add(page)
        if smoke and page == smoke:
            QGuiApplication.exit(0)

    app.shell.pagePainted.connect(painted)
    if smoke:
        QTimer.singleShot(_SMOKE_MS, lambda: QGuiApplication.exit(1))
