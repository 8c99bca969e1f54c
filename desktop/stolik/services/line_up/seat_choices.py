"""What is chosen for a player in a line-up: face, age, level and helps."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from stolik.flow.seat_helps import MOST_EXTRA_SECONDS, Coach
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
        pictures.readingChanged.connect(self.pictureTried)

    @Property(bool, notify=pictureTried)
    def readsPicture(self) -> bool:
        return bool(self._pictures.property("reading"))

    @Property(str, notify=pictureTried)
    def pictureProblem(self) -> str:
        """The sentence why a picture could not be taken; empty where it could."""
        return "" if self._picture_fault is None else say_fault(self._picture_fault)

    @Slot(int, int)
    def setFace(self, row: int, face: int) -> None:
        self._set(row, face=face % DRAWN_FACES)

    @Slot(int, str)
    def setPicture(self, row: int, file: str) -> None:
        """Give a player a picture out of a file as a face, in a while.

        Why there is none, ``pictureProblem`` tells.
        """
        if 0 <= row < len(self._seating.seats):
            self._picture_fault = None
            self._pictures.read(Path(file), partial(self._take_picture, self._seating.seats[row]["key"]))

    def _take_picture(self, key: int, read: bytes | Fault) -> None:
        """Let the seat with this key wear a picture; its person may have stood up meanwhile."""
        rows = [row for row, seat in enumerate(self._seating.seats) if seat["key"] == key]
        for row in rows:
            kept = read if isinstance(read, Fault) else self._pictures.keep(read)
            self._picture_fault = kept if isinstance(kept, Fault) else None
            if isinstance(kept, int):
                self._set(row, face=kept)
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
        if level in LEVELS and 0 <= row < len(seats) and seats[row]["kind"] != "human":
            self._set(row, kind=level)

    @Slot(int, int)
    def setAge(self, row: int, age: int) -> None:
        """Set a player's age; -1 leaves it out."""
        self._set(row, age=age if 0 <= age <= 150 else None)

    @Slot(int, bool)
    def setBeginner(self, row: int, beginner: bool) -> None:
        """Choose whether a player is shown all the time what is of use."""
        self._set(row, beginner=beginner)

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

    @Slot(int, bool)
    def setHints(self, row: int, hints: bool) -> None:
        """Choose whether a player may ask for hints."""
        self._set_helps(row, hints=hints)

    @Slot(int, bool)
    def setUndo(self, row: int, undo: bool) -> None:
        """Choose whether a player may take moves back."""
        self._set_helps(row, undo=undo)

    @Slot(int, bool)
    def setLargePrint(self, row: int, large: bool) -> None:
        """Choose whether dice and tiles bear large pips and numbers in a player's turns."""
        self._set_helps(row, large_print=large)

    @Slot(int, bool)
    def setGuess(self, row: int, guess: bool) -> None:
        """Choose whether a player guesses before odds and hints are shown."""
        self._set_helps(row, guess=guess)

    @Slot(int, bool)
    def setHandicap(self, row: int, has: bool) -> None:
        """Choose whether the game is made easier for a player, where it has a handicap."""
        self._set_helps(row, handicap=has)

    def _set(self, row: int, **chosen: Any) -> None:
        if 0 <= row < len(self._seating.seats):
            self._seating.seats[row].update(chosen)  # type: ignore[typeddict-item]  # every name is a seat's field
            self.changed.emit()

    def _set_helps(self, row: int, **chosen: Any) -> None:
        if 0 <= row < len(self._seating.seats):
            self._set(row, helps=replace(self._seating.seats[row]["helps"], **chosen))
