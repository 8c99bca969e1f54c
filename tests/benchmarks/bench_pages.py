"""The time until the effect of a click is seen: changing pages, and the light of a hint.

This is the real window in the software renderer. A page counts as seen with the first frame that shows it, a
hint with the first frame after its items light up. Later visits are measured, since the first one also
compiles a page; a table is visited once, and its first frame shows the empty cloth. Finally, a family book of
ten thousand games is opened.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from datetime import date
from functools import partial
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any, Final

from tests.benchmarks.apart import said_apart
from tests.benchmarks.table import Row, at_most

PAGE_MS = 100
TABLE_MS = 130
LIGHT_MS = 150
BOOK_MS = 300
BOOK: Final = 10_000
"""The number of games in a large family book."""


Figures = dict[str, list[float]]
"""Times in milliseconds, by what was measured."""


def frame_after(screen: Any, act: Callable[[], object], done: Callable[[], object]) -> float:
    """Return the milliseconds from an act until a frame is painted in which ``done`` is true."""
    painted: list[float] = []

    def swapped() -> None:
        if not painted and done():
            painted.append(perf_counter())

    screen.window.frameSwapped.connect(swapped)
    began = perf_counter()
    act()
    screen.wait_until(lambda: painted, "a frame")
    screen.window.frameSwapped.disconnect(swapped)
    return 1000 * (painted[0] - began)


def light_of_a_hint(screen: Any) -> float:
    """Return the milliseconds from the bots' answer to the first frame with the hint."""
    solved: list[float] = []

    def answered() -> None:
        if screen.table.advice.hints:
            solved.append(perf_counter())

    def ask() -> None:
        screen.press(_keys().Key_H)
        screen.wait_until(lambda: solved, "the hint")

    screen.table.advice.hintsChanged.connect(answered)
    began = perf_counter()
    found = frame_after(screen, ask, lambda: solved) - 1000 * (solved[0] - began)
    screen.table.advice.hintsChanged.disconnect(answered)
    screen.press(_keys().Key_Escape)
    screen.wait_until(lambda: not screen.table.advice.hints, "no hint")
    return found


def _is(item: Any, name: str, value: str) -> bool:
    return bool(item.property(name) == value)


def _keys() -> Any:
    from PySide6.QtCore import Qt

    return Qt.Key


def of_pages(visits: int) -> Figures:
    from stolik.storage.paths import Paths

    from tests.ui.driver import Screen

    found: Figures = defaultdict(list)
    with TemporaryDirectory() as folder:
        screen = Screen(Paths(Path(folder)), size=(1366, 768), pace="normal")
        window: Any = screen.window
        screen.app.shell.choose("knaster")
        for visit in range(visits + 1):
            for page in ("players", "home"):
                took = frame_after(
                    screen, partial(screen.pages.go, page), partial(_is, screen.window, "page", page)
                )
                screen.wait_for_page(page)
                if visit:
                    found[f"first frame of page {page}"].append(took)
            for over in ("Settings", "Family book", "How to play Worms"):
                place = screen.find(over).item
                took = frame_after(screen, partial(screen.click_item, place), lambda: window.property("over"))
                if visit:
                    found[f"first frame of page {over}"].append(took)
                screen.press(_keys().Key_Escape)
                screen.wait_until(lambda: not window.property("over"), "the page below")
                screen.picture()
        screen.close()
    return found


def of_tables(visits: int) -> Figures:
    """Continue a game of each kind and ask for hints."""
    from stolik.storage.paths import Paths

    from tests.pictures.scene import left, left_in_the_turn, left_laid
    from tests.ui.driver import Screen
    from tests.ui.player import wait_for_a_person

    def visit(screen: Screen) -> None:
        began, place = perf_counter(), screen.find("Continue").item
        took = frame_after(
            screen, lambda: screen.click_item(place), lambda: screen.window.property("page") != "home"
        )
        found["first frame of page table"].append(took)
        screen.wait_for_page("table")
        found["first visit to the table, all of it"].append(1000 * (perf_counter() - began))
        wait_for_a_person(screen)
        for _ in range(visits):
            found["the light of a hint, once its turn is solved"].append(light_of_a_hint(screen))

    found: Figures = defaultdict(list)
    for leave in (left_in_the_turn(), left("knaster", 61), left("ryzyk_fizyk", 61), left_laid(40, seed=3)):
        with TemporaryDirectory() as folder:
            paths = Paths(Path(folder))
            leave(paths)
            screen = Screen(paths, size=(1366, 768), pace="normal")
            visit(screen)
            screen.close()
    return found


