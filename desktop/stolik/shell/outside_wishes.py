"""Handles requests from outside: the command line, another start, a double click or a dropped file."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent
from PySide6.QtGui import QFileOpenEvent, QGuiApplication

from stolik.services.sentences import CONTEXT, NOTHING_WAITS, say, say_tournament_fault
from stolik.start_wishes import CONTINUE, NEW_GAME, TOURNAMENT
from stolik.storage.faults import Fault

if TYPE_CHECKING:
    from stolik.pages import Arguments
    from stolik.services.services import Services


class OpeningApplication(QGuiApplication):
    """The Qt application, which receives the files that the system asks it to open.

    It overrides ``event`` because a filter on the application would see all objects' events and slow frames.
    """

    def __init__(self, arguments: Sequence[str]) -> None:
        super().__init__(list(arguments))
        self._waiting: list[str] = []
        self._open: Callable[[str], None] | None = None

    def open_files_with(self, open_file: Callable[[str], None]) -> None:
        """Pass every requested file to ``open_file``, beginning with those requested before now."""
        self._open = open_file
        waiting, self._waiting = self._waiting, []
        for file in waiting:
            open_file(file)

    def event(self, event: QEvent) -> bool:
        if not isinstance(event, QFileOpenEvent):
            return super().event(event)
        file = event.url().toLocalFile()  # empty for a network address, which Stolik never opens
        if not file:
            return False
        if self._open is None:
            self._waiting.append(file)
        else:
            self._open(file)
        return True


class OutsideWishes:
    """Opens what is requested, and passes the page to show to ``show_page``."""

    def __init__(
        self,
        services: Services,
        open_page: Callable[[str, Arguments], object],
        show_page: Callable[[str], None],
    ) -> None:
        self._services = services
        self._open_page = open_page
        self._show_page = show_page

    def fulfil(self, wish: str) -> None:
        """Continue a game, show the games, or open a file, given a word of `start_wishes` or a path."""
        if wish == CONTINUE:
            self.go_on()
        elif wish == NEW_GAME:
            self._show("home")
        elif wish:
            self.open_file(wish)

    def open_file(self, file: str) -> None:
        """Go on with the game of a record, or open the desk of a tournament; a game on the table waits."""
        if "\0" in file:  # a dropped address may contain it, unlike a file name
            self._tell_unreadable(file.replace("\0", " "))
        elif file.casefold().endswith(TOURNAMENT):
            self._open_tournament(Path(file))
        else:
            self._services.tables.open_file(file)

    def go_on(self) -> None:
        """Go on with the game on the table, or else with the one left last."""
        tables = self._services.tables
        if tables.setup is not None and not tables.setup.session.over:
            self._show_page("table")
        elif tables.waiting.latest is not None:
            tables.resume(tables.waiting.latest)
        else:
            self._services.notices.say(lambda: say(CONTEXT, NOTHING_WAITS))

    def _open_tournament(self, path: Path) -> None:
        # Tournaments are rarely opened, and their imports take time.
        from stolik.services.tournaments.tournaments import read_tournament
        from stolik.tournament.file_format import TournamentFault

        try:
            tournament = read_tournament(path)
        except TournamentFault as fault:
            self._services.notices.say(partial(say_tournament_fault, path.name, fault))
        except OSError:
            self._tell_unreadable(str(path))
        else:
            self._open_page("tournament", {"file": path, "tournament": tournament})
            self._show("tournament")

    def _tell_unreadable(self, file: str) -> None:
        self._services.notices.tell(Fault("unreadable", {"file": file}))

    def _show(self, page: str) -> None:
        # Otherwise a long record that is still being read would open later.
        self._services.tables.reader.stop()
        self._show_page(page)
