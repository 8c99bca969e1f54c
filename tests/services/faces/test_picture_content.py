"""What is decoded of a picture: PNG, JPEG and WebP by their first bytes, and nothing that goes along."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image
from PySide6.QtGui import QImage
from stolik.services.faces.worker import LARGEST, LONGEST_SIDE, SIDE, RefusedError, face_of, read_file

from tests.services.faces.picture_files import (
    OTHER_KINDS,
    exif,
    png_of,
    whole,
    written,
)


def corners(face: bytes) -> list[str]:
    """Return the colours left above, right above, left below and right below the middle of a face."""
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


@pytest.mark.parametrize("mode", ["L", "LA", "P", "RGBA", "I;16", "1"])
def test_a_png_of_any_kind_of_colours_makes_a_face(mode: str) -> None:
    assert len(face_of(written(Image.new(mode, (30, 40)), "PNG"))) > 100


@pytest.mark.parametrize("mode", ["L", "CMYK"])
@pytest.mark.parametrize("progressive", [False, True])
def test_a_jpeg_of_any_kind_of_colours_makes_a_face(mode: str, progressive: bool) -> None:
    assert len(face_of(written(Image.new(mode, (30, 40)), "JPEG", progressive=progressive))) > 100


def test_a_cmyk_picture_keeps_its_colours() -> None:
    # Whether they are turned round a part of the file tells that isn't the picture's own.
    content = written(Image.new("CMYK", (40, 40), (255, 0, 255, 0)), "JPEG", quality=95)
    middle = QImage.fromData(face_of(content)).pixelColor(SIDE // 2, SIDE // 2)
    assert (middle.red() < 80, middle.green() > 150, middle.blue() < 100) == (True, True, True)


# -------------------------------------------------------------------------------------------- what makes none


@pytest.mark.parametrize("name", OTHER_KINDS)
def test_what_is_neither_png_nor_jpeg_nor_webp_meets_no_decoder(name: str) -> None:
    with pytest.raises(RefusedError, match="picture_kind"):
        face_of(OTHER_KINDS[name])


DAMAGED = {
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
}  # fmt: skip


@pytest.mark.parametrize("name", DAMAGED)
def test_a_damaged_picture_is_refused(name: str) -> None:
    with pytest.raises(RefusedError, match="picture_damaged"):
        face_of(DAMAGED[name])


WIDE = {
    "png": png_of(width=LONGEST_SIDE + 1),
    "jpeg": written(Image.new("1", (LONGEST_SIDE + 1, 1)), "JPEG"),
    "lossless webp": written(Image.new("1", (LONGEST_SIDE + 1, 1)), "WEBP", lossless=True),
    "lossy webp": written(Image.new("1", (1, LONGEST_SIDE + 1)), "WEBP", quality=1),
}


@pytest.mark.parametrize("name", WIDE)
def test_a_picture_with_too_many_pixels_is_refused_by_its_head(name: str) -> None:
    with pytest.raises(RefusedError, match="picture_wide"):
        face_of(WIDE[name])


def test_a_file_of_too_many_bytes_is_refused_before_it_is_looked_into(tmp_path: Path) -> None:
    (tmp_path / "huge.png").write_bytes(png_of() + bytes(2 * LARGEST))
    content = read_file(str(tmp_path / "huge.png"))
    assert len(content) == LARGEST + 1
    with pytest.raises(RefusedError, match="picture_bytes"):
        face_of(content)
