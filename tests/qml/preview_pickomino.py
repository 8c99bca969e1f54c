"""Render chosen positions of the Pickomino table: python tests/qml/preview_pickomino.py [folder] [word ...].

Without words every picture is made; with words only those whose name holds one of them.
"""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

from stolik.engine.driver import play as play_out
from stolik.games.pickomino.rules.moves import Move
from stolik.games.pickomino.rules.state import State

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from PySide6.QtCore import QPoint, Qt
from PySide6.QtQuick import QQuickWindow
from PySide6.QtTest import QTest
from stolik.engine.session import Session
from stolik.games.pickomino.rules.dice import WORM, points
from stolik.games.pickomino.rules.moves import Keep, Roll, Take
from stolik.games.pickomino.rules.state import centre_tile
from stolik.table.controller import TableController

from tests.qml.preview import ROLL, Preview, Shot, items, main, middle, wait


def keep(face: int) -> dict[str, Any]:
    return {"kind": "keep", "face": face}


def play(session: Session, shot: Shot) -> None:
    """Play turns greedily, so that tiles lie in stacks and some face down."""
    begun = 0

    def choose(state: State, seat: int) -> Move:
        if state.phase == "keep":
            new = [face for face in state.rolled if face not in state.kept]
            return Keep(max(new, key=lambda face: (points(face) * state.rolled.count(face), face)))
        tile = centre_tile(state) if state.kept else None
        return Take(tile) if tile is not None and (tile > 23 or state.dice_left < 3) else Roll()

    def reached(state: State) -> bool:
        nonlocal begun
        begun += state.phase == "decide" and not state.kept
        return begun > shot.turns

    play_out(session, choose, Random(shot.seed), until=reached)


def point_at_a_five(window: QQuickWindow, table: TableController) -> None:
    """Let the pointer rest on a die that can be chosen."""
    wait(1900)
    for item in items(window.contentItem()):
        if item.property("choosable") and item.property("face") == 5:
            QTest.mouseMove(window, middle(item) - QPoint(3, 3))
            wait(60)
            QTest.mouseMove(window, middle(item))


def walk_with_keys(window: QQuickWindow, table: TableController) -> None:
    """Go up to the tiles with the arrow keys, and ask for one that can't be had."""
    window.requestActivate()
    wait(100)
    keys = (Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Return)
    for key in keys:
        QTest.keyClick(window, key)
        wait(60)


MIDDLE = ((4, 4, 4, 1, 2, 5, WORM, 3), (WORM, 1, 2, 5, 5), (5, 5, 2, 3))
KEPT = (ROLL, keep(4), ROLL, keep(WORM), ROLL, keep(5))


def pictures(make: Preview) -> None:
    begun = Shot(turns=9, rolls=MIDDLE)
    choosing = replace(begun, moves=KEPT[:2], last=ROLL, frames=(1900,))
    takeable = replace(begun, moves=KEPT)
    for scheme in ("day", "evening", "contrast"):
        make.shoot(f"start-{scheme}", Shot(scheme=scheme))
        make.shoot(f"choosing-{scheme}", replace(choosing, scheme=scheme))
        make.shoot(f"takeable-{scheme}", replace(takeable, scheme=scheme, odds=True))
    sizes = {"1024": (1024, 640, 1), "1280": (1280, 800, 1), "1920": (1920, 1080, 1), "3840": (3840, 2160, 2)}
    for name, (width, height, scale) in sizes.items():
        for seats in (2, 4, 7):
            shot = replace(takeable, size=(width, height), scale=scale, seats=seats, odds=True, language="pl")
            scheme = "evening" if seats == 4 else "day"
            make.shoot(f"size-{name}-{seats}", replace(shot, scheme=scheme, turns=2 * seats + 2, seed=3))
    make.shoot("seats-7", replace(takeable, seats=7, turns=16, seed=3))
    make.shoot("hover", replace(choosing, acts=point_at_a_five, frames=(300,)))
    make.shoot("keys", replace(takeable, acts=walk_with_keys, frames=(400,)))
    make.shoot("late", Shot(turns=22, seed=11, seats=2))
    roll = replace(begun, last=ROLL)
    make.shoot("tumble", replace(roll, turns=0, frames=(60, 180, 320, 460, 600, 760, 900, 1500)))
    make.shoot("tumble-some", replace(roll, moves=KEPT[:2], frames=(80, 240, 320, 440, 600, 900)))
    make.shoot("keep", replace(begun, moves=(ROLL,), last=keep(4), frames=(40, 140, 260, 700)))
    take = {"kind": "take", "tile": 27}
    make.shoot("take", replace(takeable, last=take, frames=(60, 200, 350, 500, 620, 760, 1000, 1600)))
    steal = {"kind": "steal", "tile": 27}
    stolen = replace(
        takeable, seats=7, size=(1920, 1080), turns=16, seed=3, last=steal, frames=(60, 200, 350, 500, 1600)
    )
    make.shoot("steal", stolen)
    lost = replace(choosing, rolls=(MIDDLE[0], (4, 4, 4, 4, 4)))
    make.shoot("bust", replace(lost, frames=(1300, 1700, 2900, 3300)))
    with_tile = replace(lost, turns=10, frames=(1300, 2400, 3200, 3400, 3600, 4000, 4300, 4600, 4900, 5600))
    make.shoot("bust-tile", with_tile)
    bots = Shot(seats=3, bots=(1, 2), turns=9, rolls=MIDDLE, moves=KEPT, last=take)
    make.shoot("bots", replace(bots, frames=tuple(range(400, 14000, 400))))


if __name__ == "__main__":
    main("pickomino", play, pictures)
