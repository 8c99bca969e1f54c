"""Visits every point of a deed, and of the next start, at which the power may fail or the disk refuse.

A deed is done once while a `Disk` watches. The files as they are after a stop at each of its steps are laid
out, the program starts on them, and that start is stopped at each of its steps as well. For a fault, the deed
is done again.
"""

from __future__ import annotations

import errno
import json
import os
import re
import shutil
import sqlite3
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import AbstractContextManager, closing, suppress
from functools import partial
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple, TypeAlias
from unittest.mock import patch
from zipfile import BadZipFile, ZipFile

from tests.storage.disk import WAYS, Disk, State, lay
from tests.storage.steps import Steps, refuse, write_half

RESULTS: Final = Path(__file__).parents[2] / "build" / "crash_points"

FAULTS: Final[Mapping[str, Callable[[], object]]] = {
    **{
        name: partial(refuse, getattr(errno, name))
        for name in ("EIO", "ENOSPC", "EROFS", "EACCES", "EDQUOT")
        if hasattr(errno, name)
    },
    "short write": write_half,
}
"""The faults that may replace a step; the first one at every step, the others at random steps."""

_SHARE: Final = 0.25
"""The share of steps at which more than a plain stop or a broken disk is tried."""

OTHERS: Final = b"another's"
"""The content that another program writes."""

_FEW: Final = 3
"""The most files that another program replaces in turn before each step; of more files, it replaces one."""

_ALONE: Final = ("family_book.sqlite", "place.json")
"""Files that only one program has at a time: SQLite locks the book, and the note is on this computer."""

Told: TypeAlias = list[str]
"""All sentences that people are shown."""

Act: TypeAlias = Callable[[], Told]

Values: TypeAlias = dict[str, Any]
"""The values in the files of a folder, as the program reads them, by path."""

_SET_ASIDE: Final = re.compile(r"\.(damaged|other|merged|newer)-\d+(\.[a-z-]+)?$")


class Deed(NamedTuple):
    """A deed of people: the files before it, and the action."""

    name: str
    prepare: Callable[[Path], object]
    """Creates the files before the deed in an empty folder."""
    begin: Callable[[Path], AbstractContextManager[Act]]
    """Opens, and closes, everything that the deed needs, without being watched."""
    start: Callable[[Path], Told]
    """Starts the program on the folder, ends it, and returns the sentences shown."""
    says_nothing: bool = False
    """Whether a fault needs no message, because nobody loses anything."""
    apart: bool = False
    """Whether each of its files is, independently, as before or as after the deed."""
    moves: bool = False
    """Whether the deed moves files, including those of others."""
    otherwise: Callable[[Path], object] | None = None
    """Creates the other possible files if the deed is given up with a message."""


class Failure(NamedTuple):
    """A point after which something is lost, and the difference."""

    point: str
    what: str


