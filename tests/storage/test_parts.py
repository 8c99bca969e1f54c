"""What writes that were cut off have left goes, wherever in the data folder the program writes."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from stolik.storage.atomic import put_away, remove_parts, remove_reserved
from stolik.storage.paths import Paths


def part_in(folder: Path) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    part = folder / ".game.stolik-0a1b2c3d.part"
    part.write_text("a rack and the bank", "utf-8")
    return part


def remove(root: Path) -> None:
    remove_parts(Paths(root).own_folders)


def test_parts_go_from_the_data_folder_and_from_those_of_the_program_in_it(tmp_path: Path) -> None:
    root = tmp_path / "stolik"
    parts = [part_in(folder) for folder in (root, root / "saves", root / "finished" / "records")]
    kept = [root / "finished" / "records" / name for name in ("game.stolik", "game.part", ".game")]
    for path in kept:
        path.touch()
    remove(root)
    assert [part.exists() for part in parts] == [False, False, False]
    assert [path.exists() for path in kept] == [True, True, True]


@pytest.mark.parametrize("name", [".holiday.mkv.part", ".game-1.part", "-0a1b2c3d.part"])
def test_what_another_program_has_not_ended_stays(tmp_path: Path, name: str) -> None:
    parts = [tmp_path / name, tmp_path / "saves" / name]
    for part in parts:
        part.parent.mkdir(exist_ok=True)
        part.touch()
    remove(tmp_path)
    assert all(part.exists() for part in parts)


@pytest.mark.parametrize("name", [".stolik-0a1b2c3d.part", ".game-a_1b2c3d.part", ".probe-zz_9yx0w.part"])
def test_every_name_that_any_version_gives_goes(tmp_path: Path, name: str) -> None:
    (tmp_path / name).touch()
    remove(tmp_path)
    assert list(tmp_path.iterdir()) == []


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


def test_parts_where_the_program_doesn_t_write_stay(tmp_path: Path) -> None:
    parts = [part_in(tmp_path / name) for name in ("one", "one/two", "saves/records")]
    remove(tmp_path)
    assert all(part.exists() for part in parts)


def test_a_folder_that_is_not_there_has_no_parts(tmp_path: Path) -> None:
    remove(tmp_path / "stolik")
    assert list(tmp_path.iterdir()) == []


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
