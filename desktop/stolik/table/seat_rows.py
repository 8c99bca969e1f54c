"""The rows of those who sit at the table: seat cards, and the places at the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from stolik.engine.game import Seat
from stolik.engine.package import Messages
from stolik.engine.score_card import Place, ScoreCardContent
from stolik.engine.session import History
from stolik.engine.view_model import EndLine, ViewModel
from stolik.flow.flow import Picture
from stolik.models.rows import RowsModel
from stolik.table.seated_game import SeatedGame


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
    """A place at the end, with the seat's count line by line; ``told`` is the score as its card tells it."""

    seat: Seat
    name: str
    avatar: int
    colour: int
    bot: str
    rank: int
    score: int
    told: str
    lines: list[EndLine]


class SeatRows:
    """Fills the two lists that name the players: seat cards, and places at the end.

    ``game`` tells who plays, ``view_model`` writes the scores, ``messages`` are those of the game; ``cards``
    and ``places`` are the two lists.
    """

    def __init__(
        self,
        game: SeatedGame,
        view_model: ViewModel,
        messages: Messages,
        cards: RowsModel[SeatRow],
        places: RowsModel[StandingRow],
    ) -> None:
        self._view_model = view_model
        self._cards = cards
        self._places = places
        self._who = [
            SeatRow(
                seat,
                sitting.name,
                sitting.face,
                sitting.colour,
                sitting.player.face,
                handicap=messages.handicap_of(game.session.options, seat),
            )
            for seat, sitting in enumerate(game.seats)
        ]
        # Whoever plays a seat: in the explorer a person decides for a computer.
        self._thinks = [not sitting.is_person for sitting in game.setting[0]]
        self._scored: Any = None
        self._scores: list[str] = []
        self._ranks: tuple[int, ...] = ()

    def show(self, seen: Picture) -> None:
        """Set the seat cards to what is shown; the scores are those that an onlooker sees."""
        if seen.table is not self._scored:
            self._scores = [self._view_model.score_text(seen.table, who.seat) for who in self._who]
            self._scored = seen.table
        self._ranks = seen.ranks
        rows = []
        for who, score, rank in zip(self._who, self._scores, seen.ranks, strict=True):
            acts = who.seat in seen.on_turn
            thinks = self._thinks[who.seat]
            marked = acts and (thinks or seen.marked in (None, who.seat))
            doing = "" if not acts else "thinking" if thinks else "to_move"
            rows.append(SeatRow(*who[:5], score, marked, doing, rank, *who[9:]))
        self._cards.set_rows(rows)

    @property
    def names(self) -> Sequence[str]:
        """The players' names by seat."""
        return [who.name for who in self._who]

    @property
    def on_turn(self) -> Sequence[str]:
        """The names of those who were on turn at the moment that was shown last."""
        return [row.name for row in self._cards.rows if row.active]

    @property
    def ranking(self) -> Sequence[tuple[int, str, str]]:
        """The rank, name and score of everybody at the moment that was shown last, by seat."""
        return [
            (rank, who.name, score)
            for who, score, rank in zip(self._who, self._scores, self._ranks, strict=True)
        ]

    @property
    def handicap(self) -> tuple[str, Sequence[str]]:
        """The handicap's name, a source in the context of the game's id, and the names of its seats."""
        return max([who.handicap for who in self._who]), [who.name for who in self._who if who.handicap]

    def retell(self, names: Sequence[str]) -> None:
        """Take the players' names, by seat, and ask for the scores again in the language of the moment."""
        self._who = [who._replace(name=name) for who, name in zip(self._who, names, strict=True)]
        self._scored = None

    def show_places(self, session: History) -> None:
        """Set the places to those of a session's end, each with its count line by line."""
        view = session.view(None)
        self._places.set_rows(
            [
                StandingRow(
                    *self._who[standing.seat][:5],
                    standing.rank,
                    standing.score,
                    self._view_model.score_text(view, standing.seat),
                    list(self._view_model.end_lines(view, standing.seat)),
                )
                for standing in session.standings
            ]
        )

    def card(self, session: History) -> ScoreCardContent:
        """Return the same places and counts as they stand on the score card."""
        places = [
            Place(standing.seat, standing.rank, who.name, not who.bot)
            for standing in session.standings
            for who in [self._who[standing.seat]]
        ]
        return ScoreCardContent(tuple(places), self._view_model.score_table(session.view(None), self.names))
