"""The dice on the screen, and choosing dice to set aside."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Literal, NamedTuple, cast

import pytest
from PySide6.QtCore import QObject, Signal
from stolik.engine.game import Rejection, Step, Value
from stolik.models.dice_view_model import ChosenDiceViewModel, DiceRows, DieAvailability, DieRow, changed_dice


class Lying(NamedTuple):
    """The dice on a table, and those set aside."""

    rolled: tuple[int, ...] = ()
    kept: tuple[int, ...] = ()


def after(count: int, *states: Lying) -> DiceRows:
    """Return dice that have been in these states, one after the other."""
    dice = DiceRows(count)
    dice.trace(reversed(states[:-1]))
    dice.show(states[-1])
    return dice


def places(dice: DiceRows) -> list[tuple[int, str, int]]:
    return [(row.face, row.zone, row.slot) for row in rows(dice)]


def rows(dice: DiceRows) -> list[DieRow]:
    return dice.rows(lambda die, face: DieAvailability(), lambda *_: "", {})


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
    # Undone and chosen differently.
    dice.trace([])
    dice.show(roll)
    dice.trace([roll])
    dice.show(high)
    dice.trace([again, hand, high, roll])
    dice.show(done)
    assert places(dice) == places(after(3, roll, high, hand, again, done))
    # One can look back at any of them.
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

    found = dice.rows(availability, lambda *_: "", {})
    assert sorted(face for _, face in asked) == [2, 4]
    assert [row.selectable for row in found if row.zone == "kept"] == [False]


@dataclass(frozen=True, slots=True)
class Keep(Value):
    """Set dice aside."""

    dice: tuple[int, ...]
    kind: Literal["keep"] = "keep"


@dataclass(frozen=True, slots=True)
class Roll(Value):
    """Roll the rest."""

    kind: Literal["roll"] = "roll"


@dataclass(frozen=True, slots=True)
class Bank(Value):
    """Take the points."""

    kind: Literal["bank"] = "bank"


@dataclass(frozen=True, slots=True)
class PointsLost(Value):
    """The points are gone."""

    points: int
    kind: Literal["points_lost"] = "points_lost"


@dataclass(frozen=True, slots=True)
class State:
    """A position of a game with five dice, in which 6s count, and three equal dice."""

    phase: str
    rolled: tuple[int, ...] = ()
    kept: tuple[int, ...] = ()
    points: int = 0
    turn: int = 0

    @property
    def dice_to_roll(self) -> int:
        """The number of dice that aren't set aside."""
        return 5 - len(self.kept)


class Sixes:
    """The rules, as far as they are needed."""

    def check(self, state: State, seat: int, move: Any) -> Rejection | None:
        if isinstance(move, Keep):
            return None if move.dice and set(move.dice) <= set(state.rolled) else Rejection("no_score")
        if state.phase == "keep":
            return Rejection("keep_first")
        return Rejection("nothing_to_bank") if isinstance(move, Bank) and not state.points else None

    def apply(self, state: State, seat: int, move: Keep) -> list[Step[Any, State]]:
        left = list(state.rolled)
        for face in move.dice:
            left.remove(face)
        kept = tuple(sorted((*state.kept, *move.dice)))
        points = state.points + sum(move.dice)
        after = replace(state, phase="decide", rolled=tuple(left), kept=kept, points=points)
        return [Step(move, after)]


