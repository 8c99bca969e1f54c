"""The dice on a table: which die shows what, and where it lies, from one roll to the next."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

DICE_FIELDS: Final = ("die", "face", "zone", "slot", "selectable", "chosen", "why")
"""A row of ``DiceRows``."""


class DieAvailability(NamedTuple):
    """What can be done with a rolled die: whether it may be chosen, whether it is, and why it may not."""

    selectable: bool = False
    chosen: bool = False
    why: str = ""


_UNAVAILABLE: Final = DieAvailability()


class DiceRows:
    """Rows that stay the same dice for the game's course, each die staying where it is if it can.

    ``zone`` is ``hand``, ``free`` or ``kept``; ``slot`` is the place in it: of a free die one of so many
    spots as there are dice, from left to right, of a kept die its number in the order of setting aside.
    ``face`` is 0 in the hand: a die that waits to be rolled shows nothing.
    """

    def __init__(self, count: int) -> None:
        """Put ``count`` dice into the hand."""
        self._count = count
        self._faces = [0] * count
        self._zones = ["hand"] * count
        self._spots = list(range(count))
        self._kept_faces: list[int] = []
        self._placed: tuple[Sequence[int], Sequence[int]] | None = None

    def place(self, rolled: Sequence[int], kept: Sequence[int]) -> None:
        """Give the dice their faces, zones and spots; both are ascending.

        ``rolled`` are the faces of the dice that lie on the table, ``kept`` of those set aside; together at
        most as many as there are dice. The others are in the hand.

        >>> dice = DiceRows(3)
        >>> dice.place(rolled=(2, 5), kept=(5,))
        >>> [(row["face"], row["zone"]) for row in dice.rows(lambda die, face: DieAvailability())]
        [(5, 'kept'), (2, 'free'), (5, 'free')]
        """
        if (rolled, kept) == self._placed:
            return
        self._placed = (rolled, kept)
        kept_faces = [face for face in self._kept_faces if face in kept]
        self._kept_faces = kept_faces + sorted(set(kept).difference(kept_faces))
        left = list(range(self._count))
        aside = self._pick(left, kept, ("kept", "free", "hand"))
        free = self._pick(left, rolled, ("free", "kept", "hand"))
        spots = [self._spots[die] for die in free]
        if "hand" in [self._zones[die] for die in free] or len(set(spots)) < len(spots):
            # A new roll: as many of the spots as there are dice, in the middle, by face from the left.
            first = (self._count - len(free)) // 2
            for spot, (die, face) in enumerate(zip(sorted(free), rolled, strict=True), first):
                self._spots[die], self._faces[die] = spot, face
        self._zones = ["hand"] * self._count
        for die in free:
            self._zones[die] = "free"
        for die in aside:
            self._zones[die] = "kept"
        self._faces = [
            0 if zone == "hand" else face for face, zone in zip(self._faces, self._zones, strict=True)
        ]

    def free(self, face: int) -> list[int]:
        """Return the free dice that show a face, from left to right.

        Dice are known by their 0-based number, which they keep for the game.
        """
        dice = [d for d in range(self._count) if self._zones[d] == "free" and self._faces[d] == face]
        return sorted(dice, key=self._spots.__getitem__)

    def face_of(self, die: int) -> int:
        """Return what a die shows."""
        return self._faces[die]

    def rows(self, availability: Callable[[int, int], DieAvailability]) -> list[dict[str, Any]]:
        """Return the rows, a die each; ``availability`` is asked for each free die and its face."""
        order = {face: number for number, face in enumerate(self._kept_faces)}
        in_order = sorted([(order.get(face, 0), die) for die, face in enumerate(self._faces)])
        slots = {"kept": 0, "hand": 0}
        rows: list[dict[str, Any]] = [{} for _ in range(self._count)]
        for _, die in in_order:
            zone, face = self._zones[die], self._faces[die]
            now = _UNAVAILABLE
            if zone == "free":
                slot = self._spots[die]
                now = availability(die, face)
            else:
                slot = slots[zone]
                slots[zone] += 1
            rows[die] = {
                "die": die,
                "face": face,
                "zone": zone,
                "slot": slot,
                "selectable": now.selectable,
                "chosen": now.chosen,
                "why": now.why,
            }
        return rows

    def _pick(self, left: list[int], faces: Sequence[int], zones: Sequence[str]) -> list[int]:
        """Take from the dice left as many as there are faces, best those that show them in the first zone."""
        picked = []
        missing = []
        for face in faces:
            die = self._first(left, zones, face)
            if die is None:
                missing.append(face)
            else:
                left.remove(die)
                picked.append(die)
        for face in missing:
            # The die that lies in the last of the zones, and of those the first.
            die = next(die for zone in reversed(zones) for die in left if self._zones[die] == zone)
            left.remove(die)
            self._faces[die] = face
            picked.append(die)
        return picked

    def _first(self, left: Sequence[int], zones: Sequence[str], face: int) -> int | None:
        """Return the first of the dice left that shows a face, in the first zone that has one."""
        for zone in zones:
            for die in left:
                if self._faces[die] == face and self._zones[die] == zone:
                    return die
        return None


def changed_dice(before: Sequence[Mapping[str, Any]], after: Sequence[Mapping[str, Any]]) -> tuple[str, ...]:
    """Return the names, as a hint lights them up, of the dice that have been rolled or set aside.

    ``before`` and ``after`` are rows of the same dice.
    """
    return tuple(
        f"die:{now['die']}"
        for was, now in zip(before, after, strict=True)
        if now["zone"] != "hand" and (was["zone"], was["face"]) != (now["zone"], now["face"])
    )
