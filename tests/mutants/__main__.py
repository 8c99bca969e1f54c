"""``python -m tests.mutants``: puts small faults into copies of the program and reports what tests find.

A seed makes 60 mutants, two thirds in Python and a third in the games' QML, spread by lines over the rooms
below. Tests that reach a changed line run, nearest first, until one fails: those of `dev.py test`, then those
of `dev.py test --rest`. First, each test file is run once to record what it reaches. After
``--shard-minutes`` the command stops with exit code 3, and the next call continues. Results are kept in
``build/mutants`` and stay valid as long as the program's sources and the test file don't change. The
survivors are listed there, and ``--write`` writes the results of all seeds, with their limits, to
``desktop/measured.md``.

The mutations are our own: mutmut needs its trampolines in the tree and only knows functions, cosmic-ray
depends on sqlalchemy and aiohttp, neither supports QML or two tiers.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import re
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass, field
from pathlib import Path
from queue import SimpleQueue
from threading import Lock
from typing import Any, Final, TypeVar

from tests.marked import MEASURED, ROOT, write_marked
from tests.mutants.mutations import Mutation, python_mutations, qml_mutations
from tests.mutants.reach import Reach, Record, Unit
from tests.mutants.trees import HERE, PROGRAM, Tree, files_of

T = TypeVar("T")
TIERS: Final = ("quick", "rest")
QML: Final = "QML of the games"
ROOMS: Final = {  # a file of the program belongs to the first that it matches
    "rows": r".*(rows[^/]*|table_parts)\.py",
    "rules": r"games/\w+/rules/.*\.py",
    "ai": r"games/\w+/ai/(?!train/).*\.py",
    "voice": r"games/\w+/ui/(voice|names|hints|status|spoken)\.py",
    "models of pages": r"pages/\w+/model\.py",
    **{room: rf"{room}/.*\.py" for room in ("engine", "flow", "table", "tournament", "storage", "services")},
    QML: r"games/\w+/ui/.*\.qml",
}
_RUMMIKUB: Final = "desktop/stolik/games/rummikub/ui"
_NUMBER: Final = '{{"tiles": tiles_held(one.tiles), "number": old.get(one.set_id, {number})}},'

EQUIVALENT: Final[dict[str, str]] = {
    f"{_RUMMIKUB}/table_parts.py: shifted: bool = False -> shifted: bool = True": (
        "Every row of a tile is made with it."
    ),
    f"{_RUMMIKUB}/names.py: {_NUMBER.format(number=0)} -> {_NUMBER.format(number=1)}": (
        "Tiles are taken out of sets that lay there before, so the default is never used."
    ),
    "desktop/stolik/flow/happenings.py: has_reason: bool = False -> has_reason: bool = True": (
        "The table tells it with every answer."
    ),
}
"""The reason why a mutant has no visible effect, by its name: "file: line -> changed line"."""

LEFT: Final = 3
"""The exit code if the minutes of a shard weren't enough."""


@dataclass(slots=True)
class Mutant:
    """A fault in a file, the units that passed with it, and the unit that found it."""

    room: str
    path: str
    mutation: Mutation
    told: str
    passed: dict[str, str] = field(default_factory=dict)
    """The hash of each test file that passed, by tier and name."""
    killed: dict[str, str] = field(default_factory=dict)
    cut: bool = False
    """Whether there wasn't time for all the tests that reach it."""

    @property
    def name(self) -> str:
        """Return its name, which stays the same when its line moves."""
        return f"{self.path}: {self.told}"


def shares(lines: dict[str, int], count: int) -> dict[str, int]:
    """Return the share of each room in a count, by its lines; the largest remainders are rounded up."""
    exact = {room: count * each / sum(lines.values()) for room, each in lines.items()}
    found = {room: int(each) for room, each in exact.items()}
    for room in sorted(exact, key=lambda room: found[room] - exact[room])[: count - sum(found.values())]:
        found[room] += 1
    return found


