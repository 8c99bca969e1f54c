"""A name goes out of every file, however it is written; where it can't, that is told, and others go on."""

from __future__ import annotations

import errno
import json
import os
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from stolik.engine.record import record_text
from stolik.pages import kept_names
from stolik.services.sentences import say_fault
from stolik.services.tables import person_removal
from stolik.services.tables.person_removal import PersonRemoval
from stolik.storage import atomic
from stolik.storage.atomic import digest
from stolik.storage.faults import Fault, name_left
from stolik.storage.paths import Paths

from tests.storage.test_saves import played

CUP = Path(__file__).parents[2] / "tournament" / "files" / "version_1.stolik-tournament"


def remove_person(paths: Paths, name: str) -> Fault | None:
    removal = PersonRemoval(paths, name, kept_names())
    for _ in removal.steps():
        pass
    return removal.fault


def record(path: Path, name: str, *, escaped: bool = False, **more: Any) -> Path:
    data = {**json.loads(record_text(played(8))), **more}
    data["seats"][0] = {"name": name, "player": "human"}
    return written(path, json.dumps(data, ensure_ascii=escaped).encode())


def written(path: Path, content: bytes) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
    os.utime(path, ns=(7, 7))
    return path


def first_name(path: Path) -> str:
    return str(json.loads(path.read_text("utf-8"))["seats"][0]["name"])


def left(*files: Path) -> Fault:
    return Fault("name_left", {"files": ", ".join(map(str, files))})


@pytest.mark.parametrize("name, escaped", [("Ala", False), ('Ś "Ł"', True), ("\u2068דוד\u2069", True)])
def test_a_name_goes_out_of_every_folder_however_escaped(paths: Paths, name: str, escaped: bool) -> None:
    folders = (paths.saves, paths.finished, paths.records, paths.tournament_tables)
    files = [record(folder / "pickomino.stolik", name, escaped=escaped) for folder in folders]
    assert remove_person(paths, name.upper()) is None
    for file in files:
        assert first_name(file) == "Player 1"
        assert file.stat().st_mtime_ns == 7


def test_a_file_without_the_name_is_not_written(paths: Paths, monkeypatch: pytest.MonkeyPatch) -> None:
    record(paths.saves / "pickomino.stolik", "Ala")
    monkeypatch.setattr(person_removal, "exchange", refuse)
    assert remove_person(paths, "Jan") is None


def refuse(*_: object, **__: object) -> Any:
    raise OSError(errno.ENOSPC, "No space left on device")


def test_one_odd_file_stops_nothing_and_is_told(paths: Paths, monkeypatch: pytest.MonkeyPatch) -> None:
    odd = [record(paths.finished / f"{name}.stolik", "Ala") for name in ("a", "m", "z")]
    good = [record(paths.finished / f"{name}.stolik", "Ala") for name in ("b", "n")]
    before = [file.read_bytes() for file in odd]
    errors = iter((PermissionError(errno.EACCES, "no"), OSError(errno.EIO, "broken"), MemoryError()))
    read_bytes = atomic.read_bytes

    def read(path: Path, most: int) -> bytes:
        if path in odd:
            raise next(errors)
        return read_bytes(path, most)

    monkeypatch.setattr(person_removal, "read_bytes", read)
    fault = remove_person(paths, "Ala")
    assert fault is not None
    assert set(fault.facts["files"].split(", ")) == {str(file) for file in odd}
    assert [first_name(file) for file in good] == ["Player 1"] * 2
    assert [file.read_bytes() for file in odd] == before
    assert str(odd[0]) in say_fault(fault)


def test_a_full_disk_costs_no_file_and_is_told(paths: Paths, monkeypatch: pytest.MonkeyPatch) -> None:
    file = record(paths.saves / "pickomino.stolik", "Ala")
    before = file.read_bytes()
    monkeypatch.setattr(person_removal, "exchange", refuse)
    assert remove_person(paths, "Ala") == left(file)
    assert file.read_bytes() == before


def test_what_can_not_be_listed_is_told(paths: Paths, monkeypatch: pytest.MonkeyPatch) -> None:
    file = record(paths.finished / "pickomino.stolik", "Ala")
    record(paths.saves / "pickomino.stolik", "Ala")
    iterdir = Path.iterdir

    def listed(folder: Path) -> Any:
        if folder == paths.saves:
            raise PermissionError(errno.EACCES, "no")
        return iterdir(folder)

    monkeypatch.setattr(Path, "iterdir", listed)
    assert remove_person(paths, "Ala") == left(paths.saves)
    assert first_name(file) == "Player 1"


def test_behind_a_link_nothing_is_changed_and_that_is_told(paths: Paths, tmp_path: Path) -> None:
    outside = record(tmp_path / "outside" / "pickomino.stolik", "Ala")
    paths.root.mkdir()
    paths.finished.symlink_to(outside.parent)
    paths.saves.mkdir()
    (paths.saves / "knaster.stolik").symlink_to(outside)
    assert remove_person(paths, "Ala") == left(paths.finished, paths.saves / "knaster.stolik")
    assert first_name(outside) == "Ala"


