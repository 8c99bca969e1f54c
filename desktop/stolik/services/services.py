"""The services of pages and tables: the tables of the house, the bots' process, the sounds, the voice."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import replace
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar, cast

from PySide6.QtCore import QObject, QUrl, Signal, Slot

from stolik.services.base import BaseServices
from stolik.services.kept import GUESSES, KeptThings
from stolik.services.results.finished_games import FinishedGames
from stolik.services.score_card import ScoreCard
from stolik.services.system import Awake
from stolik.storage.atomic import unsettle

if TYPE_CHECKING:
    from stolik.analysis.guessing import Guess
    from stolik.analysis.practice import RecordedDecision
    from stolik.engine.bot_jobs import JobRunner
    from stolik.engine.sitting import Sitting
    from stolik.services.child_process import BotProcess
    from stolik.services.read_aloud import ReadAloud
    from stolik.services.sounds import SoundPlayer
    from stolik.services.tables.table_manager import TableManager
    from stolik.services.tables.table_setup import TableSetup
    from stolik.services.tournaments.tournaments import Tournaments
    from stolik.storage.copies import Copies
    from stolik.storage.profiles import People
    from stolik.table.controller import TableController
    from stolik.table.screen_parts import SeatClock
    from stolik.table.telling import Aloud

T = TypeVar("T")

log = logging.getLogger(__name__)


def _nothing() -> None:
    """Save nothing, since looking at a moment doesn't change a game."""


