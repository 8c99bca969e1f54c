"""The places of a table's dice follow from what was rolled and set aside, and from nothing else."""

from __future__ import annotations

from typing import NamedTuple

from stolik.models.dice_rows import DiceRows, DieAvailability, DieRow, changed_dice


class Lying(NamedTuple):
    """The dice that lie on a table, and those set aside."""

    rolled: tuple[int, ...] = ()
    kept: tuple[int, ...] = ()


def after(count: int, *states: Lying) -> DiceRows:
    """Return dice that have lain in these states, one after the other."""
    dice = DiceRows(count)
    dice.trace(reversed(states[:-1]))
    dice.show(states[-1])
    return dice


def places(dice: DiceRows) -> list[tuple[int, str, int]]:
    return [(row.face, row.zone, row.slot) for row in rows(dice)]


def rows(dice: DiceRows) -> list[DieRow]:
    return dice.rows(lambda die, face: DieAvailability())


def test_before_a_roll_the_dice_in_the_hand_show_nothing() -> None:
    hand = [(0, "hand", 0), (0, "hand", 1), (0, "hand", 2)]
    assert places(DiceRows(3)) == places(after(3, Lying((2, 4, 6)), Lying())) == hand
    rolled_on = after(3, Lying((2, 4, 6)), Lying((2, 6), (4,)), Lying((), (4,)))
    assert places(rolled_on) == [(0, "hand", 0), (4, "kept", 0), (0, "hand", 1)]


def test_the_dice_that_were_rolled_or_set_aside_have_changed() -> None:
    dice, roll = DiceRows(3), Lying((2, 4, 6))
    waiting = rows(dice)
    dice.show(roll)
    rolled = rows(dice)
    assert changed_dice(waiting, rolled) == ("die:0", "die:1", "die:2")
    dice.trace([roll])
    dice.show(Lying((2, 6), (4,)))
    assert changed_dice(rolled, rows(dice)) == ("die:1",)
    assert changed_dice(rolled, waiting) == ()


def test_a_roll_lies_by_face_from_the_left() -> None:
    dice = after(3, Lying((2, 4, 6)))
    assert places(dice) == [(2, "free", 0), (4, "free", 1), (6, "free", 2)]
    assert dice.free(4) == [1]
    assert dice.face_of(1) == 4


def test_dice_set_aside_keep_their_order_and_the_others_their_spots() -> None:
    path = [Lying((2, 4, 4, 6)), Lying((2, 6), (4, 4))]
    assert places(after(4, *path)) == [(2, "free", 0), (4, "kept", 0), (4, "kept", 1), (6, "free", 3)]
    path += [Lying((), (4, 4)), Lying((2, 3), (4, 4))]
    assert places(after(4, *path)) == [(2, "free", 1), (4, "kept", 0), (4, "kept", 1), (3, "free", 2)]
    path += [Lying((3,), (2, 4, 4))]
    assert places(after(4, *path)) == [(2, "kept", 2), (4, "kept", 0), (4, "kept", 1), (3, "free", 2)]
    assert after(4, *path).aside == [4, 4, 2]


def test_a_die_that_joins_its_group_lies_after_the_others_of_it() -> None:
    roll, choice, hand = Lying((1, 5, 5, 6)), Lying((1, 6), (5, 5)), Lying((), (5, 5))
    dice = after(4, roll, choice, hand, Lying((5, 6), (5, 5)), Lying((6,), (5, 5, 5)))
    assert dice.aside == [5, 5, 5]
    assert [row.slot for row in rows(dice)] == [2, 0, 1, 2]


def test_the_way_to_a_moment_is_all_that_counts() -> None:
    roll, low, high = Lying((2, 5, 6)), Lying((5, 6), (2,)), Lying((2, 6), (5,))
    hand, again, done = Lying((), (5,)), Lying((2, 3), (5,)), Lying((3,), (2, 5))
    dice = after(3, roll, low)
    # Taken back, and chosen otherwise.
    dice.trace([])
    dice.show(roll)
    dice.trace([roll])
    dice.show(high)
    dice.trace([again, hand, high, roll])
    dice.show(done)
    assert places(dice) == places(after(3, roll, high, hand, again, done))
    # Looking back goes to any of them.
    for earlier in (high, again, roll, hand, done):
        dice.show(earlier)
        path = [roll, high, hand, again, done]
        assert places(dice) == places(after(3, *path[: path.index(earlier) + 1]))


def test_the_dice_that_are_chosen_are_those_that_go_and_nothing_is_seen_of_it() -> None:
    roll, choice = Lying((2, 2, 2, 5, 5)), Lying((2,), (2, 2, 5, 5))
    dice = after(5, roll)
    assert dice.settle({1, 2, 3, 4}) == {0, 1, 3, 4}
    dice.show(roll)
    assert [dice.free(2), dice.free(5)] == [[2, 0, 1], [3, 4]]
    assert sorted(places(dice)) == sorted(places(after(5, roll)))
    dice.trace([roll])
    dice.show(choice)
    assert places(dice) == places(after(5, roll, choice))


def test_a_table_that_is_joined_late_shows_what_is_there() -> None:
    assert sorted(places(after(3, Lying((5,), (6, 6))))) == [(5, "free", 1), (6, "kept", 0), (6, "kept", 1)]


def test_only_free_dice_are_asked_about() -> None:
    dice = after(3, Lying((2, 4), (6,)))
    asked: list[tuple[int, int]] = []

    def availability(die: int, face: int) -> DieAvailability:
        asked.append((die, face))
        return DieAvailability(selectable=True, why="a reason")

    found = dice.rows(availability)
    assert sorted(face for _, face in asked) == [2, 4]
    assert [row.selectable for row in found if row.zone == "kept"] == [False]
