"""A tournament is saved after every entry; unplayable ones are kept aside, and nothing is overwritten."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest
from stolik.services.tournaments import tournaments
from stolik.services.tournaments.tournaments import Tournaments, read_tournament
from stolik.storage.faults import FAULTS, Fault
from stolik.storage.paths import Paths
from stolik.tournament.championship import begin_championship, cup_of
from stolik.tournament.entries import Corrected, Entered
from stolik.tournament.file_format import TournamentFault, tournament_text
from stolik.tournament.tournament import LARGEST, MOST_ENTRIES, EntryRefused, Tournament

from tests.refusing import refusing
from tests.tournament.fields import begun, drawn, enter, played_out


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "stolik" / "tournaments"


@pytest.fixture
def store(tmp_path: Path) -> Tournaments:
    return Tournaments(Paths(tmp_path / "stolik"))


def put(store: Tournaments, content: str, name: str = "rummikub") -> Path:
    path = store.path(name)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(content, encoding="utf-8")
    return path


def test_a_tournament_goes_on_after_any_entry(store: Tournaments) -> None:
    cup = begun(7)
    assert store.load("rummikub") is None
    drawn(cup)
    enter(cup, 1, 60, -10, -20, -30)
    assert store.save("rummikub", cup, "stolik 1") is None
    read = store.load("rummikub")
    assert isinstance(read, Tournament)
    assert (read.log, read.state) == (cup.log, cup.state)
    assert b'"program": "stolik 1"' in store.path("rummikub").read_bytes()


def test_names_are_free_and_the_latest_comes_first(store: Tournaments) -> None:
    assert store.names() == ()
    assert store.free_name("rummikub") == "rummikub"
    for number in range(3):
        name = store.free_name("rummikub")
        assert store.save(name, begun(4)) is None
        os.utime(store.path(name), (number, number))
    put(store, "", "rummikub.damaged-1")
    assert store.names() == ("rummikub-3", "rummikub-2", "rummikub")
    for name in ("rummikub-10", "rummikub-9"):
        assert store.save(name, begun(4)) is None
        os.utime(store.path(name), (5, 5))
    assert store.names()[:2] == ("rummikub-10", "rummikub-9"), "of one time the higher number"


@pytest.mark.parametrize(
    "name",
    [
        "rummikub (Anna's MacBook.local conflicted copy 2026-11-28)",
        "rummikub.sync-conflict-20261128-101010-ABCDEF",
        "rummikub-PC1",
    ],
)
def test_a_copy_that_a_cloud_has_named_is_a_tournament_too(store: Tournaments, name: str) -> None:
    put(store, tournament_text(begun(5)), name)
    put(store, "", f"._{name}")
    if os.name == "posix":  # links need rights elsewhere
        store.path("lost").symlink_to(store.path("nowhere"))
    assert store.names() == (name,), "what can't be looked at hides no other"
    assert isinstance(store.load(name), Tournament)
    put(store, "", name)
    assert isinstance(store.load(name), Fault)
    assert store.names() == ()


@pytest.mark.parametrize(
    "code,content",
    [
        ("tournament_damaged", ""),
        ("tournament_damaged", tournament_text(begun(4))[:-20]),
        ("tournament_edited", tournament_text(begun(4)).replace('"Ala"', '""')),
    ],
)
def test_what_can_not_go_on_is_kept_aside(store: Tournaments, folder: Path, code: str, content: str) -> None:
    put(store, content)
    fault = store.load("rummikub")
    assert fault == Fault(code, {"file": str(folder / "rummikub.damaged-1.stolik-tournament")})
    assert Path(fault.facts["file"]).read_text(encoding="utf-8") == content
    assert "{file}" in FAULTS[fault.code]
    assert store.load("rummikub") is None
    assert store.names() == ()


def test_a_file_of_a_newer_program_stays_where_it_is(store: Tournaments) -> None:
    content = tournament_text(begun(4)).replace('"version": 1', '"version": 3')
    path = put(store, content)
    fault = store.load("rummikub")
    assert fault == Fault("tournament_from_the_future", {"file": str(path)})
    assert store.save("rummikub", begun(4)) == fault
    assert path.read_text(encoding="utf-8") == content
    assert store.free_name("rummikub") == "rummikub-2"
    assert Tournaments.free_name(store, "knaster") == "knaster"


def test_what_can_be_neither_read_nor_moved_is_never_overwritten(
    store: Tournaments, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = put(store, "damaged")

    monkeypatch.setattr(tournaments, "set_aside", refusing(errno.EACCES))
    fault = store.load("rummikub")
    assert isinstance(fault, Fault)
    assert fault.code == "not_writable"
    assert store.save("rummikub", begun(4)) == fault
    path.unlink()
    path.mkdir()
    store.path("knaster").mkdir()
    fault = store.load("knaster")
    assert isinstance(fault, Fault)
    assert fault.code == "unreadable"
    assert store.save("knaster", begun(4)) == fault


def test_what_could_not_be_read_again_is_not_written_and_the_file_stays(store: Tournaments) -> None:
    cup = begun(7)
    drawn(cup)
    enter(cup, 1, 60, -10, -20, -30)
    entered = cup.log[-1]
    assert isinstance(entered, Entered)
    corrected = Corrected(1, 1, 1, entered.points, before=entered.points, by="Ala")
    while len(cup.log) < MOST_ENTRIES:
        cup.submit(corrected)
    assert store.save("rummikub", cup) is None
    assert store.save("rummikub", cup, "p" * LARGEST) == Fault("too_much")
    with pytest.raises(EntryRefused, match="tournament_full"):
        cup.submit(corrected)
    assert len(read_tournament(store.path("rummikub")).log) == MOST_ENTRIES


def test_an_unreadable_folder_holds_nothing(store: Tournaments, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "glob", refusing(errno.EACCES))
    assert store.names() == ()


def test_a_file_that_is_too_large_is_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tournaments, "LARGEST", 10)
    path = tmp_path / "cup.stolik-tournament"
    path.write_text(tournament_text(begun(4)), encoding="utf-8")
    with pytest.raises(TournamentFault) as fault:
        read_tournament(path)
    assert fault.value.rejection.code == "not_a_tournament"


def test_the_cups_are_read_off_all_files_and_no_file_is_touched(store: Tournaments) -> None:
    played = played_out(begin_championship("Ala", 7))
    assert store.cups() == ()
    put(store, tournament_text(played), "rummikub")
    put(store, tournament_text(begin_championship("Ola", 7)), "rummikub-2")
    put(store, "{", "rummikub-3")
    [cup] = store.cups()
    assert cup == cup_of(played.state)
    assert len(store.names()) == 3
