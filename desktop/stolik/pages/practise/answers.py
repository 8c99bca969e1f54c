"""The log of all answers to one's own positions, from which a better order of them may be learned one day."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

from pydantic import Field

from stolik.analysis.practice import BOXES, NEW
from stolik.engine.messages import QT_TRANSLATE_NOOP
from stolik.storage.entry_log import EntryLog, NamedEntry
from stolik.storage.faults import Fault

FILE: Final = "practice_answers.jsonl"

UNREAD: Final = Fault(
    "answers_unread",
    own=QT_TRANSLATE_NOOP("storage", "Some of the answers could not be read. They are left out."),
)
DAMAGED: Final = Fault(
    "answers_damaged",
    own=QT_TRANSLATE_NOOP(
        "storage", "Parts of the log of answers could not be read. The old file is kept as {file}."
    ),
)


class LoggedAnswer(NamedEntry):
    """An answer: when it was given, by whom, to which position, how long it took, and whether it was right.

    ``at`` is a time as ISO 8601 has it, ``box`` the compartment that the position was in, ``cost`` what was
    once given away there. ``first`` tells that it was the first answer of a round.
    """

    at: Annotated[str, Field(max_length=40)]
    position: Annotated[str, Field(max_length=80)]
    box: Annotated[int, Field(ge=NEW, le=BOXES)]
    cost: Annotated[float, Field(ge=0)]
    seconds: Annotated[float, Field(ge=0)]
    right: bool
    first: bool


class AnswerLog(EntryLog[LoggedAnswer]):
    """The log in a file."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, LoggedAnswer, DAMAGED)
