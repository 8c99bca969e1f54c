"""Moving the data folder: completely or not at all, wherever it is interrupted, and only our files."""

from __future__ import annotations

import errno
import os
import shutil
import stat
from collections.abc import Callable, Iterator
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from stolik.storage import moving
from stolik.storage.atomic import digest
from stolik.storage.document import store
from stolik.storage.faults import Fault
from stolik.storage.moving import move
from stolik.storage.paths import Paths
from stolik.storage.place import NOTE, Note, Place, find_place
from stolik.storage.settings import Settings, store_settings

from tests.refusing import refusing
from tests.storage.steps import Steps, refuse

unix_only = pytest.mark.skipif(os.name != "posix", reason="such things are other there")

Contents = dict[str, bytes]


@pytest.fixture
def usual(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the system's usual folder, in which somebody has played."""
    monkeypatch.delenv("STOLIK_DATA_DIR")
    monkeypatch.setattr("platformdirs.user_data_dir", lambda *_, **__: str(tmp_path / "usual"))
    fill(tmp_path / "usual")
    (tmp_path / "stick").mkdir()
    return tmp_path / "usual"


def fill(folder: Path, scale: float = 1.5) -> None:
    """Store some of everything in a data folder, and files that mustn't be moved."""
    store_settings(folder / "settings.json", Settings(scale=scale))
    (folder / "saves").mkdir()
    (folder / "saves" / "knaster.stolik").write_text("a game", "utf-8")
    (folder / "finished").mkdir()
    (folder / "finished" / "knaster-1.stolik").write_text("an old game", "utf-8")
    os.utime(folder / "finished" / "knaster-1.stolik", (1e9, 1e9))
    (folder / "running.lock").touch()


def contents(folder: Path) -> Contents:
    """Return the contents of a data folder by name, without the lock, the note and others' files."""
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and not path.name.startswith(("running.", "place.", ".place."))
        if path.relative_to(folder).as_posix() not in STRANGE
    }


STRANGE = {"mine.txt", "saves/mine.txt", "saves/.hidden.stolik", "Photos/me.jpg", "faces/me.png", "tool"}
"""Files of others, some in Stolik's own folders."""


def lay_beside(folder: Path) -> None:
    for name in STRANGE:
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text(f"mine: {name}", "utf-8")
    (folder / "tool").chmod(0o755)


def strange(folder: Path) -> dict[str, tuple[bytes, int, int]]:
    """Return the files of others, each with its permissions and time."""
    found = {name: folder / name for name in STRANGE if (folder / name).exists()}
    return {
        name: (path.read_bytes(), path.stat().st_mode, path.stat().st_mtime_ns)
        for name, path in found.items()
    }


def want(usual: Path, folder: Path) -> Place:
    """Request a move to a folder, and return the place that the next start finds."""
    assert store(usual / NOTE, Note(folder=find_place().note.folder, wanted=str(folder))) is None
    return find_place()


def noted(usual: Path, **values: Any) -> Place:
    assert store(usual / NOTE, Note(**values)) is None
    return find_place()


def left_in(folder: Path) -> Fault:
    return Fault("move_left", {"folder": str(folder)})


def free(folder: Path) -> Callable[[], object]:
    """Claim a folder that no other start has; the lock is in it."""
    folder.mkdir(exist_ok=True)
    (folder / "running.lock").touch()
    return (folder / "running.lock").unlink


def start() -> Place:
    """Start, move if wanted, and end."""
    place = find_place()
    place = place if place.gone or not place.note.is_pending else move(place, free)
    unlock(place.root)
    return place


# ---------------------------------------------------------------------- all goes well


def test_everything_moves_and_nothing_of_it_stays(usual: Path, tmp_path: Path) -> None:
    before, new = contents(usual), tmp_path / "stick" / "Stolik"
    (usual / "cache").mkdir()
    place = move(want(usual, new), free)
    assert (place.root, place.fault, place.away) == (new, None, True)
    assert contents(new) == before
    assert {path.name for path in usual.iterdir()} == {NOTE, "running.lock", "cache"}
    assert find_place().root == new
    assert not find_place().note.is_pending
    assert [path.name for path in new.parent.iterdir()] == ["Stolik"]
    assert (new / "finished" / "knaster-1.stolik").stat().st_mtime == 1e9, "the oldest is known"


