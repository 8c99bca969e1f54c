"""A new tournament: its entrants, its settings, and the plan that follows, in sentences."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import count, groupby
from typing import Any, Final, NamedTuple

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QmlElement, QmlUncreatable

from stolik.engine.game import Rejection
from stolik.engine.game_library import find_games, load_package
from stolik.engine.messages import listed, sentence, translated
from stolik.engine.names import fitting_name, name_key, plain_name
from stolik.models.rows import RowsModel
from stolik.pages.tournament.desk_rows import Worn, worn_by
from stolik.storage.profiles import Person
from stolik.tournament.entries import (
    LEAST_ENTRANTS,
    LEAST_TABLE,
    LONGEST_TEXT,
    MOST_ENTRANTS,
    Created,
    EntrantInfo,
    Settings,
)
from stolik.tournament.sentences import (
    ALL_IN_FINAL,
    COMPUTER_NAME,
    CONTEXT,
    FINAL,
    FULL,
    MATCH,
    MORE_NAMES,
    NO_SEMI_FINAL,
    QUALIFYING_ONCE,
    QUALIFYING_ROUNDS,
    SEMI_FINAL,
    TABLES,
    game_title,
    level_text,
    reason,
)
from stolik.tournament.state import State, created
from stolik.tournament.tournament import check, entrants_fault


@dataclass(frozen=True, slots=True)
class ListedEntrant:
    """An entrant, with a key that identifies them in the list whatever their name."""

    key: int
    info: EntrantInfo


class EntrantList:
    """The entrants in the order of entry; faults are reported, never corrected silently."""

    def __init__(self) -> None:
        self._entrants: list[ListedEntrant] = []
        self._next = 0

    @property
    def entrants(self) -> tuple[ListedEntrant, ...]:
        return tuple(self._entrants)

    @property
    def infos(self) -> tuple[EntrantInfo, ...]:
        return tuple([entrant.info for entrant in self._entrants])

    @property
    def room(self) -> int:
        return MOST_ENTRANTS - len(self._entrants)

    def add_names(self, lines: str) -> int:
        """Add a person for each line with a name; return for how many there was no room.

        A tab separates a name from a club, as in columns copied from a spreadsheet.
        """
        columns = [line.strip().split("\t") for line in lines.splitlines()]
        infos = [
            EntrantInfo(
                fitting_name(name, LONGEST_TEXT), club=fitting_name("".join(others[:1]), LONGEST_TEXT)
            )
            for name, *others in columns
        ]
        return self._add([info for info in infos if name_key(info.name)])

    def add_computers(self, level: str, count: int) -> int:
        """Add ``count`` computers of a level under free names; return for how many there was no room."""
        taken = {name_key(info.name) for info in self.infos}
        infos: list[EntrantInfo] = []
        number = 1
        while len(infos) < count:
            facts = {"level": level_text(level), "number": number}
            name = sentence(CONTEXT, COMPUTER_NAME, facts)
            if name_key(name) not in taken:
                infos.append(EntrantInfo(name, f"bot:{level}"))
            number += 1
        return self._add(infos)

    def key_of(self, name: str) -> int | None:
        """Return the key of the entrant whose name looks like this one, or ``None``."""
        keys = [each.key for each in self._entrants if name_key(each.info.name) == name_key(name)]
        return keys[0] if keys else None

    def change(self, key: int, *, name: str, club: str) -> None:
        """Change an entrant's name and club; a club that is too long is shortened."""
        for at, entrant in enumerate(self._entrants):
            if entrant.key == key:
                club = fitting_name(club, LONGEST_TEXT)
                info = replace(entrant.info, name=plain_name(name), club=club)
                self._entrants[at] = replace(entrant, info=info)

    def wear(self, key: int, face: int) -> None:
        self._entrants = [
            replace(each, info=replace(each.info, face=face)) if each.key == key else each
            for each in self._entrants
        ]

    def remove(self, key: int) -> None:
        self._entrants = [entrant for entrant in self._entrants if entrant.key != key]

    def fault(self) -> Rejection | None:
        """Return a fault in the names, ignoring that there may still be too few entrants."""
        # Fill up the missing entrants under unused names.
        taken = {name_key(info.name) for info in self.infos}
        free = (f"{number}" for number in count() if f"{number}" not in taken)
        missing = max(0, LEAST_ENTRANTS - len(self._entrants))
        return entrants_fault((*self.infos, *[EntrantInfo(next(free)) for _ in range(missing)]))

    def at_fault(self) -> frozenset[int]:
        """Return the keys of the entrants without a name, or with one like another's."""
        times = Counter(name_key(info.name) for info in self.infos)
        return frozenset(
            entrant.key
            for entrant in self._entrants
            if times[name_key(entrant.info.name)] > 1
            or not name_key(entrant.info.name)
            or len(entrant.info.name) > LONGEST_TEXT
        )

    def _add(self, infos: Iterable[EntrantInfo]) -> int:
        over = 0
        for info in infos:
            if not self.room:
                over += 1
                continue
            self._entrants.append(ListedEntrant(self._next, info))
            self._next += 1
        return over


