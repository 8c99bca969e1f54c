"""Learned tables: read once from their package's folder, refused if the format differs."""

from __future__ import annotations

import json
import sys
from array import array
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest
from stolik.engine.coaching import learned_tables
from stolik.engine.coaching.learned_tables import FORMAT, VERSION, load, pack, to_text, unpack

PACKAGE = "package_with_tables"


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Return the folder of the tables of a package on the path."""
    folder = tmp_path / PACKAGE / "data"
    folder.mkdir(parents=True)
    (tmp_path / PACKAGE / "__init__.py").touch()
    monkeypatch.syspath_prepend(str(tmp_path))
    load.cache_clear()
    yield folder
    load.cache_clear()
    sys.modules.pop(PACKAGE, None)


def test_a_table_that_was_written_is_read_again(data: Path) -> None:
    text = to_text("the.trainer", {"games": 3}, "Weights of hands — ż.", {"weights": {"2": [1.5, -2]}})
    (data / "weights.json").write_text(text, encoding="utf-8")
    assert text.endswith("}\n")
    assert dict(load(PACKAGE, "weights")) == {
        "format": FORMAT,
        "version": VERSION,
        "made_by": "the.trainer",
        "arguments": {"games": 3},
        "about": "Weights of hands — ż.",
        "weights": {"2": [1.5, -2]},
    }


def test_a_table_is_read_once_and_cannot_be_changed(data: Path) -> None:
    (data / "weights.json").write_text(to_text("t", {}, "", {"weights": [1]}), encoding="utf-8")
    first = load(PACKAGE, "weights")
    (data / "weights.json").unlink()
    assert load(PACKAGE, "weights") is first
    with pytest.raises(TypeError):
        cast(Any, first)["weights"] = [2]


@pytest.mark.parametrize(
    "content, reason",
    [
        ([1, 2], "isn't a learned table"),
        ({}, "isn't a learned table"),
        ({"format": "another", "version": VERSION}, "isn't a learned table"),
        ({"format": FORMAT}, "has version None, not 1"),
        ({"format": FORMAT, "version": 2}, "has version 2, not 1"),
    ],
)
def test_another_format_or_version_is_refused(data: Path, content: Any, reason: str) -> None:
    (data / "weights.json").write_text(json.dumps(content), encoding="utf-8")
    with pytest.raises(ValueError, match=f"^weights of {PACKAGE} {reason}$"):
        load(PACKAGE, "weights")


def test_what_is_no_json_and_what_is_not_there_is_refused(data: Path) -> None:
    (data / "weights.json").write_bytes(b"{")
    with pytest.raises(ValueError, match="Expecting"):
        load(PACKAGE, "weights")
    with pytest.raises(FileNotFoundError):
        load(PACKAGE, "others")


@pytest.mark.parametrize(
    "dtype, numbers", [("int16", [-5, 0, 32767]), ("uint16", [65535]), ("float32", [0.5, -2.25])]
)
def test_packed_numbers_are_unpacked_as_they_were(dtype: str, numbers: list[float]) -> None:
    entry = json.loads(json.dumps(pack(numbers, dtype, [1, len(numbers)])))
    assert list(unpack(entry)) == numbers


def test_numbers_fill_their_shape_low_byte_first_and_long_content_is_written_item_by_item() -> None:
    with pytest.raises(ValueError, match="3 numbers don't fill"):
        pack([1, 2, 3], "int16", [2, 2])
    with pytest.raises(ValueError, match="2 numbers don't fill"):
        unpack({**pack([1, 2], "int16", [2]), "shape": [3]})
    # A test can't simulate a machine with the other byte order in any other way.
    numbers = array("H", [1, 256])
    assert list(learned_tables._low_byte_first(numbers, "big")) == [256, 1]
    assert list(learned_tables._low_byte_first(numbers, "little")) == [1, 256]
    text = to_text("t", {}, "", {"rows": [list(range(60))] * 2, "by": {"name": list(range(60))}})
    assert json.loads(text)["rows"][1] == json.loads(text)["by"]["name"] == list(range(60))
    assert max(map(len, text.splitlines())) <= 250
