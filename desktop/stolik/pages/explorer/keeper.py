"""The positions that were explored lately, from one start of the program to the next."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from stolik.analysis.practice import RecordedDecision, exploring
from stolik.engine.record import RecordFault, parse_record
from stolik.models.words import shown_name
from stolik.pages.explorer.rows import LatelyRow
from stolik.pages.explorer.store import LARGEST_GAME, StoredPlace, load_explored, store_explored
from stolik.services.page import Arguments
from stolik.services.practice.puzzle_names import game_title
from stolik.services.tables.stills import still_at
from stolik.storage.faults import Fault, not_forgotten


class ExploredKeeper:
    """Keeps the latest positions that were explored."""

    def __init__(self, path: Path, today: Callable[[], int], tell: Callable[[Fault | None], None]) -> None:
        """Read what is kept in a file.

        ``today`` gives the number of the date's day. What goes wrong is told.
        """
        self._path = path
        self._today = today
        self._tell = tell
        loaded = load_explored(path)
        self._explored = loaded.document
        tell(loaded.fault)

    @property
    def places(self) -> Sequence[StoredPlace]:
        """The positions, the latest first."""
        return self._explored.places

    def note(self, arguments: Arguments) -> None:
        """Keep the position that the explorer was opened at; that of a very long game isn't kept."""
        if len(arguments["text"]) <= LARGEST_GAME:
            given = {name: arguments[name] for name in StoredPlace.model_fields if name in arguments}
            self._explored.note(StoredPlace.model_validate({**given, "day": self._today()}))
            self._tell(store_explored(self._path, self._explored))

    def rows(self) -> list[LatelyRow]:
        """Return the positions whose games can be read, by their numbers in the list."""
        found = []
        for number, place in enumerate(self.places):
            # What was edited by hand isn't shown.
            with suppress(RecordFault, IndexError):
                record = parse_record(place.text)
                title = game_title(record.game)
                player = shown_name(record.seats[place.seat].name)
                still = still_at(RecordedDecision("", place.text, place.entry, place.seat))
                found.append(LatelyRow(str(number), title, player, place.day, still))
        return found

    def arguments(self, key: str) -> dict[str, Any]:
        """Return what the explorer is opened with at a position, by its number in the list."""
        place = self.places[int(key)]
        return exploring(place.text, place.entry, place.seat, place.mine, place.chosen)

    def forget_person(self, name: str) -> None:
        if self.places:
            self._explored.forget_person(name)
            self._tell(not_forgotten(store_explored(self._path, self._explored), self._path))
