"""QML that asks a row for a field that it hasn't got is found, wherever the two part."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import NamedTuple

import pytest
from row_fields import complaints

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "desktop" / "stolik"
COPIED = (
    "games/pickomino/ui", "games/ryzyk_fizyk/ui", "flow", "models", "pages/report", "pages/table",
    "qml/Stolik", "table",
)  # fmt: skip


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """Copy a page, two game tables, and what they show and are shown by."""
    for path in (path for part in COPIED for path in (PACKAGE / part).rglob("*")):
        if path.suffix in (".py", ".qml"):
            place = tmp_path / "stolik" / path.relative_to(PACKAGE)
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(path, place)
    return tmp_path


class Renamed(NamedTuple):
    """A text that is replaced in a file, what then asks in vain in which file, and what is told of it."""

    file: str
    was: str
    now: str
    asker: str
    asks: str
    told: str


ROWS, DICE, CARDS = "pages/report/rows.py", "models/dice_rows.py", "table/seat_rows.py"
LINES, ROW, SEAT = "flow/timeline.py", "pages/report/ReportRow.qml", "pages/report/ReportSeat.qml"
MOMENT, THROWN = "pages/report/ReportMoment.qml", "qml/Stolik/controls/ThrownDice.qml"
LOG, END = "pages/table/LogDrawer.qml", "pages/table/EndSheet.qml"
TRACK = "games/ryzyk_fizyk/ui/parts/Track.qml"
IN_PYTHON = (
    Renamed(ROWS, " played: str", " done: str", ROW, ": row.model.played", "MomentRow has no field played"),
    Renamed(ROWS, " luck: str", " fate: str", SEAT, ": row.model.luck", "SeatRow has no field luck"),
    Renamed(ROWS, " size: str", " big: str", MOMENT, "view.who.size", "MomentRow has no field size"),
    Renamed(DICE, " zone: str", " place: str", THROWN, "string zone", "DieRow has no field zone"),
    Renamed(CARDS, " colour: int", " hue: int", TRACK, "who.colour", "SeatRow has no field colour"),
    Renamed(LINES, " text: str\n    m", " told: str\n    m", LOG, "model.text", "LineRow has no field text"),
)
IN_QML = (
    Renamed(ROW, "model.turn", "model.round", ROW, "model.round", "MomentRow has no field round"),
    Renamed(SEAT, "model.luck", "model.fate", SEAT, "model.fate", "SeatRow has no field fate"),
    Renamed(MOMENT, "who.hint", "who.advice", MOMENT, "who.advice", "MomentRow has no field advice"),
    Renamed(THROWN, "int slot", "int spot", THROWN, "int spot", "DieRow has no field spot"),
    Renamed(TRACK, "who.colour", "who.hue", TRACK, "who.hue", "SeatRow has no field hue"),
    Renamed(END, "model.lines", "model.counts", END, "model.counts", "StandingRow has no field counts"),
)


@pytest.mark.parametrize("renamed", [IN_PYTHON, IN_QML], ids=["python", "qml"])
def test_a_field_that_is_renamed_on_one_side_is_found(copy: Path, renamed: tuple[Renamed, ...]) -> None:
    """All are renamed at once: to read the page and the tables takes a third of a second."""
    before = complaints(copy)
    wanted = set()
    for each in renamed:
        path = copy / "stolik" / each.file
        text = path.read_text(encoding="utf-8")
        assert each.was in text
        path.write_text(text.replace(each.was, each.now), encoding="utf-8")
    for each in renamed:
        lines = (copy / "stolik" / each.asker).read_text(encoding="utf-8").splitlines()
        number = next(number for number, line in enumerate(lines, 1) if each.asks in line)
        wanted.add(f"{copy.name}/stolik/{each.asker}:{number}: {each.told}")
    assert wanted.isdisjoint(before)
    assert wanted <= set(complaints(copy))


PYTHON = """
from typing import NamedTuple
QML_IMPORT_NAME = "Made"

class Pip(NamedTuple):
    x: int
    hues: tuple[str, ...]

class Die(NamedTuple):
    face: int
    pips: tuple[Pip, ...]

@QmlElement
class Cup(QObject):
    @Property(RowsModel, constant=True)
    def dice(self) -> RowsModel[Die]: ...
    @Property(RowsModel, constant=True)
    def loose(self) -> RowsModel: ...
    @Property("QVariantMap")
    def best(self) -> Fields[Die]: ...
    @Property("QVariantList")
    def words(self) -> list[str]: ...
    @Property("QVariantList")
    def anything(self) -> list[dict[str, Any]]: ...
