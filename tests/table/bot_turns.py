"""How long computers' turns are shown, by the times planned for their scenes; nothing waits for them."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, cast

from PySide6.QtCore import QCoreApplication, QTimer
from stolik.bots.worker import answer, serve
from stolik.engine.game_library import load_game, load_package
from stolik.engine.record import Player
from stolik.engine.session import Session
from stolik.table.controller import TableController
from stolik.table.seated_game import SeatedGame, TableNeeds

from tests.table.tables import Here

MOST_IDLE = 10_000
"""How often nothing may happen in a row until a game counts as stuck."""


class _Stay:
    """In place of the director's timer: writes down what it is set to, and is over at once."""

    def __init__(self, started: Callable[[int], None], pressed: Callable[[], None]) -> None:
        self.start = started
        self._pressed = pressed

    def stop(self) -> None:
        """A scene that waits for a click has no time, and is clicked on."""
        QTimer.singleShot(0, self._pressed)


def turns_shown(game_id: str, seed: int, level: str = "fair", bots: int = 2) -> list[dict[str, int]]:
    """Return what each turn of a game among computers shows at the normal pace.

    A turn is the milliseconds by kind of scene, in the order in which the kinds are seen first.
    """
    info, rules = load_package(game_id).info, load_game(game_id)
    session = Session(rules, bots, rules.options_type(), 0, seed=seed)
    players = tuple([Player(name=f"P{seat}", player=f"bot:{level}") for seat in range(bots)])
    game = SeatedGame(info, session, players, tuple(range(bots)))
    # The stubs take a Qt property for an object of its own, so what is read here has no type.
    table = cast("Any", TableController(game, TableNeeds(Here(serve, answer), Random(seed), Random(seed))))
    director, begins = table.director, load_package(game_id).scenes.turns
    turns: list[dict[str, int]] = [{}]

    def started(ms: int) -> None:
        kind = director.scene.get("kind", "")
        if kind in begins:
            turns.append({})
        turns[-1][kind] = turns[-1].get(kind, 0) + ms
        QTimer.singleShot(0, lambda: director.done(director._token))

    director._stay = _Stay(started, director.finish)
    director.motion.pace = "normal"
    table.begin()
    idle, token = 0, -1
    while not session.over:
        QCoreApplication.processEvents()
        idle, token = (idle + 1, token) if token == director._token else (0, director._token)
        assert idle < MOST_IDLE, f"{director.scene} has no end"
    return turns[1:]