def chosen(seed: int, count: int, only: Sequence[str]) -> list[Mutant]:
    """Return the mutants of a seed."""
    rng = random.Random(seed)
    rooms: dict[str, list[tuple[str, str]]] = {room: [] for room in ROOMS}
    for file in files_of(PROGRAM):
        inside = file.relative_to(PROGRAM).as_posix()
        room = next((room for room, pattern in ROOMS.items() if re.fullmatch(pattern, inside)), None)
        if room and inside.startswith(tuple(only)):
            rooms[room].append((file.as_posix(), (ROOT / file).read_text("utf-8")))
    lines = {room: sum(text.count("\n") for _, text in files) for room, files in rooms.items()}
    of_qml = lines.pop(QML)
    qml = 0 if not of_qml else count // 3 if any(lines.values()) else count
    quotas = {**(shares(lines, count - qml) if count > qml else {}), QML: qml}
    found: dict[str, Mutant] = {}
    for room, quota in quotas.items():
        wanted = len(found) + quota
        while len(found) < wanted:
            path, text = rng.choices(rooms[room], [text.count("\n") for _, text in rooms[room]])[0]
            if mutation := _one(text, qml_mutations if room == QML else python_mutations, rng):
                mutant = Mutant(room, path, mutation, mutation.told(text))
                found.setdefault(mutant.name, mutant)
    return list(found.values())


def _one(text: str, make: Callable[[str], Iterable[Mutation]], rng: random.Random) -> Mutation | None:
    """Choose a line and one of its possible faults."""
    by_line: dict[int, list[Mutation]] = {}
    for mutation in make(text):
        by_line.setdefault(text.count("\n", 0, mutation.first), []).append(mutation)
    return rng.choice(by_line[rng.choice(sorted(by_line))]) if by_line else None


