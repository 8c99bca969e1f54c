"""Where everything is kept: the note of it, the folder it leads to, and the target of a move."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

import pytest
from stolik.storage.paths import Paths
from stolik.storage.place import NOTE, Place, find_place, holds_data
from stolik.storage.settings import Settings, store_settings


@pytest.fixture
def usual(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the system's usual folder, with no other folder set."""
    monkeypatch.delenv("STOLIK_DATA_DIR")
    monkeypatch.setattr("platformdirs.user_data_dir", lambda *_, **__: str(tmp_path / "usual"))
    return tmp_path / "usual"


def note(usual: Path, **values: str) -> None:
    usual.mkdir(exist_ok=True)
    (usual / NOTE).write_text(json.dumps(values), "utf-8")


def test_the_folder_that_is_noted_is_used_and_without_a_note_the_usual_one(
    usual: Path, tmp_path: Path
) -> None:
    place = find_place()
    assert (place.root, place.usual, place.gone, place.away, place.fault) == (usual, usual, "", False, None)
    assert not usual.exists(), "looking makes nothing"
    (tmp_path / "stick").mkdir()
    note(usual, folder=str(tmp_path / "stick"))
    place = find_place()
    assert (place.root, place.gone, place.away, place.fault) == (tmp_path / "stick", "", True, None)


