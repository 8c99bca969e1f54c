"""The report as QML sees it: its progress, its rows, and the table at the selected moment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from stolik.analysis.jobs import Phase, ReportJob
from stolik.analysis.practice import exploring, game_text
from stolik.analysis.report_sentences import CONTEXT, REFUSALS, SO_FAR, ReportContent
from stolik.engine.game import Seat
from stolik.engine.game_library import load_package
from stolik.engine.messages import sentence, translated
from stolik.models.rows import Fields, RowsModel, fields
from stolik.models.words import shown_name
from stolik.pages.report.rows import GlanceRow, MomentRow, Person, ReportPresenter, SeatRow
from stolik.services.kept import PRACTICE
from stolik.services.results.finished_games import Reports
from stolik.services.tables.table_setup import TableSetup
from stolik.table.controller import TableController

if TYPE_CHECKING:
    from stolik.services.services import Services

# QML's type compiler reads these two names.
QML_IMPORT_NAME = "Stolik.Report"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("The program makes it.")
class ReportModel(QObject):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """Connects a ``ReportJob`` and a ``ReportPresenter`` to QML.

    ``table`` is the report's own table, which shows the moments of the game without play.
    """

    phaseChanged = Signal()
    progressChanged = Signal()
    contentChanged = Signal()
    momentChanged = Signal()

    def __init__(self, services: Services, setup: TableSetup) -> None:
        super().__init__()
        self._services = services
        self._setup = setup
        self._table = table = services.table_of(TableController, setup)
        table.setParent(self)
        self._package = load_package(table.info.id)
        # A view model of no table, which names the reasons in positions.
        self._reasons = self._package.view_model(QObject(self))
        self._job = ReportJob(
            self._package, table.session, services.bots(), Reports(services.paths), self._follow, services.now
        )
        self._presenter: ReportPresenter | None = None
        self._shown: tuple[Phase, float] = (self._job.phase, self._job.progress)
        self._chosen = ""
        self._seats = RowsModel(SeatRow, self)
        self._dear = RowsModel(MomentRow, self)
        self._lucky = RowsModel(MomentRow, self)
        self._best = RowsModel(MomentRow, self)
        self._highlights = RowsModel(MomentRow, self)
        self._glance = RowsModel(GlanceRow, self)
        # Looking back at the latest moment keeps an unfinished game from going on.
        table.lookAt(table.session.length)
        self._at = 0

    # ------------------------------------------------------------------ what QML sees

    @Property(str, notify=phaseChanged)
    def phase(self) -> str:
        """``refused``, ``working``, ``stopped``, ``failed`` or ``ready``."""
        return str(self._job.phase)

    @Property(float, notify=progressChanged)
    def progress(self) -> float:
        """The share of the game that has been analysed, 0 to 1."""
        return self._job.progress

    @Property(str, notify=contentChanged)
    def title(self) -> str:
        return self._title()

    @Property(str, notify=contentChanged)
    def reason(self) -> str:
        """A sentence about why there is no report; empty if there is one or will be."""
        if not self._job.reason:
            return ""
        return sentence(CONTEXT, REFUSALS[self._job.reason], {"game": self._title()})

    @Property(str, notify=contentChanged)
    def note(self) -> str:
        """Remarks on the whole report; empty if there are none."""
        notes = [] if self._table.session.over else [translated(CONTEXT, SO_FAR)]
        notes += [self._presenter.note] if self._presenter is not None else []
        return " ".join(filter(None, notes))

    @Property(bool, constant=True)
    def over(self) -> bool:
        return self._table.session.over

    @Property(TableController, constant=True)
    def table(self) -> TableController:
        return self._table

    @Property(RowsModel, constant=True)
    def seats(self) -> RowsModel[SeatRow]:
        return self._seats

    @Property(RowsModel, constant=True)
    def dear(self) -> RowsModel[MomentRow]:
        return self._dear

    @Property(str, notify=contentChanged)
    def order(self) -> str:
        """A sentence about their order, if that needs one."""
        return "" if self._presenter is None else self._presenter.order

    @Property(RowsModel, constant=True)
    def lucky(self) -> RowsModel[MomentRow]:
        return self._lucky

    @Property(RowsModel, constant=True)
    def best(self) -> RowsModel[MomentRow]:
        return self._best

    @Property(RowsModel, constant=True)
    def glance(self) -> RowsModel[GlanceRow]:
        return self._glance

    @Property(RowsModel, constant=True)
    def highlights(self) -> RowsModel[MomentRow]:
        return self._highlights

    @Property(bool, notify=contentChanged)
    def alone(self) -> bool:
        return self._presenter is not None and self._presenter.alone

    @Property(float, notify=contentChanged)
    def highest(self) -> float:
        return 1.0 if self._presenter is None else self._presenter.highest

    @Property("QVariantList", notify=contentChanged)  # type: ignore[arg-type]  # the stubs know no type names
    def course(self) -> list[list[float]]:
        return [] if self._presenter is None else list(self._presenter.course)

    @Property("QVariantList", notify=contentChanged)  # type: ignore[arg-type]  # the stubs know no type names
    def marks(self) -> list[int]:
        return sorted({row.moment for row in self._rows()})

    @Property(int, notify=contentChanged)
    def moments(self) -> int:
        """The number of the last moment; 0 is the start."""
        return 0 if self._presenter is None else self._presenter.moments

    @Property(int, notify=momentChanged)
    def moment(self) -> int:
        return self._at

    @Property(str, notify=momentChanged)
    def momentTurn(self) -> str:
        """The turn of the selected row, or else of the moment."""
        told = self._told()
        if told is not None:
            return told.turn
        return "" if self._presenter is None else self._presenter.turn_text(self._at)

    @Property(int, notify=momentChanged)
    def deciding(self) -> int:
        """The seat to move in the selected decision; -1 if none is selected."""
        told = self._told()
        return -1 if told is None or told.list == "lucky" else told.seat

    @Property(str, notify=momentChanged)
    def momentText(self) -> str:
        return "" if self._presenter is None else self._presenter.moment_text(self._at)

    @Property(str, notify=momentChanged)
    def chancesText(self) -> str:
        return "" if self._presenter is None else self._presenter.chances_text(self._at)

    @Property(str, notify=momentChanged)
    def chosen(self) -> str:
        """The key of the selected row; empty if the moment was selected on the graph."""
        return self._chosen

    @Property("QVariantMap", notify=momentChanged)  # type: ignore[arg-type]  # the stubs know no type names
    def told(self) -> Fields[MomentRow]:
        """The selected row; empty if the moment was selected on the graph."""
        told = self._told()
        return Fields() if told is None else fields(told)

    @Property(bool, notify=momentChanged)
    def canTry(self) -> bool:
        return self._can_try()

    @Property(bool, notify=momentChanged)
    def canExplore(self) -> bool:
        return self._decision() is not None

    # ------------------------------------------------------------------ what QML asks

    @Slot()
    def begin(self) -> None:
        self._job.begin()

    @Slot()
    def stop(self) -> None:
        self._job.stop()

    @Slot(int)
    def lookAt(self, moment: int) -> None:
        """Show the moment with a number, or the last one if there are fewer."""
        self._chosen = ""
        self._show(moment)

    @Slot(str)
    def choose(self, key: str) -> None:
        row = next((row for row in self._rows() if row.key == key), None)
        if row is None or self._presenter is None:
            return
        self._chosen = key
        self._show(row.moment, row)
        if row.hint:
            self._table.point_at(self._presenter.lit(key))

    @Slot(result="QVariantMap")
    def exploring(self) -> dict[str, Any]:
        """Return the explorer's arguments at the selected decision, or the next one."""
        decision = self._decision()
        return {} if decision is None else exploring(self._text(), *decision)

    @Slot(result="QVariantMap")
    def trying(self) -> dict[str, Any]:
        """Return the place of the selected error, to try it again; empty if none is selected."""
        told = self._told()
        if told is None or not self._can_try():
            return {}
        return {"text": self._text(), "entry": int(told.key.partition(":")[2]), "seat": told.seat}

    @Slot()
    def save(self) -> None:
        self._services.score_card.save_with(self.content())

    @Slot()
    def retranslate(self) -> None:
        self._table.retranslate()
        self._tell()

    @Slot()
    def close(self) -> None:
        self._job.stop()
        self._table.close()

    def content(self) -> ReportContent | None:
        """Return the content of the printed report; ``None`` until there is a report."""
        return None if self._presenter is None else self._presenter.content()

    # ------------------------------------------------------------------ inside

    def _text(self) -> str:
        return game_text(self._table.session, self._setup.info, self._setup.seats)

    def _told(self) -> MomentRow | None:
        return next((row for row in self._rows() if row.key == self._chosen), None)

    def _can_try(self) -> bool:
        told = self._told()
        return (
            told is not None and told.list == "dear" and not told.bot and not self._package.info.has_secrets
        )

    def _decision(self) -> tuple[int, Seat] | None:
        """Return the number and the seat of the selected decision, or of the next one."""
        told = self._told()
        if told is not None and told.list != "lucky":
            return int(told.key.partition(":")[2]), told.seat
        if self._presenter is None:
            return None
        return self._table.session.decision_at(self._presenter.entry(self._at) + 1)

    def _title(self) -> str:
        return translated(self._package.info.id, self._package.info.title)

    def _rows(self) -> Sequence[MomentRow]:
        return (*self._dear.rows, *self._lucky.rows, *self._best.rows)

    def _show(self, moment: int, row: MomentRow | None = None) -> None:
        """Show a moment, or the position of a row's decision."""
        if self._presenter is not None:
            self._at = max(0, min(moment, self._presenter.moments))
            if row is None or row.list == "lucky":
                self._table.lookAt(self._at)
            else:
                self._table.look_before(int(row.key.partition(":")[2]), self._at, row.seat)
            self._seats.set_rows(self._presenter.seat_rows(self._at))
        self.momentChanged.emit()

    def _follow(self) -> None:
        shown, self._shown = self._shown, (self._job.phase, self._job.progress)
        if self._job.progress != shown[1]:
            self.progressChanged.emit()
        if self._job.phase != shown[0]:
            if self._job.phase is Phase.READY:
                self._tell()
                self._show(self._presenter.moments if self._presenter else 0)
            if self._job.report is not None:
                self._services.kept(PRACTICE).take(self._setup, self._job.report.analysis)
            self.phaseChanged.emit()
            self.contentChanged.emit()

    def _tell(self) -> None:
        """Set all rows and sentences in the current language."""
        report = self._job.report
        if report is not None:
            people = [
                Person(each.player, shown_name(each.name), each.face, each.colour)
                for each in self._setup.seats
            ]
            self._presenter = ReportPresenter(
                self._package, self._table.session, people, self._reasons, report
            )
            self._at = min(self._at, self._presenter.moments)
            rows = self._presenter.moment_rows()
            for model, of in ((self._dear, "dear"), (self._lucky, "lucky"), (self._best, "best")):
                model.set_rows([row for row in rows if row.list == of])
            self._seats.set_rows(self._presenter.seat_rows(self._at))
            self._glance.set_rows(self._presenter.glance())
            self._highlights.set_rows(self._presenter.highlights())
        self.contentChanged.emit()
        self.momentChanged.emit()
