"""The view model of a game in which dice are rolled and set aside, and the place of each die."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple, Protocol

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from stolik.engine.dice import FACES
from stolik.engine.game import AnyGame, Rejection, Seat, Value
from stolik.engine.view_model import HintStep
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
    cup_words,
    die_words,
    loss_chance,
    loss_title,
    percent,
    say,
    tray_words,
    turn_acts,
)
from stolik.models.rows import RowsModel
from stolik.models.table_view_model import TableViewModel


class DieAvailability(NamedTuple):
    """The options for a rolled die: whether it may be chosen, whether it is chosen, and why it may not be."""

    selectable: bool = False
    chosen: bool = False
    why: str = ""


_UNAVAILABLE: Final = DieAvailability()


class DieRow(NamedTuple):
    """A row of `DiceRows`: a die, its place, what can be done with it, and its spoken words.

    ``clashes`` means that it is one of the dice that cost the turn.
    """

    die: int
    face: int
    zone: str
    slot: int
    selectable: bool
    chosen: bool
    why: str
    words: str
    clashes: bool


class DiceState(Protocol):
    """A state of a game in which dice are rolled and set aside; both tuples are ascending."""

    @property
    def rolled(self) -> tuple[int, ...]: ...

    @property
    def kept(self) -> tuple[int, ...]: ...


def _lies(state: DiceState) -> bool:
    return bool(state.rolled or state.kept)


class DiceRows:
    """Rows that keep the same dice from roll to roll, each in its place where possible.

    The places depend only on the states since all dice were in the hand, so they are the same at the table,
    in a reopened game, and in every picture of the moment.

    ``zone`` is ``hand``, ``free`` or ``kept``; ``slot`` is the place in it: for a free die, one of as many
    spots as there are dice, from left to right; for a kept die, its number in the order of setting aside.
    ``face`` is 0 in the hand, since a die that waits to be rolled shows nothing.
    """

    def __init__(self, count: int) -> None:
        self._count = count
        self._trail: Iterator[DiceState] = iter(())
        self._led: Sequence[DiceState] = ()
        # The state shown and those that led to it, newest first; empty while all dice are in the hand.
        self._path: Sequence[DiceState] = ()
        self._shown: DiceState | None = None
        self._in_place = True
        self._gather()

    def trace(self, before: Iterable[DiceState]) -> None:
        """Take note of the states that led to the one shown next, newest first."""
        self._trail = iter(before)
        self._led = self._since_the_hand()

    def _since_the_hand(self) -> list[DiceState]:
        led: list[DiceState] = []
        for state in self._trail:
            if state is self._shown or not _lies(state):
                return [*led, *self._path] if state is self._shown else led
            led.append(state)
        return led

    def last_lying(self) -> DiceState | None:
        """Return the newest traced state in which dice lie on the table, or ``None``.

        >>> class Lying(NamedTuple):
        ...     rolled: tuple[int, ...]
        ...     kept: tuple[int, ...] = ()
        >>> dice = DiceRows(3)
        >>> dice.trace([Lying(()), Lying((2,), (5, 5)), Lying((2, 5, 5))])
        >>> dice.last_lying()
        Lying(rolled=(2,), kept=(5, 5))
        """
        if not self._led:
            for state in self._trail:
                if _lies(state):
                    self._led = self._path if state is self._shown else [state, *self._since_the_hand()]
                    break
        return self._led[0] if self._led else None

    def show(self, state: DiceState) -> None:
        """Put the dice in their places for a state: the one whose trace was noted, or one in that trace.

        >>> class Lying(NamedTuple):
        ...     rolled: tuple[int, ...]
        ...     kept: tuple[int, ...] = ()
        >>> dice = DiceRows(3)
        >>> dice.trace([Lying((), (5,)), Lying((2, 3), (5,)), Lying((2, 3, 5))])
        >>> dice.show(Lying((2, 5), (5,)))
        >>> dice.face_of(0), dice.face_of(1), dice.aside
        (2, 5, [5])
        """
        if state is self._shown:
            return
        path = [state, *self._before(state)] if _lies(state) else []
        new: list[DiceState] = []
        for each in path:
            if each is self._shown and self._in_place:
                break
            new.append(each)
        else:
            self._gather()
        for each in reversed(new):
            self._place(each.rolled, each.kept)
        self._shown, self._path, self._in_place = state, path, True

    def settle(self, chosen: Collection[int]) -> set[int]:
        """Swap equal dice so that the chosen ones are those that will be set aside; return their new numbers.

        The table looks as before. The places stay until another state is shown.
        """
        first: set[int] = set()
        for face in {self._faces[die] for die in chosen}:
            free = self.free(face)
            taken = [self._spots[die] for die in free if die in chosen]
            spots = taken + [self._spots[die] for die in free if die not in chosen]
            for die, spot in zip(sorted(free), spots, strict=True):
                self._spots[die] = spot
            first.update(sorted(free)[: len(taken)])
        self._in_place = False
        return first

    @property
    def aside(self) -> list[int]:
        return [self._faces[die] for die in self._aside]

    def _before(self, state: DiceState) -> Sequence[DiceState]:
        """Return the states that led to a given one, newest first."""
        for number, led in enumerate(self._led, start=1):
            if led is state:
                return self._led[number:]
        return self._led

    def _gather(self) -> None:
        self._faces = [0] * self._count
        self._zones = ["hand"] * self._count
        self._spots = list(range(self._count))
        self._aside: list[int] = []

    def _place(self, rolled: Sequence[int], kept: Sequence[int]) -> None:
        """Set aside, roll, or pick up the dice that differ from ``rolled`` and ``kept``."""
        there = self.aside
        new = list(kept)
        for face in there:
            new.remove(face)
        for face in new:
            # The first of equal dice is set aside; one whose roll was never seen comes from the hand.
            lying = list(zip(self._zones, self._faces, strict=True))
            die = lying.index(("free", face)) if ("free", face) in lying else self._zones.index("hand")
            at = len(there) - (there[::-1].index(face) if face in there else 0)
            there.insert(at, face)
            self._aside.insert(at, die)
            self._zones[die], self._faces[die] = "kept", face
        free = [face for zone, face in zip(self._zones, self._faces, strict=True) if zone == "free"]
        if free == list(rolled):
            return
        left = [die for die in range(self._count) if self._zones[die] != "kept"]
        for die in left:
            self._zones[die], self._faces[die] = "hand", 0
        # The dice take as many spots as needed, in the middle, ordered by face from the left.
        first = (self._count - len(rolled)) // 2
        for spot, (die, face) in enumerate(zip(left, rolled, strict=False), first):
            self._zones[die], self._faces[die], self._spots[die] = "free", face, spot

    def free(self, face: int) -> list[int]:
        """Return the free dice that show a face, from left to right.

        Dice are identified by 0-based numbers, which they keep during the game.
        """
        lying = enumerate(zip(self._zones, self._faces, strict=True))
        return sorted([die for die, shown in lying if shown == ("free", face)], key=self._spots.__getitem__)

    def face_of(self, die: int) -> int:
        return self._faces[die]

    def rows(
        self,
        availability: Callable[[int, int], DieAvailability] | None,
        words: Callable[[str, int, DieAvailability], str],
        told: dict[tuple[str, int, DieAvailability], str],
        clashes: Callable[[str, int], bool] | None = None,
    ) -> list[DieRow]:
        """Return the rows, one for each die.

        ``availability`` is called for each free die and its face while dice are chosen, ``clashes`` with each
        die's zone and face, and ``words`` with these and the availability, unless ``told`` has the result.
        """
        hand = [die for die, zone in enumerate(self._zones) if zone == "hand"]
        rows: list[DieRow] = []
        for die, (zone, face) in enumerate(zip(self._zones, self._faces, strict=True)):
            now = availability(die, face) if availability is not None and zone == "free" else _UNAVAILABLE
            places = self._aside if zone == "kept" else hand
            clashing = clashes is not None and clashes(zone, face)
            slot = self._spots[die] if zone == "free" else places.index(die)
            known = (zone, face, now)
            if known not in told:
                told[known] = words(*known)
            rows.append(DieRow(die, face, zone, slot, *now, told[known], clashing))
        return rows


def changed_dice(before: Sequence[DieRow], after: Sequence[DieRow]) -> tuple[str, ...]:
    """Return the names, as hints use them, of the dice that were rolled or set aside."""
    return tuple(
        f"die:{now.die}"
        for was, now in zip(before, after, strict=True)
        if now.zone != "hand" and (was.zone, was.face) != (now.zone, now.face)
    )


# QML's type compiler reads these two names.
QML_IMPORT_NAME = "Stolik.Models"
QML_IMPORT_MAJOR_VERSION = 1


NAMELESS: Final = ("",) * 12
"""Empty names for players who have none, as in a picture of a position."""
NO_CHANCE: Final = Chance("", "", "", False)
NO_BANNER: Final = Banner("", "")


@QmlElement
@QmlUncreatable("Each game has its own.")
class DiceViewModel(TableViewModel):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """The view model of a dice game: the dice as rows, the acts of a turn, and the current sentences.

    ``dice`` has a `DieRow` for each die, ``acts`` an `ActRow` for each act of a turn; the first act rolls,
    and the chance is shown beside it.

    A game's own view model connects ``diceChanged`` to its ``changed``.
    """

    diceChanged = Signal()
    actsChanged = Signal()
    lineChanged = Signal()
    settled = Signal()
    """Equal dice have swapped places, which must not be animated."""

    def __init__(self, count: int, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._places = DiceRows(count)
        self._dice: RowsModel[DieRow] = RowsModel(DieRow, self)
        self._acts: RowsModel[ActRow] = RowsModel(ActRow, self)
        self._names: Sequence[str] = NAMELESS
        self._state: Any = None
        self._event: Any = None
        self._mine: Seat | None = None
        self._live = False
        self._pointed = ""
        self._chance = NO_CHANCE
        self._banner, self._banner_shown = NO_BANNER, False
        # The values by which dice and acts were last described; only if they change is that done again.
        self._dice_told: Any = None
        self._acts_told: Any = None
        self._words: dict[tuple[str, int, DieAvailability], str] = {}
        self._asked: Callable[[], Collection[str]] | None = None
        self._hides_chance = False

    # ------------------------------------------------------------------ what a game tells

    @abstractmethod
    def line_text(self) -> str:
        """Return the status line for the position and the thing that is pointed at."""

    @abstractmethod
    def act_rows(self) -> Sequence[ActRow]:
        """Return the acts of a turn, each in its fixed place; the first one rolls."""

    @abstractmethod
    def chance(self) -> Chance | None:
        """Return the chance that the next roll loses, or ``None`` if no roll can follow."""

    def act_move(self, name: str) -> dict[str, Any]:
        """Return the move of an act as plain values, even if the rules refuse it."""
        return {"kind": name}

    @property
    @abstractmethod
    def chooses(self) -> bool:
        """Whether dice can be chosen now."""

    @abstractmethod
    def availability(self, die: int, face: int) -> DieAvailability:
        """Return the options for a free die while dice are chosen."""

    @abstractmethod
    def die_words(self, zone: str, face: int, now: DieAvailability) -> str:
        """Return the spoken words for a die."""

    @abstractmethod
    def tray_text(self) -> str:
        """Return the spoken words for the dice set aside."""

    def phase_name(self) -> str:
        return str(self._state.phase)

    def prospective_total(self) -> int:
        """Return the tray's number including the dice that are pointed at; 0 for none."""
        return 0

    def end_text(self) -> str:
        """Return why the game ended, in one sentence; empty before the end."""
        return ""

    def place_reasons(self) -> str:
        """Return the reason for the final places, if the scores alone don't explain them."""
        return ""

    def clashes(self, zone: str, face: int) -> bool:
        return False

    def is_lost(self) -> bool:
        """Return whether the dice on the table cost the turn."""
        return False

    def banner(self, event: Any) -> Banner | None:
        return None

    # ------------------------------------------------------------------ what QML sees

    @Property(RowsModel, constant=True)
    def dice(self) -> RowsModel[DieRow]:
        return self._dice

    @Property(RowsModel, constant=True)
    def acts(self) -> RowsModel[ActRow]:
        return self._acts

    @Property(str, notify=diceChanged)
    def phase(self) -> str:
        return self.phase_name() if self._state is not None else ""

    @Property(int, notify=diceChanged)
    def turn(self) -> int:
        return self._state.turn if self._state else -1

    @Property(bool, notify=diceChanged)
    def mine(self) -> bool:
        return self._mine is not None

    @Property(bool, notify=actsChanged)
    def canRoll(self) -> bool:
        acts = self._acts.rows
        return bool(acts) and acts[0].possible

    @Property(str, notify=diceChanged)
    def trayWords(self) -> str:
        return self.tray_text() if self._state is not None else ""

    @Property(str, notify=diceChanged)
    def cupWords(self) -> str:
        return cup_words(sum(row.zone == "hand" for row in self._dice.rows))

    @Property(int, notify=lineChanged)
    def wouldBe(self) -> int:
        """The tray's number including the dice that are pointed at; 0 for none."""
        return self.prospective_total() if self._state is not None else 0

    @Property(str, notify=diceChanged)
    def endReason(self) -> str:
        return self.end_text() if self._state is not None else ""

    @Property(str, notify=diceChanged)
    def placeReasons(self) -> str:
        return self.place_reasons() if self._state is not None else ""

    @Property(bool, notify=diceChanged)
    def lost(self) -> bool:
        return self.is_lost()

    @Property(str, notify=lineChanged)
    def line(self) -> str:
        return self.line_text() if self._state is not None else ""

    @Property(bool, notify=actsChanged)
    def chanceShown(self) -> bool:
        return self._chance is not NO_CHANCE

    @Property(str, notify=actsChanged)
    def chanceFigure(self) -> str:
        return self._chance.figure

    @Property(str, notify=actsChanged)
    def chanceWords(self) -> str:
        return self._chance.words

    @Property(str, notify=actsChanged)
    def chanceSpoken(self) -> str:
        return self._chance.spoken

    @Property(bool, notify=actsChanged)
    def chanceHigh(self) -> bool:
        return self._chance.high

    @Property(bool, notify=diceChanged)
    def bannerShown(self) -> bool:
        """Whether the banner is shown; its words stay while it fades."""
        return self._banner_shown

    @Property(str, notify=diceChanged)
    def bannerTitle(self) -> str:
        return self._banner.title

    @Property(str, notify=diceChanged)
    def bannerReason(self) -> str:
        return self._banner.reason

    @Property(str, notify=diceChanged)
    def bannerAfter(self) -> str:
        return self._banner.after

    @Property(bool, notify=diceChanged)
    def bannerLoss(self) -> bool:
        return self._banner.loss

    @Property(bool, notify=diceChanged)
    def bannerGoesOn(self) -> bool:
        return self._banner.goes_on

    def _get_live(self) -> bool:
        return self._live

    def _set_live(self, live: bool) -> None:
        if live != self._live:
            self._live = live
            if self._state is not None:
                self._set_acts()
                self.actsChanged.emit()

    live = Property(bool, _get_live, _set_live, notify=actsChanged)
    """Whether a person plays here now: the game isn't over, and nobody looks back."""

    def _get_pointed(self) -> str:
        return self._pointed

    def _set_pointed(self, thing: str) -> None:
        if thing != self._pointed:
            self._pointed = thing
            self.lineChanged.emit()

    pointed = Property(str, _get_pointed, _set_pointed, notify=lineChanged)
    """The thing under the pointer or with the focus, such as ``face:5``; empty for one without a name."""

    # ------------------------------------------------------------------ what QML asks

    @Slot(str)
    def act(self, name: str) -> None:
        """Do an act of the turn; if it isn't possible, the rules say why."""
        self.go(name)

    @Slot(int)
    def pick(self, die: int) -> None:
        """Set aside the face of a die that was clicked, if the die is free."""
        if self._dice.rows[die].zone == "free":
            self.pick_die(die)

    @Slot(int)
    def pickFace(self, face: int) -> None:
        """Set a face aside; if that isn't possible, the rules say why."""
        self.pick_face(face)

    @Slot()
    def rest(self) -> None:
        self.at_rest()

    def go(self, name: str) -> None:
        self.moveWanted.emit(self.act_move(name))

    def pick_die(self, die: int) -> None:
        """Set aside the face of a free die."""
        self.pick_face(self._places.face_of(die))

    def pick_face(self, face: int) -> None:
        self.moveWanted.emit({"kind": "keep", "face": face})

    def at_rest(self) -> None:
        """Do what should follow when nothing moves any more."""

    # ------------------------------------------------------------------ the table's face

    def trace(self, before: Iterable[Any]) -> None:
        self._places.trace(before)

    def follow(self, events: Sequence[Any], names: Sequence[str], viewer: Seat | None) -> None:
        if names != self._names:
            self._names = names
            self.retell()

    def take(self, view: Any, event: Any, mine: Seat | None) -> None:
        """Set what is shown from now on; without a new event, the last one stays while the position does."""
        self._event = self._event if event is None and view is self._state else event
        self._state, self._mine = view, mine

    def lying(self, view: Any) -> Any:
        """Return the state whose dice are shown: when the game is over, those of the last turn."""
        return self._places.last_lying() or view if view.phase == "over" else view

    def let_lead(self, asked: Callable[[], Collection[str]]) -> None:
        self._asked = asked

    def hide_chances(self, hidden: bool) -> None:
        if hidden != self._hides_chance:
            self._hides_chance = hidden
            if self._state is not None:
                self._set_acts()
                self.actsChanged.emit()

    def retell(self) -> None:
        self._dice_told = self._acts_told = None
        self._words.clear()

    def acts_of(self) -> Any:
        """Return the values on which the acts depend besides the state."""

    def tell(self) -> None:
        """Update the acts, the banner and all sentences for the position."""
        self._set_acts()
        banner = self.banner(self._event)
        self._banner_shown = banner is not None
        self._banner = banner or self._banner
        self.diceChanged.emit()
        self.actsChanged.emit()
        self.lineChanged.emit()

    def set_dice(self, *of: Any) -> None:
        """Update the dice's rows, if any of the values ``of`` has changed or none is given."""
        if not of or of != self._dice_told:
            self._dice_told = of
            clashes = self.clashes if self.is_lost() else None
            availability = self.availability if self.chooses else None
            rows = self._places.rows(availability, self.die_words, self._words, clashes)
            self._dice.set_rows(rows)

    def _set_acts(self) -> None:
        asked = None if self._asked is None else tuple(self._asked())
        of = (self._state, self._live, self.acts_of(), asked, self._hides_chance)
        if of != self._acts_told:
            self._acts_told = of
            rows = self.act_rows()
            self._acts.set_rows(
                rows if asked is None else [row._replace(leads=row.name in asked) for row in rows]
            )
            self._chance = (None if self._hides_chance else self.chance()) or NO_CHANCE


