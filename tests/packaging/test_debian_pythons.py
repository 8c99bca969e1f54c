"""What Debian's own Pythons are linked to comes along or is a package that ours depends on.

Python from elsewhere has small libraries inside of it; Debian's takes those of the system.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from contents import PACKAGES
from qt_parts import is_shipped

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
"""What readelf names as needed by the library and the modules of ``lib-dynload``; most need libc and libm."""


def linked(text: str) -> list[tuple[str, str]]:
    rows = (line.split(":") for line in text.strip().splitlines())
    return [(module.strip(), library) for module, names in rows for library in names.split()]


def unused() -> set[str]:
    """Return the modules that the spec leaves out."""
    (names,) = re.findall(r"^unused = (\[.*?^\])", SPEC.read_text("utf-8"), re.M | re.S)
    return set(ast.literal_eval(names))


@pytest.mark.parametrize("more", IN_ONE.values(), ids=IN_ONE)
def test_what_the_python_of_a_debian_needs_comes_along_or_is_depended_on(more: str) -> None:
    pairs = linked(IN_ALL) + linked(more)
    kept = [(module, library) for module, library in pairs if module not in unused()]
    loose = [pair for pair in kept if not is_shipped(pair[1]) and pair[1] not in PACKAGES]
    assert not loose, "Ship it (qt_parts.py), name its package (contents.py), or leave the module out"
