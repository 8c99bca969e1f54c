"""Render chosen positions of the Knaster table: python tests/qml/preview_knaster.py [folder] [word ...].

Without words every picture is made; with words only those whose name holds one of them.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random

import preview
from preview import ROLL, Acts, Preview, Shot, items, main, middle, wait
from PySide6.QtCore import Qt
from PySide6.QtQuick import QQuickWindow
from PySide6.QtTest import QTest

from desktop.engine.session import Session
from desktop.games.knaster.rules import GAME
from desktop.table.controller import TableController

preview.NAMES = (*preview.NAMES, "Hania", "Wojtek", "Basia", "Staś")


def play(session: Session, shot: Shot) -> None:
    """Play so many rounds with a plain habit: circle where it goes, else write anywhere."""
    rng = Random(shot.seed)
    rounds = 0
    while not session.over and (rounds < shot.turns or session.state.phase != "roll"):
        session.settle(rng)
        if session.state.phase == "roll":
            rounds += 1
        seat = session.to_act[0]
        moves = list(GAME.legal_moves(session.state, seat))
        best = [move for move in moves if move.kind in ("circle", "ring")] or moves
        session.submit(seat, rng.choice(best))
        session.settle(rng)


def point(cell: int, click: bool = False, at: int = 1900) -> Acts:
    """Put the pointer on a cell, and click there if wanted."""

    def act(window: QQuickWindow, table: TableController) -> None:
        wait(at)
        for item in items(window.contentItem()):
            if item.property("can") is not None and item.property("index") == cell:
                QTest.mouseMove(window, middle(item))
                wait(50)
                if click:
                    QTest.mouseClick(window, Qt.MouseButton.LeftButton, pos=middle(item))
                break

    return act


def enlarge(window: QQuickWindow, table: TableController) -> None:
    face = table.face
    face.lookAt(1)  # type: ignore[attr-defined]  # the stubs take a property for an object


def pictures(make: Preview) -> None:
    begun = Shot(turns=14, rolls=((3, 4),), last=ROLL, frames=(1900,))
    for scheme in ("day", "evening", "contrast"):
        make.shoot(f"start-{scheme}", Shot(scheme=scheme))
        make.shoot(f"rolled-{scheme}", replace(begun, scheme=scheme))
    sizes = {"1024": (1024, 640, 1), "1366": (1366, 768, 1), "1920": (1920, 1080, 1), "3840": (3840, 2160, 2)}
    for name, (width, height, scale) in sizes.items():
        for seats in (1, 2, 4, 12):
            shot = replace(begun, size=(width, height), scale=scale, seats=seats, language="pl")
            make.shoot(f"size-{name}-{seats}", replace(shot, turns=20, seed=3))
    for cell in range(25):
        make.shoot(f"cell-{cell}", replace(begun, turns=22, acts=point(cell), frames=(300,)))
    make.shoot("enlarged", replace(begun, acts=enlarge))
    make.shoot("write", replace(begun, turns=0, acts=point(7, click=True), frames=(60, 300, 900)))
    make.shoot(
        "bots", Shot(seats=4, bots=(1, 2, 3), turns=12, last=ROLL, frames=tuple(range(300, 4000, 400)))
    )
    make.shoot("end", Shot(seats=1, turns=60, frames=(700, 6000)))
    make.shoot("last", replace(begun, turns=34, seats=2, language="pl", size=(1024, 640)))


if __name__ == "__main__":
    main("knaster", play, pictures)
