"""The figures of the program's typeface: a zero without a slash, in every style and width."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from PySide6.QtGui import QFont, QFontDatabase, QFontInfo, QGuiApplication, QPainterPath, QRawFont
from PySide6.QtQuick import QQuickItem
from pytestqt.qtbot import QtBot
from stolik.app import FAMILY
from stolik.services.program_paths import FONTS, QML

from tests.pictures.comparing import ROOT


@pytest.fixture
def typeface(qapp: QGuiApplication) -> None:
    for font in sorted(FONTS.glob("*.ttf")):
        QFontDatabase.addApplicationFont(str(font))


@pytest.mark.usefixtures("typeface")
@pytest.mark.parametrize("weight", [QFont.Weight.Normal, QFont.Weight.Bold])
@pytest.mark.parametrize("italic", [False, True])
@pytest.mark.parametrize("tabular", [False, True])
def test_a_zero_is_a_ring(weight: QFont.Weight, italic: bool, tabular: bool) -> None:
    font = QFont(FAMILY)
    font.setPixelSize(100)
    font.setWeight(weight)
    font.setItalic(italic)
    if tabular:
        font.setFeature(QFont.Tag("tnum"), 1)
    assert QFontInfo(font).family() == FAMILY
    path = QPainterPath()
    path.addText(0, 0, font, "0")
    # One outer and one inner outline; a slash would split the inner one.
    assert len(path.toSubpathPolygons()) == 2


@pytest.mark.usefixtures("typeface")
def test_the_theme_names_the_family_that_is_shipped() -> None:
    assert f'family: "{FAMILY}"' in (QML / "Stolik" / "Theme.qml").read_text(encoding="utf-8")


DESKTOP = Path(__file__).resolve().parents[2] / "desktop"


def test_what_is_called_later_is_a_method() -> None:
    # Qt skips methods of deleted objects; any other function is run, although the objects it uses are gone.
    later = [
        words
        for file in DESKTOP.rglob("*.qml")
        for words in re.findall(r"\bQt\.callLater\((.*)", file.read_text("utf-8"))
    ]
    assert later
    assert [words for words in later if not re.match(r"[\w.]+[,)]", words)] == []


SOURCE = b"""
import QtQuick
import Stolik
Window {
    id: root
    width: 400; height: 200; visible: true
    property int frames: 0
    function set(name: string, on: bool): void { button[name] = on; }
    onAfterAnimating: frames += 1
    ActionButton { id: button; objectName: "button"; text: "Roll"; primary: true; anchors.centerIn: parent }
}
"""


def colours(window: Any) -> tuple[str, str]:
    """Return the current colours of the words and of the background."""
    (button,) = [item for item in window.contentItem().childItems() if item.objectName() == "button"]

    def all_of(item: QQuickItem) -> Iterator[QQuickItem]:
        yield item
        for child in item.childItems():
            yield from all_of(child)

    words = [item for item in all_of(button) if item.property("text") == "Roll" and item is not button]
    grounds = [item for item in all_of(button.property("background")) if item.inherits("QQuickRectangle")]
    return words[0].property("color").name(), grounds[0].property("color").name()


def see_frames(window: Any, qtbot: QtBot, count: int = 10) -> None:
    last = window.property("frames") + count

    def painted() -> bool:
        window.update()
        return bool(window.property("frames") >= last)

    qtbot.waitUntil(painted, timeout=60_000)


@pytest.mark.parametrize("name", ["enabled", "primary"])
def test_words_and_ground_change_together(window: Any, qtbot: QtBot, name: str) -> None:
    see_frames(window, qtbot)
    before = colours(window)
    seen = {before}
    window.afterAnimating.connect(lambda: seen.add(colours(window)))
    window.set(name, False)
    see_frames(window, qtbot)
    after = colours(window)
    assert before[0] != after[0]
    assert before[1] != after[1]
    window.set(name, True)
    see_frames(window, qtbot)
    assert seen == {before, after}


SHOWN = b"""
import QtQuick
import Stolik
Rectangle {
    width: 48
    height: 48
    color: "white"
    Icon { name: "info"; color: "black"; size: 48 }
}
"""
PROGRAM = """
import sys
from PySide6.QtCore import QTimer, QUrl
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickView
from stolik.models import motion

application, view = QGuiApplication([]), QQuickView()
view.engine().addImportPath(sys.argv[1])
view.setSource(QUrl.fromLocalFile(sys.argv[2]))
view.show()

