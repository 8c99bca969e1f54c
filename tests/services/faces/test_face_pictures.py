"""A person's own picture as a face: recognized by content, read outside the window's process."""

from __future__ import annotations

import os
import sys
import zlib
from collections.abc import Callable
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from threading import Event

import pytest
from PIL import Image
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot
from stolik.engine.sitting import NEUTRAL_FACE
from stolik.services.faces.pictures import OWN_NUMBERS, FacePictures
from stolik.services.faces.reader import FaceReader, Read, judged
from stolik.services.faces.worker import LARGEST, LONGEST_SIDE, SIDE, RefusedError, face_of, limit, read_file
from stolik.services.sentences import say_fault
from stolik.storage.faults import FAULTS, Fault

from tests.house import House
from tests.services.faces.picture_files import (
    FORMATS,
    OTHER_KINDS,
    SVG,
    chunk,
    exif,
    photo,
    png_of,
    whole,
    written,
)
from tests.tiers import mostly_rest


@pytest.fixture
def pictures(qtbot: QtBot, tmp_path: Path) -> FacePictures:
    return FacePictures(tmp_path / "faces", rng=Random(1))


@pytest.fixture
def read(qtbot: QtBot, pictures: FacePictures) -> Callable[[Path], Read]:
    def wait(file: Path) -> Read:
        got: list[Read] = []
        pictures.read(file, got.append)
        assert got == [], "the window doesn't wait"
        assert pictures.property("reading")
        qtbot.waitUntil(lambda: bool(got))
        assert not pictures.property("reading")
        return got[0]

    return wait


