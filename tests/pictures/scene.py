"""A scene of the program: the data before it starts, and the actions until its picture is taken."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Concatenate, Final, ParamSpec, TypeAlias, TypeVar

from PySide6.QtCore import Qt, QVariantAnimation
from PySide6.QtGui import QImage
from stolik.engine.driver import play as play_out
from stolik.engine.game_library import find_game, load_game
from stolik.engine.session import Session
from stolik.engine.sitting import Sitting, player_of
from stolik.services.tables.table_setup import TableSetup
from stolik.storage.paths import Paths
from stolik.storage.profiles import People, Person, store_people
from stolik.storage.saves import Saves

from tests.ui.driver import DAY, Screen
from tests.ui.positions import FAMILY, TURN, Seats, leave_a_game, leave_a_game_of

Key = Qt.Key

SIZES: Final = {
    "1024x600": (1024, 600, 1.0),
    "1024x600-200": (1024, 600, 2.0),
    "1366x768": (1366, 768, 1.0),
    "1366x768-150": (1366, 768, 1.5),
    "1366x768-200": (1366, 768, 2.0),
    "3840x2160-200": (3840, 2160, 2.0),
}
THEMES: Final = ("day", "evening", "contrast")
LANGUAGES: Final = ("en", "pl")

LOOK_AGAIN_MS: Final = 80
MOST_LOOKS: Final = 100

Act: TypeAlias = Callable[[Screen], object]
Leave: TypeAlias = Callable[[Paths], object]
Where = TypeVar("Where")
How = ParamSpec("How")


def later(do: Callable[Concatenate[Where, How], object]) -> Callable[How, Callable[[Where], object]]:
    """Return a function that fixes the other arguments and leaves the screen, or data folder, for later."""
    return lambda *how, **more: lambda where: do(where, *how, **more)


ALONE: Seats = (("Ala", "human", 0), ("Bolek", "gentle", 0), ("Mela", "fair", 0), ("Fela", "sharp", 0))
KNOWN: Final = ("Zosia", "Marek", "Małgorzata Ewa")
TWELVE: Seats = (*ALONE, *((name, "gentle", 0) for name in "BCDEFGHI"))
PAIR: Seats = (("Ala", "human", 0), ("Dziadek Jan", "human", 3))
CROWD: Seats = (
    *FAMILY,
    ("Konstanty Jan", "human", 7),
    ("Ola", "human", 2),
    ("Małgorzata Ewa", "human", 10),
    ("Tadek", "human", 5),
    ("Wanda", "human", 8),
)
LEFT: Final = datetime.fromordinal(DAY - 1).replace(hour=18)

"""The time when the saved data was written: the evening before."""
KNOWN_PEOPLE: Final = People(
    people=[Person(name=name, face=face) for name, face in zip(KNOWN, (6, 9, 4), strict=True)]
)


@dataclass(frozen=True)
class Scene:
    """The data before the program starts, and the actions until the picture is taken.

    Scenes that are ``brief`` or move are only seen once, so they are repeated for every theme.
    """

    name: str
    acts: tuple[Act, ...] = ()
    left: tuple[Leave, ...] = ()
    brief: bool = False
    moments: tuple[int, ...] = ()
    """The milliseconds after the last act at which a moving scene is painted."""


def left(game: str, entries: int, seats: Seats = ALONE, seed: int = 5) -> Leave:
    return lambda paths: leave_a_game_of(paths, game, seats, entries=entries, seed=seed)


def left_in_the_turn(seats: Seats = ALONE) -> Leave:
    return lambda paths: leave_a_game(paths, seats, turns=2 * len(seats), turn=TURN)


@later
def left_laid(paths: Paths, /, turns: int, seats: Seats = ALONE, seed: int = 8, **options: Any) -> None:
    """Save a game of Rummikub in which everybody has made the simplest plays for so many turns."""
    rules = load_game("rummikub")
    session = Session(rules, len(seats), rules.options_type(**options), 0)
    done = 0

    def reached(state: Any) -> bool:
        nonlocal done
        done += state.phase == "turn"
        return bool(done > turns and state.phase == "turn" and state.turn == 0)

    play_out(session, simplest(rules), Random(seed), until=reached)
    info = find_game("rummikub")
    assert info is not None
    sitting = tuple(
        Sitting(player_of(name, kind), face, seat) for seat, (name, kind, face) in enumerate(seats)
    )
    Saves(paths).save(TableSetup(info, session, sitting).record())


FULL: Final = left_laid(110, ALONE[:2], seed=5)

"""Saves a game of Rummikub with 88 tiles in 21 sets on the table."""


def simplest(rules: Any) -> Callable[[Any, int], Any]:
    return lambda view, seat: next(iter(rules.legal_moves(view, seat)))


def date_of_old(paths: Paths) -> None:
    files = [path for path in paths.root.rglob("*") if path.is_file()]
    for number, file in enumerate(sorted(files, key=lambda path: path.stat().st_mtime_ns)):
        minute = LEFT.timestamp() + 60 * number
        os.utime(file, (minute, minute))


def motion_clock() -> QVariantAnimation:
    clock = QVariantAnimation(duration=600_000)
    clock.start()
    return clock


def has_gone(clock: QVariantAnimation, ms: int) -> bool:
    return clock.currentTime() >= ms


def settled(screen: Screen) -> QImage:
    """Return the picture of a screen once two in a row are equal although its motions have continued."""
    picture = screen.picture()
    for _ in range(MOST_LOOKS):
        clock = motion_clock()
        screen.wait_until(partial(has_gone, clock, LOOK_AGAIN_MS), "the next frames")
        before, picture = picture, screen.picture()
        if picture == before:
            return picture
    raise AssertionError("there is no end of what moves on the screen")


@contextmanager
def shown(
    scene: Scene, language: str, size: tuple[int, int, float], theme: str, **how: Any
) -> Iterator[Screen]:
    with TemporaryDirectory(prefix="stolik-") as folder:
        paths = Paths(Path(folder))
        store_people(paths.people, KNOWN_PEOPLE.model_copy(deep=True))
        for leave in scene.left:
            leave(paths)
        date_of_old(paths)
        screen = Screen(paths, size=size[:2], scale=size[2], language=language, scheme=theme, **how)
        try:
            for act in scene.acts:
                act(screen)
            yield screen
        finally:
            screen.close()