class Visit:
    """Visits the points of a deed; ``points`` counts them by the kind of step and of event.

    Several ``shards`` visit different steps.
    """

    def __init__(self, deed: Deed, folder: Path, seed: int = 0, shard: int = 0, shards: int = 1) -> None:
        self.deed = deed
        self.shard = shard
        self._shards = shards
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
        assert not list(self._root.rglob("*.was")), f"{deed.name} leaves aside what it has replaced"
        self.calls = steps.calls
        self.wanted = [self._started(self._before), self._started(self.disk.state(self.disk.steps))]
        if deed.otherwise is not None:
            deed.otherwise(self._fresh())
            self.wanted.insert(0, self._started(self._taken()))

    @property
    def count(self) -> int:
        """The number of points visited."""
        return self.points.total()

    def _own(self, steps: int) -> range:
        """Return the numbers of this shard's steps."""
        return range(steps * self.shard // self._shards, steps * (self.shard + 1) // self._shards)

    # ------------------------------------------------------------------ stops

    def stop_everywhere(self, ways: Iterable[str] = WAYS, numbers: Iterable[int] | None = None) -> None:
        """Stop at each step in each way, and at each step of the next start."""
        for number in self._own(self.disk.steps + 1) if numbers is None else numbers:
            call = self.calls[number] if number < self.disk.steps else "(after all)"
            for way in ways:
                self.points[call, way] += 1
                state = self.disk.state(number, way, self._rng.getrandbits(32))
                is_over = number == self.disk.steps
                self._judge(f"{way} at {number} {call}", way, state, is_over=is_over)

    def _judge(self, point: str, way: str, state: State, *, is_over: bool) -> None:
        """Start on a state, and again after stopping that start."""
        key = (_alike(state), is_over)
        if key not in self._seen:
            self._seen[key] = ""
            lay(state, self._fresh())
            disk = Disk(self._root)
            with Steps(watcher=disk) as steps:
                told = self.deed.start(self._root)
            self._check_watch(disk)
            self._compare(point, told, is_over=is_over)
            # After a plain stop every step is tried, otherwise a random one.
            chosen = (
                range(disk.steps) if way == "killed" else self._rng.sample(range(disk.steps), disk.steps > 0)
            )
            for number in chosen:
                more = self._rng.choice(WAYS) if self._rng.random() < _SHARE else "killed"
                for each in sorted({"killed", more}):
                    self.points[f"start: {steps.calls[number]}", each] += 1
                    again = disk.state(number, each, self._rng.getrandbits(32))
                    self._judge_again(
                        f"{point}, then {each} at {number} {steps.calls[number]}", again, is_over
                    )

    def _judge_again(self, point: str, state: State, is_over: bool) -> None:
        key = (_alike(state), is_over)
        if key not in self._seen:
            self._seen[key] = ""
            lay(state, self._fresh())
            # Nothing is watched any more, so nothing has to wait for the disk.
            with patch.object(os, "fsync", lambda _: None):
                told = self.deed.start(self._root)
            self._compare(point, told, is_over=is_over, may_be_told=True)

    # ------------------------------------------------------------------ faults

    def fail_everywhere(self, numbers: Iterable[int] | None = None, faults: Iterable[str] = ("EIO",)) -> None:
        """Make each step fail once."""
        for number in self._own(self.disk.steps) if numbers is None else numbers:
            for fault in faults:
                self.fail(number, fault)

    def fail_by_chance(self, share: float = _SHARE) -> None:
        """Make a share of the steps fail for reasons other than a broken disk."""
        others = [fault for fault in FAULTS if fault != "EIO"]
        for number in self._own(self.disk.steps):
            for fault in others:
                if self._rng.random() < share:
                    self.fail(number, fault)

    def fail(self, number: int, fault: str) -> None:
        """Make a step fail, continue, and start again; also stop that start at one of its steps."""
        self.points[self.calls[number], fault] += 1
        point = f"{fault} at {number} {self.calls[number]}"
        lay(self._before, self._fresh())
        with self.deed.begin(self._root) as act, Steps({number: FAULTS[fault]}):
            told = act()
        state = Disk(self._root).state(0)
        self._judge(point, fault, state, is_over=not (told or self.deed.says_nothing))

    # ------------------------------------------------------------------ another program

    def meet_everywhere(self) -> None:
        """Before each step, even reading ones, have another program replace a file that the deed changes."""
        if self.deed.says_nothing:
            return
        with self.deed.begin(self._laid(self._before)) as act, Steps(reads=True) as steps:
            act()
        before, after = self.wanted[0], self.wanted[-1]
        names = [name for name in sorted({*before, *after}) if before.get(name) != after.get(name)]
        names = [name for name in names if Path(name).name not in _ALONE]
        for number in self._own(len(steps.calls)):
            call = steps.calls[number]
            for name in names if len(names) <= _FEW else [self._rng.choice(names)]:
                self.points[call, "another's"] += 1
                self._meet(number, call, name)

    def _meet(self, number: int, call: str, name: str) -> None:
        path = self._laid(self._before) / name
        with self.deed.begin(self._root) as act, Steps({number: partial(_replace, path)}, reads=True):
            told = act()
        lies_there = path.is_file() and path.read_bytes() == OTHERS
        told_later = self.deed.start(self._root)
        point = f"another's {name} before {number} {call}"
        if not any(OTHERS in content for content in _contents(self._root)):
            self.failures.append(Failure(point, f"it is lost; told: {told}, {told_later}"))
        elif not (lies_there or told or told_later or self.deed.moves):
            self.failures.append(Failure(point, "it is met without a word"))

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
        fits = rest in wanted
        if self.deed.apart and not is_over:
            fits = all(rest.get(name) in [each.get(name) for each in wanted] for name in {*rest, *wanted[-1]})
        if not fits:
            best = min((_difference(rest, each) for each in wanted), key=len)
            self.failures.append(Failure(point, f"{best}; told: {told}"))
        elif aside and not told and not may_be_told:
            self.failures.append(Failure(point, f"{sorted(aside)} was set aside without a word"))

    def _taken(self) -> State:
        return Disk(self._root).state(0)

    def _laid(self, state: State) -> Path:
        lay(state, self._fresh())
        return self._root

    def _fresh(self) -> Path:
        shutil.rmtree(self._root)
        return self._root

    def _check_watch(self, disk: Disk) -> None:
        """Check that no call was missed: the steps account for the files that are there."""
        if unseen := disk.unseen():
            raise AssertionError(f"these were changed by calls that no step is: {unseen}")


_NUMBERED: Final = re.compile(rb"-[0-9a-f]{8}(?=\.(part|was))")
"""The random parts in the names of hidden files."""


def _alike(state: State) -> object:
    """Return a value that is equal for states that only differ in random parts and the length of times."""
    ranks = {time: rank for rank, time in enumerate(sorted({file.time for file in state.values()}))}
    numbers: dict[int, int] = {}
    return frozenset(
        (
            _NUMBERED.sub(b"", name.encode()),
            None if file.content is None else _NUMBERED.sub(b"", _unpacked(file.content)),
            ranks[file.time],
            numbers.setdefault(file.number, len(numbers)),
        )
        for name, file in sorted(state.items())
    )


def _unpacked(content: bytes) -> bytes:
    """Return the content of a file; for a copy of an earlier day, its unpacked content without times."""
    with suppress(BadZipFile), ZipFile(BytesIO(content)) as copy:
        return repr([(name, copy.read(name)) for name in copy.namelist()]).encode()
    return content


def _contents(root: Path) -> Iterator[bytes]:
    """Yield the contents of all files, including those in copies of earlier days."""
    for path in filter(Path.is_file, root.rglob("*")):
        yield path.read_bytes()
        if path.suffix == ".zip":
            with suppress(BadZipFile), ZipFile(path) as copy:
                yield from map(copy.read, copy.namelist())


def _replace(path: Path) -> None:
    """Replace a file as programs that synchronize folders do."""
    part = path.with_name("part")
    part.parent.mkdir(parents=True, exist_ok=True)
    part.write_bytes(OTHERS)
    part.replace(path)


def _difference(found: Values, wanted: Values) -> str:
    names = [name for name in sorted({*found, *wanted}) if found.get(name) != wanted.get(name)]
    return "; ".join(f"{name}: {found.get(name)!r:.300} for {wanted.get(name)!r:.300}" for name in names)


def values(root: Path) -> Values:
    """Return the values that a program reads from the files in a folder, except copies of earlier days."""
    return {
        str(path.relative_to(root)): _value(path)
        for path in sorted(root.rglob("*"))
        if path.is_file() and not _UNSEEN.search(path.as_posix())
    }


def _value(path: Path) -> Any:
    content = path.read_bytes()
    if path.suffix == ".sqlite":
        with suppress(sqlite3.DatabaseError):
            return _tables(path)
    if path.suffix == ".jsonl":
        # Lines without an end, or that aren't JSON, were cut off and aren't read.
        return [line for line in content.split(b"\n")[:-1] if _is_json(line)]
    if path.suffix == ".json" and _is_json(content):
        found = json.loads(content)
        if path.name == "place.json":
            # The folder that a move has left may be gone before this is recorded.
            found.pop("left", None)
        return found
    return content


def _is_json(content: bytes) -> bool:
    try:
        json.loads(content)
    except ValueError:
        return False
    return True


_UNSEEN: Final = re.compile(r"/running\.\w+$|/\.place\.json-[^/]*$|-journal$|/(records|copies)/[^/]*$")
"""Files that nobody misses: the lock, an unfinished note, which stays until the next move,
a journal that SQLite has finished with, and copies of records and days, which are made again.
"""

_LATER: Final = {"files": ("written",), "games": ("ended", "day"), "moments": ("still",)}
"""The book's times of files, and its pictures of moments, which it draws later."""


def _tables(path: Path) -> Values:
    with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)) as database:
        found: Values = {"version": database.execute("PRAGMA user_version").fetchone()}
        for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
            rows = database.execute(f"SELECT * FROM {name}")
            columns = [column for column, *_ in rows.description]
            left = [at for at, column in enumerate(columns) if column not in _LATER.get(name, ())]
            kept = [tuple(row[at] for at in left) for row in rows]
            found[name] = sorted(row for row in kept if not str(row[0]).startswith("records/"))
        return found


