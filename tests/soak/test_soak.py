"""Evening after evening, a restless hand presses everything at a table.

Run by `dev.py soak`; ``STOLIK_SHORT`` selects the short form.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Any, Final

import pytest
from pytestqt.qtbot import QtBot
from stolik.engine.game_library import find_games
from stolik.engine.json_values import to_plain
from stolik.engine.package import GameInfo
from stolik.engine.record import Player, open_session, parse_record, record_of, record_text
from stolik.engine.session import Session
from stolik.table import controller as controller_module

from tests.soak.chance import chance
from tests.soak.marks import SHORT
from tests.table.tables import BOT, HUMAN, Table

pytestmark = pytest.mark.soak

EVENINGS: Final = 3 if SHORT else 100
PRESSES: Final = 600

TABLES: Final = [(info, seats) for info in find_games() for seats in range(info.seats[0], info.seats[1] + 1)]


def conservation_of(game: str) -> Callable[[Any], bool]:
    """Return the game's own check that everything is still on its table exactly once."""
    law: Callable[[Any], bool] = import_module(f"tests.games.{game}.conserved").conserved
    return law


def replayed(info: GameInfo, session: Session) -> Session:
    """Return the session replayed from the game's own record."""
    players = tuple(Player(name=f"P{seat}", player="human") for seat in range(session.seats))
    return open_session(parse_record(record_text(record_of(session, info, players, snapshot=True))))


class Restless:
    """A hand that presses everything in any order."""

    def __init__(self, table: Table, rng: Random) -> None:
        self.table = table
        self.controller = table.controller
        self.rng = rng
        self.keys: list[Callable[[], object]] = [
            self.move, self.move, self.move, self.pass_on, self.nonsense, self.look_at, self.pause,
            self.odds, self.controller.undo, self.controller.undo, self.controller.backToNow,
            self.controller.backToNow, self.controller.retranslate, self.controller.replay.start,
            self.controller.advice.askHint, self.controller.advice.dropHint,
            self.controller.director.finish, self.controller.privacy.reveal, self.controller.privacy.cover,
        ]  # fmt: skip

    def press(self) -> None:
        self.rng.choice(self.keys)()

    def move(self) -> None:
        seat = self.controller.property("seat")
        session = self.table.session
        if seat >= 0:
            moves = list(session.game.legal_moves(session.state, seat))
            self.controller.submit(to_plain(self.rng.choice(moves)))

    def pass_on(self) -> None:
        """Pass the screen on, if everybody looks before the game continues."""
        if self.controller.privacy.property("goesRound"):
            self.controller.passOn({})

    def nonsense(self) -> None:
        self.controller.submit({"kind": self.rng.choice(["keep", "take", "fly"]), "face": 9, "tile": 40})

    def look_at(self) -> None:
        self.controller.lookAt(self.rng.randrange(-1, self.table.session.length + 2))

    def pause(self) -> None:
        self.controller.setProperty("paused", self.rng.random() < 0.5)

    def odds(self) -> None:
        self.controller.advice.showOdds(self.rng.random() < 0.5)

    def calm_down(self) -> None:
        self.controller.setProperty("paused", False)
        self.controller.backToNow()


@pytest.mark.parametrize("info", find_games(), ids=lambda info: info.id)
@pytest.mark.parametrize("evening", range(EVENINGS))
def test_a_table_bears_somebody_restless(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, info: GameInfo, evening: int
) -> None:
    monkeypatch.setattr(controller_module, "UNDO_WINDOW_MS", 0)
    conserved = conservation_of(info.id)
    rng = chance("restless", info.id, evening)
    least, most = info.seats
    players = [HUMAN, *rng.choices([HUMAN, BOT], k=rng.randrange(least, most + 1) - 1)]
    rng.shuffle(players)
    table = Table(tuple(players), seed=evening, game=info.id)
    controller, session = table.controller, table.session
    somebody = Restless(table, rng)
    controller.begin()
    for _ in range(PRESSES):
        somebody.press()
        if rng.random() < 0.3:
            qtbot.wait(0)
        assert conserved(session.state)
        assert len(controller.seats.rows) == len(players)
    again = replayed(controller.info, session)
    assert (again.log, again.state) == (session.log, session.state)
    somebody.calm_down()

    def ends() -> bool:
        controller.privacy.reveal()
        somebody.pass_on()
        somebody.move()
        return bool(controller.property("over"))

    qtbot.waitUntil(ends, timeout=60_000)
    assert session.over
    assert {row.seat for row in controller.standings.rows} == set(range(len(players)))
    controller.close()
    saved = table.saved
    qtbot.wait(5)
    assert table.saved == saved
    table.runner.close()
