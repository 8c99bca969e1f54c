"""Every file of a data folder is read as by the program, and unusable ones are named."""

from __future__ import annotations

import json
import os
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest
from stolik.engine.record import LARGEST
from stolik.pages import keepings
from stolik.services.check_data import DONE, WHAT, Checked, check
from stolik.storage.paths import Paths
from stolik.storage.place import Place

from tests.services.whole_folder import TABLE, TESTS, build, judge_damaged, names

Spoil = Callable[[Path], object]


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(tmp_path_factory.mktemp("whole") / "stolik").root


@pytest.fixture
def root(whole: Path, tmp_path: Path) -> Path:
    return Path(shutil.copytree(whole, tmp_path / "stolik"))


def wrong(root: Path) -> list[Checked]:
    return [each for each in check(Place(Paths(root)), keepings()) if each.what]


def cut(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-40])


def put(**values: Any) -> Spoil:
    def spoil(path: Path) -> None:
        path.write_text(json.dumps(json.loads(path.read_bytes()) | values), "utf-8")

    return spoil


def sql(statement: str) -> Spoil:
    def spoil(path: Path) -> None:
        with closing(sqlite3.connect(path)) as database, database:
            database.execute(statement)

    return spoil


def text(before: str, after: str) -> Spoil:
    def spoil(path: Path) -> None:
        assert before in path.read_text("utf-8")
        path.write_text(path.read_text("utf-8").replace(before, after, 1), "utf-8")

    return spoil


def grown(path: Path) -> None:
    os.truncate(path, LARGEST + 1)


