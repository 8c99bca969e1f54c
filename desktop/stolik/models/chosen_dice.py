"""The view model of a dice game in which dice are chosen freely, and set aside when the turn goes on."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from stolik.engine.dice import FACES
from stolik.engine.game import AnyGame, Rejection, Seat, Value
from stolik.engine.view_model import HintStep
from stolik.models.dice_rows import DieAvailability
from stolik.models.dice_view_model import DiceViewModel
from stolik.models.dice_voice import (
    BANK_OR_DARE,
    CHOOSE,
    ROLL_NOW,
    ActRow,
    Banner,
    Chance,
    bank_act,
    choose_label,
    chosen_line,
    die_words,
    loss_chance,
    loss_title,
    percent,
    say,
    tray_words,
    turn_acts,
)

# QML's type compiler reads these two names.
QML_IMPORT_NAME = "Stolik.Models"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("Each game has its own.")
class ChosenDiceViewModel(DiceViewModel):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """Holds the dice chosen so far. Nothing is set aside before the turn goes on.

    So most of what is told is of the *prospect*, the position that setting the chosen dice aside would make.
    """

    chosenChanged = Signal()

    def __init__(
        self,
        count: int,
        game: AnyGame,
        keep: Callable[[tuple[int, ...]], Value],
        acts: Mapping[str, Value],
        parent: QObject | None = None,
    ) -> None:
        """Hold ``count`` dice; ``keep`` makes the move that sets dice aside, ``acts`` are those of a turn."""
        super().__init__(count, parent)
        self.diceChanged.connect(self.chosenChanged)
        self._game, self._keep, self._moves = game, keep, acts
        self._prospect: Any = None
        self._chosen: set[int] = set()
        # What follows when the chosen dice lie aside, and the position that it belongs to.
        self._pending: tuple[str, Any] | None = None

    # ------------------------------------------------------------------ what a game tells

    @abstractmethod
    def counts(self, face: int) -> Sequence[int]:
        """Return how many of the rolled dice of a face can be set aside, ascending; nothing for none."""

    @abstractmethod
    def loss_risk(self, state: Any) -> float:
        """Return the chance from 0 to 1 that the next roll loses the turn's points."""

    def set_further_rows(self) -> None:
        """Set the rows of the game's own that follow from the state and the choice."""

    def choice_text(self) -> str:
        """Return which dice are chosen, to be told aloud."""
        return ""

    # ------------------------------------------------------------------ what is told in every such game

    def line_text(self) -> str:
        """Return what the turn is worth, and what the player on turn can do."""
        state, player = self._state, self._names[self._state.turn]
        if self._mine is None:
            return ""
        if self._chosen:
            return chosen_line(self._prospect.points, self._added)
        if state.phase == "keep":
            return say(CHOOSE, player=player)
        return say(BANK_OR_DARE, points=state.points) if state.points else say(ROLL_NOW, player=player)

    def act_rows(self) -> Sequence[ActRow]:
        """Return rolling and banking."""
        points = self._prospect.points if self._live else 0
        bank = bank_act(points, possible=self._live and self.may("bank"))
        return turn_acts(self._prospect.dice_to_roll, bank, rolls=self._live and self.may("roll"))

    def acts_of(self) -> tuple[Any, ...]:
        """Return all that the acts of a turn depend on."""
        return (*super().acts_of(), self._prospect)

    def chance(self) -> Chance | None:
        """Return the chance that the next roll loses the turn's points."""
        if not (self._live and self.may("roll")):
            return None
        risk = self.loss_risk(self._prospect)
        return loss_chance(risk, percent(risk))

    def banner(self, event: Any) -> Banner | None:
        """Return what must be seen of a turn that was lost."""
        if not self.is_lost():
            return None
        return Banner(loss_title(event.points), self.event_text(event, self._names))

    def is_lost(self) -> bool:
        """Return whether the dice that lie have lost the turn's points."""
        return getattr(self._event, "kind", "") == "points_lost"

    def clashes(self, zone: str, face: int) -> bool:
        """Return whether a die is one of those that don't fit."""
        return zone == "free"

    def tray_text(self) -> str:
        """Return what the dice set aside and those chosen are worth."""
        return tray_words(self._prospect.points, self._added)

    def prospective_total(self) -> int:
        """Return what the turn is worth with the dice chosen."""
        return self._prospect.points if self._chosen else 0

    def die_words(self, zone: str, face: int, now: DieAvailability) -> str:
        """Return what a die is called aloud."""
        return die_words(zone, str(face), choosable=now.selectable, chosen=now.chosen)

    @property
    def _added(self) -> int:
        return int(self._prospect.points - self._state.points)

    # ------------------------------------------------------------------ what the rules say

    def may(self, name: str) -> bool:
        """Return whether an act of the turn is possible, the dice chosen set aside."""
        return self._prospect.phase == "decide" and self.check(self._prospect, name) is None

    def check(self, state: Any, name: str) -> Rejection | None:
        """Return why an act of the turn isn't possible in a position, ``None`` where it is."""
        return self._game.check(state, state.turn, self._moves[name])

    def after_keeping(self, faces: Sequence[int]) -> Any:
        """Return the position after dice were set aside, ``None`` where they can't be."""
        state, move = self._state, self._keep(tuple(faces))
        if self._game.check(state, state.turn, move) is not None:
            return None
        return self._game.apply(state, state.turn, move)[0].state

    # ------------------------------------------------------------------ what QML sees

    @Property(int, notify=chosenChanged)
    def points(self) -> int:
        """The turn's points without the dice chosen."""
        return self._state.points if self._state else 0

    @Property(bool, notify=chosenChanged)
    def mayChoose(self) -> bool:
        """Whether a person is to choose dice on the screen now."""
        return self.chooses

    @Property(str, notify=chosenChanged)
    def chooseLabel(self) -> str:
        return choose_label(all_chosen=self.all_chosen)

    @Slot()
    def pickAll(self) -> None:
        """Choose all that can be set aside, or none; the rules say why where nothing can be chosen."""
        if not self.choose_all():
            self.moveWanted.emit({"kind": "keep", "dice": []})

    # ------------------------------------------------------------------ choosing

    def toggle(self, die: int) -> bool:
        """Choose a die with its like, take one out again or add it; false where it can't be set aside.

        The first click takes all of the face, later ones go die by die: so whatever is chosen can be set
        aside, and a die that would be left alone goes with the other.
        """
        face = self._places.face_of(die)
        free, counts = self._places.free(face), self.counts(face)
        if die not in free or not counts:
            return False
        chosen = [each for each in free if each in self._chosen]
        others = [each for each in free if each not in self._chosen and each != die]
        if not chosen:
            return self._choose(face, [die, *others][: counts[-1]])
        if die not in chosen:
            more = next((count for count in counts if count > len(chosen)), len(chosen))
            return self._choose(face, [*chosen, die, *others][:more])
        chosen.remove(die)
        return self._choose(face, chosen[: _below(counts, len(chosen) + 1)])

    def toggle_face(self, face: int) -> bool:
        """Choose all dice of a face, then fewer each time, then none; false where none fits."""
        free, counts = self._places.free(face), self.counts(face)
        if not free or not counts:
            return False
        chosen = len(self._chosen.intersection(free))
        return self._choose(face, free[: _below(counts, chosen) if chosen else counts[-1]])

    def choose_all(self) -> bool:
        """Choose every die that can be set aside; where all are chosen, none."""
        if not self.chooses:
            return False
        every = self._every()
        self._chosen = set() if self._chosen == every else every
        self.refresh()
        self.hintChanged.emit()
        self.told.emit(self.choice_text())
        return True

    def choose_anew(self) -> None:
        """Choose every die that can be set aside."""
        if self._state is not None:
            self._chosen = self._every() if self.chooses else set()
            self.refresh()

    def settle_choice(self) -> None:
        """Let the dice chosen be those that go, which are the first of their faces; it isn't seen."""
        self._chosen = self._places.settle(self._chosen)
        self.refresh()
        self.settled.emit()

    def choice(self) -> list[int]:
        """Return the faces of the dice chosen, ascending."""
        return sorted(map(self._places.face_of, self._chosen))

    @property
    def chooses(self) -> bool:
        """Whether a person is to choose dice on the screen now."""
        return self._state is not None and self._mine is not None and self._state.phase == "keep"

    @property
    def all_chosen(self) -> bool:
        """Whether all dice that can be set aside are chosen."""
        return bool(self._chosen) and self._chosen == self._every()

    @property
    def expects_more(self) -> bool:
        """Whether the press that sets dice aside rolls or banks next: nothing is chosen between."""
        return self._pending is not None

    def availability(self, die: int, face: int) -> DieAvailability:
        """Return whether a die can be set aside, and whether it is chosen."""
        if not self.chooses:
            return DieAvailability()
        fits = bool(self.counts(face))
        return DieAvailability(fits, die in self._chosen, "" if fits else "alone")

    def _every(self) -> set[int]:
        return {die for face in FACES for die in self._places.free(face)[: max(self.counts(face), default=0)]}

    def _choose(self, face: int, dice: Iterable[int]) -> bool:
        if not self.chooses:
            return False
        self._chosen = self._chosen.difference(self._places.free(face)).union(dice)
        self.refresh()
        self.hintChanged.emit()
        self.told.emit(self.choice_text())
        return True

    def next_press(self, option: Any) -> HintStep | None:
        """Return the first die that is to be chosen or put back, or the button that sets the dice aside."""
        dice = getattr(option.move, "dice", None)
        if dice is None:
            return super().next_press(option)
        for face in FACES:
            free = self._places.free(face)
            chosen = [die for die in free if die in self._chosen]
            if len(chosen) > dice.count(face):
                return HintStep("", (f"die:{chosen[-1]}",))
            if len(chosen) < dice.count(face):
                return HintStep("", (f"die:{next(die for die in free if die not in chosen)}",))
        # Nothing is ever lost only where the turn ends at once.
        ends = not option.facts.get("lost", 1) and self.may("bank")
        return HintStep("", ("bank" if ends else "roll",))

    # ------------------------------------------------------------------ commands

    def pick_face(self, face: int) -> None:
        """Choose dice of a face; the rules say why where none fits."""
        if not self.toggle_face(face):
            self.moveWanted.emit({"kind": "keep", "dice": [face]})

    def pick_die(self, die: int) -> None:
        """Choose a die; the rules say why where it doesn't fit."""
        if not self.toggle(die) and (self._mine is None or self._state.phase == "keep"):
            self.moveWanted.emit({"kind": "keep", "dice": [self._places.face_of(die)]})

    def go(self, name: str) -> None:
        """Roll, or end the turn: the dice chosen are set aside first, and the rest follows when they lie."""
        self._pending = None
        if not (self.chooses and self._chosen):
            super().go(name)
            return
        dice, before = self.choice(), self._state
        if self._prospect is before:
            self.moveWanted.emit({"kind": "keep", "dice": dice})
            return
        refused = self.check(self._prospect, name)
        if refused is not None:
            self.refusal.emit(refused)
            return
        # Before the scene begins, so that it isn't seen: those that are chosen are those that go.
        self.settle_choice()
        self._pending = (name, self._prospect)
        self.moveWanted.emit({"kind": "keep", "dice": dice})
        if self._state is before:
            self._pending = None
        else:
            self._go_on()

    def at_rest(self) -> None:
        """Do what was to follow when the dice lie aside, unless something else has come between."""
        self._go_on()
        self._pending = None

    def _go_on(self) -> None:
        if self._pending is not None and self._mine is not None and self._state == self._pending[1]:
            name, self._pending = self._pending[0], None
            super().go(name)

    # ------------------------------------------------------------------ the table's face

    def show(self, view: Any, event: Any, mine: Seat | None) -> None:
        """Set the models to a view; what was chosen stays only while nothing has changed."""
        same = view is self._state and mine == self._mine
        self.take(view, event, mine)
        self._places.show(self.lying(view))
        if not same:
            self._chosen = self._every() if self.chooses else set()
        self.refresh()

    def refresh(self) -> None:
        """Say everything that the state and the choice say."""
        self._prospect = self._state
        if self.chooses and self._chosen:
            self._prospect = self.after_keeping(self.choice()) or self._state
        self.set_dice()
        self.set_further_rows()
        self.tell()


def _below(counts: Sequence[int], count: int) -> int:
    """Return the largest of ascending counts that is less than a number, 0 where there is none."""
    return max((each for each in counts if each < count), default=0)
