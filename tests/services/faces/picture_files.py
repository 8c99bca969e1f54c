"""Picture files, both sound and hostile."""

from __future__ import annotations

import io
import struct
import zlib
from typing import Any

from PIL import Image

FORMATS = ("PNG", "JPEG", "WEBP")


def written(image: Image.Image, form: str, **more: Any) -> bytes:
    held = io.BytesIO()
    image.save(held, form, **more)
    return held.getvalue()


def photo(width: int = 90, height: int = 30) -> Image.Image:
    image = Image.new("RGB", (width, height), "red")
    left = max(0, (width - height) // 2)
    image.paste("lime", (left, 0, width - left, height))
    return image


def chunk(name: bytes, data: bytes) -> bytes:
    return len(data).to_bytes(4) + name + data + zlib.crc32(name + data).to_bytes(4)


def png_of(*chunks: bytes, width: int = 4, height: int = 4, rows: bytes | None = None) -> bytes:
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    data = zlib.compress(bytes((1 + 3 * width) * height)) if rows is None else rows
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        (chunk(b"IHDR", head), *chunks, chunk(b"IDAT", data), chunk(b"IEND", b""))
    )


def exif(orientation: int) -> bytes:
    made = Image.Exif()
    made[0x0112] = orientation
    return made.tobytes()


def with_scans(count: int) -> bytes:
    content = written(photo(), "JPEG", progressive=True)
    last = content.rindex(b"\xff\xda")
    return content[:last] + content[last:-2] * count + b"\xff\xd9"


def whole(form: str, **more: Any) -> bytes:
    return written(photo(), form, **more)


SVG = b"<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink'>"
NESTED = SVG + b"".join(
    b"<g id='a%d'>%s</g>" % (level, b"<use xlink:href='#a%d'/>" % (level + 1) * 20) for level in range(20)
)
OTHER_KINDS = {
    "svg.png": SVG + b"</svg>",
    "link.png": SVG + b"<image xlink:href='/dev/stdin' width='9' height='9'/></svg>",
    "nested.png": NESTED + b"</svg>",
    "gzip.png": b"\x1f\x8b" + SVG,
    "gif.png": written(photo(), "GIF"),
    "bmp.png": written(photo(), "BMP"),
    "tiff.jpg": written(photo(), "TIFF"),
    "ico.png": written(Image.new("RGB", (16, 16)), "ICO"),
    "ppm.png": written(photo(), "PPM"),
    "tga.webp": written(photo(), "TGA"),
    "pdf.png": b"%PDF-1.7\n",
    "xpm.png": b"/* XPM */ static char *a[] = {",
    "heic.jpg": b"\0\0\0\x18ftypheic",
    "avif.webp": b"\0\0\0\x1cftypavif",
    "wave.webp": b"RIFF\x24\0\0\0WAVEfmt ",
    "text.png": b"hello",
    "empty.png": b"",
}