@unix_only
def test_what_was_moved_is_its_owner_s_alone(usual: Path, tmp_path: Path) -> None:
    new = tmp_path / "stick" / "Stolik"
    move(want(usual, new), free)
    paths = (path for path in (new, *new.rglob("*")) if path.name != "running.lock")
    assert {stat.S_IMODE(path.stat().st_mode) for path in paths} == {0o700, 0o600}


@unix_only
def test_what_is_behind_a_link_comes_along_and_pipes_stay(usual: Path, tmp_path: Path) -> None:
    new, before = tmp_path / "stick" / "Stolik", contents(usual)
    (usual / "saves").rename(tmp_path / "elsewhere")
    (usual / "saves").symlink_to(tmp_path / "elsewhere")
    (usual / "broken").symlink_to("nothing")
    os.mkfifo(usual / "pipe")
    os.mkfifo(usual / "finished" / "pipe")
    move(want(usual, new), free)
    assert contents(new) == before
    assert (tmp_path / "elsewhere" / "knaster.stolik").exists(), "only the link is removed"
    assert {path.name for path in usual.iterdir()} == {NOTE, "running.lock", "broken", "pipe", "finished"}


@unix_only
def test_links_that_lead_round_stay(usual: Path, tmp_path: Path) -> None:
    new, before = tmp_path / "stick" / "Stolik", contents(usual)
    (usual / "around").symlink_to(usual)
    (usual / "saves" / "up").symlink_to("..")
    (usual / "saves" / "here").symlink_to(".")
    (usual / "finished" / "records").symlink_to(tmp_path)
    place = move(want(usual, new), free)
    assert (place.root, place.fault, contents(new)) == (new, left_in(usual), before)
    assert {path.name for path in usual.iterdir()} == {NOTE, "running.lock", "around", "saves", "finished"}


def test_back_to_this_computer_and_off_again(usual: Path, tmp_path: Path) -> None:
    before, stick = contents(usual), tmp_path / "stick" / "Stolik"
    move(want(usual, stick), free)
    place = find_place()
    back = place.landing(usual)
    assert back == usual / "Stolik"
    place = move(want(usual, back), free)
    assert (place.root, place.away, contents(back)) == (back, False, before)
    assert contents(stick) == {}
    assert place.landing(usual) is None
    moving.remove_if_empty(place, stick)
    assert stick.exists(), "its lock is held"
    (stick / "running.lock").unlink()
    moving.remove_if_empty(place, stick)
    assert not stick.exists()
    moving.remove_if_empty(place, usual)
    assert move(want(usual, stick), free).root == stick
    assert contents(stick) == before


def test_data_that_are_there_are_used_and_the_old_ones_stay(usual: Path, tmp_path: Path) -> None:
    stick = tmp_path / "stick" / "Stolik"
    fill(stick, scale=2)
    before, there = contents(usual), contents(stick)
    place = move(want(usual, stick), free)
    assert (place.root, place.fault) == (stick, None)
    assert (contents(usual), contents(stick)) == (before, there)
    back = find_place().landing(usual)
    assert back == usual
    place = move(want(usual, back), free)
    assert (place.root, place.note.folder, place.away) == (usual, "", False)
    assert (contents(usual), contents(stick)) == (before, there)


# ---------------------------------------------------------------------- reasons to stay


def stays(place: Place, usual: Path, claim: moving.Claim = free) -> tuple[str, dict[str, Any]]:
    """Move in vain, and return the message; nothing has changed, and no move is wanted any more."""
    before = contents(usual)
    moved = move(place, claim)
    assert (moved.root, contents(usual), find_place().root) == (usual, before, usual)
    assert not find_place().note.is_pending
    assert moved.fault is not None
    return moved.fault.code, dict(moved.fault.facts)


def test_a_stick_that_isn_t_there_changes_nothing(usual: Path, tmp_path: Path) -> None:
    away = tmp_path / "away" / "Stolik"
    assert stays(want(usual, away), usual) == ("move_gone", {"folder": str(away)})
    assert not away.parent.exists()


