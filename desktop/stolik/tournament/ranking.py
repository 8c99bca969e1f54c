"""The order of a stage: big points, then small points, and play-offs where a tie decides something."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import NamedTuple

from stolik.tournament.entries import Entrant, Stage
from stolik.tournament.state import Round, State


class Points(NamedTuple):
    """What an entrant has won; greater is better, the big points first (§4.1)."""

    big: int = 0
    small: int = 0


class PlayOff(NamedTuple):
    """A finished play-off: who of them is still there, and what each has won in it."""

    tied: frozenset[Entrant]
    points: Mapping[Entrant, Points]


@dataclass(frozen=True, slots=True)
class Order:
    """Entrants by place, equals together, and the ties among them that still decide something.

    Both hold entrants in the order in which they were given.
    """

    groups: tuple[tuple[Entrant, ...], ...]
    open_ties: tuple[tuple[Entrant, ...], ...]

    @property
    def entrants(self) -> tuple[Entrant, ...]:
        """Everybody, the best first."""
        return tuple([entrant for group in self.groups for entrant in group])


def points_of(state: State, rounds: Iterable[Round]) -> dict[Entrant, Points]:
    """Return what everybody has won in some rounds, as far as they have been entered."""
    big: dict[Entrant, int] = {}
    small: dict[Entrant, int] = {}
    for each in rounds:
        for table in each.tables:
            for game in table.games:
                if game is None:
                    continue
                gained = zip(game.seated, state.big_points(game), game.points.small_points, strict=True)
                for entrant, more_big, more_small in gained:
                    big[entrant] = big.get(entrant, 0) + more_big
                    small[entrant] = small.get(entrant, 0) + more_small
    return {entrant: Points(big[entrant], small[entrant]) for entrant in big}


def stage_points(state: State, stage: Stage) -> dict[Entrant, Points]:
    """Return what everybody in a stage has won in it, play-offs left out."""
    found = points_of(state, state.rounds_of(stage))
    return {entrant: found.get(entrant, Points()) for entrant in state.field(stage)}


def stage_order(state: State, stage: Stage) -> Order:
    """Return the order of those who are still in a stage, play-offs counted where they break a tie.

    A play-off counts for the tie of those who played it, also after one has left, and for no other (§5.4).
    """
    gone = frozenset(state.entrants) - frozenset(state.active(stage))
    play_offs = [
        PlayOff(each.drawn - gone, points_of(state, [each]))
        for each in state.rounds_of(stage, play_off=True)
        if each.is_complete
    ]
    return order(state.active(stage), stage_points(state, stage), state.decisive_places(stage), play_offs)


def order(
    entrants: Sequence[Entrant],
    points: Mapping[Entrant, Points],
    decisive: Sequence[int],
    play_offs: Sequence[PlayOff] = (),
) -> Order:
    """Return entrants by their points, with ties that decide something broken by play-offs.

    Args:
        entrants: Who is ranked.
        points: What each of them has won.
        decisive: The places after which something is decided: a tie on such a place and the next decides.
        play_offs: The finished play-offs, the oldest first.

    >>> won = {0: Points(4, 10), 1: Points(8, 5), 2: Points(4, 10), 3: Points(4, -25)}
    >>> order(range(4), won, [2]).groups, order(range(4), won, [2]).open_ties
    (((1,), (0, 2), (3,)), ((0, 2),))
    """
    groups: list[tuple[Entrant, ...]] = []
    ties: list[tuple[Entrant, ...]] = []
    place = 1
    for group in _by_points(entrants, points):
        broken, still_open = _broken(group, place, decisive, play_offs)
        groups += broken
        ties += still_open
        place += len(group)
    return Order(tuple(groups), tuple(ties))


def _by_points(entrants: Iterable[Entrant], points: Mapping[Entrant, Points]) -> list[tuple[Entrant, ...]]:
    ranked = sorted(entrants, key=lambda entrant: points[entrant], reverse=True)
    return [tuple(group) for _, group in groupby(ranked, key=lambda entrant: points[entrant])]


def _broken(
    group: tuple[Entrant, ...], place: int, decisive: Sequence[int], play_offs: Sequence[PlayOff]
) -> tuple[list[tuple[Entrant, ...]], list[tuple[Entrant, ...]]]:
    """Return a tie from a place on as it is broken, and what of it still has to be played off."""
    if not any(place <= last < place + len(group) - 1 for last in decisive):
        return [group], []
    for number, play_off in enumerate(play_offs):
        if play_off.tied == frozenset(group):
            within = [last - place + 1 for last in decisive]
            rest = order(group, play_off.points, within, play_offs[number + 1 :])
            return list(rest.groups), list(rest.open_ties)
    return [group], [group]
