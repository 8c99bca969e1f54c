"""Moments that people remember long after a game: found in its log, shown at the table, kept in a book."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple, TypeAlias

from stolik.engine.game import Seat
from stolik.engine.messages import N_
from stolik.engine.session import History


class Moment(NamedTuple):
    """A memorable act of a seat in the entry with this 0-based index; ``worth`` compares acts of a kind."""

    kind: str
    seat: Seat
    entry: int
    worth: int = 0


FindMoments: TypeAlias = Callable[[History, int, int], Sequence[Moment]]
"""Returns the moments in a step, given the 0-based indices of its entry and of the step in that entry.

A moment reveals only what everybody at the table has seen.
"""


@dataclass(frozen=True, slots=True)
class MomentWords:
    """The words for moments of a kind: English sources in the translation context of the game's id.

    ``title`` names the kind, ``fact`` gives the worth as ``%n``. A kind with a ``sound`` is celebrated at the
    table; the others are only compared in the family book. ``moves`` means that the drawing shows the move
    rather than the position after it.
    """

    title: str
    fact: str = ""
    sound: str = ""
    moves: bool = False

    @property
    def drawing(self) -> str:
        """The game's QML file that draws such a moment."""
        return "Moment.qml" if self.moves else "Position.qml"


CONTEXT: Final = "moments"

COMEBACK: Final = "comeback"
FIRST_WIN: Final = "first_win"

CELEBRATED: Final = N_("moments", "{player}: {moment}")

AT_THE_END: Final = {
    COMEBACK: MomentWords(N_("moments", "What a comeback!"), sound="comeback"),
    FIRST_WIN: MomentWords(N_("moments", "The first win against this computer!"), sound="first_win"),
}
"""The moments that all games have; the winner's celebration announces them."""


def moments_of(find: FindMoments, history: History) -> list[Moment]:
    """Return each seat's greatest moment of each kind, the first among equals."""
    best: dict[tuple[str, Seat], Moment] = {}
    for entry in range(history.length):
        for step in range(len(history.steps_of(entry))):
            for found in find(history, entry, step):
                known = best.setdefault((found.kind, found.seat), found)
                if found.worth > known.worth:
                    best[found.kind, found.seat] = found
    return list(best.values())


def comebacks(history: History, scores: Callable[[Any], Sequence[int]], least: int) -> Sequence[Moment]:
    """Return the comeback of a finished game's sole winner, if there was one.

    In the second half of the log everybody else must have been ahead, the leader by at least ``least``.
    """
    winner, *others = history.standings
    if not others or others[0].rank == 1:
        return ()
    worst = 0
    for entries in range(history.length // 2, history.length):
        now = scores(history.state_at(entries))
        mine = now[winner.seat]
        if all(score > mine for seat, score in enumerate(now) if seat != winner.seat):
            worst = max(worst, max(now) - mine)
    return (Moment(COMEBACK, winner.seat, history.length - 1),) if worst >= least else ()
