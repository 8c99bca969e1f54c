"""The log of all answers to one's own positions, from which a better order of them may be learned one day."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Final

from pydantic import Field, ValidationError

from stolik.analysis.practice.leitner import BOXES, NEW
from stolik.engine.messages import QT_TRANSLATE_NOOP
from stolik.engine.names import are_alike
from stolik.storage.appended import append_line, read_lines
from stolik.storage.atomic import set_aside, write_text
from stolik.storage.faults import Fault, fault_of, name_left
from stolik.storage.profiles import Name
from stolik.storage.validated import ValidatedDocument

FILE: Final = "practice_answers.jsonl"

LARGEST: Final = 64 * 1024 * 1024
"""The bytes of the log that are read at most: those of some hundred thousand answers."""

DAMAGED: Final = Fault(
    "answers_damaged",
    own=QT_TRANSLATE_NOOP(
        "storage", "Parts of the log of answers could not be read. The old file is kept as {file}."
    ),
)


class LoggedAnswer(ValidatedDocument):
    """An answer: when it was given, by whom, to which position, how long it took, and whether it was right.

    ``at`` is a time as ISO 8601 has it, ``box`` the compartment that the position was in, ``cost`` what was
    once given away there. ``first`` tells that it was the first answer of a round.
    """

    at: Annotated[str, Field(max_length=40)]
    name: Name
    position: Annotated[str, Field(max_length=80)]
    box: Annotated[int, Field(ge=NEW, le=BOXES)]
    cost: Annotated[float, Field(ge=0)]
    seconds: Annotated[float, Field(ge=0)]
    right: bool
    first: bool


class AnswerLog:
    """A file with a line of JSON for every answer; nothing is read until it is asked for."""

    def __init__(self, path: Path) -> None:
        self._path = path

    @property
    def has_any(self) -> bool:
        """Whether there may be answers."""
        return self._path.is_file()

    def add(self, answer: LoggedAnswer) -> Fault | None:
        """Add an answer; return what went wrong, if anything did."""
        try:
            append_line(self._path, json.dumps(answer.plain(), ensure_ascii=False))
        except OSError as error:
            return fault_of(error, self._path.parent)
        except ValueError:  # half of a character, which no file can hold
            return Fault("not_saved")
        return None

    def read(self) -> list[LoggedAnswer]:
        """Return all answers that can be read, the oldest first; none where the file can't be."""
        try:
            return [answer for line in read_lines(self._path, LARGEST) if (answer := _read(line)) is not None]
        except (OSError, ValueError):
            return []

    def forget(self, name: str) -> Fault | None:
        """Leave out the answers of a person; return what is to be told, if anything is.

        A file with anything that can't be read is kept aside, and the rest is written anew.
        """
        try:
            lines = read_lines(self._path, LARGEST)
            found = {line: answer for line in lines if (answer := _read(line)) is not None}
            kept = [line for line in lines if line in found and not are_alike(found[line].name, name)]
            damaged = any(line not in found for line in lines)
            if len(kept) == len(lines):
                return None
            aside = set_aside(self._path, "damaged") if damaged else None
            write_text(self._path, _together(kept))
        except (OSError, ValueError):
            return name_left([self._path])
        return None if aside is None else Fault(DAMAGED.code, {"file": str(aside)}, own=DAMAGED.own)


def _read(line: bytes) -> LoggedAnswer | None:
    """Return the answer that a line stands for, ``None`` where it makes no sense."""
    try:
        return LoggedAnswer.model_validate_json(line)
    except ValidationError:
        return None


def _together(lines: Sequence[bytes]) -> str:
    return "".join([line.decode("utf-8") + "\n" for line in lines])