def test_what_is_not_the_program_s_is_neither_looked_into_nor_changed_nor_told(paths: Paths) -> None:
    own = record(paths.saves / "knaster.stolik", "Ala")
    strange = [
        record(paths.root / name, "Ala")
        for name in (
            "holiday/ala.stolik",
            "saves/old/ala.stolik",
            "ala.stolik",
            "letter.1.txt",
            "saves/a.1.txt",
        )
    ]
    parts = [written(file.parent / ".ala-0a1b2c3d.part", b"") for file in strange[:2]]
    before = [file.read_bytes() for file in strange]
    assert remove_person(paths, "Ala") is None
    assert [first_name(own), *(file.read_bytes() for file in strange)] == ["Player 1", *before]
    assert all(part.exists() for part in parts)


def test_half_of_a_character_stops_nothing(paths: Paths) -> None:
    files = [
        record(paths.saves / "a.stolik", "Ala", escaped=True, program={"\ud800": "\udfff"}),
        record(paths.saves / "b.stolik", "\ud800Ala", escaped=True),
        record(paths.saves / "c.stolik", "Ala"),
    ]
    for name in ("Ala", "Ala\ud800"):
        assert remove_person(paths, name) is None
    assert [first_name(file) for file in files] == ["Player 1"] * 3
    assert json.loads(files[0].read_text("utf-8"))["program"] == {"\ud800": "\udfff"}


def test_a_file_of_a_newer_program_loses_the_name_too(paths: Paths) -> None:
    newer = record(paths.saves / "pickomino.newer-1.stolik", "Ala", version=9, new={"who": ["ala"]})
    other = written(
        paths.saves / "x.newer-1.stolik", b'{"format": "stolik-record", "players": ["Ala", "Alan"]}'
    )
    cup = written(paths.tournaments / "cup.stolik-tournament", b'{"version": 9, "rounds": {"Ala": 1}}')
    assert remove_person(paths, "ALA") is None
    assert first_name(newer) == "Player 1"
    assert json.loads(newer.read_text("utf-8"))["version"] == 9
    assert b'["Player", "Alan"]' in other.read_bytes()
    assert b'{"Player": 1}' in cup.read_bytes()


@pytest.mark.parametrize("content", [b"{", b'{"seats": 3, "x": "', b"[" * 50_000 + b'"'])
def test_a_damaged_file_loses_the_name_and_nothing_else(paths: Paths, content: bytes) -> None:
    file = written(paths.saves / "pickomino.stolik", content + b' Ala" Alan')
    assert remove_person(paths, "ala") is None
    assert file.read_bytes() == content + b' Player" Alan'


def test_where_bytes_are_broken_a_name_is_covered_and_nothing_moves(paths: Paths) -> None:
    file = record(paths.saves / "pickomino.damaged-1.stolik", "Zośka")
    content = file.read_bytes().replace(b'"log"', b'"l\xffg"')
    written(file, content)
    assert remove_person(paths, "Zos\u0301ka") is None
    assert file.read_bytes() == content.replace("Zośka".encode(), b"******")


def test_a_book_that_was_kept_aside_loses_the_name_and_can_still_be_looked_into(paths: Paths) -> None:
    paths.root.mkdir()
    aside = paths.root / "family_book.damaged-1.sqlite"
    book = sqlite3.connect(aside)
    book.execute("CREATE TABLE seats (name TEXT, folded TEXT, score INTEGER)")
    book.executemany("INSERT INTO seats VALUES (?, ?, ?)", [("Zośka", "zośka", 7), ("Ola", "ola", 8)])
    book.commit()
    book.close()
    assert remove_person(paths, "ZOŚKA") is None
    book = sqlite3.connect(aside)
    rows = book.execute("SELECT * FROM seats").fetchall()
    book.close()
    assert rows == [("*" * 6, "*" * 6, 7), ("Ola", "ola", 8)]


def test_a_file_that_is_too_large_is_left_and_told(paths: Paths, monkeypatch: pytest.MonkeyPatch) -> None:
    file = record(paths.saves / "pickomino.damaged-1.stolik", "Ala")
    before = file.read_bytes()
    monkeypatch.setattr(person_removal, "LARGEST", len(before) - 1)
    assert remove_person(paths, "Ala") == left(file)
    assert file.read_bytes() == before
    monkeypatch.setattr(person_removal, "LARGEST", len(before))
    assert remove_person(paths, "Ala") is None


def test_documents_of_the_program_are_left_to_their_keepers(paths: Paths) -> None:
    documents = [
        written(paths.root / name, b'{"people": ["Ala"]}') for name in ("people.json", "drills.json")
    ]
    aside = written(paths.root / "people.damaged-1.json", b'{"people": ["Ala"]}')
    face = written(paths.faces / "123.png", b"\x89PNG Ala")
    assert remove_person(paths, "Ala") is None
    assert [file.read_bytes() for file in documents] == [b'{"people": ["Ala"]}'] * 2
    assert aside.read_bytes() == b'{"people": ["Player"]}'
    assert face.read_bytes() == b"\x89PNG Ala"


