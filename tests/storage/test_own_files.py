"""Files from other programs or computers are kept, whenever they come during a write, and despite stops.

Every way of changing a file is tried with another's file that appears before each of its steps, and a stop at
a later one. `tests.storage.test_crash_points` tries each of these alone, and a disk that refuses.
"""

from __future__ import annotations

import errno
import os
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Final

import pytest
from stolik.analysis.guessing import Guess
from stolik.engine.package import SUFFIX
from stolik.engine.record import Record
from stolik.services.kept.guess_log import LoggedGuess
from stolik.services.tournaments.tournaments import Tournaments
from stolik.storage.atomic import remove_parts, remove_reserved
from stolik.storage.entry_log import EntryLog
from stolik.storage.faults import FAULTS, Fault
from stolik.storage.paths import Paths
from stolik.storage.saves import SavedGame, Saves
from stolik.storage.settings import Settings, load_settings, store_settings

from tests.refusing import refusing
from tests.storage.steps import Steps
from tests.storage.test_saves import GAME, played
from tests.tiers import mostly_rest
from tests.tournament.fields import begun, drawn

Act = Callable[[], Fault | None]
Way = Callable[[Paths], tuple[Path, Act]]
"""Prepares a change of a file; returns the file and the change."""

OTHERS: Final = b"another's"
NO_LINKS: Final = refusing(errno.EPERM)


@cache
def game(moves: int) -> Record:
    return played(moves)


def saved(paths: Paths) -> Saves:
    saves = Saves(paths)
    assert saves.save(game(10)) is None
    return saves


def saving(paths: Paths) -> tuple[Path, Act]:
    saves = saved(paths)
    return saves.path(GAME), lambda: saves.save(game(20))


def saving_what_was_read(paths: Paths) -> tuple[Path, Act]:
    saved(paths)
    saves = Saves(paths)
    assert isinstance(saves.load(GAME), SavedGame)
    return saves.path(GAME), lambda: saves.save(game(20))


def saving_a_new_game(paths: Paths) -> tuple[Path, Act]:
    saves = Saves(paths)
    name = saves.free_name(GAME)
    return saves.path(name), lambda: saves.save(game(20), name)


def naming(paths: Paths) -> tuple[Path, Act]:
    saves = saved(paths)
    return saves.path(GAME), lambda: saves.set_caption(GAME, "Sunday")


def finishing(paths: Paths) -> tuple[Path, Act]:
    saves = saved(paths)
    return saves.path(GAME), lambda: saves.finish(GAME)


def deleting(paths: Paths) -> tuple[Path, Act]:
    saves = saved(paths)
    return saves.path(GAME), lambda: saves.drop(GAME)


def storing(paths: Paths) -> tuple[Path, Act]:
    assert store_settings(paths.settings, Settings(scale=1.1)) is None
    settings = load_settings(paths.settings).document
    settings.scale = 1.5
    return paths.settings, lambda: store_settings(paths.settings, settings)


def entering(paths: Paths) -> tuple[Path, Act]:
    files, cup = Tournaments(paths), begun(4)
    assert files.save("rummikub", cup) is None
    drawn(cup)
    return files.path("rummikub"), lambda: files.save("rummikub", cup)


def deleting_a_cup(paths: Paths) -> tuple[Path, Act]:
    files = Tournaments(paths)
    assert files.save("rummikub", begun(4)) is None
    files = Tournaments(paths)
    files.load("rummikub")
    return files.path("rummikub"), lambda: files.drop("rummikub")


def forgetting(paths: Paths) -> tuple[Path, Act]:
    path = paths.root / "guesses.jsonl"
    log = EntryLog(path, LoggedGuess)
    for name in ("Ala", "Ola"):
        guess = Guess("knaster", "win", 40, 0.25, "noon", 2.0)
        assert log.add(LoggedGuess(name=name, **guess._asdict())) is None
    return path, lambda: log.forget("Ala")


WRITES: Final = [saving, saving_what_was_read, saving_a_new_game, naming, storing, entering, forgetting]
TAKES: Final = [finishing, deleting, deleting_a_cup]
every_way = pytest.mark.parametrize("way", mostly_rest(WRITES + TAKES, usual=[saving, storing, deleting]))


