"""What the desk is given from outside, above all those who fill a table in one of the three ways."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import monotonic
from typing import Any, Protocol

from PySide6.QtCore import QObject, SignalInstance

from stolik.storage.faults import Fault
from stolik.tournament.bot_tables import TableJob
from stolik.tournament.entries import Entered
from stolik.tournament.state import State
from stolik.tournament.tournament import Tournament


class CardForm(Protocol):
    """The form for a game of a real table; it makes the entry, or the correction, that is to be submitted."""

    entered: SignalInstance
    cancelled: SignalInstance

    def begin(self, state: State, round: int, table: int, game: int) -> None:
        """Show the form of a game; what was entered before is corrected."""
        ...


class BackgroundTables(Protocol):
    """Plays the tables of the computers beside all else.

    ``played`` comes with a job and its points. ``progress`` is from 0 to 1, ``finished`` of ``total`` games
    are done, and ``fault`` tells of a table that could not be played, or is empty.
    """

    played: SignalInstance
    changed: SignalInstance
    running: bool
    progress: float
    finished: int
    total: int
    fault: str

    def start(self, jobs: Sequence[TableJob]) -> None:
        """Begin with these tables."""
        ...

    def stop(self) -> None:
        """Play no more of them; what is finished has been handed on."""
        ...

    def close(self) -> None:
        """End all processes."""
        ...


class TablesHere(Protocol):
    """Keeps the games of tournaments that are played here; ``played`` tells the name of the tournament."""

    played: SignalInstance

    def enter(
        self, name: str, tournament: Tournament, store: Callable[[], Fault | None], at: str = ""
    ) -> Sequence[Entered]:
        """Enter all games that have ended here and aren't entered yet; return the entries."""
        ...

    def has_begun(self, name: str, state: State, round_number: int, table_number: int) -> bool:
        """Return whether a game in which people have moved waits to go on at a table."""
        ...

    def forget(self, name: str, state: State) -> None:
        """Put the games of a tournament away that nobody goes on with: it is deleted."""
        ...


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What the pages of the tournament need of the program round them.

    Attributes:
        tell: Shows the sentence of a fault until it has been read.
        saving_works: Takes back what was told of saving that doesn't work.
        time: Tells when an entry is made, as it is written into the log.
        people: The people of the house, as `setup_qt.person_rows` gives them.
        make_card_form: Makes the form for a card, a `CardForm`; without one no points are typed.
        make_background: Makes what plays the computers' tables, a `BackgroundTables`; without it they aren't
            played.
        sit_here: Seats the people of a table here; without it no table is played here. It gets the name of
            the tournament, what stands, and the numbers of round and table.
        tables_here: Gives who keeps the games that are played here.
        make_printing: Makes what writes papers and tables of a tournament; without it there are none.
        begin_championship: Makes the tournament of a championship, for a person's name and with a seed;
            without it there is none.
        seed: Gives the seed for a new tournament.
        in_play: Tells whether a table of the tournament of a name is being played here now.
        now: Gives seconds that grow steadily, by which a deleted tournament can be brought back for a while.
    """

    tell: Callable[[Fault], None]
    saving_works: Callable[[], None]
    time: Callable[[], str]
    people: Callable[[], list[dict[str, Any]]]
    seed: Callable[[], int]
    make_card_form: Callable[[], QObject] | None = None
    make_background: Callable[[], QObject] | None = None
    sit_here: Callable[[str, State, int, int], object] | None = None
    tables_here: Callable[[], TablesHere] | None = None
    make_printing: Callable[[Tournament], QObject] | None = None
    begin_championship: Callable[[str, int], Tournament] | None = None
    in_play: Callable[[str], bool] = lambda _: False
    now: Callable[[], float] = monotonic