class Services(BaseServices):
    """Holds everything that pages may use; tables, the bots' process and sounds are created when needed.

    Their code is imported only then, so that the first page doesn't wait for it.
    """

    tablesMade = Signal()
    pageAsked = Signal(str, object)
    """Asks to open a page on top: its id, and its arguments as plain values by name."""
    pagesChanged = Signal()
    """Emitted when a page has been opened or left."""
    forgetting = Signal()
    """Emitted when a person is being deleted, so that everything that may show them closes."""

    page_uses_bots = False
    """Whether an open page uses the bots."""
    _runner: BotProcess | None = None
    _sounds: SoundPlayer | None = None
    _reader: ReadAloud | None = None
    _tables: TableManager | None = None

    def close(self) -> None:
        """Leave the table, write everything, and end the bots' process, the sounds and the voice."""
        self.faces.close()
        self.finished_games.end()
        if self._tables is not None:
            self._tables.close()
        self.settings.flush()
        # The next start repeats notices that weren't read.
        for file in map(Path, self.notices.files("other_file")):
            if file.parent == self.paths.root:
                unsettle(file)
        self.awake.close()
        for helper in (self._runner, self._sounds, self._reader):
            if helper is not None:
                helper.close()

    @cached_property
    def awake(self) -> Awake:
        return Awake()

    @cached_property
    def finished_games(self) -> FinishedGames:
        return FinishedGames(self, self._people, self.bots, self.needs_bots)

    @cached_property
    def score_card(self) -> ScoreCard:
        card = ScoreCard(self, lambda: self.settings.stored.paper)
        self.language.switched.connect(card.changed)
        return card

    @cached_property
    def kept(self) -> KeptThings:
        """The things that people keep from one start to the next."""
        return KeptThings(
            self.paths.root, self.keepings, self.notices.tell, self._people, self.calendar, self
        )

    @cached_property
    def tournaments(self) -> Tournaments:
        from stolik.services.tournaments.tournaments import Tournaments

        return Tournaments(self.paths)

    @cached_property
    def copies(self) -> Copies:
        from stolik.storage.copies import Copies

        return Copies(self.paths, self.kept_names, self.today)

    # ------------------------------------------------------------------ the tables of the house

    @property
    def has_tables(self) -> bool:
        return self._tables is not None

    @property
    def tables(self) -> TableManager:
        return self._tables or self._make_tables()

    def _people(self) -> People:
        return self.tables.people

    def _make_tables(self) -> TableManager:
        from stolik.services.tables.table_manager import TableManager

        self._tables = tables = TableManager(self, self.finished_games, self.set_table)
        tables.helped.connect(self._follow_helps)
        self.settings.changed.connect(self._follow_helps)
        tables.line_up.fits.connect(self.finished_games.catch_up)
        tables.changed.connect(self._keep_awake)
        tables.ended.connect(self.finished_games.note_result)
        tables.finished.connect(self.finished_games.note_end)
        tables.line_up.forgotten.connect(self._forget_person)
        self.tablesMade.emit()
        for name in tables.cut_off_removals():
            self._forget_person(name)
        return tables

    @Slot(str)
    def _forget_person(self, name: str) -> None:
        told, failed = len(self.notices.files("name_left")), list[object]()
        # The tables come last, since the others may keep damaged files aside, which the tables clean.
        for forget in (
            self._forget_kept,
            self.finished_games.forget_person,
            lambda name: self.tables.forget_person(
                name, is_last=not failed and len(self.notices.files("name_left")) == told
            ),
        ):
            try:
                forget(name)
            except Exception:  # the others must still forget the person
                failed.append(forget)
                log.exception("a person couldn't be forgotten by %s", forget)
                self.notices.tellUnexpected()

    def _forget_kept(self, name: str) -> None:
        self.forgetting.emit()
        self.kept.forget_person(name)

    def needs_bots(self) -> bool:
        """Return whether a game or a page needs the bots."""
        setup = self._tables.setup if self._tables is not None else None
        playing = setup is not None and not setup.session.over
        return playing or self.page_uses_bots

    def parts_of_table(self) -> list[QUrl]:
        """Return the QML file that draws the table of the game being set up, and import its code."""
        from stolik.table.controller import drawing_of

        game = self.tables.line_up.info
        return [drawing_of(game.id)] if game is not None else []

    def set_table(self, setup: TableSetup, save: Callable[[], None]) -> QObject:
        """Return the table of a game; ``save`` is called after every move."""
        # The first page doesn't need the table, whose imports take time.
        from stolik.table.controller import TableController

        table = self.table_of(TableController, replace(setup, seats=self._todays_seats(setup)), save)
        self.stories.last = table.story
        self.language.switched.connect(table.retranslate)
        table.sounded.connect(self.sound_player().play)
        cast("SeatClock", table.clock).changed.connect(self._keep_awake)
        table.guessed.connect(partial(self._note_guess, setup))
        aloud = cast("Aloud", table.aloud)
        aloud.spoken.connect(self.read_aloud)
        aloud.stopped.connect(self.fall_silent)
        if self._runner is not None and not all(sitting.is_person for sitting in setup.seats):
            self._runner.warm_up()
        return table

    @Slot()
    def _keep_awake(self) -> None:
        """Keep the screen from going dark while the table's clock runs."""
        clock: SeatClock | None = getattr(self.tables.table, "clock", None)
        self.awake.keep("table", clock is not None and bool(clock.runs))

    def _note_guess(self, setup: TableSetup, seat: int, guess: Guess) -> None:
        """Log a guess that a person of the house has made at a table."""
        person = self.tables.people.find(setup.players[seat].name)
        if person is not None:
            self.kept(GUESSES).note(person.name, guess)

    def _todays_seats(self, setup: TableSetup) -> tuple[Sitting, ...]:
        """Return the seats, with a calm table for people who want one today."""
        from stolik.services.tables.table_setup import todays_seats

        return todays_seats(setup, self.tables.people, everybody=self.settings.stored.calm)

    @Slot()
    def _follow_helps(self) -> None:
        table, setup = self.tables.table, self.tables.setup
        if table is not None and setup is not None:
            cast("TableController", table).change_helps(
                [sitting.helps for sitting in self._todays_seats(setup)]
            )

    def table_at(self, kind: Callable[..., T], place: RecordedDecision) -> T:
        """Return a table of this kind at a decision of a record."""
        from stolik.analysis.practice import position_of, record_before
        from stolik.services.tables.table_setup import resume
        from stolik.storage.saves import SavedGame

        record = record_before(place.text, place.entry)
        setup = resume(SavedGame(record, position_of(record, place.seat)))
        return self.table_of(kind, setup)

    def new_seed(self) -> str:
        """Return a new random text to seed something with."""
        return f"{self.bot_rng.getrandbits(64)}"

    def bots(self) -> JobRunner:
        """Return the bots' process, creating it if needed."""
        if self._runner is None:
            from stolik.bots.worker import answer, serve
            from stolik.services.child_process import BotProcess

            self._runner = BotProcess(serve, answer)
            self._runner.unanswered.connect(self.notices.tell_unanswered)
        return self._runner

    def sound_player(self) -> SoundPlayer:
        """Return the sound player, creating it if needed."""
        if self._sounds is None:
            from stolik.services.sounds import SoundPlayer

            self._sounds = SoundPlayer(self.settings)
        return self._sounds

    @Slot(str, bool)
    def read_aloud(self, sentence: str, at_once: bool) -> None:
        """Read a sentence aloud if that is switched on; the reader is created for the first one."""
        if self._reader is None:
            if not self.settings.stored.read_aloud:
                return
            from stolik.services.read_aloud import ReadAloud

            self._reader = ReadAloud(self.settings)
            self._reader.failed.connect(self.notices.tell_voiceless)
        self._reader.read(sentence, at_once)

    @Slot()
    def fall_silent(self) -> None:
        if self._reader is not None:
            self._reader.stop()

    def table_of(self, kind: Callable[..., T], setup: TableSetup, save: Callable[[], None] = _nothing) -> T:
        """Return a table of this kind for a setup; ``save`` is called after every move."""
        from stolik.table.screen_parts import TableNeeds

        now, failed = self.table_time, self.stories.keep_failed
        is_first_win = partial(self.finished_games.is_first_win, setup)
        needs = TableNeeds(self.bots(), self.rng, self.bot_rng, save, now, failed, is_first_win=is_first_win)
        return kind(setup, needs)