class Run:
    """One call of the command."""

    def __init__(self, asked: argparse.Namespace) -> None:
        self._asked = asked
        self._deadline: float = time.monotonic() + 60 * asked.shard_minutes
        self._lock = Lock()
        self._trees: SimpleQueue[Tree] = SimpleQueue()
        for number in range(asked.jobs):
            self._trees.put(Tree(f"tree{number}"))
        self._reach = self._in_tree(lambda tree: Reach(tree, old=asked.old_reach))
        self._units = [unit for unit in self._reach.units if unit.test.startswith(tuple(asked.tests))]
        self._records: list[Record] = []
        self._unstable = HERE / "unstable.json"
        name = f"seed-{asked.seed}" if asked.only == asked.tests == [""] else "tried"
        self._state = HERE / f"{name}.json"
        told = json.loads(self._state.read_text("utf-8")) if self._state.exists() else {}
        self._key = {"program": self._reach.sources, "asked": [asked.seed, asked.count, *asked.only]}
        known = mutants_of(told) if told.get("key") == self._key else []
        self.mutants = known or chosen(asked.seed, asked.count, asked.only)
        self._done = False

    def go(self) -> bool:
        """Make the missing records, then try the mutants; return whether everything is done."""
        missing = [unit for unit in self._units if not self._reach.is_recorded(unit)]
        print(f"{len(missing)} files of tests to record, {len(self.mutants)} mutants.", flush=True)
        if all(self._each(missing, self._record)):
            self._records = [Record(unit) for unit in self._units]
            self._done = all(self._each(self.mutants, self._try))
        return self._done

    def _in_tree(self, act: Callable[[Tree], T]) -> T:
        tree = self._trees.get()
        try:
            return act(tree)
        finally:
            self._trees.put(tree)

    def _each(self, things: Iterable[T], act: Callable[[T, Tree], bool]) -> list[bool]:
        """Act on things, each in a copy of the project, until time is up; return which of them are done."""

        def acted(thing: T) -> bool:
            return not self._is_over() and self._in_tree(lambda tree: act(thing, tree))

        with ThreadPoolExecutor(self._asked.jobs) as pool:
            return list(pool.map(acted, things))

    def _is_over(self) -> bool:
        return time.monotonic() > self._deadline

    def _record(self, unit: Unit, tree: Tree) -> bool:
        record = self._reach.record(unit, tree)
        failed = f"; fails in any copy: {', '.join(record.failed)}" if record.failed else ""
        print(f"{record.seconds:5.1f} s  {unit.tier} {unit.test}{failed}", flush=True)
        return True

    def _try(self, mutant: Mutant, tree: Tree) -> bool:
        """Run tests that reach a mutant until one fails; return whether there was time for all of them."""
        reaching = [each for each in self._records if each.reaches(mutant.path, mutant.mutation.lines)]
        reaching.sort(key=lambda each: each.distance(mutant.path))
        by = Unit(mutant.killed.get("tier", ""), mutant.killed.get("test", ""))
        if by not in self._units or self._reach.hashes[by.test] != mutant.killed["hash"]:
            mutant.killed = {}
        mutant.cut = ran = False
        for tier in TIERS:
            while not mutant.killed and (records := self._next(mutant, tier, reaching)):
                if self._is_over():
                    return False
                self._run(mutant, tier, records, tree)
                self._save()
                ran = True
        if ran or not reaching:
            found = "killed by {by} ({tier})".format(**mutant.killed) if mutant.killed else "SURVIVED"
            print(f"{mutant.name}\n         {found}", flush=True)
        return True

    def _next(self, mutant: Mutant, tier: str, reaching: Iterable[Record]) -> list[Record]:
        """Return the next test files to run together, more each time, since those before have passed."""
        found: list[Record] = []
        seconds = batch = 0.0
        for record in reaching:
            if record.unit.tier != tier:
                continue
            if seconds and seconds + record.seconds > self._asked.most:
                mutant.cut = True
                continue
            seconds += record.seconds
            passed = mutant.passed.get(" ".join(record.unit)) == self._reach.hashes[record.unit.test]
            if not passed and (not found or batch + record.seconds < min(60, max(5, seconds / 2))):
                found.append(record)
                batch += record.seconds
        return found

    def _run(self, mutant: Mutant, tier: str, records: Sequence[Record], tree: Tree) -> None:
        """Run tests with the fault; a failure counts if the test passes without the fault."""
        tests = [each.unit.test for each in records]
        unstable: list[str] = json.loads(self._unstable.read_text("utf-8")) if self._unstable.exists() else []
        left_out = {*unstable, *(case for each in records for case in each.failed)}
        options = [f"--deselect={case}" for case in left_out]
        seconds = self._asked.timeout + 5 * sum(each.seconds for each in records)
        path = Path(mutant.path)
        with tree.spoilt(path, mutant.mutation.applied((ROOT / path).read_text("utf-8"))):
            found = tree.run(tier, tests, "-x", *options, seconds=seconds)
        failed: list[str] = found["failed"]
        counts = not found["passed"] and tree.run(tier, failed or tests, *options, seconds=seconds)["passed"]
        with self._lock:
            if counts:
                by = failed[0] if failed else f"{' '.join(tests)}: pytest ended with {found['code']}"
                test = next((test for test in tests if by.startswith(test)), tests[0])
                mutant.killed = {"tier": tier, "by": by, "test": test, "hash": self._reach.hashes[test]}
            elif failed and not left_out & {*failed}:
                print(f"         fails without a fault too, left out from now on: {failed[0]}", flush=True)
                self._unstable.write_text(json.dumps([*unstable, *failed]), "utf-8")
            else:
                mutant.passed |= {f"{tier} {test}": self._reach.hashes[test] for test in tests}

    def _save(self) -> None:
        with self._lock:
            told = {"key": self._key, "done": self._done, "mutants": [*map(asdict, self.mutants)]}
            self._state.write_text(json.dumps(told, indent=1), "utf-8")

    def report(self) -> tuple[str, str]:
        """Return the table of this seed and of others that are done, and the list of survivors."""
        self._save()
        mutants = list(self.mutants)
        for path in [] if self._state.stem == "tried" else sorted(HERE.glob("seed-*.json")):
            other = json.loads(path.read_text("utf-8"))
            if path != self._state and other["done"] and other["key"]["program"] == self._reach.sources:
                mutants += mutants_of(other)
        return table(mutants, EQUIVALENT), survivors(mutants, EQUIVALENT)


def mutants_of(state: dict[str, Any]) -> list[Mutant]:
    """Return the mutants from a state file."""
    return [Mutant(**{**each, "mutation": Mutation(*each["mutation"])}) for each in state["mutants"]]


