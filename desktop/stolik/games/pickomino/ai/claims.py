"""What is true of the best option of a position and worth saying, and what another one gives up beside it.

A difference is true of the one and not of the other: ``yours`` and ``best`` are the two figures of a claim,
as they are told; they are never the same.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from stolik.engine.bot import Advice
from stolik.engine.coaching.claims import Claim, runner_up, telling
from stolik.engine.game import Seat
from stolik.games.pickomino.rules.dice import DICE, WORM, points
from stolik.games.pickomino.rules.moves import Keep, Roll, SeatMove, Steal, Take
from stolik.games.pickomino.rules.rules import GAME
from stolik.games.pickomino.rules.state import State
from stolik.games.pickomino.rules.tiles import worms

CASES: Final = 10
"""The cases of which a chance is told: seven of ten."""


def reason(view: State, seat: Seat, options: Sequence[Advice]) -> Claim:
    """Return why the best option is good; ``options`` are the seat's, best first, with their facts."""
    best = options[0]
    match best.move:
        case Keep(face=face):
            other = runner_up(options)
            return telling(_of_dice(view, face), [*_of_dice(view, other.move.face)] if other else ())
        case Take(tile=tile):
            return _of_tile(view, seat, tile, options)
        case Steal(tile=tile):
            return Claim("steal", {"tile": tile, "worms": worms(tile)})
    if not view.kept:
        return Claim("first_roll")
    ends = [option.move for option in options if isinstance(option.move, Take | Steal)]
    if not ends:
        return Claim("no_tile_yet")
    if best.facts["win"] and all(wins_game(view, seat, end) is False for end in ends):
        return Claim("roll_or_lose")
    good = round(CASES * (1 - best.facts["roll_bust"]))
    if not good:
        return Claim("roll")
    return Claim("roll_safe") if good == CASES else Claim("roll_on", {"cases": good})


def _of_dice(view: State, face: int) -> Iterator[Claim]:
    """Yield why the dice of a face are to be set aside, what says most first."""
    count = view.rolled.count(face)
    if face == WORM and WORM not in view.kept:
        yield Claim("worm_missing", {"count": count})
    gains = {each: view.rolled.count(each) * points(each) for each in {*view.rolled} - {*view.kept}}
    if len(gains) == 1:
        yield Claim("only", {"face": face, "count": count})
    if all(gains[face] > gain for each, gain in gains.items() if each != face):
        yield Claim("most" if count > 1 else "most_one", {"face": face, "points": gains[face]})
    left = DICE - len(view.kept) - count
    yield Claim("leaves" if count > 1 else "leaves_one", {"left": left})
    yield Claim("keep", {"count": count})


def _of_tile(view: State, seat: Seat, tile: int, options: Sequence[Advice]) -> Claim:
    """Return why a tile of the centre is to be taken rather than to roll on."""
    known = {"tile": tile, "worms": worms(tile)}
    if wins_game(view, seat, Take(tile)):
        return Claim("take_wins", known)
    rolls = [option.facts["roll_bust"] for option in options if isinstance(option.move, Roll)]
    if not rolls:
        return Claim("no_dice", known)
    bad = round(CASES * rolls[0])
    if not bad:
        return Claim("take", known)
    return Claim("take_now", known) if bad == CASES else Claim("take_safe", {**known, "cases": bad})


def wins_game(view: State, seat: Seat, end: Take | Steal) -> bool | None:
    """Return whether the game ends with a tile, and the seat wins it; ``None`` where it goes on."""
    after = GAME.apply(view, seat, end)[-1].state
    if after.phase != "over":
        return None
    return any(place.rank == 1 for place in GAME.standings(after) if place.seat == seat)


RISKY: Final = 10
"""From how many busts in 100 rolls on a roll is told to be a risk before anything else."""


def difference(view: State, seat: Seat, options: Sequence[Advice], played: SeatMove) -> Claim | None:
    """Return what a move gives up beside the best of a seat's options, ``None`` where no figure tells it.

    ``options`` are all that the seat has, best first, with their facts.
    """
    best, mine = options[0], next(option for option in options if option.move == played)
    if isinstance(played, Keep):
        return _dice_difference(view, best, mine)
    if isinstance(played, Roll):
        return _of_roll(view, seat, best, mine)
    return _tile_difference(view, seat, best, mine)


def _dice_difference(view: State, best: Advice, mine: Advice) -> Claim | None:
    """Return what other dice would have brought than those that were set aside."""
    yours, other = mine.move.face, best.move.face
    busts = {"yours": _hundred(mine.facts["bust"]), "best": _hundred(best.facts["bust"])}
    if busts["yours"] > busts["best"]:
        if other == WORM and WORM not in view.kept:
            return Claim("still_no_worm", busts)
        left = DICE - len(view.kept) - view.rolled.count(yours)
        if left < DICE - len(view.kept) - view.rolled.count(other):
            return Claim("fewer_dice", {**busts, "left": left})
        return Claim("more_busts", busts)
    sums = {
        "yours": view.rolled.count(yours) * points(yours),
        "best": view.rolled.count(other) * points(other),
    }
    if sums["yours"] < sums["best"]:
        return Claim("fewer_points", sums)
    return _of_worth("turn_worth", best, mine)


def _of_roll(view: State, seat: Seat, best: Advice, mine: Advice) -> Claim | None:
    """Return what a tile would have brought that was left for a roll."""
    tile = best.move.tile
    known = {"tile": tile, "worms": worms(tile)}
    if wins_game(view, seat, best.move):
        return Claim("left_the_win", {"tile": tile, "yours": _hundred(mine.facts["win"]), "best": 100})
    busts = _hundred(mine.facts["roll_bust"])
    if busts >= RISKY:
        return Claim("risked", {**known, "yours": busts, "best": 0})
    if isinstance(best.move, Take) and (worth := _of_worth("roll_worth", best, mine)) is not None:
        return Claim(worth.kind, {**worth.facts, **known})
    return Claim("risked", {**known, "yours": busts, "best": 0}) if busts else None


def _tile_difference(view: State, seat: Seat, best: Advice, mine: Advice) -> Claim | None:
    """Return what would have been better than to take or steal a tile."""
    tile = mine.move.tile
    if wins_game(view, seat, mine.move) is False:
        return Claim("ended_the_game", {"tile": tile, "yours": 0, "best": _hundred(best.facts["win"])})
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
    """Return how much less a move is worth in tenths of a worm, where it is less."""
    yours, other = round(10 * mine.value), round(10 * best.value)
    return Claim(kind, {"yours": yours, "best": other}) if yours < other else None


def _hundred(chance: float) -> int:
    return round(100 * chance)
