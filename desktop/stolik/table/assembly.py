"""What a table is made of, put together: its models, its curtain and clock, its bots.

QML's type compiler reads the files in the order of their names and must meet this class before its heir.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from PySide6.QtCore import Property, QObject, QUrl
from PySide6.QtQml import QmlElement, QmlUncreatable

from stolik.engine.game import TABLE, Seat
from stolik.engine.library import load_package
from stolik.engine.package import GameInfo
from stolik.engine.record import Player
from stolik.engine.score_card import Card
from stolik.engine.session import Session
from stolik.models.rows import RowsModel
from stolik.table.bot_runner import BotRunner
from stolik.table.bot_seats import BotSeats
from stolik.table.curtain import Curtain
from stolik.table.desk import Desk
from stolik.table.director import Director
from stolik.table.seat_clock import SeatClock
from stolik.table.stage import Stage

# QML's type compiler reads these two names.
QML_IMPORT_NAME = "Stolik.Table"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("The program makes it.")
class TableParts(QObject):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """Holds the parts of a table and shows QML those that never change; the controller sets them going."""

    def __init__(
        self,
        info: GameInfo,
        session: Session,
        players: tuple[Player, ...],
        *,
        persons: tuple[int, ...],
        bot_rng: Random,
        runner: BotRunner,
        desk: dict[str, Any],
        now: Callable[[], float],
        parent: QObject | None,
    ) -> None:
        super().__init__(parent)
        self.info = info
        self.session = session
        self.players = players
        self._director = Director(self)
        self._bots = BotSeats(info.id, session, players, runner, bot_rng, self._play_bot)
        people = [seat for seat in range(len(players)) if self._is_person(seat)]
        self._curtain = Curtain(info.has_secrets, people, self)
        self._stage = Stage(info.id, session, players, persons, lambda: self._mine, self._curtain, self)
        self._desk = Desk(session, self._stage.view_model_object, desk, self, now)

    @Property(str, constant=True)
    def gameId(self) -> str:
        return self.info.id

    @Property(QUrl, constant=True)
    def source(self) -> QUrl:
        return QUrl.fromLocalFile(str(load_package(self.info.id).folder / "ui" / "Table.qml"))

    @Property(QObject, constant=True)
    def viewModel(self) -> QObject:
        return self._stage.view_model_object

    @Property(Director, constant=True)
    def director(self) -> Director:
        return self._director

    @Property(RowsModel, constant=True)
    def seats(self) -> RowsModel:
        return self._stage.people.seats

    @Property(RowsModel, constant=True)
    def log(self) -> RowsModel:
        return self._stage.ledger.model

    @Property(RowsModel, constant=True)
    def standings(self) -> RowsModel:
        return self._stage.people.standings

    @Property(bool, constant=True)
    def repeatable(self) -> bool:
        """Whether the chance of this game is known, so that it can be met again in another."""
        return self.session.seed is not None

    @Property(Curtain, constant=True)
    def curtain(self) -> Curtain:
        return self._curtain

    @Property(SeatClock, constant=True)
    def clock(self) -> SeatClock:
        return self._desk.clock

    def score_card(self) -> Card:
        """Return what the score card says: the places, and everybody's count."""
        return self._stage.people.card(self.session)

    def _is_person(self, seat: Seat) -> bool:
        return seat != TABLE and not self._bots.is_bot(seat)

    @property
    def _mine(self) -> Seat | None:
        """The person's seat whose move the screen takes now."""
        raise NotImplementedError

    def _play_bot(self) -> None:
        """Make the move that a bot has answered, if the table is ready for it."""
        raise NotImplementedError
