"""Paints the pictures of the README with the real program, and keeps the words on them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from PySide6.QtCore import Qt
from stolik.storage.paths import Paths
from stolik.storage.profiles import LineUp, People, Person, SeatPlan, store_people

from tests.pictures.scene import date_of_old
from tests.ui.driver import Screen
from tests.ui.player import go_on, play_to_the_end, wait_for_odds
from tests.ui.positions import TURN, Seats, leave_a_game, leave_a_game_of

SIZE = (1280, 800)
WORDS = "words.txt"
"""The file of the words beside the pictures, which shows when the pictures are out of date."""
SEATS: Seats = (
    ("Ala", "human", 0),
    ("Bolek", "gentle", 0),
    ("Grandpa Jan", "human", 3),
    ("Fela", "sharp", 0),
)
ALONE: Seats = (("Grandma", "human", 4), *SEATS[1:2], ("Mela", "fair", 0), SEATS[3])
SEATS_PL: Seats = (*SEATS[:2], ("Dziadek Jan", "human", 3), SEATS[3])
CHOOSING = (*TURN[:2], ((2, 3, 5, 5), None))
PEOPLE = People(
    people=[Person(name=name, face=face) for name, face in (("Zosia", 6), ("Marek", 9), ("Ola", 4))],
    line_ups={
        "pickomino": LineUp(
            seats=[
                SeatPlan(name="Ala", face=0, age=8),
                SeatPlan(name="Bolek", kind="gentle"),
                SeatPlan(name="Grandpa Jan", face=3, age=71),
                SeatPlan(name="Fela", kind="sharp"),
            ]
        )
    },
)


class Album:
    """A folder of pictures, with a program for each picture."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        (folder / WORDS).unlink(missing_ok=True)

    @contextmanager
    def program(
        self, seats: Seats = SEATS, left: Any = None, game: str = "pickomino", **comfort: Any
    ) -> Iterator[Screen]:
        """Open the program on a data folder with an unfinished game and people who have played before."""
        with TemporaryDirectory(prefix="stolik-") as folder:
            paths = Paths(Path(folder))
            store_people(paths.people, PEOPLE)
            if left is not None and game == "pickomino":
                leave_a_game(paths, seats, **left)
            elif left is not None:
                leave_a_game_of(paths, game, seats, **left)
            date_of_old(paths)
            screen = Screen(paths, size=SIZE, muted=False, **comfort)
            yield screen
            screen.close()

    def keep(self, screen: Screen, name: str) -> None:
        screen.picture().save(str(self._folder / f"{name}.png"))
        lines = [" ".join(line.split()) for line in screen.lines()]
        with (self._folder / WORDS).open("a", encoding="utf-8", newline="\n") as words:
            words.write("\n".join([f"[{name}]", *lines, "", ""]))
        print(self._folder / f"{name}.png")


def wait_for_computers(screen: Screen) -> None:
    screen.wait_until(lambda: "is thinking …" not in screen.lines(), "computers that have moved")


def take_pictures(album: Album) -> None:
    with album.program(left={"turns": 12, "seed": 21, "turn": TURN}) as screen:
        album.keep(screen, "home")
        go_on(screen)
        screen.press(Qt.Key.Key_O)
        wait_for_odds(screen)
        album.keep(screen, "table")
    comfort = {"language": "pl", "scheme": "evening"}
    with album.program(SEATS_PL, {"turns": 14, "seed": 15, "turn": CHOOSING}, **comfort) as screen:
        go_on(screen)
        screen.picture()
        screen.point_at("Die, 5, can be set aside")
        album.keep(screen, "table-pl-evening")
    for game, entries in (("knaster", 95), ("ryzyk_fizyk", 90)):
        with album.program(left={"entries": entries}, game=game) as screen:
            go_on(screen)
            wait_for_computers(screen)
            album.keep(screen, game)
    with album.program(ALONE, {"entries": 40, "seed": 7}, game="rummikub", now=lambda: 0.0) as screen:
        go_on(screen)
        album.keep(screen, "rummikub")
    with album.program() as screen:
        screen.click("Play Worms", page="players")
        album.keep(screen, "players")
    with album.program(left={"seed": 23, "to_the_end": True}) as screen:
        go_on(screen)
        play_to_the_end(screen)
        screen.wait_until(lambda: screen.can_press("Again"), "Again")
        album.keep(screen, "end")
