"""What can be guessed before a tile is drawn: whether it helps, by counting the tiles that aren't seen."""

from __future__ import annotations

from collections import Counter

from stolik.engine.coaching.guesses import Question
from stolik.engine.game import Seat
from stolik.games.rummikub.ai.solver.solver import can_lay
from stolik.games.rummikub.rules.sets.opening import can_open
from stolik.games.rummikub.rules.state import State, tiles_on
from stolik.games.rummikub.rules.tiles import HIDDEN, KIND_OF, TILES


def guesses(view: State, seat: Seat) -> tuple[Question, ...]:
    """Return the question of the seat on turn: of the next tile it draws, by the table as it lies.

    Before the opening it is whether the tile lets it open, after it whether the tile itself can be laid.
    Every tile that the seat doesn't see is as likely as any other to come.
    """
    rack = view.racks[seat]
    if view.phase != "turn" or view.turn != seat or not view.bank or HIDDEN in rack:
        return ()
    seen = {*rack, *tiles_on(view.table)}
    unseen = [tile for tile in TILES if tile not in seen]
    one_of = {KIND_OF[tile]: tile for tile in unseen}
    if view.opened[seat]:
        kind, facts = "lay", {}
        helping = [each for each, tile in one_of.items() if can_lay(view.table, (*rack, tile), tile)]
    else:
        needed = view.options.needed_by(seat)
        if can_open(rack, needed):
            return ()
        kind, facts = "open", {"points": needed}
        helping = [each for each, tile in one_of.items() if can_open((*rack, tile), needed)]
    counts = Counter(map(KIND_OF.__getitem__, unseen))
    question = Question(kind, sum([counts[each] for each in helping], 0) / len(unseen), facts)
    return (question,) if question.is_open else ()
