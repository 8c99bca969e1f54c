"""Reads the text of a PDF file that Qt has written back: what a search in a viewer finds."""

from __future__ import annotations

import re
import zlib

_OBJECT = re.compile(rb"(\d+) 0 obj\n(.*?)endobj", re.DOTALL)
_STREAM = re.compile(rb"stream\r?\n(.*?)\nendstream", re.DOTALL)
_SHOWN = re.compile(rb"/(F\d+) \S+ Tf|<([0-9A-Fa-f]+)>\s*Tj|\[([^\]]*)\]\s*TJ")


def pdf_text(pdf: bytes) -> list[str]:
    """Return the letters of every page in the order of painting, without spaces."""
    objects = {int(number): body for number, body in _OBJECT.findall(pdf)}
    letters = {number: _letters(objects, body) for number, body in objects.items() if b"/ToUnicode" in body}
    pages = []
    for body in objects.values():
        if not re.search(rb"/Type\s*/Page\b", body):
            continue
        fonts = _fonts(objects, body)
        content = re.search(rb"/Contents (\d+) 0 R", body)
        assert content is not None
        shown, text = "", ""
        for font, whole, parts in _SHOWN.findall(_stream(objects[int(content[1])])):
            if font:
                shown = font.decode()
                continue
            codes = whole or b"".join(re.findall(rb"<([0-9A-Fa-f]+)>", parts))
            known = letters[fonts[shown]]
            text += "".join(known[int(codes[at : at + 4], 16)] for at in range(0, len(codes), 4))
        pages.append("".join(text.split()))
    return pages


def _stream(body: bytes) -> bytes:
    found = _STREAM.search(body)
    assert found is not None
    return zlib.decompress(found[1]) if b"/FlateDecode" in body else found[1]


def _fonts(objects: dict[int, bytes], page: bytes) -> dict[str, int]:
    """Return the numbers of the fonts by the names that the page has for them."""
    resources = re.search(rb"/Resources (\d+) 0 R", page)
    text = objects[int(resources[1])] if resources else page
    table = re.search(rb"/Font\s*<<(.*?)>>", text, re.DOTALL)
    assert table is not None
    return {name.decode(): int(number) for name, number in re.findall(rb"/(F\d+) (\d+) 0 R", table[1])}


def _letters(objects: dict[int, bytes], font: bytes) -> dict[int, str]:
    """Return what the codes of a font stand for."""
    number = re.search(rb"/ToUnicode (\d+) 0 R", font)
    assert number is not None
    table = _stream(objects[int(number[1])]).decode("latin-1")
    found: dict[int, str] = {}
    for block in re.findall(r"beginbfrange(.*?)endbfrange", table, re.DOTALL):
        for first, last, values in re.findall(r"<(\w+)>\s*<(\w+)>\s*(\[.*?\]|<\w+>)", block, re.DOTALL):
            texts = [bytes.fromhex(value).decode("utf-16-be") for value in re.findall(r"<(\w+)>", values)]
            for code in range(int(first, 16), int(last, 16) + 1):
                step = code - int(first, 16)
                found[code] = texts[step] if values.startswith("[") else chr(ord(texts[0]) + step)
    for block in re.findall(r"beginbfchar(.*?)endbfchar", table, re.DOTALL):
        for code, value in re.findall(r"<(\w+)>\s*<(\w+)>", block):
            found[int(code, 16)] = bytes.fromhex(value).decode("utf-16-be")
    return found
