"""The dice of a table keep their places from one roll to the next."""

from __future__ import annotations

from stolik.hotseat.dice_rows import DiceRows, DieAvailability, changed_dice


def places(dice: DiceRows) -> list[tuple[int, str, int]]:
    return [(row["face"], row["zone"], row["slot"]) for row in dice.rows(lambda die, face: DieAvailability())]


def test_before_a_roll_the_dice_in_the_hand_show_nothing() -> None:
    dice = DiceRows(3)
    assert places(dice) == [(0, "hand", 0), (0, "hand", 1), (0, "hand", 2)]
    dice.place((2, 4, 6), ())
    dice.place((), (4,))
    assert places(dice) == [(0, "hand", 0), (4, "kept", 0), (0, "hand", 1)]
    dice.place((), ())
    assert places(dice) == [(0, "hand", 0), (0, "hand", 1), (0, "hand", 2)]


def test_the_dice_that_were_rolled_or_set_aside_have_changed() -> None:
    dice = DiceRows(3)

    def rows() -> list[dict[str, object]]:
        return dice.rows(lambda die, face: DieAvailability())

    waiting = rows()
    dice.place((2, 4, 6), ())
    rolled = rows()
    assert changed_dice(waiting, rolled) == ("die:0", "die:1", "die:2")
    dice.place((2, 6), (4,))
    assert changed_dice(rolled, rows()) == ("die:1",)
    assert changed_dice(rolled, waiting) == ()


def test_a_roll_lies_by_face_from_the_left() -> None:
    dice = DiceRows(3)
    dice.place((2, 4, 6), ())
    assert places(dice) == [(2, "free", 0), (4, "free", 1), (6, "free", 2)]
    assert dice.free(4) == [1]
    assert dice.face_of(1) == 4


def test_dice_set_aside_keep_their_order_and_the_others_their_spots() -> None:
    dice = DiceRows(4)
    dice.place((2, 4, 4, 6), ())
    dice.place((2, 6), (4, 4))
    assert places(dice) == [(2, "free", 0), (4, "kept", 0), (4, "kept", 1), (6, "free", 3)]
    dice.place((2, 6), (4, 4))
    dice.place((), (4, 4))
    dice.place((2, 3), (4, 4))
    assert places(dice) == [(2, "free", 1), (4, "kept", 0), (4, "kept", 1), (3, "free", 2)]
    dice.place((3,), (2, 4, 4))
    assert places(dice) == [(2, "kept", 2), (4, "kept", 0), (4, "kept", 1), (3, "free", 2)]


def test_a_table_that_is_joined_late_shows_what_is_there() -> None:
    dice = DiceRows(3)
    dice.place((5,), (6, 6))
    assert sorted(places(dice)) == [(5, "free", 1), (6, "kept", 0), (6, "kept", 1)]


def test_only_free_dice_are_asked_about() -> None:
    dice = DiceRows(3)
    dice.place((2, 4), (6,))
    asked: list[tuple[int, int]] = []

    def availability(die: int, face: int) -> DieAvailability:
        asked.append((die, face))
        return DieAvailability(selectable=True, why="a reason")

    rows = dice.rows(availability)
    assert sorted(face for _, face in asked) == [2, 4]
    assert [row["selectable"] for row in rows if row["zone"] == "kept"] == [False]
