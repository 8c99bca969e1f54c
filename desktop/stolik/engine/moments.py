"""Moments that people remember long after a game: found in its log, shown at the table, kept in a book."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple, TypeAlias

from stolik.engine.game import Seat
from stolik.engine.messages import N_
from stolik.engine.session import History


class Moment(NamedTuple):
    """What a seat did with an entry, counted from 0; ``worth`` compares moments of its kind."""

    kind: str
    seat: Seat
    entry: int
    worth: int = 0


FindMoments: TypeAlias = Callable[[History, int, int], Sequence[Moment]]
"""Returns the moments of a step, by the 0-based indices of its entry and of the step in it.

All that they tell is seen by everybody at the table.
"""


@dataclass(frozen=True, slots=True)
class MomentWords:
    """How moments of a kind are told: English sources in the translation context of the game's id.

    ``title`` names it, ``fact`` tells its worth as ``%n``. One with a ``sound`` is celebrated at the table;
    the others are only compared in the family book. ``moves`` means that the move is drawn rather than the
    position after it.
    """

    title: str
    fact: str = ""
    sound: str = ""
    moves: bool = False

    @property
    def drawing(self) -> str:
        """The file of the game that draws it."""
        return "Moment.qml" if self.moves else "Position.qml"


CONTEXT: Final = "moments"

COMEBACK: Final = "comeback"
FIRST_WIN: Final = "first_win"

CELEBRATED: Final = N_("moments", "{player}: {moment}")

AT_THE_END: Final = {
    COMEBACK: MomentWords(N_("moments", "What a comeback!"), sound="comeback"),
    FIRST_WIN: MomentWords(N_("moments", "The first win against this computer!"), sound="first_win"),
}
"""The moments of all games, which the winner's celebration tells."""


def moments_of(find: FindMoments, history: History) -> list[Moment]:
    """Return the greatest moment of each kind of each seat, the first of equals."""
    best: dict[tuple[str, Seat], Moment] = {}
    for entry in range(history.length):
        for step in range(len(history.steps_of(entry))):
            for found in find(history, entry, step):
                known = best.setdefault((found.kind, found.seat), found)
                if found.worth > known.worth:
                    best[found.kind, found.seat] = found
    return list(best.values())


def comebacks(history: History, scores: Callable[[Any], Sequence[int]], least: int) -> Sequence[Moment]:
    """Return the comeback of the one winner of a game that is over, if it was one.

    In the second half of the log everybody else had a better score, and the best one by ``least``.
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
