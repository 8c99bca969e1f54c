"""Files are written completely or not at all, even if others hold them; leftovers of a stop are removed."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from stolik.storage import atomic
from stolik.storage.atomic import (
    move,
    put_away,
    remove_parts,
    remove_reserved,
    set_aside,
    write_new,
    write_text,
)
from stolik.storage.entry_log import append_line, read_lines
from stolik.storage.paths import Paths

from tests.refusing import refusing


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


@pytest.mark.parametrize(
    "platform, code", [("win32", errno.ENOSPC), ("linux", errno.EACCES), ("darwin", errno.EACCES)]
)
def test_a_full_disk_is_not_waited_for_and_elsewhere_any_refusal_is_final(
    old: Path, monkeypatch: pytest.MonkeyPatch, platform: str, code: int
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    busy = BusyTarget(monkeypatch, refusals=1, code=code)
    with pytest.raises(OSError, match="held"):
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


def test_a_new_file_keeps_every_old_one(tmp_path: Path) -> None:
    path = tmp_path / "cards" / "card 20.15.pdf"
    written = [atomic.write_new(path, text) for text in (b"one", b"two", b"three")]
    assert [file.name for file in written] == ["card 20.15.pdf", "card 20.15 (2).pdf", "card 20.15 (3).pdf"]
    assert [file.read_bytes() for file in written] == [b"one", b"two", b"three"]
    assert len(list(path.parent.iterdir())) == 3


def test_a_rename_that_fails_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "replace", refusing(errno.EACCES))
    monkeypatch.setattr(Path, "hardlink_to", refusing(errno.EACCES))
    with pytest.raises(PermissionError):
        atomic.write_new(tmp_path / "card.pdf", b"card")
    assert list(tmp_path.iterdir()) == []


def part_in(folder: Path) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    part = folder / ".game.stolik-0a1b2c3d.part"
    part.write_text("a rack and the bank", "utf-8")
    return part


def remove(root: Path) -> None:
    remove_parts(Paths(root).own_folders)


def test_a_chosen_folder_that_has_gone_is_not_created_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The mount point of a stick may be writable once the stick has been pulled out."""
    (chosen := tmp_path / "Stolik").mkdir()
    monkeypatch.setattr(atomic, "CHOSEN", {chosen})
    atomic.write_text(chosen / "saves" / "a.stolik", "a")
    chosen.rename(tmp_path / "pulled out")
    with pytest.raises(FileNotFoundError, match="Stolik"):
        atomic.write_text(chosen / "saves" / "b.stolik", "b")
    assert [each.name for each in tmp_path.iterdir()] == ["pulled out"]


def test_parts_go_from_the_data_folder_and_from_those_of_the_program_in_it_alone(tmp_path: Path) -> None:
    root = tmp_path / "stolik"
    remove(root)
    parts = [part_in(folder) for folder in (root, root / "saves", root / "finished" / "records")]
    kept = [root / "finished" / "records" / name for name in ("game.stolik", "game.part", ".game")]
    for path in kept:
        path.touch()
    kept += [part_in(root / name) for name in ("one", "one/two", "saves/records")]
    remove(root)
    assert not any(part.exists() for part in parts)
    assert all(path.exists() for path in kept)


@pytest.mark.parametrize(
    "name, goes",
    [
        (".stolik-0a1b2c3d.part", True),
        (".game-a_1b2c3d.part", True),
        (".probe-zz_9yx0w.part", True),
        (".holiday.mkv.part", False),
        (".game-1.part", False),
        ("-0a1b2c3d.part", False),
    ],
)
def test_every_name_that_any_version_gives_goes_and_what_another_program_has_not_ended_stays(
    tmp_path: Path, name: str, goes: bool
) -> None:
    parts = [tmp_path / name, tmp_path / "saves" / name]
    for part in parts:
        part.parent.mkdir(exist_ok=True)
        part.touch()
    remove(tmp_path)
    assert [part.exists() for part in parts] == [not goes] * 2


