"""A picture of one's own as a face: small, square, without metadata, and gone with the person."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from PySide6.QtGui import QColor, QGuiApplication, QImage
from stolik.shell.face_pictures import LARGEST, LONGEST_SIDE, OWN_NUMBERS, SIDE, FacePictures
from stolik.storage.faults import Fault

from tests.shell.house import House


def painted(file: Path, width: int, height: int) -> Path:
    """Paint a picture with a green middle between two red sides, and a note in its metadata."""
    picture = QImage(width, height, QImage.Format.Format_RGB32)
    picture.fill(QColor("red"))
    left = max(0, (width - height) // 2)
    for x in range(left, width - left):
        for y in range(height):
            picture.setPixelColor(x, y, QColor("lime"))
    picture.setText("Comment", "a secret place")
    assert picture.save(str(file))
    return file


@pytest.fixture
def pictures(qapp: QGuiApplication, tmp_path: Path) -> FacePictures:
    return FacePictures(tmp_path / "faces", rng=Random(1))


@pytest.mark.parametrize("kind", ["png", "jpg"])
def test_the_middle_of_a_picture_is_kept_small_and_without_metadata(
    pictures: FacePictures, tmp_path: Path, kind: str
) -> None:
    number = pictures.add(painted(tmp_path / f"photo.{kind}", 90, 30))
    assert isinstance(number, int)
    assert number in OWN_NUMBERS
    file = tmp_path / "faces" / f"{number}.png"
    kept = QImage(str(file))
    assert (kept.width(), kept.height()) == (SIDE, SIDE)
    assert kept.pixelColor(SIDE // 2, SIDE // 2).green() > 200
    assert kept.pixelColor(24, SIDE // 2).red() < 60, "the sides are cut off"
    assert kept.pixelColor(0, 0).alpha() == 0
    assert kept.textKeys() == []
    assert b"secret" not in file.read_bytes()


def test_what_is_no_picture_or_too_large_is_refused_and_leaves_nothing(
    pictures: FacePictures, tmp_path: Path
) -> None:
    wide = QImage(LONGEST_SIDE + 1, 1, QImage.Format.Format_Mono)
    wide.fill(0)
    assert wide.save(str(tmp_path / "wide.png"))
    good = painted(tmp_path / "good.png", 4, 4).read_bytes()
    contents = {
        "text.png": b"hello",
        "empty.png": b"",
        "cut.png": good[:40],
        "drawing.png": b"<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>",
        "huge.png": good + bytes(LARGEST),
    }
    for name, content in contents.items():
        (tmp_path / name).write_bytes(content)
    for name in (*contents, "wide.png", "nowhere.png", "."):
        assert pictures.add(tmp_path / name) == Fault("no_picture"), name
    assert not (tmp_path / "faces").exists()


def test_a_picture_that_can_not_be_written_is_told(pictures: FacePictures, tmp_path: Path) -> None:
    (tmp_path / "faces").write_text("in the way")
    fault = pictures.add(painted(tmp_path / "a.png", 4, 4))
    assert isinstance(fault, Fault)
    assert fault.code == "not_writable"


def test_it_is_worn_at_every_table_and_gone_with_the_person(house: House, tmp_path: Path) -> None:
    shell, line_up = house.shell, house.tables.line_up
    shell.choose("pickomino")
    line_up.rename(0, "Ala")
    line_up.seat_choices.setPicture(0, str(painted(tmp_path / "b.png", 8, 8)))
    (file,) = house.paths.faces.iterdir()
    shell.sit()
    assert house.setups[0].avatars[0] == int(file.stem)
    shell.leave()
    shell.choose("knaster")
    assert line_up.seat_rows.rows[0]["face"] == int(file.stem)
    line_up.seat_choices.setPicture(0, str(tmp_path))
    assert "PNG or JPEG" in str(line_up.seat_choices.property("pictureProblem"))
    assert line_up.seat_rows.rows[0]["face"] == int(file.stem)
    line_up.seat_choices.setPicture(0, str(painted(tmp_path / "c.png", 8, 8)))
    assert line_up.seat_choices.property("pictureProblem") == ""
    line_up.remove(0)
    shell.choose("knaster")
    assert list(house.paths.faces.iterdir()) == [file], "what nobody wears is gone"
    line_up.forget("Ala")
    assert list(house.paths.faces.iterdir()) == []
    assert line_up.seat_rows.rows[0]["face"] < 12
