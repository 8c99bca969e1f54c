"""On Windows a file that another program has just opened can be replaced a moment later: that is tried."""

from __future__ import annotations

import errno
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from stolik.storage.atomic import move, set_aside, write_new, write_text


class BusyTarget:
    """Refuses ``refusals`` renames, as Windows does while a scanner holds the file."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, refusals: int, code: int = errno.EACCES) -> None:
        self.tries = 0
        self.waits: list[float] = []
        usual = Path.replace

        def replace(path: Path, target: Path) -> Path:
            self.tries += 1
            if self.tries <= refusals:
                raise OSError(code, "held", str(target))
            return usual(path, target)

        def rename(path: Path, target: Path) -> Path:
            if target.exists():
                raise FileExistsError(errno.EEXIST, "taken", str(target))
            return replace(path, target)

        monkeypatch.setattr(Path, "replace", replace)
        monkeypatch.setattr(Path, "rename", rename)


@pytest.fixture
def old(tmp_path: Path) -> Path:
    path = tmp_path / "people.json"
    path.write_text("old", "utf-8")
    return path


@pytest.fixture
def windows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")


def names_in(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def aside(path: Path, sleep: Callable[[float], object]) -> None:
    set_aside(path, "damaged", sleep=sleep)


def new(path: Path, sleep: Callable[[float], object]) -> None:
    write_new(path, b"new", sleep=sleep)


def whole(path: Path, sleep: Callable[[float], object]) -> None:
    write_text(path, "new", sleep=sleep)


@pytest.mark.parametrize(
    "act, names",
    [(whole, ["people.json"]), (new, ["people (2).json", "people.json"]), (aside, ["people.damaged-1.json"])],
)
def test_on_windows_a_file_that_is_held_for_a_moment_is_replaced_after_it(
    windows: None,
    old: Path,
    monkeypatch: pytest.MonkeyPatch,
    act: Callable[[Path, Callable[[float], object]], None],
    names: list[str],
) -> None:
    busy = BusyTarget(monkeypatch, refusals=3)
    act(old, busy.waits.append)
    assert (busy.tries, len(busy.waits)) == (4, 3)
    assert names_in(old.parent) == names


def test_on_windows_a_file_that_stays_held_is_given_up_after_some_200_ms_and_stays(
    windows: None, old: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    busy = BusyTarget(monkeypatch, refusals=100)
    with pytest.raises(PermissionError):
        write_text(old, "new", sleep=busy.waits.append)
    assert sum(busy.waits) == pytest.approx(0.2)
    assert busy.tries == len(busy.waits) + 1
    assert old.read_text("utf-8") == "old"
    assert names_in(old.parent) == ["people.json"]


def test_on_windows_a_full_disk_is_not_waited_for(
    windows: None, old: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    busy = BusyTarget(monkeypatch, refusals=1, code=errno.ENOSPC)
    with pytest.raises(OSError, match="held"):
        write_text(old, "new", sleep=busy.waits.append)
    assert (busy.tries, busy.waits) == (1, [])


@pytest.mark.parametrize("platform", ["linux", "darwin"])
def test_elsewhere_a_refusal_is_final(old: Path, monkeypatch: pytest.MonkeyPatch, platform: str) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    busy = BusyTarget(monkeypatch, refusals=1)
    with pytest.raises(PermissionError):
        write_text(old, "new", sleep=busy.waits.append)
    assert (busy.tries, busy.waits) == (1, [])


def test_on_windows_a_name_that_is_free_is_taken_by_a_rename_which_is_tried_again(
    windows: None, old: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rename, refusals = Path.rename, [PermissionError(errno.EACCES, "held")]

    def renamed(path: Path, target: Path) -> Path:
        if refusals:
            raise refusals.pop()
        return rename(path, target)

    monkeypatch.setattr(Path, "rename", renamed)
    move(old, old.with_stem("others"))
    assert names_in(old.parent) == ["others.json"]