def plan_text(settings: Settings, entrants: int) -> str:
    """Return the plan of a tournament; with too few entrants, how many more are needed.

    ``settings`` must be for a game that suits a tournament.

    >>> plan_text(Settings("rummikub"), 15)[:60]
    'Qualifying: 3 tables of 4 and 1 table of 3. The best 12 play'
    """
    if entrants < LEAST_ENTRANTS:
        return sentence(CONTEXT, MORE_NAMES, {}, count=LEAST_ENTRANTS - entrants)
    state = _state(settings, entrants)
    facts = {"tables": tables_text(state, entrants)}
    told = [
        sentence(CONTEXT, QUALIFYING_ONCE, facts)
        if settings.rounds == 1
        else sentence(CONTEXT, QUALIFYING_ROUNDS, facts, count=settings.rounds)
    ]
    if state.semi_final:
        semi = {"size": state.semi_final, "tables": tables_text(state, state.semi_final)}
        told.append(sentence(CONTEXT, SEMI_FINAL, semi))
    everybody = state.final == entrants
    told.append(sentence(CONTEXT, ALL_IN_FINAL if everybody else FINAL, {"size": state.final}))
    told.append(sentence(CONTEXT, MATCH, {}, count=settings.games))
    return " ".join(told)


def semi_final_note(settings: Settings, entrants: int) -> str:
    """Return why there is no semi-final although the settings want one; empty if nothing needs saying.

    >>> semi_final_note(Settings("rummikub"), 5), semi_final_note(Settings("rummikub"), 15)
    ('No semi-final: there are too few players.', '')
    """
    if entrants < LEAST_ENTRANTS or not settings.semi_final or _state(settings, entrants).semi_final:
        return ""
    return translated(CONTEXT, NO_SEMI_FINAL)


def tables_text(state: State, entrants: int) -> str:
    """Return how many tables of each size seat this number of entrants, in words."""
    counts = [(size, len(list(tables))) for size, tables in groupby(state.sizes_for(entrants))]
    return listed(
        [sentence(CONTEXT, TABLES, {"size": size}, count=count) for size, count in counts],
    )


def _state(settings: Settings, entrants: int) -> State:
    return created(Created(settings, tuple([EntrantInfo(f"{number}") for number in range(entrants)]), 0))


# QML's type compiler reads these two names.
QML_IMPORT_NAME = "Stolik.Tournament"
QML_IMPORT_MAJOR_VERSION = 1

NO_LIMIT: Final = 0
"""The seconds per move that mean no clock."""

SEMI_FINALS: Final = (0, 8, 12, 16, 20, 24, 28, 32, 48, 64)
SECONDS: Final = (NO_LIMIT, 30, 40, 45, 60, 90, 120, 180, 300)
FIRST_GAME: Final = "rummikub"
LARGEST_SEED: Final = 999_999
COLOURS: Final = 8


class EntrantRow(NamedTuple):
    """An entrant: ``twice`` means that another name looks alike, or that there is no name.

    Entrants ``known`` in the house already have a face; others can choose one.
    """

    key: int
    number: int
    name: str
    club: str
    bot: str
    face: int
    colour: int
    known: bool
    twice: bool


class PersonRow(NamedTuple):
    """A person of the house."""

    name: str
    face: int
    colour: int
    entered: bool = False


