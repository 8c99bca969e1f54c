"""The puzzles that people of the house have solved, by person, and the titles of puzzles."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Final, Self

from pydantic import Field

from stolik.analysis.puzzles import DailyPuzzle
from stolik.engine.coaching.puzzles import GRADES
from stolik.engine.messages import N_, translated
from stolik.engine.names import are_alike, name_key
from stolik.services.kept.kept import Kept, KeptDocument, Tell
from stolik.services.tables.stills import game_title, info_of
from stolik.storage.faults import Fault
from stolik.storage.profiles import Name, People
from stolik.storage.validated import ValidatedDocument

if TYPE_CHECKING:
    from stolik.services.calendar import Calendar

CONTEXT: Final = "puzzles"

_GRADES: Final = (
    N_("puzzles", "Easy"),
    N_("puzzles", "Fairly easy"),
    N_("puzzles", "Medium"),
    N_("puzzles", "Hard"),
    N_("puzzles", "Very hard"),
)

MOST_DAYS: Final = 800
"""How many of the latest days with a solved daily puzzle are kept."""

MOST_SOLVED: Final = 100_000_000
"""The highest count; a file with a higher one can't be used."""

Count = Annotated[int, Field(ge=0, le=MOST_SOLVED)]


class Solver(ValidatedDocument):
    """A person's name as written, and what they have solved.

    ``solved`` counts puzzles by game id and grade; ``days`` are the ordinals of the days whose puzzle was
    solved, in order.
    """

    name: Name
    solved: dict[str, dict[str, Count]] = Field(default_factory=dict)
    days: list[Count] = Field(default_factory=list)

    @property
    def total(self) -> int:
        return sum(sum(grades.values()) for grades in self.solved.values())


class SolvedPuzzles(KeptDocument):
    """Everybody's solved puzzles by name key; ``latest`` is the last solver, if any."""

    DAMAGED: ClassVar[Fault] = Fault(
        "puzzles_damaged",
        own=N_(
            "storage",
            "The solved puzzles couldn't be read, so they are counted afresh. The old file is kept as"
            " {file}.",
        ),
    )

    people: dict[str, Solver] = Field(default_factory=dict)
    latest: str = ""

    @classmethod
    def read(cls, data: dict[str, Any]) -> tuple[Self, bool]:
        """Return the document in JSON values, and whether all of it could be used.

        Two spellings of a name, which used to be two people, become one person.
        """
        puzzles, whole = super().read(data)
        people: dict[str, Solver] = {}
        for each in puzzles.people.values():
            before = people.get(name_key(each.name))
            people[name_key(each.name)] = each if before is None else _together(before, each)
        puzzles.people = people
        return puzzles, whole

    def note(self, name: str, game: str, grade: int, day: int | None) -> None:
        """Note that a person has solved a puzzle; ``day`` is the ordinal of its day if it is a daily one."""
        who = name_key(name)
        solver = self.people.get(who, Solver(name=name)).model_copy(deep=True)
        grades = solver.solved.setdefault(game, {})
        grades[str(grade)] = min(grades.get(str(grade), 0) + 1, MOST_SOLVED)
        if day is not None:
            # The nearest days are kept, since a clock that was ahead may have left later ones.
            nearest = sorted({*solver.days, day}, key=lambda each: abs(each - day))
            solver.days = sorted(nearest[:MOST_DAYS])
        self.people = {**self.people, who: solver}
        self.latest = name

    def solver(self, name: str) -> Solver:
        """Return what a person has solved; empty for an unknown person."""
        return self.people.get(name_key(name)) or Solver(name=name)

    def forget_person(self, name: str) -> bool:
        known = self.people.pop(name_key(name), None) is not None
        if known and are_alike(self.latest, name):
            self.latest = ""
        return known


def _together(one: Solver, other: Solver) -> Solver:
    solved: dict[str, dict[str, int]] = {game: dict(grades) for game, grades in one.solved.items()}
    for game, grades in other.solved.items():
        for grade, times in grades.items():
            before = solved.setdefault(game, {}).get(grade, 0)
            solved[game][grade] = min(before + times, MOST_SOLVED)
    days = sorted({*one.days, *other.days})[-MOST_DAYS:]
    return one.model_copy(update={"solved": solved, "days": days})


def streak(days: Sequence[int], today: int) -> int:
    """Return on how many days in a row, up to today or yesterday, the daily puzzle was solved.

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
    """Return by grade how many puzzles of a game a person has solved."""
    grades = solver.solved.get(game, {})
    return {grade: grades.get(str(grade), 0) for grade in GRADES}


class Puzzles(Kept[SolvedPuzzles]):
    """Keeps who has solved what, and the person who is solving now."""

    KINDS = (SolvedPuzzles,)

    def __init__(self, file: Path, tell: Tell, people: People, today: Callable[[], int]) -> None:
        """Read the solved puzzles.

        ``people`` are those of the house; ``today`` returns the ordinal of the day.
        """
        super().__init__(file, tell, SolvedPuzzles)
        self._known = people
        self._today = today
        latest = people.find(self.document.latest) or next(iter(people.people), None)
        self._person = "" if latest is None else latest.name

    @classmethod
    def of(cls, file: Path, tell: Tell, people: Callable[[], People], calendar: Calendar) -> Self:
        return cls(file, tell, people(), calendar.today)

    @property
    def person(self) -> str:
        """The name of the person who is solving; empty in a house without people."""
        return self._person

    @property
    def today(self) -> int:
        return self._today()

    def choose(self, name: str) -> None:
        if (person := self._known.find(name)) is not None:
            self._person = person.name

    def solved_by_people(self) -> Mapping[str, tuple[int, int]]:
        """Return each person's number of solved puzzles, and of days in a row, by name key."""
        return {
            name_key(person.name): (self.document.solver(person.name).total, self._streak(person.name))
            for person in self._known.people
        }

    def solved(self, game: str, grade: int) -> int:
        """Return how many puzzles of a game and grade the person has solved."""
        return counts(self.document.solver(self._person), game)[grade] if self._person else 0

    @property
    def streak(self) -> int:
        """On how many days in a row the person has solved the daily puzzle."""
        return self._streak(self._person) if self._person else 0

    def has_solved_day(self) -> bool:
        return bool(self._person) and self.today in self.document.solver(self._person).days

    def note(self, game: str, grade: int, day: int | None = None) -> None:
        """Note that the person has solved a puzzle, the daily one if a ``day`` is given.

        Without a person nothing is kept.
        """
        if self._person:
            self.document.note(self._person, game, grade, day)
            self.keep()

    def forget_person(self, name: str) -> None:
        super().forget_person(name)
        if are_alike(self._person, name):
            self._person = next((person.name for person in self._known.people), "")

    def _streak(self, name: str) -> int:
        return streak(self.document.solver(name).days, self.today)


def grade_names() -> list[str]:
    """Return the names of the grades, the easiest first."""
    return [translated(CONTEXT, name) for name in _GRADES]


def graded_title(puzzle: DailyPuzzle) -> str:
    """Return the title of a puzzle: its game and grade."""
    return f"{game_title(puzzle.game)} · {grade_names()[puzzle.request.grade - 1]}"


def question(game_id: str) -> str:
    """Return the question that a game's puzzles ask."""
    return translated(game_id, info_of(game_id).puzzle)
