"""Libraries of Debian's own Pythons are shipped or depended on, and the set-up installs those of Qt.

Python from elsewhere includes small libraries; Debian's uses those of the system.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import PySide6
import pytest
import qt_parts
import shiboken6
from contents import PACKAGES
from elftools.elf.dynamic import DynamicSection
from elftools.elf.elffile import ELFFile
from qt_parts import is_shipped
from sonames import OFFSCREEN, WINDOW

SPEC = Path(__file__).parents[2] / "packaging" / "stolik.spec"

IN_ALL = """
    _bz2: libbz2.so.1.0
    _ctypes: libffi.so.8
    _curses: libncursesw.so.6 libtinfo.so.6
    _curses_panel: libpanelw.so.6
    _dbm: libdb-5.3.so
    _hashlib: libcrypto.so.3
    _lzma: liblzma.so.5
    _sqlite3: libsqlite3.so.0
    _ssl: libssl.so.3 libcrypto.so.3
    _uuid: libuuid.so.1
    libpython: libz.so.1 libexpat.so.1 libm.so.6 libc.so.6
    readline: libreadline.so.8
"""
IN_ONE = {
    "3.11.2 of Debian 12": """
        _crypt: libcrypt.so.1
        nis: libnsl.so.2 libtirpc.so.3
    """,
    "3.13.5 of Debian 13": "libpython: ld-linux-x86-64.so.2",
    "3.14.8 of Debian testing": "_zstd: libzstd.so.1",
}
"""The libraries that Python's own and its ``lib-dynload`` need, by readelf; most need libc and libm."""


def linked(text: str) -> list[tuple[str, str]]:
    rows = (line.split(":") for line in text.strip().splitlines())
    return [(module.strip(), library) for module, names in rows for library in names.split()]


def unused() -> set[str]:
    """Return the modules that the spec excludes."""
    (names,) = re.findall(r"^unused = (\[.*?^\])", SPEC.read_text("utf-8"), re.M | re.S)
    return set(ast.literal_eval(names))


@pytest.mark.parametrize("more", IN_ONE.values(), ids=IN_ONE)
def test_what_the_python_of_a_debian_needs_comes_along_or_is_depended_on(more: str) -> None:
    pairs = linked(IN_ALL) + linked(more)
    kept = [(module, library) for module, library in pairs if module not in unused()]
    loose = [pair for pair in kept if not is_shipped(pair[1]) and pair[1] not in PACKAGES]
    assert not loose, "Ship it (qt_parts.py), name its package (contents.py), or leave the module out"


QT = Path(PySide6.__file__).parent
OWN = {
    path.name: path
    for folder in (QT / "Qt/lib", QT, Path(shiboken6.__file__).parent)
    for path in folder.iterdir()
}
OF_EVERY_SYSTEM = re.compile(r"(?:ld-linux\S*|lib(?:c|m|dl|pthread|resolv|rt|gcc_s|stdc\+\+))\.so\.\d+")
"""The C library and the compiler's libraries, which every Debian has."""

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


def named_by(path: Path) -> list[str]:
    """Return the libraries named in a file's header."""
    with path.open("rb") as file:
        section = ELFFile(file).get_section_by_name(".dynamic")
        assert isinstance(section, DynamicSection), path
        tags: Iterable[Any] = section.iter_tags("DT_NEEDED")  # only tags of this kind have the attribute
        return [tag.needed for tag in tags]


def outside(roots: Iterable[Path]) -> set[str]:
    """Return the system libraries that files are linked to, directly or through others of Qt."""
    seen: set[Path] = set()
    waiting, found = list(roots), set[str]()
    while waiting:
        path = waiting.pop()
        if path not in seen:
            seen.add(path)
            names = named_by(path)
            waiting += [OWN[name] for name in names if name in OWN]
            found |= {name for name in names if name not in OWN and not OF_EVERY_SYSTEM.fullmatch(name)}
    return found


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux parts Qt's libraries into packages")
def test_what_qt_and_its_libraries_need_to_draw_into_memory_and_into_a_window_is_what_set_up_installs() -> (
    None
):
    assert outside([*BINDINGS, *QML, *TOOLS, *plugins(with_window=False)]) == set(OFFSCREEN)
    window = outside(plugins(with_window=True))
    assert window - set(OFFSCREEN) == set(WINDOW)
    assert "libgssapi_krb5.so.2" not in named_by(QT / "lrelease")
    assert "libgssapi_krb5.so.2" in outside([QT / "lrelease"])
