"""Makes the models of pages and tables: what knows every room, for the shell, which knows none."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import TYPE_CHECKING, Any, TypeVar, cast

from PySide6.QtCore import QObject, Slot

from stolik.shell.language import Language
from stolik.shell.settings import Settings
from stolik.storage.paths import Paths

if TYPE_CHECKING:
    from stolik.analysis.recorded_decision import RecordedDecision
    from stolik.drill.table import DrillTable
    from stolik.lessons.qt import LessonProgress
    from stolik.shell.game_results import GameResultKeeper
    from stolik.shell.practice import Practice
    from stolik.shell.shell import Shell
    from stolik.shell.solved_puzzles import SolvedPuzzleKeeper
    from stolik.shell.table_setup import TableSetup
    from stolik.storage.tournaments import Tournaments
    from stolik.table.telling.aloud import Aloud
    from stolik.tournament.tournament import Tournament
    from stolik.tournament_desk.parts import Surroundings

T = TypeVar("T")
DrillT = TypeVar("DrillT", bound="DrillTable")


def time_text() -> str:
    """Return the day and the time of the day, as they are written down in a tournament."""
    from datetime import datetime  # the first page doesn't ask, and it takes time to import

    return datetime.now().strftime("%Y-%m-%d %H:%M")


class PageMakers(QObject):
    """Makes each model when its page is opened, and the bots' process and the sounds with the first of them.

    What each needs is imported then: the first page waits for none of it.

    Tables call it by their signals, so it is a ``QObject``: of any other object PySide keeps a reference for
    every signal that is connected with it, also when the table is gone.
    """

    def __init__(
        self,
        paths: Paths,
        settings: Settings,
        language: Language,
        rng: Random,
        bot_rng: Random,
        now: Callable[[], float],
        shell: Callable[[], Shell],
    ) -> None:
        """Make nothing yet.

        Tables roll with ``rng``, bots draw from ``bot_rng``. ``now`` gives seconds that grow steadily;
        ``shell`` is asked once a model is made.
        """
        super().__init__()
        self._paths = paths
        self._settings = settings
        self._language = language
        self._rng = rng
        self._bot_rng = bot_rng
        self._now = now
        self._shell = shell
        self._runner: Any = None
        self._sounds: Any = None
        self._reader: Any = None
        self._tournament_files: Tournaments | None = None

    def close(self) -> None:
        """End the bots' process, the sounds and the voice."""
        if self._runner is not None:
            self._runner.close()
        if self._sounds is not None:
            self._sounds.close()
        if self._reader is not None:
            self._reader.close()

    def set_table(self, setup: TableSetup, save: Callable[[], None]) -> QObject:
        """Return the table of a game; ``save`` is called after every move."""
        # The table isn't needed to show the first page, and its imports take time.
        from stolik.table.controller import TableController

        table = self._table_of(TableController, setup, save)
        self._language.switched.connect(table.retranslate)
        table.sounded.connect(self._sound_player().play)
        aloud = cast("Aloud", table.aloud)
        aloud.spoken.connect(self._read_aloud)
        aloud.stopped.connect(self._fall_silent)
        if any(player.level is not None for player in setup.players):
            self._runner.warm_up()
        return table

    def report(self, setup: TableSetup) -> QObject:
        """Return the report on a game."""
        from stolik.report.qt import ReportModel
        from stolik.storage.reports import Reports
        from stolik.table.controller import TableController

        # A report has a table of its own, at which nobody plays: it shows moments.
        table = self._table_of(TableController, setup, lambda: None)

        report = ReportModel(
            table,
            setup.players,
            setup.avatars,
            tuple(setup.seat_colours),
            self._runner,
            Reports(self._paths),
            self._now,
        )
        self._language.switched.connect(table.retranslate)
        self._language.switched.connect(report.retranslate)
        return report

    def drill(self, practice: Practice, place: RecordedDecision | None) -> QObject:
        """Return the drill with what is due, or with the one position at ``place``."""
        from stolik.drill.qt import DrillModel
        from stolik.drill.table import DrillTable

        drill = DrillModel(partial(self._table_at, DrillTable), self.bots(), practice, place)
        self._language.switched.connect(drill.retranslate)
        self._shell().day_calendar.changed.connect(drill.follow_day)
        return drill

    def _table_at(self, kind: type[DrillT], place: RecordedDecision) -> DrillT:
        from stolik.drill.positions import position_of, record_before
        from stolik.shell.table_setup import resume
        from stolik.storage.saves import SavedGame

        record = record_before(place.text, place.entry)
        setup = resume(SavedGame(record, position_of(record, place.seat)))
        return self._table_of(kind, setup, lambda: None)

    def luck(self, results: GameResultKeeper) -> QObject:
        """Return the page of luck over time."""
        from stolik.luck_over_time.qt import LuckModel

        luck = LuckModel(results)
        self._language.switched.connect(luck.retranslate)
        return luck

    def book(self, keeper: GameResultKeeper, *more: Any) -> QObject:
        """Return the page of the family book."""
        from stolik.family_book.qt import FamilyBookModel

        book = FamilyBookModel(keeper, *more)
        self._language.switched.connect(book.retranslate)
        self._shell().day_calendar.changed.connect(book.retranslate)
        return book

    def tournaments(self) -> QObject:
        """Return the pages of the tournament."""
        from stolik.storage.tournaments import Tournaments
        from stolik.tournament_desk.qt import TournamentPages

        if self._tournament_files is None:
            # What the disk didn't take outlasts the pages.
            self._tournament_files = Tournaments(self._paths)
        pages = TournamentPages(self._tournament_files, self._tournament_surroundings())
        self._language.switched.connect(pages.retranslate)
        return pages

    def _tournament_surroundings(self) -> Surroundings:
        """Return what the pages of the tournament need; the ways to fill a table are wired here alone."""
        from stolik.shell.tournament_printing import TournamentPrinting
        from stolik.tournament.championship import begin_championship
        from stolik.tournament_desk.background_tables import BackgroundTables
        from stolik.tournament_desk.card_form import CardForm
        from stolik.tournament_desk.parts import Surroundings
        from stolik.tournament_desk.setup_qt import LARGEST_SEED, person_rows

        def make_printing(tournament: Tournament) -> QObject:
            printing = TournamentPrinting(
                paper=lambda: self._settings.stored.paper,
                keep_paper=lambda paper: self._settings.setProperty("paper", paper),
            )
            printing.follow(tournament, tournament.state.created.name)
            return printing

        return Surroundings(
            tell=self._shell().notice_list.tell,
            saving_works=self._shell().notice_list.saving_works,
            time=time_text,
            people=lambda: person_rows(self._shell().tables.people.people),
            seed=lambda: self._rng.randint(0, LARGEST_SEED),
            make_card_form=lambda: CardForm(time_text),
            make_background=BackgroundTables,
            sit_here=self._shell().tables.sit_for_tournament,
            tables_here=lambda: self._shell().tables.tournament_tables,
            make_printing=make_printing,
            begin_championship=begin_championship,
            in_play=self._plays_table_of,
            now=self._now,
        )

    def _plays_table_of(self, tournament: str) -> bool:
        place = self._shell().tables.place
        return place is not None and place.tournament == tournament

    def referee(self) -> QObject:
        """Return the referee's corner."""
        from stolik.engine.game_library import find_packages
        from stolik.referee.qt import RefereeModel
        from stolik.shell.help_pages import search_help

        referee = RefereeModel(
            find_packages(),
            lambda question: search_help(question, self._settings.stored_language),
            self._now,
        )
        referee.sounded.connect(self._sound_player().play)
        self._language.switched.connect(referee.retranslate)
        return referee

    def puzzles(self, keeper: SolvedPuzzleKeeper) -> QObject:
        """Return the puzzles."""
        from stolik.engine.record import open_session, parse_record
        from stolik.puzzles.qt import PuzzleModel
        from stolik.puzzles.solving import PuzzleSolving
        from stolik.puzzles.table import PuzzleTable
        from stolik.shell.table_setup import resume
        from stolik.storage.saves import SavedGame
        from stolik.table.controller import TableController

        def make_solving(place: RecordedDecision) -> PuzzleSolving:
            return PuzzleSolving(partial(self._table_at, PuzzleTable), self.bots(), place)

        def show_answer(text: str) -> QObject:
            record = parse_record(text)
            setup = resume(SavedGame(record, open_session(record)))
            table = self._table_of(TableController, setup, lambda: None)
            table.begin()
            table.look_at_end()
            return table

        def new_seed() -> str:
            return f"{self._bot_rng.getrandbits(64)}"

        puzzles = PuzzleModel(make_solving, show_answer, self.bots(), keeper, new_seed)
        self._language.switched.connect(puzzles.retranslate)
        self._shell().day_calendar.changed.connect(puzzles.follow_day)
        return puzzles

    def lesson(self, game_id: str, progress: LessonProgress) -> QObject:
        """Return the lesson of a game, which has one."""
        from stolik.engine.game_library import load_package
        from stolik.lessons.qt import LessonModel
        from stolik.lessons.table import set_table

        package = load_package(game_id)
        assert package.lesson is not None, "its label says that there is a lesson"
        make_table = partial(set_table, rng=self._rng, bot_rng=self._bot_rng, now=self._now)
        lesson = LessonModel(package.info, package.lesson, make_table, progress)
        lesson.sounded.connect(self._sound_player().play)
        lesson.spoken.connect(self._read_aloud)
        lesson.left.connect(self._fall_silent)
        self._language.switched.connect(lesson.retranslate)
        return lesson

    def bots(self) -> Any:
        """Return the bots' process, which is made at the first question."""
        if self._runner is None:
            from stolik.bots.worker import answer, serve
            from stolik.table.bot_process import BotProcess

            self._runner = BotProcess(serve, answer)
            self._runner.unanswered.connect(self._shell().notice_list.tell_unanswered)
        return self._runner

    def _sound_player(self) -> Any:
        """Return the sounds, which are made at the first question."""
        if self._sounds is None:
            from stolik.shell.sounds import SoundPlayer

            self._sounds = SoundPlayer(self._settings)
        return self._sounds

    @Slot(str, bool)
    def _read_aloud(self, sentence: str, at_once: bool) -> None:
        """Read a sentence aloud where that is set; what it needs is made with the first one."""
        if self._reader is None:
            if not self._settings.stored.read_aloud:
                return
            from stolik.shell.read_aloud import ReadAloud

            self._reader = ReadAloud(self._settings)
            self._reader.failed.connect(self._shell().notice_list.tell_voiceless)
        self._reader.read(sentence, at_once)

    @Slot()
    def _fall_silent(self) -> None:
        """Read nothing further of what was told."""
        if self._reader is not None:
            self._reader.stop()

    def _table_of(self, kind: Callable[..., T], setup: TableSetup, save: Callable[[], None]) -> T:
        return kind(
            setup.info,
            setup.session,
            setup.players,
            avatars=setup.avatars,
            colours=setup.colours,
            rng=self._rng,
            bot_rng=self._bot_rng,
            runner=self.bots(),
            save=save,
            side_state=setup.side_state,
            beginners=setup.beginners,
            tutored=setup.tutored,
            real_dice=setup.real_dice,
            helps=setup.helps,
            own_best=setup.own_best,
            in_tournament=setup.in_tournament,
            now=self._now,
        )
