"""A position of Rummikub, and facts that follow from it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Literal, TypeAlias, final

from stolik.engine.game import Seat, Step
from stolik.engine.json_values import to_plain
from stolik.games.rummikub.rules.events import Event
from stolik.games.rummikub.rules.options import Options
from stolik.games.rummikub.rules.scoring import GameResult, Holding, totals
from stolik.games.rummikub.rules.sets.melds import same_set
from stolik.games.rummikub.rules.sets.opening import can_open
from stolik.games.rummikub.rules.tiles import HIDDEN, KIND_OF, Set, Table, Tile, is_joker

DOUBLETS: Final = 3
"""The number of doublets that gives the right to a new deal (§1.7)."""

Phase: TypeAlias = Literal["drawing", "shuffling", "asking", "turn", "drawn", "done", "over"]


@final
@dataclass(frozen=True, slots=True)
class State:
    """A position: where everything is, whose turn it is, and what was won so far.

    ``phase`` is ``drawing`` (for the start), ``shuffling``, ``asking`` (about a new deal), ``turn``,
    ``drawn`` (a tile was drawn, and the turn hasn't ended), ``done`` (between two turns) or ``over``.
    ``game`` counts the games of the match from 1. ``starter`` is the seat that started it, 0 until that is
    decided.

    During the draw for the start, ``contest`` are the seats that may still become the starter, including
    those without a tile that counts, and ``drawn`` are the tiles that count. ``asked`` are the seats to be
    asked about a new deal, the next one first; meanwhile ``turn`` is the starter.

    ``racks`` hold the tiles in the order in which they came, and ``came`` the seat's own turn in which each
    came (0 for the deal). ``bank`` holds the tiles in the order in which they will be drawn. During a shuffle
    and before the first deal, all of these are empty. ``turns`` is how many turns each seat has had in this
    game, ``passes`` how many seats have passed in a row, ``layers`` the seats that have laid tiles, the
    latest last. ``results`` are the finished games, including ``game`` itself once it has ended. ``promised``
    is whether the seat on turn announced its opening in its last turn.
    """

    options: Options
    phase: Phase
    game: int
    starter: Seat
    turn: Seat
    contest: tuple[Seat, ...]
    drawn: tuple[Tile | None, ...]
    asked: tuple[Seat, ...]
    table: Table
    racks: tuple[tuple[Tile, ...], ...]
    came: tuple[tuple[int, ...], ...]
    bank: tuple[Tile, ...]
    opened: tuple[bool, ...]
    announced: tuple[bool, ...]
    turns: tuple[int, ...]
    passes: int
    layers: tuple[Seat, ...]
    results: tuple[GameResult, ...]
    promised: bool = False

    @property
    def seats(self) -> int:
        return len(self.racks)

    @property
    def ended(self) -> bool:
        return len(self.results) == self.game

    @property
    def to_draw(self) -> tuple[Seat, ...]:
        return tuple([seat for seat in self.contest if self.drawn[seat] is None])

    @property
    def order(self) -> tuple[Seat, ...]:
        """The seats in turn order, beginning with the starter."""
        return tuple([(self.starter + step) % self.seats for step in range(self.seats)])

    @property
    def may_announce(self) -> bool:
        """Whether the seat on turn can open because of the tiles just drawn, and couldn't before (§7.1)."""
        seat = self.turn
        if self.phase != "drawn" or self.opened[seat] or self.announced[seat]:
            return False
        now = self.turns[seat] + 1
        before = [tile for tile, turn in zip(self.racks[seat], self.came[seat], strict=True) if turn < now]
        needed = self.options.needed_by(seat)
        return can_open(self.racks[seat], needed) and not can_open(before, needed)

    @property
    def holdings(self) -> tuple[Holding, ...]:
        return tuple(
            Holding(*held, self.options.needed_by(seat))
            for seat, held in enumerate(
                zip(self.racks, self.came, self.opened, self.turns, self.announced, strict=True)
            )
        )

    @property
    def points(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        return totals(self.results, self.seats)


StepT: TypeAlias = Step[Event, State]


def opening_position(seats: int, options: Options, starter: Seat | None) -> State:
    """Return the position before anything is drawn or dealt; with a given starter nothing is drawn for."""
    return State(
        options=options,
        phase="drawing" if starter is None else "shuffling",
        game=1,
        starter=starter or 0,
        turn=starter or 0,
        contest=tuple(range(seats)) if starter is None else (),
        drawn=(None,) * seats,
        asked=(),
        table=(),
        racks=((),) * seats,
        came=((),) * seats,
        bank=(),
        opened=(False,) * seats,
        announced=(False,) * seats,
        turns=(0,) * seats,
        passes=0,
        layers=(),
        results=(),
    )


def changed(values: tuple[Any, ...], seat: Seat, value: Any) -> tuple[Any, ...]:
    return (*values[:seat], value, *values[seat + 1 :])


def tiles_on(table: Table) -> set[Tile]:
    return {tile for tiles in table for tile in tiles}


def touched(before: Table, after: Table) -> Set | None:
    """Return the first set of ``before`` that isn't in ``after`` unchanged, ``None`` if all are (§3.3)."""
    there = {frozenset(tiles): tiles for tiles in after}
    return next((tiles for tiles in before if not same_set(tiles, there.get(frozenset(tiles), ()))), None)


def laid_in(state: State, seat: Seat, table: Table) -> tuple[Tile, ...]:
    """Return the tiles of the seat's rack that are on a table, in the order of the table."""
    rack = set(state.racks[seat])
    return tuple([tile for tiles in table for tile in tiles if tile in rack])


def has_doublets(rack: Sequence[Tile]) -> bool:
    """Return whether a rack gives the right to a new deal; two jokers aren't a doublet (§1.7)."""
    kinds = [KIND_OF[tile] for tile in rack if not is_joker(tile)]
    return len(kinds) - len(set(kinds)) >= DOUBLETS


def rack_without(state: State, seat: Seat, tiles: Iterable[Tile]) -> State:
    gone = set(tiles)
    kept = [
        (tile, turn)
        for tile, turn in zip(state.racks[seat], state.came[seat], strict=True)
        if tile not in gone
    ]
    return replace(
        state,
        racks=changed(state.racks, seat, tuple([tile for tile, _ in kept])),
        came=changed(state.came, seat, tuple([turn for _, turn in kept])),
    )


def rack_with(state: State, seat: Seat, tiles: Sequence[Tile]) -> State:
    """Return the state with tiles added to a rack in the seat's present turn; nothing is taken elsewhere."""
    now = state.turns[seat] + 1
    return replace(
        state,
        racks=changed(state.racks, seat, (*state.racks[seat], *tiles)),
        came=changed(state.came, seat, (*state.came[seat], *(now,) * len(tiles))),
    )


def seen_by(state: State, seat: Seat | None) -> State:
    """Return what a seat knows: not the bank, and not others' racks before the game has ended (§1.6, §8.9).

    A seat sees that it is asked about a new deal; the others only see that somebody is (§1.9). In the phase
    ``drawn``, nothing shows others whether an opening could be announced (§7.5).
    """
    asked = state.asked[:1] if state.asked[:1] == (seat,) else ()
    masked = replace(state, bank=(HIDDEN,) * len(state.bank), asked=asked)
    if state.ended:
        return masked
    return replace(
        masked,
        racks=tuple(
            rack if owner == seat else (HIDDEN,) * len(rack) for owner, rack in enumerate(state.racks)
        ),
        came=tuple(came if owner == seat else (0,) * len(came) for owner, came in enumerate(state.came)),
    )


def described(state: State) -> dict[str, Any]:
    small, big = state.points
    plain = {
        "phase": state.phase,
        "game": state.game,
        "starter": state.starter,
        "turn": state.turn,
        "contest": state.contest,
        "drawn": state.drawn,
        "asked": state.asked,
        "table": state.table,
        "racks": state.racks,
        "bank": state.bank,
        "opened": state.opened,
        "small_points": small,
        "big_points": big,
        "announced": state.announced,
        "came": state.came,
        "turns": state.turns,
        "passes": state.passes,
        "layers": state.layers,
        "results": state.results,
    }
    told: dict[str, Any] = to_plain(plain)
    return told
