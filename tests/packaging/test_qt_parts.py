"""The shipped parts of Qt: everything that is imported, and nothing else."""

from __future__ import annotations

import re
from pathlib import Path

import PySide6
import pytest
import qt_parts
from contents import complaints
from qt_parts import (
    BINDINGS,
    FORBIDDEN,
    ICU,
    LIBRARIES,
    PLUGINS,
    QML_MODULES,
    Entry,
    closure,
    imported,
    is_kept,
    needed_libraries,
    part,
)

DESKTOP = Path(__file__).parents[2] / "desktop" / "stolik"
QT = Path(PySide6.__file__).parent
# On Windows, Qt's folders are directly in PySide6's.
INNER = QT / "Qt" if (QT / "Qt").is_dir() else QT


def test_every_module_that_the_qml_imports_itself_or_by_another_is_shipped_and_nothing_besides() -> None:
    absent = {name: paths for name, paths in imported(DESKTOP).items() if name not in QML_MODULES}
    assert not absent, "Name them in QML_MODULES of packaging/qt_parts.py"
    needed = closure(imported(DESKTOP), INNER / "qml")
    assert needed - set(QML_MODULES) == set(), "Name them in QML_MODULES of packaging/qt_parts.py"
    assert set(QML_MODULES) - needed == set(), "No QML imports them any longer"


def test_every_module_of_pyside_that_the_program_imports_is_shipped_and_nothing_besides() -> None:
    text = "\n".join(path.read_text("utf-8") for path in DESKTOP.rglob("*.py"))
    needed = set(re.findall(r"^\s*(?:from|import) PySide6\.(\w+)", text, re.MULTILINE))
    # QtQml imports QtNetwork by itself.
    assert needed | {"QtNetwork"} == set(BINDINGS)


def test_nothing_that_is_shipped_is_forbidden_and_qt_is_told_from_everything_else() -> None:
    names = (
        *BINDINGS,
        *QML_MODULES,
        *LIBRARIES,
        *ICU,
        *(name for names in PLUGINS.values() for name in names),
    )
    assert [name for name in names for word in FORBIDDEN if word.lower() in name.lower()] == []
    assert part("stolik/qml/Stolik/qmldir") is None
    assert part("pydantic_core/_pydantic_core.cpython-311-x86_64-linux-gnu.so") is None
    assert part("PySide6/Qt/plugins/imageformats/libqsvg.so") == ("plugin", "imageformats/qsvg")


@pytest.mark.parametrize(
    "system, target, kept",
    [
        ("linux", "PySide6/Qt/lib/libQt6Quick.so.6", True),
        ("linux", "PySide6/Qt/lib/libQt6WebEngineCore.so.6", False),
        ("linux", "PySide6/Qt/plugins/platforms/libqxcb.so", True),
        ("linux", "PySide6/Qt/plugins/tls/libqopensslbackend.so", False),
        ("linux", "PySide6/Qt/qml/QtQuick/plugins.qmltypes", False),
        ("linux", "PySide6/Qt/qml/QtQuick/Controls/Fusion/qmldir", False),
        ("linux", "PySide6/Qt/translations/qtbase_de.qm", False),
        ("linux", "PySide6/QtWidgets.abi3.so", False),
        ("linux", "libstdc++.so.6", False),
        ("linux", "stolik/games/knaster/ai/data/race.json", True),
        ("win32", "PySide6/Qt6Quick.dll", True),
        ("win32", "PySide6/Qt6Widgets.dll", False),
        ("win32", "PySide6/opengl32sw.dll", False),
        ("win32", "PySide6/plugins/platforms/qwindows.dll", True),
        ("win32", "PySide6/plugins/platforms/qdirect2d.dll", False),
        ("win32", "PySide6/qml/QtQuick/Layouts/qquicklayoutsplugin.dll", True),
        ("win32", "PySide6/QtCore.pyd", True),
        ("win32", "PySide6/pyside6.abi3.dll", True),
        ("win32", "PySide6/MSVCP140.dll", True),
        ("win32", "python311.dll", True),
        ("darwin", "PySide6/Qt/lib/QtQuick.framework/Versions/A/QtQuick", True),
        ("darwin", "PySide6/Qt/lib/QtQuick.framework/Resources", True),
        ("darwin", "PySide6/Qt/lib/QtWidgets.framework/Versions/A/QtWidgets", False),
        ("darwin", "PySide6/Qt/plugins/platforms/libqcocoa.dylib", True),
        ("darwin", "PySide6/Qt/plugins/styles/libqmacstyle.dylib", False),
        ("darwin", "PySide6/libpyside6.abi3.6.11.dylib", True),
    ],
)
def test_a_file_is_judged_by_its_place(system: str, target: str, kept: bool) -> None:
    assert is_kept(target, system) is kept
    assert is_kept(target.replace("/", "\\"), system) is kept


@pytest.mark.parametrize(
    "library, plugin, called",
    [
        ("PySide6/Qt/lib/libQt6{}.so.6", "PySide6/Qt/qml/QtQuick/libqtquick2plugin.so", "libQt6{}.so.6"),
        ("PySide6/Qt6{}.dll", "PySide6/qml/QtQuick/qtquick2plugin.dll", "Qt6{}.dll"),
        (
            "PySide6/Qt/lib/Qt{0}.framework/Versions/A/Qt{0}",
            "PySide6/Qt/qml/QtQuick/libqtquick2plugin.dylib",
            "@rpath/Qt{0}.framework/Versions/A/Qt{0}",
        ),
    ],
)
def test_a_library_goes_with_the_last_file_that_needs_it(library: str, plugin: str, called: str) -> None:
    linked = {"plugin": ["Quick"], "Quick": ["Core"], "Core": [], "Svg": ["Core"]}
    binaries: list[Entry] = [(library.format(name), name, "BINARY") for name in ("Quick", "Svg", "Core")]
    binaries += [(plugin, "plugin", "BINARY"), ("top", library.format("Core"), "SYMLINK")]

    def imports(source: str) -> set[tuple[str, str | None]]:
        return {(called.format(name), None) for name in linked[source]}

    assert needed_libraries(binaries, imports) == {("library", "Quick"), ("library", "Core")}


def test_a_folder_with_a_stranger_and_a_gap_is_refused_by_their_names(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(qt_parts, "BINDINGS", ("QtCore",))
    monkeypatch.setattr(qt_parts, "QML_MODULES", ("QtQuick",))
    monkeypatch.setitem(qt_parts.PLUGINS, "win32", ("platforms/qwindows",))
    inner = tmp_path / "stolik" / "_internal"
    for target in (
        "PySide6/QtCore.pyd",
        "PySide6/plugins/platforms/qwindows.dll",
        "PySide6/plugins/platforminputcontexts/qtvirtualkeyboardplugin.dll",
    ):
        (inner / target).parent.mkdir(parents=True, exist_ok=True)
        (inner / target).touch()
    found = complaints(inner.parent, "win32")
    assert len(found) == 2
    assert "qtvirtualkeyboardplugin" in found[0]
    assert "QtQuick" in found[1]
