"""Small JSON documents that survive damage, hand edits and newer programs."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from glob import escape
from pathlib import Path
from typing import Any, Final, Generic, Protocol, Self, TypeVar

from stolik.engine.json_values import load_json
from stolik.storage.atomic import digest, read_bytes, set_aside
from stolik.storage.faults import Fault, fault_of
from stolik.storage.own_files import OwnFiles

LARGEST: Final = 4 * 1024 * 1024
"""The most bytes of a file that are read or written, unless a document sets another limit."""

_DAMAGED: Final = "damaged"


class Document(Protocol):
    """The content of a file, with defaults for all fields; keys that this version doesn't know are kept."""

    blocked: Fault | None
    """The reason for never writing it: its file could be neither used nor moved, and would be destroyed."""

    known: str | None
    """The digest of its file's last known content, empty for no file; ``None`` if nobody else writes it."""

    def __init__(self) -> None: ...

    @classmethod
    def read(cls, data: dict[str, Any]) -> tuple[Self, bool]:
        """Return the document that JSON values stand for, and whether every known field was usable."""
        ...

    def plain(self) -> dict[str, Any]:
        """Return the document as JSON values, including unknown keys."""
        ...


D = TypeVar("D", bound=Document)


@dataclass(frozen=True, slots=True)
class Loaded(Generic[D]):
    """A loaded document, and what the player must be told about it."""

    document: D
    fault: Fault | None = None
    is_new: bool = False


def load(
    path: Path, kind: type[D], damaged: Fault, largest: int = LARGEST, *, only_looks: bool = False
) -> Loaded[D]:
    """Return the document in a file, with defaults in place of unusable values.

    A file with anything unusable, or of more than ``largest`` bytes, is moved aside to another name, which is
    the fact ``file`` of the returned fault ``damaged``. A file that can't be moved or read stays as it is,
    and `store` refuses to write it. If the program ``only_looks``, a damaged file stays, and the fault is
    returned as given.
    """
    try:
        content = read_bytes(path, largest + 1)
    except (FileNotFoundError, NotADirectoryError):
        return Loaded(kind(), is_new=True)
    except OSError:
        # The file may hold another account's valid data.
        return _blocked(kind(), Fault("unreadable", {"file": str(path)}))
    document, whole = _parse(content, kind, largest)
    if whole:
        if document.known is not None:
            document.known = digest(content)
        return Loaded(document)
    if only_looks:
        return Loaded(document, damaged)
    try:
        aside = set_aside(path, _DAMAGED)
    except OSError as error:
        return _blocked(document, fault_of(error, path.parent))
    return Loaded(document, replace(damaged, facts={"file": str(aside)}))


def _blocked(document: D, fault: Fault) -> Loaded[D]:
    """Return a document that is never written, since writing would destroy its file's content."""
    document.blocked = replace(fault, lasts=True)
    return Loaded(document, document.blocked)


def kept_aside(path: Path) -> list[Path]:
    """Return the files that were kept aside for a document, or beside it, now or in earlier runs."""
    try:
        return sorted(path.parent.glob(f"{escape(path.stem)}.[do]*-*{escape(path.suffix)}"))
    except OSError:
        return []


def store(path: Path, document: Document, largest: int = LARGEST) -> Fault | None:
    """Write a document; return a notice, if any, as `OwnFiles.write` does."""
    if document.blocked is not None:
        return document.blocked
    files = OwnFiles({path: document.known})
    fault = files.write(path, lambda: _text_of(document) + "\n", largest)
    document.known = files.known[path]
    return fault


def _text_of(document: Document) -> str:
    """Return a document as JSON text.

    A lone surrogate, which may have been read as an escape under an unknown key, is written as an escape
    again; otherwise the document could never be saved.
    """
    plain = document.plain()
    text = json.dumps(plain, ensure_ascii=False, indent=2)
    return text if is_whole(text) else json.dumps(plain, indent=2)


def is_whole(text: str) -> bool:
    """Return whether a text has no lone surrogates, which names of files in other letters than UTF-8 get."""
    return not any("\ud800" <= sign <= "\udfff" for sign in text)


def _parse(content: bytes, kind: type[D], largest: int) -> tuple[D, bool]:
    """Return the document, and whether every known field was usable."""
    if len(content) > largest:
        return kind(), False
    try:
        data: Any = load_json(content.decode("utf-8-sig"))
    except ValueError:
        return kind(), False
    if not isinstance(data, dict):
        return kind(), False
    return kind.read(data)