def write_points(visit: Visit) -> None:
    """Record how many points of a deed were visited, for the table of all deeds."""
    RESULTS.mkdir(parents=True, exist_ok=True)
    rows = [[*point, count] for point, count in visit.points.items()]
    text = json.dumps({"points": rows, "lost": len(visit.failures)})
    (RESULTS / f"{visit.deed.name}-{visit.shard + 1}.json").write_text(text, "utf-8")


def table(found: Iterable[Mapping[str, Any]]) -> str:
    """Return a table of the points by the kind of step and of event."""
    total: Counter[tuple[str, str]] = Counter()
    for each in found:
        total.update({(call, what): count for call, what, count in each["points"]})
    happenings = [each for each in (*WAYS, *FAULTS, "another's") if any(what == each for _, what in total)]
    lines = [f"| step | {' | '.join(happenings)} | all |", f"| --- |{' ---: |' * (len(happenings) + 1)}"]
    for call in sorted({call for call, _ in total}, key=lambda call: (call.startswith("start"), call)):
        counts = [total[call, each] for each in happenings]
        lines.append(f"| {call} | {' | '.join(map(str, counts))} | {sum(counts)} |")
    sums = [sum(count for (_, what), count in total.items() if what == each) for each in happenings]
    return "\n".join([*lines, f"| all | {' | '.join(map(str, sums))} | {total.total()} |"])


def main() -> None:
    """Print the table of the points visited by the latest long plays."""
    found = {path.stem: json.loads(path.read_text("utf-8")) for path in sorted(RESULTS.glob("*.json"))}
    print(table(found.values()))
    deeds = Counter[str]()
    for name, each in found.items():
        deeds[name.rpartition("-")[0]] += sum(count for *_, count in each["points"])
    print(*[f"{name}: {count}" for name, count in deeds.items()], sep="\n")
    print(f"{len(deeds)} deeds, {sum(each['lost'] for each in found.values())} points lost")


if __name__ == "__main__":
    main()
