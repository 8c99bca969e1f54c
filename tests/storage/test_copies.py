"""Copies of the last days with changes, and restoring one, whenever that is interrupted."""

from __future__ import annotations

import errno
import os
import shutil
import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import date, datetime, time
from pathlib import Path
from typing import Any, TypeAlias
from zipfile import ZIP_LZMA, ZipFile, ZipInfo

import pytest
from stolik.storage import copies as copying
from stolik.storage.atomic import LOOKED_AT, only_look, remove_parts
from stolik.storage.copies import MOST_DAYS, Copies
from stolik.storage.faults import Fault
from stolik.storage.paths import Paths
from stolik.storage.profiles import People, Person, load_people, store_people
from stolik.storage.settings import load_settings, store_settings

from tests.refusing import refusing
from tests.storage.steps import Steps

DAY = date(2026, 11, 2).toordinal()
KEPT = ("puzzles.json",)
GAMES = {"saves": "knaster.stolik", "tournament_tables": "cup-1-1-1.stolik", "failed": "x.stolik-happened"}
OTHERS = ("letter.txt", "people.damaged-1.json", "running.lock", "finished/notes.txt", "saves/knaster.stolik")


@pytest.fixture(autouse=True)
def disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Skip waiting for the disk."""
    monkeypatch.setattr(os, "fsync", lambda _: None)


def copies_of(paths: Paths, day: int = DAY + 100) -> Copies:
    return Copies(paths, KEPT, lambda: day)


def kept(paths: Paths, day: int = DAY + 100) -> list[str]:
    """Have the copy of the last change made, and return the names of all copies."""
    copies = copies_of(paths, day)
    for _ in copies.keep():
        pass
    return copies.names


def name_of(day: int) -> str:
    return str(date.fromordinal(day))


def dated(path: Path, day: int, hour: int = 12) -> None:
    """Date a file to noon on a day, or to another hour."""
    then = datetime.combine(date.fromordinal(day), time(hour)).timestamp()
    os.utime(path, (then, then))


def lay(paths: Paths, day: int, files: dict[str, bytes], hour: int = 12) -> None:
    for name, content in files.items():
        path = paths.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
        dated(path, day, hour)


def live(paths: Paths, day: int) -> None:
    """Make changes on a day that are copied: a new tournament and a finished game."""
    n = day - DAY
    settings = load_settings(paths.settings).document
    settings.volume = n % 10 / 10
    assert store_settings(paths.settings, settings) is None
    people = load_people(paths.people).document
    people.people = [*people.people, Person(name=f"Ala {n}")]
    assert store_people(paths.people, people) is None
    with closing(sqlite3.connect(paths.family_book)) as book, book:
        book.execute("PRAGMA synchronous = OFF")
        book.execute("CREATE TABLE IF NOT EXISTS games (number)")
        book.execute("INSERT INTO games VALUES (?)", (n,))
    for path in (paths.settings, paths.people, paths.family_book):
        dated(path, day)
    files = {
        "puzzles.json": f"puzzles {n}",
        f"tournaments/cup-{n}.stolik-tournament": f"cup {n}",
        f"finished/knaster-{n}.stolik": f"game {n}",
        f"finished/records/{n}.stolik": f"record {n}",
        f"faces/{12 + n}.png": f"face {n}",
    }
    lay(paths, day, {name: text.encode() for name, text in files.items()})


def content(paths: Paths) -> dict[str, bytes]:
    """Return the contents of all files except the copies."""
    found = (path for path in paths.root.rglob("*") if path.is_file() and path.parent != paths.copies)
    return {str(path.relative_to(paths.root)): path.read_bytes() for path in sorted(found)}


def codes(told: list[Fault | None]) -> list[str]:
    return [fault.code for fault in told if fault is not None]


def put_back(paths: Paths, name: str) -> list[str]:
    copies = copies_of(paths)
    assert copies.want(name) is None
    return codes(copies.put_back())


def two_days(paths: Paths) -> tuple[dict[str, bytes], dict[str, bytes]]:
    """Live for two days with a copy of the first, and return the contents at the end of each day."""
    live(paths, DAY)
    kept(paths)
    first = content(paths)
    live(paths, DAY + 1)
    return first, content(paths)


def test_the_last_seven_days_are_kept_on_which_something_changed(paths: Paths) -> None:
    days = [DAY, *range(DAY + 3, DAY + 9), DAY + 20, DAY + 30]
    for day in days:
        live(paths, day)
        assert kept(paths)[0] == name_of(day), "the day of the change, not that of the copy"
    assert kept(paths) == [name_of(day) for day in reversed(days)][:MOST_DAYS]


def test_a_later_change_of_the_same_day_takes_the_place_of_its_copy_if_that_is_not_wanted(
    paths: Paths,
) -> None:
    live(paths, DAY)
    kept(paths)
    lay(paths, DAY, {"puzzles.json": b"more"}, hour=13)
    assert kept(paths) == [name_of(DAY)]
    with ZipFile(paths.copies / f"{name_of(DAY)}.zip") as archive:
        assert archive.read("puzzles.json") == b"more"
    then = content(paths)
    assert copies_of(paths).want(name_of(DAY)) is None
    lay(paths, DAY, {"puzzles.json": b"even more"}, hour=14)
    assert kept(paths) == [name_of(DAY)]
    assert codes(copies_of(paths).put_back()) == ["day_put_back"]
    assert content(paths) == then


def test_nothing_is_written_where_nothing_has_changed(paths: Paths) -> None:
    assert kept(paths) == []
    assert not paths.root.exists()
    live(paths, DAY)
    kept(paths)
    with Steps() as steps:
        assert kept(paths) == [name_of(DAY)]
    assert "replace" not in steps.calls


def test_what_changes_while_it_is_copied_is_copied_the_next_time(paths: Paths) -> None:
    live(paths, DAY)
    steps = copies_of(paths).keep()
    next(steps)
    lay(paths, DAY + 1, {"puzzles.json": b"more"})
    assert list(steps), "it goes on to its end"
    assert copies_of(paths).names == []
    assert kept(paths) == [name_of(DAY + 1)]


def test_a_file_from_the_future_counts_for_today(paths: Paths) -> None:
    live(paths, DAY + 5)
    assert kept(paths, DAY + 3) == [name_of(DAY + 3)]
    live(paths, DAY + 6)
    assert kept(paths, DAY + 4) == [name_of(DAY + 4), name_of(DAY + 3)]


def test_only_what_is_stolik_s_is_copied_and_no_game_in_progress(paths: Paths) -> None:
    live(paths, DAY)
    expected = set(content(paths))
    lay(paths, DAY, dict.fromkeys(OTHERS, b"other") | {f"{at}/{name}": b"x" for at, name in GAMES.items()})
    kept(paths)
    with ZipFile(paths.copies / f"{name_of(DAY)}.zip") as archive:
        assert set(archive.namelist()) == expected
        assert archive.testzip() is None


@pytest.mark.skipif(sys.platform != "linux", reason="names are text there")
def test_a_file_whose_name_is_no_text_is_left_out_and_stays(paths: Paths) -> None:
    odd = dict.fromkeys(("finished/za\udcbf.stolik", "tournaments/\udcbf.stolik-tournament"), b"odd")
    lay(paths, DAY + 1, odd)
    first, _ = two_days(paths)
    assert kept(paths) == [name_of(DAY + 1), name_of(DAY)]
    assert put_back(paths, name_of(DAY)) == ["day_put_back"]
    assert content(paths) == first
    assert odd.keys() <= first.keys()


def test_the_oldest_go_where_all_take_too_much_room(paths: Paths, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(copying, "MOST_BYTES", 40_000)
    for day in range(DAY, DAY + 6):
        lay(paths, day, {"faces/12.png": os.urandom(9_000)})
        kept(paths)
        assert sum(path.stat().st_size for path in paths.copies.iterdir()) <= 40_000
    assert kept(paths) == [name_of(day) for day in range(DAY + 5, DAY + 1, -1)]


def test_what_is_too_much_for_one_copy_is_left_out_and_stays_when_it_is_put_back(
    paths: Paths, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(copying, "MOST_BYTES", 20_000)
    lay(paths, DAY, {"settings.json": b"s", "puzzles.json": b"then", "finished/knaster-1.stolik": b"g"})
    large = os.urandom(11_000)
    lay(paths, DAY, {"faces/12.png": large})
    kept(paths)
    lay(paths, DAY + 1, {"puzzles.json": b"now", "faces/13.png": large})
    assert put_back(paths, name_of(DAY)) == ["day_put_back"]
    assert content(paths)["puzzles.json"] == b"then"
    assert content(paths)["faces/12.png"] == content(paths)["faces/13.png"] == large


def test_a_day_is_put_back_and_that_is_undone(paths: Paths) -> None:
    others = dict.fromkeys(OTHERS, b"other")
    lay(paths, DAY, others)
    first, second = two_days(paths)
    assert put_back(paths, name_of(DAY)) == ["day_put_back"]
    assert content(paths) == first
    assert load_settings(paths.settings).document.volume == 0
    assert copies_of(paths).wish == ("", "")
    assert kept(paths) == [f"{name_of(DAY + 100)}-1", name_of(DAY)], "it is as it was, so nothing is copied"
    assert put_back(paths, f"{name_of(DAY + 100)}-1") == ["day_put_back"]
    assert content(paths) == second
    assert kept(paths)[:2] == [f"{name_of(DAY + 100)}-2", f"{name_of(DAY + 100)}-1"]


def test_what_is_wanted_stays_however_many_days_follow_and_can_be_wanted_no_more(paths: Paths) -> None:
    two_days(paths)
    copies = copies_of(paths)
    assert copies.want(name_of(DAY)) is None
    assert copies_of(paths).wish == (name_of(DAY), f"{name_of(DAY + 100)}-1")
    for day in range(DAY + 1, DAY + 12):
        live(paths, day)
        kept(paths)
    assert copies_of(paths).names[-1] == name_of(DAY)
    before = content(paths)
    assert copies.want("") is None
    assert copies.wish == ("", "")
    assert codes(copies.put_back()) == []
    assert content(paths) == before


def test_a_copy_that_is_damaged_or_gone_changes_nothing_and_is_offered_no_more(paths: Paths) -> None:
    _, second = two_days(paths)
    path = paths.copies / f"{name_of(DAY)}.zip"
    whole = path.read_bytes()
    for damaged in (b"", whole[:-90], whole[:60] + bytes(20) + whole[80:], b"no copy"):
        path.write_bytes(damaged)
        assert put_back(paths, name_of(DAY)) == ["day_damaged"]
        assert content(paths) == second
        assert copies_of(paths).wish == ("", "")
        assert name_of(DAY) not in copies_of(paths).names
    assert (paths.copies / f"{name_of(DAY)}.damaged-4.zip").read_bytes() == b"no copy"
    assert put_back(paths, name_of(DAY)) == ["unreadable"]
    paths.wanted_copy.write_text("../people 2026-11-02-1", "utf-8")
    assert codes(copies_of(paths).put_back()) == []
    assert not paths.wanted_copy.exists()


@pytest.mark.parametrize("written", [b"9" * 30, b"-" + b"9" * 30, b"%d" % 2**64])
def test_a_copy_with_a_time_that_no_disk_holds_is_put_back(paths: Paths, written: bytes) -> None:
    two_days(paths)
    with ZipFile(paths.copies / f"{name_of(DAY)}.zip", "w") as archive:
        (odd := ZipInfo("puzzles.json")).comment = written
        archive.writestr(odd, "odd")
    assert put_back(paths, name_of(DAY)) == ["day_put_back"]
    assert content(paths)["puzzles.json"] == b"odd"


def test_a_copy_that_another_program_has_packed_in_its_own_way_is_damaged(paths: Paths) -> None:
    two_days(paths)
    with ZipFile(paths.copies / f"{name_of(DAY)}.zip", "w", ZIP_LZMA) as archive:
        archive.writestr("puzzles.json", b"odd")
    path = paths.copies / f"{name_of(DAY)}.zip"
    path.write_bytes(path.read_bytes().replace(b"\x5d\0", b"\xff\0", 1))
    assert put_back(paths, name_of(DAY)) == ["day_damaged"]


def test_a_file_from_a_time_without_a_calendar_is_copied(
    paths: Paths, monkeypatch: pytest.MonkeyPatch
) -> None:
    live(paths, DAY)
    stat = Path.stat

    def told(path: Path, **more: Any) -> os.stat_result:
        found = stat(path, **more)
        late = {"st_mtime": 1e12, "st_mtime_ns": 10**21}
        return os.stat_result(tuple(found), late) if path == paths.settings else found

    # Not every disk holds such times.
    monkeypatch.setattr(Path, "stat", told)
    assert kept(paths) == [name_of(DAY + 100)]


def test_a_drive_that_takes_no_times_is_put_back_to(paths: Paths, monkeypatch: pytest.MonkeyPatch) -> None:
    first, _ = two_days(paths)
    monkeypatch.setattr(os, "utime", refusing(errno.EPERM))
    assert put_back(paths, name_of(DAY)) == ["day_put_back"]
    assert content(paths) == first


def test_a_copy_can_t_write_elsewhere(paths: Paths, tmp_path: Path) -> None:
    _, second = two_days(paths)
    with ZipFile(paths.copies / f"{name_of(DAY)}.zip", "w") as archive:
        for name in (
            "../out.json",
            "/out.json",
            "letter.txt",
            "saves/knaster.stolik",
            "finished/../out.json",
        ):
            archive.writestr(name, "x")
    assert put_back(paths, name_of(DAY)) == ["day_put_back"]
    assert not list(tmp_path.rglob("out.json"))
    assert set(content(paths)) <= set(second)


def test_who_is_being_removed_is_neither_copied_nor_put_back(paths: Paths) -> None:
    people = People(people=[Person(name="Ala"), Person(name="Bolek")])
    people.forget("Ala")
    assert store_people(paths.people, people) is None
    assert kept(paths) == []
    people.note_removed("Ala")
    assert store_people(paths.people, people) is None
    day = kept(paths)[0]
    people.forget("Bolek")
    assert store_people(paths.people, people) is None
    before = content(paths)
    assert put_back(paths, day) == []
    assert content(paths) == before
    assert not paths.wanted_copy.exists()


def test_a_folder_that_is_only_looked_at_gets_no_copy_and_no_earlier_day(paths: Paths) -> None:
    _, second = two_days(paths)
    copies_of(paths).want(name_of(DAY))
    before = sorted(paths.copies.iterdir())
    only_look(paths.root, "elsewhere")
    try:
        assert kept(paths) == [name_of(DAY)]
        assert codes(copies_of(paths).put_back()) == []
        fault = copies_of(paths).want("")
        assert codes([fault]) == ["only_looks"]
    finally:
        LOOKED_AT.clear()
    assert sorted(paths.copies.iterdir()) == before
    assert content(paths) == second


@pytest.mark.skipif(sys.platform == "win32", reason="no name has a line break there")
def test_a_file_with_a_line_break_in_its_name_is_stolik_s_too(paths: Paths) -> None:
    names = ["finished/a\nb.stolik", "copies/2026-11-02\n.zip", "tournaments/a\nb.stolik-tournament"]
    lay(paths, DAY, dict.fromkeys(names, b"x"))
    assert sorted(path.as_posix() for path in paths.own_files(KEPT)) == sorted(names)
    assert kept(paths) == [name_of(DAY)]


def test_the_copies_move_with_the_data_folder(paths: Paths) -> None:
    two_days(paths)
    copies_of(paths).want(name_of(DAY))
    cloud_s = f"{name_of(DAY)} (conflicted copy).zip"
    for name in ("letter.zip", cloud_s):
        (paths.copies / name).touch()
    own = paths.own_files(KEPT, paths.copies)
    assert [path.name for path in own] == [cloud_s, f"{name_of(DAY)}.zip", "wanted.txt"]
    assert copies_of(paths).names == [name_of(DAY)]


def test_what_a_stop_has_left_beside_the_book_changes_nothing_in_it(paths: Paths) -> None:
    first, _ = two_days(paths)
    book = sqlite3.connect(paths.family_book)
    book.execute("PRAGMA cache_size = 1")
    book.execute("BEGIN IMMEDIATE")
    book.executemany("INSERT INTO games VALUES (?)", [(9,)] * 5_000)
    # The pages on the disk no longer have the committed data, which is in the journal.
    shutil.copy(paths.family_book, cut_off := paths.root / "cut")
    shutil.copy(journal := Path(f"{paths.family_book}-journal"), beside := paths.root / "cut-journal")
    book.close()
    cut_off.replace(paths.family_book)
    beside.replace(journal)
    assert put_back(paths, name_of(DAY)) == ["day_put_back"]
    assert content(paths) == first
    assert put_back(paths, f"{name_of(DAY + 100)}-1") == ["day_put_back"]
    with closing(sqlite3.connect(paths.family_book)) as again:
        assert again.execute("SELECT number FROM games").fetchall() == [(0,), (1,)]


# ------------------------------------------------------------------------------------------- every step

every = pytest.mark.parametrize("every", [13, pytest.param(3, marks=pytest.mark.rest)])
"""Some of the steps in the quick tier, more in the rest; the soak visits all in `tests.storage.deeds`."""

Try: TypeAlias = Callable[[int], Steps]
"""Returns the steps with an event at, or from, a step."""


def refuse(step: int) -> Steps:
    return Steps({step: refusing(errno.EIO)})


def next_start(paths: Paths) -> list[str]:
    """Start again."""
    remove_parts(paths.own_folders)
    return codes(copies_of(paths).put_back()) if paths.wanted_copy.exists() else []


def houses(paths: Paths, act: Callable[[], object], every: int) -> Iterator[int]:
    """Yield the numbers of an act's steps, each time with the house restored to its state before the act."""
    shutil.copytree(paths.root, there := paths.root.with_name("there"))
    with Steps() as steps:
        act()
    assert len(steps.calls) > 3
    for step in range(every // 2, len(steps.calls), every):
        shutil.rmtree(paths.root)
        shutil.copytree(there, paths.root)
        yield step


@every
@pytest.mark.parametrize("happens", [lambda step: Steps(stop=step), refuse], ids=["stopped", "refused"])
def test_wherever_putting_back_ends_the_next_start_goes_on_and_it_can_be_undone(
    paths: Paths, happens: Try, every: int
) -> None:
    first, second = two_days(paths)
    copies_of(paths).want(name_of(DAY))
    for step in houses(paths, copies_of(paths).put_back, every):
        with happens(step):
            assert codes(copies_of(paths).put_back()) in (["day_put_back"], ["day_not_put_back"])
        next_start(paths)
        assert content(paths) == first, step
        assert put_back(paths, f"{name_of(DAY + 100)}-1") == ["day_put_back"]
        assert content(paths) == second, step


@every
def test_wherever_copying_stops_every_copy_is_whole(paths: Paths, every: int) -> None:
    live(paths, DAY)
    kept(paths)
    live(paths, DAY + 1)
    for step in houses(paths, lambda: kept(paths), (every + 3) // 4):
        with Steps(stop=step):
            kept(paths)
        next_start(paths)
        for name in copies_of(paths).names:
            with ZipFile(paths.copies / f"{name}.zip") as archive:
                assert archive.testzip() is None
        assert kept(paths) == [name_of(DAY + 1), name_of(DAY)], step
        assert sorted(path.suffix for path in paths.copies.iterdir()) == [".zip", ".zip"]


@every
@pytest.mark.parametrize("name", ["settings.json", "puzzles.json"])
def test_what_another_writes_meanwhile_is_kept(paths: Paths, name: str, every: int) -> None:
    two_days(paths)
    copies_of(paths).want(name_of(DAY))
    for step in houses(paths, copies_of(paths).put_back, every):
        with Steps({step: lambda: (paths.root / name).write_bytes(b"another's")}):
            copies_of(paths).put_back()
        next_start(paths)
        found = [*content(paths).values()]
        for copy in copies_of(paths).names:
            with ZipFile(paths.copies / f"{copy}.zip") as archive:
                found += [archive.read(name)]
        assert b"another's" in found, step
