"""Tables for tests: a controller without a screen, and its messages."""

from collections.abc import Callable
from random import Random
from typing import Any, TypeAlias, cast

from PySide6.QtCore import Qt
from stolik.bots.worker import answer, serve
from stolik.engine.bot_jobs import BotJob
from stolik.engine.game_library import load_game, load_package
from stolik.engine.record import Player
from stolik.engine.session import Session
from stolik.engine.sitting import in_order
from stolik.services.child_process import BotProcess
from stolik.table.controller import TableController
from stolik.table.screen_parts import SeatedGame, TableNeeds

HUMAN, BOT = "human", "bot:fair"


class Here(BotProcess):
    """Bots that answer in this process, in the next turn of the event loop."""

    def _send(self, job: BotJob) -> None:
        self._arrived.emit(self._answer(job))


class Table:
    """A controller without a screen, and its messages."""

    def __init__(
        self,
        players: tuple[str, ...],
        seed: int = 3,
        instant: bool = True,
        runner: BotProcess | None = None,
        game: str = "pickomino",
    ) -> None:
        info = load_package(game).info
        rules = load_game(game)
        self.session = Session(rules, len(players), rules.options_type(), 0)
        self.saved = 0
        self.refused: list[tuple[str, str]] = []
        self.said: list[str] = []
        self.runner = runner or Here(serve, answer)
        # The stubs take a Qt property for an object of its own, so values read here have no type.
        self.controller = cast(
            Any,
            TableController(
                SeatedGame(
                    info,
                    self.session,
                    in_order(Player(name=f"P{seat}", player=player) for seat, player in enumerate(players)),
                ),
                TableNeeds(self.runner, Random(seed), Random(seed), save=self._save),
            ),
        )
        self.controller.director.motion.pace = "off" if instant else "normal"
        if instant:
            # A screen that has played everything it has to show by the next turn of the event loop.
            director = self.controller.director
            director.playing.connect(director.done, Qt.ConnectionType.QueuedConnection)
        self.controller.refused.connect(
            lambda sentence, paragraph: self.refused.append((sentence, paragraph))
        )
        self.controller.announcements.announced.connect(self.said.append)

    def _save(self) -> None:
        self.saved += 1

    def kinds(self) -> list[str]:
        return [entry.move.kind for entry in self.session.log]  # type: ignore[attr-defined]  # moves are tagged

    def keep_something(self) -> None:
        state = self.session.state
        face = max(set(state.rolled) - set(state.kept))
        self.controller.submit({"kind": "keep", "face": face})


SetTable: TypeAlias = Callable[..., Table]
