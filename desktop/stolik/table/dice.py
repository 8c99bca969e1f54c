"""The dice on a table: which die shows what, and where it lies, from one roll to the next."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QObject

from stolik.models.rows import RowsModel


class Standing(NamedTuple):
    """What can be done with a rolled die: whether it may be chosen, whether it is, and why it may not."""

    selectable: bool = False
    chosen: bool = False
    why: str = ""


class TableDice:
    """Rows that stay the same dice for the whole game, each die staying where it is if it can.

    ``zone`` is ``hand``, ``free`` or ``kept``; ``slot`` is the place in it: of a free die one of so many
    spots as there are dice, from left to right, of a kept die its number in the order of setting aside.
    """

    def __init__(self, count: int, faces: int, parent: QObject) -> None:
        self.rows = RowsModel(("die", "face", "zone", "slot", "selectable", "chosen", "why"), parent)
        self._count = count
        self._faces = [1 + die % faces for die in range(count)]
        self._zones = ["hand"] * count
        self._spots = list(range(count))
        self._kept_faces: list[int] = []

    def place(self, rolled: Sequence[int], kept: Sequence[int]) -> None:
        """Give the dice their faces, zones and spots; both are ascending."""
        kept_faces = [face for face in self._kept_faces if face in kept]
        self._kept_faces = kept_faces + sorted(set(kept).difference(kept_faces))
        left = list(range(self._count))
        aside = self._pick(left, kept, ("kept", "free", "hand"))
        free = self._pick(left, rolled, ("free", "kept", "hand"))
        spots = [self._spots[die] for die in free]
        if any(self._zones[die] == "hand" for die in free) or len(set(spots)) < len(spots):
            # A new roll: as many of the spots as there are dice, in the middle, by face from the left.
            first = (self._count - len(free)) // 2
            for spot, (die, face) in enumerate(zip(sorted(free), rolled, strict=True), first):
                self._spots[die], self._faces[die] = spot, face
        self._zones = [
            "kept" if die in aside else "free" if die in free else "hand" for die in range(self._count)
        ]

    def free(self, face: int) -> list[int]:
        """Return the free dice that show a face, from left to right."""
        dice = [d for d in range(self._count) if self._zones[d] == "free" and self._faces[d] == face]
        return sorted(dice, key=self._spots.__getitem__)

    def face_of(self, die: int) -> int:
        """Return what a die shows."""
        return self._faces[die]

    def is_free(self, die: int) -> bool:
        """Return whether a die lies where it fell."""
        return self._zones[die] == "free"

    def show(self, standing: Callable[[int, int], Standing]) -> None:
        """Set the rows; ``standing`` is asked for each free die and its face."""
        order = {face: number for number, face in enumerate(self._kept_faces)}
        slots = {"kept": 0, "hand": 0}
        rows: list[dict[str, Any]] = [{} for _ in range(self._count)]
        for die in sorted(range(self._count), key=lambda die: (order.get(self._faces[die], 0), die)):
            zone, face = self._zones[die], self._faces[die]
            slot = self._spots[die] if zone == "free" else slots[zone]
            if zone != "free":
                slots[zone] += 1
            now = standing(die, face) if zone == "free" else Standing()
            rows[die] = {"die": die, "face": face, "zone": zone, "slot": slot, **now._asdict()}
        self.rows.set_rows(rows)

    def _pick(self, left: list[int], faces: Sequence[int], zones: Sequence[str]) -> list[int]:
        """Take from the dice left as many as there are faces, best those that show them in the first zone."""
        picked = []
        missing = []
        for face in faces:
            fits = [die for die in left if self._faces[die] == face]
            if not fits:
                missing.append(face)
                continue
            die = min(fits, key=lambda die: zones.index(self._zones[die]))
            left.remove(die)
            picked.append(die)
        for face in missing:
            die = max(left, key=lambda die: zones.index(self._zones[die]))
            left.remove(die)
            self._faces[die] = face
            picked.append(die)
        return picked
