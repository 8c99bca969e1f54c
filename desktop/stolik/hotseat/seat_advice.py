"""What the person on turn is told: hints, odds, and the tutor's question."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any

from stolik.engine.game import Seat, Value
from stolik.engine.view_model import HintStep
from stolik.hotseat.advice import Adviser
from stolik.hotseat.flow_state import FlowState
from stolik.hotseat.tutor import Tutor


class SeatAdvice:
    """Joins the hint that a person asks for with the one that the tutor gives unasked.

    Only one of them is seen: while a move is held back, the hint tells what would be better. ``beginners``
    are shown the odds always. ``decide`` makes a move that was held back. ``odds_hidden`` hears that the odds
    that one person asked for go with the turn.
    """

    def __init__(
        self,
        adviser: Adviser,
        tutor: Tutor,
        flow_state: FlowState,
        beginners: Collection[Seat],
        decide: Callable[[Seat, Value], object],
        odds_hidden: Callable[[], object],
    ) -> None:
        self.adviser = adviser
        self.tutor = tutor
        self._flow_state = flow_state
        self._beginners = frozenset(beginners)
        self._decide = decide
        self._odds_hidden = odds_hidden
        self.odds_shown = False
        self._odds_seat: Seat | None = None

    @property
    def hints(self) -> list[dict[str, Any]]:
        """The best options in words, best first."""
        return self.adviser.hints

    @property
    def hint(self) -> HintStep | None:
        """What the hint tells now; ``None`` where there is none."""
        return self.tutor.question if self.is_asking else self.adviser.hint

    @property
    def is_asking(self) -> bool:
        """Whether a move is held back, and the hint tells what would be better."""
        return self._flow_state.seat is not None and self.tutor.question is not None

    def ask_hint(self, seat: Seat) -> None:
        """Ask what the options of the person on turn are worth; where a hint is told, tell its next step."""
        if self.adviser.hints:
            self.adviser.go_on()
        else:
            # A request for the hint itself lets go of the move.
            self.tutor.release()
            self.adviser.ask_hints(seat)

    def follow_hint(self) -> None:
        """Go the way on that the hint offers: to its next step; at the last one do what it shows.

        A move that is held back is made.
        """
        if not self._make_held_back():
            self.adviser.follow()

    def drop_hint(self) -> None:
        """Take the hint away; where a move is held back, it is made."""
        if not self._make_held_back():
            self.adviser.drop_hints()

    def show_odds(self, shown: bool) -> None:
        """Show or hide the chances that the game's table gives on demand."""
        self.odds_shown = shown
        self._odds_seat = self._flow_state.seat
        if shown:
            self.refresh_odds()
        else:
            self.adviser.hide_odds()

    def refresh_odds(self) -> None:
        """Ask for the odds of the seat on turn now, where they are shown to it.

        What one person asked to see isn't shown to the next one.
        """
        seat = self._flow_state.seat
        if seat is not None and self.odds_shown:
            if self._odds_seat not in (None, seat):
                self.odds_shown = False
                self._odds_hidden()
            self._odds_seat = seat
        if seat is None or not (self.odds_shown or seat in self._beginners):
            self.adviser.drop_odds()
        else:
            self.adviser.ask_odds(seat)

    def _make_held_back(self) -> bool:
        """Make the move that the tutor asks about; return whether there is one."""
        held_back = self.tutor.release() if self.is_asking else None
        if held_back is not None:
            self._decide(*held_back)
        return held_back is not None