def test_a_folder_that_a_start_names_goes_before_the_note(
    usual: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    note(usual, folder=str(tmp_path))
    assert find_place(str(tmp_path / "given")) == Place(Paths(tmp_path / "given"))
    monkeypatch.setenv("STOLIK_DATA_DIR", str(tmp_path / "variable"))
    assert find_place() == Place(Paths(tmp_path / "variable"))
    assert not find_place().away


def test_instead_of_a_folder_that_is_gone_the_usual_one_is_used_and_the_note_stays(
    usual: Path, tmp_path: Path
) -> None:
    note(usual, folder=str(tmp_path / "stick"), wanted=str(tmp_path / "other"))
    before = (usual / NOTE).read_bytes()
    place = find_place()
    assert (place.root, place.gone, place.away) == (usual, str(tmp_path / "stick"), True)
    assert place.fault is not None
    assert (place.fault.code, place.fault.facts) == ("place_gone", {"folder": str(tmp_path / "stick")})
    assert (usual / NOTE).read_bytes() == before
    (tmp_path / "stick").mkdir()
    assert find_place().root == tmp_path / "stick"


def test_one_that_is_gone_for_good_is_forgotten_as_is_one_behind_a_file(usual: Path, tmp_path: Path) -> None:
    note(usual, folder=str(tmp_path / "stick"))
    place = find_place()
    assert place.forget_gone() is None
    assert (place.gone, find_place().fault) == ("", None)
    (tmp_path / "file").touch()
    note(usual, folder=str(tmp_path / "file" / ("x" * 300)))
    assert find_place().gone


@pytest.mark.parametrize(
    "content", ["{", "[]", '{"folder": 3}', '{"folder": "here", "version": 1}', '{"folder": "/a\\u0000"}']
)
def test_a_damaged_note_is_kept_aside_as_a_whole(usual: Path, content: str) -> None:
    usual.mkdir()
    (usual / NOTE).write_text(content, "utf-8")
    place = find_place()
    aside = usual / "place.damaged-1.json"
    assert place.root == usual
    assert place.fault is not None
    assert (place.fault.code, place.fault.facts) == ("place_damaged", {"file": str(aside)})
    assert aside.read_text("utf-8") == content
    assert find_place().fault is None


def test_what_the_note_doesn_t_know_is_kept(usual: Path, tmp_path: Path) -> None:
    note(usual, colour="red")
    place = find_place()
    assert place.want(tmp_path / "new") is None
    assert json.loads((usual / NOTE).read_text("utf-8")) == {
        "version": 1,
        "folder": "",
        "wanted": str(tmp_path / "new"),
        "part": "",
        "left": "",
        "meanwhile": False,
        "colour": "red",
    }
    assert find_place().note.is_pending
    assert find_place().want(None) is None
    assert not find_place().note.is_pending


# ---------------------------------------------------------------------- where a move leads


def test_stolik_s_data_are_told_from_those_of_others(tmp_path: Path) -> None:
    assert not holds_data(tmp_path)
    (tmp_path / "settings.json").write_text('{"theme": "dark"}', "utf-8")
    (tmp_path / "saves").mkdir()
    assert not holds_data(tmp_path), "another program's"
    assert not holds_data(tmp_path / "settings.json")
    assert not holds_data(tmp_path / ("x" * 300))
    (tmp_path / "saves" / "knaster.stolik").touch()
    assert holds_data(tmp_path)
    store_settings(tmp_path / "new" / "settings.json", Settings())
    assert holds_data(tmp_path / "new")


def test_a_move_leads_to_a_folder_of_stolik_s_own_or_to_its_data(usual: Path, tmp_path: Path) -> None:
    stick, place = tmp_path / "stick", find_place()
    stick.mkdir()
    assert place.landing(stick) == stick / "Stolik"
    (stick / "Stolik").touch()
    assert place.landing(stick) == stick / "Stolik (2)"
    (stick / "Stolik (2)").mkdir()
    assert place.landing(stick) == stick / "Stolik (3)", "nobody's folder is taken"
    store_settings(stick / "Stolik (2)" / "settings.json", Settings())
    assert place.landing(stick) == stick / "Stolik (2)"
    assert place.landing(stick / "Stolik (2)") == stick / "Stolik (2)"
    place.note.left = str(stick / "Stolik (2)")
    assert place.landing(stick) == stick / "Stolik (3)", "what is left over isn't used"


def test_a_move_into_itself_leads_nowhere(usual: Path, tmp_path: Path) -> None:
    store_settings(usual / "settings.json", Settings())
    place = find_place()
    (usual / "saves").mkdir()
    assert place.landing(usual) is None
    assert place.landing(usual / "saves") is None
    (tmp_path / "link").symlink_to(usual)
    assert place.landing(tmp_path / "link") is None


@pytest.mark.skipif(os.name != "posix", reason="links need rights elsewhere")
def test_a_folder_behind_a_link_that_leads_to_itself_is_gone(usual: Path, tmp_path: Path) -> None:
    circle = tmp_path / "circle"
    circle.symlink_to(circle)
    note(usual, folder=str(circle / "Stolik"))
    place = find_place()
    assert (place.root, place.gone, place.away) == (usual, str(circle / "Stolik"), True)
    assert place.landing(circle) == circle / "Stolik"


# ---------------------------------------------------------------------- a stick at another place


@pytest.fixture
def mounts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the folder where USB sticks are mounted."""
    folder = tmp_path / "media" / "ala"
    folder.mkdir(parents=True)
    monkeypatch.setattr(os.path, "ismount", lambda path: Path(path).parent == folder)
    return folder


def lay(folder: Path) -> Path:
    store_settings(folder / "settings.json", Settings())
    return folder


@pytest.mark.parametrize("inner", ["Stolik", "Games/Stolik"])
def test_a_folder_on_a_stick_is_found_where_the_stick_lies_now(usual: Path, mounts: Path, inner: str) -> None:
    found, folder = lay(mounts / "STICK1" / inner), mounts / "STICK" / inner
    (mounts / "CAMERA").mkdir()
    note(usual, folder=str(folder))
    place = find_place()
    assert (place.root, place.usual, place.gone, place.away) == (found, usual, "", True)
    assert place.fault is not None
    assert (place.fault.code, place.fault.facts) == (
        "place_found",
        {"folder": str(folder), "found": str(found)},
    )
    place.note_found()
    again = find_place()
    assert (again.root, again.fault) == (found, None)
    assert not again.note.is_pending


def test_no_other_folder_s_data_are_taken_for_those_of_a_stick_nor_any_where_two_may_be_meant(
    usual: Path, mounts: Path
) -> None:
    folder = mounts / "STICK" / "Stolik"
    note(usual, folder=str(folder))
    (mounts / "EMPTY" / "Stolik").mkdir(parents=True)
    lay(mounts / "OTHER" / "Backup of Stolik")
    lay(mounts.parent / "jan" / "Stolik")
    assert find_place().gone == str(folder)
    lay(mounts / "ONE" / "Stolik")
    assert find_place().root == mounts / "ONE" / "Stolik"
    lay(mounts / "OTHER" / "Stolik")
    assert find_place().gone == str(folder)


def test_that_the_stick_is_out_is_noted_until_nobody_waits_for_it(usual: Path, tmp_path: Path) -> None:
    note(usual, folder=str(tmp_path / "stick"))
    find_place().note_found()
    assert find_place().note.meanwhile
    assert find_place().gone == str(tmp_path / "stick")
    find_place().forget_gone()
    assert not find_place().note.is_pending


# ---------------------------------------------------------------------- a program on a stick


@pytest.mark.parametrize(
    "program, data",
    [
        ("stolik-1.1/stolik", "Stolik"),
        ("stolik-1.1/stolik", "stolik-1.1/Stolik"),
        ("Stolik/stolik.exe", "Stolik/Stolik"),
        ("Stolik/stolik.exe", "Stolik (2)"),
        ("Stolik.app/Contents/MacOS/stolik", "Stolik"),
    ],
)
def test_the_data_beside_a_program_that_was_carried_here_are_found(
    usual: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, program: str, data: str
) -> None:
    stick = tmp_path / "media" / "STICK"
    monkeypatch.setattr(sys, "executable", str(stick / program))
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert find_place().root == usual
    found = lay(stick / data)
    place = find_place()
    assert (place.root, place.usual, place.fault) == (found, None, None)
    assert not usual.exists(), "nothing is left on another's computer"
    note(usual)
    assert find_place().root == usual, "where a folder was ever chosen, that is the one"


def test_the_data_beside_an_appimage_are_found(
    usual: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "executable", str(tmp_path / ".mount_Stolik" / "usr" / "bin" / "stolik"))
    monkeypatch.setenv("APPIMAGE", str(tmp_path / "STICK" / "Stolik-1.1.AppImage"))
    found = lay(tmp_path / "STICK" / "Stolik")
    assert find_place().root == usual, "from the sources"
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert find_place().root == found
