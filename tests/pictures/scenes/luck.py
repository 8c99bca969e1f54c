"""The scenes of the gallery in which luck is told over many games."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from PySide6.QtCore import Qt
from stolik.services.family_book.store import GameEntry, SeatEntry, SeatLuck, open_book
from stolik.storage.paths import Paths

from tests.pictures.scene import KNOWN, Act, Leave, Scene, left, settled
from tests.ui.driver import Screen

FIRST_DAY: Final = 739_800


def scrolled_to_the_end(screen: Screen) -> None:
    """Scroll what holds the cards to its end."""
    screen.picture()
    for item in screen.items():
        if item.inherits("QQuickFlickable") and item.property("contentHeight") > item.height():
            item.setProperty("contentY", item.property("contentHeight") - item.height())


def finished(
    *kinds: tuple[str, int, int], name: str = KNOWN[0], skill: float = 0.06, done: bool = True
) -> Leave:
    """Leave results drawn by chance; each of ``kinds`` is a game, with how many seats and how often.

    The one with the ``name`` wins oftener than equals by ``skill``; the others are those of the house.
    """

    def leave(paths: Paths) -> None:
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

    return leave


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
    """Open the luck over time of the first person in the family book."""
    luck_known(screen)
    screen.app.shell.opened_pages.open("book")
    screen.page_model("book").showPart(1)
    # The courses are painted a moment after all else.
    settled(screen)


def more_opened(screen: Screen) -> None:
    """Open what more there is about all games; the keyboard scrolls it into view."""
    screen.find("More about luck: All games together").item.forceActiveFocus(Qt.FocusReason.TabFocusReason)
    screen.press(Qt.Key.Key_Return)
    screen.picture()


def luck_known(screen: Screen) -> None:
    """Wait until the first page knows of finished games."""
    screen.wait_until(lambda: screen.app.services.finished_games.property("known"), "finished games")


def luck_chosen(name: str) -> Act:
    """Choose a person."""
    return lambda screen: screen.page_model("book").choose(name)


def luck_page_scenes() -> Iterator[Scene]:
    """Yield luck over time in the family book."""
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
    """Yield all of them."""
    yield from luck_page_scenes()
