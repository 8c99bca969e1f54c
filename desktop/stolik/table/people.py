"""The rows of those who sit at the table: seat cards, and places at the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject

from stolik.engine.game import Seat
from stolik.engine.plain import to_plain
from stolik.engine.record import Player
from stolik.engine.score_card import Card, Place
from stolik.engine.session import Session
from stolik.engine.view_model import ViewModel
from stolik.models.rows import RowsModel


class People:
    """Fills the two row models that name the players."""

    def __init__(
        self, players: tuple[Player, ...], persons: Sequence[int], view_model: ViewModel, parent: QObject
    ) -> None:
        self.seats = RowsModel(("seat", "name", "person", "bot", "score", "active", "doing", "rank"), parent)
        self.standings = RowsModel(("seat", "name", "person", "bot", "rank", "score", "lines"), parent)
        self._players = players
        self._persons = persons
        self._view_model = view_model

    def show(self, session: Session, state: Any, active: Sequence[Seat], mine: Seat | None = None) -> None:
        """Set the seat cards to a state, as an onlooker sees it, with the seats on turn.

        Of several people who are on turn at once only the one whose move the screen takes is marked.
        """
        view = session.game.view(state, None)
        ranks = {standing.seat: standing.rank for standing in session.game.standings(state)}
        self.seats.set_rows(
            [
                {
                    **self._who(seat),
                    "score": self._view_model.score_text(view, seat),
                    "active": seat in active and (mine is None or seat == mine or self._is_bot(seat)),
                    "doing": self._doing(seat) if seat in active else "",
                    "rank": ranks[seat],
                }
                for seat in range(len(self._players))
            ]
        )

    def show_places(self, session: Session) -> None:
        """Set the places to those of the end, each with its count line by line."""
        view = session.game.view(session.state, None)
        self.standings.set_rows(
            [
                {
                    **self._who(standing.seat),
                    "rank": standing.rank,
                    "score": standing.score,
                    "lines": [to_plain(line) for line in self._view_model.end_lines(view, standing.seat)],
                }
                for standing in session.standings
            ]
        )

    def card(self, session: Session) -> Card:
        """Return the same places and counts as they stand on the score card."""
        view = session.game.view(session.state, None)
        return Card(
            tuple(
                Place(
                    standing.seat,
                    standing.rank,
                    self._players[standing.seat].name,
                    not self._is_bot(standing.seat),
                )
                for standing in session.standings
            ),
            self._view_model.tally(view, [player.name for player in self._players]),
        )

    def _who(self, seat: Seat) -> dict[str, Any]:
        player = self._players[seat]
        return {"seat": seat, "name": player.name, "person": self._persons[seat], "bot": player.level or ""}

    def _doing(self, seat: Seat) -> str:
        return "thinking" if self._is_bot(seat) else "to_move"

    def _is_bot(self, seat: Seat) -> bool:
        return self._players[seat].level is not None