@pytest.mark.parametrize("is_file", [True, False])
def test_nothing_is_overwritten(usual: Path, tmp_path: Path, is_file: bool) -> None:
    new = tmp_path / "stick" / "Stolik"
    other = new if is_file else new / "other"
    other.parent.mkdir(exist_ok=True)
    other.write_text("mine", "utf-8")
    assert stays(want(usual, new), usual)[0] == "not_moved"
    assert other.read_text("utf-8") == "mine"


@pytest.mark.parametrize(
    "number, code",
    [(errno.ENOSPC, "move_full"), (errno.EIO, "not_moved")]
    + [(number, "move_not_writable") for number in (errno.EROFS, errno.EACCES)],
)
def test_the_reason_is_told(
    usual: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, code: str
) -> None:
    place = want(usual, new := tmp_path / "stick" / "Stolik")

    monkeypatch.setattr(shutil, "copyfileobj", refusing(number))
    assert stays(place, usual) == (code, {"folder": str(new)})
    assert not list(new.parent.iterdir()), "what was copied is gone again"


def test_a_file_that_can_t_be_read_is_named(
    usual: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    spoiled = usual / "saves" / "knaster.stolik"
    place, copy = want(usual, tmp_path / "stick" / "Stolik"), moving._copy

    def fail(source: Path, target: Path) -> None:
        if source == spoiled:
            raise PermissionError(errno.EACCES, "no", str(source))
        copy(source, target)

    monkeypatch.setattr(moving, "_copy", fail)
    assert stays(place, usual) == ("move_unread", {"file": str(spoiled)})


@pytest.mark.parametrize("used", ["for long", "right after it was made"])
def test_a_folder_that_another_start_uses_is_left_to_it(usual: Path, tmp_path: Path, used: str) -> None:
    stick = tmp_path / "stick" / "Stolik"
    if used == "for long":
        fill(stick, scale=2)
    there = contents(stick) if used == "for long" else contents(usual)
    assert stays(want(usual, stick), usual, lambda _: None) == ("move_taken", {"folder": str(stick)})
    assert contents(stick) == there


def test_a_note_that_can_t_be_written_changes_nothing(
    usual: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    new, before = tmp_path / "stick" / "Stolik", contents(usual)
    place = want(usual, new)
    place.note.blocked = find_place().fault or Fault("not_saved")
    moved = move(place, free)
    assert (moved.root, contents(usual)) == (usual, before)
    assert (moved.fault and moved.fault.code) == "not_moved"
    assert not list(new.parent.iterdir())


# ---------------------------------------------------------------------- it breaks off

SOURCES = ("from here", "from the stick", "to data that are there")


def prepared(usual: Path, tmp_path: Path, way: str) -> tuple[Path, Path, Contents, Contents, Place]:
    """Request a move of new folders; return both folders, their expected contents, and the place."""
    for path in (usual, tmp_path / "stick"):
        shutil.rmtree(path)
    fill(usual)
    old, new = usual, tmp_path / "stick" / "Stolik"
    new.parent.mkdir()
    if way == "from the stick":
        move(want(usual, new), free)
        unlock(new)
        old, new = new, usual / "Stolik"
    elif way == "to data that are there":
        fill(new, scale=2)
        unlock(new)
    want(usual, new)
    lay_beside(old)
    before = contents(old)
    return old, new, before, contents(new) if new.exists() else before, find_place()


def unlock(*folders: Path) -> None:
    for folder in folders:
        (folder / "running.lock").unlink(missing_ok=True)


@pytest.mark.parametrize("way", SOURCES)
def test_killed_at_any_step_one_folder_is_whole_and_the_next_start_moves(
    usual: Path, tmp_path: Path, way: str
) -> None:
    at_old, at_new = 0, 0
    for step in count():
        old, new, before, wanted, place = prepared(usual, tmp_path, way)
        others = strange(old)
        with Steps(stop=step) as steps:
            move(place, free)
        if len(steps.calls) <= step:
            break
        used = find_place().root
        assert used in (old, new)
        assert contents(used) == (before if used == old else wanted), step
        at_old, at_new = at_old + (used == old), at_new + (used == new)
        unlock(old, new)
        place = start()
        assert (place.root, place.fault in (None, left_in(old))) == (new, True), step
        assert contents(new) == wanted
        assert (strange(old), strange(new)) == (others, {}), step
        assert contents(old) == (before if way == "to data that are there" else {}), step
        assert {path.name for path in new.parent.iterdir()} <= {"Stolik", NOTE, "running.lock"}, step
        assert not find_place().note.is_pending
    assert at_old > 3
    assert at_new > (-1 if way == "to data that are there" else 3)


@pytest.mark.parametrize("way", SOURCES)
def test_failing_at_any_step_one_folder_is_whole_and_used(usual: Path, tmp_path: Path, way: str) -> None:
    for step in count():
        old, new, before, wanted, place = prepared(usual, tmp_path, way)
        others = strange(old)
        with Steps({step: partial(refuse, errno.EIO)}, reads=True) as steps:
            moved = move(place, free)
        assert moved.root in (old, new)
        assert contents(moved.root) == (before if moved.root == old else wanted), step
        assert (moved.fault not in (None, left_in(old))) == (moved.root == old), step
        unlock(old, new)
        again = start()
        assert again.root == moved.root
        assert contents(again.root) == (before if again.root == old else wanted), step
        assert (strange(old), strange(new)) == (others, {}), step
        if again.root == new and way != "to data that are there":
            assert contents(old) == {}, step
        if len(steps.calls) <= step:
            break


def test_a_copy_that_was_used_meanwhile_is_not_taken_for_one(usual: Path, tmp_path: Path) -> None:
    new = tmp_path / "stick" / "Stolik"
    shutil.copytree(usual, new)
    (new / "saves" / "knaster.stolik").write_text("a later game", "utf-8")
    note = Note(wanted=str(new), part=str(new.parent / ".Stolik-12345678.part"))
    assert store(usual / NOTE, note) is None
    there = contents(new)
    assert stays(find_place(), usual)[0] == "not_moved"
    assert contents(new) == there


def test_a_whole_copy_whose_note_can_t_be_written_waits_for_the_next_start(
    usual: Path, tmp_path: Path
) -> None:
    new, before = tmp_path / "stick" / "Stolik", contents(usual)
    shutil.copytree(usual, new)
    unlock(new)
    lay_beside(new)
    others = strange(new)
    place = noted(usual, wanted=str(new), part=str(new.parent / ".Stolik-0123abcd.part"))
    place.note.blocked = Fault("not_saved")
    moved = move(place, free)
    assert (moved.root, moved.fault and moved.fault.code) == (usual, "not_moved")
    assert (contents(usual), contents(new), strange(new)) == (before, before, others)
    unlock(usual, new)
    assert (start().root, contents(usual), contents(new), strange(new)) == (new, {}, before, others)


def test_what_was_left_waits_while_somebody_uses_it_or_its_stick_is_away(usual: Path, tmp_path: Path) -> None:
    left = tmp_path / "stick" / "Stolik"
    fill(left)
    assert store(usual / NOTE, Note(left=str(left))) is None
    there = contents(left)
    assert move(find_place(), lambda _: None).note.is_pending
    assert contents(left) == there
    unlock(left)
    assert not move(find_place(), free).note.is_pending
    assert not left.exists()
    assert store(usual / NOTE, Note(left=str(tmp_path / "away"))) is None
    assert move(find_place(), free).note.is_pending


# ---------------------------------------------------------------------- what isn't Stolik's


def everything(folder: Path) -> dict[str, bytes]:
    """Return everything in a folder, including empty folders and links."""
    return {
        path.relative_to(folder).as_posix(): os.fsencode(path.readlink())
        if path.is_symlink()
        else path.read_bytes()
        if path.is_file()
        else b"folder"
        for path in folder.rglob("*")
    }


def test_what_others_have_laid_beside_stays_as_it_is_and_is_told(usual: Path, tmp_path: Path) -> None:
    lay_beside(usual)
    before, others, new = contents(usual), strange(usual), tmp_path / "stick" / "Stolik"
    place = move(want(usual, new), free)
    assert (place.root, place.fault) == (new, left_in(usual))
    assert (contents(new), strange(new)) == (before, {})
    assert (contents(usual), strange(usual)) == ({}, others)
    unlock(usual, new)
    assert start().fault is None, "it is told once"


def test_what_stolik_makes_moves_with_what_was_set_aside_of_it(usual: Path, tmp_path: Path) -> None:
    names = {
        "people.json", "settings.damaged-1.json", "wishes.jsonl", "wishes.damaged-12.jsonl",
        "family_book.sqlite", "family_book.sqlite-journal", "family_book.damaged-1.sqlite",
        "saves/knaster-2.damaged-1.stolik", "saves/knaster (1).stolik", "saves/farkle.newer-1.stolik",
        "finished/records/0a1b.stolik", "tournament_tables/farkle-7-round-1-table-3-game-1.stolik",
        "tournaments/farkle.damaged-1.stolik-tournament", "failed/farkle-2026-11-28-10-00-00.stolik-happened",
        "reports/0a1b.json", "faces/123.png",
    }  # fmt: skip
    for name in names:
        (usual / name).parent.mkdir(parents=True, exist_ok=True)
        (usual / name).write_text(name, "utf-8")
    before, new = contents(usual), tmp_path / "stick" / "Stolik"
    place = move(want(usual, new), free, ["wishes.jsonl"])
    assert (place.root, place.fault, contents(new)) == (new, None, before)
    assert {path.name for path in usual.iterdir()} == {NOTE, "running.lock"}


def test_a_note_names_the_folder_of_somebody_else_and_nothing_in_it_goes(usual: Path, tmp_path: Path) -> None:
    stick = tmp_path / "stick"
    fill(stick, scale=2)
    unlock(stick)
    lay_beside(stick)
    for name in ("knaster.stolik", "farkle.stolik"):
        (stick / "saves" / name).write_text("another game", "utf-8")
    (stick / "finished" / "knaster-1.stolik").write_text("another old game", "utf-8")
    there, here = everything(stick), contents(usual)
    for values in ({"left": str(stick)}, {"part": str(stick)}, {"part": str(stick), "left": str(stick)}):
        place = move(noted(usual, **values), free)
        assert (place.root, place.fault, place.note.is_pending) == (usual, left_in(stick), False)
        assert (everything(stick), contents(usual)) == (there, here)
        assert not find_place().note.is_pending
    renamed = stick.rename(tmp_path / ".Stolik-0123abcd.part")
    assert move(noted(usual, part=str(renamed)), free).fault == left_in(renamed)
    assert everything(renamed) == there


@unix_only
@pytest.mark.parametrize(
    "links",
    [
        {"other": "usual"},
        {"other/saves": "usual/saves"},
        {"usual/saves": "other/saves"},
        {"usual/saves": "other/saves", "other/saves": "elsewhere/saves"},
        {f"{folder}/saves/knaster.stolik": f"{to}/saves/knaster.stolik"
         for folder, to in (("usual", "other"), ("other", "elsewhere"))},
        {},
    ],
)  # fmt: skip
@pytest.mark.parametrize("noted_as", ["left", "part"])
def test_what_is_used_is_never_taken_for_its_own_copy(
    usual: Path, tmp_path: Path, links: dict[str, str], noted_as: str
) -> None:
    other = tmp_path / ".Stolik-0123abcd.part" if links else usual
    names = {"usual": usual, "other": other, "elsewhere": tmp_path / "elsewhere"}
    for link, to in links.items():
        place, target = (names[name.split("/")[0]].joinpath(*name.split("/")[1:]) for name in (link, to))
        place.parent.mkdir(parents=True, exist_ok=True)
        if os.path.lexists(place):
            target.parent.mkdir(parents=True, exist_ok=True)
            place.rename(target)
        place.symlink_to(target)
    move(noted(usual, **{noted_as: str(other)}), free)
    assert (usual / "saves" / "knaster.stolik").read_bytes() == b"a game"
    assert (usual / "settings.json").is_file()


@unix_only
def test_a_link_to_a_copy_is_no_unfinished_copy(usual: Path, tmp_path: Path) -> None:
    copy, part = tmp_path / "copy", tmp_path / ".Stolik-0123abcd.part"
    shutil.copytree(usual, copy)
    part.symlink_to(copy)
    before = everything(copy)
    assert move(noted(usual, part=str(part)), free).fault == left_in(part)
    assert (everything(copy), part.is_symlink()) == (before, True)


def test_a_game_that_was_played_in_the_folder_that_was_left_stays_there(usual: Path, tmp_path: Path) -> None:
    new = tmp_path / "stick" / "Stolik"
    move(want(usual, new), free)
    unlock(usual, new)
    shutil.copytree(new, usual, dirs_exist_ok=True)
    (usual / "saves" / "knaster.stolik").write_text("a game that went on", "utf-8")
    (usual / "saves" / "farkle.stolik").write_text("a new game", "utf-8")
    (usual / "finished" / "knaster-1.stolik").write_text("an old", "utf-8")
    before = contents(new)
    place = move(noted(usual, folder=str(new), left=str(usual)), free)
    assert (place.root, place.fault, contents(new)) == (new, left_in(usual), before)
    stayed = ("saves/knaster.stolik", "saves/farkle.stolik", "finished/knaster-1.stolik")
    assert set(contents(usual)) == {str(Path(name)) for name in stayed}


def test_an_unfinished_copy_goes_file_by_file_and_what_else_lies_in_it_stays(
    usual: Path, tmp_path: Path
) -> None:
    part = tmp_path / "stick" / ".Stolik-0123abcd.part"
    shutil.copytree(usual, part)
    unlock(part)
    (part / "finished" / "knaster-1.stolik").write_bytes(b"an o")
    assert move(noted(usual, part=str(part)), free).fault is None
    assert not part.exists()
    shutil.copytree(usual, part)
    unlock(part)
    lay_beside(part)
    (part / "settings.json").write_text("another's", "utf-8")
    others = strange(part)
    place = move(noted(usual, part=str(part)), free)
    assert (place.fault, place.note.is_pending) == (left_in(part), False)
    assert (set(contents(part)), strange(part)) == ({"settings.json"}, others)


def test_a_folder_that_can_t_be_looked_into_is_not_taken_for_an_empty_one(
    usual: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place, list_all = want(usual, tmp_path / "stick" / "Stolik"), Path.iterdir

    def fail(folder: Path) -> Iterator[Path]:
        if folder == usual / "saves":
            raise PermissionError(errno.EACCES, "no", str(folder))
        return list_all(folder)

    monkeypatch.setattr(Path, "iterdir", fail)
    moved = move(place, free)
    assert (moved.root, moved.note.is_pending) == (usual, False)
    assert moved.fault == Fault("move_unread", {"file": str(usual / "saves")})


def test_all_names_of_files_are_known_where_they_are_looked_for(tmp_path: Path) -> None:
    from stolik.flow.story import SUFFIX as HAPPENED
    from stolik.tournament.file_format import SUFFIX as TOURNAMENT

    names = [f"failed/a{HAPPENED}", f"tournaments/a{TOURNAMENT}"]
    for name in names:
        (tmp_path / name).parent.mkdir()
        (tmp_path / name).touch()
    assert Paths(tmp_path).own_files(()) == [Path(name) for name in reversed(names)]


# ---------------------------------------------------------------------- a stick that was out


def on_stick(usual: Path, tmp_path: Path) -> Path:
    """Store everything on a USB stick, and return the folder there."""
    stick = move(want(usual, tmp_path / "stick" / "Stolik"), free).root
    assert contents(usual) == {}
    return stick


def play_without(usual: Path, stick: Path, games: bool = True) -> None:
    """Start while the USB stick is out, and play some games here, or none."""
    out = stick.parent.rename(stick.parent.with_name("out"))
    place = find_place()
    assert place.gone == str(stick)
    place.note_found()
    store_settings(usual / "settings.json", Settings(scale=1.1))
    played = {"saves/knaster": "another game", "finished/knaster-1": "another old game"}
    for name, text in played.items() if games else ():
        (usual / f"{name}.stolik").parent.mkdir(exist_ok=True)
        (usual / f"{name}.stolik").write_text(text, "utf-8")
        os.utime(usual / f"{name}.stolik", (2e9, 2e9))
    out.rename(stick.parent)


def test_games_that_were_played_while_the_stick_was_out_come_to_it(usual: Path, tmp_path: Path) -> None:
    stick = on_stick(usual, tmp_path)
    lay_beside(usual)
    before, others = contents(stick), strange(usual)
    play_without(usual, stick)
    place = find_place()
    assert place.note.is_pending
    place = move(place, free)
    assert (place.root, place.fault) == (stick, Fault("games_brought", {"folder": str(usual)}))
    assert contents(stick) == {
        **before,
        "saves/knaster (1).stolik": b"another game",
        "finished/knaster-1 (1).stolik": b"another old game",
    }
    assert (stick / "finished" / "knaster-1 (1).stolik").stat().st_mtime == 2e9
    assert list(contents(usual)) == ["settings.json"]
    assert strange(usual) == others
    again = find_place()
    assert (again.fault, again.note.is_pending) == (None, False)


@unix_only
def test_a_pipe_among_the_games_that_come_to_a_stick_stays_and_stops_no_start(
    usual: Path, tmp_path: Path
) -> None:
    stick = on_stick(usual, tmp_path)
    play_without(usual, stick)
    os.mkfifo(usual / "saves" / "pipe.stolik")
    place = move(find_place(), free)
    assert (place.fault and place.fault.code, place.note.is_pending) == ("games_brought", True)
    assert "saves/knaster (1).stolik" in contents(stick)
    assert [path.name for path in (usual / "saves").iterdir()] == ["pipe.stolik"]


def test_where_no_game_was_played_while_the_stick_was_out_or_another_start_has_it_nothing_comes(
    usual: Path, tmp_path: Path
) -> None:
    stick = on_stick(usual, tmp_path)
    before = contents(stick)
    play_without(usual, stick, games=False)
    assert move(find_place(), free).fault is None
    assert contents(stick) == before
    play_without(usual, stick)
    here, there = contents(usual), contents(stick)
    move(find_place(), lambda _: None)
    assert (contents(usual), contents(stick)) == (here, there)
    move(find_place(), free)
    assert "saves/knaster (1).stolik" in contents(stick)


def test_settings_that_a_start_without_the_stick_left_don_t_keep_data_from_coming_back(
    usual: Path, tmp_path: Path
) -> None:
    stick = on_stick(usual, tmp_path)
    before = contents(stick)
    play_without(usual, stick, games=False)
    place = move(find_place(), free)
    (usual / "people.json").touch()
    assert place.landing(usual) == usual, "somebody's name is there already"
    (usual / "people.json").unlink()
    back = place.landing(usual)
    assert back == usual / "Stolik"
    place = move(want(usual, back), free)
    assert (place.root, place.fault, place.away, contents(back)) == (back, None, False, before)
    assert start().root == back


def test_wherever_a_start_that_brings_games_breaks_off_none_is_lost_and_none_comes_twice(
    usual: Path, tmp_path: Path
) -> None:
    stick = on_stick(usual, tmp_path)
    play_without(usual, stick)
    shutil.copytree(tmp_path, tmp_path.with_name(f"{tmp_path.name}-kept"))
    for at in count():
        for folder in (usual, stick.parent):
            shutil.rmtree(folder)
            shutil.copytree(tmp_path.with_name(f"{tmp_path.name}-kept") / folder.name, folder)
        place = find_place()
        with Steps(stop=at) as steps:
            move(place, free)
        found = [*contents(usual).values(), *contents(stick).values()]
        assert b"another game" in found
        assert b"another old game" in found
        if find_place().note.is_pending:
            move(find_place(), free)
        games = [text for name, text in contents(stick).items() if name.endswith(".stolik")]
        assert sorted(games) == [b"a game", b"an old game", b"another game", b"another old game"], at
        if len(steps.calls) <= at:
            break
    assert at > 10


def test_games_in_a_folder_that_isn_t_the_usual_one_stay_there(usual: Path, tmp_path: Path) -> None:
    fill(other := tmp_path / "stick" / "Stolik")
    (other / "saves" / "knaster.stolik").write_text("somebody's game", "utf-8")
    before = contents(other)
    move(noted(usual, left=str(other)), free)
    assert b"somebody's game" in contents(other).values()
    assert "saves/knaster.stolik" in before
    assert b"somebody's game" not in contents(usual).values()


def test_what_a_stop_has_left_aside_and_another_s_files_go_along(usual: Path, tmp_path: Path) -> None:
    (usual / "people.other-1.json").write_text("another's", "utf-8")
    aside = usual / "saves" / f".knaster-2.stolik-{digest(b'a second game')}-0a1b2c3d.was"
    aside.write_text("a second game", "utf-8")
    moved = move(want(usual, tmp_path / "stick" / "Stolik"), free)
    assert moved.fault is None
    assert (moved.root / "people.other-1.json").read_text("utf-8") == "another's"
    assert (moved.root / "saves" / "knaster-2.stolik").read_text("utf-8") == "a second game"
