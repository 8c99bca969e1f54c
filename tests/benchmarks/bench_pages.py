"""How soon a click is seen, and how much there is to see: pages that change, and the light of a hint.

The real window in the software renderer. A page counts as seen with the first frame that shows it, a hint
with the first frame after its things light up. Later visits are measured, as the first one also compiles a
page; a table is visited once, and its first frame shows the empty cloth.

``python -m tests.benchmarks.bench_pages`` only counts: what can be pressed and the words on each page, as
it is painted, and the presses on a way. Names of scenes after it count those alone.
"""

from __future__ import annotations

import re
import sys
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any, Final, NamedTuple

from tests.benchmarks.apart import said_apart
from tests.benchmarks.table import Row, text

PAGE_MS = 100
LIGHT_MS = 150
FIRST_MOST: Final = 5
"""What may be there to be pressed beside the games' cards at the very first start."""
LATER_MOST: Final = 7
"""The same once games wait, with help and every way out."""
COUNTED: Final = tuple(
    """
    home-first home waiting games chance-code
    players-pickomino players-options person computer
    practise-first practise puzzles-pickomino lesson-pickomino try-again-recorded
    book-people book-evening book-season book-dice luck-many
    tournaments tournament-setup-three tournament-settings desk-begun desk-table
    referee-clock referee-rack referee-search
    comfort comfort-single about help
    pickomino knaster ryzyk_fizyk rummikub-middle pause rummikub-card
    pickomino-end end-more report-four report-four-more pickomino-back
    """.split()
)
"""The scenes of the gallery that are counted unless others are named."""
WAYS: Final = {
    "the first roll": ("Play Worms", "To the table", "Roll 8 dice"),
    "a puzzle": ("Practise", "Solve a puzzle: Ryzyk-Fizyk"),
    "the last game": ("Continue",),
}
"""What is pressed from the start page, one after the other."""

Figures = dict[str, list[float]]
"""Milliseconds by what they were measured of."""


def frame_after(screen: Any, act: Callable[[], object], done: Callable[[], object]) -> float:
    """Return the milliseconds from an act until a frame has been painted in which something is so."""
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
    """Return the milliseconds from the answer of the bots' process to the first frame with the hint."""
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
            for over in ("Comfort", "Family book", "How to play Worms"):
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
    """Go on with a game of each kind, and ask for hints."""
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
    """Open the desk of a tournament of 64, its places and the way to the final."""
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
    """Return whether something on the screen is called so, or so and then more."""
    return any(name.startswith(beginning) for name in screen.names())


class Count(NamedTuple):
    """What there is on a page: things to press, those of them on the cards of games, and words."""

    pressed: int
    on_cards: int
    words: int


def counted(screen: Any) -> Count:
    """Count what is painted now; under a sheet, nothing."""
    from tests.ui.driver import Role

    screen.picture()
    pressed = [thing for thing in screen.things() if thing.presses and thing.usable]
    texts = screen.texts()
    sheets = [thing.item for thing in screen.everything() if thing.role == Role.Dialog]
    if sheets:
        texts = [text for text in texts if _is_in(text, lambda above: above == sheets[-1])]
    words = [word for text in texts for word in _WORD.findall(str(text.property("text")))]
    on_cards = [thing for thing in pressed if _is_in(thing.item, _is_card)]
    return Count(len(pressed), len(on_cards), len(words))


def _is_in(item: Any, is_it: Callable[[Any], bool]) -> bool:
    while item is not None and not is_it(item):
        item = item.parentItem()
    return item is not None


def _is_card(item: Any) -> bool:
    """Whether an item is the card of a game on the start page."""
    return item.property("tagline") is not None and item.property("playsAs") is not None


_WORD: Final = re.compile(r"[^\W\d_]+(?:[-'’][^\W\d_]+)*")
"""A word is of letters: the figures of a table and the pips of a tile are none."""


def count_scenes(
    names: Sequence[str], languages: Iterable[str] = ("en", "pl")
) -> dict[str, dict[str, Count]]:
    """Return what is on each scene of the gallery, by its name and the language."""
    from tests.pictures.gallery import scenes
    from tests.pictures.scene import shown

    known = {scene.name: scene for scene in scenes()}
    found: dict[str, dict[str, Count]] = {name: {} for name in names}
    for language in languages:
        for name in names:
            with shown(known[name], language, (1366, 768, 1.0), "day") as screen:
                found[name][language] = counted(screen)
    return found


def walk(screen: Any, way: Sequence[str]) -> None:
    """Go a way from the start page by presses alone."""
    for name in way:
        screen.wait_until(partial(screen.can_press, name), name)
        screen.click(name)


def count_all(names: Sequence[str]) -> None:
    """Print what is on each page and how many presses each way takes."""
    from stolik.app import application

    qt = application()
    rows = [
        Row(f"{name}, {language}", f"{count.pressed} to press, {count.words} words", "", None)
        for name, counts in count_scenes(names or COUNTED).items()
        for language, count in counts.items()
    ]
    rows += [Row(f"presses to {goal}", f"{len(way)}", "", None) for goal, way in WAYS.items()]
    print(text(rows))
    del qt


def measure(visits: int) -> None:
    """Print a line for each figure: its name and the milliseconds."""
    from stolik.app import application

    qt = application()
    for name, times in {**of_pages(visits), **of_tables(visits), **of_tournaments(visits)}.items():
        print(name, *times, sep="\t")
    del qt


def measured_apart(module: str, size: int) -> Figures:
    """Return what ``measure(size)`` of a benchmark prints in a process of its own, which has a window."""
    code = f"from tests.benchmarks.{module} import measure; measure({size})"
    lines = [line.split("\t") for line in said_apart(code).splitlines()]
    return {name: [float(word) for word in words] for name, *words in lines}


def rows(short: bool) -> list[Row]:
    """Return the measured rows, of a process of its own."""
    found = []
    for name, times in measured_apart("bench_pages", 2 if short else 8).items():
        most = PAGE_MS if name.startswith("first frame") else LIGHT_MS if "hint" in name else None
        found.append(
            Row(
                name,
                f"median {median(times):.0f}, worst {max(times):.0f} ms",
                "" if most is None else f"median at most {most} ms",
                None if most is None else median(times) <= most,
            )
        )
    return found


if __name__ == "__main__":
    count_all(sys.argv[1:])
