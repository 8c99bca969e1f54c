"""The finished games, which are analysed while no game is played, and the reports on them."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from stolik.storage.atomic import demand_writing, read_bytes, thin_out, write_text
from stolik.storage.paths import Paths

if TYPE_CHECKING:
    from stolik.engine.bot_jobs import JobRunner
    from stolik.services.base import BaseServices
    from stolik.services.results.game_results import GameResultKeeper, Ratings
    from stolik.services.tables.table_setup import TableSetup
    from stolik.storage.profiles import People


MOST_KEPT: Final = 100
"""How many of the latest reports are kept."""

LARGEST: Final = 16 * 1024 * 1024
"""The largest file that is read, in bytes."""


class Reports:
    """The folder of reports, one file each, named by a key of letters and digits."""

    def __init__(self, paths: Paths) -> None:
        self._folder = paths.reports

    def load(self, key: str) -> bytes | None:
        """Return the report kept under a key; ``None`` if there is none or it can't be read."""
        try:
            content = read_bytes(self._folder / f"{key}.json", LARGEST + 1)
        except OSError:
            return None
        return content if len(content) <= LARGEST else None

    def keep(self, key: str, text: str) -> None:
        """Keep a report; if there is no room, nothing happens."""
        with suppress(OSError):
            path = self._folder / f"{key}.json"
            write_text(path, text)
            thin_out(path, MOST_KEPT)

    def drop(self, key: str) -> None:
        with suppress(OSError):
            demand_writing(self._folder)
            (self._folder / f"{key}.json").unlink()


QML_IMPORT_NAME = "Stolik.Shell"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("The program makes it.")
class FinishedGames(QObject):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """Reads the results of the finished games when first asked.

    The code that reads and counts them loads slowly, and the first page doesn't need it.
    """

    changed = Signal()

    def __init__(
        self,
        services: BaseServices,
        people: Callable[[], People],
        bots: Callable[[], JobRunner],
        needs_bots: Callable[[], bool],
    ) -> None:
        super().__init__(services)
        self._services = services
        self._people = people
        self._bots = bots
        self._needs_bots = needs_bots
        self._paths = services.paths
        self._results: GameResultKeeper | None = None
        self._ratings: Ratings | None = None
        self._known = False
        self._ended = False

    # ------------------------------------------------------------------ what QML sees

    @Property(bool, notify=changed)
    def known(self) -> bool:
        """Whether there are finished games; false until they have been searched for."""
        return self.is_known

    # ------------------------------------------------------------------ what Python asks

    @property
    def results(self) -> GameResultKeeper:
        if self._results is None:
            from stolik.services.results.game_results import GameResultKeeper

            self._results = GameResultKeeper(
                self._paths.family_book,
                self._paths.finished,
                self._people(),
                self._bots,
                Reports(self._paths),
                self._needs_bots,
                self._services.notices.tell,
                self,
                now=self._services.now,
            )
        return self._results

    @property
    def ratings(self) -> Ratings:
        if self._ratings is None:
            from stolik.services.results.game_results import Ratings

            self._ratings = Ratings(lambda: self.results.book if self._known else None)
        return self._ratings

    def fitting(self, game: str, names: Sequence[str]) -> int:
        """Return the strength of a computer that adapts to the people with these names, 0 to 100."""
        return self.ratings.fitting(game, names)

    def is_first_win(self, setup: TableSetup) -> bool:
        """Return whether a finished game is a person's first win against a computer of its level."""
        self.find()
        return self.ratings.is_first_win(setup)

    @Slot(object)
    def note_result(self, setup: TableSetup) -> None:
        self.ratings.note(setup)

    @Slot()
    def catch_up(self) -> None:
        """Look for finished games that aren't in the book yet, so that they count for the next line-up."""
        self.find()
        if self._known:
            self.results.look()

    @property
    def is_known(self) -> bool:
        """Whether there are finished games; false until they have been searched for."""
        return self._known

    def find(self) -> None:
        """Look for finished games in the data folder."""
        self._know(os.path.lexists(self._paths.family_book) or self._paths.has_finished())

    @Slot()
    def note_end(self) -> None:
        self._know(True)
        # Background saves may report even after the end.
        if not self._ended:
            self.results.look_soon()

    def go_on(self) -> None:
        """Resume the analysis of games if it was paused."""
        if self._results is not None:
            self._results.look_soon()

    def pause(self) -> None:
        if self._results is not None:
            self._results.pause()

    def end(self) -> None:
        """Close the family book for good."""
        self._ended = True
        results, self._results = self._results, None
        if results is not None:
            results.close()

    def forget_person(self, name: str) -> None:
        if self._ratings is not None:
            self._ratings.forget_person(name)
        if (
            self._results is None
            and not os.path.lexists(self._paths.family_book)
            and not self._paths.has_finished()
        ):
            return
        self.results.forget_person(name)

    # ------------------------------------------------------------------ inside

    def _know(self, known: bool) -> None:
        if known != self._known:
            self._known = known
            self.changed.emit()
