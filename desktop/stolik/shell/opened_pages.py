"""The pages that are made when somebody opens them: reports, the drill, tournaments, the referee's corner."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, cast

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from stolik.shell.luck_over_time import LuckOverTime
from stolik.shell.page_opener import PageOpener, close_model
from stolik.shell.score_card import ScoreCard
from stolik.storage.faults import Fault
from stolik.storage.paths import Paths

if TYPE_CHECKING:
    from stolik.analysis.recorded_decision import RecordedDecision
    from stolik.shell.practice import Practice
    from stolik.shell.table_manager import TableManager
    from stolik.shell.table_setup import TableSetup
    from stolik.tournament.tournament import Tournament
    from stolik.tournament_desk.qt import TournamentPages

QML_IMPORT_NAME = "Stolik.Shell"
QML_IMPORT_MAJOR_VERSION = 1


class PageFactories(NamedTuple):
    """What makes the models of these pages; without one a page can't be opened."""

    report: Callable[[TableSetup], QObject] | None = None
    drill: Callable[[Practice, RecordedDecision | None], QObject] | None = None
    tournaments: Callable[[], QObject] | None = None
    referee: Callable[[], QObject] | None = None


@QmlElement
@QmlUncreatable("The shell makes the only one.")
class OpenedPages(QObject):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """Opens and closes each of the pages; while one needs the bots, finished games wait to be worked out."""

    reportChanged = Signal()
    drillChanged = Signal()
    practiceChanged = Signal()
    tournamentsChanged = Signal()
    refereeChanged = Signal()

    def __init__(
        self,
        paths: Paths,
        factories: PageFactories,
        tables: Callable[[], TableManager],
        luck: LuckOverTime,
        score_card: ScoreCard,
        today: Callable[[], int],
        tell: Callable[[Fault | None], None],
        parent: QObject | None = None,
    ) -> None:
        """Open no page yet; ``today`` gives the number of the day, ``tell`` shows what went wrong."""
        super().__init__(parent)
        self._paths = paths
        self._factories = factories
        self._tables = tables
        self._luck = luck
        self._score_card = score_card
        self._today = today
        self._tell = tell
        self._practice: Practice | None = None
        self._report, self._drill, self._tournaments = (PageOpener(self) for _ in range(3))
        self._report.changed.connect(self.reportChanged)
        self._drill.changed.connect(self.drillChanged)
        self._tournaments.changed.connect(self.tournamentsChanged)
        self._referee: QObject | None = None
        self._kept_referee: QObject | None = None

    # ------------------------------------------------------------------ what QML sees

    @Property(QObject, notify=reportChanged)
    def report(self) -> QObject | None:
        """The report that is open; ``None`` where none is."""
        return self._report.model

    @Property(QObject, notify=drillChanged)
    def drill(self) -> QObject | None:
        """The drill that is open; ``None`` where none is."""
        return self._drill.model

    @Property(QObject, notify=tournamentsChanged)
    def tournaments(self) -> QObject | None:
        """The pages of the tournament that are open; ``None`` where none is."""
        return self._tournaments.model

    @Property(QObject, notify=refereeChanged)
    def referee(self) -> QObject | None:
        """The referee's corner while it is open; ``None`` where it isn't."""
        return self._referee

    @Property(int, notify=practiceChanged)
    def practiceDue(self) -> int:
        """So many positions wait today to be tried again; 0 until they have been read."""
        return 0 if self._practice is None else self._practice.count_due()

    # ------------------------------------------------------------------ what QML asks

    @Slot(str)
    def openReport(self, name: str) -> None:
        """Open the report on a game that waits, by its name, or on the game on the table where it's empty."""
        setup = self._tables().waiting.setup_of(name) if name else self._tables().setup
        if setup is None or self._factories.report is None:
            return
        self.closeReport()
        self._luck.pause()
        report = self._factories.report(setup)
        report.phaseChanged.connect(lambda: self._take_errors(report, setup))  # type: ignore[attr-defined]  # made by app
        self._report.show(report)

    @Slot()
    def saveReport(self) -> None:
        """Save the score card of the game on the table with the report that is open on it."""
        content = getattr(self._report.model, "content", None)
        if content is not None:
            self._score_card.save_with(content())

    @Slot()
    def closeReport(self) -> None:
        """Leave the report; what was worked out of it is lost where it wasn't ready."""
        self._leave(self._report)

    @Slot()
    def openDrill(self) -> None:
        """Open the drill with what is due, or where a report is open with the error that it shows."""
        place = getattr(self._report.model, "place", lambda: None)()
        if self._factories.drill is None or (self._report.model is not None and place is None):
            return
        self.closeDrill()
        self._luck.pause()
        self._drill.show(self._factories.drill(self.practice, place))

    @Slot()
    def closeDrill(self) -> None:
        """Leave the drill."""
        self._leave(self._drill)

    @Slot()
    def openTournaments(self) -> None:
        """Open the pages of the tournament, with the list of those that were begun."""
        if self._factories.tournaments is None:
            return
        self.closeTournaments()
        self._luck.pause()
        self._tournaments.show(self._factories.tournaments())

    @Slot()
    def closeTournaments(self) -> None:
        """Leave the pages of the tournament; every entry has been saved already."""
        self._leave(self._tournaments)

    @Slot()
    def openReferee(self) -> None:
        """Open the referee's corner as it was left."""
        if self._kept_referee is None and self._factories.referee is not None:
            self._kept_referee = self._factories.referee()
            self._kept_referee.setParent(self)
        if self._referee is not self._kept_referee:
            self._referee = self._kept_referee
            self.refereeChanged.emit()

    @Slot()
    def closeReferee(self) -> None:
        """Leave the referee's corner; its clock stands still until somebody comes back."""
        referee, self._referee = self._referee, None
        if referee is not None:
            self.refereeChanged.emit()
            close_model(referee)

    # ------------------------------------------------------------------ what Python asks

    def open_tournament(self, file: Path, tournament: Tournament) -> None:
        """Open the desk of a file's tournament; a page of the tournament that is open is gone on with."""
        if self._tournaments.model is None:
            self.openTournaments()
        if self._tournaments.model is not None:
            cast("TournamentPages", self._tournaments.model).open_file(file, tournament)

    @property
    def practice(self) -> Practice:
        """What people practise, which is read at the first question."""
        if self._practice is None:
            from stolik.shell.practice import Practice

            people = self._tables().people
            self._practice = Practice(self._paths.drills, people, self._today, self._tell, self)
            self._practice.changed.connect(self.practiceChanged)
            self.practiceChanged.emit()
        return self._practice

    @property
    def has_practice(self) -> bool:
        """Whether what people practise has been read."""
        return self._practice is not None

    @property
    def need_bots(self) -> bool:
        """Whether a page is open that lets the bots work."""
        return any(page.model is not None for page in (self._report, self._drill, self._tournaments))

    def find_practice(self) -> None:
        """Read what people practise, where anybody does."""
        if self._paths.drills.exists():
            _ = self.practice

    def forget_person(self, name: str) -> None:
        """Close what may show a person who was deleted, and take them out of what is practised."""
        self.closeDrill()
        self.closeReport()
        self.closeTournaments()
        self.find_practice()
        if self._practice is not None:
            self._practice.forget_person(name)

    def close(self) -> None:
        """Leave every page."""
        self.closeTournaments()
        self.closeReferee()
        self.closeDrill()
        self.closeReport()

    # ------------------------------------------------------------------ inside

    def _leave(self, opener: PageOpener) -> None:
        """Close a page that has kept the bots busy."""
        if opener.model is not None:
            opener.close()
            self._luck.go_on()

    def _take_errors(self, report: QObject, setup: TableSetup) -> None:
        analysis = getattr(report, "analysis", None)
        if analysis is not None:
            self.practice.take(setup, analysis)
