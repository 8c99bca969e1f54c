"""Checks a frozen folder: it has exactly the parts of Qt that `qt_parts` names, and isn't too large."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import qt_parts
from sonames import OFFSCREEN, WINDOW

INSTALLED_MB = 125
"""The greatest size of the installed program on Linux, in megabytes of a million bytes."""

DEB_MB = 32
HURRY_MB = 38
"""The greatest size of a hastily packed package, in megabytes; the same folder then takes a sixth more."""

ELF = b"\x7fELF"


def files(folder: Path) -> Iterator[Path]:
    """Yields every file below a folder once, without following links."""
    for path in sorted(folder.rglob("*")):
        if path.is_file() and not path.is_symlink():
            yield path


def size(folder: Path) -> int:
    """Returns the total size of all files below a folder, in bytes."""
    return sum(path.stat().st_size for path in files(folder))


def megabytes(count: int) -> str:
    """Returns a number of bytes as text in megabytes."""
    return f"{count / 1e6:.1f} MB"


def complaints(folder: Path, system: str = sys.platform) -> list[str]:
    """Returns the faults in the parts of a frozen program's folder, one sentence each."""
    inner = folder / "_internal" if (folder / "_internal").is_dir() else folder
    found = [*_strangers(inner, system), *_gaps(inner, system)]
    if system == "linux":
        found += [*_loose(folder)]
        if size(folder) > INSTALLED_MB * 1e6:
            found.append(f"The folder has {megabytes(size(folder))}, which is more than {INSTALLED_MB} MB.")
    return found


def _strangers(inner: Path, system: str) -> Iterator[str]:
    for path in files(inner):
        target = path.relative_to(inner).as_posix()
        if not qt_parts.is_kept(target, system):
            yield f"{target} is in the folder, but on no list of qt_parts.py."


def _gaps(inner: Path, system: str) -> Iterator[str]:
    found = {part for _, part in qt_parts.parts(inner)}
    wanted = [
        ("binding", qt_parts.BINDINGS),
        ("plugin", qt_parts.PLUGINS[system]),
        ("qml", qt_parts.QML_MODULES),
    ]
    if system == "linux":  # some of the libraries don't exist elsewhere
        wanted += [("library", qt_parts.LIBRARIES), ("icu", qt_parts.ICU)]
    for kind, names in wanted:
        for name in names:
            if qt_parts.Part(kind, name) not in found:
                yield f"The {kind} {name} is on the list of qt_parts.py, but not in the folder."


# -------------------------------------------------------------------------------- what the system must have

PACKAGES = {
    **OFFSCREEN,
    **WINDOW,
    **dict.fromkeys(
        """
        ld-linux-x86-64.so.2 libc.so.6 libdl.so.2 libm.so.6 libmvec.so.1 libpthread.so.0 libresolv.so.2
        librt.so.1 libutil.so.1
        """.split(),
        "libc6",
    ),
    "libgcc_s.so.1": "libgcc-s1",
    "libstdc++.so.6": "libstdc++6",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
    # Debian's Python is linked to it; others contain a copy. Fontconfig brings it to every system.
    "libexpat.so.1": "libexpat1",
}
"""The Debian package of each library that the folder's binaries are linked to and that isn't shipped."""

# The first GCC whose libstdc++ has these symbols; the package has the compiler's version number.
_GCC = {28: 10, 29: 11, 30: 12, 31: 13, 32: 13, 33: 14}

_LINKED = re.compile(r"\(NEEDED\).*\[(.+)\]")
_GLIBC = re.compile(r"\bGLIBC_2\.(\d+)")
_GLIBCXX = re.compile(r"\bGLIBCXX_3\.4\.(\d+)")


@cache
def _read(path: Path) -> str:
    command = ["readelf", "--wide", "--dynamic", "--version-info", str(path)]
    return subprocess.run(
        command, check=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ).stdout


def binaries(folder: Path) -> Iterator[Path]:
    """Yields the Linux programs and libraries below a folder."""
    for path in files(folder):
        with path.open("rb") as file:
            if file.read(4) == ELF:
                yield path


def outside(folder: Path) -> dict[str, set[Path]]:
    """Returns the libraries outside a folder that its binaries are linked to, each with those binaries."""
    inside = {path.name for path in folder.rglob("*.so*")}
    found: dict[str, set[Path]] = {}
    for path in binaries(folder):
        for library in _LINKED.findall(_read(path)):
            if library not in inside:
                found.setdefault(library, set()).add(path)
    return found


def debian_packages(folder: Path) -> list[str]:
    """Returns the dependencies of a Debian package of the folder, as its control file lists them."""
    needed = {PACKAGES[library] for library in outside(folder)}
    text = "\n".join(_read(path) for path in binaries(folder))
    glibc = max(map(int, _GLIBC.findall(text)), default=0)
    cxx = max(map(int, _GLIBCXX.findall(text)), default=0)
    least = {"libc6": f"2.{glibc}", "libstdc++6": str(_GCC.get(cxx, max(_GCC.values()) if cxx else 0))}
    return [f"{name} (>= {least[name]})" if name in least else name for name in sorted(needed)]


def _loose(folder: Path) -> Iterator[str]:
    for library, users in sorted(outside(folder).items()):
        if library not in PACKAGES:
            names = ", ".join(sorted(path.name for path in users))
            yield f"{library}, which {names} needs, is neither in the folder nor in the table of contents.py."
