"""True claims about a position's best option, and about the loss from choosing another option.

A difference is true of one option and not of the other: ``yours`` and ``best`` are the two figures of a
claim, as displayed; they always differ.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from stolik.engine.bot import Advice
from stolik.engine.coaching.claims import CASES, Claim, hundred, runner_up, telling
from stolik.engine.game import Seat
from stolik.games.pickomino.rules.moves import Keep, Roll, SeatMove, Steal, Take
from stolik.games.pickomino.rules.pieces import DICE, WORM, worms
from stolik.games.pickomino.rules.rules import GAME
from stolik.games.pickomino.rules.state import State


def reason(view: State, seat: Seat, options: Sequence[Advice]) -> Claim:
    """Return why the best option is good; ``options`` are the seat's, best first, with their facts."""
    best = options[0]
    match best.move:
        case Keep():
            other = runner_up(options)
            return telling(
                _of_dice(view, best, other),
                [*_of_dice(view, other, other)] if other else (),
            )
        case Take(tile=tile):
            return _of_tile(view, seat, tile, options)
        case Steal(tile=tile):
            return Claim("steal", {"tile": tile, "worms": worms(tile)})
    if not view.kept:
        return Claim("first_roll")
    ends = [option for option in options if isinstance(option.move, Take | Steal)]
    if not ends:
        return Claim("no_tile_yet")
    if best.facts["win"] and all(wins_game(view, seat, end.move) is False for end in ends):
        return Claim("roll_or_lose")
    worth = _of_worth("roll_brings", best, max(ends, key=lambda end: end.value))
    return worth or Claim("roll")


def _of_dice(view: State, option: Advice, other: Advice | None) -> Iterator[Claim]:
    """Yield the reasons to set an option's dice aside, the most telling one first.

    ``other`` is the best option with a different worth from the best one's.
    """
    face = option.move.face
    count = view.rolled.count(face)
    if face == WORM and WORM not in view.kept:
        yield Claim("worm_missing", {"count": count})
    if {*view.rolled} - {*view.kept} == {face}:
        yield Claim("only", {"face": face, "count": count})
    busts = hundred(option.facts["bust"])
    if other is not None and busts < hundred(other.facts["bust"]):
        yield Claim("safer", {"count": count, "busts": busts})
    yield Claim("keep", {"count": count})


def _of_tile(view: State, seat: Seat, tile: int, options: Sequence[Advice]) -> Claim:
    """Return the reason to take a tile from the centre rather than roll on."""
    known = {"tile": tile, "worms": worms(tile)}
    if wins_game(view, seat, Take(tile)):
        return Claim("take_wins", known)
    rolls = [option for option in options if isinstance(option.move, Roll)]
    if not rolls:
        return Claim("no_dice" if len(options) == 1 else "take", known)
    bad = round(CASES * rolls[0].facts["roll_bust"])
    if bad == CASES:
        return Claim("take_now", known)
    if bad >= RISKY:
        return Claim("take_safe", {**known, "cases": bad})
    return Claim("take", known)


def wins_game(view: State, seat: Seat, end: Take | Steal) -> bool | None:
    """Return whether the seat wins the game that a tile ends, or ``None`` if the game goes on."""
    after = GAME.apply(view, seat, end)[-1].state
    if after.phase != "over":
        return None
    return any(place.rank == 1 for place in GAME.standings(after) if place.seat == seat)


RISKY: Final = 4
"""The number of busts in ten rolls from which the risk is the first thing said about a roll."""


def difference(view: State, seat: Seat, options: Sequence[Advice], played: SeatMove) -> Claim | None:
    """Return what a move gives up against the seat's best option, or ``None`` if no figure shows it."""
    best, mine = options[0], next(option for option in options if option.move == played)
    if isinstance(played, Keep):
        return _dice_difference(view, best, mine)
    if isinstance(played, Roll):
        return _of_roll(view, seat, best, mine)
    return _tile_difference(view, seat, best, mine)


def _dice_difference(view: State, best: Advice, mine: Advice) -> Claim | None:
    """Return what the best dice would have brought instead of those set aside."""
    yours, other = mine.move.face, best.move.face
    busts = {"yours": hundred(mine.facts["bust"]), "best": hundred(best.facts["bust"])}
    if busts["yours"] > busts["best"]:
        if other == WORM and WORM not in view.kept:
            return Claim("still_no_worm", busts)
        left = DICE - len(view.kept) - view.rolled.count(yours)
        if left < DICE - len(view.kept) - view.rolled.count(other):
            return Claim("fewer_dice", busts)
        return Claim("more_busts", busts)
    return _of_worth("turn_worth", best, mine)


def _of_roll(view: State, seat: Seat, best: Advice, mine: Advice) -> Claim | None:
    """Return what the tile that was passed up for a roll would have brought."""
    tile = best.move.tile
    known = {"tile": tile, "worms": worms(tile)}
    if wins_game(view, seat, best.move):
        return Claim("left_the_win", {"tile": tile, "yours": hundred(mine.facts["win"]), "best": 100})
    busts = hundred(mine.facts["roll_bust"])
    if busts >= CASES * RISKY:
        return Claim("risked", {**known, "yours": busts, "best": 0})
    worth = _of_worth("roll_worth", best, mine)
    # The worth of a stolen tile includes its owner's loss, but its worms don't.
    if worth is None or worth.facts["yours"] >= 10 * worms(tile):
        return None
    return Claim(worth.kind, {**worth.facts, **known})


def _tile_difference(view: State, seat: Seat, best: Advice, mine: Advice) -> Claim | None:
    """Return what would have been better than taking or stealing a tile."""
    tile = mine.move.tile
    if wins_game(view, seat, mine.move) is False:
        return Claim("ended_the_game", {"tile": tile, "yours": 0, "best": hundred(best.facts["win"])})
    if isinstance(best.move, Steal):
        return Claim(
            "left_the_steal",
            {"tile": tile, "other": best.move.tile, "yours": 0, "best": worms(best.move.tile)},
        )
    if isinstance(best.move, Roll) and isinstance(mine.move, Take):
        worth = _of_worth("tile_worth", best, mine)
        return worth and Claim(worth.kind, {**worth.facts, "tile": tile, "worms": worms(tile)})
    return None


def _of_worth(kind: str, best: Advice, mine: Advice) -> Claim | None:
    """Return the claim of how much less a move is worth, in tenths of a worm, if it is less."""
    yours, other = round(10 * mine.value), round(10 * best.value)
    return Claim(kind, {"yours": yours, "best": other}) if yours < other else None