@pytest.mark.skipif(os.name != "posix", reason="links need rights elsewhere")
def test_parts_in_folders_behind_links_stay(tmp_path: Path) -> None:
    outside, root = tmp_path / "outside", tmp_path / "stolik"
    parts = [part_in(outside), part_in(outside / "records")]
    root.mkdir()
    (root / "finished").symlink_to(outside, target_is_directory=True)
    (root / "saves").symlink_to(root, target_is_directory=True)
    remove(root)
    assert all(part.exists() for part in parts)


@pytest.mark.skipif(os.name != "posix", reason="links need rights elsewhere")
def test_parts_go_from_a_data_folder_that_is_a_link_itself(tmp_path: Path) -> None:
    real, root = tmp_path / "real", tmp_path / "stolik"
    parts = [part_in(real), part_in(real / "saves"), part_in(real / "finished" / "records")]
    root.symlink_to(real, target_is_directory=True)
    remove(root)
    assert not any(part.exists() for part in parts)


@pytest.mark.skipif(os.name != "posix", reason="links need rights elsewhere")
def test_a_folder_that_is_a_link_to_itself_has_no_parts(tmp_path: Path) -> None:
    (tmp_path / "circle").symlink_to("circle")
    remove(tmp_path / "circle")
    remove(tmp_path)
    assert (tmp_path / "circle").is_symlink()


def test_a_name_that_a_cut_off_move_has_taken_is_free_again(tmp_path: Path) -> None:
    folder, game = tmp_path / "finished", tmp_path / "knaster.stolik"
    game.write_text("a game", "utf-8")
    kept = [put_away(game, folder, "knaster"), folder / "notes.stolik", folder / "knaster-2.txt"]
    taken = [folder / "knaster-2.stolik", folder / "ryzyk_fizyk-10.stolik"]
    for path in (*kept[1:], *taken):
        path.touch()
    (folder / "knaster-3.stolik").mkdir()
    remove_reserved(folder, ".stolik")
    assert [path.exists() for path in taken] == [False, False]
    assert all(path.exists() for path in kept)
    remove_reserved(tmp_path / "nowhere", ".stolik")


@pytest.mark.skipif(os.name != "posix", reason="links need rights elsewhere")
def test_a_taken_name_behind_a_link_stays(tmp_path: Path) -> None:
    outside = tmp_path / "outside"
    outside.mkdir()
    (outside / "knaster-1.stolik").touch()
    (tmp_path / "finished").symlink_to(outside, target_is_directory=True)
    remove_reserved(tmp_path / "finished", ".stolik")
    (tmp_path / "other").mkdir()
    link = tmp_path / "other" / "knaster-1.stolik"
    link.symlink_to(outside / "knaster-1.stolik")
    remove_reserved(tmp_path / "other", ".stolik")
    assert link.is_symlink()
    assert (outside / "knaster-1.stolik").exists()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "stolik" / "log.jsonl"


def test_lines_come_back_in_their_order(file: Path) -> None:
    assert read_lines(file, 100) == []
    for line in ("one", "zażółć", ""):
        append_line(file, line, 100)
    assert read_lines(file, 100) == [b"one", "zażółć".encode(), b""]


def test_a_last_line_that_was_cut_off_is_dropped_and_never_joins_the_next(file: Path) -> None:
    append_line(file, "one", 100)
    with file.open("ab") as cut_off:
        cut_off.write(b'{"two')
    assert read_lines(file, 100) == [b"one"]
    append_line(file, "three", 100)
    assert read_lines(file, 100) == [b"one", b'{"two', b"three"]


def test_a_file_that_is_too_large_is_refused(file: Path) -> None:
    append_line(file, "12345", 6)
    assert read_lines(file, 6) == [b"12345"]
    with pytest.raises(ValueError, match="too large"):
        read_lines(file, 5)


@pytest.mark.parametrize("cut_off", [False, True])
def test_a_line_that_could_not_be_read_again_with_the_others_is_not_written(
    file: Path, cut_off: bool
) -> None:
    append_line(file, "12345", 6)
    if cut_off:
        file.write_bytes(b"123456")
    before = file.read_bytes()
    with pytest.raises(OSError, match="too large") as refused:
        append_line(file, "789", 9)
    assert (refused.value.errno, file.read_bytes()) == (errno.EFBIG, before)
    append_line(file, "789", 10 + cut_off)
    assert read_lines(file, 10 + cut_off)[-1] == b"789"
