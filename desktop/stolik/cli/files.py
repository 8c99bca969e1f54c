"""Reads records for the commands; whatever is wrong with a file becomes one line."""

from __future__ import annotations

from pathlib import Path

from stolik.cli.console import CommandError
from stolik.cli.text import word
from stolik.engine import messages as engine_messages
from stolik.engine.game import TABLE, Rejection
from stolik.engine.game_library import load_package
from stolik.engine.record import Record, RecordFault, open_session, parse_record
from stolik.engine.session import Session
from stolik.storage.saves import read_content


def read_session(name: str) -> tuple[Record, Session]:
    """Return a file's record and the session that its moves lead to.

    A snapshot is a matter of saves: here the moves alone count.

    Raises:
        CommandError: The file can't be read, is no record, or breaks the rules.
    """
    record: Record | None = None
    try:
        record = parse_record(_read(name)).model_copy(update={"snapshot": None})
        return record, open_session(record)
    except RecordFault as fault:
        raise CommandError(f"{name}: {line_of(fault, record)}") from None


def _read(name: str) -> bytes:
    try:
        return read_content(Path(name))
    except OSError as error:
        raise CommandError(f"{name}: {error.strerror or error}") from None
    except ValueError:  # a name that no file system takes
        raise CommandError(f"{name}: No such file or directory") from None


def line_of(fault: RecordFault, record: Record | None) -> str:
    """Return one line that tells what is wrong with a record, as far as it was read."""
    seat = "" if fault.seat is None else f" seat {'table' if fault.seat == TABLE else fault.seat},"
    return f"entry {fault.entry},{seat} {fault.rejection.code}: {_sentence(fault.rejection, record)}"


def _sentence(rejection: Rejection, record: Record | None) -> str:
    facts = {name: word(fact) if isinstance(fact, str) else fact for name, fact in rejection.facts.items()}
    reason = engine_messages.reason if record is None else load_package(record.game).messages.reason
    return reason(rejection.code, facts)
