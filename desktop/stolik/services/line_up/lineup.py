"""The players to be: the seats, the people to pick from, and the options of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from stolik.engine.coaching.strength import FITS
from stolik.engine.game_code import GameCode
from stolik.engine.package import GameInfo
from stolik.models.rows import RowsModel
from stolik.services.line_up.chosen_game import ChosenGame
from stolik.services.line_up.lineup_rows import (
    LEVELS,
    Chair,
    LevelRow,
    PersonRow,
    SeatRow,
    known_rows,
    level_rows,
    seat_rows,
    seats_for,
)
from stolik.services.line_up.option_rows import OptionRow, PresetRow
from stolik.services.line_up.seat_choices import SeatChoices
from stolik.services.line_up.seating import Seating
from stolik.storage.profiles import LineUp, People, SeatPlan

if TYPE_CHECKING:
    from stolik.services.base import BaseServices
    from stolik.services.results.finished_games import FinishedGames

QML_IMPORT_NAME = "Stolik.Shell"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
class LineUpModel(QObject):
    """The line-up of one game while it is being put together."""

    changed = Signal()
    fits = Signal()
    """A computer that fits has sat down: who plays against it is to be known by every game."""
    forgetting = Signal()
    """A person was taken off the list, and it is to be kept that everything else of them is to go."""
    forgotten = Signal(str)
    """A person was taken off the list of people to pick."""

    def __init__(
        self,
        services: BaseServices,
        finished_games: FinishedGames,
        people: People,
        parent: QObject | None = None,
    ) -> None:
        """Seat nobody yet."""
        super().__init__(parent)
        self._settings = services.settings
        self._finished_games = finished_games
        self._pictures = pictures = services.faces
        self._known = people
        self._had_fitting = False
        self._gave_way: dict[int, Chair] = {}
        """The computers whose seats a person has, by the keys of the seats now."""
        self._seating = Seating(people)
        self.seat_choices = SeatChoices(self._seating, pictures, self)
        self.seat_choices.changed.connect(self._refresh)
        self.game = ChosenGame(self._seating)
        """The game that is being set up, and what is chosen about it."""
        self.seat_rows = RowsModel(SeatRow, self)
        self.known_rows = RowsModel(PersonRow, self)
        self.people_rows = RowsModel(PersonRow, self)
        self.preset_rows = RowsModel(PresetRow, self)
        self.option_rows = RowsModel(OptionRow, self)
        self.level_rows = RowsModel(LevelRow, self)

    # ------------------------------------------------------------------ what Python asks

    def open(self, info: GameInfo, code: GameCode | None = None) -> None:
        """Begin with those who played last, or with one person and one gentle computer.

        A ``code`` of the game fixes how many play, who starts and the options.
        """
        self.game.open(info, code)
        last = self._known.line_up_for(info.id)
        fewest, most = self.game.seats
        self._had_fitting = False
        self._seating.clear()
        self.drop_pictures()
        fits = self.game.fits
        for seat in seats_for(last.seats, most, fits=fits) if last is not None else [SeatPlan()]:
            self._seating.sit(seat)
        while len(self._seats) < fewest:
            self._seating.sit_bot("gentle")
        clockless = self._settings.stored.by_ear
        self.game.take_options(last.options if last is not None else {}, clockless=clockless)
        self._refresh()

    @Slot(result=int)
    def fittingStrength(self) -> int:
        """Return the strength, 0 to 100, of a computer that fits the people who sit there."""
        names = [sitting.name for sitting in self._seating.people]
        assert self.game.info is not None, "a line-up is opened for a game"
        return self._finished_games.fitting(self.game.info.id, names)

    def strength(self) -> int | None:
        """Return the strength of the computers that fit, ``None`` where none sits there."""
        return self.fittingStrength() if self._has_fitting else None

    def line_up(self) -> LineUp:
        """Return the line-up as it is to be played; seats without a name get one."""
        return self._line_up(self._seating.kept_names())

    def remember(self) -> None:
        """Keep the line-up for the next time; names that were made up are not kept."""
        assert self.game.info is not None, "a line-up is opened for a game"
        self._known.remember(self.game.info.id, self._line_up([seat.sitting.name for seat in self._seats]))

    def _line_up(self, names: list[str]) -> LineUp:
        return LineUp(seats=self._seating.plans(names), options=self.game.options())

    def drop_pictures(self) -> None:
        """Delete the pictures that nobody wears any more, and those that are left of people who were removed.

        If a file of the people was kept aside, a person in it may wear the others.
        """
        worn = {*self._known.faces(), *[seat.sitting.face for seat in self._seats]}
        if not self._known.may_lack:
            self._pictures.keep_only(worn)
        self._known.faces_left = sorted(self._pictures.delete(set(self._known.faces_left) - worn))

    # ------------------------------------------------------------------ what QML sees

    @Property(str, notify=changed)
    def gameId(self) -> str:
        return self.game.info.id if self.game.info else ""

    @Property(str, notify=changed)
    def title(self) -> str:
        return self.game.info.title if self.game.info else ""

    @Property(int, notify=changed)
    def fewest(self) -> int:
        return self.game.seats[0]

    @Property(int, notify=changed)
    def most(self) -> int:
        return self.game.seats[1]

    @Property(int, notify=changed)
    def count(self) -> int:
        return len(self._seats)

    @Property(bool, notify=changed)
    def marksForBeginners(self) -> bool:
        """Whether the table can show a beginner what is of use."""
        return self.game.info is not None and self.game.info.marks_for_beginners

    @Property(bool, notify=changed)
    def hasCoach(self) -> bool:
        """Whether a coach can say something to people: where they have no secrets from each other."""
        if self.game.info is None:
            return False
        return not self.game.info.has_secrets or len(self._seating.people) < 2

    @Property(bool, notify=changed)
    def hasClock(self) -> bool:
        """Whether the rules of the game can limit the time of a turn."""
        return self.game.has_clock

    @Property(str, notify=changed)
    def handicap(self) -> str:
        """The name of the game's handicap, a source in its context; empty where it has none."""
        return self.game.handicap_words[0]

    @Property(str, notify=changed)
    def handicapLine(self) -> str:
        """One line about the handicap, a source in the game's context."""
        return self.game.handicap_words[1]

    @Slot(str, result=bool)
    def knows(self, name: str) -> bool:
        """Return whether a person of this name is on the list of people."""
        return self._seating.find(name) is not None

    @Property(str, notify=changed)
    def problem(self) -> str:
        """Why the table can't be set yet, as a code; empty where it can."""
        return self.obstacle()

    @Property(bool, notify=changed)
    def hasStarter(self) -> bool:
        """Whether the game lets the players choose how the starter is found."""
        return self.game.has_starter

    @Property(bool, notify=changed)
    def asksForStarter(self) -> bool:
        """Whether there is anything to choose: who plays alone, where one may, starts."""
        return self.game.has_starter and max(self.game.seats[0], len(self._seats)) > 1

    @Property(bool, notify=changed)
    def hasRoom(self) -> bool:
        """Whether a known person finds a seat: a free one, or that of a person without a name."""
        return self._has_room() or self._seating.nameless() >= 0

    @Property(str, notify=changed)
    def starter(self) -> str:
        """How the starter is found: ``youngest``, ``drawn``, or ``seat`` for a chosen one."""
        return self.game.starter

    @Property(bool, notify=changed)
    def byCode(self) -> bool:
        """Whether the dice or tiles are those of a code, with its options and its starter."""
        return self.game.code is not None

    @Property(RowsModel, constant=True)
    def seats(self) -> RowsModel[SeatRow]:
        return self.seat_rows

    @Property(SeatChoices, constant=True)
    def seatChoices(self) -> SeatChoices:
        """What is chosen for one who sits."""
        return self.seat_choices

    @Property(RowsModel, constant=True)
    def people(self) -> RowsModel[PersonRow]:
        """The people who have played here before and don't sit yet."""
        return self.people_rows

    @Property(RowsModel, constant=True)
    def known(self) -> RowsModel[PersonRow]:
        """All the people who have played here before, in an order that doesn't change when they sit down."""
        return self.known_rows

    @Property(RowsModel, constant=True)
    def options(self) -> RowsModel[OptionRow]:
        return self.option_rows

    @Property(RowsModel, constant=True)
    def presets(self) -> RowsModel[PresetRow]:
        """The named sets of options, if the game has any."""
        return self.preset_rows

    @Property(RowsModel, constant=True)
    def levels(self) -> RowsModel[LevelRow]:
        """The levels of the computer, each with one honest sentence as a source of the game."""
        return self.level_rows

    # ------------------------------------------------------------------ what QML asks

    @Slot()
    def addPerson(self) -> None:
        """Seat a new person."""
        if self._has_room():
            self._seating.sit(SeatPlan(face=self._seating.free_face()))
            self._refresh()

    @Slot(str)
    def addKnown(self, name: str) -> None:
        """Seat a person who has played here before, first where a person without a name sits."""
        person = self._seating.find(name)
        if person is None or self._seating.has(person.name):
            return
        place = self._seating.nameless()
        if place >= 0:
            self._seating.rename(place, person.name)
        elif self._has_room():
            self._seating.sit(SeatPlan(name=person.name, age=person.age))
        self._refresh()

    @Slot(str)
    def addComputer(self, level: str) -> None:
        """Seat a computer of a level, or one that fits."""
        if level in LEVELS and self._has_room():
            self._seating.sit_bot(level)
            self._refresh()

    @Slot(int)
    def seatPerson(self, row: int) -> None:
        """Let a new person sit where a computer sat."""
        if 0 <= row < len(self._seats) and not self._seats[row].sitting.is_person:
            self._seating.sit(SeatPlan(face=self._seating.free_face()))
            seat = self._seats.pop()
            self._gave_way[seat.key], self._seats[row] = self._seats[row], seat
            self._refresh()

    @Slot(int)
    def unseat(self, row: int) -> None:
        """Take a new person away again; a computer that gave its seat has it back."""
        if 0 <= row < len(self._seats):
            computer = self._gave_way.pop(self._seats[row].key, None)
            self._seats[row : row + 1] = [] if computer is None else [computer]
            self._refresh()

    @Slot(int)
    def remove(self, row: int) -> None:
        """Take a player out of the line-up."""
        if 0 <= row < len(self._seats):
            del self._seats[row]
            self._refresh()

    @Slot(int, int)
    def move(self, row: int, to: int) -> None:
        """Move a player to another place in the order of play."""
        if 0 <= row < len(self._seats) and 0 <= to < len(self._seats) and row != to:
            self._seats.insert(to, self._seats.pop(row))
            self._refresh()

    @Slot(int, str)
    def rename(self, row: int, name: str) -> None:
        """Give a player a name; the face and age of a known person come with it."""
        if 0 <= row < len(self._seats):
            self._seating.rename(row, name)
            self._refresh()

    @Slot(str)
    def forget(self, name: str) -> None:
        """Take a person off the list of people to pick; where they sit, the seat loses its name."""
        gone = self._known.faces_of(name) | self._seating.faces_of(name)
        self._known.forget(name, gone)
        self._seating.forget(name)
        self.forgetting.emit()
        self.drop_pictures()
        self._refresh()
        self.forgotten.emit(name)

    @Property(bool, notify=changed)
    def canHaveRealDice(self) -> bool:
        """Whether people can throw dice of their own: in a dice game, and not by a code."""
        return self.game.can_have_real_dice

    @Property(bool, notify=changed)
    def realDice(self) -> bool:
        """Whether people throw dice of their own, and type what fell."""
        return self.game.real_dice

    @Slot(bool)
    def setRealDice(self, real: bool) -> None:
        """Choose whether people throw dice of their own."""
        self.game.choose_real_dice(real)
        self._refresh()

    @Property(bool, notify=changed)
    def canBeRated(self) -> bool:
        """Whether a person sits there alone with a computer that fits."""
        return self.game.can_be_rated

    @Property(bool, notify=changed)
    def rated(self) -> bool:
        """Whether the game is rated: nobody is helped in it."""
        return self.game.is_rated

    @Slot(bool)
    def setRated(self, rated: bool) -> None:
        """Choose whether the game is rated."""
        self.game.rated = rated
        self._refresh()

    @Slot()
    def dropCode(self) -> None:
        """Let chance be new, and the options be chosen again."""
        self.game.drop_code()
        self._refresh()

    @Slot(str)
    def choosePreset(self, preset: str) -> None:
        """Give all options the values of a named set of the game's."""
        self.game.choose_preset(preset)
        self._refresh()

    @Slot(str, bool)
    def setOption(self, option: str, on: bool) -> None:
        """Switch an option of the rules on or off."""
        self.game.switch_option(option, on)
        self._refresh()

    @Slot(str, int)
    def chooseOption(self, option: str, index: int) -> None:
        """Give an option of the rules that is no switch the value with a 0-based index."""
        self.game.choose_option(option, index)
        self._refresh()

    @Slot(str)
    def setStarter(self, how: str) -> None:
        """Choose how the starter is found: ``youngest``, ``drawn`` or ``seat``."""
        self.game.choose_starter(how)
        self._refresh()

    @Slot(int)
    def startWith(self, row: int) -> None:
        """Choose the seat that starts."""
        self.game.start_with(row)
        self._refresh()

    # ------------------------------------------------------------------ inside

    def obstacle(self) -> str:
        """Return why the table can't be set yet, as a code; empty where it can."""
        if self.game.info is None:
            return "no_game"
        fewest, most = self.game.seats
        if len(self._seats) < fewest:
            return "too_few"
        if len(self._seats) > most:
            return "too_many"
        return "name_twice" if self._seating.names_twice() else ""

    @property
    def _has_fitting(self) -> bool:
        """Whether a computer that fits sits there."""
        return any(seat.sitting.kind == FITS for seat in self._seats)

    @property
    def _seats(self) -> list[Chair]:
        return self._seating.seats

    def _has_room(self) -> bool:
        return len(self._seats) < self.game.seats[1]

    @Slot()
    def _refresh(self) -> None:
        self.seat_rows.set_rows(
            seat_rows(self._seats, self._seating.names(), self._seating.names_twice(), self.game.starts())
        )
        people = known_rows(self._known.people, self._seating.people)
        self.known_rows.set_rows(people)
        self.people_rows.set_rows([row for row in people if not row.seated])
        self.preset_rows.set_rows(self.game.preset_rows())
        self.option_rows.set_rows(self.game.option_rows())
        self.level_rows.set_rows(level_rows(self.game.messages, fits=self.game.fits))
        had, self._had_fitting = self._had_fitting, self._has_fitting
        if self._had_fitting and not had:
            self.fits.emit()
        self.changed.emit()
