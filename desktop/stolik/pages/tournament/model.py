"""The tournament pages as QML sees them: the list, a new tournament, and the desk of an open one."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from stolik.engine.messages import sentence
from stolik.models.rows import OFFERED, DeletedRows, RowsModel
from stolik.pages.tournament.desk_model import TournamentDesk
from stolik.pages.tournament.desk_rows import TournamentRow, faulty_row, tournament_row
from stolik.pages.tournament.desk_services import DeskServices
from stolik.pages.tournament.setup_model import PersonRow, TournamentSetup
from stolik.services.tournaments.tournaments import Tournaments
from stolik.storage import faults
from stolik.storage.faults import Fault
from stolik.tournament.championship import begin_championship
from stolik.tournament.entries import Created
from stolik.tournament.tournament import Tournament

# QML's type compiler reads these two names.
QML_IMPORT_NAME = "Stolik.Tournament"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("The program makes it.")
class TournamentPages(QObject):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """Shows one page at a time: a new tournament, an open one, or else the list."""

    changed = Signal()

    def __init__(self, files: Tournaments, services: DeskServices, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._files = files
        self._services = services
        self._rows = RowsModel(TournamentRow, self)
        self._people = RowsModel(PersonRow, self)
        self._people.set_rows(services.people())
        self._found: dict[str, Tournament | Fault] = {}
        self._setup: TournamentSetup | None = None
        self._desk: TournamentDesk | None = None
        self._put_off: TournamentSetup | None = None
        self._deleted = DeletedRows(services.now, self)
        self._deleted.expired.connect(self._drop)
        self._look()

    # ------------------------------------------------------------------ what QML sees

    @Property(RowsModel, constant=True)
    def tournaments(self) -> RowsModel[TournamentRow]:
        return self._rows

    @Property(RowsModel, constant=True)
    def people(self) -> RowsModel[PersonRow]:
        return self._people

    @Property(QObject, notify=changed)
    def setup(self) -> QObject | None:
        """The tournament being set up; ``None`` if there is none."""
        return self._setup

    @Property(QObject, notify=changed)
    def desk(self) -> QObject | None:
        """The open desk; ``None`` if there is none."""
        return self._desk

    # ------------------------------------------------------------------ what QML asks

    @Slot()
    def setUp(self) -> None:
        setup = TournamentSetup(self._services.people(), self._services.seed(), self._services.time, self)
        setup.begun.connect(self._begin)
        self._turn_to(setup)

    @Slot(str)
    def open(self, name: str) -> None:
        found = self._found.get(name)
        if isinstance(found, Tournament) and not self._deleted.state(name):
            self._open(name, found)

    @Slot(str)
    def delete(self, name: str) -> None:
        """Delete a tournament after a while, until which it can be restored unless the list is left."""
        if isinstance(self._found.get(name), Tournament) and not self._is_in_play(name):
            self._deleted.offer(name)
            self._show()

    @Slot(str)
    def undelete(self, name: str) -> None:
        if self._deleted.state(name) == OFFERED:
            self._deleted.release(name)
            self._show()

    @Slot(str)
    def beginChampionship(self, name: str) -> None:
        made = begin_championship(name, self._services.seed())
        self._begin(replace(made.state.created, at=self._services.time()))

    @Slot()
    def back(self) -> None:
        """Return to the list, or to the tournament being set up when a file was opened."""
        put_off, self._put_off = self._put_off, None
        self._turn_to(put_off)

    @Slot()
    def retranslate(self) -> None:
        self._show()
        for page in (self._setup, self._put_off, self._desk):
            if page is not None:
                page.retranslate()

    @Slot()
    def close(self) -> None:
        self._deleted.expire_all()
        if self._desk is not None:
            self._desk.close()
        self._files.save_again()

    # ------------------------------------------------------------------ what Python asks

    def open_file(self, path: Path, tournament: Tournament) -> None:
        """Open the desk of a tournament read from a file anywhere.

        A tournament that is already here isn't added again: the longer log counts, unless the two differ.
        """
        if self._setup is not None:
            self._put_off, self._setup = self._setup, None
        self._turn_to(None)
        known = {name: each for name, each in self._found.items() if isinstance(each, Tournament)}
        same = [name for name, each in known.items() if _goes_on(each, tournament)]
        own = [name for name in same if self._files.is_path_of(name, path)]
        name = next(iter(own + same), "")
        if name and len(known[name].log) >= len(tournament.log):
            self._open(name, known[name])
            return
        self._open(name or self._files.free_name(tournament.state.settings.game), tournament)
        assert self._desk is not None
        self._desk.save()

    # ------------------------------------------------------------------ inside

    @Slot(object)
    def _begin(self, created: Created) -> None:
        self._leave_list()
        self._open(self._files.free_name(created.settings.game), Tournament([created]))
        assert self._desk is not None
        self._desk.save()

    def _open(self, name: str, tournament: Tournament) -> None:
        self._turn_to(TournamentDesk(name, tournament, self._files, self._services, self))

    def _turn_to(self, page: TournamentSetup | TournamentDesk | None) -> None:
        self._leave_list()
        before = self._setup or self._desk
        self._setup = page if isinstance(page, TournamentSetup) else None
        self._desk = page if isinstance(page, TournamentDesk) else None
        if page is None:
            self._look()
        self.changed.emit()
        # QML must stop showing it first.
        if isinstance(before, TournamentDesk):
            before.close()
        if before is not None:
            before.deleteLater()

    def _leave_list(self) -> None:
        """Carry out pending deletions, so that a new tournament can have the name."""
        self._deleted.expire_all()
        for name in self._deleted.clear_gone():
            self._found.pop(name, None)

    @Slot(str)
    def _drop(self, name: str) -> None:
        """Delete the file of a tournament; if that fails, nothing changes."""
        found = self._found.get(name)
        if isinstance(found, Tournament) and not self._is_in_play(name):
            fault = self._files.drop(name)
            if fault is None:
                self._deleted.note_gone(name)
                self._services.tables_here.forget(name, found.state)
            else:
                self._services.tell(fault)
        self._show()

    def _is_in_play(self, name: str) -> bool:
        """Return whether a table is being played now; if so, say that nothing is deleted."""
        in_play = self._services.in_play(name)
        if in_play:
            self._services.tell(Fault("tournament_in_play"))
        return in_play

    def _look(self) -> None:
        self._files.save_again()
        found = {name: self._files.load(name) for name in self._files.names()}
        self._found = {name: each for name, each in found.items() if each is not None}
        self._show()

    def _show(self) -> None:
        self._rows.set_rows([self._row(name, each) for name, each in self._found.items()])

    def _row(self, name: str, found: Tournament | Fault) -> TournamentRow:
        if isinstance(found, Tournament):
            return tournament_row(name, found.state, self._deleted.state(name))
        why = sentence(faults.CONTEXT, found.source, found.facts)
        return faulty_row(name, self._files.path(name).name, why)


def _goes_on(one: Tournament, other: Tournament) -> bool:
    """Return whether two logs are of one tournament, that is, agree as far as the shorter one goes."""
    return all(ours == theirs for ours, theirs in zip(one.log, other.log, strict=False))
