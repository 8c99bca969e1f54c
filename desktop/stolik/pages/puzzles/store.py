"""The puzzles that people have solved, by person."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, Final, Self

from pydantic import Field

from stolik.engine.messages import QT_TRANSLATE_NOOP
from stolik.engine.names import are_alike, name_key
from stolik.engine.puzzles import GRADES
from stolik.storage.document import Loaded, load, store
from stolik.storage.faults import Fault
from stolik.storage.profiles import Name
from stolik.storage.validated import ValidatedDocument, VersionedDocument

MOST_DAYS: Final = 800
"""The days that are kept on which the puzzle of the day was solved, the latest."""

MOST_SOLVED: Final = 100_000_000
"""The highest count; a file with a higher one can't be used."""

Count = Annotated[int, Field(ge=0, le=MOST_SOLVED)]


DAMAGED: Final = Fault(
    "puzzles_damaged",
    own=QT_TRANSLATE_NOOP(
        "storage",
        "The solved puzzles could not be read, so they are counted from the start. The old file is kept as "
        "{file}.",
    ),
)


class Solver(ValidatedDocument):
    """A person's name as it is written, and what they have solved.

    ``solved`` counts by the game's id and the grade, ``days`` are the numbers of the days whose puzzle was
    solved, in their order.
    """

    name: Name
    solved: dict[str, dict[str, Count]] = Field(default_factory=dict)
    days: list[Count] = Field(default_factory=list)

    @property
    def total(self) -> int:
        """How many puzzles were solved."""
        return sum(sum(grades.values()) for grades in self.solved.values())


class SolvedPuzzles(VersionedDocument):
    """What everybody has solved, by the key of the name; ``latest`` is who solved one last, or nobody."""

    people: dict[str, Solver] = Field(default_factory=dict)
    latest: str = ""

    @classmethod
    def read(cls, data: dict[str, Any]) -> tuple[Self, bool]:
        """Return what JSON values tell, and whether all of it could be used.

        Two spellings of a name, which were two people once, are one.
        """
        puzzles, whole = super().read(data)
        people: dict[str, Solver] = {}
        for each in puzzles.people.values():
            before = people.get(name_key(each.name))
            people[name_key(each.name)] = each if before is None else _together(before, each)
        puzzles.people = people
        return puzzles, whole

    def note(self, name: str, game: str, grade: int, day: int | None) -> None:
        """Note that a person has solved a puzzle; ``day`` is the number of its day where it is a day's."""
        who = name_key(name)
        solver = self.people.get(who, Solver(name=name)).model_copy(deep=True)
        grades = solver.solved.setdefault(game, {})
        grades[str(grade)] = min(grades.get(str(grade), 0) + 1, MOST_SOLVED)
        if day is not None:
            # The nearest are kept: a clock that ran ahead has left later ones.
            nearest = sorted({*solver.days, day}, key=lambda each: abs(each - day))
            solver.days = sorted(nearest[:MOST_DAYS])
        self.people = {**self.people, who: solver}
        self.latest = name

    def solver(self, name: str) -> Solver:
        """Return what a person has solved, empty for one who isn't known."""
        return self.people.get(name_key(name)) or Solver(name=name)

    def forget_person(self, name: str) -> None:
        self.people = {who: each for who, each in self.people.items() if who != name_key(name)}
        if are_alike(self.latest, name):
            self.latest = ""


def _together(one: Solver, other: Solver) -> Solver:
    solved: dict[str, dict[str, int]] = {game: dict(grades) for game, grades in one.solved.items()}
    for game, grades in other.solved.items():
        for grade, times in grades.items():
            before = solved.setdefault(game, {}).get(grade, 0)
            solved[game][grade] = min(before + times, MOST_SOLVED)
    days = sorted({*one.days, *other.days})[-MOST_DAYS:]
    return one.model_copy(update={"solved": solved, "days": days})


def streak(days: Sequence[int], today: int) -> int:
    """Return on how many days in a row, up to today or yesterday, the puzzle of the day was solved.

    >>> streak([5, 7, 8, 9], 10), streak([5, 7, 8, 9], 9), streak([5, 7, 8, 9], 11), streak([], 3)
    (3, 3, 0, 0)
    """
    solved = set(days)
    day = today if today in solved else today - 1
    count = 0
    while day - count in solved:
        count += 1
    return count


def counts(solver: Solver, game: str) -> Mapping[int, int]:
    """Return how many puzzles of a game a person has solved, by grade."""
    grades = solver.solved.get(game, {})
    return {grade: grades.get(str(grade), 0) for grade in GRADES}


def load_puzzles(path: Path) -> Loaded[SolvedPuzzles]:
    """Return what was solved by the file, or nothing where it can't be used."""
    return load(path, SolvedPuzzles, DAMAGED)


def store_puzzles(path: Path, puzzles: SolvedPuzzles) -> Fault | None:
    """Write what was solved; return what went wrong, if anything did."""
    return store(path, puzzles)
