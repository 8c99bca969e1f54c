"""The scenes of the gallery in which the dice are proved, met again by a code, or thrown on a real table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import Qt, QUrl
from PySide6.QtQuick import QQuickItem

from tests.pictures.acts import ended, opened_for, pressed, struck
from tests.pictures.scene import Act, Scene
from tests.ui.driver import Screen
from tests.ui.player import choose_at_the_end, open_more, wait_for_a_person

CODE: Final = "KWX-7FG-GD8-6TY-GSG-JXW-22T"
"""A game of Circles for three."""


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
    choose_at_the_end(screen, words)


def code_asked(screen: Screen) -> None:
    """Open the page where a code is typed."""
    screen.click_code()


def typed(code: str) -> Act:
    """Ask for the page where a code is typed, and type this one."""

    def act(screen: Screen) -> None:
        screen.click_code()
        screen.wait_for("Choose who plays")
        screen.type(code)
        screen.press(Qt.Key.Key_Return)

    return act


def played_again(times: int) -> Act:
    """Play the same dice again ``times`` times, each time to the end."""

    def act(screen: Screen) -> None:
        for _ in range(times):
            open_more(screen)
            screen.app.shell.tables._autosave.flush()
            screen.click("Same dice")
            screen.wait_until(lambda: screen.table.session.length == 0, "another game")
            wait_for_a_person(screen)
            ended(screen, seed=6)

    return act


def with_real_dice(game: str) -> Act:
    """Sit down to a game with real dice, and be asked what fell."""

    def act(screen: Screen) -> None:
        opened_for(game)(screen)
        line_up = screen.app.shell.tables.line_up
        line_up.setStarter("seat")
        line_up.setRealDice(True)
        screen.app.shell.sit()
        screen.wait_for_page("table")
        wait_for_a_person(screen)
        screen.wait_until(lambda: screen.table.realDice.asked > 0, "the question")

    return act


def fallen(*faces: int) -> Act:
    """Type what fell."""
    return lambda screen: screen.type("".join(map(str, faces)))


def card_drawn(screen: Screen) -> None:
    """Wait for the sheets, which are loaded beside the page."""
    screen.wait_until(lambda: {sheet.property("progress") for sheet in sheets(screen)} == {1.0})


def sheets(screen: Screen) -> list[QQuickItem]:
    """Return the sheets of the games that are compared."""
    return [
        item for item in screen.items() if (item.property("source") or QUrl()).toString().startswith("data:")
    ]


COMPARED: Final = (proof_asked, pressed("Compare with earlier games"), card_drawn)


def chance_scenes() -> Iterator[Scene]:
    log = (sat_down_to("pickomino"), struck(Qt.Key.Key_L))
    yield Scene("chance-log", log)
    yield Scene("chance-before", (*log, pressed("Check the dice")))
    for game in ("pickomino", "rummikub"):
        end = (sat_down_to(game), ended)
        yield Scene(f"chance-end-{game}", end)
        if game == "pickomino":
            yield Scene("chance-compared", (*end, played_again(1), *COMPARED))
        yield Scene(f"chance-checked-{game}", (*end, proof_asked, pressed("Recompute everything")))
    yield Scene("chance-compared-circles", (sat_down_to("knaster"), ended, played_again(2), *COMPARED))
    for game in ("pickomino", "knaster", "ryzyk_fizyk"):
        asked = with_real_dice(game)
        yield Scene(f"real-dice-{game}", (asked, fallen(2, 6)))
    yield Scene("real-dice-players", (opened_for("pickomino"), pressed("We throw real dice")))
    yield Scene("chance-code", (code_asked,))
    yield Scene("chance-code-mistyped", (typed(CODE[:-1] + "Z"),))
    yield Scene("chance-code-players", (typed(CODE), lambda screen: screen.wait_for_page("players")))
