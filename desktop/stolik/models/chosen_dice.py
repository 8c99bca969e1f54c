"""The view model of a dice game in which dice are chosen freely, and set aside when the turn goes on."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Sequence
from typing import Any

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from stolik.engine.dice import FACES
from stolik.engine.game import Rejection, Seat
from stolik.models.dice_rows import DieAvailability
from stolik.models.dice_view_model import DiceViewModel

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

    def __init__(self, count: int, parent: QObject | None = None) -> None:
        super().__init__(count, parent)
        self.diceChanged.connect(self.chosenChanged)
        self._prospect: Any = None
        self._chosen: set[int] = set()
        # What follows when the chosen dice lie aside, and the position that it belongs to.
        self._pending: tuple[str, Any] | None = None

    # ------------------------------------------------------------------ what a game tells

    @abstractmethod
    def counts(self, face: int) -> Sequence[int]:
        """Return how many of the rolled dice of a face can be set aside, ascending; nothing for none."""

    @abstractmethod
    def after_keeping(self, faces: Sequence[int]) -> Any:
        """Return the position after dice were set aside, ``None`` where they can't be."""

    @abstractmethod
    def check(self, state: Any, name: str) -> Rejection | None:
        """Return why an act of the turn isn't possible in a position, ``None`` where it is."""

    def set_further_rows(self) -> None:
        """Set the rows of the game's own that follow from the state and the choice."""

    def choice_text(self) -> str:
        """Return which dice are chosen, to be told aloud."""
        return ""

    # ------------------------------------------------------------------ what QML sees

    @Property(int, notify=chosenChanged)
    def chosenCount(self) -> int:
        return len(self._chosen)

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
        self.told.emit(self.choice_text())
        return True

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
        self._places.show(view)
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
