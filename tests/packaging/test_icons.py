"""The icons exist in every size that systems need, and match the drawings."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from io import BytesIO

import pytest
from PIL import Image, ImageChops
from PySide6.QtGui import QGuiApplication, QImage

from resources.icons import make_icons
from resources.icons.make_icons import HERE, ICO_SIZES, SIZES

NAMES = ["stolik", *make_icons.FILES]
POINTS = (16, 32, 128, 256, 512)
A_HAIR = 3
"""The greatest difference of a colour painted by another machine."""


def differs(one: Image.Image, other: Image.Image) -> bool:
    """Return whether two pictures differ visibly; transparent pixels have no colour."""
    for ground in ("white", "black"):
        first, second = (
            Image.alpha_composite(Image.new("RGBA", image.size, ground), image.convert("RGBA")).convert("RGB")
            for image in (one, other)
        )
        if max(ImageChops.difference(first, second).tobytes()) > A_HAIR:
            return True
    return False


@pytest.fixture(scope="module")
def painted(qapp: QGuiApplication) -> dict[str, bytes]:
    return make_icons.files()


@pytest.mark.rest
def test_the_script_paints_the_files_that_are_there(painted: dict[str, bytes]) -> None:
    sources = {
        "stolik.svg",
        "stolik-small.svg",
        *(f"plate-{each}.svg" for each in ("mac", "record", "tournament")),
    }
    there = {path.name for path in HERE.iterdir() if path.suffix in (".png", ".svg", ".ico", ".icns")}
    assert there == sources | set(painted)
    for name, content in painted.items():
        if name.endswith(".png"):
            assert not differs(Image.open(HERE / name), Image.open(BytesIO(content))), name
    for name in (f"{each}.svg" for each in make_icons.FILES):
        assert (HERE / name).read_text("utf-8") == painted[name].decode()


def test_the_same_drawings_give_the_same_bytes(painted: dict[str, bytes]) -> None:
    for name, icon in {"stolik": make_icons.PROGRAM, **make_icons.FILES}.items():
        assert make_icons.ico(icon) == painted[f"{name}.ico"]
        assert make_icons.png(make_icons.picture(icon, 48)) == painted[f"{name}-48.png"]
    assert make_icons.icns(make_icons.PROGRAM_ON_MAC) == painted["stolik.icns"]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("size", SIZES)
def test_a_picture_has_its_size_and_a_clear_ground(name: str, size: int) -> None:
    image = Image.open(HERE / f"{name}-{size}.png")
    assert image.size == (size, size)
    assert image.getpixel((0, size - 1)) == (0, 0, 0, 0)


@pytest.mark.parametrize("name", NAMES)
def test_windows_finds_all_sizes_and_256_as_a_png(name: str) -> None:
    content = (HERE / f"{name}.ico").read_bytes()
    icon = Image.open(BytesIO(content)).ico  # type: ignore[attr-defined]  # only an icon file has it
    assert icon.sizes() == {(size, size) for size in ICO_SIZES}
    for entry in icon.entry:
        is_png = content[entry.offset :].startswith(b"\x89PNG")
        assert is_png == (entry.width == 256)
        assert entry.bpp == 32
    painted = Image.open(HERE / f"{name}-48.png")
    assert not differs(icon.getimage((48, 48)), painted)


@pytest.mark.parametrize("name", NAMES)
def test_macos_finds_all_sizes_in_both_densities(name: str) -> None:
    icon = Image.open(BytesIO((HERE / f"{name}.icns").read_bytes()))
    sizes = {(size, size, density) for size in POINTS for density in (1, 2)}
    assert set(icon.info["sizes"]) == sizes
    for width, height, density in sizes:
        image = icon.icns.getimage((width, height, density))  # type: ignore[attr-defined]  # only an icon file has it
        assert image.size == (width * density, height * density)
    small = icon.icns.getimage((32, 32, 1))  # type: ignore[attr-defined]  # only an icon file has it
    large = icon.icns.getimage((16, 16, 2))  # type: ignore[attr-defined]  # only an icon file has it
    assert not differs(small, large)


def test_the_icon_of_macos_leaves_the_margin_of_its_grid(qapp: QGuiApplication) -> None:
    image = make_icons.picture(make_icons.PROGRAM_ON_MAC, 1024)
    solid = image.getchannel("A").point(lambda alpha: 255 if alpha > 200 else 0)
    assert solid.getbbox() == pytest.approx((100, 100, 924, 924), abs=2)


@pytest.mark.parametrize("name", NAMES)
def test_the_drawing_is_well_formed_and_qt_paints_it(qapp: QGuiApplication, name: str) -> None:
    ET.parse(HERE / f"{name}.svg")
    image = QImage(str(HERE / f"{name}.svg"))
    assert image.pixelColor(image.width() // 2, image.height() * 3 // 4).alpha() == 255
