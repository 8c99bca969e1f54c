"""What is true of the best option of a position, and worth saying of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from stolik.engine.bot import Advice
from stolik.engine.claims import Claim, runner_up, telling
from stolik.engine.game import Seat
from stolik.games.pickomino.rules.dice import DICE, WORM, points
from stolik.games.pickomino.rules.moves import Keep, Roll, Steal, Take
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
