"""What is chosen for a player in a line-up: face, age, level and helps."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from stolik.engine.sitting import (
    MOST_EXTRA_SECONDS,
    ON_OR_OFF,
    SWITCHES,
    Coach,
    HelpSwitch,
    Sitting,
    player_of,
)
from stolik.models.rows import RowsModel
from stolik.services.faces.pictures import FacePictures
from stolik.services.line_up.lineup_rows import LEVELS
from stolik.services.line_up.seating import Seating
from stolik.services.sentences import say_fault
from stolik.storage.faults import Fault
from stolik.storage.profiles import DRAWN_FACES

QML_IMPORT_NAME = "Stolik.Shell"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("The line-up makes the only one.")
class SeatChoices(QObject):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """Changes one seat of a line-up at a time, by its row; a row that there isn't changes nothing."""

    changed = Signal()
    pictureTried = Signal()
    """Whether a picture is being read, or why one could not be taken."""

    def __init__(self, seating: Seating, pictures: FacePictures, parent: QObject) -> None:
        """Change nothing yet; ``pictures`` keeps those that people wear as faces."""
        super().__init__(parent)
        self._seating = seating
        self._pictures = pictures
        self._picture_fault: Fault | None = None
        self._switches = RowsModel(HelpSwitch, self)
        self._switches.set_rows(SWITCHES)
        pictures.readingChanged.connect(self.pictureTried)

    @Property(RowsModel, constant=True)
    def switches(self) -> RowsModel[HelpSwitch]:
        """The helps that can be switched on and off for a player in every game."""
        return self._switches

    @Property(bool, notify=pictureTried)
    def readsPicture(self) -> bool:
        return bool(self._pictures.property("reading"))

    @Property(str, notify=pictureTried)
    def pictureProblem(self) -> str:
        """The sentence why a picture could not be taken; empty where it could."""
        return "" if self._picture_fault is None else say_fault(self._picture_fault)

    @Slot(int, int)
    def setFace(self, row: int, face: int) -> None:
        self._set_face(row, face % DRAWN_FACES)

    @Slot(int, str)
    def setPicture(self, row: int, file: str) -> None:
        """Give a player a picture out of a file as a face, in a while.

        Why there is none, ``pictureProblem`` tells.
        """
        if 0 <= row < len(self._seating.seats):
            self._picture_fault = None
            self._pictures.read(Path(file), partial(self._take_picture, self._seating.seats[row].key))

    def _take_picture(self, key: int, read: bytes | Fault) -> None:
        """Let the seat with this key wear a picture; its person may have stood up meanwhile."""
        rows = [row for row, seat in enumerate(self._seating.seats) if seat.key == key]
        for row in rows:
            kept = read if isinstance(read, Fault) else self._pictures.keep(read)
            self._picture_fault = kept if isinstance(kept, Fault) else None
            if isinstance(kept, int):
                self._set_face(row, kept)
        self.pictureTried.emit()

    @Slot()
    def clearPictureProblem(self) -> None:
        """Tell no more why a picture could not be taken."""
        self._picture_fault = None
        self.pictureTried.emit()

    @Slot(int, str)
    def setLevel(self, row: int, level: str) -> None:
        """Let a computer play better or worse."""
        seats = self._seating.seats
        if level in LEVELS and 0 <= row < len(seats) and not seats[row].sitting.is_person:
            self._change(row, lambda bot: replace(bot, player=player_of(bot.name, level, bot.player.age)))

    @Slot(int, int)
    def setAge(self, row: int, age: int) -> None:
        """Set a player's age; -1 leaves it out."""
        self._change(row, lambda sitting: sitting.playing(age=age if 0 <= age <= 150 else None))

    @Slot(int, str)
    def setCoach(self, row: int, coach: str) -> None:
        """Choose when the coach says something to a player: ``off``, ``before_costly`` or ``after_every``."""
        if coach in {*Coach}:
            self._set_helps(row, coach=Coach(coach))

    @Slot(int, int)
    def setExtraSeconds(self, row: int, seconds: int) -> None:
        """Give a player more seconds for each turn, where the game limits its time."""
        if 0 <= seconds <= MOST_EXTRA_SECONDS:
            self._set_helps(row, extra_seconds=seconds)

    @Slot(int, str, bool)
    def setHelp(self, row: int, name: str, on: bool) -> None:
        """Choose whether a help, by its name, is on for a player."""
        if name in ON_OR_OFF:
            self._set_helps(row, **{name: on})

    def _set_face(self, row: int, face: int) -> None:
        self._change(row, lambda sitting: replace(sitting, face=face))

    def _set_helps(self, row: int, **chosen: Any) -> None:
        self._change(row, lambda sitting: sitting.helped(**chosen))

    def _change(self, row: int, change: Callable[[Sitting], Sitting]) -> None:
        if 0 <= row < len(self._seating.seats):
            chair = self._seating.seats[row]
            chair.sitting = change(chair.sitting)
            self.changed.emit()