@QmlElement
@QmlUncreatable("Each game has its own.")
class ChosenDiceViewModel(DiceViewModel):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """The view model of a dice game in which chosen dice are set aside only when the turn goes on.

    So most sentences are about the *prospect*, the position after setting the chosen dice aside.
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
        """Hold ``count`` dice; ``keep`` makes the move that sets dice aside, ``acts`` the others by name."""
        super().__init__(count, parent)
        self.diceChanged.connect(self.chosenChanged)
        self._game, self._keep, self._moves = game, keep, acts
        self._prospect: Any = None
        self._chosen: set[int] = set()
        # The act that follows once the chosen dice are set aside, and the position in which it does.
        self._pending: tuple[str, Any] | None = None

    # ------------------------------------------------------------------ what a game tells

    @abstractmethod
    def counts(self, face: int) -> Sequence[int]:
        """Return how many rolled dice of a face can be set aside, ascending; empty if none can."""

    @abstractmethod
    def loss_risk(self, state: Any) -> float:
        """Return the chance, from 0 to 1, that the next roll loses the turn's points."""

    def set_further_rows(self) -> None:
        """Set the game's own rows that depend on the state and the choice."""

    def choice_text(self) -> str:
        return ""

    # ------------------------------------------------------------------ what is said in every such game

    def line_text(self) -> str:
        state, player = self._state, self._names[self._state.turn]
        if self._mine is None:
            return ""
        if self._chosen:
            return chosen_line(self._prospect.points, self._added)
        if state.phase == "keep":
            return say(CHOOSE, player=player)
        return say(BANK_OR_DARE, points=state.points) if state.points else say(ROLL_NOW, player=player)

    def act_rows(self) -> Sequence[ActRow]:
        points = self._prospect.points if self._live else 0
        bank = bank_act(points, possible=self._live and self.may("bank"))
        return turn_acts(self._prospect.dice_to_roll, bank, rolls=self._live and self.may("roll"))

    def acts_of(self) -> Any:
        return self._prospect

    def chance(self) -> Chance | None:
        if not (self._live and self.may("roll")):
            return None
        risk = self.loss_risk(self._prospect)
        return loss_chance(risk, percent(risk))

    def banner(self, event: Any) -> Banner | None:
        """Return the banner for a lost turn."""
        if not self.is_lost():
            return None
        return Banner(loss_title(event.points), self.event_text(event, self._names))

    def is_lost(self) -> bool:
        return getattr(self._event, "kind", "") == "points_lost"

    def clashes(self, zone: str, face: int) -> bool:
        return zone == "free"

    def tray_text(self) -> str:
        return tray_words(self._prospect.points, self._added)

    def prospective_total(self) -> int:
        return self._prospect.points if self._chosen else 0

    def die_words(self, zone: str, face: int, now: DieAvailability) -> str:
        return die_words(zone, str(face), choosable=now.selectable, chosen=now.chosen)

    @property
    def _added(self) -> int:
        return int(self._prospect.points - self._state.points)

    # ------------------------------------------------------------------ what the rules say

    def may(self, name: str) -> bool:
        """Return whether an act of the turn is possible after setting the chosen dice aside."""
        return self._prospect.phase == "decide" and self.check(self._prospect, name) is None

    def check(self, state: Any, name: str) -> Rejection | None:
        """Return why an act of the turn isn't possible in a position, or ``None`` if it is."""
        return self._game.check(state, state.turn, self._moves[name])

    def after_keeping(self, faces: Sequence[int]) -> Any:
        """Return the position after setting dice aside, or ``None`` if they can't be."""
        state, move = self._state, self._keep(tuple(faces))
        if self._game.check(state, state.turn, move) is not None:
            return None
        return self._game.apply(state, state.turn, move)[0].state

    # ------------------------------------------------------------------ what QML sees

    @Property(int, notify=chosenChanged)
    def points(self) -> int:
        return self._state.points if self._state else 0

    @Property(bool, notify=chosenChanged)
    def mayChoose(self) -> bool:
        return self.chooses

    @Property(str, notify=chosenChanged)
    def chooseLabel(self) -> str:
        return choose_label(all_chosen=self.all_chosen)

    @Slot()
    def pickAll(self) -> None:
        """Choose all dice that can be set aside, or none; if nothing can be chosen, the rules say why."""
        if not self.choose_all():
            self.moveWanted.emit({"kind": "keep", "dice": []})

    # ------------------------------------------------------------------ choosing

    def toggle(self, die: int) -> bool:
        """Choose a die with its equals, or deselect or add it; return whether dice of its face fit.

        The first click takes all dice of the face, later ones go die by die, together with any die that
        couldn't stay alone, so that whatever is chosen can be set aside.
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
        """Choose all dice of a face, then fewer each time, then none; return whether any fit."""
        free, counts = self._places.free(face), self.counts(face)
        if not free or not counts:
            return False
        chosen = len(self._chosen.intersection(free))
        return self._choose(face, free[: _below(counts, chosen) if chosen else counts[-1]])

    def choose_all(self) -> bool:
        """Choose every die that can be set aside, or none if all are; return whether dice can be chosen."""
        if not self.chooses:
            return False
        every = self._every()
        self._chosen = set() if self._chosen == every else every
        self.refresh()
        self.hintChanged.emit()
        self.told.emit(self.choice_text())
        return True

    def choose_anew(self) -> None:
        if self._state is not None:
            self._chosen = self._every() if self.chooses else set()
            self.refresh()

    def settle_choice(self) -> None:
        """Swap equal dice, invisibly, so that the chosen ones are those that will be set aside."""
        self._chosen = self._places.settle(self._chosen)
        self.refresh()
        self.settled.emit()

    def choice(self) -> list[int]:
        return sorted(map(self._places.face_of, self._chosen))

    @property
    def chooses(self) -> bool:
        return self._state is not None and self._mine is not None and self._state.phase == "keep"

    @property
    def all_chosen(self) -> bool:
        return bool(self._chosen) and self._chosen == self._every()

    @property
    def expects_more(self) -> bool:
        """Whether a roll or the end of the turn follows the dice being set aside, without another choice."""
        return self._pending is not None

    def availability(self, die: int, face: int) -> DieAvailability:
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
        # Only ending the turn at once can never lose anything.
        ends = not option.facts.get("lost", 1) and self.may("bank")
        return HintStep("", ("bank" if ends else "roll",))

    # ------------------------------------------------------------------ commands

    def pick_face(self, face: int) -> None:
        """Choose dice of a face; if none fits, the rules say why."""
        if not self.toggle_face(face):
            self.moveWanted.emit({"kind": "keep", "dice": [face]})

    def pick_die(self, die: int) -> None:
        """Choose a die; if it doesn't fit, the rules say why."""
        if not self.toggle(die) and (self._mine is None or self._state.phase == "keep"):
            self.moveWanted.emit({"kind": "keep", "dice": [self._places.face_of(die)]})

    def go(self, name: str) -> None:
        """Roll, or end the turn; the chosen dice are set aside first, and the act follows after that."""
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
        # Dice are swapped before the scene begins, so that nobody sees it.
        self.settle_choice()
        self._pending = (name, self._prospect)
        self.moveWanted.emit({"kind": "keep", "dice": dice})
        if self._state is before:
            self._pending = None
        else:
            self._go_on()

    def at_rest(self) -> None:
        self._go_on()
        self._pending = None

    def _go_on(self) -> None:
        if self._pending is not None and self._mine is not None and self._state == self._pending[1]:
            name, self._pending = self._pending[0], None
            super().go(name)

    # ------------------------------------------------------------------ the table's face

    def show(self, view: Any, event: Any, mine: Seat | None) -> None:
        same = view is self._state and mine == self._mine
        self.take(view, event, mine)
        self._places.show(self.lying(view))
        if not same:
            self._chosen = self._every() if self.chooses else set()
        self.refresh()

    def refresh(self) -> None:
        """Update everything that depends on the state and the choice."""
        self._prospect = self._state
        if self.chooses and self._chosen:
            self._prospect = self.after_keeping(self.choice()) or self._state
        self.set_dice()
        self.set_further_rows()
        self.tell()


def _below(counts: Sequence[int], count: int) -> int:
    """Return the largest of the counts below a number, or 0 if there is none."""
    return max((each for each in counts if each < count), default=0)
