"""The scenes of the gallery in which the dice are proved, met again by a code, or thrown on a real table."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Qt

from tests.gallery import Act, Scene, ended, opened_for, pressed, struck
from tests.ui.driver import Screen
from tests.ui.player import wait_for_a_person


def sat_down_to(game: str) -> Act:
    """Sit down to a new game, so that it has a seed."""

    def act(screen: Screen) -> None:
        opened_for(game)(screen)
        screen.app.shell.sit()
        screen.wait_for_page("table")
        if screen.table.privacy.awaited >= 0:
            screen.table.privacy.reveal()
        wait_for_a_person(screen)

    return act


def proof_asked(screen: Screen) -> None:
    """Ask at the end for the proof of the dice."""
    words = "Check the tiles" if screen.table.gameId == "rummikub" else "Check the dice"
    screen.wait_until(lambda: screen.can_press(words), "the end")
    screen.click(words)


def chance_scenes() -> Iterator[Scene]:
    """Yield the scenes."""
    log = (sat_down_to("pickomino"), struck(Qt.Key.Key_L))
    yield Scene("chance-log", log)
    yield Scene("chance-before", (*log, pressed("Check the dice")))
    for game in ("pickomino", "rummikub"):
        end = (sat_down_to(game), ended)
        yield Scene(f"chance-end-{game}", end)
        yield Scene(f"chance-checked-{game}", (*end, proof_asked, pressed("Recompute everything")))
