"""How soon the family book opens with ten thousand games: from the file to every part of its page."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

from tests.benchmarks.bench_pages import frame_after, measured_apart
from tests.benchmarks.table import Row

GAMES = 10_000
OPEN_MS = 300


def leave_games(file: Path, games: int = GAMES) -> None:
    """Leave so many games of the people of the house in a book."""
    from stolik.services.family_book.store import SeatLuck, open_book

    from tests.pictures.scenes.book import drawn

    rng, (book, _), today = Random(1), open_book(file), date.today().toordinal()
    for number in range(games):
        key = f"{number:032}"
        book.note(f"{key}.stolik", number, key, drawn(rng, number, today - (games - number) // 10))
        book.set_luck(key, {seat: SeatLuck(0.25, 0.1, 0.05, 30) for seat in range(3)})
    book.save()
    book.close()


def opened(paths: Any) -> tuple[float, float]:
    """Return the milliseconds until the book is open, and until all parts of its page are filled."""
    from stolik.pages.book.model import FamilyBookModel
    from stolik.storage.profiles import Person

    from tests.house import House
    from tests.pictures.scene import KNOWN

    house = House(paths)
    house.tables.people.people = [Person(name=name) for name in KNOWN]
    began = perf_counter()
    _ = house.services.finished_games.results
    read = perf_counter()
    model: Any = FamilyBookModel(house.services)
    filled = perf_counter()
    assert model.people.count == len(KNOWN)
    house.shell.close()
    return 1000 * (read - began), 1000 * (filled - began)


def seen(paths: Any, visits: int) -> list[float]:
    """Return the milliseconds from the click to the first frame with the page, of each visit."""
    from stolik.storage.profiles import store_people

    from tests.pictures.scene import KNOWN_PEOPLE
    from tests.ui.driver import Screen

    store_people(paths.people, KNOWN_PEOPLE)
    screen = Screen(paths, size=(1366, 768), pace="normal")
    window: Any = screen.window
    screen.wait_until(lambda: screen.app.shell._tables is not None, "the tables")
    times = []
    for _ in range(visits):
        times.append(
            frame_after(
                screen,
                lambda: screen.app.shell.opened_pages.open("book"),
                lambda: window.property("over") == "book",
            )
        )
        screen.pages.back()
        screen.picture()
    screen.close()
    return times


def measure(games: int) -> None:
    """Print a line for each figure of a book of ``games`` games: its name and the milliseconds."""
    from stolik.app import application
    from stolik.storage.paths import Paths

    qt = application()
    with TemporaryDirectory() as folder:
        paths = Paths(Path(folder))
        leave_games(paths.family_book, games)
        times = [opened(paths) for _ in range(5)]
        frames = seen(paths, 3)
    del qt
    print("read", *[read for read, _ in times], sep="\t")
    print("read, and its page filled", *[filled for _, filled in times], sep="\t")
    print("first frame of its page, first visit", frames[0], sep="\t")
    print("first frame of its page, later visits", *frames[1:], sep="\t")


def rows(short: bool = False) -> list[Row]:
    """Return the figures, of a process of its own."""
    games = GAMES // 10 if short else GAMES
    figures = {name: median(times) for name, times in measured_apart("bench_family_book", games).items()}
    return [
        Row(f"family book of {games} games: {name}", f"{took:.0f} ms", f"{OPEN_MS} ms", took <= OPEN_MS)
        for name, took in figures.items()
    ]
