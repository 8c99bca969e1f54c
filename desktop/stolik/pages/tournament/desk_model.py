"""The desk of a tournament as QML sees it: what to do now, tables, places, and corrections."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from stolik.engine.game import Rejection
from stolik.engine.game_points import GamePoints
from stolik.engine.messages import sentence as sentence_of
from stolik.engine.names import fitting_name, name_key
from stolik.engine.sitting import NEUTRAL_FACE
from stolik.models.rows import Fields, RowsModel, fields
from stolik.pages.tournament.background_tables import BackgroundTables
from stolik.pages.tournament.card_form import CardForm
from stolik.pages.tournament.desk_rows import (
    Action,
    Column,
    CorrectionRow,
    Faces,
    MedalRow,
    StandingRow,
    TableRow,
    Worn,
    bracket_columns,
    correction_rows,
    medal_rows,
    next_step,
    standing_rows,
    table_rows,
    worn_by,
)
from stolik.pages.tournament.desk_services import DeskServices
from stolik.pages.tournament.export_sentences import DRAW, ENTRANTS
from stolik.services.tournaments.tournaments import Tournaments
from stolik.storage.faults import Fault
from stolik.tournament.bot_tables import TableJob, bot_jobs
from stolik.tournament.championship import cup_of, cup_text, person_of
from stolik.tournament.due import next_draw, next_finish
from stolik.tournament.entries import (
    LONGEST_TEXT,
    MOST_ENTRANTS,
    Corrected,
    Entered,
    EntrantInfo,
    Entry,
    Joined,
    Left,
    Renamed,
    Returned,
    Undrawn,
)
from stolik.tournament.sentences import CONTEXT, PLAYING, reason, round_title, tournament_title, with_game
from stolik.tournament.tournament import EntryRefused, Tournament, can_be_undrawn, can_join, from_played

# QML's type compiler reads these two names.
QML_IMPORT_NAME = "Stolik.Tournament"
QML_IMPORT_MAJOR_VERSION = 1


class ActionRow(NamedTuple):
    """A possible action; ``first`` marks the one to do first."""

    key: str
    text: str
    first: bool


@QmlElement
@QmlUncreatable("The program makes it.")
class TournamentDesk(QObject):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """Holds a tournament, takes and saves its entries, and shows the result."""

    changed = Signal()
    sentenceChanged = Signal()
    formChanged = Signal()
    backgroundChanged = Signal()
    begunHere = Signal(int, int, int)
    """Asks whether to type the card of a game begun here, given by round, table and number."""

    def __init__(
        self,
        name: str,
        tournament: Tournament,
        files: Tournaments,
        services: DeskServices,
        parent: QObject | None = None,
    ) -> None:
        """Show a tournament, which is saved under ``name`` in ``files``."""
        super().__init__(parent)
        self._name = name
        self._tournament = tournament
        self._files = files
        self._services = services
        self._sentence: Rejection | None = None
        self._fault_told = ""
        self._form: CardForm | None = None
        self._form_open = False
        self._background: BackgroundTables | None = None
        self._tables_here = services.tables_here
        self._shown_round = len(tournament.state.rounds)
        self._printing = services.make_printing(tournament)
        self._printing.setParent(self)
        self._actions: tuple[Action, ...] = ()
        self._action_rows = RowsModel(ActionRow, self)
        self._tables = RowsModel(TableRow, self)
        self._standings = RowsModel(StandingRow, self)
        self._medals = RowsModel(MedalRow, self)
        self._corrections = RowsModel(CorrectionRow, self)
        self._begun: frozenset[tuple[int, int]] = frozenset()
        self._faces: Faces = ()
        self._tables_here.played.connect(self._take_played_here)
        self._take_played_here(name)

    # ------------------------------------------------------------------ what QML sees

    @Property(str, notify=changed)
    def title(self) -> str:
        """The tournament's title: its own name, or else its game or *Championship*."""
        return tournament_title(self._tournament.state)

    @Property(str, notify=changed)
    def line(self) -> str:
        """The number of entrants, after the game if that isn't in the title."""
        state = self._tournament.state
        return with_game(sentence_of(CONTEXT, ENTRANTS, {}, count=len(state.players)), state)

    @Property(str, constant=True)
    def draw(self) -> str:
        return sentence_of(CONTEXT, DRAW, {"seed": self._tournament.state.created.seed})

    @Property(str, notify=changed)
    def next(self) -> str:
        return next_step(self._tournament.state).text

    @Property(RowsModel, constant=True)
    def actions(self) -> RowsModel[ActionRow]:
        """The possible actions in the order of their buttons from the edge; one is marked as first."""
        return self._action_rows

    @Property(bool, notify=changed)
    def over(self) -> bool:
        return self._tournament.state.stage is None

    @Property(str, notify=changed)
    def cup(self) -> str:
        """A sentence about the person's result in a championship; empty before its end and elsewhere."""
        cup = cup_of(self._tournament.state)
        return "" if cup is None else cup_text(cup)

    @Property(str, notify=sentenceChanged)
    def sentence(self) -> str:
        """Why the last action was refused or a table couldn't be played; empty if all went well."""
        if self._sentence is None:
            return "" if self._background is None else str(self._background.fault)
        game = self._tournament.state.settings.game
        return reason(self._sentence.code, self._sentence.facts, game)

    @Property(RowsModel, constant=True)
    def tables(self) -> RowsModel[TableRow]:
        return self._tables

    @Property(str, notify=changed)
    def roundTitle(self) -> str:
        """The title of the round shown; empty before the first draw."""
        return round_title(self._tournament.state, self._shown_round) if self._shown_round else ""

    @Property(int, notify=changed)
    def shownRound(self) -> int:
        """The 1-based number of the round shown over all stages; 0 before the first draw."""
        return self._shown_round

    @Property(QObject, constant=True)
    def printing(self) -> QObject | None:
        """The writer of the tournament's papers and tables, if there is one."""
        return self._printing

    @Property(bool, notify=changed)
    def hasEarlierRound(self) -> bool:
        return self._shown_round > 1

    @Property(bool, notify=changed)
    def hasLaterRound(self) -> bool:
        return self._shown_round < len(self._tournament.state.rounds)

    @Property(RowsModel, constant=True)
    def standings(self) -> RowsModel[StandingRow]:
        return self._standings

    @Property(RowsModel, constant=True)
    def medals(self) -> RowsModel[MedalRow]:
        return self._medals

    @Property(RowsModel, constant=True)
    def corrections(self) -> RowsModel[CorrectionRow]:
        return self._corrections

    @Property("QVariantList", notify=changed)  # type: ignore[arg-type]  # the stubs know no type names
    def bracket(self) -> list[Fields[Column]]:
        return [fields(column) for column in bracket_columns(self._tournament.state, self._faces)]

    @Property(bool, notify=changed)
    def hasComputers(self) -> bool:
        return any((player or "").startswith("bot:") for player in self._tournament.state.players)

    @Property(bool, notify=changed)
    def canJoin(self) -> bool:
        """Whether a latecomer can join, which is never so in a championship."""
        state = self._tournament.state
        return can_join(state) and len(state.players) < MOST_ENTRANTS and person_of(state) is None

    @Property(bool, notify=changed)
    def canTakeDrawBack(self) -> bool:
        state = self._tournament.state
        return (
            can_be_undrawn(state)
            and person_of(state) is None
            and not any(number == len(state.rounds) for number, _ in self._begun)
        )

    @Property(QObject, notify=formChanged)
    def form(self) -> QObject | None:
        """The open form for a card; ``None`` if there is none."""
        return self._form if self._form_open else None

    @Property(bool, notify=backgroundChanged)
    def running(self) -> bool:
        return self._background is not None and bool(self._background.running)

    @Property(float, notify=backgroundChanged)
    def progress(self) -> float:
        """The share of the computers' games that have ended, 0 to 1."""
        return self._background.progress if self._background is not None else 0.0

    @Property(str, notify=backgroundChanged)
    def playing(self) -> str:
        if self._background is None:
            return ""
        facts = {"done": self._background.finished, "all": self._background.total}
        return sentence_of(CONTEXT, PLAYING, facts)

    # ------------------------------------------------------------------ what QML asks

    @Slot(int)
    def act(self, number: int) -> None:
        if not 0 <= number < len(self._actions):
            return
        action = self._actions[number]
        match action.act:
            case "draw":
                self._submit(next_draw(self._tournament.state, self._services.time()))
            case "finish":
                self._submit(next_finish(self._tournament.state, self._services.time()))
            case "bots":
                self._let_computers_play()
            case "play":
                self.playHere(action.round, action.table)
            case "enter":
                self.enter(action.round, action.table, action.game)

    @Slot(int, int)
    def playHere(self, round_number: int, table: int) -> None:
        self._services.sit_here(self._name, self._tournament.state, round_number, table)

    @Slot(int, int, int)
    def enter(self, round_number: int, table: int, game: int) -> None:
        """Open the form to enter or correct a game; for a game begun here, ask first."""
        games = self._tournament.state.rounds[round_number - 1].tables[table - 1].games
        if games[game - 1] is None and (round_number, table) in self._begun:
            self.begunHere.emit(round_number, table, game)
        else:
            self.enterAnyway(round_number, table, game)

    @Slot(int, int, int)
    def enterAnyway(self, round_number: int, table: int, game: int) -> None:
        if self._form is None:
            self._form = self._services.make_card_form()
            self._form.setParent(self)
            self._form.entered.connect(self._take_card)
            self._form.cancelled.connect(self.closeForm)
        self._refuse(None)
        self._form.begin(self._tournament.state, round_number, table, game)
        self._form_open = True
        self.formChanged.emit()

    @Slot()
    def closeForm(self) -> None:
        self._form_open = False
        self.formChanged.emit()

    @Slot(int, str, result=bool)
    def leave(self, entrant: int, level: str) -> bool:
        """Remove an entrant; a computer of ``level`` replaces them, or nobody if it is empty."""
        replaced_by = f"bot:{level}" if level else None
        left = self._submit(Left(entrant, replaced_by, at=self._services.time()))
        if left:
            self._take_played_here(self._name)
        return left

    @Slot(int, result=bool)
    def comeBack(self, entrant: int) -> bool:
        return self._submit(Returned(entrant, at=self._services.time()))

    @Slot(str, str, int, result=bool)
    def join(self, name: str, club: str, face: int = NEUTRAL_FACE) -> bool:
        info = EntrantInfo(
            fitting_name(name, LONGEST_TEXT),
            club=fitting_name(club, LONGEST_TEXT),
            face=None if face == NEUTRAL_FACE else face,
        )
        return self._submit_name(Joined(info, at=self._services.time()), info.name, -1)

    @Slot(int, result=str)
    def nameOf(self, entrant: int) -> str:
        return self._tournament.state.created.entrants[entrant].name

    @Slot(int, str, result=bool)
    def rename(self, entrant: int, name: str) -> bool:
        name = fitting_name(name, LONGEST_TEXT)
        return self._submit_name(Renamed(entrant, name, at=self._services.time()), name, entrant)

    @Slot()
    def takeDrawBack(self) -> None:
        self.stop()
        if self.property("canTakeDrawBack"):
            self._submit(Undrawn(at=self._services.time()))

    @Slot(int, result=bool)
    def sitsAtBegunTable(self, entrant: int) -> bool:
        """Return whether a game begun here starts over if an entrant leaves without a replacement."""
        return any(
            entrant in self._tournament.state.rounds[number - 1].tables[table - 1].seated
            for number, table in self._begun
        )

    @Slot()
    def forgetSentence(self) -> None:
        self._refuse(None)

    @Slot()
    def showEarlierRound(self) -> None:
        self._show_round(self._shown_round - 1)

    @Slot()
    def showLaterRound(self) -> None:
        self._show_round(self._shown_round + 1)

    @Slot()
    def stop(self) -> None:
        if self._background is not None:
            self._background.stop()
            self._show()

    @Slot()
    def retranslate(self) -> None:
        self._show()
        self.sentenceChanged.emit()
        self.backgroundChanged.emit()

    @Slot()
    def close(self) -> None:
        if self._tables_here is not None:
            self._tables_here.played.disconnect(self._take_played_here)
        if self._background is not None:
            self._background.close()

    # ------------------------------------------------------------------ what Python asks

    @property
    def name(self) -> str:
        return self._name

    @property
    def tournament(self) -> Tournament:
        return self._tournament

    def save(self) -> None:
        """Save the tournament; a failure is reported once until saving works again."""
        fault = self._store()
        if fault is None and self._fault_told:
            self._services.saving_works()
        elif fault is not None and fault.code != self._fault_told:
            self._services.tell(fault)
        self._fault_told = "" if fault is None else fault.code

    def take_played(self, round_number: int, table: int, games: Sequence[GamePoints]) -> None:
        """Enter a table's games that computers have played."""
        entries = from_played(self._tournament.state, round_number, table, games, self._services.time())
        for entry in entries:
            self._submit(entry)

    # ------------------------------------------------------------------ inside

    def _let_computers_play(self) -> None:
        if self._background is None:
            self._background = self._services.make_background()
            self._background.setParent(self)
            self._background.played.connect(self._take_bots)
            self._background.changed.connect(self._follow_background)
        self._background.start(bot_jobs(self._tournament.state))
        self._show()

    @Slot(str)
    def _take_played_here(self, name: str) -> None:
        if name != self._name:
            return
        self._tables_here.enter(name, self._tournament, self._store, self._services.time())
        self._show()

    @Slot(object, object)
    def _take_bots(self, job: TableJob, points: Sequence[GamePoints]) -> None:
        self.take_played(job.round, job.table, points)

    @Slot()
    def _follow_background(self) -> None:
        self._show_actions()
        self.backgroundChanged.emit()
        self.sentenceChanged.emit()

    @Slot(object)
    def _take_card(self, entry: Entered | Corrected) -> None:
        if self._submit(replace(entry, at=entry.at or self._services.time())):
            self.closeForm()
            # A game begun here no longer counts once its points are entered.
            self._take_played_here(self._name)

    def _submit_name(self, entry: Joined | Renamed, name: str, entrant: int) -> bool:
        """Submit an entry with a name, unless another entrant's name looks alike."""
        others = enumerate(self._tournament.state.created.entrants)
        if name_key(name) in [name_key(other.name) for number, other in others if number != entrant]:
            self._refuse(Rejection("name_twice", {"name": name}))
            return False
        return self._submit(entry)

    def _submit(self, entry: Entry) -> bool:
        """Submit an entry and save; return whether it was accepted."""
        rounds = len(self._tournament.state.rounds)
        try:
            self._tournament.submit(entry)
        except EntryRefused as refused:
            self._refuse(refused.rejection)
            return False
        if len(self._tournament.state.rounds) != rounds:
            self._shown_round = len(self._tournament.state.rounds)
        self._refuse(None)
        self.save()
        self._show()
        return True

    def _store(self) -> Fault | None:
        return self._files.save(self._name, self._tournament)

    def _refuse(self, rejection: Rejection | None) -> None:
        if rejection != self._sentence:
            self._sentence = rejection
            self.sentenceChanged.emit()

    def _show_round(self, number: int) -> None:
        self._shown_round = max(1, min(len(self._tournament.state.rounds), number))
        self._show()

    def _show_actions(self) -> None:
        bots_play = self.property("running")
        state = self._tournament.state
        self._actions = next_step(state, bots_play=bots_play, begun=self._begun).actions
        alone = len(self._actions) == 1
        self._action_rows.set_rows(
            [ActionRow(each.act, each.text, each.first or alone) for each in self._actions]
        )

    def _show(self) -> None:
        state = self._tournament.state
        self._begun = self._tables_here.begun(self._name, state)
        people = {name_key(each.name): Worn(each.face, each.colour) for each in self._services.people()}
        self._faces = worn_by(state.created.entrants, people)
        self._show_actions()
        tables = table_rows(state, self._shown_round, self._begun, self._faces) if self._shown_round else []
        self._tables.set_rows(tables)
        self._standings.set_rows(standing_rows(state, self._faces))
        self._medals.set_rows(medal_rows(state))
        self._corrections.set_rows(correction_rows(state, self._tournament.log))
        self.changed.emit()
