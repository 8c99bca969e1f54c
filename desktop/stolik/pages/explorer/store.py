"""The positions that were explored lately, each with the game that it is of."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Final

from pydantic import Field

from stolik.engine.messages import QT_TRANSLATE_NOOP
from stolik.engine.name_removal import without_name
from stolik.storage.document import Loaded, load, store
from stolik.storage.faults import Fault
from stolik.storage.validated import ValidatedDocument, VersionedDocument

MOST: Final = 20
"""The positions that are kept, the latest."""

LARGEST_GAME: Final = 100_000
"""A game whose record has more letters is not kept."""

DAMAGED: Final = Fault(
    "explored_damaged",
    own=QT_TRANSLATE_NOOP(
        "storage",
        "The positions that were explored could not be read, so the list begins anew. The old file is kept "
        "as {file}.",
    ),
)


class StoredPlace(ValidatedDocument):
    """The decision of a seat before an entry of the game in a record's text.

    ``mine`` and ``chosen`` are as in `exploring`. ``day`` is the number of the date's day on which it was
    explored.
    """

    text: Annotated[str, Field(max_length=LARGEST_GAME)]
    entry: Annotated[int, Field(ge=1)]
    seat: Annotated[int, Field(ge=0)]
    mine: bool | dict[str, Any] = True
    chosen: bool | dict[str, Any] = False
    day: Annotated[int, Field(ge=0, le=100_000_000)] = 0

    def is_same(self, other: StoredPlace) -> bool:
        """Return whether both are one decision of one game."""
        return (self.text, self.entry, self.seat) == (other.text, other.entry, other.seat)


class ExploredPlaces(VersionedDocument):
    """The positions, the latest first."""

    places: list[StoredPlace] = Field(default_factory=list)

    def note(self, place: StoredPlace) -> None:
        """Put a position first; the oldest go."""
        others = [each for each in self.places if not each.is_same(place)]
        self.places = [place, *others][:MOST]

    def forget_person(self, name: str) -> None:
        """Take a person's name out of all games; one that can't be read goes."""
        kept = []
        for place in self.places:
            try:
                kept.append(place.model_copy(update={"text": without_name(place.text, name)}))
            except (ValueError, RecursionError):
                continue
        self.places = kept


def load_explored(path: Path) -> Loaded[ExploredPlaces]:
    """Return the positions in a file, or none where it can't be used."""
    return load(path, ExploredPlaces, DAMAGED)


def store_explored(path: Path, places: ExploredPlaces) -> Fault | None:
    """Write the positions; return what went wrong, if anything did."""
    return store(path, places)
