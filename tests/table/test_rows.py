"""The row model says exactly what changed."""

from typing import Any, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QModelIndex, Qt, QUrl
from PySide6.QtQml import QQmlComponent, QQmlEngine
from PySide6.QtTest import QAbstractItemModelTester
from stolik.models.rows import RowsModel, fields

FATAL = QAbstractItemModelTester.FailureReportingMode.Fatal


class Word(NamedTuple):
    key: int
    text: str


class Face(NamedTuple):
    face: int
    colours: tuple[str, ...] = ()


class Cast(NamedTuple):
    key: int
    faces: tuple[Face, ...]
    best: Face = Face(6)


def rows(*keys: int) -> list[Word]:
    return [Word(key, str(key)) for key in keys]


@pytest.fixture
def model(qapp: object) -> RowsModel[Word]:
    model = RowsModel(Word)
    model.tester = QAbstractItemModelTester(model, FATAL)  # type: ignore[attr-defined]  # lives as long as the model
    return model


def role(model: RowsModel[Any], name: str) -> int:
    return next(role for role, each in model.roleNames().items() if each == name.encode())


def test_rows_are_read_by_the_names_of_their_fields(model: RowsModel[Word]) -> None:
    model.set_rows(rows(1, 2))
    assert model.data(model.index(1), role(model, "text")) == "2"
    assert model.data(model.index(1), Qt.ItemDataRole.DecorationRole) is None
    assert model.data(QModelIndex(), role(model, "text")) is None
    assert model.at(0) == {"key": 1, "text": "1"}
    assert model.at(7) == {}
    assert (model.field(0, "text"), model.field(7, "text")) == ("1", None)
    with pytest.raises(ValueError, match="tuple"):
        model.field(0, "words")


def test_a_row_that_moves_is_moved_and_nothing_is_ever_reset(model: RowsModel[Word]) -> None:
    said: list[str] = []
    model.set_rows(rows(1, 2, 3))
    model.rowsMoved.connect(lambda *_: said.append("moved"))
    model.rowsInserted.connect(lambda *_: said.append("inserted"))
    model.rowsRemoved.connect(lambda *_: said.append("removed"))
    model.modelReset.connect(lambda: said.append("reset"))
    model.set_rows(rows(3, 1, 2))
    assert said == ["moved"]
    model.set_rows(rows(3, 2, 4))
    assert said == ["moved", "removed", "inserted"]


def test_only_the_fields_that_changed_are_said_to_have_changed(model: RowsModel[Word]) -> None:
    model.set_rows(rows(1, 2))
    roles: list[list[int]] = []
    model.dataChanged.connect(lambda _a, _b, changed: roles.append(changed))
    model.set_rows([Word(1, "1"), Word(2, "two")])
    assert roles == [[role(model, "text")]]


def test_all_rows_can_change_where_they_are(model: RowsModel[Word]) -> None:
    changed = [Word(key, "new") for key in range(12)]
    model.set_rows(rows(*range(12)))
    model.set_rows(changed)
    assert list(model.rows) == changed


@given(st.lists(st.dictionaries(st.integers(0, 9), st.integers(0, 2)), max_size=6))
def test_any_succession_of_rows_is_followed(successive: list[dict[int, int]]) -> None:
    model = RowsModel(Word)
    tester = QAbstractItemModelTester(model, FATAL)
    counts = [0]
    model.countChanged.connect(lambda: counts.append(model.rowCount()))
    for wanted in successive:
        model.set_rows([Word(key, str(text)) for key, text in wanted.items()])
        assert [(row.key, row.text) for row in model.rows] == [
            (key, str(text)) for key, text in wanted.items()
        ]
        assert model.rowCount() == counts[-1] == len(wanted)
    tester.deleteLater()


def test_rows_behind_the_last_one_are_appended(model: RowsModel[Word]) -> None:
    model.set_rows(rows(1))
    model.append(rows(2, 3))
    model.append([])
    assert [row.key for row in model.rows] == [1, 2, 3]


def test_a_row_as_a_map_holds_maps_and_lists_all_the_way_down() -> None:
    assert fields(Cast(1, (Face(2, ("red",)),))) == {
        "key": 1,
        "faces": [{"face": 2, "colours": ["red"]}],
        "best": {"face": 6, "colours": []},
    }


def inner(model: RowsModel[Cast], row: int) -> RowsModel[Face]:
    found = model.data(model.index(row), role(model, "faces"))
    assert isinstance(found, RowsModel)
    return found


def test_rows_in_a_row_are_a_model_that_changes_by_rows_itself(qapp: object) -> None:
    model = RowsModel(Cast)
    model.set_rows([Cast(1, (Face(2), Face(3))), Cast(2, ())])
    said: list[str] = []
    faces = inner(model, 0)
    faces.rowsInserted.connect(lambda *_: said.append("face inserted"))
    model.dataChanged.connect(lambda *_: said.append("row changed"))
    model.set_rows([Cast(2, ()), Cast(1, (Face(2), Face(3), Face(4)))])
    assert said == ["face inserted"]
    assert inner(model, 1) is faces
    assert [row.face for row in faces.rows] == [2, 3, 4]


def test_the_model_of_a_row_that_has_gone_serves_the_next_one(qapp: object) -> None:
    model = RowsModel(Cast)
    model.set_rows([Cast(1, (Face(2),)), Cast(2, (Face(5),))])
    gone, other = inner(model, 0), inner(model, 1)
    model.set_rows([Cast(2, (Face(5),)), Cast(3, (Face(6),)), Cast(4, ())])
    assert [row.face for row in gone.rows] == [2], "a view may still draw it"
    assert inner(model, 0) is other
    assert inner(model, 1) is gone
    assert [row.face for row in gone.rows] == [6]
    assert inner(model, 2) not in (gone, other)


def test_a_delegate_is_given_the_fields_and_the_rows_in_them(qapp: object) -> None:
    engine = QQmlEngine()
    model = RowsModel(Cast)
    model.set_rows([Cast(1, (Face(2, ("red", "blue")), Face(3)))])
    component = QQmlComponent(engine)
    component.setData(
        b"""
        import QtQml
        import Stolik.Models
        Instantiator {
            id: casts
            property list<string> seen
            delegate: Instantiator {
                id: cast
                required property var best
                required property RowsModel faces
                model: faces
                delegate: QtObject {
                    required property int face
                    required property list<string> colours
                    Component.onCompleted: casts.seen.push(`${face} of ${cast.best.face}: ${colours.join()}`)
                }
            }
        }
        """,
        QUrl(),
    )
    made = component.createWithInitialProperties({"model": model})
    assert made is not None, component.errorString()
    assert made.property("seen") == ["2 of 6: red,blue", "3 of 6: "]
    made.deleteLater()
