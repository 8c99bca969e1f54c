"""The program is killed, or loses its screen, at random moments on its pages: at most a move is missing.

`tests.soak.test_crash_points` enumerates the result of a stop at each point of a write. A real process shows
the rest: the order of its writes while people play on, and that none of its child processes outlives it. Run
by `dev.py soak`: 10 kills on each page; ``STOLIK_SHORT`` selects the short form with one, ``STOLIK_KILLS``
another number, and ``STOLIK_SEED`` other games.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from ctypes.util import find_library
from pathlib import Path
from threading import Thread
from time import monotonic, sleep
from typing import Final
from zlib import crc32

import pytest
from stolik.analysis.guessing import Guess
from stolik.engine.record import record_text
from stolik.services.kept.explored import ExploredPlaces
from stolik.services.kept.guess_log import Guesses
from stolik.services.kept.practice import ANSWERS, LoggedAnswer, PracticeBook
from stolik.services.kept.puzzles import SolvedPuzzles
from stolik.services.tournaments.saves import place_of
from stolik.services.tournaments.tournaments import read_tournament
from stolik.storage.atomic import remove_parts
from stolik.storage.entry_log import EntryLog
from stolik.storage.paths import Paths
from stolik.storage.saves import SavedGame, game_of, try_to_read
from stolik.tournament.entries import Entered
from virtual_screen import own_screen

from tests.soak.chance import SEED, chance
from tests.soak.marks import SHORT, mostly_soak

pytestmark = [
    pytest.mark.soak,
    pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="kills as Linux does"),
]

ROOT: Final = Path(__file__).parents[2]
KILLS: Final = int(os.environ.get("STOLIK_KILLS") or (1 if SHORT else 10))
SCREENS: Final = 1 if SHORT else 4
LONGEST: Final = 4.0
"""The most seconds that the program plays on after its window has appeared."""

PAGES: Final = ("a_game", "a_desk", "a_tournament_table", "a_puzzle", "an_explorer", "an_editor", "practice")
SLOW_DISK_MS: Final = 400
"""The most milliseconds of an fsync on a slow disk; several moves are made meanwhile."""


class Run:
    """The program as a separate process, and the lines it has printed."""

    def __init__(
        self, folder: Path, seed: int, page: str, disk_ms: int, screen: Mapping[str, str] | None = None
    ) -> None:
        self.told: list[list[str]] = []
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.soak.restless_program", str(folder), str(seed), page, str(disk_ms)],
            cwd=ROOT,
            env={**os.environ, **(screen or {})},
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        self._reader = Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if line.endswith("\n"):
                self.told.append(line.split())

    def wait_for_window(self, more: int = 0) -> None:
        """Wait until a game is being played and ``more`` further lines have been printed."""
        deadline = monotonic() + 120
        while ["ready"] not in self.told[: len(self.told) - more]:
            assert self.process.poll() is None
            assert monotonic() < deadline
            sleep(0.01)

    def kill(self) -> None:
        """Kill only the program: its child processes have to find out by themselves."""
        self.process.kill()
        self.end()

    def end(self) -> None:
        """Read everything that it printed until its end."""
        self.process.wait(120)
        self._reader.join(60)
        assert self.process.stdout is not None
        self.process.stdout.close()

    def left(self) -> list[int]:
        """Return the program's processes that still exist."""
        found = []
        for path in Path("/proc").glob("[0-9]*"):
            try:
                fields = (path / "stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue
            if int(fields[3]) == self.process.pid and fields[0] != "Z":
                found.append(int(path.name))
        return found

    def wait_for_others(self) -> None:
        """Wait until all child processes have found out that the program is gone."""
        deadline = monotonic() + 60
        while self.left():
            assert monotonic() < deadline, "its processes play on for nobody"
            sleep(0.05)

    def last(self, word: str) -> dict[str, int]:
        """Return the last number printed for each thing."""
        return {" ".join(words[1:-1]): int(words[-1]) for words in self.told if words[0] == word}


@pytest.mark.parametrize("page", PAGES)
def test_a_kill_loses_at_most_the_move_being_made(tmp_path: Path, page: str) -> None:
    paths = Paths(tmp_path / "stolik")
    rng = chance(page)
    moves = 0
    for number in range(KILLS):
        # Every third disk is slow, on each page another one.
        slow = (number + PAGES.index(page)) % 3 == 2
        run = Run(paths.root, SEED + number, page, SLOW_DISK_MS if slow else 0)
        before = set(paths.finished.glob("*.stolik"))
        # In every second run, something is done before the end, however busy the machine is.
        run.wait_for_window(more=1 - number % 2)
        sleep(rng.random() * LONGEST)
        run.kill()
        assert [words for words in run.told if words[0] in ("fault", "notice")] == [], number
        moves += len(run.told)
        check_order(run)
        check_files(paths, run, number, before)
        run.wait_for_others()
    print(f"{KILLS} kills, {moves} lines told")
    assert moves > KILLS, "something was done"


@pytest.mark.skipif(
    not shutil.which("Xvfb") or not find_library("xcb-cursor"),
    reason="there is no screen that could be taken away, or Qt can't use it",
)
@pytest.mark.parametrize("page", mostly_soak(PAGES, usual=("a_game",)))
def test_a_screen_that_goes_away_ends_the_program_with_everything_written(tmp_path: Path, page: str) -> None:
    paths = Paths(tmp_path / "stolik")
    rng = chance(page)
    for number in range(SCREENS):
        before = set(paths.finished.glob("*.stolik"))
        with own_screen() as server:
            screen = {"QT_QPA_PLATFORM": "xcb", "DISPLAY": server.display, "WAYLAND_DISPLAY": ""}
            run = Run(paths.root, number, page, SLOW_DISK_MS * (number % 2), screen)
            try:
                run.wait_for_window()
                sleep(rng.random() * LONGEST)
            finally:
                server.process.kill()
        run.end()
        assert run.told[-1] == ["closed"], number
        assert [words for words in run.told if words[0] in ("fault", "notice")] == [], number
        check_order(run)
        check_files(paths, run, number, before)
        run.wait_for_others()


def check_order(run: Run) -> None:
    """Check that each write contains every move made before the last write was finished."""
    made: dict[str, int] = {}
    due: dict[str, int] = {}
    for words in run.told:
        if words[0] == "move":
            made[words[1]] = int(words[2])
        elif words[0] == "writing":
            assert int(words[2]) >= due.get(words[1], 0), words
        elif words[0] == "written":
            if int(words[2]) > made.get(words[1], 0):
                # No write is pending, and a new game may take the name of a finished one.
                made.pop(words[1], None)
            due = dict(made)


def check_files(paths: Paths, run: Run, number: int, before: Collection[Path]) -> None:
    """Read every file as the program does: none is damaged or too old, and nothing exists twice."""
    remove_parts(paths.own_folders)
    lengths: dict[str, int] = {}
    logs: Counter[str] = Counter()
    put_away: set[str] = set()
    for folder in (paths.saves, paths.tournament_tables, paths.finished):
        for path in folder.glob("*.stolik"):
            found = try_to_read(path)
            assert isinstance(found, SavedGame), (number, path.name, found)
            assert folder != paths.tournament_tables or place_of(path.stem) is not None
            lengths[f"{folder.name}/{path.stem}"] = len(found.record.log)
            if folder == paths.finished and path not in before:
                put_away.add(found.record.game)
            # By its seed, or by its log if it has begun: a duplicated game would be there twice.
            same = found.record.model_copy(update={"snapshot": None})
            logs[record_text(same)] += bool(found.record.log)
    assert [text for text, times in logs.items() if times > 1] == [], number
    # Moves made during a write are only in the next one; otherwise all except the last are there.
    writes = [words[0] for words in run.told if words[0] in ("writing", "written")]
    for save, least in run.last("written" if writes[-1:] == ["writing"] else "move").items():
        assert lengths.get(save, 0) >= least or was_put_away(save, put_away), (number, save, least)
    for path in paths.tournaments.glob("*.stolik-tournament"):
        games = [
            (each.round, each.table, each.game)
            for each in read_tournament(path).log
            if isinstance(each, Entered)
        ]
        assert len(games) == len(set(games))
    for name, length in run.last("cup").items():
        assert len(read_tournament(paths.tournaments / f"{name}.stolik-tournament").log) >= length, number
    solved = SolvedPuzzles.load(paths.root / "puzzles.json")
    assert solved.fault is None
    for total in run.last("solved").values():
        assert sum(each.total for each in solved.document.people.values()) >= total
    explored = ExploredPlaces.load(paths.root / "explored.json")
    assert explored.fault is None
    kept = {crc32(place.text.encode()) for place in explored.document.places}
    assert {*run.last("explored").values()} <= kept, number
    practice = PracticeBook.load(paths.root / "drills.json")
    assert practice.fault is None
    assert len(practice.document.taken) >= max(run.last("taken").values(), default=0), number
    for word, lines in (
        ("answered", EntryLog(paths.root / ANSWERS, LoggedAnswer).read()),
        ("guessed", guesses(paths)),
    ):
        assert len(lines) >= max(run.last(word).values(), default=0), (number, word)
    for path in paths.root.glob("*.json"):
        json.loads(path.read_text("utf-8"))


def guesses(paths: Paths) -> Sequence[Guess]:
    return Guesses(paths.root / "guesses.jsonl", lambda fault: None).guesses("Ala")


def was_put_away(save: str, games: Collection[str]) -> bool:
    """Return whether a save may be gone because its game is among the finished ones."""
    name = save.rpartition("/")[2]
    place = place_of(name)
    return game_of(name if place is None else place.tournament) in games
