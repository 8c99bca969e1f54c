"""How many lines of play there are, counted by the rules and by hand."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations_with_replacement
from math import comb

import pytest
from stolik.engine.dice import FACES
from stolik.engine.game import TABLE
from stolik.games.pickomino.rules.dice import DICE
from stolik.games.pickomino.rules.moves import Keep, Move, Roll, Rolled
from stolik.games.pickomino.rules.options import Options
from stolik.games.pickomino.rules.rules import GAME
from stolik.games.pickomino.rules.state import State


def moves(state: State) -> Iterable[Move]:
    """Every move of the seat that is to act; dice that fall alike but for their order are one throw."""
    (seat,) = GAME.to_act(state)
    if seat == TABLE:
        return (Rolled(dice) for dice in combinations_with_replacement(FACES, state.dice_left))
    return GAME.legal_moves(state, seat)


def count(state: State, depth: int) -> int:
    """The lines of play that are exactly ``depth`` moves long."""
    if depth == 0:
        return 1
    actors = GAME.to_act(state)
    return (
        sum(count(GAME.apply(state, actors[0], move)[-1].state, depth - 1) for move in moves(state))
        if actors
        else 0
    )


def multisets(size: int, kinds: int) -> int:
    return comb(size + kinds - 1, kinds - 1)


@pytest.mark.parametrize("seats", [2, 7])
@pytest.mark.parametrize("depth,lines", [(0, 1), (1, 1), (2, 1_287), (3, 4_752), (4, 4_807)])
def test_the_lines_of_play_from_the_start(seats: int, depth: int, lines: int) -> None:
    """The counts of the first moves, which can be had without a program.

    Depth 1: the only move is to roll: 1.

    Depth 2: eight dice with six faces, their order left aside: C(8+5, 5) = C(13, 5) = 1,287.

    Depth 3: each throw can be kept by each face it shows. A given face shows in all throws but those of the
    other five faces: 1,287 - C(12, 4) = 1,287 - 495 = 792 = C(12, 5), the throws of the seven other dice. For
    six faces 6 x 792 = 4,752.

    Depth 4: after every one of these one roll follows, by the same seat, or by the next where all eight dice
    went aside without a worm; only with eight worms no roll follows but tile 36 (the sum is 40). Where five,
    six or seven worms were kept (the sum is 25, 30 or 35), one tile can be taken besides. Exactly k worms
    show in as many throws as the 8-k others can fall with five faces: C(7, 4) + C(6, 4) + C(5, 4), which is
    35 + 15 + 5 = 55. Fewer worms or other faces take nothing: the sum is too low, or the worm is missing.
    4,752 + 55 = 4,807.
    """
    assert count(GAME.start(seats, Options()), depth) == lines


def test_the_same_counts_by_formula() -> None:
    assert multisets(8, 6) == 1_287
    assert 6 * (multisets(8, 6) - multisets(8, 5)) == 6 * multisets(7, 6) == 4_752
    assert sum(multisets(8 - worms, 5) for worms in (5, 6, 7)) == 55


@pytest.mark.parametrize("left", range(1, DICE + 1))
def test_the_throws_of_fewer_dice(left: int) -> None:
    """A throw of n dice can fall in C(n+5, 5) ways."""
    state = State(Options(), 0, "rolling", (), (1,) * (DICE - left), ((), ()), tuple(range(21, 37)), ())
    assert count(state, 1) == comb(left + 5, 5)


def test_the_situations_of_a_turn() -> None:
    """After a decision a turn is known by the faces set aside, the dice left and the sum.

    There are 1,938 such situations beside the start, and 1,292 of them have dice left. This checks that the
    rules, followed with every throw, reach exactly these.
    """
    seen = set()
    waiting = [GAME.start(2, Options())]
    while waiting:
        state = waiting.pop()
        rolling = GAME.apply(state, 0, Roll())[-1].state
        for dice in combinations_with_replacement(FACES, state.dice_left):
            fallen = GAME.apply(rolling, TABLE, Rolled(dice))[0].state
            for face in set(dice).difference(state.kept):
                after = GAME.apply(fallen, 0, Keep(face))[0].state
                key = (tuple(sorted(set(after.kept))), after.dice_left, after.sum)
                if key not in seen:
                    seen.add(key)
                    if after.dice_left:
                        waiting.append(after)
    assert len(seen) == 1_938
    with_dice = [faces for faces, left, _ in seen if left]
    assert len(with_dice) == 1_292
    # All six faces set aside and one or two dice left: 20, or 20 and one die more, 21 to 25.
    assert sum(faces == FACES for faces in with_dice) == 6
