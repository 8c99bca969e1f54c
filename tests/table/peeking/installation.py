"""Installs the tiny game where the program looks for games, and sets a table for it."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from types import ModuleType, SimpleNamespace
from typing import Any, TypeAlias, cast

import pytest
from stolik.bots.worker import answer, serve
from stolik.engine.package import GameInfo
from stolik.engine.record import Player
from stolik.engine.session import Session
from stolik.engine.sitting import in_order
from stolik.services.child_process import BotProcess
from stolik.table.controller import TableController
from stolik.table.screen_parts import SeatedGame, TableNeeds

from tests.game_parts import package_with
from tests.table.peeking import messages, rules, view_model

INFO = GameInfo("peeking", 1, (1, 4), (1, 2), 6, "Peeking", "", "", 9, has_secrets=True)
NAMES = ("Ala", "Dziadek Jan", "Ola", "Zosia")

STEP = 0.1
"""The seconds between two ticks of a table's clock."""


class Silent(BotProcess):
    """Bots that never answer."""

    def __init__(self) -> None:
        super().__init__(serve, answer)
        self.asked: list[Any] = []

    def _send(self, job: Any) -> None:
        self.asked.append(job)


PACKAGE = package_with(
    INFO,
    game=rules.GAME,
    bots={},
    messages=messages.MESSAGES,
    scenes=view_model.SCENES,
    prompts=None,
    folder=Path(str(rules.__file__)).parent,
    view_model=view_model.PeekingViewModel,
)
"""The description of the tiny game, which has no bots."""


def unpack(monkeypatch: pytest.MonkeyPatch | None = None) -> None:
    """Install the game where the program finds it."""
    module = cast("ModuleType", SimpleNamespace(PACKAGE=PACKAGE))
    if monkeypatch is None:
        sys.modules["stolik.games.peeking"] = module
    else:
        monkeypatch.setitem(sys.modules, "stolik.games.peeking", module)


class Peek:
    """A table of the tiny game; ``players`` are "h" for a person and "b" for a bot.

    The test controls its clock.
    """

    def __init__(
        self, players: str = "hh", seconds: int | None = 60, side_state: dict[str, Any] | None = None
    ) -> None:
        self.time = 1000.0
        self.session = Session(cast("Any", rules.GAME), len(players), rules.Options(seconds))
        self.side_state: dict[str, Any] = {} if side_state is None else side_state
        self.saved: list[dict[str, Any]] = []
        self.sounds: list[str] = []
        self.runner = Silent()
        controller = TableController(
            SeatedGame(
                INFO,
                self.session,
                in_order(
                    Player(name=NAMES[seat], player="human" if who == "h" else "bot:fair")
                    for seat, who in enumerate(players)
                ),
                side_state=self.side_state,
            ),
            TableNeeds(
                self.runner,
                Random(1),
                Random(2),
                save=lambda: self.saved.append(dict(self.side_state)),
                now=lambda: self.time,
            ),
        )
        controller.sounded.connect(self.sounds.append)
        # The stubs take a Qt property for an object of its own, so values read here have no type.
        self.controller = cast("Any", controller)
        self.face: Any = self.controller.viewModel
        self.privacy: Any = self.controller.privacy
        self.director: Any = self.controller.director
        self.director.motion.pace = "off"
        self.clock: Any = self.controller.clock

    def say(self, number: int = 7) -> None:
        self.controller.submit({"kind": "say", "number": number})

    def let(self, seconds: float) -> None:
        """Advance the clock, which stands still otherwise, as the window's timer does."""
        for _ in range(round(seconds / STEP)):
            self.time += STEP
            self.clock._tick()

    def hands(self) -> list[tuple[int, ...]]:
        return [hand for hand in self.face.seen if hand is not None]

    @property
    def awaited(self) -> int:
        return int(self.privacy.property("awaited"))

    @property
    def viewer(self) -> int:
        return int(self.privacy.property("viewer"))

    @property
    def runs(self) -> bool:
        return bool(self.clock.property("runs"))


Sit: TypeAlias = Callable[..., Peek]
