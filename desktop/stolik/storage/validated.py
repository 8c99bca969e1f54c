"""Documents validated by pydantic."""

from __future__ import annotations

import contextlib
from collections.abc import Collection
from typing import Any, ClassVar, Self

from pydantic import BaseModel, ConfigDict, PrivateAttr, ValidationError

from stolik.storage.document import LARGEST
from stolik.storage.faults import Fault


class ValidatedDocument(BaseModel):
    """A document with validated fields; keys that this version doesn't know are kept and written back."""

    model_config = ConfigDict(extra="allow", validate_assignment=True, allow_inf_nan=False)

    LARGEST: ClassVar[int] = LARGEST
    """The most bytes of its file."""

    _blocked: Fault | None = PrivateAttr(default=None)
    _known: str | None = PrivateAttr(default="")

    @property
    def blocked(self) -> Fault | None:
        return self._blocked

    @blocked.setter
    def blocked(self, fault: Fault | None) -> None:
        self._blocked = fault

    @property
    def known(self) -> str | None:
        return self._known

    @known.setter
    def known(self, digest: str | None) -> None:
        self._known = digest

    @classmethod
    def read(cls, data: dict[str, Any]) -> tuple[Self, bool]:
        """Return a document with the usable data, and whether all of the data was usable."""
        try:
            return cls.model_validate(data), True
        except ValidationError as error:
            bad = [detail["loc"] for detail in error.errors(include_url=False)]
        # First, only the faulty person, line-up or field is dropped, then everything that it belongs to.
        for depth in (2, 1):
            data = _without(data, {place[:depth] for place in bad})
            with contextlib.suppress(ValidationError):
                return cls.model_validate(data), False
        return cls(), False

    def plain(self) -> dict[str, Any]:
        return self.model_dump(mode="json")


class VersionedDocument(ValidatedDocument):
    """A document with a version number; a newer program's file isn't used."""

    NEWEST: ClassVar[int] = 1
    """The version that this program writes."""

    version: int = 1

    @classmethod
    def read(cls, data: dict[str, Any]) -> tuple[Self, bool]:
        """Return a document with the usable data, and whether all of the data was usable."""
        version = data.get("version", cls.NEWEST)
        if not isinstance(version, int) or version > cls.NEWEST:
            return cls(), False
        return super().read(data)


def _without(data: dict[str, Any], places: Collection[tuple[int | str, ...]]) -> dict[str, Any]:
    """Return the data without the values at ``places``, each one or two keys deep."""
    kept = {key: value for key, value in data.items() if (key,) not in places}
    for key, value in kept.items():
        if isinstance(value, dict):
            kept[key] = {inner: item for inner, item in value.items() if (key, inner) not in places}
        elif isinstance(value, list):
            kept[key] = [item for number, item in enumerate(value) if (key, number) not in places]
    return kept
