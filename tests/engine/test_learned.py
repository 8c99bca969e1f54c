"""Learned tables: what a trainer writes is what is read, and anything else is refused."""

from __future__ import annotations

import json
import sys
from array import array
from pathlib import Path

import pytest
from stolik.engine.learned import _low_byte_first, load, pack, to_text, unpack


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the data folder of a package that can be imported."""
    home = tmp_path / "learned_tables"
    (home / "data").mkdir(parents=True)
    (home / "__init__.py").write_text("")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "learned_tables", raising=False)
    load.cache_clear()
    return home / "data"


def test_a_table_is_read_as_it_was_written(package: Path) -> None:
    content = {"weights": {"2": [0.5, 1.25]}, "many": pack([1, -2, 3], "int16", [3]), "rows": [[1] * 40] * 3}
    text = to_text("a.trainer", {"seed": 1}, "what it is", content)
    (package / "one.json").write_text(text)
    table = load("learned_tables", "one")
    assert table["made_by"] == "a.trainer"
    assert table["arguments"] == {"seed": 1}
    assert table["about"] == "what it is"
    assert {name: table[name] for name in content} == content
    assert load("learned_tables", "one") is table
    assert max(map(len, text.splitlines())) <= 130


@pytest.mark.parametrize(
    "text",
    [
        "[]",
        "{}",
        '{"format": "other", "version": 1}',
        '{"format": "stolik-learned", "version": 2}',
        "no JSON",
    ],
)
def test_what_is_no_table_of_this_version_is_refused(package: Path, text: str) -> None:
    (package / "one.json").write_text(text)
    with pytest.raises(ValueError):  # noqa: PT011 - each has a message of its own
        load("learned_tables", "one")


def test_a_table_that_is_not_there_is_a_missing_file(package: Path) -> None:
    with pytest.raises(FileNotFoundError):
        load("learned_tables", "none")


@pytest.mark.parametrize(
    "dtype, numbers",
    [("int16", [-32768, 0, 32767]), ("uint16", [0, 1, 65535]), ("float32", [0.5, -2.0, 1024.0])],
)
def test_packed_numbers_come_back(dtype: str, numbers: list[float]) -> None:
    entry = json.loads(json.dumps(pack(numbers, dtype, [1, 3])))
    assert entry["shape"] == [1, 3]
    assert list(unpack(entry)) == numbers


def test_packed_numbers_lie_low_byte_first_on_every_machine() -> None:
    numbers = array("H", [1, 256])
    turned = _low_byte_first(numbers, "big")
    assert list(turned) == [256, 1]
    assert list(numbers) == [1, 256]
    assert _low_byte_first(numbers, "little") is numbers


def test_a_shape_that_does_not_fit_is_refused() -> None:
    with pytest.raises(ValueError, match="3 numbers"):
        pack([1, 2, 3], "int16", [2, 2])
    with pytest.raises(ValueError, match="2 numbers"):
        unpack({**pack([1, 2], "int16", [2]), "shape": [3]})
    with pytest.raises(KeyError):
        pack([1], "int8", [1])