def of_tournaments(visits: int) -> Figures:
    """Open the desk of a tournament of 64, its standings and the way to the final."""
    from stolik.storage.paths import Paths

    from tests.pictures.scenes.tournament import kept_golden
    from tests.ui.driver import Screen

    found: Figures = defaultdict(list)
    with TemporaryDirectory() as folder:
        paths = Paths(Path(folder))
        kept_golden(paths)
        screen = Screen(paths, size=(1366, 768), pace="normal")
        screen.click("Tournaments")
        pages: Any = screen.page_model("tournament")
        for visit in range(visits + 1):
            place = screen.wait_for("Open: Rummikub").item
            took = frame_after(screen, partial(screen.click_item, place), lambda: screen.sees("Places"))
            if visit:
                found["first frame of the desk of a tournament of 64"].append(took)
            for view, name in (("Places", "places of 64"), ("To the final", "way to the final of 64")):
                place = screen.find(view).item
                shown = {"Places": "1 Bot ", "To the final": "Qualifying"}[view]
                took = frame_after(screen, partial(screen.click_item, place), partial(tells, screen, shown))
                if visit:
                    found[f"first frame of the {name}"].append(took)
            pages.back()
            screen.picture()
        screen.close()
    return found


def tells(screen: Any, beginning: str) -> bool:
    """Return whether a name on the screen starts like this."""
    return any(name.startswith(beginning) for name in screen.names())


def leave_games(file: Path, games: int) -> None:
    """Write so many games of the household into a book."""
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
    """Return the milliseconds until the book is open, and until all parts of its page are filled in."""
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
    """Return the milliseconds from the click to the first frame with the page, for each visit."""
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


def of_book(games: int) -> Figures:
    """Open a family book of so many games, from its file to every part of its page."""
    from stolik.storage.paths import Paths

    with TemporaryDirectory() as folder:
        paths = Paths(Path(folder))
        leave_games(paths.family_book, games)
        times = [opened(paths) for _ in range(5)]
        frames = seen(paths, 3)
    return {
        "read": [read for read, _ in times],
        "read, and its page filled": [filled for _, filled in times],
        "first frame of its page, first visit": frames[:1],
        "first frame of its page, later visits": frames[1:],
    }


def measure(*of: Callable[[int], Figures], size: int) -> None:
    """Print a line for each figure: its name and the milliseconds."""
    from stolik.app import application

    qt = application()
    for name, times in [found for each in of for found in each(size).items()]:
        print(name, *times, sep="\t")
    del qt


def measured_apart(of: str, size: int) -> Figures:
    """Return the figures measured in a separate process with a window."""
    code = f"from tests.benchmarks.bench_pages import *; measure({of}, size={size})"
    lines = [line.split("\t") for line in said_apart(code).splitlines()]
    return {name: [float(word) for word in words] for name, *words in lines}


def rows(short: bool) -> list[Row]:
    """Return the measured rows, from separate processes."""
    found = []
    for name, times in measured_apart("of_pages, of_tables, of_tournaments", 2 if short else 8).items():
        most = PAGE_MS if name.startswith("first frame") else LIGHT_MS if "hint" in name else None
        most = TABLE_MS if name == "first frame of page table" else most
        found.append(
            Row(
                name,
                f"median {median(times):.0f}, worst {max(times):.0f} ms",
                "" if most is None else f"median at most {most} ms",
                None if most is None else median(times) <= most,
            )
        )
    games = BOOK // 10 if short else BOOK
    return found + [
        at_most(f"family book of {games} games: {name}", median(times), BOOK_MS, 0)
        for name, times in measured_apart("of_book", games).items()
    ]