def count():
    picture = view.grabWindow()
    places = [(x, y) for x in range(picture.width()) for y in range(picture.height())]
    print(len(places), sum(picture.pixelColor(x, y).lightness() < 128 for x, y in places))
    application.quit()

QTimer.singleShot(0, count)
application.exec()
"""


@pytest.mark.parametrize("ratio", [1, 1.5, 2])
def test_drawings_are_there_at_every_ratio_of_pixels_to_points(tmp_path: Path, ratio: float) -> None:
    (shown := tmp_path / "Shown.qml").write_bytes(SHOWN)
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(DESKTOP / "stolik" / "qml"), str(shown)],
        env={
            **os.environ,
            "PYTHONPATH": str(DESKTOP),
            "QT_QPA_PLATFORM": "offscreen",
            "QT_QUICK_BACKEND": "software",
            "QT_SCALE_FACTOR": str(ratio),
        },
        capture_output=True,
        text=True,
        check=True,
    )
    pixels, dark = map(int, done.stdout.split())
    assert pixels == (48 * ratio) ** 2
    assert 0.1 < dark / pixels < 0.5, done.stderr


def test_no_layer_is_used_where_it_would_stay_empty() -> None:
    conditions = [
        line.strip()
        for file in DESKTOP.rglob("*.qml")
        for line in file.read_text("utf-8").splitlines()
        if re.match(r"\s*layer\.enabled:", line)
    ]
    assert conditions
    assert [line for line in conditions if "Screen.devicePixelRatio === 1" not in line] == []


PACKAGE = ROOT / "desktop" / "stolik"
FACES = sorted(FONTS.glob("*.ttf"))
SENTENCES = {"source", "translation", "numerusform"}
# Texts of these aren't read on the screen: names are cleaned, files checked, computers trained.
UNSEEN = {"engine", "ai", "cli"}


def texts() -> Iterator[str]:
    """Yield all texts that the program itself can show, in both languages."""
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
def test_every_character_of_sentences_has_a_glyph(qapp: object, written: list[str], face: Path) -> None:
    font = QRawFont(str(face), 16)
    assert [character for character in written if 0 in font.glyphIndexesForString(character)] == []


def test_all_four_faces_are_looked_at() -> None:
    assert len(FACES) == 4


STOLIK = Path(__file__).parents[2] / "desktop" / "stolik"
HOLDER = re.compile(r"property var (\w+)|const (\w+) = [\w.]+\.at\(")
NO_ROWS = {"dialog", "position", "place", "spot", "room", "goal", "shown", "help", "swing"}
"""Other names that are held as `var`: the position in a picture, an object, a rectangle."""

OF_OTHERS = set("at cells filter find includes indexOf length map push reduce slice some".split())
"""Names of lists, and of a move."""


def reads(text: str) -> set[str]:
    """Return the names that a QML file reads from rows; three properties of Python are one row each."""
    holders = {name for found in HOLDER.findall(text) for name in found if name} - NO_ROWS
    held = [r"\.(?:hint|solo|told)", *[rf"(?<![\w.])(?:\w+\.)?{name}" for name in holders]]
    names = re.findall(rf"(?:{'|'.join(held)})(?:\[[^]]*\])?\??\.(\w+)", text)
    return {*names, *re.findall(r'\.field\([^"]*, "(\w+)"\)', text)} - OF_OTHERS


def fields(tree: ast.AST) -> set[str]:
    classes = [each for each in ast.walk(tree) if isinstance(each, ast.ClassDef)]
    rows = [each for each in classes if "NamedTuple" in map(ast.unparse, each.bases)]
    return {ast.unparse(each.target) for row in rows for each in row.body if isinstance(each, ast.AnnAssign)}


def test_every_name_that_qml_reads_of_a_row_is_a_field_of_one() -> None:
    texts = [path.read_text(encoding="utf-8") for path in STOLIK.rglob("*.py")]
    known = set().union(*[fields(ast.parse(text)) for text in texts if "(NamedTuple)" in text])
    for path in STOLIK.rglob("*.qml"):
        text = path.read_text(encoding="utf-8")
        assert reads(text) <= known, path.name
        # A wrong name in `rows.field(row, "name")` is also an error at run time.
        assert not re.search(r"\.at\([^()]*\)\??\.\w", text), path.name


def test_a_name_that_no_row_has_is_found() -> None:
    rows = "property var card: rows.at(1)\n card.one + p.card?.two + p.rows.field(1, 'x') + p.card[0].four"
    assert reads(rows.replace("'x'", '"three"')) == {"one", "two", "three", "four"}
