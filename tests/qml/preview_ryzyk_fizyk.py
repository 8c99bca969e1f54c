"""Render positions of the Ryzyk-Fizyk table: python tests/qml/preview_ryzyk_fizyk.py [folder] [word ...].

Without words every picture is made; with words only those whose name holds one of them.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

from stolik.engine.driver import play as play_out
from stolik.games.ryzyk_fizyk.rules.moves import Move
from stolik.games.ryzyk_fizyk.rules.state import State

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from PySide6.QtCore import QPoint, Qt
from PySide6.QtQuick import QQuickWindow
from PySide6.QtTest import QTest
from stolik.engine.session import Session
from stolik.games.ryzyk_fizyk.rules.dice import keeps
from stolik.games.ryzyk_fizyk.rules.moves import Bank, Keep, Roll
from stolik.games.ryzyk_fizyk.rules.options import Options
from stolik.table.controller import TableController

from tests.qml.preview import ROLL, Acts, Preview, Shot, items, main, middle, wait

SHEET = ((5, 5, 1, 3, 1, 3), (5, 5, 5, 6, 1, 3), (5, 2, 1, 1), (6, 2, 3))
"""The worked example of the printed sheet."""

STRICT = Options(
    six_of_a_kind_wins=True, six_different="zero_account", five_of_a_kind_bonus=True, must_roll_on=True
)


def keep(*dice: int) -> dict[str, Any]:
    return {"kind": "keep", "dice": list(dice)}


BANK = {"kind": "bank"}
TWICE = (ROLL, keep(1, 1, 3, 3, 5, 5), ROLL, keep(5, 5), ROLL)


def play(session: Session, shot: Shot) -> None:
    """Play turns with a plain habit, so that the accounts differ."""
    begun, seat = 0, None

    def choose(state: State, seat: int) -> Move:
        if state.phase == "keep":
            return Keep(keeps(state.rolled, state.kept)[0])
        return Bank() if state.points >= 16 and not state.must_roll else Roll()

    def reached(state: State) -> bool:
        nonlocal begun, seat
        begun += state.turn != seat
        seat = state.turn
        return begun > shot.turns

    play_out(session, choose, Random(shot.seed), until=reached)


def choose(*faces: int) -> Acts:
    """Click a die of each of these faces."""

    def act(window: QQuickWindow, table: TableController) -> None:
        wait(1900)
        for face in faces:
            for item in items(window.contentItem()):
                if (
                    item.property("choosable") is not None
                    and item.property("face") == face
                    and (item.property("zone") == "free")
                ):
                    QTest.mouseClick(window, Qt.MouseButton.LeftButton, pos=middle(item))
                    wait(80)
                    break
        QTest.mouseMove(window, QPoint(5, 5))

    return act


def press(*keys: Qt.Key) -> Callable[[QQuickWindow, TableController], None]:
    def act(window: QQuickWindow, table: TableController) -> None:
        window.requestActivate()
        wait(1900)
        for key in keys:
            QTest.keyClick(window, key)
            wait(100)

    return act


def pictures(make: Preview) -> None:
    begun = Shot(turns=10, rolls=SHEET)
    rolled = replace(begun, last=ROLL, frames=(1900,))
    second = replace(begun, moves=TWICE[:4], last=ROLL, acts=choose(5), frames=(500,))
    for scheme in ("day", "evening", "contrast"):
        make.shoot(f"start-{scheme}", Shot(scheme=scheme))
        make.shoot(f"rolled-{scheme}", replace(rolled, scheme=scheme))
        make.shoot(f"chosen-{scheme}", replace(second, scheme=scheme))
    sizes = {"1024": (1024, 640, 1), "1280": (1280, 800, 1), "1920": (1920, 1080, 1), "3840": (3840, 2160, 2)}
    for name, (width, height, scale) in sizes.items():
        for seats in (2, 4, 8):
            shot = replace(second, size=(width, height), scale=scale, seats=seats, language="pl")
            scheme = "evening" if seats == 4 else "day"
            make.shoot(f"size-{name}-{seats}", replace(shot, scheme=scheme, turns=4 * seats + 1, seed=3))
    make.shoot("eight-start", Shot(seats=8))
    make.shoot("pair", replace(begun, moves=TWICE[:2], last=ROLL, acts=choose(5, 5), frames=(400,)))
    make.shoot("all", replace(rolled, acts=press(Qt.Key.Key_A), frames=(400,)))
    make.shoot("alone", replace(begun, moves=TWICE[:2], last=ROLL, acts=choose(6), frames=(500,)))
    lost = replace(begun, moves=(*TWICE, keep(5)), last=ROLL)
    make.shoot("lost", replace(lost, frames=(1300, 1700, 2900, 3600)))
    make.shoot(
        "bank", replace(begun, moves=TWICE[:4], last=BANK, frames=(60, 300, 500, 700, 1000, 1500, 2000))
    )
    make.shoot("tumble", replace(begun, last=ROLL, frames=(80, 240, 400, 700, 1200)))
    make.shoot(
        "go", replace(rolled, acts=press(Qt.Key.Key_A, Qt.Key.Key_R), frames=(60, 200, 400, 700, 1900))
    )
    strict = replace(begun, options=STRICT)
    five = replace(strict, rolls=((4, 4, 4, 4, 4, 2), (1,), (3,), (4,)))
    make.shoot("five", replace(five, last=ROLL, acts=choose(4), frames=(400,)))
    tries = replace(five, moves=(ROLL, keep(4, 4, 4, 4, 4)), last=ROLL)
    make.shoot("tries", replace(tries, frames=(1000, 1400, 3000)))
    matched = replace(five, moves=(ROLL, keep(4, 4, 4, 4, 4), ROLL, ROLL), last=ROLL, frames=(3000,))
    make.shoot("matched", matched)
    make.shoot("different", replace(strict, rolls=((1, 2, 3, 4, 5, 6),), last=ROLL, frames=(1400, 3300)))
    out = replace(strict, options=Options(six_different="lose_game"), rolls=((1, 2, 3, 4, 5, 6),), last=ROLL)
    make.shoot("out", replace(out, frames=(1400, 3300, 6000)))
    make.shoot("six", replace(strict, rolls=((4,) * 6,), last=ROLL, frames=(1400, 7000)))
    sixes = (6,) * 6
    late = replace(begun, turns=12, rolls=(sixes, sixes, sixes), moves=3 * (ROLL, keep(*sixes)))
    make.shoot("last-turns", replace(late, last=BANK, frames=(500, 1800, 4000)))
    eight = replace(late, seats=8, turns=16, size=(1024, 640), language="pl")
    make.shoot("last-turns-8", replace(eight, last=BANK, frames=(1800, 4500)))
    bots = Shot(seats=3, bots=(1, 2), turns=10, rolls=SHEET[:2], moves=TWICE[:4], last=BANK)
    make.shoot("bots", replace(bots, frames=tuple(range(400, 9000, 400))))


if __name__ == "__main__":
    main("ryzyk_fizyk", play, pictures)
