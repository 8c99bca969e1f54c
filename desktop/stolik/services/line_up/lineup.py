"""The players of the next game: the seats, the people to pick from, and the options."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from stolik.engine.coaching.strength import FITS
from stolik.engine.game import TimedGame
from stolik.engine.game_code import GameCode
from stolik.engine.game_library import load_game, load_package
from stolik.engine.package import GameInfo, Messages
from stolik.engine.sitting import (
    MOST_EXTRA_SECONDS,
    ON_OR_OFF,
    SWITCHES,
    Coach,
    HelpSwitch,
    Sitting,
    player_of,
)
from stolik.engine.turns import youngest
from stolik.models.rows import RowsModel
from stolik.services.faces.pictures import FacePictures
from stolik.services.line_up.option_rows import (
    OptionRow,
    PresetRow,
    Values,
    fitting,
    option_rows,
    preset_rows,
    presets_of,
)
from stolik.services.line_up.seating import (
    LEVELS,
    Chair,
    LevelRow,
    PersonRow,
    Seating,
    SeatRow,
    known_rows,
    level_rows,
    seat_rows,
    seats_for,
)
from stolik.services.sentences import say_fault
from stolik.services.tables.table_setup import AGELESS
from stolik.storage.faults import Fault
from stolik.storage.profiles import DRAWN_FACES, LineUp, People, SeatPlan

if TYPE_CHECKING:
    from stolik.services.base import BaseServices
    from stolik.services.results.finished_games import FinishedGames


QML_IMPORT_NAME = "Stolik.Shell"
QML_IMPORT_MAJOR_VERSION = 1

_NO_KEY: Final = -1


@QmlElement
@QmlUncreatable("The line-up makes the only one.")
class SeatChoices(QObject):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """Changes one seat of a line-up at a time, given by its row; an invalid row changes nothing."""

    changed = Signal()
    pictureTried = Signal()
    """Emitted when a picture starts or ends being read, or the problem with one changes."""

    def __init__(self, seating: Seating, pictures: FacePictures, parent: QObject) -> None:
        """Start without changes; ``pictures`` keeps the pictures that people wear as faces."""
        super().__init__(parent)
        self._seating = seating
        self._pictures = pictures
        self._picture_fault: Fault | None = None
        self._switches = RowsModel(HelpSwitch, self)
        self._switches.set_rows(SWITCHES)
        pictures.readingChanged.connect(self.pictureTried)

    @Property(RowsModel, constant=True)
    def switches(self) -> RowsModel[HelpSwitch]:
        """The helps that can be switched on or off for a player in every game."""
        return self._switches

    @Property(bool, notify=pictureTried)
    def readsPicture(self) -> bool:
        return bool(self._pictures.property("reading"))

    @Property(str, notify=pictureTried)
    def pictureProblem(self) -> str:
        """A sentence that says why a picture couldn't be used; empty if it could."""
        return "" if self._picture_fault is None else say_fault(self._picture_fault)

    @Slot(int, int)
    def setFace(self, row: int, face: int) -> None:
        self._set_face(row, face % DRAWN_FACES)

    @Slot(int, str)
    def setPicture(self, row: int, file: str) -> None:
        """Give a player a picture from a file as their face, which is read in the background.

        If that fails, ``pictureProblem`` says why.
        """
        if 0 <= row < len(self._seating.seats):
            self._picture_fault = None
            self._pictures.read(Path(file), partial(self._take_picture, self._seating.seats[row].key))

    def _take_picture(self, key: int, read: bytes | Fault) -> None:
        """Give a picture to the seat with this key, which may have been removed in the meantime."""
        rows = [row for row, seat in enumerate(self._seating.seats) if seat.key == key]
        for row in rows:
            kept = read if isinstance(read, Fault) else self._pictures.keep(read)
            self._picture_fault = kept if isinstance(kept, Fault) else None
            if isinstance(kept, int):
                self._set_face(row, kept)
        self.pictureTried.emit()

    @Slot()
    def clearPictureProblem(self) -> None:
        self._picture_fault = None
        self.pictureTried.emit()

    @Slot(int, str)
    def setLevel(self, row: int, level: str) -> None:
        seats = self._seating.seats
        if level in LEVELS and 0 <= row < len(seats) and not seats[row].sitting.is_person:
            self._change(row, lambda bot: replace(bot, player=player_of(bot.name, level, bot.player.age)))

    @Slot(int, int)
    def setAge(self, row: int, age: int) -> None:
        """Set a player's age; -1 removes it."""
        self._change(row, lambda sitting: sitting.playing(age=age if 0 <= age <= 150 else None))

    @Slot(int, str)
    def setCoach(self, row: int, coach: str) -> None:
        """Choose when the coach speaks to a player: ``off``, ``before_costly`` or ``after_every``."""
        if coach in {*Coach}:
            self._set_helps(row, coach=Coach(coach))

    @Slot(int, int)
    def setExtraSeconds(self, row: int, seconds: int) -> None:
        """Give a player extra seconds for each turn if the game limits its time."""
        if 0 <= seconds <= MOST_EXTRA_SECONDS:
            self._set_helps(row, extra_seconds=seconds)

    @Slot(int, str, bool)
    def setHelp(self, row: int, name: str, on: bool) -> None:
        if name in ON_OR_OFF:
            self._set_helps(row, **{name: on})

    def _set_face(self, row: int, face: int) -> None:
        self._change(row, lambda sitting: replace(sitting, face=face))

    def _set_helps(self, row: int, **chosen: Any) -> None:
        self._change(row, lambda sitting: sitting.helped(**chosen))

    def _change(self, row: int, change: Callable[[Sitting], Sitting]) -> None:
        if 0 <= row < len(self._seating.seats):
            chair = self._seating.seats[row]
            chair.sitting = change(chair.sitting)
            self.changed.emit()


