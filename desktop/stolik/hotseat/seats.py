"""The rows of those who sit at the table: seat cards, and the places at the end."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

from stolik.engine.game import Seat
from stolik.engine.package import Messages
from stolik.engine.record import Player
from stolik.engine.score_card import Place, ScoreCardContent
from stolik.engine.session import Session
from stolik.engine.view_model import EndLine, ViewModel
from stolik.hotseat.rows import Rows


class SeatRow(NamedTuple):
    """A seat card: ``avatar`` and ``colour`` are numbers of a picture and a colour, ``bot`` a level or empty.

    ``handicap`` is the handicap's name, an English source in the context of the game's id, or empty.
    """

    seat: Seat
    name: str
    avatar: int
    colour: int
    bot: str
    score: str = ""
    active: bool = False
    doing: str = ""
    rank: int = 0
    handicap: str = ""


class StandingRow(NamedTuple):
    """A place at the end, with the seat's count line by line."""

    seat: Seat
    name: str
    avatar: int
    colour: int
    bot: str
    rank: int
    score: int
    lines: list[EndLine]


class SeatRows:
    """Fills the two lists that name the players: seat cards, and places at the end.

    ``avatars`` are the numbers of the players' pictures, ``colours`` those of their colours, by seat.

    ``on_turn`` are the names of those who were on turn at the moment that was shown last.

    ``cards`` and ``places`` are the two lists, of ``SeatRow`` and ``StandingRow``; ``view_model``
    writes the scores of ``session``, ``messages`` are those of its game.
    """

    def __init__(
        self,
        session: Session,
        players: Sequence[Player],
        avatars: Sequence[int],
        colours: Sequence[int],
        view_model: ViewModel,
        messages: Messages,
        cards: Rows[SeatRow],
        places: Rows[StandingRow],
    ) -> None:
        self._session = session
        self._view_model = view_model
        self._cards = cards
        self._places = places
        self._bots = frozenset(seat for seat, player in enumerate(players) if player.level is not None)
        self._who = [
            SeatRow(seat, player.name, avatars[seat], colours[seat], player.level or "")
            for seat, player in enumerate(players)
        ]
        self._handicaps = [messages.handicap_of(session.options, seat) for seat in range(len(players))]
        self._names = tuple(player.name for player in players)
        self._scored: Any = None
        self._scores: list[tuple[str, int]] = []
        self.on_turn: Sequence[str] = ()

    def show(self, state: Any, active: Collection[Seat], mine: Seat | None = None) -> None:
        """Set the seat cards to a state, as an onlooker sees it, with the seats on turn.

        Only ``mine`` is marked of several people who are on turn at once, whose move the screen takes.

        ``active`` are the seats on turn.
        """
        if state is not self._scored:
            self._score(state)
        rows = []
        for who, (score, rank), handicap in zip(self._who, self._scores, self._handicaps, strict=True):
            seat = who.seat
            is_bot, acts = seat in self._bots, seat in active
            marked = acts and (is_bot or mine is None or seat == mine)
            doing = "" if not acts else "thinking" if is_bot else "to_move"
            rows.append(who._replace(score=score, active=marked, doing=doing, rank=rank, handicap=handicap))
        self.on_turn = [row.name for row in rows if row.active]
        self._cards.set_rows(rows)

    @property
    def names(self) -> Sequence[str]:
        """The players' names by seat."""
        return self._names

    @property
    def ranking(self) -> Sequence[tuple[int, str, str]]:
        """The rank, name and score of everybody at the moment that was shown last, by seat."""
        return [(rank, name, score) for name, (score, rank) in zip(self._names, self._scores, strict=True)]

    @property
    def handicap(self) -> tuple[str, Sequence[str]]:
        """The handicap's name, a source in the context of the game's id, and the names of its seats."""
        having = [name for name, handicap in zip(self._names, self._handicaps, strict=True) if handicap]
        return max(self._handicaps), having

    def rename(self, names: Sequence[str]) -> None:
        """Take other names of the players, by seat, for the rows that are set from now on."""
        self._names = tuple(names)
        self._who = [who._replace(name=name) for who, name in zip(self._who, names, strict=True)]

    def retell(self) -> None:
        """Ask for the scores again, in the language of the moment, when they are shown next."""
        self._scored = None

    def show_places(self) -> None:
        """Set the places to those of the end, each with its count line by line."""
        session = self._session
        view = session.game.view(session.state, None)
        self._places.set_rows(
            [
                StandingRow(
                    *self._who[standing.seat][:5],
                    standing.rank,
                    standing.score,
                    list(self._view_model.end_lines(view, standing.seat)),
                )
                for standing in session.standings
            ]
        )

    def card(self) -> ScoreCardContent:
        """Return the same places and counts as they stand on the score card."""
        session = self._session
        return ScoreCardContent(
            tuple(
                Place(
                    standing.seat, standing.rank, self._names[standing.seat], standing.seat not in self._bots
                )
                for standing in session.standings
            ),
            self._view_model.score_table(session.game.view(session.state, None), self._names),
        )

    def _score(self, state: Any) -> None:
        game = self._session.game
        view = game.view(state, None)
        ranks = {standing.seat: standing.rank for standing in game.standings(state)}
        self._scores = [
            (self._view_model.score_text(view, seat), ranks[seat]) for seat in range(len(self._who))
        ]
        self._scored = state