@pytest.fixture(params=["with links", "without links"], autouse=True)
def links(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    if request.param == "without links":
        monkeypatch.setattr(os, "link", NO_LINKS)


@pytest.fixture
def houses(tmp_path: Path) -> Iterator[Paths]:
    """Yield new folders."""
    return (Paths(tmp_path / f"{number}") for number in range(10_000))


def contents(paths: Paths) -> Counter[bytes]:
    """Return the contents of the files that a start and its people see."""
    files = [path for path in paths.root.rglob("*") if path.is_file() and not path.name.startswith(".")]
    return Counter(path.read_bytes() for path in files)


def start(paths: Paths) -> list[Path]:
    others = remove_parts(paths.own_folders)
    remove_reserved(paths.finished, SUFFIX)
    assert not list(paths.root.rglob(".*"))
    return others


def undisturbed(way: Way, paths: Paths) -> tuple[int, list[Counter[bytes]]]:
    """Return the number of steps, and the contents before and after them."""
    _, act = way(paths)
    before = contents(paths)
    with Steps() as steps:
        assert act() is None
    after = contents(paths)
    assert not list(paths.root.rglob(".*"))
    assert before != after or way is finishing
    return len(steps.calls), [before, after]


def seen_steps(way: Way, paths: Paths) -> list[int]:
    """Return the steps before which a new file is noticed; without links, one is missed during a move."""
    _, act = way(paths)
    with Steps() as steps:
        act()
    pairs = list(enumerate(pairwise(["", *steps.calls])))
    return [number for number, pair in pairs if pair != ("link", "replace") or os.link is not NO_LINKS]


class Stranger:
    """Writes a file as programs that synchronize folders do."""

    def __init__(self, path: Path, before: Counter[bytes]) -> None:
        self.path = path
        self.replaced: Counter[bytes] = Counter()
        self._before = before

    def __call__(self) -> None:
        # The other program replaces a file that is aside for a moment.
        self.replaced = Counter([self.path.read_bytes()]) if self.path.exists() else self._before
        part = self.path.with_name("part")
        part.parent.mkdir(parents=True, exist_ok=True)
        part.write_bytes(OTHERS)
        part.replace(self.path)


def test_a_write_in_the_middle_of_another_works_and_both_are_kept(houses: Iterator[Paths]) -> None:
    for number in seen_steps(storing, next(houses)):
        paths = next(houses)
        _, write = storing(paths)
        told: list[Fault | None] = []

        def write_too(paths: Paths = paths, told: list[Fault | None] = told) -> None:
            settings = load_settings(paths.settings).document
            settings.scale = 1.2
            told.append(store_settings(paths.settings, settings))

        with Steps({number: write_too}):
            told.append(write())
        assert {fault.code for fault in told if fault is not None} <= {"other_file"}, number
        assert not start(paths)
        assert any(b"1.2" in content for content in contents(paths)), number


@pytest.mark.rest
@every_way
def test_another_s_file_survives_a_stop_at_any_later_step(way: Way, houses: Iterator[Paths]) -> None:
    steps, (before, after) = undisturbed(way, next(houses))
    for number in seen_steps(way, next(houses)):
        for later in range(number, steps + 3):
            paths = next(houses)
            path, act = way(paths)
            stranger = Stranger(path, before)
            with Steps({number: stranger}, later):
                act()
            told = start(paths)
            found = contents(paths)
            assert all(each.read_bytes() == OTHERS for each in told)
            # A stop during a move may leave it twice.
            assert found[OTHERS] in (1, 2), (number, later)
            del found[OTHERS]
            possible = [before, after, before - stranger.replaced, after - stranger.replaced]
            assert found in possible, (number, later)


def test_strangers_who_never_rest_are_all_kept_and_the_write_is_given_up(tmp_path: Path) -> None:
    paths = Paths(tmp_path)
    path, act = saving(paths)
    written, replaced = Counter[bytes](), Counter[bytes]()

    def write() -> None:
        if path.exists():
            replaced[path.read_bytes()] += 1
        content = b"%d" % written.total()
        written[content] += 1
        path.with_name("part").write_bytes(content)
        path.with_name("part").replace(path)

    with Steps(dict.fromkeys(range(10_000), write)):
        fault = act()
    assert fault is not None
    assert not fault.is_done
    assert start(paths) == []
    if os.link is not NO_LINKS:
        assert not written - replaced - contents(paths)


def test_where_each_is_kept_and_what_is_told(tmp_path: Path) -> None:
    paths = Paths(tmp_path)
    kept = []
    for way in (saving, storing, entering, saving_a_new_game):
        path, act = way(paths)
        path.write_bytes(OTHERS)
        fault = act()
        assert fault is not None
        assert fault.is_done
        assert FAULTS[fault.code]
        kept.append((fault.code, str(Path(fault.facts["file"]).relative_to(paths.root))))
    assert kept == [
        ("other_game", f"saves/{GAME}-2.stolik"),
        ("other_file", "settings.other-1.json"),
        ("other_file", "tournaments/rummikub-2.stolik-tournament"),
        ("other_game", f"saves/{GAME}-4.stolik"),
    ]
