"""The data folder reveals racks, banks, seeds and names, so only its owner can read it."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication
from stolik.services.base import Stories
from stolik.services.faces.pictures import FacePictures
from stolik.services.family_book.database import open_database
from stolik.services.kept.practice import PracticeBook
from stolik.services.kept.puzzles import SolvedPuzzles
from stolik.services.notices import Notices
from stolik.services.results.finished_games import Reports
from stolik.services.tournaments.saves import TablePlace, TournamentSaves
from stolik.services.tournaments.tournaments import Tournaments
from stolik.shell.single_instance import Claim, SingleInstance
from stolik.storage.atomic import write_new, write_text
from stolik.storage.entry_log import append_line
from stolik.storage.paths import Paths
from stolik.storage.profiles import People, store_people
from stolik.storage.saves import Saves, fault_of_folder
from stolik.storage.settings import Settings, load_settings, store_settings

from tests.flow.flow import Flow
from tests.storage.steps import Steps
from tests.storage.test_saves import GAME, played
from tests.tournament.fields import begun

pytestmark = pytest.mark.skipif(os.name != "posix", reason="modes are of POSIX")


@pytest.fixture(autouse=True)
def generous() -> Iterator[None]:
    """Give everybody all permissions that the program doesn't remove itself."""
    before = os.umask(0)
    yield
    os.umask(before)


def mode(path: Path) -> int:
    return path.stat().st_mode & 0o777


def modes_in(root: Path) -> tuple[dict[Path, int], dict[Path, int]]:
    """Return the modes of all files in a folder, and of all folders including itself."""
    found = (root, *root.rglob("*"))
    files = {path: mode(path) for path in found if path.is_file()}
    return files, {path: mode(path) for path in found if path.is_dir()}


def test_every_file_and_folder_of_the_data_folder_is_its_owners_alone(
    tmp_path: Path, qapp: QGuiApplication
) -> None:
    paths = Paths(tmp_path / "share" / "stolik")
    instance = SingleInstance(paths.root)
    assert instance.claim() is Claim.FIRST
    store_settings(paths.settings, Settings())
    store_people(paths.people, People())
    (SolvedPuzzles()).store(paths.root / "puzzles.json")
    (PracticeBook()).store(paths.root / "drills.json")
    append_line(paths.root / "practice_answers.jsonl", "{}", 100)
    Reports(paths).keep("abc", "{}")
    try:
        raise KeyError("a failing game")
    except KeyError as error:
        Stories(paths.failed, Notices()).keep_failed(Flow("hh", "pickomino").begin().run.story, error)
    Saves(paths).save(played(20))
    Saves(paths).save(played(10), f"{GAME}-2")
    Saves(paths).finish(f"{GAME}-2")
    place = TablePlace("cup", 7, 1, 1, 1)
    TournamentSaves(paths).saves.save(played(20), place.save)
    Tournaments(paths).save("cup", begun(4))
    # An unplayable game is moved aside and stays secret.
    Saves(paths).save(played(10), f"{GAME}-3")
    Saves(paths).path(f"{GAME}-3").write_text("{", "utf-8")
    Saves(paths).load(f"{GAME}-3")
    assert isinstance(FacePictures(paths.faces).keep(b"a picture"), int)
    book = open_database(paths.family_book).database
    book.execute("INSERT INTO evenings (day, most, people, is_over) VALUES (7, 5, '[]', 0)")
    files, folders = modes_in(tmp_path / "share")
    book.close()
    instance.release()
    assert {path.parent.name for path in files} == {
        "stolik", "saves", "finished", "reports", "failed", "tournaments", "tournament_tables", "faces",
    }  # fmt: skip
    assert len(files) == 16, "with the lock, the picture, the book and its journal"
    assert {path.name for path, each in files.items() if each != 0o600} == set()
    assert {path.name for path, each in folders.items() if each != 0o700} == set()


def test_no_file_is_anybody_s_to_read_while_it_is_written(tmp_path: Path) -> None:
    path, seen = Paths(tmp_path / "stolik").settings, set[int]()

    def look() -> None:
        if path.parent.is_dir():
            files, folders = modes_in(path.parent)
            seen.update(files.values(), folders.values())

    with Steps(dict.fromkeys(range(99), look)):
        assert store_settings(path, Settings()) is None
        assert store_settings(path, load_settings(path).document) is None
    assert seen == {0o600, 0o700}


def test_a_folder_that_is_made_is_its_owners_alone_and_one_that_is_there_keeps_its_mode(
    tmp_path: Path,
) -> None:
    assert fault_of_folder(tmp_path / "stolik" / "saves") is None
    assert [mode(path) for path in (tmp_path / "stolik", tmp_path / "stolik" / "saves")] == [0o700, 0o700]
    (tmp_path / "other").mkdir(0o750)
    store_settings(Paths(tmp_path / "other").settings, Settings())
    assert mode(tmp_path / "other") == 0o750


@pytest.mark.parametrize(
    "before, after",
    [
        (0o644, 0o600), (0o640, 0o600), (0o660, 0o600), (0o604, 0o600), (0o610, 0o600), (0o444, 0o400),
        (0o600, 0o600),
    ],
)  # fmt: skip
def test_a_book_that_others_could_read_is_its_owners_alone_once_it_is_opened(
    tmp_path: Path, before: int, after: int
) -> None:
    file = tmp_path / "family_book.sqlite"
    open_database(file).database.close()
    file.chmod(before)
    open_database(file).database.close()
    assert mode(file) == after


def test_a_damaged_book_that_others_could_read_is_its_owners_alone_where_it_is_kept(tmp_path: Path) -> None:
    file = tmp_path / "family_book.sqlite"
    sqlite3.connect(file).executescript("CREATE TABLE names (name TEXT)").connection.close()
    assert mode(file) == 0o644
    opened = open_database(file)
    opened.database.close()
    assert opened.told is not None
    assert [mode(path) for path in (file, Path(opened.told.facts["file"]))] == [0o600, 0o600]


def test_what_is_written_for_others_has_the_usual_mode_and_so_have_its_folders(tmp_path: Path) -> None:
    os.umask(0o022)
    written = write_new(tmp_path / "cards" / "card.pdf", b"card")
    write_text(tmp_path / "cups" / "cup", "cup", private=False)
    found = [written, written.parent, tmp_path / "cups" / "cup", tmp_path / "cups"]
    assert [mode(path) for path in found] == [0o644, 0o755, 0o644, 0o755]
