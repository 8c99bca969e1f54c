"""A walk through the whole program: every page, every sheet, a game of each kind, a save and back."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QObject
from PySide6.QtGui import QImage

from stolik.app import App, application
from stolik.cli.smoke_test import part_checks
from stolik.cli.smoke_test.faults import FaultError, Faults
from stolik.cli.smoke_test.window_driver import Steps, Wait, Window, guide, sheets_of
from stolik.engine import game_library
from stolik.engine.bot import Level
from stolik.engine.game_library import find_games
from stolik.engine.package import GameInfo
from stolik.engine.session import Session
from stolik.services.page import Page
from stolik.services.page_library import find_pages
from stolik.shell.single_instance import Claim, SingleInstance
from stolik.shell.stop_signals import StopSignals
from stolik.storage.paths import Paths
from stolik.storage.saves import SavedGame, Saves, read_game
from stolik.storage.settings import SCHEMES, Settings, store_settings

_WEAKEST: Final = next(iter(Level))
_SEED: Final = 1
_PATIENCE: Final = 45.0
"""The seconds that a game of bots may take."""


def travel(folder: Path, faults: Faults) -> str:
    """Look at everything and return what was seen.

    Raises:
        FaultError: Something isn't as it should be.
    """
    qt = application()
    for check in part_checks.BEFORE:
        check()
        faults.check()
    # A space and letters beyond ASCII, as people's names bring them into paths.
    paths = Paths(folder / "gry Żółwika")
    part_checks.check_sounds(paths.settings)
    store_settings(paths.settings, Settings(language="en", pace="off", muted=True))
    instance = SingleInstance(paths.root)
    if instance.claim() is not Claim.FIRST:
        raise FaultError("the data folder can't be claimed")
    # From now on a signal would be told as the fault of whatever it hits.
    StopSignals().watch(qt)
    app = App(paths, _SEED)
    try:
        faults.check()
        if app.window is None:
            raise FaultError("the window could not be built")
        part_checks.check_qml(app.engine)
        faults.check()
        app.show()
        tour = Tour(app, paths)
        guide(tour.steps(), faults)
    finally:
        faults.closing = True
        app.close()
        instance.release()
    del qt
    seen = tour.window.seen
    missed = {Path(page.qml).stem for page in find_pages()} - seen
    if missed:
        raise FaultError(f"no way leads to {', '.join(sorted(missed))}")
    return f"{len(seen)} pages, {len(find_games())} games, {tour.saves} saves"


class Tour:
    """The walk, as steps of which each waits until the window is ready for the next."""

    def __init__(self, app: App, paths: Paths) -> None:
        self._app = app
        self._paths = paths
        self._shell = app.shell
        self.window = Window(app)
        self.saves = 0

    def steps(self) -> Steps:
        """Yield the whole walk."""
        window = self.window
        yield window.page("home")
        yield from self._dress()
        for page in find_pages():
            yield from self._look_at(page)
        self._app.services.pages.open("about")
        yield from self._read_licences()
        yield from self._wear_pictures()
        for info in find_games():
            window.shown.helpWanted.emit("", info.id)
            yield from self._look_over()
            yield from self._play_as_people(info)
            yield from self._let_bots_play(info)

    def _dress(self) -> Steps:
        """Show what is shown in all themes and languages."""
        settings: QObject = self._app.settings
        for name, values in (("scheme", SCHEMES), ("language", self._app.settings.property("languages"))):
            for value in values:
                settings.setProperty(name, value)
                yield self.window.frame()
        settings.setProperty("language", "en")

    def _look_at(self, page: Page) -> Steps:
        """Open a page that has something to show, look at it, and go back."""
        taught = next(info.id for info in game_library.find_games() if info.has_lesson)
        if self._app.services.pages.open(page.id, {"gameId": taught}):
            yield self.window.cover()
            yield from self._open_sheets(self.window.covering)
            self.window.pages.back()
            yield self.window.frame()

    def _look_over(self) -> Steps:
        """Look at the page or the help that was just laid over another, and go back."""
        yield self.window.cover()
        yield from self._open_sheets(self.window.covering)
        if self.window.root.property("over") == "help":
            self.window.pages.leaveHelp()
        else:
            self.window.pages.back()
        yield self.window.frame()

    def _read_licences(self) -> Steps:
        """Open one licence on the page About, and go back."""
        yield self.window.cover()
        about: Any = self.window.covering
        about.read()
        yield self.window.piece("LicencesPage")
        licences = self.window.found("LicencesPage")
        licences.open(0, False)
        yield self.window.piece("LicencePage")
        licences.putAway()
        about.putAway()
        self.window.pages.back()
        yield self.window.frame()

    def _wear_pictures(self) -> Steps:
        """Give a person a picture of each kind as a face."""
        self._shell.choose(find_games()[0].id)
        line_up = self._shell.tables.line_up
        choices = line_up.seat_choices
        for kind in ("png", "jpeg", "webp"):
            file = self._paths.root / f"picture.{kind}"
            QImage(40, 30, QImage.Format.Format_RGB32).save(str(file))
            choices.setPicture(0, str(file))
            yield Wait(lambda: not choices.property("readsPicture"), f"a picture of the kind {kind}")
            if line_up.seat_rows.rows[0]["face"] not in self._shell.services.faces.property("numbers"):
                raise FaultError(f"no face of the kind {kind}: {choices.property('pictureProblem')}")

    def _open_sheets(self, page: Any = None) -> Steps:
        """Open every sheet of a page, usually of the one at the bottom, one after the other."""
        # What was found by way of a page lives, for Python, as long as the page does.
        page = page or self.window.shown
        for sheet in sheets_of(page):
            sheet.open()
            yield self.window.sheet(sheet)
            sheet.close()
            yield self.window.no_more(sheet)

    def _sit(self, info: GameInfo, persons: int) -> Steps:
        """Go from the home page to a table of as few people or computers as can be."""
        self.window.shown.play(info.id)
        yield self.window.page("players")
        line_up = self._shell.tables.line_up
        while line_up.seat_rows.rows:
            line_up.remove(0)
        for _ in range(info.seats[0]):
            line_up.addPerson() if persons else line_up.addComputer(_WEAKEST.value)
        # The last set of options is the one for a short evening.
        for row in line_up.preset_rows.rows[-1:]:
            line_up.choosePreset(row["preset"])
        yield self.window.frame()
        if persons:
            yield from self._open_sheets()
        self._shell.sit()
        yield self.window.page("table")

    def _play_as_people(self, info: GameInfo) -> Steps:
        """Sit down as people, look round the table, leave, and come back to the game that was saved."""
        yield from self._sit(info, info.seats[0])
        table: Any = self._shell.property("table")
        privacy = table.privacy
        yield self._on_turn(table)
        if privacy.awaited >= 0:
            yield self.window.piece("HandOver")
            privacy.reveal()
            while privacy.goesRound:
                table.passOn({})
                yield Wait(lambda: privacy.awaited >= 0, f"the next to look at {info.id}")
                privacy.reveal()
        yield Wait(lambda: table.seat >= 0, f"the table of {info.id} to be open", table)
        table.advice.askHint()
        yield Wait(lambda: table.advice.hints, f"a hint at {info.id}")
        yield self.window.piece("HintPanel")
        table.advice.dropHint()
        table.advice.showOdds(True)
        yield from self._dress()
        yield from self._open_sheets()
        self.window.shown.comfortWanted.emit()
        yield from self._look_over()
        self.window.shown.helpWanted.emit("")
        yield from self._look_over()
        session = table.session
        self._shell.leave()
        yield self.window.page("home")
        yield from self._come_back(info, session)

    def _come_back(self, info: GameInfo, left: Session) -> Steps:
        """Read the save of a game that was left, and go on with it."""
        name = next(iter(Saves(self._paths).waiting()), "")
        saved = Saves(self._paths).load(name)
        if not isinstance(saved, SavedGame):
            raise FaultError(f"the save of {info.id} can't be read: {saved}")
        self._compare(info, left, saved)
        self.window.shown.showWaiting()
        yield from self._open_sheets()
        self._shell.resume(name)
        yield self.window.page("table")
        self._shell.leave()
        yield self.window.page("home")
        self._shell.deleteGame(name)

    def _let_bots_play(self, info: GameInfo) -> Steps:
        """Watch a game of bots to its end, look back, and replay its record."""
        yield from self._sit(info, 0)
        table: Any = self._shell.property("table")
        yield Wait(lambda: table.over, f"the bots to end {info.id}", table, _PATIENCE)
        self.window.check_bots()
        yield self.window.piece("EndSheet")
        table.fairDice.check()
        if not table.fairDice.fair:
            raise FaultError(f"the chance of {info.id} isn't that of its seed: {table.fairDice.verdict}")
        for page in ("earlier", "report"):
            self._app.services.pages.open(page)
            yield from self._look_over()
        for entry in (0, table.session.length // 2, table.session.length):
            table.lookAt(entry)
            yield self.window.piece("LookBackBar")
        table.backToNow()
        yield self.window.piece("EndSheet")
        session = table.session
        self._shell.leave()
        yield self.window.page("home")
        files = list(self._paths.finished.glob(f"{info.id}-*"))
        played = [saved for saved in map(read_game, files) if saved.session.over]
        if len(played) != 1:
            raise FaultError(f"the finished game of {info.id} was not kept")
        self._compare(info, session, played[0])

    def _on_turn(self, table: Any) -> Wait:
        def is_somebody() -> bool:
            return bool(table.seat >= 0 or table.privacy.awaited >= 0)

        return Wait(is_somebody, "somebody's turn", table)

    def _compare(self, info: GameInfo, played: Session, saved: SavedGame) -> None:
        """Make sure that a record leads to the game that was played."""
        read = saved.session
        if (read.log, read.state, read.standings) != (played.log, played.state, played.standings):
            raise FaultError(f"the record of {info.id} leads to another game than was played")
        self.saves += 1
