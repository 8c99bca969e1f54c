"""The dice on a table: which die shows what, and where it lies, from one roll to the next."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from typing import Final, NamedTuple, Protocol


class DieAvailability(NamedTuple):
    """What can be done with a rolled die: whether it may be chosen, whether it is, and why it may not."""

    selectable: bool = False
    chosen: bool = False
    why: str = ""


_UNAVAILABLE: Final = DieAvailability()


class DieRow(NamedTuple):
    """A row of ``DiceRows``: a die, where it lies, what can be done with it, and what it is called aloud.

    ``clashes`` tells that it is one of those that have cost the turn.
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
    """A state of a game in which dice are rolled and set aside; both are ascending."""

    @property
    def rolled(self) -> tuple[int, ...]:
        """The faces of the dice that lie on the table."""
        ...

    @property
    def kept(self) -> tuple[int, ...]:
        """The faces of the dice set aside."""
        ...


def _lies(state: DiceState) -> bool:
    return bool(state.rolled or state.kept)


class DiceRows:
    """Rows that stay the same dice from roll to roll, each die staying where it is if it can.

    Their places follow from the states since all of them were in the hand, and from nothing else: so it
    is the same at the table, in a game that was opened again, and in every picture of the moment.

    ``zone`` is ``hand``, ``free`` or ``kept``; ``slot`` is the place in it: of a free die one of as many
    spots as there are dice, from left to right, of a kept die its number in the order of setting aside.
    ``face`` is 0 in the hand: a die that waits to be rolled shows nothing.
    """

    def __init__(self, count: int) -> None:
        """Put ``count`` dice into the hand."""
        self._count = count
        self._trail: Iterator[DiceState] = iter(())
        self._led: Sequence[DiceState] = ()
        # The state that is shown, and those that led to it, newest first; empty while all are in the hand.
        self._path: Sequence[DiceState] = ()
        self._shown: DiceState | None = None
        self._in_place = True
        self._gather()

    def trace(self, before: Iterable[DiceState]) -> None:
        """Take note of the states that led to the one that is shown next, newest first."""
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
        """Return the newest traced state in which dice lie; ``None`` where there is none.

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
        """Put the dice where they lie in a state, which is the traced one or led to it.

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
        """Let equal dice change places, so that those chosen are those that go; return their numbers then.

        The cloth looks as before. The places are kept until another state is shown.
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
        """The faces of the dice set aside, in the order of setting aside."""
        return [self._faces[die] for die in self._aside]

    def _before(self, state: DiceState) -> Sequence[DiceState]:
        """Return the states that led to one, newest first."""
        for number, led in enumerate(self._led, start=1):
            if led is state:
                return self._led[number:]
        return self._led

    def _gather(self) -> None:
        """Put all dice into the hand."""
        self._faces = [0] * self._count
        self._zones = ["hand"] * self._count
        self._spots = list(range(self._count))
        self._aside: list[int] = []

    def _place(self, rolled: Sequence[int], kept: Sequence[int]) -> None:
        """Set aside, roll, or take into the hand what isn't so yet."""
        there = self.aside
        new = list(kept)
        for face in there:
            new.remove(face)
        for face in new:
            # The first of equal dice goes; one that was never seen to be rolled comes from the hand.
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
        # As many of the spots as there are dice, in the middle, by face from the left.
        first = (self._count - len(rolled)) // 2
        for spot, (die, face) in enumerate(zip(left, rolled, strict=False), first):
            self._zones[die], self._faces[die], self._spots[die] = "free", face, spot

    def free(self, face: int) -> list[int]:
        """Return the free dice that show a face, from left to right.

        Dice are known by their 0-based number, which they keep for the game.
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
        """Return the rows, a die each.

        ``availability`` is asked for each free die and its face, where dice are chosen; ``clashes`` for each
        die, by its zone and face, and ``words`` by these and what can be done with it, unless it is ``told``.
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
    """Return the names, as a hint lights them up, of the dice that have been rolled or set aside.

    ``before`` and ``after`` are rows of the same dice.
    """
    return tuple(
        f"die:{now.die}"
        for was, now in zip(before, after, strict=True)
        if now.zone != "hand" and (was.zone, was.face) != (now.zone, now.face)
    )
