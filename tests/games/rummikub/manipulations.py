"""Typical manipulations of the table, each with as few clicks and drags as possible, counted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPoint

from tests.games.rummikub.deals import GROUP
from tests.games.rummikub.screen_driver import RummikubScreen, shared
from tests.table.entries import noted


class CountingScreen(RummikubScreen):
    """The screen, which counts mouse actions."""

    count = 0

    def tap_at(self, place: QPoint) -> None:
        self.count += 1
        super().tap_at(place)

    def drag(self, start: QPoint, end: QPoint) -> None:
        # Carried tiles are shown, and put down, half a tile above the pointer.
        self.count += 1
        super().drag(start, end + QPoint(0, round(self.face.tableTile / 2)))


def split_a_run(screen: CountingScreen) -> None:
    screen.drag(screen.at("b5b"), screen.at("b5a", 0.9))
    assert len(screen.sets) == 3


def swap_a_joker(screen: CountingScreen) -> None:
    screen.drag(screen.at("o9a"), screen.at("ja"))
    screen.drag(screen.at("ja"), screen.at("b7a", 1.3))
    assert screen.sets == {("k9a", "r9a", "o9a"), ("b3a", "b4a", "b5a", "b6a", "b7a", "ja")}


def regroup_three_sets(screen: CountingScreen) -> None:
    place = screen.cloth
    screen.drag(screen.at("ja"), place)
    screen.drag(screen.at("b7a"), place + QPoint(round(screen.face.tableTile * 1.5), 0))
    screen.drag(screen.at("b5b"), place - QPoint(round(screen.face.tableTile * 1.5), 0))
    assert ("b5b", "ja", "b7a") in screen.sets


def move_a_set(screen: CountingScreen) -> None:
    before = screen.at(GROUP[0])
    screen.drag(screen.at(GROUP[0], -0.15), before + QPoint(0, 200))
    assert GROUP in screen.sets
    assert screen.at(GROUP[0]).y() > before.y()


def undo_all(screen: CountingScreen) -> None:
    screen.drag(screen.at("k1a"), screen.cloth)
    screen.count = 0
    button = screen.button("Start over")
    screen.tap_at(button.mapToScene(button.boundingRect().center()).toPoint())
    assert "k1a" in screen.rack


MANIPULATIONS: Final[dict[str, tuple[Callable[[CountingScreen], None], int]]] = {
    "split a run": (split_a_run, 1),
    "swap a joker": (swap_a_joker, 2),
    "regroup three sets": (regroup_three_sets, 4),
    "move a set": (move_a_set, 3),
    "undo all": (undo_all, 1),
}
"""Each with its former count, from before sets could be held and tiles joined sets from further away."""


def counted() -> dict[str, tuple[int, int]]:
    """Return the number of clicks and drags for each manipulation, now and formerly.

    There has to be an application, but no window.
    """
    found = {}
    for screen in shared(CountingScreen):
        screen.open()
        screen.stands["opened"] = noted(screen.table)
        for name, (manipulate, before) in MANIPULATIONS.items():
            screen.renew("opened")
            screen.count = 0
            manipulate(screen)
            found[name] = (screen.count, before)
    return found
