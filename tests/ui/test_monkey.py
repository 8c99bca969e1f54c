"""Random presses, drags, typing and new sizes in the window, seeded to be repeatable.

Run by `dev.py soak`; ``STOLIK_SHORT`` selects the short form, and ``STOLIK_SEED`` other hands.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QDesktopServices
from PySide6.QtTest import QTest
from stolik.services import saved_document
from stolik.storage.paths import Paths
from stolik.storage.profiles import store_people

from tests.pictures.acts import opened_for, pressed, seated
from tests.pictures.scene import KNOWN, KNOWN_PEOPLE, Scene, left, left_in_the_turn, left_laid
from tests.pictures.scenes import book, coaching
from tests.pictures.scenes.book import book_opened, played
from tests.pictures.scenes.coaching import practise_opened
from tests.pictures.scenes.tournament import SEVEN, begun, desk_opened, kept, opened, set_up
from tests.pictures.scenes.tournament import played as with_entries
from tests.soak.chance import chance
from tests.soak.marks import LONG_SOAK
from tests.soak.test_soak import conservation_of
from tests.ui.conftest import Open
from tests.ui.driver import Screen

pytestmark = pytest.mark.soak

SHORT: Final = bool(os.environ.get("STOLIK_SHORT"))
ROUNDS: Final = 1 if SHORT else 15
PAGE_ROUNDS: Final = 1 if SHORT else 4
ACTS: Final = 60 if SHORT else 700

GAMES: Final[dict[str, Callable[[Paths], object]]] = {
    "pickomino": left_in_the_turn(),
    "rummikub": left_laid(60, seed=3),
    "knaster": left("knaster", 120),
    "ryzyk_fizyk": left("ryzyk_fizyk", 90),
}
WAITING: Final = (left("knaster", 95), left_laid(30), left_in_the_turn())
HOUSE: Final = left("pickomino", 150, coaching.HOUSE)
PAGES: Final = (
    Scene("home", left=(*WAITING, played())),
    Scene("people", (opened_for("rummikub"), seated)),
    Scene("tournament_list", (opened,), (kept(with_entries(begun(SEVEN), 30)),)),
    Scene("tournament_setup", (set_up(*KNOWN, computers=4),)),
    Scene("tournament_desk", (desk_opened,), (kept(with_entries(begun(SEVEN), 3)),)),
    Scene("tournament_mixed", (set_up(*KNOWN, computers=4), pressed("Start the tournament"))),
    Scene("lesson_pickomino", (coaching.lesson_opened("pickomino", 0),)),
    Scene("lesson_rummikub", (coaching.lesson_opened("rummikub", 2),)),
    Scene("puzzle_rummikub", (coaching.puzzle_asked("rummikub"),)),
    Scene("puzzle_knaster", (coaching.puzzle_asked("knaster"),)),
    Scene("family_book", (book_opened(),), (played(), left("pickomino", 60))),
    Scene("luck", (coaching.luck_opened,), (coaching.finished(("pickomino", 4, 9)),)),
    Scene("report", coaching.SEEN, (HOUSE,)),
    Scene("try_again", (*coaching.SEEN, coaching.gone_home, practise_opened), (HOUSE,)),
    Scene("referee", (book.referee_opened,)),
    Scene("explorer_pickomino", (book.explored(),), (GAMES["pickomino"],)),
    Scene("explorer_rummikub", (book.explored(),), (GAMES["rummikub"],)),
    *(Scene(f"editor_{game}", (book.set_up(game),)) for game in GAMES),
    Scene("guess", (coaching.asked("ryzyk_fizyk"),)),
    Scene("strength", (book.strength_opened,), (book.duels("pickomino", 30),)),
    Scene("comfort", (pressed("Settings"),)),
)
KEYS: Final = [
    getattr(Qt.Key, f"Key_{name}")
    for name in (
        "Space Return Escape Tab Left Right Up Down Home End PageUp PageDown Backspace "
        "Delete Slash Question Plus Minus 0 1 2 3 4 5 6 7 8 9 A B C D F G H L M N O P R S T U V W X Z "
        "F1 F2 F3 F4 F5 F6 F7 F8"
    ).split()
]
SIZES: Final = ((1024, 560), (1024, 600), (1366, 768), (1920, 1080), (800, 500))


class Monkey:
    """Does everything that hands can do at a window."""

    def __init__(self, screen: Screen, rng: Random, folder: Path) -> None:
        self.screen = screen
        self.rng = rng
        self.folder = folder
        self.acts: list[Callable[[], None]] = [
            *[self.press_something] * 8,
            *[self.strike] * 4,
            *[self.click_anywhere] * 2,
            *[self.drag] * 2,
            self.resize,
            self.change_comfort,
            self.come_back,
            self.drop_a_file,
        ]

    def act(self) -> None:
        self.rng.choice(self.acts)()
        for _ in range(self.rng.choice((0, 1, 1, 3))):
            self.screen.breathe()

    def press_something(self) -> None:
        # No references to the items are kept, since many are gone before the click is over.
        places = [
            thing.place.center().toPoint() for thing in self.screen.things() if thing.presses and thing.usable
        ]
        places = [place for place in places if self.room().contains(place)]
        if places:
            self.screen.click_at(self.rng.choice(places))

    def strike(self) -> None:
        modifier = self.rng.choice(
            (Qt.KeyboardModifier.NoModifier,) * 4 + (Qt.KeyboardModifier.ControlModifier,)
        )
        self.screen.press(self.rng.choice(KEYS), modifier=modifier)

    def room(self) -> QRect:
        return QRect(QPoint(0, 0), self.screen.window.size()).adjusted(1, 1, -1, -1)

    def place(self) -> QPoint:
        room = self.room()
        return QPoint(self.rng.randrange(room.width()), self.rng.randrange(room.height()))

    def click_anywhere(self) -> None:
        self.screen.click_at(self.place())

    def drag(self) -> None:
        window, start, end = self.screen.window, self.place(), self.place()
        QTest.mousePress(window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start)
        for step in range(1, 5):
            QTest.mouseMove(window, start + (end - start) * step / 4)
        if self.rng.random() < 0.3:
            self.strike()
        QTest.mouseRelease(window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, end)

    def resize(self) -> None:
        self.screen.window.resize(*self.rng.choice(SIZES))
        for _ in range(3):
            self.screen.breathe()
            self.screen.picture()

    def change_comfort(self) -> None:
        name, values = self.rng.choice(
            (
                ("language", ("en", "pl")),
                ("scheme", ("day", "evening", "contrast")),
                ("scale", (0.8, 1.0, 1.5, 2.0)),
                ("pace", ("off", "fast", "normal", "relaxed")),
                ("cloth", ("linen", "felt", "oak", "night")),
                ("pieces", ("wood", "ivory", "large")),
                ("telling", ("brief", "full")),
                ("byEar", (True, False)),
                ("hints", (True, False)),
                ("idleLife", (True, False)),
                ("reducedMotion", (True, False)),
            )
        )
        self.screen.set_comfort(**{name: self.rng.choice(values)})

    def come_back(self) -> None:
        shell: Any = self.screen.app.shell
        if self.screen.table is not None:
            shell.leave()
        elif shell.waiting_rows.rows:
            shell.resume(self.rng.choice(shell.waiting_rows.rows).save)

    def drop_a_file(self) -> None:
        saves = sorted(self.screen.app.shell.tables._paths.saves.glob("*.stolik"))
        if saves and self.rng.random() < 0.5:
            self.screen.drop(self.rng.choice(saves))
            return
        damaged = self.folder / self.rng.choice(("damaged.stolik", "picture.png"))
        damaged.write_bytes(b'{"format": "stolik')
        self.screen.drop(damaged)


@pytest.fixture(autouse=True)
def own_documents(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(saved_document, "documents", lambda: tmp_path)
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: True)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("number", range(ROUNDS))
def test_the_window_bears_anything(open_screen: Open, paths: Paths, game: str, number: int) -> None:
    GAMES[game](paths)
    rng = chance("monkey", game, number)
    screen = open_screen(pace=rng.choice(("off", "normal")), language=rng.choice(("en", "pl")))
    screen.app.shell.resume(game)
    let_loose(Monkey(screen, rng, paths.root.parent))


@pytest.mark.parametrize(
    "scene, number",
    [
        pytest.param(
            scene,
            number,
            id=f"{number}-{scene.name}",
            # The short form only has the page that leads to all others.
            marks=() if scene.name == "home" and number == 0 else LONG_SOAK,
        )
        for number in range(PAGE_ROUNDS)
        for scene in PAGES
    ],
)
def test_the_pages_bear_anything(open_screen: Open, paths: Paths, scene: Scene, number: int) -> None:
    store_people(paths.people, KNOWN_PEOPLE.model_copy(deep=True))
    for leave in scene.left:
        leave(paths)
    rng = chance("monkey", scene.name, number)
    screen = open_screen(pace="off", language="en")
    for act in scene.acts:
        act(screen)
    screen.set_comfort(pace=rng.choice(("off", "normal")), language=rng.choice(("en", "pl")))
    let_loose(Monkey(screen, rng, paths.root.parent))


def let_loose(monkey: Monkey) -> None:
    """Do anything at random; whatever happens, the table keeps a valid game."""
    screen = monkey.screen
    for done in range(ACTS):
        monkey.act()
        if screen.table is not None:
            assert conservation_of(screen.table.gameId)(screen.state), done
        assert screen.warnings == [], done
    at_rest(screen)


def at_rest(screen: Screen) -> None:
    """Let everything finish: the table then shows the state of its game."""
    screen.set_comfort(pace="off")
    table = screen.table
    if table is None:
        return
    table.setProperty("paused", False)
    table.backToNow()

    def rests() -> bool:
        if table.director.busy:
            table.director.finish()
        return not table.director.busy

    screen.wait_until(rests, "rest")
    screen.wait_until(lambda: table.seats.rows, "the seats")
    seen = [{name: getattr(row, name) for name in ("seat", "name", "score")} for row in table.seats.rows]
    shell: Any = screen.app.shell
    save = shell.tables._name
    shell.leave()
    screen.wait_until(lambda: screen.table is None, "no table")
    if not any(row.save == save for row in shell.waiting_rows.rows):
        return
    shell.resume(save)
    screen.wait_until(lambda: screen.table.seats.rows, "the seats")
    rows = screen.table.seats.rows
    again = [{name: getattr(row, name) for name in ("seat", "name", "score")} for row in rows]
    assert again == seen, "what was shown is what was saved"