@QmlElement
class LineUpModel(QObject):
    """The line-up of one game while it is being set up; an unknown choice changes nothing."""

    changed = Signal()
    fits = Signal()
    """Emitted when a computer that adapts sits down, as its strength depends on all finished games."""
    forgetting = Signal()
    """Emitted when a person leaves the list, so that the removal of everything else about them is noted."""
    forgotten = Signal(str)
    """Emitted with the name of a person who has left the list of people to pick."""

    def __init__(
        self,
        services: BaseServices,
        finished_games: FinishedGames,
        people: People,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._settings = services.settings
        self._finished_games = finished_games
        self._pictures = pictures = services.faces
        self._known = people
        self._had_fitting = False
        self._gave_way: dict[int, Chair] = {}
        """The computers whose seats have been given to people, by the current keys of the seats."""
        self._seating = Seating(people)
        self.seat_choices = SeatChoices(self._seating, pictures, self)
        self.seat_choices.changed.connect(self._refresh)
        self._options: dict[str, Any] = {}
        self._starter_key = _NO_KEY
        self.info: GameInfo | None = None
        """The game being set up."""
        self.code: GameCode | None = None
        """The code that fixes its dice or tiles; ``None`` for new ones."""
        self.real_dice = False
        self._rated = False
        self.seat_rows = RowsModel(SeatRow, self)
        self.known_rows = RowsModel(PersonRow, self)
        self.people_rows = RowsModel(PersonRow, self)
        self.preset_rows = RowsModel(PresetRow, self)
        self.option_rows = RowsModel(OptionRow, self)
        self.level_rows = RowsModel(LevelRow, self)

    # ------------------------------------------------------------------ what Python asks

    def open(self, info: GameInfo, code: GameCode | None = None) -> None:
        """Start with the last players, or with one person and one gentle computer.

        A ``code`` of the game fixes the number of players, the starter and the options.
        """
        self.info, self.code = info, code
        self.real_dice = self._rated = False
        last = self._known.line_up_for(info.id)
        fewest, most = self._limits
        self._had_fitting = False
        self._seating.clear()
        self.drop_pictures()
        for seat in seats_for(last.seats, most, fits=self._has_scale) if last is not None else [SeatPlan()]:
            self._seating.sit(seat)
        while len(self._seats) < fewest:
            self._seating.sit_bot("gentle")
        self._take_options(last.options if last is not None else {})
        self._refresh()

    def _take_options(self, last: Mapping[str, Any]) -> None:
        """Take over the last options if they still fit, and the last starter if still seated.

        If tables have no clock, nobody's time is limited, whatever was chosen last time.
        """
        assert self.info is not None, "a game is chosen before its options"
        self._options = fitting(self.info.id, last, self._option_values)
        clockless = self._settings.stored.by_ear
        seconds = load_package(self.info.id).match_rules.seconds_option if clockless else ""
        if seconds in self._options:
            self._options[seconds] = None
        starter = self._options.get("starter")
        place = starter if isinstance(starter, int) and starter < len(self._seats) else 0
        self._starter_key = self._seats[place].key

    @Slot(result=int)
    def fittingStrength(self) -> int:
        """Return the strength, 0 to 100, of a computer that adapts to the people at the table."""
        names = [sitting.name for sitting in self._seating.people]
        assert self.info is not None, "a line-up is opened for a game"
        return self._finished_games.fitting(self.info.id, names)

    def strength(self) -> int | None:
        """Return the strength of the computers that adapt; ``None`` if there are none."""
        return self.fittingStrength() if self._has_fitting else None

    def line_up(self) -> LineUp:
        """Return the final line-up, in which seats without a name get one."""
        return self._line_up(self._seating.kept_names())

    def remember(self) -> None:
        """Keep the line-up for the next time, without made-up names."""
        assert self.info is not None, "a line-up is opened for a game"
        self._known.remember(self.info.id, self._line_up([seat.sitting.name for seat in self._seats]))

    def _line_up(self, names: list[str]) -> LineUp:
        options = dict(self._options)
        if isinstance(options.get("starter"), int):
            options["starter"] = self._starter_place()
        return LineUp(seats=self._seating.plans(names), options=options)

    def drop_pictures(self) -> None:
        """Delete pictures that are no longer worn, and those left behind by removed people.

        Other pictures stay if a file of people was kept aside, since a person in it may wear them.
        """
        worn = {*self._known.faces(), *[seat.sitting.face for seat in self._seats]}
        if not self._known.may_lack:
            self._pictures.keep_only(worn)
        self._known.faces_left = sorted(self._pictures.delete(set(self._known.faces_left) - worn))

    # ------------------------------------------------------------------ what QML sees

    @Property(str, notify=changed)
    def gameId(self) -> str:
        return self.info.id if self.info else ""

    @Property(str, notify=changed)
    def title(self) -> str:
        return self.info.title if self.info else ""

    @Property(int, notify=changed)
    def fewest(self) -> int:
        return self._limits[0]

    @Property(int, notify=changed)
    def most(self) -> int:
        return self._limits[1]

    @Property(int, notify=changed)
    def count(self) -> int:
        return len(self._seats)

    @Property(bool, notify=changed)
    def marksForBeginners(self) -> bool:
        return self.info is not None and self.info.marks_for_beginners

    @Property(bool, notify=changed)
    def hasCoach(self) -> bool:
        """Whether a coach can speak to people, which is so if they have no secrets from each other."""
        if self.info is None:
            return False
        return not self.info.has_secrets or len(self._seating.people) < 2

    @Property(bool, notify=changed)
    def hasClock(self) -> bool:
        return self.info is not None and isinstance(load_game(self.info.id), TimedGame)

    @Property(str, notify=changed)
    def handicap(self) -> str:
        """The name of the game's handicap, a source in the game's context; empty if there is none."""
        return self._handicap_words[0]

    @Property(str, notify=changed)
    def handicapLine(self) -> str:
        return self._handicap_words[1]

    @Slot(str, result=bool)
    def knows(self, name: str) -> bool:
        return self._seating.find(name) is not None

    @Property(str, notify=changed)
    def problem(self) -> str:
        """A code that says why the table can't be set yet; empty if it can."""
        return self.obstacle()

    @Property(bool, notify=changed)
    def hasStarter(self) -> bool:
        return self._has_starter()

    @Property(bool, notify=changed)
    def asksForStarter(self) -> bool:
        """Whether the starter can be chosen; a solo player always starts."""
        return self._has_starter() and max(self._limits[0], len(self._seats)) > 1

    @Property(bool, notify=changed)
    def hasRoom(self) -> bool:
        """Whether a known person can sit down, on a free seat or instead of a person without a name."""
        return self._has_room() or self._seating.nameless() >= 0

    @Property(str, notify=changed)
    def starter(self) -> str:
        """How the starter is determined: ``youngest``, ``drawn``, or ``seat`` for a chosen one."""
        starter = self._options.get("starter", "")
        return "seat" if isinstance(starter, int) else str(starter)

    @Property(bool, notify=changed)
    def byCode(self) -> bool:
        """Whether a code fixes the dice or tiles, the options and the starter."""
        return self.code is not None

    @Property(RowsModel, constant=True)
    def seats(self) -> RowsModel[SeatRow]:
        return self.seat_rows

    @Property(SeatChoices, constant=True)
    def seatChoices(self) -> SeatChoices:
        return self.seat_choices

    @Property(RowsModel, constant=True)
    def people(self) -> RowsModel[PersonRow]:
        return self.people_rows

    @Property(RowsModel, constant=True)
    def known(self) -> RowsModel[PersonRow]:
        """Everybody who has played here before, in an order that doesn't change when they sit down."""
        return self.known_rows

    @Property(RowsModel, constant=True)
    def options(self) -> RowsModel[OptionRow]:
        return self.option_rows

    @Property(RowsModel, constant=True)
    def presets(self) -> RowsModel[PresetRow]:
        return self.preset_rows

    @Property(RowsModel, constant=True)
    def levels(self) -> RowsModel[LevelRow]:
        """The computer's levels, each with an honest sentence, which is a source in the game's context."""
        return self.level_rows

    # ------------------------------------------------------------------ what QML asks

    @Slot()
    def addPerson(self) -> None:
        if self._has_room():
            self._seating.sit(SeatPlan())
            self._refresh()

    @Slot(str)
    def addKnown(self, name: str) -> None:
        """Seat a person who has played here before, preferably in place of a person without a name."""
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
        if level in LEVELS and self._has_room():
            self._seating.sit_bot(level)
            self._refresh()

    @Slot(int)
    def seatPerson(self, row: int) -> None:
        """Give a computer's seat to a new person."""
        if 0 <= row < len(self._seats) and not self._seats[row].sitting.is_person:
            self._seating.sit(SeatPlan())
            seat = self._seats.pop()
            self._gave_way[seat.key], self._seats[row] = self._seats[row], seat
            self._refresh()

    @Slot(int)
    def unseat(self, row: int) -> None:
        """Remove a new person again; a computer that gave way gets its seat back."""
        if 0 <= row < len(self._seats):
            computer = self._gave_way.pop(self._seats[row].key, None)
            self._seats[row : row + 1] = [] if computer is None else [computer]
            self._refresh()

    @Slot(int)
    def remove(self, row: int) -> None:
        if 0 <= row < len(self._seats):
            del self._seats[row]
            self._refresh()

    @Slot(int, int)
    def move(self, row: int, to: int) -> None:
        if 0 <= row < len(self._seats) and 0 <= to < len(self._seats) and row != to:
            self._seats.insert(to, self._seats.pop(row))
            self._refresh()

    @Slot(int, str)
    def rename(self, row: int, name: str) -> None:
        """Rename a player; the name of a known person also brings their face and age."""
        if 0 <= row < len(self._seats):
            self._seating.rename(row, name)
            self._refresh()

    @Slot(str)
    def forget(self, name: str) -> None:
        """Remove a person from the list of people to pick; if they are seated, the seat loses its name."""
        gone = self._known.faces_of(name) | self._seating.faces_of(name)
        self._known.forget(name, gone)
        self._seating.forget(name)
        self.forgetting.emit()
        self.drop_pictures()
        self._refresh()
        self.forgotten.emit(name)

    @Property(bool, notify=changed)
    def canHaveRealDice(self) -> bool:
        """Whether people can throw real dice, which is so in a dice game without a code."""
        return self._can_have_real_dice()

    @Property(bool, notify=changed)
    def realDice(self) -> bool:
        return self.real_dice

    @Slot(bool)
    def setRealDice(self, real: bool) -> None:
        self.real_dice = real and self._can_have_real_dice()
        self._refresh()

    @Property(bool, notify=changed)
    def canBeRated(self) -> bool:
        return self._can_be_rated()

    @Property(bool, notify=changed)
    def rated(self) -> bool:
        return self.is_rated

    @Slot(bool)
    def setRated(self, rated: bool) -> None:
        self._rated = rated
        self._refresh()

    @Slot()
    def dropCode(self) -> None:
        self.code = None
        self._refresh()

    @Slot(str)
    def choosePreset(self, preset: str) -> None:
        chosen = presets_of(self.info.id).get(preset, {}) if self.info is not None else {}
        self._options.update({name: value for name, value in chosen.items() if name in self._options})
        self._refresh()

    @Slot(str, bool)
    def setOption(self, option: str, on: bool) -> None:
        if isinstance(self._options.get(option), bool):
            self._options[option] = on
        self._refresh()

    @Slot(str, int)
    def chooseOption(self, option: str, index: int) -> None:
        """Set an option with several values to the one with a 0-based index."""
        values = list(self._option_values.get(option, ()))
        if option in self._options and 0 <= index < len(values):
            self._options[option] = values[index]
        self._refresh()

    @Slot(str)
    def setStarter(self, how: str) -> None:
        """Choose how the starter is determined: ``youngest``, ``drawn`` or ``seat``."""
        if "starter" in self._options and how in ("youngest", "drawn", "seat"):
            if how == "seat" and not isinstance(self._options["starter"], int):
                # Begin with the player who would have started.
                self._starter_key = self._seats[max(0, self._starts())].key if self._seats else _NO_KEY
            self._options["starter"] = 0 if how == "seat" else how
        self._refresh()

    @Slot(int)
    def startWith(self, row: int) -> None:
        if "starter" in self._options and 0 <= row < len(self._seats):
            self._options["starter"] = 0
            self._starter_key = self._seats[row].key
        self._refresh()

    # ------------------------------------------------------------------ inside

    def obstacle(self) -> str:
        """Return a code that says why the table can't be set yet; empty if it can."""
        if self.info is None:
            return "no_game"
        fewest, most = self._limits
        if len(self._seats) < fewest:
            return "too_few"
        if len(self._seats) > most:
            return "too_many"
        return "name_twice" if self._seating.names_twice() else ""

    @property
    def _limits(self) -> tuple[int, int]:
        """The fewest and the most players."""
        if self.code is not None:
            return self.code.seats, self.code.seats
        return self.info.seats if self.info is not None else (0, 0)

    @property
    def _messages(self) -> Messages | None:
        return None if self.info is None else load_package(self.info.id).messages

    @property
    def _option_values(self) -> Values:
        messages = self._messages
        return {} if messages is None else messages.option_values

    @property
    def _has_scale(self) -> bool:
        return self.info is not None and load_package(self.info.id).scale is not None

    @property
    def _handicap_words(self) -> tuple[str, str]:
        messages = self._messages
        if messages is None or messages.handicap is None:
            return "", ""
        return messages.options[messages.handicap]

    def _has_starter(self) -> bool:
        return "starter" in self._options and self.code is None

    def _can_have_real_dice(self) -> bool:
        return self.info is not None and self.code is None and load_package(self.info.id).has_dice

    def _can_be_rated(self) -> bool:
        """Return whether a named person plays a computer that adapts, alone and without a code."""
        people = [sitting for sitting in self._seating.people if sitting.name]
        fits = [seat for seat in self._seats if seat.sitting.kind == FITS]
        return self.code is None and len(self._seats) == 2 and len(people) == len(fits) == 1

    @property
    def is_rated(self) -> bool:
        """Whether the game is rated; never with real dice, whose faces people could type as they like."""
        return self._rated and self._can_be_rated() and not self.real_dice

    def _starts(self) -> int:
        """Return the seat that will start; -1 if chance or the rules decide."""
        if self.code is not None:
            return -1 if self.code.starter is None else self.code.starter
        starter = self._options.get("starter")
        if starter is None or starter == "drawn" or len(self._seats) < 2:
            return -1
        if starter == "youngest":
            sitting = [seat.sitting for seat in self._seats]
            return youngest([each.player.age if each.is_person else AGELESS for each in sitting])
        return self._starter_place()

    def _starter_place(self) -> int:
        """Return the current place of the chosen starter; the first one if they have left."""
        keys = [seat.key for seat in self._seats]
        return keys.index(self._starter_key) if self._starter_key in keys else 0

    @property
    def _has_fitting(self) -> bool:
        return any(seat.sitting.kind == FITS for seat in self._seats)

    @property
    def _seats(self) -> list[Chair]:
        return self._seating.seats

    def _has_room(self) -> bool:
        return len(self._seats) < self._limits[1]

    @Slot()
    def _refresh(self) -> None:
        self.seat_rows.set_rows(
            seat_rows(self._seats, self._seating.names(), self._seating.names_twice(), self._starts())
        )
        people = known_rows(self._known.people, self._seating.people)
        self.known_rows.set_rows(people)
        self.people_rows.set_rows([row for row in people if not row.seated])
        info, messages = self.info, self._messages
        # With a code there is nothing to choose.
        if info is None or messages is None or self.code is not None:
            self.preset_rows.set_rows([])
            self.option_rows.set_rows([])
        else:
            presets = preset_rows(info.id, self._options, messages.presets) if messages.presets else []
            self.preset_rows.set_rows(presets)
            self.option_rows.set_rows(option_rows(info.id, self._options, messages))
        self.level_rows.set_rows(level_rows(messages, fits=self._has_scale))
        had, self._had_fitting = self._had_fitting, self._has_fitting
        if self._had_fitting and not had:
            self.fits.emit()
        self.changed.emit()