"""


def judged(folder: Path, **files: str) -> list[str]:
    """Return what is wrong where a model is read by files of QML, without the names of the files."""
    (folder / "made.py").write_text(PYTHON, encoding="utf-8")
    for name, text in files.items():
        head = "import QtQuick\nimport Made\n"
        (folder / f"{name}.qml").write_text(head + text, encoding="utf-8")
    return [each.rpartition(": ")[2] for each in complaints(folder)]


PAGE = "Item {{ id: p; property Cup cup;  property var held: null; property int at: 0; {} }}"


@pytest.mark.parametrize(
    "asks",
    [
        "Repeater {{ model: p.cup.dice; Item {{ required property int {0} }} }}",
        "Repeater {{ model: p.cup.dice; Item {{ required {0} }} }}",
        "Repeater {{ model: p.cup.dice; delegate: Component {{ Item {{ required property int {0} }} }} }}",
        (
            "ListView {{ model: p.cup.dice; delegate: die }}"
            "Component {{ id: die; Item {{ required property int {0} }} }}"
        ),
        "Repeater {{ model: p.at > 0 ? p.cup.dice : null; Item {{ required property int {0} }} }}",
        "Repeater {{ model: p.cup.dice; Text {{ id: i; required property var model; text: i.model.{0} }} }}",
        "Repeater {{ model: p.cup.dice; Text {{ required property var model; text: `${{model.{0}}}` }} }}",
        "Repeater {{ model: p.cup.dice; T {{ required {0} }} }} component T: Item {{ property int {0} }}",
        "Text {{ text: p.cup.dice.at(p.at).{0} ?? 0 }}",
        "Text {{ text: p.cup.best.{0} }}",
        "Text {{ readonly property var row: p.cup.dice.at(0); id: it; text: it.row.{0} }}",
        "Text {{ text: p.held?.{0} ?? 0; onTextChanged: p.held = p.cup.dice.at(2) }}",
        "function sum(row: int): int {{ const die = p.cup.dice.at(row); return die.{0} + 1; }}",
        (
            "Text {{ id: t; property var all: []; text: t.all[0].{0}; function go(): void {{ const some = [];"
            " some.push(p.cup.dice.at(0)); t.all = some; }} }}"
        ),
        "Repeater {{ model: [p.cup.best]; Text {{ required property var modelData; text: modelData.{0} }} }}",
        "function of(row: int): var {{ return p.cup.dice.at(row); }} Text {{ text: p.of(3).{0} }}",
        "property var lookUp: row => p.cup.dice.at(row); Text {{ text: p.lookUp(3).{0} }}",
    ],
)
def test_however_a_row_is_asked_for_a_field_it_must_have_it(tmp_path: Path, asks: str) -> None:
    assert judged(tmp_path, Page=PAGE.format(asks.format("face"))) == []
    assert judged(tmp_path, Page=PAGE.format(asks.format("pip"))) == ["Die has no field pip"]


@pytest.mark.parametrize(
    "asks",
    [
        "Repeater {{ model: p.cup.dice; Repeater {{ required property var pips; model: pips; P {{ }} }} }}",
        "Text {{ text: p.cup.dice.at(0).pips[1].{0} }}",
        "Text {{ text: p.cup.best.pips.filter(pip => pip.{0} > 2).length }}",
        "function most(): int {{ let n = 0; for (const pip of p.cup.best.pips) n += pip.{0}; return n; }}",
        "Text {{ text: p.cup.best.pips.find(one => one.x > 2).{0} }}",
    ],
)
def test_rows_in_a_row_are_followed_too(tmp_path: Path, asks: str) -> None:
    page, pip = PAGE.replace("{}", asks), "Item {{ required property int {0} }}"
    for name, told in (("x", []), ("y", ["Pip has no field y"])):
        assert judged(tmp_path, Page=page.format(name), P=pip.format(name)) == told


def test_a_delegate_in_a_file_of_its_own_is_asked_too(tmp_path: Path) -> None:
    page = PAGE.format("Shelf { dice: p.cup.dice }")
    shelf = "Repeater { id: shelf; required property RowsModel dice; model: shelf.dice; DieFace { } }"
    face = "Item {{ required property int {} }}"
    files = {"Page": page, "Shelf": shelf}
    assert judged(tmp_path, **files, DieFace=face.format("face")) == []
    assert judged(tmp_path, **files, DieFace=face.format("side")) == ["Die has no field side"]
    filled = {**files, "Shelf": shelf.replace("DieFace { }", "DieFace { side: 6 }")}
    assert judged(tmp_path, **filled, DieFace=face.format("side")) == []


@pytest.mark.parametrize(
    "declared, told",
    [
        ("required property string face", "Die.face is no string"),
        ("required property list<int> face", "Die.face is no list<int>"),
        ("required property int pips", "Die.pips is no int"),
        ("required property real face", ""),
        ("required property var pips", ""),
    ],
)
def test_a_property_has_the_type_of_its_field(tmp_path: Path, declared: str, told: str) -> None:
    page = PAGE.format(f"Repeater {{ model: p.cup.dice; Item {{ {declared} }} }}")
    assert judged(tmp_path, Page=page) == ([told] if told else [])


@pytest.mark.parametrize(
    "model, asked, told",
    [
        ("p.cup.dice", "var modelData", "Die comes by its fields, not by modelData"),
        ("p.cup.loose", "int face", "no type is known of the rows of Page.qml:3"),
        ("p.cup.loose", "var model", "no type is known of the rows of Page.qml:3"),
        ("p.cup.anything", "var modelData", "no type is known of the rows of Page.qml:3"),
        ("p.cup.nothing", "var modelData", "no type is known of the rows of Page.qml:3"),
        ("p.cup.words", "string modelData", ""),
        ("p.at", "int index", ""),
        ("[{ x: 1 }]", "var modelData", ""),
        ("p.cup.nothing ?? []", "var modelData", "no type is known of the rows of Page.qml:3"),
    ],
)
def test_rows_have_a_type_and_come_by_their_fields(tmp_path: Path, model: str, asked: str, told: str) -> None:
    page = PAGE.format(f"Repeater {{ model: {model}; Item {{ required property {asked} }} }}")
    assert judged(tmp_path, Page=page) == ([told] if told else [])
