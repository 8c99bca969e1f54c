"""Every shipped file belongs to a part, and its licence is shipped with it."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import licences
import pytest

PARTS = licences.read_parts()
WINDOWS = """
    stolik.exe=stolik _internal/python311.dll=python _internal/python3.dll=python _internal/_ctypes.pyd=python
    _internal/select.pyd=python _internal/libffi-8.dll=libffi _internal/VCRUNTIME140.dll=microsoft-runtime
    _internal/VCRUNTIME140_1.dll=microsoft-runtime _internal/shiboken6/MSVCP140.dll=microsoft-runtime
    _internal/PySide6/msvcp140_1.dll=microsoft-runtime _internal/PySide6/Qt6Core.dll=qt
    _internal/PySide6/QtCore.pyd=pyside6 _internal/PySide6/pyside6.abi3.dll=pyside6
    _internal/PySide6/plugins/platforms/qwindows.dll=qt _internal/PySide6/qml/QtQuick/qmldir=qt
    _internal/shiboken6/Shiboken.pyd=shiboken6 _internal/shiboken6/shiboken6.abi3.dll=shiboken6
    _internal/_cffi_backend.cp311-win_amd64.pyd=cffi _internal/_miniaudio.pyd=miniaudio
    _internal/pydantic_core/_pydantic_core.cp311-win_amd64.pyd=pydantic-core
"""
MAC = """
    Contents/MacOS/stolik=stolik Contents/Info.plist=stolik Contents/Resources/stolik.icns=stolik
    Contents/_CodeSignature/CodeResources=stolik Contents/CodeResources=stolik
    Contents/Frameworks/Python=python
    Contents/Frameworks/Python.framework/Versions/3.11/Python=python
    Contents/Frameworks/python3__dot__11/lib-dynload/math.cpython-311-darwin.so=python
    Contents/Resources/base_library.zip=python Contents/Frameworks/PySide6/QtGui.abi3.so=pyside6
    Contents/Frameworks/PySide6/Qt/lib/QtCore.framework/Versions/A/QtCore=qt
    Contents/Frameworks/PySide6/Qt/lib/QtCore.framework/Versions/A/Resources/Info.plist=qt
    Contents/Frameworks/PySide6/Qt/plugins/platforms/libqcocoa.dylib=qt
    Contents/Frameworks/PySide6/libpyside6.abi3.6.11.dylib=pyside6
    Contents/Frameworks/shiboken6/libshiboken6.abi3.6.11.dylib=shiboken6
    Contents/Frameworks/libffi.8.dylib=libffi Contents/Resources/resources/fonts/OFL.txt=font
"""
FILES = [pair.split("=") for pair in f"{WINDOWS} {MAC}".split()]
"""Files on other systems; on Linux the frozen folder itself is checked."""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a copy of the list and its texts, for damaging."""
    return Path(shutil.copytree(licences.LICENCES, tmp_path / "licences"))


def test_the_list_is_whole_of_the_installed_versions_and_a_missing_or_idle_text_is_named(
    folder: Path,
) -> None:
    assert licences.complaints_of_list() == []
    (folder / "python.txt").rename(folder / "snake.txt")
    assert licences.complaints_of_list(folder) == ["python.txt is missing.", "snake.txt belongs to no part."]


@pytest.mark.parametrize("path, part", FILES)
def test_a_file_belongs_to_one_part(path: str, part: str) -> None:
    assert licences.owners(path, PARTS) == [part]


@pytest.mark.parametrize(
    "path",
    [
        "_internal/libssl.so.3", "_internal/_ssl.pyd", "_internal/PySide6/opengl32sw.dll",
        "_internal/libstdc++.so.6", "_internal/numpy/core.so", "readme.txt",
    ],
)  # fmt: skip
def test_a_stranger_belongs_to_none(path: str) -> None:
    assert licences.owners(path, PARTS) == []


def test_every_locked_package_is_a_part_and_the_lgpl_s_come_with_both_texts_and_the_way_to_the_sources() -> (
    None
):
    lesser = [part for part in PARTS if part.licence == "LGPL-3.0-only"]
    assert {part.id for part in lesser} == {"qt", "pyside6", "shiboken6"}
    for part in lesser:
        assert part.texts == ("qt.txt", "LGPL-3.0.txt", "GPL-3.0.txt")
    assert "https://download.qt.io/" in (licences.LICENCES / "qt.txt").read_text("utf-8")
    known = {part.version_of.lower().replace("_", "-") for part in PARTS}
    lock = (Path(licences.__file__).parent / "lock-run.txt").read_text("utf-8")
    names = {line.split("==")[0] for line in lock.splitlines() if "==" in line}
    # Those only build the package and aren't shipped.
    building = {"editables", "hatchling", "packaging", "pathspec", "pluggy", "tomlkit", "trove-classifiers"}
    # cffi requires it, but only for reading C.
    assert names - building - {"pycparser"} <= known


def test_another_version_is_named_and_refreshed(folder: Path) -> None:
    data = json.loads((folder / "parts.json").read_text("utf-8"))
    [pydantic] = [part for part in data["parts"] if part["id"] == "pydantic"]
    installed, pydantic["version"] = pydantic["version"], "0.1"
    (folder / "parts.json").write_text(json.dumps(data), encoding="utf-8")
    (folder / "rust-crates.txt").write_text("none\n", encoding="utf-8")
    first, second = licences.complaints_of_list(folder)
    assert first.startswith(f"pydantic is {installed}, not 0.1;")
    assert second.startswith("rust-crates.txt is older")
    licences.refresh(folder)
    assert licences.complaints_of_list(folder) == []
    assert (folder / "parts.json").read_bytes() == (licences.LICENCES / "parts.json").read_bytes()


def test_a_file_without_a_licence_fails_the_frozen_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(licences, "strange_modules", lambda folder, parts: ["colourful"])
    inner = tmp_path / "_internal"
    shutil.copytree(licences.LICENCES, inner / "resources" / "licences")
    (inner / "libmystery.so.1").write_bytes(b"")
    (inner / "resources" / "licences" / "GPL-3.0.txt").unlink()
    assert licences.main([str(tmp_path)]) == 1
    assert capsys.readouterr().out.splitlines() == [
        "_internal/libmystery.so.1 belongs to no part of parts.json.",
        "The module colourful in the executable belongs to no part of parts.json.",
        "GPL-3.0.txt is not in the folder.",
    ]
