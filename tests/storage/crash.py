"""Visits every point of a deed at which the power may go or the disk refuse, and of the start after it.

A deed is done once while a `Disk` watches. What lies there after a stop at each of its steps is laid out, the
program starts on it, and that start is stopped at each of its steps as well. For a fault the deed is done
anew.
"""

from __future__ import annotations

import errno
import json
import re
import shutil
import sqlite3
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import AbstractContextManager, closing, contextmanager, suppress
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple, TypeAlias

from tests.storage.disk import WAYS, Disk, State, lay
from tests.storage.steps import Steps, refuse, watched_sqlite, write_half

FAULTS: Final[Mapping[str, Callable[[], object]]] = {
    **{
        name: partial(refuse, getattr(errno, name))
        for name in ("EIO", "ENOSPC", "EROFS", "EACCES", "EDQUOT")
        if hasattr(errno, name)
    },
    "short write": write_half,
}
"""What happens instead of a step; the first at every one, the others at steps drawn by a seed."""

Told: TypeAlias = list[str]
"""What people are told, whatever it is."""

Act: TypeAlias = Callable[[], Told]

Values: TypeAlias = dict[str, Any]
"""What the files of a folder hold as the program reads them, by their paths."""

_SET_ASIDE: Final = re.compile(r"\.(damaged|other|merged|newer)-\d+(\.[a-z-]+)?$")


class Deed(NamedTuple):
    """A deed of people: what lies there before, and what is done with it."""

    name: str
    prepare: Callable[[Path], object]
    """Lays out in an empty folder what is there before."""
    begin: Callable[[Path], AbstractContextManager[Act]]
    """Opens what the deed needs, which isn't watched, and closes it."""
    start: Callable[[Path], Told]
    """Starts the program on the folder, ends it, and returns what was told."""
    says_nothing: bool = False
    """Whether a fault needs no word, since nothing of anybody's is lost."""
    lasts: bool = True
    """Whether what is done lasts once the deed is over."""
    otherwise: Callable[[Path], object] | None = None
    """Lays out what may be there too where the deed is given up with a word."""


class Failure(NamedTuple):
    """A point after which something is lost, and what differs."""

    point: str
    what: str


class Visit:
    """Visits the points of a deed; ``points`` counts them by what the step does and what happens."""

    def __init__(self, deed: Deed, folder: Path, seed: int = 0) -> None:
        self.deed = deed
        self.points: Counter[tuple[str, str]] = Counter()
        self.failures: list[Failure] = []
        self._root = folder / "stolik"
        self._rng = Random(f"{seed} {deed.name}")
        self._seen: dict[object, str] = {}
        deed.prepare(self._root)
        self._before = self._taken()
        with deed.begin(self._root) as act:
            self.disk = Disk(self._root)
            with Steps(watcher=self.disk) as steps:
                told = act()
            self._check_watch(self.disk)
        assert told == [], f"{deed.name} goes wrong without any fault: {told}"
        self.calls = steps.calls
        self.wanted = [self._started(self._before), self._started(self.disk.state(self.disk.steps))]
        if deed.otherwise is not None:
            deed.otherwise(self._fresh())
            self.wanted.insert(0, self._started(self._taken()))

    @property
    def count(self) -> int:
        """How many points were visited."""
        return self.points.total()

    # ------------------------------------------------------------------ stops

    def stop_everywhere(self, ways: Iterable[str] = WAYS, numbers: Iterable[int] | None = None) -> None:
        """Stop at each step in each way, and at each step of the start after it."""
        for number in range(self.disk.steps + 1) if numbers is None else numbers:
            call = self.calls[number] if number < self.disk.steps else "(after all)"
            for way in ways:
                self.points[call, way] += 1
                state = self.disk.state(number, way, self._rng.getrandbits(32))
                is_over = number == self.disk.steps and self.deed.lasts
                self._judge(f"{way} at {number} {call}", way, state, is_over=is_over)

    def _judge(self, point: str, way: str, state: State, *, is_over: bool) -> None:
        """Start on a state, and again after a stop of that start."""
        key = (frozenset(state.items()), is_over)
        if key not in self._seen:
            self._seen[key] = ""
            lay(state, self._fresh())
            disk = Disk(self._root)
            with Steps(watcher=disk) as steps:
                told = self.deed.start(self._root)
            self._check_watch(disk)
            self._compare(point, told, is_over=is_over)
            # After a plain stop each step is tried, else one by chance.
            chosen = (
                range(disk.steps) if way == "killed" else self._rng.sample(range(disk.steps), disk.steps > 0)
            )
            for number in chosen:
                for each in sorted({"killed", self._rng.choice(WAYS)}):
                    self.points[f"start: {steps.calls[number]}", each] += 1
                    again = disk.state(number, each, self._rng.getrandbits(32))
                    self._judge_again(
                        f"{point}, then {each} at {number} {steps.calls[number]}", again, is_over
                    )

    def _judge_again(self, point: str, state: State, is_over: bool) -> None:
        key = (frozenset(state.items()), is_over)
        if key not in self._seen:
            self._seen[key] = ""
            lay(state, self._fresh())
            self._compare(point, self.deed.start(self._root), is_over=is_over, may_be_told=True)

    # ------------------------------------------------------------------ faults

    def fail_everywhere(self, numbers: Iterable[int] | None = None, faults: Iterable[str] = ("EIO",)) -> None:
        """Let each step fail once."""
        for number in range(self.disk.steps) if numbers is None else numbers:
            for fault in faults:
                self.fail(number, fault)

    def fail_by_chance(self, share: float = 0.25) -> None:
        """Let a share of the steps fail for other reasons than a broken disk."""
        others = [fault for fault in FAULTS if fault != "EIO"]
        for number in range(self.disk.steps):
            for fault in others:
                if self._rng.random() < share:
                    self.fail(number, fault)

    def fail(self, number: int, fault: str) -> None:
        """Let a step fail, go on, and start again, which is stopped at a step of its own."""
        self.points[self.calls[number], fault] += 1
        point = f"{fault} at {number} {self.calls[number]}"
        lay(self._before, self._fresh())
        with self.deed.begin(self._root) as act, Steps({number: FAULTS[fault]}):
            told = act()
        state = Disk(self._root).state(0)
        self._judge(point, fault, state, is_over=not (told or self.deed.says_nothing))

    # ------------------------------------------------------------------ what is there

    def _started(self, state: State) -> Values:
        lay(state, self._fresh())
        told = self.deed.start(self._root)
        assert told == [], f"{self.deed.name} leaves something to be told: {told}"
        return values(self._root)

    def _compare(self, point: str, told: Told, *, is_over: bool, may_be_told: bool = False) -> None:
        found = values(self._root)
        aside = {name for name in found if _SET_ASIDE.search(name)} - self.wanted[-1].keys()
        rest = {name: value for name, value in found.items() if name not in aside}
        wanted = self.wanted[-1:] if is_over else self.wanted
        if rest not in wanted:
            best = min((_difference(rest, each) for each in wanted), key=len)
            self.failures.append(Failure(point, f"{best}; told: {told}"))
        elif aside and not told and not may_be_told:
            self.failures.append(Failure(point, f"{sorted(aside)} was set aside without a word"))

    def _taken(self) -> State:
        return Disk(self._root).state(0)

    def _fresh(self) -> Path:
        shutil.rmtree(self._root)
        return self._root

    def _check_watch(self, disk: Disk) -> None:
        """Make sure that no call was missed: what the steps have made is what lies there."""
        if unseen := disk.unseen():
            raise AssertionError(f"these were changed by calls that no step is: {unseen}")


