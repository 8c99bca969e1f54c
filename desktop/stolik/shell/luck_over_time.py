"""The page of luck over time, and the finished games that are worked out for it while nobody plays."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import TYPE_CHECKING

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from stolik.shell.page_opener import PageOpener
from stolik.storage.faults import Fault, name_left
from stolik.storage.paths import Paths
from stolik.storage.reports import Reports

if TYPE_CHECKING:
    from stolik.hotseat.bot_seats import JobRunner
    from stolik.shell.game_results import GameResultKeeper
    from stolik.storage.profiles import People

    MakeLuck = Callable[[GameResultKeeper], QObject]

QML_IMPORT_NAME = "Stolik.Shell"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("The program makes it.")
class LuckOverTime(PageOpener):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """Opens the page, and reads the results of the finished games at the first question.

    What reads and counts them takes time to load, and the first page needs none of it.
    """

    knownChanged = Signal()

    def __init__(
        self,
        paths: Paths,
        people: Callable[[], People],
        bots: Callable[[], JobRunner] | None,
        make_page: MakeLuck | None,
        is_busy: Callable[[], bool],
        tell: Callable[[Fault | None], None],
        parent: QObject | None = None,
        *,
        now: Callable[[], float] = monotonic,
    ) -> None:
        """Show no page yet.

        ``people`` gives those of the house, ``bots`` those who work games out; without them there is no page,
        nor without ``make_page``. ``is_busy`` tells whether somebody else needs the bots.
        """
        super().__init__(parent)
        self._paths = paths
        self._people = people
        self._bots = bots
        self._make_page = make_page
        self._is_busy = is_busy
        self._tell = tell
        self._now = now
        self._results: GameResultKeeper | None = None
        self._known = False

    # ------------------------------------------------------------------ what QML sees

    @Property(bool, notify=knownChanged)
    def known(self) -> bool:
        """Whether there are finished games; false until somebody has looked."""
        return self.is_known

    @Slot()
    def open(self) -> None:
        """Open the page; what isn't worked out yet is from now on."""
        results = self.results
        if self._make_page is None or results is None:
            return
        self.close()
        page = self._make_page(results)
        results.look()
        self.show(page)

    # ------------------------------------------------------------------ what Python asks

    @property
    def results(self) -> GameResultKeeper | None:
        """The results of the finished games; ``None`` where nobody can work them out."""
        if self._results is None and self._bots is not None:
            from stolik.shell.game_results import GameResultKeeper

            self._results = GameResultKeeper(
                self._paths.family_book,
                self._paths.finished,
                self._people(),
                self._bots,
                Reports(self._paths),
                self._is_busy,
                self._tell,
                self,
                now=self._now,
            )
        return self._results

    @property
    def is_known(self) -> bool:
        """Whether there are finished games; false until somebody has looked."""
        return self._known

    def find(self) -> None:
        """Find out whether there are finished games."""
        self._know(self._paths.family_book.exists() or self._paths.has_finished())

    @Slot()
    def note_end(self) -> None:
        """Hear that a game is over and lies among the finished ones."""
        self._know(True)
        if (results := self.results) is not None:
            results.look_soon()

    def go_on(self) -> None:
        """Go on working games out, where that was paused."""
        if self._results is not None:
            self._results.look_soon()

    def pause(self) -> None:
        """Leave the bots to somebody else."""
        if self._results is not None:
            self._results.pause()

    def end(self) -> None:
        """Close the book for good."""
        results, self._results = self._results, None
        if results is not None:
            results.close()

    def forget_person(self, name: str) -> None:
        """Forget everything about a person."""
        if self._results is None and not self._paths.family_book.exists() and not self._paths.has_finished():
            return
        if (results := self.results) is not None:
            results.forget_person(name)
            return
        # Without anybody to work games out nobody keeps the book; the name goes all the same.
        if self._paths.family_book.exists():
            from stolik.storage.family_book import open_book

            book, fault = open_book(self._paths.family_book)
            book.forget_person(name)
            self._tell(fault)
            self._tell(None if book.save() is None else name_left([self._paths.family_book]))
            book.close()

    # ------------------------------------------------------------------ inside

    def _know(self, known: bool) -> None:
        if known != self._known:
            self._known = known
            self.knownChanged.emit()
            self.changed.emit()
