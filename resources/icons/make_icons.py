"""Paints the icons of the program and of its files in every size that a system asks for.

Run ``python resources/icons/make_icons.py`` in the project's folder. The same drawings give the same bytes.
"""

from __future__ import annotations

import os
import re
import struct
from io import BytesIO
from pathlib import Path
from typing import Final, NamedTuple

from PIL import Image
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

SIZES: Final = (16, 24, 32, 48, 64, 128, 256, 512, 1024)
"""What Linux asks for, and 1024 for whatever wants a large picture."""

ICO_SIZES: Final = (16, 20, 24, 32, 40, 48, 64, 128, 256)
ICNS_SIZES: Final = (16, 32, 64, 128, 256, 512, 1024)
SMALL: Final = 24
"""Up to this size the worm and three faces of a die would only be a blur; a plainer drawing is taken."""

HERE: Final = Path(__file__).parent


class Icon(NamedTuple):
    """An icon: a plate where it has one, and the part of the plate that the little table takes."""

    plate: str = ""
    place: tuple[float, float, float] = (0, 0, 1)
    """Left, top and width, of a plate that is one wide."""


PROGRAM: Final = Icon()
PROGRAM_ON_MAC: Final = Icon("plate-mac.svg", (0.195, 0.185, 0.61))
FILES: Final = {
    f"stolik-{kind}": Icon(f"plate-{kind}.svg", (0.205, 0.355, 0.59)) for kind in ("record", "tournament")
}
"""The icon of each kind of file, by the name of its pictures."""


# ------------------------------------------------------------------------------------------------- painting


def picture(icon: Icon, size: int, folder: Path = HERE) -> Image.Image:
    """Return the icon as a square picture."""
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if icon.plate:
        QSvgRenderer(str(folder / icon.plate)).render(painter, QRectF(0, 0, size, size))
    left, top, width = (share * size for share in icon.place)
    drawing = "stolik-small.svg" if width <= SMALL else "stolik.svg"
    QSvgRenderer(str(folder / drawing)).render(painter, QRectF(left, top, width, width))
    painter.end()
    plain = image.convertToFormat(QImage.Format.Format_RGBA8888)
    return Image.frombytes("RGBA", (size, size), bytes(plain.constBits()))


def drawing(icon: Icon, folder: Path = HERE) -> str:
    """Return the icon of a file as one drawing, for the systems that take an SVG."""
    sheet, table = ((folder / name).read_text("utf-8") for name in (icon.plate, "stolik.svg"))
    inner = re.sub(r"</?svg[^>]*>", "", table).strip("\n")
    left, top, width = icon.place
    moved = f'  <g transform="translate({left * 256:g} {top * 256:g}) scale({width:g})">\n{inner}\n  </g>\n'
    return sheet.replace("</svg>", f"{moved}</svg>")


# ---------------------------------------------------------------------------------------------------- files


def png(image: Image.Image) -> bytes:
    """Return a picture as a PNG."""
    file = BytesIO()
    image.save(file, "PNG", optimize=True)
    return file.getvalue()


def ico(icon: Icon, folder: Path = HERE) -> bytes:
    """Return an icon file of Windows: bitmaps, which everything reads, and 256 as a PNG."""
    entries = [entry for size in ICO_SIZES for entry in _entries(picture(icon, size, folder))]
    place = 6 + 16 * len(entries)
    head, body = struct.pack("<HHH", 0, 1, len(entries)), b""
    for fields, data in entries:
        head += fields + struct.pack("<II", len(data), place + len(body))
        body += data
    return head + body


def _entries(image: Image.Image) -> list[tuple[bytes, bytes]]:
    """Return what Pillow makes of one size; it writes all sizes of a file in one format."""
    file = BytesIO()
    image.save(file, "ICO", sizes=[image.size], bitmap_format="png" if image.width == 256 else "bmp")
    whole = file.getvalue()
    (count,) = struct.unpack_from("<H", whole, 4)
    found = []
    for number in range(count):
        fields = whole[6 + 16 * number : 14 + 16 * number]
        length, start = struct.unpack_from("<II", whole, 14 + 16 * number)
        found.append((fields, whole[start : start + length]))
    return found


def icns(icon: Icon, folder: Path = HERE) -> bytes:
    """Return an icon file of macOS, for both densities, with the two old sizes that Pillow leaves out."""
    pictures = {size: picture(icon, size, folder) for size in ICNS_SIZES}
    file = BytesIO()
    pictures[1024].save(file, "ICNS", append_images=[pictures[size] for size in ICNS_SIZES[:-1]])
    # Behind the head comes a table of contents, which a reader may do without: it would have to be made anew.
    body = _blocks_but(file.getvalue(), b"TOC ")
    old = {b"is32": b"s8mk", b"il32": b"l8mk"}
    for (colour, mask), size in zip(old.items(), (16, 32), strict=True):
        body += _block(colour, b"".join(_packed(pictures[size].getchannel(each)) for each in "RGB"))
        body += _block(mask, pictures[size].getchannel("A").tobytes())
    return _block(b"icns", body)


def _blocks_but(file: bytes, name: bytes) -> bytes:
    place, kept = 8, b""
    while place < len(file):
        (length,) = struct.unpack_from(">I", file, place + 4)
        if file[place : place + 4] != name:
            kept += file[place : place + length]
        place += length
    return kept


def _packed(channel: Image.Image) -> bytes:
    """Return one colour in the old run-length code, of which only the verbatim runs are used."""
    raw = channel.tobytes()
    return b"".join(b"\x7f" + raw[at : at + 128] for at in range(0, len(raw), 128))


def _block(name: bytes, data: bytes) -> bytes:
    return name + struct.pack(">I", 8 + len(data)) + data


def files(folder: Path = HERE) -> dict[str, bytes]:
    """Return everything that is painted, by file name."""
    found: dict[str, bytes] = {}
    for name, icon in {"stolik": PROGRAM, **FILES}.items():
        found |= {f"{name}-{size}.png": png(picture(icon, size, folder)) for size in SIZES}
        found[f"{name}.ico"] = ico(icon, folder)
        found[f"{name}.icns"] = icns(PROGRAM_ON_MAC if icon is PROGRAM else icon, folder)
        if icon.plate:
            found[f"{name}.svg"] = drawing(icon, folder).encode()
    return found


if __name__ == "__main__":
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    application = QGuiApplication([])
    for name, content in files().items():
        (HERE / name).write_bytes(content)
