"""The cost of a click: the calls from setting a die aside in Pickomino until the models are updated.

There is no window, so only the flow is counted; scenes are shown at once.
"""

from __future__ import annotations

import sys
from collections import Counter
from random import Random
from types import FrameType
from typing import Any

from tests.benchmarks.table import Row, at_most

CALLS = 450
"""The most calls of Python functions."""
ALL_CALLS = 1142
"""The most calls, including those of built-in functions."""
FILES = 45
"""The most Python files that contain the functions called."""

WATCHED = {"to_act": 12, "check": 2, "event_text": 1}
"""The most calls of these functions; ``to_act`` and ``check`` are counted in both session and game."""


class Counted:
    """The calls of Python functions by name, those of built-in functions, and the files involved."""

    def __init__(self) -> None:
        self.names: Counter[str] = Counter()
        self.built_in = 0
        self.files: set[str] = set()

    def hear(self, frame: FrameType, event: str, _argument: Any) -> None:
        if event == "call":
            self.names[frame.f_code.co_name] += 1
            self.files.add(frame.f_code.co_filename)
        elif event == "c_call":
            self.built_in += 1


def click() -> Counted:
    """Set a die aside at a table of two people and return the calls."""
    from PySide6.QtCore import QCoreApplication
    from stolik.engine.game_library import load_game, load_package
    from stolik.engine.record import Player
    from stolik.engine.session import Session
    from stolik.engine.sitting import in_order
    from stolik.table.controller import TableController
    from stolik.table.screen_parts import SeatedGame, TableNeeds

    from tests.table.screen import NoBots

    _app = QCoreApplication.instance() or QCoreApplication([])
    info, game = load_package("pickomino").info, load_game("pickomino")
    session = Session(game, 2, game.options_type(), 0)
    table: Any = TableController(
        SeatedGame(info, session, in_order(Player(name=name, player="human") for name in ("Ala", "Ola"))),
        TableNeeds(NoBots(), Random(3), Random(3)),
    )
    table.director.motion.pace = "off"
    table.begin()
    table.submit({"kind": "roll"})
    counted = Counted()
    sys.setprofile(counted.hear)
    table.submit({"kind": "keep", "face": max(session.state.rolled)})
    sys.setprofile(None)
    assert session.state.kept, "the die must have been set aside"
    kept = [row for row in table.viewModel.dice.rows if row.zone == "kept"]
    assert len(kept) == len(session.state.kept), "and be shown so"
    table.close()
    return counted


def rows(short: bool) -> list[Row]:
    """Return the figures, which are the same in every run."""
    counted = click()
    calls = sum(counted.names.values())
    figures = [
        ("Python functions called", calls, CALLS),
        ("functions called, built-in ones too", calls + counted.built_in, ALL_CALLS),
        *((f"calls of {name}", counted.names[name], most) for name, most in WATCHED.items()),
        ("files that it goes through", len(counted.files), FILES),
    ]
    return [at_most(f"A click: {name}", measured, most, 0, "") for name, measured, most in figures]
