"""The recently explored positions, each with its game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Final, Self

from pydantic import Field

from stolik.engine.messages import N_
from stolik.engine.names import without_name
from stolik.services.kept.kept import Kept, KeptDocument, Tell
from stolik.storage.faults import Fault
from stolik.storage.validated import ValidatedDocument

if TYPE_CHECKING:
    from stolik.services.calendar import Calendar
    from stolik.storage.profiles import People

MOST: Final = 20
"""How many of the latest positions are kept."""

LARGEST_GAME: Final = 100_000
"""The longest record whose positions are kept, in characters."""


class StoredPlace(ValidatedDocument):
    """A seat's decision before an entry of the game whose record is ``text``.

    ``mine`` and ``chosen`` are as in `exploring`; ``day`` is the ordinal of the day on which it was explored.
    """

    text: Annotated[str, Field(max_length=LARGEST_GAME)]
    entry: Annotated[int, Field(ge=1)]
    seat: Annotated[int, Field(ge=0)]
    mine: bool | dict[str, Any] = True
    chosen: bool | dict[str, Any] = False
    day: Annotated[int, Field(ge=0, le=100_000_000)] = 0

    def is_same(self, other: StoredPlace) -> bool:
        """Return whether both are the same decision of the same game."""
        return (self.text, self.entry, self.seat) == (other.text, other.entry, other.seat)


class ExploredPlaces(KeptDocument):
    """The explored positions, the latest first."""

    DAMAGED: ClassVar[Fault] = Fault(
        "explored_damaged",
        own=N_(
            "storage",
            "The explored positions couldn't be read, so the list starts again. The old file is kept"
            " as {file}.",
        ),
    )

    places: list[StoredPlace] = Field(default_factory=list)

    def note(self, place: StoredPlace) -> None:
        """Put a position first, and drop the oldest ones."""
        others = [each for each in self.places if not each.is_same(place)]
        self.places = [place, *others][:MOST]

    def forget_person(self, name: str) -> bool:
        """Remove a person's name from all games; an unreadable game is dropped."""
        before, self.places = self.places, []
        for place in before:
            with suppress(ValueError, RecursionError):
                text = without_name(place.text, name)
                self.places.append(place.model_copy(update={"text": text}))
        return bool(before)


class Explored(Kept[ExploredPlaces]):
    """Keeps the most recently explored positions."""

    KINDS = (ExploredPlaces,)

    def __init__(self, file: Path, tell: Tell, today: Callable[[], int]) -> None:
        """Read the kept positions; ``today`` returns the ordinal of the day."""
        super().__init__(file, tell, ExploredPlaces)
        self._today = today

    @classmethod
    def of(cls, file: Path, tell: Tell, people: Callable[[], People], calendar: Calendar) -> Self:
        return cls(file, tell, calendar.today)

    def note(self, arguments: Mapping[str, Any]) -> None:
        """Keep the position at which the explorer was opened, unless the game is very long."""
        if len(arguments["text"]) <= LARGEST_GAME:
            given = {name: arguments[name] for name in StoredPlace.model_fields if name in arguments}
            self.document.note(StoredPlace.model_validate({**given, "day": self._today()}))
            self.keep()