@pytest.mark.parametrize("form", mostly_rest(FORMATS, usual=["JPEG"]))
def test_the_middle_of_a_picture_is_kept_small_and_without_metadata(
    read: Callable[[Path], Read], pictures: FacePictures, tmp_path: Path, form: str
) -> None:
    more = {"comment": b"a secret place"} if form == "JPEG" else {"xmp": b"a secret place"}
    # The name doesn't matter: files are judged by their first bytes.
    (tmp_path / "photo.gif").write_bytes(written(photo(), form, **more))
    face = read(tmp_path / "photo.gif")
    assert isinstance(face, bytes)
    number = pictures.keep(face)
    assert isinstance(number, int)
    assert number in OWN_NUMBERS
    assert pictures.property("numbers") == [number]
    file = tmp_path / "faces" / f"{number}.png"
    kept = QImage(str(file))
    assert (kept.width(), kept.height()) == (SIDE, SIDE)
    assert kept.pixelColor(SIDE // 2, SIDE // 2).green() > 200
    assert kept.pixelColor(24, SIDE // 2).red() < 60, "the sides are cut off"
    assert (kept.pixelColor(0, 0).alpha(), kept.textKeys()) == (0, [])
    assert b"secret" not in file.read_bytes()
    assert FacePictures(tmp_path / "faces").property("numbers") == [number], "the next start finds it"


@pytest.mark.rest
def test_the_largest_picture_makes_a_face(read: Callable[[Path], Read], tmp_path: Path) -> None:
    rows = zlib.compress(bytes((1 + 3 * LONGEST_SIDE) * LONGEST_SIDE), 1)
    (tmp_path / "large.png").write_bytes(png_of(width=LONGEST_SIDE, height=LONGEST_SIDE, rows=rows))
    assert isinstance(read(tmp_path / "large.png"), bytes)


def test_what_is_no_file_is_refused_and_nobody_waits(read: Callable[[Path], Read], tmp_path: Path) -> None:
    (tmp_path / "folder.png").mkdir()
    odd = [
        tmp_path / "folder.png",
        tmp_path / "nowhere.png",
        tmp_path / "a\0b.png",
        tmp_path / f"{'x' * 300}.png",
    ]
    if sys.platform != "win32":
        os.mkfifo(tmp_path / "pipe")
        (tmp_path / "link.png").symlink_to("pipe")
        (tmp_path / "round.png").symlink_to("round.png")
        odd += [tmp_path / "pipe", tmp_path / "link.png", tmp_path / "round.png", Path("/dev/zero")]
    for file in odd[:-1]:
        with pytest.raises(RefusedError, match="picture_unread"):
            read_file(str(file))
    assert read(odd[-1]) == Fault("picture_unread")


def die(connection: Connection, file: str) -> None:
    os._exit(3)


def hang(connection: Connection, file: str) -> None:
    Event().wait()


def flood(connection: Connection, file: str) -> None:
    connection.send_bytes(png_of(chunk(b"tEXt", bytes(2_000_000))))


def grow(connection: Connection, file: str) -> None:
    limit()
    held = [bytearray(16 * 1024 * 1024) for _ in range(1024)]
    connection.send_bytes(f"{len(held)}".encode())


def lie(connection: Connection, file: str) -> None:
    connection.send_bytes(Path(file).read_bytes())


@pytest.mark.parametrize("serve", mostly_rest([die, hang, flood], usual=[die]))
def test_a_process_that_dies_hangs_or_says_too_much_is_ended_and_told(
    qtbot: QtBot, serve: Callable[[Connection, str], None]
) -> None:
    reader = FaceReader(serve=serve, patience_ms=0 if serve is hang else 60_000)
    got: list[Read] = []
    reader.read(Path("any"), got.append)
    qtbot.waitUntil(lambda: bool(got))
    assert got == [Fault("picture_slow")]
    assert not reader.is_reading


@pytest.mark.rest
def test_a_reading_that_is_stopped_hands_nothing_over(qtbot: QtBot, tmp_path: Path) -> None:
    reader, got, later = FaceReader(serve=lie), list[Read](), list[Read]()
    (tmp_path / "face.png").write_bytes(face_of(whole("PNG")))
    reader.read(tmp_path / "nowhere.png", got.append)
    reader.read(tmp_path / "face.png", later.append)
    qtbot.waitUntil(lambda: bool(later))
    assert got == []
    assert isinstance(later[0], bytes)
    reader.stop()


@pytest.mark.rest
@pytest.mark.skipif(sys.platform == "win32", reason="that system bounds no process so")
def test_a_picture_that_takes_too_much_memory_costs_its_process_alone(qtbot: QtBot, tmp_path: Path) -> None:
    reader, got = FaceReader(serve=grow), list[Read]()
    reader.read(tmp_path, got.append)
    qtbot.waitUntil(lambda: bool(got))
    assert got == [Fault("picture_slow")]


def test_nothing_but_a_face_is_taken_from_the_process() -> None:
    face = face_of(whole("PNG"))
    taken = judged(face)
    assert isinstance(taken, bytes)
    assert QImage.fromData(taken).size().toTuple() == (SIDE, SIDE)
    assert judged(b"picture_wide") == Fault("picture_wide")
    for said in (
        b"",
        b"picture_",
        b"picture_\xff",
        whole("PNG"),
        whole("JPEG"),
        SVG,
        face[:-20],
        b"\x80\x05.",
    ):
        assert judged(said) == Fault("picture_damaged")


def test_every_refusal_has_a_sentence() -> None:
    codes = [code for code in FAULTS if code.startswith("picture_")]
    assert (len(codes), len({say_fault(Fault(code)) for code in codes})) == (6, 6)


def test_a_picture_that_can_not_be_written_or_has_no_room_is_told(
    pictures: FacePictures, tmp_path: Path
) -> None:
    folder = tmp_path / "faces"
    folder.write_text("in the way")
    fault = pictures.keep(b"a face")
    assert isinstance(fault, Fault)
    assert fault.code == "not_writable"
    folder.unlink()
    folder.mkdir()
    for number in OWN_NUMBERS:
        (folder / f"{number}.png").touch()
    assert pictures.keep(b"one more") == Fault("too_many_pictures")


def test_a_file_that_is_no_face_isn_t_shown_and_can_be_deleted(qapp: object, tmp_path: Path) -> None:
    folder = tmp_path / "faces"
    folder.mkdir()
    for number, content in enumerate((whole("PNG"), SVG, b"", face_of(whole("PNG"))), start=100):
        (folder / f"{number}.png").write_bytes(content)
    (folder / "104.png").mkdir()
    pictures = FacePictures(folder)
    assert pictures.property("numbers") == [103]
    pictures.delete(range(100, 105))
    assert [path.name for path in folder.iterdir()] == ["104.png"], "a folder isn't ours"
    assert pictures.property("numbers") == []


def test_a_picture_goes_once_nobody_wears_it_and_not_before(pictures: FacePictures, tmp_path: Path) -> None:
    face = face_of(whole("PNG"))
    numbers = [number for _ in range(3) if isinstance(number := pictures.keep(face), int)]
    pictures.keep_only(numbers[:2])
    assert pictures.property("numbers") == sorted(numbers[:2]), "the third was kept and is worn no more"
    again = FacePictures(tmp_path / "faces")
    again.keep_only(numbers[:1])
    assert again.property("numbers") == sorted(numbers[:2]), "whose the second is nobody knows"
    again.keep_only([])
    assert again.property("numbers") == numbers[1:2]


def test_it_is_worn_at_tables_and_gone_with_the_person(house: House, tmp_path: Path, qtbot: QtBot) -> None:
    shell, line_up = house.shell, house.tables.line_up
    choices = line_up.seat_choices

    def give(row: int, file: Path) -> None:
        choices.setPicture(row, str(file))
        qtbot.waitUntil(lambda: not choices.property("readsPicture"))

    (tmp_path / "b.png").write_bytes(whole("PNG"))
    shell.choose("pickomino")
    line_up.rename(0, "Ala")
    give(0, tmp_path / "b.png")
    (file,) = house.paths.faces.iterdir()
    shell.sit()
    assert house.setups[0].seats[0].face == int(file.stem)
    shell.leave()
    shell.choose("knaster")
    assert line_up.seat_rows.rows[0].face == int(file.stem)
    give(0, tmp_path)
    assert choices.property("pictureProblem") == "This file can't be read."
    assert line_up.seat_rows.rows[0].face == int(file.stem)
    give(0, tmp_path / "b.png")
    assert choices.property("pictureProblem") == ""
    line_up.remove(0)
    shell.choose("knaster")
    assert list(house.paths.faces.iterdir()) == [file], "what nobody wears is gone"
    line_up.forget("Ala")
    assert list(house.paths.faces.iterdir()) == []
    assert line_up.seat_rows.rows[0].face == NEUTRAL_FACE


def test_a_picture_goes_to_whom_it_was_chosen_for_though_seats_have_changed(
    house: House, tmp_path: Path, qtbot: QtBot
) -> None:
    line_up = house.tables.line_up
    choices = line_up.seat_choices
    (tmp_path / "b.png").write_bytes(whole("PNG"))
    house.shell.choose("pickomino")
    line_up.rename(0, "Ala")
    choices.setPicture(0, str(tmp_path / "b.png"))
    assert choices.property("readsPicture")
    line_up.move(0, 1)
    qtbot.waitUntil(lambda: not choices.property("readsPicture"))
    assert [row.face >= 100 for row in line_up.seat_rows.rows] == [False, True]
    choices.setPicture(1, str(tmp_path / "b.png"))
    line_up.remove(1)
    qtbot.waitUntil(lambda: not choices.property("readsPicture"))
    assert len(list(house.paths.faces.iterdir())) == 1, "whoever has stood up wears none"


def test_a_program_that_ends_waits_for_no_picture(house: House, tmp_path: Path) -> None:
    (tmp_path / "b.png").write_bytes(whole("PNG"))
    house.shell.choose("pickomino")
    house.tables.line_up.seat_choices.setPicture(0, str(tmp_path / "b.png"))
    house.shell.close()
    assert not house.tables.line_up.seat_choices.property("readsPicture")
    assert not house.paths.faces.exists()


def corners(face: bytes) -> list[str]:
    """Return the colours at the top left, top right, bottom left and bottom right of a face's middle."""
    image = QImage.fromData(face)
    names = {(True, False, False): "red", (False, True, False): "lime", (False, False, True): "blue"}
    found = []
    for x, y in ((96, 96), (160, 96), (96, 160), (160, 160)):
        colour = image.pixelColor(x, y)
        key = (colour.red() > 128, colour.green() > 128, colour.blue() > 128)
        found.append(names.get(key, "white"))
    return found


@pytest.mark.parametrize("orientation", range(1, 9))
def test_a_picture_lies_as_its_camera_was_held(orientation: int) -> None:
    image = Image.new("RGB", (64, 64), "white")
    for place, colour in (((0, 0), "red"), ((32, 0), "lime"), ((0, 32), "blue")):
        image.paste(colour, (*place, place[0] + 32, place[1] + 32))
    face = face_of(written(image, "JPEG", exif=exif(orientation), quality=95))
    upright = {
        1: ["red", "lime", "blue", "white"],
        2: ["lime", "red", "white", "blue"],
        3: ["white", "blue", "lime", "red"],
        4: ["blue", "white", "red", "lime"],
        5: ["red", "blue", "lime", "white"],
        6: ["blue", "red", "white", "lime"],
        7: ["white", "lime", "blue", "red"],
        8: ["lime", "white", "red", "blue"],
    }
    assert corners(face) == upright[orientation]


@pytest.mark.parametrize("form", ["PNG", "WEBP"])
def test_of_a_moving_picture_the_first_one_is_taken(form: str) -> None:
    frames = [Image.new("RGB", (40, 40), colour) for colour in ("lime", "red", "blue")]
    content = written(frames[0], form, save_all=True, append_images=frames[1:], duration=100)
    middle = QImage.fromData(face_of(content)).pixelColor(SIDE // 2, SIDE // 2)
    assert middle.green() > 200
    assert middle.red() < 60


@pytest.mark.parametrize(
    "form, mode, more",
    [("PNG", mode, {}) for mode in ("L", "LA", "P", "RGBA", "I;16", "1")]
    + [("JPEG", mode, {"progressive": is_so}) for mode in ("L", "CMYK") for is_so in (False, True)],
)
def test_any_kind_of_colours_makes_a_face(form: str, mode: str, more: dict[str, bool]) -> None:
    assert len(face_of(written(Image.new(mode, (30, 40)), form, **more))) > 100


def test_a_cmyk_picture_keeps_its_colours() -> None:
    # Whether the colours are inverted is stated in a part of the file that isn't the picture's own.
    content = written(Image.new("CMYK", (40, 40), (255, 0, 255, 0)), "JPEG", quality=95)
    middle = QImage.fromData(face_of(content)).pixelColor(SIDE // 2, SIDE // 2)
    assert (middle.red() < 80, middle.green() > 150, middle.blue() < 100) == (True, True, True)


REFUSED = {
    "picture_kind": OTHER_KINDS,
    "picture_damaged": {
        **{
            f"{part}/8 of {form}": whole(form)[: len(whole(form)) * part // 8]
            for form in ("PNG", "WEBP")
            for part in (1, 4, 7)
        },
        "no size": png_of(width=0),
        "no rows": png_of(rows=b""),
        "bad rows": png_of(rows=b"nothing"),
        "webp without a picture": b"RIFF\x04\0\0\0WEBP",
        "webp with an empty part": b"RIFF\x0c\0\0\0WEBPVP8L\0\0\0\0",
    },
    "picture_wide": {
        "png": png_of(width=LONGEST_SIDE + 1),
        "jpeg": written(Image.new("1", (LONGEST_SIDE + 1, 1)), "JPEG"),
        "lossless webp": written(Image.new("1", (LONGEST_SIDE + 1, 1)), "WEBP", lossless=True),
        "lossy webp": written(Image.new("1", (1, LONGEST_SIDE + 1)), "WEBP", quality=1),
    },
}
"""Files by the code of their refusal; those of another kind are refused before decoding."""


@pytest.mark.parametrize("code, name", [(code, name) for code, files in REFUSED.items() for name in files])
def test_what_makes_no_face_is_refused(code: str, name: str) -> None:
    with pytest.raises(RefusedError, match=code):
        face_of(REFUSED[code][name])


def test_a_file_of_too_many_bytes_is_refused_before_it_is_looked_into(tmp_path: Path) -> None:
    (tmp_path / "huge.png").write_bytes(png_of() + bytes(2 * LARGEST))
    content = read_file(str(tmp_path / "huge.png"))
    assert len(content) == LARGEST + 1
    with pytest.raises(RefusedError, match="picture_bytes"):
        face_of(content)