def _difference(found: Values, wanted: Values) -> str:
    names = [name for name in sorted({*found, *wanted}) if found.get(name) != wanted.get(name)]
    return "; ".join(f"{name}: {found.get(name)!r:.300} for {wanted.get(name)!r:.300}" for name in names)


def values(root: Path) -> Values:
    """Return what the files in a folder hold, so far as a program sees it."""
    return {
        str(path.relative_to(root)): _value(path)
        for path in sorted(root.rglob("*"))
        if path.is_file() and not path.name.startswith("running.")
    }


def _value(path: Path) -> Any:
    content = path.read_bytes()
    if path.suffix == ".sqlite":
        with suppress(sqlite3.DatabaseError):
            return _tables(path)
    if path.suffix == ".jsonl":
        # What has no end, or is no JSON, was cut off and isn't read.
        return [line for line in content.split(b"\n")[:-1] if _is_json(line)]
    if path.suffix == ".json" and _is_json(content):
        return json.loads(content)
    return content


def _is_json(content: bytes) -> bool:
    try:
        json.loads(content)
    except ValueError:
        return False
    return True


_TIMES: Final = {"files": ("written",), "games": ("ended", "day")}
"""What the book holds of the times of files."""


def _tables(path: Path) -> Values:
    with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)) as database:
        found: Values = {"version": database.execute("PRAGMA user_version").fetchone()}
        for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
            rows = database.execute(f"SELECT * FROM {name}")
            columns = [column for column, *_ in rows.description]
            left = [at for at, column in enumerate(columns) if column not in _TIMES.get(name, ())]
            found[name] = sorted(tuple(row[at] for at in left) for row in rows)
        return found


@contextmanager
def watching() -> Iterator[None]:
    """Let the deeds be seen while this lasts, with what SQLite writes."""
    with watched_sqlite():
        yield


def table(visits: Mapping[str, Counter[tuple[str, str]]]) -> str:
    """Return a table of the points by what the step does and what happens there."""
    total: Counter[tuple[str, str]] = Counter()
    for points in visits.values():
        total += points
    happenings = [each for each in (*WAYS, *FAULTS) if any(what == each for _, what in total)]
    lines = [f"| step | {' | '.join(happenings)} | all |", f"| --- |{' ---: |' * (len(happenings) + 1)}"]
    for call in sorted({call for call, _ in total}, key=lambda call: (call.startswith("start"), call)):
        counts = [total[call, each] for each in happenings]
        lines.append(f"| {call} | {' | '.join(map(str, counts))} | {sum(counts)} |")
    return "\n".join([*lines, f"| all | {'| ' * len(happenings)}| {total.total()} |"])
