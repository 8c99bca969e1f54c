"""A tournament's tables played here: who sits there, their saves, and points entered once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, Signal, Slot

from stolik.engine.game import TABLE, Rejection
from stolik.engine.game_library import load_codec, load_game, load_package
from stolik.engine.game_points import GamePoints
from stolik.engine.names import fitting_name, name_key
from stolik.engine.session import Session
from stolik.engine.sitting import NEUTRAL_FACE, USUAL, Sitting
from stolik.services.line_up.seating import Seating
from stolik.services.notices import Notices
from stolik.services.tables.autosave import Autosave
from stolik.services.tables.table_setup import TableSetup, resume, time_of_day, without_person
from stolik.services.tournaments.saves import TablePlace, TournamentSaves
from stolik.storage.faults import Fault
from stolik.storage.paths import Paths
from stolik.storage.profiles import LONGEST_NAME, People, SeatPlan
from stolik.storage.saves import SavedGame
from stolik.tournament.bot_tables import record_options
from stolik.tournament.entries import Entered
from stolik.tournament.state import State
from stolik.tournament.tournament import (
    PlayedMatch,
    Tournament,
    find_played,
    games_due,
    missing_entries,
    seated_players,
)


class TournamentTables(QObject):
    """Keeps tournament games apart from those that wait on the home page.

    A record lies in its own folder from the first move until its points have been written into the
    tournament's file; then it goes to the finished games. Whenever the program is ended, ``enter`` finds what
    is still to be entered, and nothing twice.
    """

    played = Signal(str)
    """A game of this tournament has ended and must be entered, or one waits now."""

    finished = Signal()
    """A game that is over lies among the finished ones."""

    faulted = Signal(object)
    """A game could not be written, or another's that lay there is kept beside."""

    def __init__(self, paths: Paths, people: People, notices: Notices, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._people = people
        self._notices = notices
        self._saves = TournamentSaves(paths)
        self._autosave = Autosave(self._saves.saves, self)
        self._autosave.faulted.connect(self.faulted)
        self._autosave.recovered.connect(notices.saving_works)
        self._autosave.settled.connect(self._note_written)
        # Games that are not written yet, or could not be; those go on and are entered while the program runs.
        self._kept: dict[TablePlace, TableSetup] = {}
        self._told: dict[TablePlace, int] = {}

    # ------------------------------------------------------------------ what the desk asks

    def begun(self, name: str, state: State) -> frozenset[tuple[int, int]]:
        """Return the tables at which a game has been begun here and goes on, by their rounds and numbers."""
        found = [(place, self._setup_of(place)) for place in self._places(name, state)]
        return frozenset(
            (place.round, place.table)
            for place, setup in found
            if setup is not None and setup.has_persons_move and _goes_on(setup, state, place)
        )

    def enter(
        self, name: str, tournament: Tournament, store: Callable[[], Fault | None], at: str = ""
    ) -> tuple[Entered, ...]:
        """Enter the points of all games that have ended here and aren't entered yet; return the entries.

        It is to be called when a tournament is opened, and when ``played`` tells of it.

        Args:
            name: The name of the tournament.
            tournament: The one that is kept in memory; its log grows.
            store: Writes the tournament's file, and returns what went wrong. Until it has worked, the records
                stay where they are.
            at: When they are entered.
        """
        found = [(place, self._setup_of(place)) for place in self._places(name, tournament.state)]
        records = [(place, setup) for place, setup in found if setup is not None]
        entered: list[Entered] = []
        stays: set[TablePlace] = set()
        for place, setup in records:
            for entry in _entries(setup, tournament.state, place, at):
                if (rejection := tournament.check(entry)) is None:
                    tournament.submit(entry)
                    entered.append(entry)
                elif rejection.code == "tournament_full":
                    stays.add(place)
        if stays:
            self._notices.tell(Fault("too_much"))
        stays |= {place for place, setup in records if _goes_on(setup, tournament.state, place)}
        done = [place for place, _ in records if place not in stays]
        # A file that could not be written last time lacks part of the log.
        if (entered or done) and (fault := store()) is not None:
            self._notices.tell(fault)
            return tuple(entered)
        for place in done:
            self._put_away(place)
        return tuple(entered)

    def forget(self, name: str, state: State) -> None:
        for place in self._places(name, state):
            self._put_away(place)

    # ------------------------------------------------------------------ what the table manager asks

    def sit(
        self, name: str, state: State, round_number: int, table_number: int
    ) -> tuple[TablePlace, TableSetup] | None:
        """Return the next game at a table: the one in progress, else a new one.

        It is ``None`` if nothing is to be played there, or if what was played isn't entered yet.
        """
        games = games_due(state, round_number, table_number)
        if not games:
            return None
        for place in self._places(name, state):
            if (place.round, place.table) != (round_number, table_number):
                continue
            setup = self._setup_of(place)
            if setup is None:
                continue
            if _entries(setup, state, place):
                self.played.emit(name)
                return None
            if _goes_on(setup, state, place):
                return place, _played(replace(setup, seats=_seats_now(setup, state, place)), state, place)
            # What has ended stays until ``enter`` has seen it in the tournament's file.
            if not _points(setup):
                self._put_away(place)
        place = TablePlace(name, state.created.seed, round_number, table_number, games[0])
        return place, self._new_setup(state, place, len(games))

    def save(self, place: TablePlace, setup: TableSetup) -> None:
        """Write a game soon; if one of its games has ended, at once, and tell of it."""
        self._autosave.put(place.save, setup.record(), over=False)
        ended = len(_points(setup))
        if ended > self._told.get(place, 0):
            self._told[place] = ended
            self._keep(place, setup)
            self.played.emit(place.tournament)

    def leave(self, place: TablePlace, setup: TableSetup) -> None:
        """Keep a game that waits from now on, until it has been written."""
        if not setup.session.over:
            self._kept[place] = setup
            self._note_written(place.save)
            self.played.emit(place.tournament)

    def forget_person(self, name: str) -> None:
        """Take a person's name out of the games that could not be saved, once it is out of those on disk."""
        self._saves.saves.read_again()
        self._kept = {place: without_person(setup, name) for place, setup in self._kept.items()}

    def close(self) -> None:
        """Write everything that has not been written yet."""
        self._autosave.flush()

    # ------------------------------------------------------------------ inside

    def _keep(self, place: TablePlace, setup: TableSetup) -> None:
        self._autosave.flush()
        if self._autosave.has_lost(place.save):
            self._kept[place] = setup
        else:
            self._kept.pop(place, None)

    @Slot(str)
    def _note_written(self, save: str) -> None:
        """Continue a waiting game from its file from now on, if it could be written."""
        if self._autosave.is_writing(save):
            return
        for place in [place for place in self._kept if place.save == save]:
            if self._autosave.has_lost(save):
                self._notices.tell(Fault("kept_for_now"))
            else:
                del self._kept[place]

    def _places(self, name: str, state: State) -> Sequence[TablePlace]:
        seed = state.created.seed
        kept = [place for place in self._kept if place[:2] == (name, seed)]
        return sorted({*self._saves.places(name, seed), *kept})

    def _setup_of(self, place: TablePlace) -> TableSetup | None:
        if (kept := self._kept.get(place)) is not None:
            return kept
        loaded = self._saves.load(place)
        if isinstance(loaded, SavedGame):
            setup = resume(loaded)
            return replace(setup, seats=tuple([replace(each, helps=USUAL) for each in setup.seats]))
        self._notices.tell(loaded)
        return None

    def _put_away(self, place: TablePlace) -> None:
        self._kept.pop(place, None)
        if self._autosave.is_writing(place.save):
            self._autosave.flush()
        fault = self._saves.finish(place)
        self._notices.tell(fault)
        if fault is None:
            self.finished.emit()

    def _new_setup(self, state: State, place: TablePlace, games: int) -> TableSetup:
        """Return a new game by the tournament's options; its chance isn't to be met again."""
        info, settings = state.info, state.settings
        # Only if it begins with the first game are the numbers of a record's games those of the match.
        plain, _ = record_options(settings, games if place.game == 1 else 1)
        options = load_codec(settings.game).options(plain)
        assert not isinstance(options, Rejection), "the checks have read the options"
        seating = Seating(self._people)
        seating.clear()
        for name, player, face in seated_players(state, place.round, place.table):
            level = None if player == "human" else player.removeprefix("bot:")
            known = seating.find(name) if level is None else None
            age = None if known is None else known.age
            plan = SeatPlan(
                name=fitting_name(name, LONGEST_NAME),
                kind=level or "human",
                face=NEUTRAL_FACE if face is None else face,
                age=age,
            )
            chair = seating.sit(plan)
            chair.sitting = replace(chair.sitting.playing(name=name), helps=USUAL)
        starter = state.starter_of(state.rounds[place.round - 1].tables[place.table - 1], place.game)
        seats = tuple([chair.sitting for chair in seating.seats])
        session = Session(load_game(info.id), len(seats), options, starter)
        return _played(TableSetup(info, session, seats, started_at=time_of_day()), state, place)


def _played(setup: TableSetup, state: State, place: TablePlace) -> TableSetup:
    """Return the setup of a table's game with its purpose: the whole match, or one game of it."""
    held = getattr(setup.session.options, load_package(state.settings.game).match_rules.games_option, 1)
    games = len(state.rounds[place.round - 1].tables[place.table - 1].games)
    match = PlayedMatch(state, place.round, place.table, 0 if held == games else place.game)
    return replace(setup, agreed=replace(setup.agreed, match=match))


def _sits_there(setup: TableSetup, state: State, place: TablePlace) -> bool:
    """Return whether a game is of those who sit at its table now: an entrant may have left since."""
    table = find_played(state, place.round, place.table)
    seated = () if table is None else table.seated
    same = [
        name_key(player.name) in map(name_key, state.names_of(entrant))
        for player, entrant in zip(setup.players, seated, strict=False)
    ]
    return setup.info.id == state.settings.game and len(setup.players) == len(seated) and all(same)


def _goes_on(setup: TableSetup, state: State, place: TablePlace) -> bool:
    """Return whether the game under way is the next one at its table: it may have been typed in (§8.2)."""
    number = place.game + len(_points(setup))
    next_games = games_due(state, place.round, place.table)[:1]
    return _sits_there(setup, state, place) and not setup.session.over and next_games == (number,)


def _seats_now(setup: TableSetup, state: State, place: TablePlace) -> tuple[Sitting, ...]:
    """Return the seats of a game by the names of now, with bots that have taken a seat over (§8.3)."""
    now = seated_players(state, place.round, place.table)
    return tuple(
        sitting.playing(player=seated.player, name=seated.name)
        for sitting, seated in zip(setup.seats, now, strict=True)
    )


def _points(setup: TableSetup) -> tuple[GamePoints, ...]:
    """Return the points of the games that have ended; the last one can't be undone any more."""
    state = setup.session.state
    if setup.session.game.to_act(state) == (TABLE,):
        return ()
    return load_package(setup.info.id).match_rules.games(state)


def _entries(setup: TableSetup, state: State, place: TablePlace, at: str = "") -> tuple[Entered, ...]:
    """Return the entries of finished games that haven't been entered yet."""
    if not _sits_there(setup, state, place):
        return ()
    entries = missing_entries(state, place.round, place.table, place.game, _points(setup), at)
    first = load_package(setup.info.id).match_rules.starter(setup.session.state)
    if first is None or not state.asks_who_began(state.rounds[place.round - 1].tables[place.table - 1]):
        return entries
    seats = len(setup.players)
    return tuple([replace(entry, began=(first + entry.game - place.game) % seats) for entry in entries])
