"""The scenes of the gallery that show the room in which one practises."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final

from stolik.analysis.practice import FoundError, game_text
from stolik.engine.bot import Level
from stolik.engine.driver import bot_chooser, play
from stolik.engine.game_library import find_game, load_game, load_package
from stolik.engine.record import Player
from stolik.engine.session import Session
from stolik.engine.sitting import in_order
from stolik.services.kept.lessons import LessonProgress
from stolik.services.kept.practice import PracticeBook
from stolik.services.kept.puzzles import SolvedPuzzles
from stolik.storage.paths import Paths

from tests.pictures.scene import KNOWN, Act, Leave, Scene
from tests.pictures.scenes.luck import finished
from tests.ui.driver import DAY, Screen

PRACTISED: Final = ("ryzyk_fizyk", "pickomino", "knaster")


def room_of(screen: Screen) -> Any:
    return screen.page_model("practise")


def practise_opened(screen: Screen) -> None:
    """Open the room, and wait until its puzzles have their pictures."""
    screen.wait_until(lambda: screen.app.shell._tables is not None, "the tables")
    screen.app.services.pages.open("practise")
    all_drawn(screen)


def all_drawn(screen: Screen) -> None:
    def drawn() -> bool:
        rows = [*room_of(screen).today.rows, *room_of(screen).puzzles.rows]
        return all(row.still.gameId for row in rows)

    screen.wait_until(drawn, "the pictures")


def practice_chosen(name: str, grade: int = 1) -> Act:
    def act(screen: Screen) -> None:
        room_of(screen).choosePerson(name)
        room_of(screen).chooseGrade(grade)
        all_drawn(screen)

    return act


def nobody_known(paths: Paths) -> None:
    paths.people.unlink()


def games_known(screen: Screen) -> None:
    screen.wait_until(lambda: screen.app.services.finished_games.property("known"), "finished games")


def due(**counts: int) -> Leave:
    """Leave so many moves to be tried again by each of the people of the house, a game each.

    The moves are those that a gentle computer made.
    """

    def leave(paths: Paths) -> None:
        book = PracticeBook()
        book.count_to(DAY)
        for name, game, (who, count) in zip(KNOWN, PRACTISED, counts.items(), strict=False):
            assert name.startswith(who)
            rules, info, rng = load_game(game), find_game(game), Random(4)
            assert info is not None
            bot = load_package(game).bots[Level.GENTLE]
            session = Session(rules, 3, rules.options_type(), 0)
            play(session, bot_chooser([bot] * 3, [rng] * 3), rng)
            players = tuple(Player(name=each, player="human") for each in KNOWN)
            seat = KNOWN.index(name)
            entries = [number for number, entry in enumerate(session.log, 1) if entry.seat == seat]
            begin = len(entries) // 3
            errors = [FoundError(entry, 0.1) for entry in entries[begin : begin + count]]
            text = game_text(session, info, in_order(players))
            assert book.take(game, text, [(name, seat, errors)]) == bool(count)
        assert book.store(paths.root / "drills.json") is None

    return leave


def learned(paths: Paths) -> None:
    """Leave puzzles that were solved, also those of the last days, and first games that were played."""
    solved = SolvedPuzzles()
    for day in range(4):
        solved.note(KNOWN[0], "rummikub", 1, DAY - day)
    solved.note(KNOWN[0], "knaster", 1, None)
    assert solved.store(paths.root / "puzzles.json") is None
    lessons = LessonProgress()
    lessons.note("pickomino", 9, done=True)
    lessons.note("rummikub", 3, done=False)
    assert lessons.store(paths.root / "lessons.json") is None


def practise_scenes() -> Iterator[Scene]:
    """Yield the room on the first evening, with little that is due, and with much."""
    seen = (games_known, practise_opened)
    played = finished(("pickomino", 3, 3))
    yield Scene("practise-first", (practise_opened,), (nobody_known,))
    yield Scene("practise-nothing-due", seen, (played,))
    yield Scene("practise", seen, (played, due(Zosia=3)))
    yield Scene(
        "practise-many", (*seen, practice_chosen(KNOWN[0])), (played, due(Zosia=9, Marek=8, Małgorzata=8), learned)
    )
    yield Scene("practise-hard", (*seen, practice_chosen(KNOWN[2], 5)), (played, due(Zosia=9, Marek=8, Małgorzata=8)))
