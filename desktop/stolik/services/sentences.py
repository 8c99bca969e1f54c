"""Turns codes and their facts into sentences in the current language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from stolik.engine.messages import N_, sentence
from stolik.models.words import reason_text
from stolik.storage import faults
from stolik.storage.faults import Fault

if TYPE_CHECKING:
    from datetime import datetime

    from stolik.engine.record import RecordFault
    from stolik.tournament.file_format import TournamentFault

CONTEXT: Final = "shell"
OF_A_FILE: Final = N_("shell", "{file}: {sentence}")
OF_A_MOVE: Final = N_("shell", "{file}, line {entry} of the log, {player}: {sentence}")
SEAT: Final = N_("shell", "seat {seat}")
UNANSWERED: Final = N_(
    "shell",
    "The computers didn't answer in time. If it happens again, they make a simple move and the game goes on.",
)
VOICELESS: Final = N_("shell", "This computer's voice isn't working, so nothing is read aloud.")
NO_GAME: Final = N_(
    "shell",
    "That is neither a saved game nor a tournament; their names end in .stolik or .stolik-tournament.",
)
NOTHING_WAITS: Final = N_("shell", "There is no game to continue.")
UNEXPECTED: Final = N_(
    "shell",
    "That didn't work. If Stolik has just been updated, close it and start it again; every game is saved.",
)
GAME_FAILED: Final = N_(
    "shell",
    "That didn't work. Every game is saved: leave the table and continue. What happened is saved for a"
    " bug report as {file}.",
)
BEFORE: Final = N_("shell", "{day}, before another backup was restored")
OF_A_ROLL: Final = N_("shell", "{file}, line {entry} of the log: {sentence}")
TOURNAMENT: Final = N_("shell", "Tournament")
"""The title of a tournament without a name."""

_LONGEST: Final = 400
"""The most characters of a sentence that are shown; laying out a whole file would hold up the window."""


def say(context: str, source: str, facts: Mapping[str, Any] | None = None) -> str:
    """Return a marked sentence in the current language, with its facts filled in."""
    return sentence(context, source, facts or {})


def say_fault(fault: Fault) -> str:
    """Return the sentence about a fault with a file."""
    facts = {name: day_text(fact) if name == "day" else fact for name, fact in fault.facts.items()}
    return say(faults.CONTEXT, fault.source, facts)


def day_text(copy: str) -> str:
    """Return the day of a backup, from its name, in the local format."""
    from PySide6.QtCore import QDate, QLocale, Qt  # rarely needed

    written = QDate.fromString(copy[:10], Qt.DateFormat.ISODate)
    day = QLocale().toString(written, QLocale.FormatType.LongFormat)
    if not (number := copy[11:]):
        return day
    before = say(CONTEXT, BEFORE, {"day": day})
    return before if number == "1" else f"{before} ({number})"


def moment_text(at: datetime) -> str:
    """Return a date and time in the local format."""
    from PySide6.QtCore import QDate, QLocale  # rarely needed

    day = QLocale().toString(QDate(at.year, at.month, at.day), QLocale.FormatType.LongFormat)
    return f"{day}, {at:%H:%M}"


def _cut(told: str) -> str:
    """Return the beginning of a sentence whose fact, a name in a file, may be as long as the file."""
    return told if len(told) <= _LONGEST else f"{told[:_LONGEST]}…"


def say_record_fault(file: str, fault: RecordFault) -> str:
    """Return the sentence about a faulty record, with the line and the seat of a refused move."""
    facts = {
        "file": file,
        "entry": fault.entry,
        "player": say(CONTEXT, SEAT, {"seat": (fault.seat or 0) + 1}),
        "sentence": _cut(reason_text(fault.game, fault.rejection)),
    }
    source = OF_A_FILE if not fault.entry else OF_A_ROLL if (fault.seat or 0) < 0 else OF_A_MOVE
    return say(CONTEXT, source, facts)


def say_tournament_fault(file: str, fault: TournamentFault) -> str:
    """Return the sentence about a faulty tournament file, with the line of a refused entry."""
    from stolik.tournament.sentences import reason

    told = reason(fault.rejection.code, fault.rejection.facts, fault.game)
    facts = {"file": file, "entry": fault.entry, "sentence": _cut(told)}
    return say(CONTEXT, OF_A_ROLL if fault.entry else OF_A_FILE, facts)
