"""What Qt asks of the system, by the ELF headers of its own files, is what set-up installs."""

import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import PySide6
import pytest
import qt_parts
import shiboken6
from elftools.elf.dynamic import DynamicSection
from elftools.elf.elffile import ELFFile
from sonames import OFFSCREEN, WINDOW

pytestmark = pytest.mark.skipif(
    sys.platform != "linux", reason="only Linux parts Qt's libraries into packages"
)

QT = Path(PySide6.__file__).parent
OWN = {
    path.name: path
    for folder in (QT / "Qt/lib", QT, Path(shiboken6.__file__).parent)
    for path in folder.iterdir()
}
OF_EVERY_SYSTEM = re.compile(r"(?:ld-linux\S*|lib(?:c|m|dl|pthread|resolv|rt|gcc_s|stdc\+\+))\.so\.\d+")
"""The C library and the compiler's: no Debian comes without them."""

TOOLS = [QT / name for name in ("lrelease", "lupdate", "qmllint", "qmlformat")]
BINDINGS = [QT / f"{name}.abi3.so" for name in qt_parts.BINDINGS]
QML = [
    path for name in qt_parts.QML_MODULES for path in (QT / "Qt/qml" / name.replace(".", "/")).glob("*.so")
]


def plugins(with_window: bool) -> Iterator[Path]:
    for name in qt_parts.PLUGINS["linux"]:
        folder, _, file = name.rpartition("/")
        if ("xcb" in name) == with_window and "wayland" not in name:
            yield QT / "Qt/plugins" / folder / f"lib{file}.so"


def linked(path: Path) -> list[str]:
    """Return the libraries that a file names in its header."""
    with path.open("rb") as file:
        section = ELFFile(file).get_section_by_name(".dynamic")
        assert isinstance(section, DynamicSection), path
        tags: Iterable[Any] = section.iter_tags("DT_NEEDED")  # tags of this kind alone have the attribute
        return [tag.needed for tag in tags]


def outside(roots: Iterable[Path]) -> set[str]:
    """Return the libraries of the system that files are linked to, themselves or through others of Qt."""
    seen: set[Path] = set()
    waiting, found = list(roots), set[str]()
    while waiting:
        path = waiting.pop()
        if path not in seen:
            seen.add(path)
            names = linked(path)
            waiting += [OWN[name] for name in names if name in OWN]
            found |= {name for name in names if name not in OWN and not OF_EVERY_SYSTEM.fullmatch(name)}
    return found


def test_what_qt_and_its_libraries_need_to_draw_into_memory_and_into_a_window_is_what_set_up_installs() -> (
    None
):
    assert outside([*BINDINGS, *QML, *TOOLS, *plugins(with_window=False)]) == set(OFFSCREEN)
    window = outside(plugins(with_window=True))
    assert window - set(OFFSCREEN) == set(WINDOW)
    assert "libgssapi_krb5.so.2" not in linked(QT / "lrelease")
    assert "libgssapi_krb5.so.2" in outside([QT / "lrelease"])
