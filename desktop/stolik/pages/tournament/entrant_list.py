"""The entrants of a tournament that is being set up: added, renamed and taken out until it begins."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import count

from stolik.engine.game import Rejection
from stolik.engine.messages import sentence
from stolik.engine.name_form import fitting_name, plain_name
from stolik.engine.names import name_key
from stolik.tournament.entries import LEAST_ENTRANTS, LONGEST_TEXT, MOST_ENTRANTS, EntrantInfo
from stolik.tournament.sentences import COMPUTER_NAME, CONTEXT, level_text
from stolik.tournament.tournament import entrants_fault


@dataclass(frozen=True, slots=True)
class ListedEntrant:
    """An entrant, and the key by which the list knows it again, whatever its name."""

    key: int
    info: EntrantInfo


class EntrantList:
    """Entrants in the order in which they were entered; faults are told, nothing is put right by itself."""

    def __init__(self) -> None:
        self._entrants: list[ListedEntrant] = []
        self._next = 0

    @property
    def entrants(self) -> tuple[ListedEntrant, ...]:
        """Everybody who was entered."""
        return tuple(self._entrants)

    @property
    def infos(self) -> tuple[EntrantInfo, ...]:
        """The entrants as the tournament takes them."""
        return tuple([entrant.info for entrant in self._entrants])

    @property
    def room(self) -> int:
        """How many more can enter."""
        return MOST_ENTRANTS - len(self._entrants)

    def add_names(self, lines: str) -> int:
        """Add a person for every line that holds a name; return for how many there was no room.

        As a spreadsheet hands columns on, a tab stands between a name and a club.
        """
        columns = [line.strip().split("\t") for line in lines.splitlines()]
        infos = [
            EntrantInfo(
                fitting_name(name, LONGEST_TEXT), club=fitting_name("".join(others[:1]), LONGEST_TEXT)
            )
            for name, *others in columns
        ]
        return self._add([info for info in infos if name_key(info.name)])

    def add_computers(self, level: str, count: int) -> int:
        """Add ``count`` computers of a level under free names; return for how many there was no room."""
        taken = {name_key(info.name) for info in self.infos}
        infos: list[EntrantInfo] = []
        number = 1
        while len(infos) < count:
            facts = {"level": level_text(level), "number": number}
            name = sentence(CONTEXT, COMPUTER_NAME, facts)
            if name_key(name) not in taken:
                infos.append(EntrantInfo(name, f"bot:{level}"))
            number += 1
        return self._add(infos)

    def key_of(self, name: str) -> int | None:
        """Return the key of who has entered under what reads like a name, ``None`` where nobody has."""
        keys = [each.key for each in self._entrants if name_key(each.info.name) == name_key(name)]
        return keys[0] if keys else None

    def change(self, key: int, *, name: str, club: str) -> None:
        """Give an entrant another name and club; the club is shortened to what a file holds."""
        for at, entrant in enumerate(self._entrants):
            if entrant.key == key:
                club = fitting_name(club, LONGEST_TEXT)
                info = replace(entrant.info, name=plain_name(name), club=club)
                self._entrants[at] = replace(entrant, info=info)

    def remove(self, key: int) -> None:
        """Take an entrant out."""
        self._entrants = [entrant for entrant in self._entrants if entrant.key != key]

    def fault(self) -> Rejection | None:
        """Return what is wrong with a name, though there may still be too few entrants for a tournament."""
        # As many others as are missing, under names that nobody has.
        taken = {name_key(info.name) for info in self.infos}
        free = (f"{number}" for number in count() if f"{number}" not in taken)
        missing = max(0, LEAST_ENTRANTS - len(self._entrants))
        return entrants_fault((*self.infos, *[EntrantInfo(next(free)) for _ in range(missing)]))

    def at_fault(self) -> frozenset[int]:
        """Return the keys of those without a name, or with one that others read alike."""
        times = Counter(name_key(info.name) for info in self.infos)
        return frozenset(
            entrant.key
            for entrant in self._entrants
            if times[name_key(entrant.info.name)] > 1
            or not name_key(entrant.info.name)
            or len(entrant.info.name) > LONGEST_TEXT
        )

    def _add(self, infos: Iterable[EntrantInfo]) -> int:
        over = 0
        for info in infos:
            if not self.room:
                over += 1
                continue
            self._entrants.append(ListedEntrant(self._next, info))
            self._next += 1
        return over
