"""How many lines of play there are, counted by the rules and by hand."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations_with_replacement
from math import comb

import pytest
from stolik.engine.dice import FACES
from stolik.engine.game import TABLE
from stolik.games.ryzyk_fizyk.rules.dice import keeps
from stolik.games.ryzyk_fizyk.rules.moves import Keep, Move, Roll, Rolled
from stolik.games.ryzyk_fizyk.rules.options import Options
from stolik.games.ryzyk_fizyk.rules.rules import GAME
from stolik.games.ryzyk_fizyk.rules.state import State


def moves(state: State) -> Iterable[Move]:
    """Every move of the seat that is to act; dice that fall alike but for their order are one throw."""
    (seat,) = GAME.to_act(state)
    if seat == TABLE:
        return (Rolled(dice) for dice in combinations_with_replacement(FACES, state.dice_to_roll))
    return GAME.legal_moves(state, seat)


def count(state: State, depth: int) -> int:
    """The lines of play that are exactly ``depth`` moves long."""
    if depth == 0:
        return 1
    (seat,) = GAME.to_act(state)
    return sum(count(GAME.apply(state, seat, move)[-1].state, depth - 1) for move in moves(state))


@pytest.mark.parametrize("depth,lines", [(0, 1), (1, 1), (2, 462), (3, 1_821), (4, 4_102)])
def test_the_lines_of_play_from_the_start(depth: int, lines: int) -> None:
    """The counts of the first moves, which can be had without a program.

    Depth 1: the only move is to roll: 1.

    Depth 2: six dice with six faces, their order left aside: C(6+5, 5) = 462.

    Depth 3: after six different dice nothing can be set aside, and the next seat rolls: 1. Every other line
    is a choice and the throw that it leaves: dice of which no face stands alone, and any throw of the others.
    Two dice make 6 choices, three 6, four 6 + 15 (two pairs), five 6 + 30 (three and two), six 6 + 30 (four
    and two) + 15 (two threes) + 20 (three pairs) = 71; the others fall in C(9, 5) = 126, 56, 21, 6, 1 ways.
    6 x 126 + 6 x 56 + 21 x 21 + 36 x 6 + 71 = 1,820, and 1.

    Depth 4: after every choice there are two moves, to roll and to bank: 3,640; the next seat's throw after
    six different dice falls in 462 ways.
    """
    assert count(GAME.start(2, Options()), depth) == lines


@pytest.mark.parametrize("left", range(1, 5))
def test_the_throws_of_fewer_dice(left: int) -> None:
    """A throw of n dice can fall in C(n+5, 5) ways."""
    state = GAME.apply(GAME.start(2, Options()), 0, Roll())[-1].state
    state = GAME.apply(state, TABLE, Rolled((1,) * (6 - left) + (2, 3, 4, 5)[:left]))[-1].state
    state = GAME.apply(state, 0, Keep((1,) * (6 - left)))[-1].state
    assert count(GAME.apply(state, 0, Roll())[-1].state, 1) == comb(left + 5, 5)


def test_every_choice_is_a_way_to_leave_groups_and_nothing_else() -> None:
    """``keeps`` against every subset of the dice, for every throw and every set of groups that can be."""
    for left in range(1, 7):
        for rolled in combinations_with_replacement(FACES, left):
            for faces in ((),) if left == 6 else ((1,), (4,), (1, 4), (2, 6)):
                kept = tuple(sorted(faces * 2))
                subsets = {
                    tuple(die for index, die in enumerate(rolled) if chosen >> index & 1)
                    for chosen in range(1, 2**left)
                }
                wanted = {dice for dice in subsets if all(dice.count(die) > 1 or die in kept for die in dice)}
                found = keeps(rolled, kept)
                assert set(found) == wanted
                assert len(found) == len(wanted)
