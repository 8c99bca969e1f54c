"""The rules of Rummikub, by the Polish tournament rules.

Paragraph numbers in the docstrings refer to ``rulings.md``. The values of the game are in ``tiles``,
``options``, ``moves``, ``events`` and ``state``; ``legality`` finds the faults of a table, ``effects`` has
the steps of legal moves, and ``scoring`` the points of a game.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from random import Random
from typing import Any, Final, assert_never, get_args

from stolik.engine.game import TABLE, Rejection, Seat, Standing
from stolik.games.rummikub.rules import effects, events, moves
from stolik.games.rummikub.rules.legality import (
    drawn_fault,
    play_fault,
    shuffled_fault,
    simple_tables,
    time_up_fault,
)
from stolik.games.rummikub.rules.options import Options
from stolik.games.rummikub.rules.scoring import ranks_of
from stolik.games.rummikub.rules.state import State, StepT, described, opening_position, seen_by
from stolik.games.rummikub.rules.tiles import HIDDEN, TILES


class Rummikub:
    """The rules of Rummikub for 2 to 4 seats."""

    options_type = Options
    move_types: tuple[type[moves.Move], ...] = get_args(moves.Move)
    uncounted_moves = (moves.Play,)

    def start(self, seats: int, options: Options, starter: Seat | None = 0) -> State:
        return opening_position(seats, options, starter)

    def to_act(self, state: State) -> tuple[Seat, ...]:
        """Return the seat on turn or asked, or the table for the start and the shuffle; empty after the end.

        It is also empty in the view of a seat while another one is asked about a new deal (§1.9).
        """
        match state.phase:
            case "drawing" | "shuffling":
                return (TABLE,)
            case "asking":
                return state.asked[:1]
            case "over":
                return ()
            case _:
                return (state.turn,)

    def check(self, state: State, seat: Seat, move: moves.Move) -> Rejection | None:
        if state.phase == "over":
            return Rejection("game_over")
        if isinstance(move, moves.TableMove):
            return self._check_table(state, move) if seat == TABLE else Rejection("move_of_another")
        if seat == TABLE:
            return Rejection("move_of_another")
        if state.phase == "drawing":
            return Rejection("draw_for_start_first")
        if state.phase == "shuffling":
            return Rejection("shuffle_first")
        if (seat,) != self.to_act(state):
            # The others mustn't know who is asked about a new deal, so no seat is named then.
            asking = state.phase == "asking"
            return Rejection("others_asked") if asking else Rejection("not_your_turn", {"seat": state.turn})
        return self._check_seat(state, seat, move)

    def _check_table(self, state: State, move: moves.TableMove) -> Rejection | None:
        match move:
            case moves.DrawnForStart():
                return (
                    drawn_fault(state, move) if state.phase == "drawing" else Rejection("nothing_to_draw_for")
                )
            case moves.Shuffled():
                return shuffled_fault(move) if state.phase == "shuffling" else Rejection("nothing_to_shuffle")
            case moves.TimeUp():
                if state.options.turn_seconds is None:
                    return Rejection("no_clock")
                if state.phase not in ("turn", "drawn"):
                    return Rejection("no_turn_to_time")
                return time_up_fault(state, move.table)
            case _:
                assert_never(move)

    def _check_seat(self, state: State, seat: Seat, move: moves.SeatMove) -> Rejection | None:
        if isinstance(move, moves.Redeal | moves.KeepRack):
            return None if state.phase == "asking" else Rejection("not_asked")
        if state.phase == "asking":
            return Rejection("answer_first")
        if isinstance(move, moves.Announce | moves.EndTurn):
            if state.phase != "drawn":
                return Rejection("draw_first")
            if isinstance(move, moves.Announce) and state.announced[seat]:
                return Rejection("announced_already")
            return None
        if state.phase == "drawn":
            return Rejection("drawn_already")
        match move:
            case moves.Play():
                return play_fault(state, seat, move.table)
            case moves.Draw():
                return None if state.bank else Rejection("bank_empty")
            case moves.Pass():
                return Rejection("bank_not_empty", {"bank": len(state.bank)}) if state.bank else None
            case _:
                assert_never(move)

    def apply(self, state: State, seat: Seat, move: moves.Move) -> tuple[StepT, ...]:
        match move:
            case moves.DrawnForStart():
                return effects.drawn_for_start(state, move)
            case moves.Shuffled():
                return effects.shuffled(state, move)
            case moves.TimeUp():
                return effects.time_ran_out(state, move.table)
            case moves.Redeal():
                return effects.redeal(state, seat)
            case moves.KeepRack():
                return effects.keep_rack(state, seat)
            case moves.Play():
                return effects.played(state, seat, move.table)
            case moves.Draw():
                return effects.drew(state)
            case moves.Announce():
                return effects.announced(state, seat)
            case moves.EndTurn():
                return effects.turn_ended(state)
            case moves.Pass():
                return effects.passed(state, seat)
            case _:
                assert_never(move)

    def legal_moves(self, state: State, seat: Seat) -> Iterable[moves.Move]:
        """Return all moves, but of the plays only the `simple_tables`, the boldest first.

        These are enough to play a game to its end; all plays would be too many.
        """
        if (seat,) != self.to_act(state) or seat == TABLE:
            return []
        if state.phase == "asking":
            return [moves.KeepRack(), moves.Redeal()]
        if state.phase == "drawn":
            return [moves.EndTurn()] if state.announced[seat] else [moves.Announce(), moves.EndTurn()]
        needed = state.options.needed_by(seat)
        tables = simple_tables(state.table, state.racks[seat], state.opened[seat], needed)
        return [*map(moves.Play, tables), moves.Draw() if state.bank else moves.Pass()]

    def chance(self, state: State, rng: Random) -> moves.Move:
        if state.phase == "shuffling":
            return moves.Shuffled(tuple(rng.sample(TILES, len(TILES))))
        free = [tile for tile in TILES if tile not in state.drawn]
        drawn = dict(zip(state.to_draw, rng.sample(free, len(state.to_draw)), strict=True))
        return moves.DrawnForStart(tuple(drawn.get(seat) for seat in range(state.seats)))

    def turn_seconds(self, state: State) -> int | None:
        """Return the seconds for the seat on turn; the question about a new deal isn't timed (§6.1)."""
        return state.options.turn_seconds if state.phase in ("turn", "drawn") else None

    def irrevocable(self, move: moves.Move) -> bool:
        return isinstance(move, moves.Draw | moves.TableMove)

    def view(self, state: State, seat: Seat | None) -> State:
        """Return what the seat knows: the table, its own rack, and how many tiles are elsewhere.

        Unseen tiles are ``HIDDEN`` (§1.6). Once a game has ended, all racks are seen (§8.9).
        """
        return seen_by(state, seat)

    def redact(self, event: events.Event, seat: Seat | None) -> events.Event:
        """Return the event as the seat may see it, without the tiles of others or the seat that was asked."""
        match event:
            case events.RackKept() | events.RedealAsked() if event.seat != seat:
                return replace(event, seat=None)
            case events.RackDealt() | events.TilesReturned() if event.seat != seat:
                return replace(event, tiles=(HIDDEN,) * len(event.tiles))
            case events.TileDrawn() if event.seat != seat:
                return replace(event, tile=HIDDEN)
            case events.TableSwept() if event.seat != seat:
                return replace(event, returned=(HIDDEN,) * len(event.returned))
            case _:
                return event

    def standings(self, state: State) -> tuple[Standing, ...]:
        """Return the places after the finished games, by big points, then by small points (§10.6)."""
        small, big = state.points
        places = [
            Standing(seat, rank, small[seat], {"small_points": small[seat], "big_points": big[seat]})
            for seat, rank in enumerate(ranks_of(small, big))
        ]
        return tuple(sorted(places, key=lambda place: (place.rank, place.seat)))

    def describe(self, state: State) -> dict[str, Any]:
        return described(state)


GAME: Final = Rummikub()
