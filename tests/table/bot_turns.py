"""The durations of computers' turns on the screen, from the planned times of scenes, without waiting."""

from __future__ import annotations

from random import Random
from typing import Any, cast

from PySide6.QtCore import QCoreApplication
from stolik.bots.worker import answer, serve
from stolik.engine.game_library import load_game, load_package
from stolik.engine.record import Player
from stolik.engine.session import Session
from stolik.engine.sitting import in_order
from stolik.table.controller import TableController
from stolik.table.screen_parts import SeatedGame, TableNeeds

from tests.table.scene_time import SceneTime
from tests.table.tables import Here

MOST_IDLE = 10_000
"""The number of idle steps in a row after which a game counts as stuck."""


def turns_shown(game_id: str, seed: int, level: str = "fair", bots: int = 2) -> list[dict[str, int]]:
    """Return the durations of all turns in a game among computers at the normal pace.

    A turn has the milliseconds by kind of scene, in the order in which the kinds first appear.
    """
    info, rules = load_package(game_id).info, load_game(game_id)
    session = Session(rules, bots, rules.options_type(), 0, seed=seed)
    players = tuple([Player(name=f"P{seat}", player=f"bot:{level}") for seat in range(bots)])
    game = SeatedGame(info, session, in_order(players))
    # The stubs take a Qt property for an object of its own, so values read here have no type.
    time = SceneTime()
    needs = TableNeeds(Here(serve, answer), Random(seed), Random(seed), scene_timer=time)
    table = cast("Any", TableController(game, needs))
    director, begins = table.director, load_package(game_id).scenes.turns
    turns: list[dict[str, int]] = [{}]

    def begun() -> None:
        kind = director.scene["kind"]
        if kind in begins:
            turns.append({})
        turns[-1].setdefault(kind, 0)

    director.playing.connect(begun)
    director.motion.pace = "normal"
    table.begin()
    idle = 0
    while not session.over:
        QCoreApplication.processEvents()
        idle += 1
        while director.busy:
            idle, kind = 0, director.scene["kind"]
            if time.left is None:
                director.finish()  # the scene waits for a click
            else:
                turns[-1][kind] += time.go_on()
        assert idle < MOST_IDLE, f"{director.scene} has no end"
    return turns[1:]