class SixesViewModel(ChosenDiceViewModel):
    """The game's own part of the view model."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(5, cast("Any", Sixes()), Keep, {"roll": Roll(), "bank": Bank()}, parent)
        self.diceChanged.connect(self.changed)

    def counts(self, face: int) -> range:
        rolled = self._state.rolled.count(face) if self._state else 0
        return range(1, rolled + 1) if face == 6 else range(3, rolled + 1, 3)

    def loss_risk(self, state: State) -> float:
        return {5: 0.2, 4: 0.004, 1: 0.8}.get(state.dice_to_roll, 0.5)

    def event_text(self, event: Any, names: Any) -> str:
        return f"{names[0]} has lost {event.points}."


@pytest.fixture
def owner(qapp: object) -> QObject:
    return QObject()


@pytest.fixture
def model(owner: QObject) -> Any:
    # Only its own part is needed here.
    made: Any = SixesViewModel
    model = made(owner)
    model.follow((), ("Ala", "Jan"), 0)
    model.live = True
    return model


ROLLED = State("keep", (2, 2, 2, 2, 6))


def acts(model: Any) -> list[tuple[str, bool, bool]]:
    return [(act.label, act.possible, act.leads) for act in model.acts.rows]


def test_before_a_roll_it_is_rolled(model: Any) -> None:
    model.show(State("decide"), None, 0)
    assert model.line == "Ala, roll the dice."
    assert acts(model) == [("Roll 5 dice", True, True), ("Bank the points", False, False)]
    assert (model.chanceShown, model.chanceFigure, model.chanceHigh) == (True, "20%", False)
    assert model.trayWords == "This turn 0"
    assert model.cupWords == "Cup with 5 dice, waiting to be rolled"
    assert [die.words for die in model.dice.rows] == [""] * 5


def test_what_scores_is_chosen_beforehand_and_can_be_left(model: Any) -> None:
    model.show(ROLLED, None, 0)
    assert model.choice() == [2, 2, 2, 6]
    assert (model.line, model.wouldBe) == ("This turn: 12 for the dice chosen", 12)
    assert acts(model) == [("Roll 1 die", True, False), ("Bank 12 points", True, False)]
    assert (model.chanceFigure, model.chanceHigh, model.chooseLabel) == ("80%", True, "Choose none")
    model.pickAll()
    assert (model.line, model.chooseLabel) == ("Ala, choose the dice to set aside.", "Choose all")
    assert not model.chanceShown
    assert acts(model) == [("Roll the dice", False, True), ("Bank the points", False, False)]


def test_dice_of_which_three_count_are_chosen_by_threes(model: Any) -> None:
    model.show(ROLLED, None, 0)
    model.pickAll()
    twos = [row.die for row in model.dice.rows if row.face == 2]
    for die in twos:
        model.pick(die)
        assert model.choice() == [2, 2, 2]
        assert die in model._chosen, "the die that was clicked is among them"
        model.pick(next(iter(model._chosen)))
        assert model.choice() == []
    model.pickFace(2)
    left = next(die for die in twos if die not in model._chosen)
    model.pick(left)
    assert model.choice() == [2, 2, 2], "a fourth one doesn't count"


@pytest.mark.parametrize("points, title", [(12, "12 points lost!"), (0, "Nothing this turn!")])
def test_a_loss_is_seen_until_the_next_position(model: Any, points: int, title: str) -> None:
    lost = State("decide", (1, 2, 3), (6, 6), turn=1)
    model.show(lost, PointsLost(points), None)
    assert (model.bannerShown, model.bannerTitle, model.bannerLoss, model.lost) == (True, title, True, True)
    assert model.bannerReason == f"Ala has lost {points}."
    assert [die.clashes for die in model.dice.rows if die.zone == "free"] == [True] * 3
    model.show(lost, None, None)
    assert model.bannerShown, "the same position in another language"
    model.show(State("decide"), None, None)
    assert (model.bannerShown, model.lost) == (False, False)
    assert model.bannerTitle == title, "the words stay while the banner fades"


def test_at_a_table_that_is_looked_back_at_nothing_can_be_done(model: Any) -> None:
    model.live = False
    model.show(State("decide", (), (6,), 6), None, None)
    assert model.line == ""
    assert acts(model) == [("Roll the dice", False, True), ("Bank the points", False, False)]
    assert not model.chanceShown
    model.live = True
    assert acts(model) == [("Roll 4 dice", True, False), ("Bank 6 points", True, False)]
    assert model.chanceFigure == "<1%"
    model.show(State("decide", (), (6,), 6), None, 0)
    assert model.line == "This turn: 6. Bank them, or dare one more roll."
