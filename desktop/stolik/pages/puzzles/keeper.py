"""The puzzles that people of the house have solved, from one start of the program to the next."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from stolik.analysis.puzzles import without_answer
from stolik.engine.messages import translated
from stolik.engine.names import are_alike, name_key
from stolik.engine.package import SUFFIX
from stolik.engine.record import parse_record, record_text
from stolik.pages.puzzles.sentences import CONTEXT, FILE
from stolik.pages.puzzles.store import counts, load_puzzles, store_puzzles, streak
from stolik.services.saved_document import SENTENCES, SavedDocument
from stolik.storage.faults import Fault, not_forgotten
from stolik.storage.profiles import People


class SolvedPuzzleKeeper:
    """Keeps who has solved what in a file, and writes puzzles to files for others."""

    def __init__(
        self,
        path: Path,
        people: People,
        today: Callable[[], int],
        tell: Callable[[Fault | None], None],
        folder: Path | None = None,
    ) -> None:
        """Read what is kept.

        ``people`` are those of the house, ``today`` gives the number of the date's day, ``folder`` where
        puzzles are written to, the player's documents if it isn't given. What goes wrong is told.
        """
        self._path = path
        self._known = people
        self._today = today
        self._tell = tell
        self._document = SavedDocument(SENTENCES)
        self._document.folder = folder
        loaded = load_puzzles(path)
        self._solved = loaded.document
        tell(loaded.fault)
        latest = people.find(self._solved.latest) or next(iter(people.people), None)
        self._person = "" if latest is None else latest.name

    @property
    def person(self) -> str:
        return self._person

    @property
    def today(self) -> int:
        return self._today()

    def choose(self, name: str) -> None:
        """Let a person of the house solve."""
        if (person := self._known.find(name)) is not None:
            self._person = person.name

    def solved_by_people(self) -> Mapping[str, tuple[int, int]]:
        """Return by the key of a name how many puzzles a person has solved, and on how many days in a row."""
        return {
            name_key(person.name): (self._solved.solver(person.name).total, self._streak(person.name))
            for person in self._known.people
        }

    def solved(self, game: str, grade: int) -> int:
        """Return how many puzzles of a game and grade the person has solved."""
        return counts(self._solved.solver(self._person), game)[grade] if self._person else 0

    @property
    def streak(self) -> int:
        """On how many days in a row the person has solved the puzzle of the day."""
        return self._streak(self._person) if self._person else 0

    def has_solved_day(self) -> bool:
        return bool(self._person) and self.today in self._solved.solver(self._person).days

    def note(self, game: str, grade: int, day: int | None = None) -> None:
        """Note that the person has solved a puzzle, that of a ``day`` where one is given.

        Without a person nothing is kept.
        """
        if self._person:
            self._solved.note(self._person, game, grade, day)
            self._tell(store_puzzles(self._path, self._solved))

    def forget_person(self, name: str) -> None:
        if name_key(name) in self._solved.people:
            self._solved.forget_person(name)
            self._tell(not_forgotten(store_puzzles(self._path, self._solved), self._path))
        if are_alike(self._person, name):
            self._person = next((person.name for person in self._known.people), "")

    def save(self, game: str, text: str) -> str:
        """Write a puzzle without its answer to a new file; return the sentence about it."""
        content = record_text(without_answer(parse_record(text))).encode()
        self._document.keep(f"Stolik – {translated(CONTEXT, FILE)} – {game}{SUFFIX}", content)
        return self._document.told

    def _streak(self, name: str) -> int:
        return streak(self._solved.solver(name).days, self.today)