def flipped(path: Path) -> None:
    content = bytearray(path.read_bytes())
    content[len(content) // 2] ^= 1
    path.write_bytes(content)


def holding(content: str) -> Spoil:
    return lambda path: path.write_text(content, "utf-8")


def folder(path: Path) -> None:
    path.unlink(missing_ok=True)
    path.mkdir()


def named_newer(path: Path) -> None:
    put(version=2)(path)
    path.rename(path.with_name("knaster.newer-1.stolik"))


def test_of_a_whole_folder_every_file_is_read_and_none_is_named(root: Path) -> None:
    checked = list(check(Place(Paths(root)), keepings()))
    assert [each for each in checked if each.what] == []
    assert (sorted(each.file for each in checked), len(checked)) == (names(root), 25)
    assert {(root / each.file).parent for each in checked} == {root, *Paths(root).folders}


@pytest.mark.parametrize("version", ["0.1.0", "1.0.0"])
def test_what_an_older_version_has_left_is_in_order(version: str, tmp_path: Path) -> None:
    root = Path(shutil.copytree(TESTS / "saves" / f"house_of_{version}", tmp_path / "stolik"))
    assert wrong(root) == []
    # The lost part is read as zeros, which nothing can use.
    cut(root / "family_book.sqlite")
    assert wrong(root) == [("family_book.sqlite", "damaged", "known")]


LINE_UP = {"pickomino": {"seats": [], "options": {"no_such_option": True}}}


@pytest.mark.parametrize(
    "file, spoil, what, done",
    [
        ("settings.json", cut, "damaged", "used"),
        ("settings.json", put(scale=99), "damaged", "used"),
        ("settings.json", put(version=2), "from_the_future", "known"),
        ("settings.json", holding('{"version": 1, "people": []}'), "damaged", "known"),
        ("settings.json", folder, "unreadable", "left"),
        ("settings.json", grown, "too_large", "used"),
        ("people.json", put(people=[{"name": "x" * 99}]), "damaged", "used"),
        ("people.json", put(line_ups=LINE_UP), "out_of_bounds", "left_out"),
        ("place.json", put(folder="here"), "damaged", "aside"),
        ("lessons.json", put(version=2), "from_the_future", "aside"),
        ("puzzles.json", put(people=[]), "damaged", "used"),
        ("drills.json", text("roll", "fold"), "edited", "left_out"),
        ("explored.json", text("roll", "fold"), "edited", "left_out"),
        ("guesses.jsonl", cut, "damaged", "left_out"),
        ("practice_answers.jsonl", text('"box": 1', '"box": 99'), "damaged", "left_out"),
        ("family_book.sqlite", cut, "damaged", "known"),
        ("family_book.sqlite", lambda path: os.truncate(path, 5000), "damaged", "anew"),
        ("family_book.sqlite", sql("PRAGMA user_version = 99"), "from_the_future", "anew"),
        ("family_book.sqlite", sql("UPDATE games SET day = -5"), "out_of_bounds", "used"),
        ("family_book.sqlite", lambda path: path.write_bytes(b""), "damaged", "again"),
        ("saves/knaster.stolik", cut, "damaged", "aside"),
        ("saves/knaster.stolik", put(rules=1, starter=1), "edited", "aside"),
        ("saves/knaster.stolik", put(version=2), "from_the_future", "aside"),
        ("saves/knaster.newer-1.stolik", named_newer, "from_the_future", "left"),
        ("saves/knaster.stolik", put(game="bridge"), "of_another_game", "aside"),
        ("saves/knaster.stolik", grown, "too_large", "aside"),
        (f"tournament_tables/{TABLE}", cut, "damaged", "aside"),
        ("finished/ryzyk_fizyk-1.stolik", text('"roll"', '"fold"'), "edited", "left"),
        ("finished/records/0a1b.stolik", put(version=2), "from_the_future", "left"),
        ("tournaments/rummikub.stolik-tournament", cut, "damaged", "aside"),
        ("tournaments/rummikub.stolik-tournament", text('"games": 2', '"games": 999'), "edited", "aside"),
        ("tournaments/rummikub.stolik-tournament", put(version=9), "from_the_future", "left"),
        ("failed/pickomino-1.stolik-happened", cut, "damaged", "left"),
        ("failed/pickomino-1.stolik-happened", put(version=9), "from_the_future", "left"),
        ("failed/pickomino-1.stolik-happened", text('"human"', '"horse"'), "edited", "left"),
        ("faces/123.png", cut, "damaged", "left"),
        ("faces/123.png", flipped, "damaged", "left"),
        *(("reports/ab.json", holding(text), "damaged", "again") for text in ("null", "3", "[]", "{}")),
        ("copies/wanted.txt", holding("yesterday"), "damaged", "left"),
        ("notes.txt", holding("milk"), "foreign", "left"),
        ("saves/knaster.txt", holding("milk"), "foreign", "left"),
        ("holiday", folder, "foreign", "left"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_named_with_what_will_be_done(
    root: Path, file: str, spoil: Spoil, what: str, done: str
) -> None:
    # The file under the special name is made from the usual one.
    spoil(root / file.replace(".newer-1", ""))
    assert wrong(root) == [(file, what, done)]


def test_a_report_is_judged_by_its_game(root: Path) -> None:
    (of_today,) = [path for path in (root / "reports").iterdir() if not path.name.startswith("43a3")]
    put(start=[0.5, 0.5])(of_today)
    assert wrong(root) == [(f"reports/{of_today.name}", "damaged", "again")]


def test_a_copy_of_an_earlier_day_is_judged_by_all_that_it_holds(root: Path) -> None:
    (day,) = (root / "copies").glob("*.zip")
    with ZipFile(day) as archive:
        (book,) = [each for each in archive.infolist() if each.filename == "family_book.sqlite"]
    content = bytearray(day.read_bytes())
    content[book.header_offset + 30 + len(book.filename) + book.compress_size // 2] ^= 1
    day.write_bytes(content)
    (root / "copies" / "wanted (1).txt").write_text("a cloud's", "utf-8")
    assert wrong(root) == [(f"copies/{day.name}", "damaged", "left")]


def test_what_systems_and_the_program_itself_lay_down_is_not_named(root: Path) -> None:
    before = list(check(Place(Paths(root)), keepings()))
    for name in (
        ".DS_Store",
        ".people.json-00112233.part",
        "people.damaged-1.json",
        "family_book.merged-1.sqlite",
    ):
        (root / name).write_bytes(b"?")
    (root / "saves" / "knaster.damaged-1.stolik").write_bytes(b"?")
    assert list(check(Place(Paths(root)), keepings())) == before
    for name in ("running.lock", "family_book.sqlite-journal"):
        (root / name).write_bytes(b"")
    assert wrong(root) == []


@pytest.mark.parametrize(
    "name", ["family_book (1).sqlite", "family_book[1].sqlite", "family_book[a-z].sqlite"]
)
def test_a_copy_of_the_book_that_a_cloud_has_made_is_judged_as_one(root: Path, name: str) -> None:
    shutil.copy(root / "family_book.sqlite", root / name)
    assert wrong(root) == []
    os.truncate(root / name, 5000)
    assert wrong(root) == [(name, "damaged", "anew")]


def test_the_note_of_another_folder_is_read_too_and_a_folder_that_is_none_is_named(
    root: Path, tmp_path: Path
) -> None:
    note = tmp_path / "usual" / "place.json"
    note.parent.mkdir()
    place = Place(Paths(root), note.parent)
    whole = list(check(place, keepings()))
    note.write_text("{", "utf-8")
    shutil.rmtree(root / "saves")
    (root / "saves").write_text("in the way", "utf-8")
    assert [each for each in check(place, keepings()) if each.what] == [
        (str(note), "damaged", "aside"),
        ("saves", "unreadable", "left"),
    ]
    assert len(whole) == 25


def test_an_empty_folder_and_none_are_in_order_and_one_that_can_t_be_looked_into_is_named(
    tmp_path: Path,
) -> None:
    for root in (tmp_path, tmp_path / "none"):
        assert list(check(Place(Paths(root)), keepings())) == []
    (root := tmp_path / "stolik").write_text("in the way", "utf-8")
    assert list(check(Place(Paths(root)), keepings())) == [(str(root), "unreadable", "left")]


def test_of_a_folder_of_others_only_that_is_told(tmp_path: Path) -> None:
    for name in ("letter.odt", "photo.jpg", ".hidden"):
        (tmp_path / name).touch()
    (tmp_path / "saves").mkdir()
    (tmp_path / "saves" / "letter.odt").touch()
    assert list(check(Place(Paths(tmp_path)), keepings())) == [(str(tmp_path), "no_stolik", "left")]
    (tmp_path / "people.damaged-1.json").touch()
    assert len(wrong(tmp_path)) == 3


def state(root: Path) -> dict[str, Any]:
    found = {}
    for path in [root, *sorted(root.rglob("*"))]:
        known = path.stat()
        content = path.read_bytes() if path.is_file() else sorted(each.name for each in path.iterdir())
        found[str(path)] = (content, known.st_mtime_ns, known.st_mode, known.st_ino)
    return found


def test_nothing_is_changed_on_the_disk(root: Path) -> None:
    for name in names(root)[::2]:
        cut(root / name)
    (root / "notes.txt").write_text("milk", "utf-8")
    before = state(root)
    assert len(wrong(root)) == 14
    assert state(root) == before


def test_every_code_has_its_sentence() -> None:
    for what in WHAT:
        for done in DONE:
            assert Checked("saves/knaster.stolik", what, done).text.count("saves/knaster.stolik") == 1
    assert Checked("a.json", "damaged", "used").text == (
        "a.json is damaged. Stolik uses what it can read and keeps the old file."
    )


def test_every_file_in_which_people_keep_something_tells_what_it_holds() -> None:
    for keeping in keepings():
        assert len(keeping.kind().KINDS) == len(keeping.files), keeping.files


@pytest.mark.parametrize("seed", range(20))
def test_what_is_damaged_is_named_and_nothing_else(whole: Path, tmp_path: Path, seed: int) -> None:
    judge_damaged(whole, tmp_path, seed)
