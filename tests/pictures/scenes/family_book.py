"""The scenes of the gallery that show the family book."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime, timedelta
from random import Random
from typing import Final

from stolik.analysis.guessing import Guess
from stolik.services.family_book.store import GameEntry, SeatEntry, open_book
from stolik.services.kept.guesses import Guesses
from stolik.services.results.game_results import MORNING
from stolik.storage.paths import Paths

from tests.pictures.acts import pressed
from tests.pictures.scene import KNOWN, Act, Leave, Scene, left
from tests.pictures.scenes.luck import scrolled_to_the_end
from tests.pictures.scenes.practise import games_known
from tests.qml_classes import class_name
from tests.ui.driver import DAY, Screen

GAMES: Final = ("pickomino", "ryzyk_fizyk", "rummikub", "knaster")


def played(games: int = 60, evening: int = 3, goes_on: bool = True) -> Leave:
    """Leave games of the people of the house, the last ones of an evening, drawn by chance."""

    def leave(paths: Paths) -> None:
        rng, (book, _), today = Random(3), open_book(paths.family_book), DAY
        for number in range(games):
            key = f"{number:032}"
            day = today - (games - number) // 3 if number < games - evening else today
            book.note(f"{key}.stolik", number, key, drawn(rng, number, day))
            if number == games - evening - 1 and evening:
                book.begin_evening((datetime.now() - timedelta(hours=MORNING)).toordinal(), 5, KNOWN)
            if number >= games - evening:
                book.count_for_evening(1, key)
        if not goes_on:
            book.end_evening()
        book.save()
        book.close()

    return leave


def drawn(rng: Random, number: int, day: int) -> GameEntry:
    """Return a game of the people of the house and a computer; each seventh is given up or alone."""
    game = GAMES[number % 4]
    alone, is_over = number % 7 == 3 and game == "knaster", number % 7 != 5
    names = KNOWN[:1] if alone else (*KNOWN, "")
    scores = [rng.randint(2, 40) for _ in names]
    seats = [
        SeatEntry(
            name,
            None if name else "sharp",
            score if is_over else 0,
            1 + sum(other > score for other in scores) if is_over else 0,
            float(score == max(scores)),
        )
        for name, score in zip(names, scores, strict=True)
    ]
    dice = {face: rng.randint(14, 26) for face in range(1, 7)} if game != "rummikub" else {}
    return GameEntry(game, "{}", number, day, tuple(seats), is_over, dice)


def book_opened(part: int = 0) -> Act:
    def act(screen: Screen) -> None:
        screen.wait_until(lambda: screen.app.shell._tables is not None, "the tables")
        screen.app.shell.opened_pages.open("book")
        screen.picture()
        page = next(item for item in screen.items() if class_name(item).startswith("FamilyBookPage"))
        page.setProperty("part", part)
        screen.picture()

    return act


def guessed(many: int = 60) -> Leave:
    """Leave guesses of the first person, at first far too high, in the end nearly true."""

    def leave(paths: Paths) -> None:
        rng = Random(5)
        keeper = Guesses(paths.root / "guesses.jsonl", lambda _: None, moment=lambda: "2026-11-27T12:00:00")
        for number in range(many):
            truth = rng.uniform(0.05, 0.9)
            off = rng.gauss(0.25, 0.1) if number < 10 else rng.gauss(0.02, 0.08)
            said = round(100 * max(0.0, min(1.0, truth + off)))
            keeper.note(KNOWN[0], Guess("pickomino", "tile", said, truth, seconds=6.0))

    return leave


def family_book_scenes() -> Iterator[Scene]:
    """Yield all parts of the book, and the first page with the last games."""
    yield Scene("book-people", (book_opened(),), (played(),))
    yield Scene("book-guesses", (book_opened(), scrolled_to_the_end), (played(8), guessed()))
    yield Scene("book-people-end", (book_opened(), scrolled_to_the_end), (played(),))
    yield Scene("book-empty", (book_opened(),))
    yield Scene("book-evening", (book_opened(1),), (played(),))
    yield Scene("book-evening-over", (book_opened(1), scrolled_to_the_end), (played(goes_on=False),))
    yield Scene("book-season", (book_opened(2),), (played(),))
    yield Scene("book-dice", (book_opened(3),), (played(),))
    yield Scene("book-home", (games_known,), (played(),))
    yield Scene("games", (games_known, pressed("Our games")), (left("knaster", 95), played()))
