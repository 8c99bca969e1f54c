"""The scenes of the gallery in which a learner plays a first game."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final

from PySide6.QtCore import Qt
from stolik.analysis.practice import FoundError, game_text
from stolik.engine.bot import Level
from stolik.engine.driver import bot_chooser, play
from stolik.engine.game_library import find_game, find_packages, load_game, load_package
from stolik.engine.json_values import to_plain
from stolik.engine.record import Player, parse_record
from stolik.engine.session import Session
from stolik.engine.sitting import SeatHelps, in_order
from stolik.services.family_book.store import GameEntry, SeatEntry, SeatLuck, open_book
from stolik.services.kept.lessons import LessonProgress
from stolik.services.kept.practice import PracticeBook
from stolik.services.kept.puzzles import SolvedPuzzles
from stolik.storage.paths import Paths

from tests.pictures.acts import (
    at_table,
    dearest_chosen,
    ended,
    on_the_table,
    report_begun,
    report_seen,
    report_whole,
)
from tests.pictures.scene import (
    ALONE,
    KNOWN,
    PAIR,
    Act,
    Leave,
    Scene,
    later,
    left,
    left_in_the_turn,
    left_laid,
    settled,
)
from tests.ui.driver import DAY, Screen
from tests.ui.positions import FAMILY, Seats, leave_a_reported_game


def lesson_of(screen: Screen) -> Any:
    return screen.page_model("lesson")


@later
def lesson_opened(screen: Screen, game: str, goals: int, *, shown: bool = False) -> None:
    """Open a lesson and reach ``goals`` goals or its end, with the solution ``shown`` if wanted."""
    screen.app.shell.opened_pages.open("lesson", {"gameId": game})
    model = lesson_of(screen)
    screen.wait_until(lambda: model.asking, "what is to be done")
    while model.done < min(goals, model.total):
        model.table.submit(to_plain(model.table.due.move_in(model.table.session.state)))
        screen.wait_until(lambda: model.over or model.asking, "what is to be done")
    if shown:
        model.show()
    screen.breathe()


def lesson_scenes() -> Iterator[Scene]:
    for package in find_packages():
        if package.info.has_lesson:
            game = package.info.id
            yield Scene(f"lesson-{game}", (lesson_opened(game, 0),))
            yield Scene(f"lesson-{game}-shown", (lesson_opened(game, 3, shown=True),))
            steps = package.lesson.steps() if package.lesson else 0
            yield Scene(f"lesson-{game}-later", (lesson_opened(game, min(8, steps - 2)),))
            yield Scene(f"lesson-{game}-end", (lesson_opened(game, 99),))


PUZZLES_OF: Final = ("pickomino", "rummikub", "knaster", "ryzyk_fizyk")


def puzzles_of(screen: Screen) -> Any:
    return screen.page_model("puzzles")


@later
def puzzle_asked(screen: Screen, game: str, grade: int = 2) -> None:
    screen.app.shell.opened_pages.open("puzzles", {"gameId": game, "grade": grade, "seed": "gallery"})
    model = puzzles_of(screen)
    screen.wait_until(lambda: model.solving is not None and model.solving.phase == "asked", "the puzzle")
    screen.wait_until(lambda: not model.solving.table.director.busy, "rest")
    screen.breathe()


@later
def puzzle_answered(screen: Screen, right: bool) -> None:
    model = puzzles_of(screen)
    table = model.solving.table
    made = model._made
    best = parse_record(made.text).log[made.entry - 1]["move"]
    moves = [to_plain(move) for move in table.session.game.legal_moves(table.session.state, made.seat)]
    table.submit(best if right else next(move for move in moves if move != best))
    screen.wait_until(lambda: model.solving.phase == "answered", "the answer")
    screen.breathe()


def weighed(screen: Screen) -> None:
    screen.wait_until(lambda: screen.explorer.property("phase") == "ready", "what the options are worth")
    screen.wait_until(lambda: screen.explorer._job is None, "why the best one is the best")


def answer_shown(screen: Screen) -> None:
    screen.app.shell.opened_pages.open("explorer", puzzles_of(screen).exploring())
    weighed(screen)


def puzzle_scenes() -> Iterator[Scene]:
    for game in PUZZLES_OF:
        yield Scene(f"puzzles-{game}", (puzzle_asked(game),))
        yield Scene(f"puzzles-{game}-right", (puzzle_asked(game), puzzle_answered(True)))
        yield Scene(f"puzzles-{game}-wrong", (puzzle_asked(game), puzzle_answered(False)))
    yield Scene("puzzles-rummikub-hard", (puzzle_asked("rummikub", 5),))
    yield Scene(
        "puzzles-rummikub-answer", (puzzle_asked("rummikub", 5), puzzle_answered(False), answer_shown)
    )


PRACTISED: Final = ("ryzyk_fizyk", "pickomino", "knaster")


def room_of(screen: Screen) -> Any:
    return screen.page_model("practice")


def practise_opened(screen: Screen) -> None:
    screen.wait_until(lambda: screen.app.shell._tables is not None, "the tables")
    screen.app.shell.opened_pages.open("practice")
    all_drawn(screen)


def all_drawn(screen: Screen) -> None:
    def drawn() -> bool:
        rows = [*room_of(screen).today.rows, *room_of(screen).puzzles.rows]
        return all(row.still.position for row in rows)

    screen.wait_until(drawn, "the pictures")


@later
def practice_chosen(screen: Screen, name: str, grade: int = 1) -> None:
    room_of(screen).choosePerson(name)
    room_of(screen).chooseGrade(grade)
    all_drawn(screen)


def games_known(screen: Screen) -> None:
    screen.wait_until(lambda: screen.app.services.finished_games.property("known"), "finished games")


@later
def due(paths: Paths, /, **counts: int) -> None:
    """Save so many moves to be tried again for each person of the household, one game for each.

    The moves are a gentle computer's.
    """
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


def learned(paths: Paths) -> None:
    """Save solved puzzles, including those of the last days, and finished first games."""
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
    seen = (games_known, practise_opened)
    played = finished(("pickomino", 3, 3))
    yield Scene("practise-first", (practise_opened,), (lambda paths: paths.people.unlink(),))
    yield Scene("practise-nothing-due", seen, (played,))
    yield Scene("practise", seen, (played, due(Zosia=3)))
    yield Scene(
        "practise-many",
        (*seen, practice_chosen(KNOWN[0])),
        (played, due(Zosia=9, Marek=8, Małgorzata=8), learned),
    )
    yield Scene(
        "practise-hard", (*seen, practice_chosen(KNOWN[2], 5)), (played, due(Zosia=9, Marek=8, Małgorzata=8))
    )


GAMES: Final = ("pickomino", "rummikub", "knaster", "ryzyk_fizyk")


def model_of(screen: Screen) -> Any:
    return screen.page_model("guess")


def chosen(screen: Screen) -> None:
    screen.app.shell.opened_pages.open("guess")
    screen.breathe()


@later
def asked(screen: Screen, game: str, seed: str = "gallery") -> None:
    chosen(screen)
    model, seeds = model_of(screen), iter(f"{seed} {number}" for number in range(100))
    services: Any = screen.app.services
    services.new_seed = lambda: next(seeds)
    model.begin(game)
    waited(screen)


def waited(screen: Screen) -> None:
    model = model_of(screen)
    screen.wait_until(lambda: model.phase == "asked", "the question")
    screen.wait_until(lambda: not model.table.director.busy, "rest")
    screen.breathe()


@later
def guessed(screen: Screen, said: int) -> None:
    model_of(screen).guess(said)
    screen.breathe()


def round_done(screen: Screen) -> None:
    model = model_of(screen)
    while model.phase != "done":
        waited(screen)
        model.guess(30)
        model.next()
    screen.breathe()


TABLES: Final = {
    "pickomino": left_in_the_turn(),
    "rummikub": left_laid(8, seed=4),
    "knaster": left("knaster", 95),
    "ryzyk_fizyk": left("ryzyk_fizyk", 40),
}
"""A game of each kind, at a moment for guessing."""


def asked_at_table(screen: Screen, *, hint: bool = False) -> None:
    table = screen.table
    table.change_helps([SeatHelps(guess=True) for _ in table.players])
    if hint:
        table.advice.askHint()
    else:
        table.advice.showOdds(True)
    screen.wait_until(lambda: table.advice.guessQuestion, "the question")
    screen.breathe()


def guessed_at_table(screen: Screen, said: int = 40) -> None:
    screen.table.advice.guess(said)
    screen.breathe()


def guess_scenes() -> Iterator[Scene]:
    yield Scene("guess-choice", (chosen,))
    for game in GAMES:
        yield Scene(f"guess-{game}", (asked(game),))
        yield Scene(f"guess-{game}-told", (asked(game), guessed(40)))
    yield Scene("guess-done", (asked("ryzyk_fizyk"), round_done))
    for game, leave in TABLES.items():
        yield at_table(f"guess-at-table-{game}", leave, asked_at_table)
    yield at_table("guess-at-table-told", left_in_the_turn(), asked_at_table, guessed_at_table)


HOUSE: Final[Seats] = ((KNOWN[0], "human", 6), (KNOWN[1], "human", 9), ("Bolek", "gentle", 0))
SEEN: Final = (on_the_table, ended, report_begun, report_seen)


def tried_again(screen: Screen) -> None:
    rows = [row for row in screen.report.dear.rows if not row.bot]
    report_whole(screen)
    screen.report.choose(rows[0].key)
    # By keyboard, because in large type it is below the visible part.
    screen.find("Play it differently").item.forceActiveFocus(Qt.FocusReason.TabFocusReason)
    screen.press(Qt.Key.Key_Space)
    screen.wait_until(lambda: screen.practice.property("phase") == "asked", "the position")


@later
def answered(screen: Screen, place: int) -> None:
    practice = screen.practice
    screen.wait_until(lambda: practice._worth is not None, "what the moves are worth")
    move = practice._worth.values[place][0]
    practice.property("table").submit(to_plain(move))
    screen.wait_until(lambda: practice.property("phase") == "answered", "the answer")


def gone_home(screen: Screen) -> None:
    screen.press(Qt.Key.Key_Escape)
    screen.wait_for("Again")
    screen.click("Home", page="home")


def round_begun(screen: Screen) -> None:
    room = room_of(screen)
    room.choosePerson(KNOWN[0])
    room.begin("again")
    screen.wait_until(lambda: screen.practice.property("phase") == "asked", "the position")


def recorded(paths: Paths) -> None:
    leave_a_reported_game(paths, KNOWN, paths.root)


def reported(screen: Screen) -> None:
    screen.app.shell.openFile(str(screen.app.shell.tables._paths.root / "game.stolik"))
    screen.wait_for_page("table")
    screen.wait_for("Again")
    report_begun(screen)
    report_seen(screen)


def try_again_scenes() -> Iterator[Scene]:
    yield Scene("report-recorded", (reported,), (recorded,))
    yield Scene("report-recorded-more", (reported, report_whole, dearest_chosen), (recorded,))
    yield Scene("try-again-recorded", (reported, tried_again), (recorded,))
    yield Scene("try-again-recorded-wrong", (reported, tried_again, answered(-1)), (recorded,))
    games: dict[str, Leave] = {
        "pickomino": left("pickomino", 200, PAIR),
        "ryzyk_fizyk": left("ryzyk_fizyk", 90, ALONE),
        "knaster": left("knaster", 95, ALONE),
        "knaster-alone": left("knaster", 100, FAMILY[:1]),
    }
    for name, leave in games.items():
        yield Scene(f"try-again-{name}", (*SEEN, tried_again), (leave,))
        yield Scene(f"try-again-{name}-wrong", (*SEEN, tried_again, answered(-1)), (leave,))
    yield Scene("try-again-pickomino-right", (*SEEN, tried_again, answered(0)), (games["pickomino"],))
    yield Scene("try-again-report", (*SEEN, report_whole, dearest_chosen), (games["pickomino"],))
    house = left("pickomino", 150, HOUSE)
    yield Scene("try-again-home", (*SEEN, gone_home), (house,))
    yield Scene("try-again-round", (*SEEN, gone_home, practise_opened, round_begun), (house,))
    yield Scene(
        "try-again-round-wrong", (*SEEN, gone_home, practise_opened, round_begun, answered(-1)), (house,)
    )


FIRST_DAY: Final = 739_800


def scrolled_to_the_end(screen: Screen) -> None:
    screen.picture()
    for item in screen.items():
        if item.inherits("QQuickFlickable") and item.property("contentHeight") > item.height():
            item.setProperty("contentY", item.property("contentHeight") - item.height())


@later
def finished(
    paths: Paths, *kinds: tuple[str, int, int], name: str = KNOWN[0], skill: float = 0.06, done: bool = True
) -> None:
    """Save random results; each of ``kinds`` is a game, a number of seats and a number of games.

    The person with the ``name`` wins more often than equals by ``skill``; the others are the household.
    """
    rng, (book, _) = Random(7), open_book(paths.family_book)
    for game, seats, count in kinds:
        for number in range(count):
            key = f"{KNOWN.index(name)}:{game}:{seats}:{number}"
            entry, luck = _game(rng, game, seats, name, skill, number)
            book.note(f"{key}.stolik", number, key, entry)
            if done or number % 4:
                book.set_luck(key, {0: luck})
    book.save()
    book.close()


def _game(
    rng: Random, game: str, seats: int, name: str, skill: float, number: int
) -> tuple[GameEntry, SeatLuck]:
    start = 68.0 if seats == 1 else 1 / seats
    error = abs(rng.gauss(0.08, 0.05)) if seats > 1 else abs(rng.gauss(6, 2))
    deserved = start - error if seats == 1 else max(0.05, min(0.95, start + skill + rng.gauss(0, 0.08)))
    result = max(0.0, round(deserved + rng.gauss(0, 8))) if seats == 1 else float(rng.random() < deserved)
    luck = SeatLuck(start, result - deserved, error, rng.randint(20, 40))
    score = int(result) if seats == 1 else rng.randint(2, 12)
    place = 1 if seats == 1 or result else rng.randint(2, seats)
    others = [SeatEntry("", "sharp", 3, 2, 0.0)] * (seats - 1)
    return GameEntry(
        game, "{}", number, FIRST_DAY + number, (SeatEntry(name, None, score, place, result), *others)
    ), luck


def luck_opened(screen: Screen) -> None:
    luck_known(screen)
    screen.app.shell.opened_pages.open("book")
    screen.wait_for("More")
    screen.click("More")
    screen.page_model("book").showPart(1)
    # The curves are painted a moment after everything else.
    settled(screen)


def more_opened(screen: Screen) -> None:
    """Open the further part about all games; the keyboard scrolls it into view."""
    screen.find("More about luck: All games together").item.forceActiveFocus(Qt.FocusReason.TabFocusReason)
    screen.press(Qt.Key.Key_Return)
    screen.picture()


def luck_known(screen: Screen) -> None:
    screen.wait_until(lambda: screen.app.services.finished_games.property("known"), "finished games")


def luck_chosen(name: str) -> Act:
    return lambda screen: screen.page_model("book").choose(name)


def luck_page_scenes() -> Iterator[Scene]:
    many = finished(("pickomino", 4, 90), ("ryzyk_fizyk", 2, 60), ("rummikub", 3, 12), ("knaster", 1, 40))
    few = finished(("pickomino", 4, 6), ("knaster", 1, 3), name=KNOWN[1], done=False)
    unlucky = finished(("ryzyk_fizyk", 2, 150), name=KNOWN[2], skill=-0.1)
    house = (many, few, unlucky)
    yield Scene("luck-many", (luck_opened,), house)
    yield Scene("luck-many-end", (luck_opened, scrolled_to_the_end, settled), house)
    yield Scene("luck-more", (luck_opened, more_opened), house)
    yield Scene("luck-few", (luck_opened, luck_chosen(KNOWN[1]), settled), house)
    yield Scene("luck-one-kind", (luck_opened, luck_chosen(KNOWN[2]), settled), house)
    yield Scene("luck-home", (luck_known,), (unlucky, left("pickomino", 60)))


def luck_scenes() -> Iterator[Scene]:
    yield from luck_page_scenes()
