"""Small JSON documents that survive damage, hand edits and newer programs."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Collection
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

from pydantic import BaseModel, ConfigDict, ValidationError

from desktop.storage.atomic import set_aside, write_text
from desktop.storage.faults import Fault, fault_of

_LARGEST: Final = 4 * 1024 * 1024


class Document(BaseModel):
    """A document's fields; keys that this version doesn't know are kept and written back."""

    model_config = ConfigDict(extra="allow", validate_assignment=True, allow_inf_nan=False)


D = TypeVar("D", bound=Document)


@dataclass(frozen=True, slots=True)
class Loaded(Generic[D]):
    """A document that was read, and what the player must be told about it."""

    document: D
    fault: Fault | None = None
    is_new: bool = False


def load(path: Path, kind: type[D], damaged: str) -> Loaded[D]:
    """Return the document in a file; what can't be used of it falls back to the defaults.

    A file with anything unusable is kept aside under another name, and ``damaged`` is the fault's code.
    """
    try:
        with path.open("rb") as file:
            content = file.read(_LARGEST + 1)
    except (FileNotFoundError, NotADirectoryError):
        return Loaded(kind(), is_new=True)
    except OSError:
        return Loaded(kind(), Fault("unreadable", {"file": str(path)}))
    document, whole = _parse(content, kind)
    if whole:
        return Loaded(document)
    try:
        aside = set_aside(path, "damaged")
    except OSError as error:
        return Loaded(document, fault_of(error, path.parent))
    return Loaded(document, Fault(damaged, {"file": str(aside)}))


def store(path: Path, document: Document) -> Fault | None:
    """Write a document; return what went wrong, if anything did."""
    try:
        text = json.dumps(document.model_dump(mode="json"), ensure_ascii=False, indent=2) + "\n"
        write_text(path, text)
    except OSError as error:
        return fault_of(error, path.parent)
    except ValueError:  # a value that no file can hold, such as half of a character
        return Fault("not_saved")
    return None


def _parse(content: bytes, kind: type[D]) -> tuple[D, bool]:
    """Return the document and whether every known field of it could be used."""
    if len(content) > _LARGEST:
        return kind(), False
    try:
        data: Any = json.loads(content.decode("utf-8-sig"))
    except (ValueError, RecursionError):
        return kind(), False
    if not isinstance(data, dict):
        return kind(), False
    try:
        return kind.model_validate(data), True
    except ValidationError as error:
        bad = [detail["loc"] for detail in error.errors(include_url=False)]
    # First only the person, line-up or field that is at fault, then all that it belongs to.
    for depth in (2, 1):
        data = _without(data, {place[:depth] for place in bad})
        with contextlib.suppress(ValidationError):
            return kind.model_validate(data), False
    return kind(), False


def _without(data: dict[str, Any], places: Collection[tuple[int | str, ...]]) -> dict[str, Any]:
    """Return the data without what lies at these places, each one or two keys deep."""
    kept = {key: value for key, value in data.items() if (key,) not in places}
    for key, value in kept.items():
        if isinstance(value, dict):
            kept[key] = {inner: item for inner, item in value.items() if (key, inner) not in places}
        elif isinstance(value, list):
            kept[key] = [item for number, item in enumerate(value) if (key, number) not in places]
    return kept
