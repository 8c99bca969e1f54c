"""A tournament's tables that are played here: their seats, their saves, and entering points only once."""

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
    """Keeps tournament games apart from the waiting games on the home page.

    A record stays in a separate folder from the first move until its points are in the tournament's file;
    then it moves to the finished games. So whenever the program ends, ``enter`` finds everything that is
    still to be entered, and nothing twice.
    """

    played = Signal(str)
    """Emitted when a game of this tournament has ended and must be entered, or was left unfinished."""

    finished = Signal()
    """Emitted when a game has been put away among the finished ones."""

    faulted = Signal(object)
    """Emitted with the fault when a game can't be written, or another one in its place was kept aside."""

    def __init__(self, paths: Paths, people: People, notices: Notices, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._people = people
        self._notices = notices
        self._saves = TournamentSaves(paths)
        self._autosave = Autosave(self._saves.saves, self)
        self._autosave.faulted.connect(self.faulted)
        self._autosave.recovered.connect(notices.saving_works)
        self._autosave.settled.connect(self._note_written)
        # Games not written yet, or that can't be; they go on and are entered while the program runs.
        self._kept: dict[TablePlace, TableSetup] = {}
        self._told: dict[TablePlace, int] = {}

    # ------------------------------------------------------------------ what the desk asks

    def begun(self, name: str, state: State) -> frozenset[tuple[int, int]]:
        """Return the rounds and numbers of the tables with a game in progress here."""
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

        Call it when a tournament is opened, and when ``played`` is emitted for it.

        Args:
            name: The name of the tournament.
            tournament: The tournament in memory, whose log is extended.
            store: Writes the tournament's file, and returns the fault, if any. Until it succeeds, the records
                stay where they are.
            at: The time of entry.
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
        # If the last write failed, the file lacks part of the log.
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
        """Return the next game at a table: the one in progress, or else a new one.

        It is ``None`` if no game is due there, or if finished games haven't been entered yet.
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
            # Finished games stay until ``enter`` has written them to the tournament's file.
            if not _points(setup):
                self._put_away(place)
        place = TablePlace(name, state.created.seed, round_number, table_number, games[0])
        return place, self._new_setup(state, place, len(games))

    def save(self, place: TablePlace, setup: TableSetup) -> None:
        """Queue a game to be written, and emit ``played`` if another of its games has ended."""
        self._autosave.put(place.save, setup.record(), over=False)
        ended = len(_points(setup))
        if ended > self._told.get(place, 0):
            self._told[place] = ended
            self._keep(place, setup)
            self.played.emit(place.tournament)

    def leave(self, place: TablePlace, setup: TableSetup) -> None:
        """Keep an unfinished game that was left, in memory until it has been written."""
        if not setup.session.over:
            self._kept[place] = setup
            self._note_written(place.save)
            self.played.emit(place.tournament)

    def forget_person(self, name: str) -> None:
        """Remove a person's name from unsaved games, after it was removed from those on disk."""
        self._saves.saves.read_again()
        self._kept = {place: without_person(setup, name) for place, setup in self._kept.items()}

    def close(self) -> None:
        """Write everything that hasn't been written yet."""
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
        """Continue an unfinished game from its file from now on, if it could be written."""
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
        """Return a new game with the tournament's options, whose luck can't be repeated."""
        info, settings = state.info, state.settings
        # Only a record that begins with the first game numbers its games as the match does.
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
    """Return the setup of a table's game, marked as the whole match or one game of it."""
    held = getattr(setup.session.options, load_package(state.settings.game).match_rules.games_option, 1)
    games = len(state.rounds[place.round - 1].tables[place.table - 1].games)
    match = PlayedMatch(state, place.round, place.table, 0 if held == games else place.game)
    return replace(setup, agreed=replace(setup.agreed, match=match))


def _sits_there(setup: TableSetup, state: State, place: TablePlace) -> bool:
    """Return whether a game's players still sit at its table, since an entrant may have left."""
    table = find_played(state, place.round, place.table)
    seated = () if table is None else table.seated
    same = [
        name_key(player.name) in map(name_key, state.names_of(entrant))
        for player, entrant in zip(setup.players, seated, strict=False)
    ]
    return setup.info.id == state.settings.game and len(setup.players) == len(seated) and all(same)


def _goes_on(setup: TableSetup, state: State, place: TablePlace) -> bool:
    """Return whether the game under way is still due at its table; it may have been typed in (§8.2)."""
    number = place.game + len(_points(setup))
    next_games = games_due(state, place.round, place.table)[:1]
    return _sits_there(setup, state, place) and not setup.session.over and next_games == (number,)


def _seats_now(setup: TableSetup, state: State, place: TablePlace) -> tuple[Sitting, ...]:
    """Return the seats of a game with current names, and with bots that have taken over (§8.3)."""
    now = seated_players(state, place.round, place.table)
    return tuple(
        sitting.playing(player=seated.player, name=seated.name)
        for sitting, seated in zip(setup.seats, now, strict=True)
    )


def _points(setup: TableSetup) -> tuple[GamePoints, ...]:
    """Return the points of the games that have ended, the last of which can no longer be undone."""
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