@QmlElement
@QmlUncreatable("The program makes it.")
class TournamentSetup(QObject):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """Holds the entrants and the settings until the tournament starts."""

    changed = Signal()
    settingsChanged = Signal()
    begun = Signal(object)
    """Emitted with the first entry of the log."""

    def __init__(
        self,
        people: Sequence[PersonRow],
        seed: int,
        time: Callable[[], str],
        parent: QObject | None = None,
    ) -> None:
        """Start empty; ``people`` are those of the house, and ``time`` returns the current time."""
        super().__init__(parent)
        self._known = people
        self._seed = seed
        self._name = ""
        self._time = time
        self._list = EntrantList()
        self._settings = Settings(FIRST_GAME if FIRST_GAME in suited_games() else suited_games()[0])
        self._entrants = RowsModel(EntrantRow, self)
        self._people = RowsModel(PersonRow, self)
        self._over = 0
        self._show()

    # ------------------------------------------------------------------ what QML sees

    @Property(str, notify=settingsChanged)
    def name(self) -> str:
        """The tournament's own name, or empty."""
        return self._name

    @Property(RowsModel, constant=True)
    def entrants(self) -> RowsModel[EntrantRow]:
        return self._entrants

    @Property(RowsModel, constant=True)
    def people(self) -> RowsModel[PersonRow]:
        return self._people

    @Property(str, notify=changed)
    def sentence(self) -> str:
        """Why the tournament can't begin; empty if it can or entrants are still missing."""
        if self._over:
            return translated(CONTEXT, FULL, MOST_ENTRANTS)
        fault = self._fault()
        return "" if fault is None else reason(fault.code, fault.facts, self._settings.game)

    @Property(str, notify=changed)
    def plan(self) -> str:
        return plan_text(self._settings, len(self._list.infos))

    @Property(str, notify=changed)
    def semiFinalNote(self) -> str:
        """Why there will be no semi-final although one is set; empty if nothing needs saying."""
        return semi_final_note(self._settings, len(self._list.infos))

    @Property(bool, notify=changed)
    def ready(self) -> bool:
        return self._fault() is None and len(self._list.infos) >= LEAST_ENTRANTS

    @Property(int, notify=changed)
    def room(self) -> int:
        return self._list.room

    @Property("QVariantList", notify=settingsChanged)  # type: ignore[arg-type]  # the stubs know no type names
    def games(self) -> list[str]:
        return [game_title(game) for game in suited_games()]

    @Property(int, notify=settingsChanged)
    def game(self) -> int:
        return suited_games().index(self._settings.game)

    @Property(int, notify=settingsChanged)
    def gamesAMatch(self) -> int:
        return self._settings.games

    @Property(int, notify=settingsChanged)
    def rounds(self) -> int:
        return self._settings.rounds

    @Property(int, notify=settingsChanged)
    def semiFinal(self) -> int:
        """The most entrants in the semi-final; 0 for none."""
        return self._settings.semi_final

    @Property(int, notify=settingsChanged)
    def final(self) -> int:
        return self._settings.final

    @Property(int, notify=settingsChanged)
    def mostInFinal(self) -> int:
        return load_package(self._settings.game).match_rules.table_size

    @Property(int, notify=settingsChanged)
    def leastInFinal(self) -> int:
        return LEAST_TABLE

    @Property(int, notify=settingsChanged)
    def seconds(self) -> int:
        """The seconds per move; 0 for no clock."""
        return self._settings.turn_seconds or NO_LIMIT

    @Property(bool, notify=settingsChanged)
    def hasClock(self) -> bool:
        return load_package(self._settings.game).match_rules.seconds_option != ""

    @Property(bool, notify=settingsChanged)
    def avoidsClubs(self) -> bool:
        return self._settings.avoid_clubs

    @Property(int, notify=settingsChanged)
    def seed(self) -> int:
        return self._seed

    # ------------------------------------------------------------------ what QML asks

    @Slot(str)
    def writeName(self, text: str) -> None:
        self._name = fitting_name(text, LONGEST_TEXT)
        self.settingsChanged.emit()

    @Slot(str)
    def addNames(self, lines: str) -> None:
        """Add a person for each line with a name, and a club after a tab."""
        self._over = self._list.add_names(lines)
        self._show()

    @Slot(result=bool)
    def pasteNames(self) -> bool:
        """Add the people on the clipboard; return whether it holds several lines or columns."""
        text = QGuiApplication.clipboard().text().strip()
        if len(text.splitlines()) < 2 and "\t" not in text:
            return False
        self.addNames(text)
        return True

    @Slot(str)
    def toggleKnown(self, name: str) -> None:
        if (key := self._list.key_of(name)) is None:
            self.addNames(name)
        else:
            self.remove(key)

    @Slot(str, int)
    def addComputers(self, level: str, count: int) -> None:
        self._over = self._list.add_computers(level, count)
        self._show()

    @Slot(int, str, str)
    def change(self, key: int, name: str, club: str) -> None:
        self._list.change(key, name=name, club=club)
        self._show()

    @Slot(int, int)
    def wear(self, key: int, face: int) -> None:
        self._list.wear(key, face)
        self._show()

    @Slot(int)
    def remove(self, key: int) -> None:
        self._list.remove(key)
        self._over = 0
        self._show()

    @Slot(int)
    def chooseGame(self, number: int) -> None:
        game = suited_games()[number]
        most = load_package(game).match_rules.table_size
        self._set(game=game, final=min(self._settings.final, most))

    @Slot(int)
    def chooseGamesAMatch(self, games: int) -> None:
        self._set(games=games)

    @Slot(int)
    def chooseRounds(self, rounds: int) -> None:
        self._set(rounds=rounds)

    @Slot(int)
    def stepSemiFinal(self, by: int) -> None:
        self._set(semi_final=_stepped(SEMI_FINALS, self._settings.semi_final, by))

    @Slot(int)
    def chooseFinal(self, final: int) -> None:
        self._set(final=final)

    @Slot(int)
    def stepSeconds(self, by: int) -> None:
        seconds = _stepped(SECONDS, self._settings.turn_seconds or NO_LIMIT, by)
        self._set(turn_seconds=seconds or None)

    @Slot(bool)
    def chooseAvoidClubs(self, avoids: bool) -> None:
        self._set(avoid_clubs=avoids)

    @Slot(int)
    def chooseSeed(self, seed: int) -> None:
        self._seed = max(0, min(LARGEST_SEED, seed))
        self.settingsChanged.emit()

    @Slot()
    def begin(self) -> None:
        """Begin the tournament if possible."""
        if self.property("ready"):
            self.begun.emit(replace(self._created(), at=self._time()))

    @Slot()
    def retranslate(self) -> None:
        self.settingsChanged.emit()
        self.changed.emit()

    # ------------------------------------------------------------------ inside

    def _fault(self) -> Rejection | None:
        """Return why the tournament can't begin, ignoring missing entrants."""
        fault = self._list.fault()
        if fault is not None or len(self._list.infos) < LEAST_ENTRANTS:
            return fault
        return check(None, self._created())

    def _created(self) -> Created:
        return Created(self._settings, self._list.infos, self._seed, name=self._name)

    def _set(self, **values: Any) -> None:
        self._settings = replace(self._settings, **values)
        self.settingsChanged.emit()
        self.changed.emit()

    def _show(self) -> None:
        at_fault = self._list.at_fault()
        known = {name_key(person.name): Worn(person.face, person.colour) for person in self._known}
        wearing = worn_by(self._list.infos, known)
        rows: list[EntrantRow] = []
        for number, (key, info) in enumerate([(each.key, each.info) for each in self._list.entrants], 1):
            bot = info.player.removeprefix("bot:") if info.player != "human" else ""
            is_known = not bot and name_key(info.name) in known
            named = (key, number, info.name, info.club, bot)
            rows.append(EntrantRow(*named, *wearing[number - 1], is_known, key in at_fault))
        self._entrants.set_rows(rows)
        self._people.set_rows(
            [person._replace(entered=self._list.key_of(person.name) is not None) for person in self._known]
        )
        self.changed.emit()


def person_rows(people: Sequence[Person]) -> list[PersonRow]:
    """Return the rows of people of the house; those without a colour get one by their place."""
    return [
        PersonRow(person.name, person.face, number % COLOURS if person.colour is None else person.colour)
        for number, person in enumerate(people)
    ]


@cache
def suited_games() -> tuple[str, ...]:
    """Return the games that suit a tournament, beginning with the one that has tournament rules."""
    sample = tuple([EntrantInfo(name) for name in "ABC"])
    games = [
        info.id
        for info in find_games()
        if (fault := check(None, Created(Settings(info.id, final=LEAST_TABLE), sample, 0))) is None
        or fault.code != "game_unsuited"
    ]
    return tuple(sorted(games, key=lambda game: game != FIRST_GAME))


def _stepped(values: Sequence[int], value: int, by: int) -> int:
    """Return the next higher or lower of the values, or the same one at the end."""
    others = [each for each in values if (each - value) * by > 0]
    return value if not others else min(others) if by > 0 else max(others)
