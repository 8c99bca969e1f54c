"""The bundled typeface draws every character of the program's own sentences."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtGui import QRawFont
from stolik.services.program_paths import FONTS

from tests.pictures.comparing import ROOT

PACKAGE = ROOT / "desktop" / "stolik"
FACES = sorted(FONTS.glob("*.ttf"))
SENTENCES = {"source", "translation", "numerusform"}
# Nothing of these is read on the screen: names are cleaned, files checked, computers trained.
UNSEEN = {"engine", "ai", "cli"}


def texts() -> Iterator[str]:
    """Yield what the program can write on the screen by itself, in both languages."""
    for file in (ROOT / "translations").glob("*.ts"):
        for element in ElementTree.parse(file).iter():
            if element.tag in SENTENCES and element.text:
                yield element.text
    for folder in (PACKAGE / "games", ROOT / "resources" / "help"):
        for page in folder.rglob("*.md"):
            yield page.read_text("utf-8") if page.name != "rulings.md" else ""
    for file in PACKAGE.rglob("*.qml"):
        yield from re.findall(r'"[^"\n]*"', file.read_text("utf-8"))
    for file in PACKAGE.rglob("*.py"):
        if not UNSEEN & set(file.relative_to(PACKAGE).parts):
            for node in ast.walk(ast.parse(file.read_text("utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    yield node.value


@pytest.fixture(scope="module")
def written() -> list[str]:
    found = {character for text in texts() for character in text if character.isprintable()}
    assert {"ż", "„", "½", "→"} <= found, "every kind of file was read"
    return sorted(found)


@pytest.mark.parametrize("face", FACES, ids=lambda face: str(face.stem))
def test_every_character_of_the_programs_sentences_has_a_glyph(
    qapp: object, written: list[str], face: Path
) -> None:
    font = QRawFont(str(face), 16)
    assert [character for character in written if 0 in font.glyphIndexesForString(character)] == []


def test_all_four_faces_are_looked_at() -> None:
    assert len(FACES) == 4
