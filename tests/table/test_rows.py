"""The row model says exactly what changed."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester
from stolik.models.rows import RowsModel

FATAL = QAbstractItemModelTester.FailureReportingMode.Fatal


def rows(*keys: int, **more: Any) -> list[dict[str, Any]]:
    return [{"key": key, "text": str(key), **more} for key in keys]


@pytest.fixture
def model(qapp: object) -> RowsModel:
    model = RowsModel(("key", "text"))
    model.tester = QAbstractItemModelTester(model, FATAL)  # type: ignore[attr-defined]  # lives as long as the model
    return model


def keys(model: RowsModel) -> list[int]:
    return [row["key"] for row in model.rows]


def test_rows_are_read_by_the_names_of_their_fields(model: RowsModel) -> None:
    model.set_rows(rows(1, 2))
    names = {bytes(name).decode(): role for role, name in model.roleNames().items()}
    assert model.data(model.index(1), names["text"]) == "2"
    assert model.data(model.index(1), Qt.ItemDataRole.DecorationRole) is None
    assert model.data(QModelIndex(), names["text"]) is None
    assert model.at(0) == {"key": 1, "text": "1"}
    assert model.at(7) == {}


def test_a_row_that_moves_is_moved_and_nothing_is_ever_reset(model: RowsModel) -> None:
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


def test_only_the_fields_that_changed_are_said_to_have_changed(model: RowsModel) -> None:
    model.set_rows(rows(1, 2))
    roles: list[list[int]] = []
    model.dataChanged.connect(lambda _a, _b, changed: roles.append(changed))
    model.set_rows([{"key": 1, "text": "1"}, {"key": 2, "text": "two"}])
    names = {role: bytes(name).decode() for role, name in model.roleNames().items()}
    assert [[names[role] for role in changed] for changed in roles] == [["text"]]


def test_all_rows_can_change_where_they_are(model: RowsModel) -> None:
    changed = [{"key": key, "text": "new"} for key in range(12)]
    model.set_rows(rows(*range(12)))
    model.set_rows(changed)
    assert list(model.rows) == changed


@given(st.lists(st.dictionaries(st.integers(0, 9), st.integers(0, 2)), max_size=6))
def test_any_succession_of_rows_is_followed(successive: list[dict[int, int]]) -> None:
    model = RowsModel(("key", "text"))
    tester = QAbstractItemModelTester(model, FATAL)
    counts = [0]
    model.countChanged.connect(lambda: counts.append(model.rowCount()))
    for wanted in successive:
        model.set_rows([{"key": key, "text": str(text)} for key, text in wanted.items()])
        assert [(row["key"], row["text"]) for row in model.rows] == [
            (key, str(text)) for key, text in wanted.items()
        ]
        assert model.rowCount() == counts[-1] == len(wanted)
    tester.deleteLater()
