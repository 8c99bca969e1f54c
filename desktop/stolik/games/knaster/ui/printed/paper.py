"""A position on paper."""

from __future__ import annotations

from stolik.engine.drawing import Drawing
from stolik.engine.game import Seat
from stolik.games.knaster.rules.state import State
from stolik.games.knaster.ui.printed.score_card import drawings_of


def paper_position(view: State, seat: Seat) -> Drawing:
    """Return the sheet of a seat."""
    return drawings_of(view)[seat]