def table(mutants: Sequence[Mutant], excused: dict[str, str]) -> str:
    """Return a table of how many mutants each tier kills, by room, and whether the limits are met."""
    head = ["| room | mutants | killed by `test` | killed by all tests |", "| --- | ---: | ---: | ---: |"]
    counted = [each for each in mutants if each.name not in excused or each.killed]
    lines = {room: [each for each in counted if each.room == room] for room in ROOMS}
    lines["together"] = counted
    rows = [
        f"| {room} | {len(some)} | {_killed(some, 'quick')} | {_killed(some, *TIERS)} |"
        for room, some in lines.items()
    ]
    python = [each for each in counted if each.room != QML]
    quick, all_killed = _killed(counted, "quick"), _killed(counted, *TIERS)
    cut = sum(each.cut and not each.killed for each in counted)
    return "\n".join(
        [
            *head,
            *rows,
            "",
            _bar("Of what all tests kill, `test` kills", quick, all_killed, 90),
            _bar("All tests kill in Python", _killed(python, *TIERS), len(python), 75),
            _bar("All tests kill in QML", _killed(lines[QML], *TIERS), len(lines[QML]), 60),
            f"- Left out, since they change nothing: {len(mutants) - len(counted)}.",
            f"- Survivors that more tests reach than were run: {cut}.",
        ]
    )


def _killed(mutants: Iterable[Mutant], *tiers: str) -> int:
    return sum(each.killed.get("tier") in tiers for each in mutants)


def _bar(told: str, part: int, whole: int, least: int) -> str:
    share = 100 * part / whole if whole else 100.0
    missed = "" if share >= least else ", *missed*"
    return f"- {told} {part} of {whole}: {share:.0f} %, at least {least} %{missed}."


def survivors(mutants: Iterable[Mutant], excused: dict[str, str]) -> str:
    """Return the mutants that nothing kills and those that only the rest kills, one per line."""
    lines = []
    for mutant in sorted(mutants, key=lambda each: (each.killed.get("tier", ""), each.name)):
        if mutant.killed.get("tier") != "quick":
            survived = f"survived {len(mutant.passed)} files of tests"
            found = mutant.killed.get("by") or excused.get(mutant.name, survived)
            lines.append(f"{mutant.path}:{mutant.mutation.lines[0]}: {mutant.told}\n    {found}")
    return "\n".join([*lines, ""])


def main(arguments: Sequence[str]) -> int:
    """Run for a shard; return 0 if everything is done."""
    parser = argparse.ArgumentParser(prog="dev.py mutants", description=(__doc__ or "").partition("\n\n")[0])
    parser.add_argument("--seed", type=int, default=1, help="another seed makes other mutants")
    parser.add_argument("--count", type=int, default=60, help="number of mutants per seed")
    parser.add_argument("--shard-minutes", type=float, default=10, help="minutes until this call stops")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="number that run at a time")
    parser.add_argument("--timeout", type=float, default=120, help="seconds until tests count as hung")
    parser.add_argument("--most", type=float, default=300, help="seconds of tests per mutant and tier")
    parser.add_argument("--old-reach", action="store_true", help="use records from older sources")
    parser.add_argument("--only", nargs="*", default=[""], help="for trials: prefixes of program files")
    parser.add_argument("--tests", nargs="*", default=[""], help="for trials: prefixes of test files")
    parser.add_argument("--write", action="store_true", help="write the limits to desktop/measured.md")
    asked = parser.parse_args(arguments)
    HERE.mkdir(parents=True, exist_ok=True)
    run = Run(asked)
    done = run.go()
    told, left = run.report()
    (HERE / "survivors.txt").write_text(left, encoding="utf-8")
    print(f"{told}\n{HERE / 'survivors.txt'} lists what survived." if done else "Call again to go on.")
    if asked.write and done and asked.only == asked.tests == [""]:
        bars = [line for line in told.splitlines() if "at least" in line]
        write_marked(MEASURED, "mutants", "\n".join(bars))
    return 0 if done else LEFT


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
