"""What everybody writes down at the end of a game, and the proof of it, in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from stolik.engine.messages import QT_TRANSLATE_NOOP
from stolik.games.rummikub.rules.sets.opening import NEEDED
from stolik.games.rummikub.ui.messages.tile_names import said, table

VERDICTS: Final[Mapping[str, str]] = {
    "winner": QT_TRANSLATE_NOOP("rummikub", "{player} wins the game: {points}."),
    "opened": QT_TRANSLATE_NOOP("rummikub", "{player} has opened and has {left} left on the rack: {points}."),
    "cannot_open": QT_TRANSLATE_NOOP(
        "rummikub", "{player} has not opened, and no sets on the rack reach {needed}: {points}."
    ),
    "could_open": QT_TRANSLATE_NOOP(
        "rummikub", "{player} could have opened with {worth}, by laying {sets}: {points}."
    ),
    "announced": QT_TRANSLATE_NOOP(
        "rummikub", "{player} could open with {worth}, by {sets}, and had announced it in time: {points}."
    ),
    "no_turn": QT_TRANSLATE_NOOP(
        "rummikub", "{player} could open with {worth}, by {sets}, but has not had a turn: {points}."
    ),
    "difference": QT_TRANSLATE_NOOP(
        "rummikub", "{player} has {left} on the rack; difference to the winner: {points}."
    ),
}
"""What is written down for a player at the end of a game, and why."""

LEAST_LEFT: Final = QT_TRANSLATE_NOOP(
    "rummikub", "{player} wins the game with the least left on the rack, {left}: {points}."
)
"""The winner's line where nobody went out."""

SINCE_TURN: Final = QT_TRANSLATE_NOOP(
    "rummikub", "The tile that made it possible came in turn {turn}: {tile}."
)
SINCE_DEAL: Final = QT_TRANSLATE_NOOP("rummikub", "The tiles dealt at the start were enough for that.")


def verdict(plain: Mapping[str, Any], names: Sequence[str]) -> str:
    """Return what a seat writes down and why, with the sets that prove it where there are any."""
    facts = dict(plain, player=names[plain["seat"]], points=signed(plain["points"]))
    facts["sets"] = table(plain["sets"])
    facts.setdefault("needed", NEEDED)
    kept = plain["reason"] == "winner" and plain["rack"]
    told = said(LEAST_LEFT if kept else VERDICTS[plain["reason"]], facts)
    if not plain["sets"]:
        return told
    return f"{told} {said(SINCE_TURN if plain['tile'] else SINCE_DEAL, facts)}"


def signed(points: int) -> str:
    """Return points as they are written down, with their sign."""
    return f"+{points}" if points > 0 else f"−{-points}" if points else "0"
