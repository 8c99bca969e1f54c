"""Checks that the sentences of Pickomino's lesson are true of their moments."""

from __future__ import annotations

from typing import Final

from stolik.games.pickomino.rules.moves import Keep, Roll, Steal, Take

from tests.games.pickomino.claims_check import DICE, WORM, points, worms_on
from tests.pages.lesson.lesson_moments import Checks, Moment


def total(kept: tuple[int, ...]) -> int:
    return sum(map(points, kept))


def rolls(moment: Moment, dice: int = DICE) -> bool:
    state = moment.before
    return isinstance(moment.move, Roll) and state.turn == 0 and len(state.kept) == DICE - dice


def keeps(moment: Moment, face: int, count: int) -> bool:
    return bool(moment.move == Keep(face) and moment.before.rolled.count(face) == count)


def others_top(moment: Moment, tile: int) -> bool:
    return bool(moment.before.stacks[1][-1] == tile)


def bust(moment: Moment) -> bool:
    before, after = moment.before, moment.after
    own = before.stacks[0]
    lost = after.stacks[0] == own[:-1] and own[-1] in after.centre
    return {*before.kept} == {4} and lost and 36 in before.centre and 36 in after.face_down


CHECKS: Final[Checks] = {
    "You want tiles with worms on them. Roll the eight dice.": rolls,
    "You set aside every die with the same face. Click one of the fives.": lambda m: keeps(m, 5, 3),
    "Three fives: that makes 15.": lambda m: keeps(m, 5, 3) and total(m.after.kept) == 15,
    "The cheapest tile costs 21. Roll the other five dice.": lambda m: (
        rolls(m, 5) and min(m.before.centre) == 21
    ),
    "You have fives already, so keep the worms: each counts 5. No worm, no tile.": lambda m: (
        keeps(m, WORM, 2) and 5 in m.before.kept and 5 in m.before.rolled and WORM not in m.before.kept
    ),
    "Well done: 25, with a worm.": lambda m: total(m.after.kept) == 25 and WORM in m.after.kept,
    "With 25 and a worm you can take tile 25. Click it!": lambda m: (
        m.move == Take(25) and total(m.before.kept) == 25 and WORM in m.before.kept
    ),
    "The tile is yours, with two worms on it.": lambda m: m.after.stacks[0] == (25,) and worms_on(25) == 2,
    "The other player has taken tile 23. Your turn: roll.": lambda m: rolls(m) and others_top(m, 23),
    "Five worms! Keep them.": lambda m: keeps(m, WORM, 5),
    "25 at once.": lambda m: total(m.after.kept) == 25 and len({*m.after.kept}) == 1,
    "Tile 25 is already yours, so you take the next one down: 24. Click it!": lambda m: (
        m.move == Take(24)
        and 25 in m.before.stacks[0]
        and total(m.before.kept) > 24
        and not {*range(25, total(m.before.kept) + 1)} & {*m.before.centre}
    ),
    "Tile 24 is on top of your stack now.": lambda m: m.after.stacks[0][-1] == 24,
    "The other player has taken tile 22. Your turn: roll.": lambda m: rolls(m) and others_top(m, 22),
    "Set the four fours aside.": lambda m: keeps(m, 4, 4),
    "16 is too low, and you have no worm yet. Roll on.": lambda m: (
        rolls(m, 4) and total(m.before.kept) == 16 < min(m.before.centre) and WORM not in m.before.kept
    ),
    "Bust: only fours again! You lose your top tile, and 36 is turned over.": bust,
    "Never mind. The other player has tile 24 on top now. Your turn: roll.": lambda m: (
        rolls(m) and others_top(m, 24)
    ),
    "Four worms! Keep them.": lambda m: keeps(m, WORM, 4),
    "20 at once.": lambda m: total(m.after.kept) == 20 and len({*m.after.kept}) == 1,
    "Four dice are left. Roll them.": lambda m: rolls(m, 4),
    "The other player's top tile is 24. Keep the four: that makes exactly 24.": lambda m: (
        keeps(m, 4, 1) and others_top(m, 24) and total(m.before.kept) + 4 == 24
    ),
    "Exactly 24.": lambda m: total(m.after.kept) == 24,
    "Now you can steal that tile from the other player. Click it!": lambda m: (
        m.move == Steal(24) and others_top(m, 24) and total(m.before.kept) == 24 and WORM in m.before.kept
    ),
    "Stolen!": lambda m: m.after.stacks[0][-1] == 24 and m.after.stacks[1] == m.before.stacks[1][:-1],
    "One number at a time, at least one worm, and stop in time. When the tiles run out,"
    " the most worms wins.": lambda m: isinstance(m.move, Steal),
}
