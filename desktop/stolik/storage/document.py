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
"""The bytes of a file that are read and written at most, if a document sets no other bound."""

_DAMAGED: Final = "damaged"


class Document(Protocol):
    """What a file holds, with defaults for all of it; keys that this version doesn't know are kept."""

    blocked: Fault | None
    """Why it is never written: its file could be neither used nor moved, and writing would destroy that."""

    known: str | None
    """The digest of what its file held last, empty for no file; ``None`` if no other program writes it."""

    def __init__(self) -> None: ...

    @classmethod
    def read(cls, data: dict[str, Any]) -> tuple[Self, bool]:
        """Return the document in JSON values, and whether every known field could be used."""
        ...

    def plain(self) -> dict[str, Any]:
        """Return the document as JSON values, with unknown keys."""
        ...


D = TypeVar("D", bound=Document)


@dataclass(frozen=True, slots=True)
class Loaded(Generic[D]):
    """A document and what the player must be told about it."""

    document: D
    fault: Fault | None = None
    is_new: bool = False


def load(
    path: Path, kind: type[D], damaged: Fault, largest: int = LARGEST, *, only_looks: bool = False
) -> Loaded[D]:
    """Return the document in a file; what can't be used of it falls back to the defaults.

    A file with anything unusable is kept aside under another name, the fact ``file`` of the returned fault
    ``damaged``. So is a file of more than ``largest`` bytes. A file that can't be moved or read, whose
    content is unknown, stays as it is, and ``store`` refuses. If the program ``only_looks``, a damaged file
    stays, and the fault is as given.
    """
    try:
        content = read_bytes(path, largest + 1)
    except (FileNotFoundError, NotADirectoryError):
        return Loaded(kind(), is_new=True)
    except OSError:
        # Another account of the computer may have healthy data there.
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
    """Return a document that is never written, since that would destroy what its file holds."""
    document.blocked = replace(fault, lasts=True)
    return Loaded(document, document.blocked)


def kept_aside(path: Path) -> list[Path]:
    """Return the files kept aside for a document or beside it, in this sitting or before."""
    try:
        return sorted(path.parent.glob(f"{escape(path.stem)}.[do]*-*{escape(path.suffix)}"))
    except OSError:
        return []


def store(path: Path, document: Document, largest: int = LARGEST) -> Fault | None:
    """Write a document; return a notice, if any, as `OwnFiles` does."""
    if document.blocked is not None:
        return document.blocked
    files = OwnFiles({path: document.known})
    fault = files.write(path, lambda: _text_of(document) + "\n", largest)
    document.known = files.known[path]
    return fault


def _text_of(document: Document) -> str:
    """Return a document as JSON text.

    Half of a character, which a file that was read can hold as an escape under a key that isn't known, is
    written as one again: nothing could be saved forever otherwise.
    """
    plain = document.plain()
    text = json.dumps(plain, ensure_ascii=False, indent=2)
    return text if _is_whole(text) else json.dumps(plain, indent=2)


def _is_whole(text: str) -> bool:
    """Return whether a text has no half of a character."""
    return not any("\ud800" <= sign <= "\udfff" for sign in text)


def _parse(content: bytes, kind: type[D], largest: int) -> tuple[D, bool]:
    """Return the document and whether every known field of it could be used."""
    if len(content) > largest:
        return kind(), False
    try:
        data: Any = load_json(content.decode("utf-8-sig"))
    except ValueError:
        return kind(), False
    if not isinstance(data, dict):
        return kind(), False
    return kind.read(data)