def test_an_entrant_and_the_records_of_the_tournament_have_one_new_name(paths: Paths) -> None:
    cup = CUP.read_text("utf-8").replace("Ala", "\u2068דוד\u2069")
    written(paths.tournaments / "rummikub.stolik-tournament", cup.encode())
    at_table = record(paths.tournament_tables / "rummikub-7-round-1-table-1-game-1.stolik", "דוד")
    assert remove_person(paths, "דוד") is None
    assert first_name(at_table) == "Player 1"
    assert "דוד" not in (paths.tournaments / "rummikub.stolik-tournament").read_text("utf-8")


def test_of_many_files_some_are_told() -> None:
    assert name_left([]) is None
    assert name_left(["a"]) == Fault("name_left", {"files": "a"})
    assert name_left(list("abcdefgh")) == Fault("name_left", {"files": "a, b, c, d, e, …"})


def test_a_large_file_that_was_kept_aside_is_changed_piece_by_piece(paths: Paths) -> None:
    text = '{"name": "Ala", "said": 30}, {"name": "Alan"}\n' * 6_000
    aside = written(paths.root / "guesses.damaged-1.jsonl", text.encode())
    removal = PersonRemoval(paths, "ala", kept_names())
    assert sum(1 for _ in removal.steps()) > len(text) / 20_000
    assert removal.is_whole
    assert aside.read_text("utf-8") == text.replace('"Ala"', '"Player"')
    assert aside.stat().st_mtime_ns == 7


def test_a_large_damaged_game_under_its_own_name_is_changed_piece_by_piece(paths: Paths) -> None:
    whole = record(paths.saves / "knaster.stolik", "Ala", program={"said": "so" * 200_000})
    text = whole.read_text("utf-8").replace('"Ala"', '"Ala"}', 1)
    damaged = written(paths.saves / "pickomino.stolik", text.encode())
    removal = PersonRemoval(paths, "Ala", ())
    assert sum(1 for _ in removal.steps()) > len(text) / 20_000
    assert removal.is_whole
    assert (first_name(whole), damaged.read_text("utf-8")) == ("Player 1", text.replace('"Ala"', '"Player"'))


def test_two_names_go_out_of_a_large_file_at_once(paths: Paths) -> None:
    aside = written(paths.root / "people.damaged-1.json", b"\xff" + b"Ala Ola Alan " * 30_000)
    removals = [PersonRemoval(paths, name, ()) for name in ("Ala", "Ola")]
    first = removals[0].steps()
    next(first)
    for steps in (removals[1].steps(), first):
        assert list(steps)
    assert aside.read_bytes() == b"\xff" + b"*** *** Alan " * 30_000


def test_what_another_time_may_help_with_is_not_whole(paths: Paths, monkeypatch: pytest.MonkeyPatch) -> None:
    file = record(paths.saves / "pickomino.stolik", "Ala")
    paths.finished.symlink_to(paths.saves)
    for is_whole in (False, True):
        removal = PersonRemoval(paths, "Ala", ())
        with monkeypatch.context() as patched:
            if not is_whole:
                patched.setattr(person_removal, "exchange", refuse)
            assert list(removal.steps()) == []
        assert removal.is_whole == is_whole
        assert removal.fault == (left(paths.finished) if is_whole else left(paths.finished, file))


def test_a_name_goes_out_of_what_another_computer_wrote_and_of_what_a_stop_left_aside(paths: Paths) -> None:
    beside = record(paths.saves / "pickomino-2.stolik", "Ala")
    people = written(paths.root / "people.other-1.json", b'{"people": [{"name": "Ala"}]}')
    aside = f".pickomino.stolik-{digest(b'known')}-0a1b2c3d.was"
    record(paths.saves / aside, "Ala")
    assert remove_person(paths, "Ala") is None
    assert b"Ala" not in people.read_bytes()
    assert first_name(beside) == first_name(paths.saves / "pickomino.stolik") == "Player 1"
    assert not (paths.saves / aside).exists()


def test_what_another_computer_writes_meanwhile_is_kept_and_told(
    paths: Paths, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = record(paths.saves / "pickomino.stolik", "Ala")

    def write_once_it_has_come(path: Path, content: bytes, known: str, dated: int) -> Path | None:
        file.write_bytes(b"another's")
        return atomic.exchange(path, content, known, dated)

    monkeypatch.setattr(person_removal, "exchange", write_once_it_has_come)
    removal = PersonRemoval(paths, "Ala", ())
    assert list(removal.steps()) == []
    assert (removal.fault, removal.is_whole) == (left(file), False)
    assert first_name(file) == "Player 1"
    assert file.with_stem("pickomino-2").read_bytes() == b"another's"
