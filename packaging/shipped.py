"""The project's files that the program reads at run time, the same for the frozen folder and the wheel.

Needs only the standard library, for PyInstaller's spec, the wheel's build hook and `dev.py` use it.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

_RESOURCES = {
    "fonts": ("*.ttf", "OFL.txt"),
    "help": ("*.md", "search.*.txt"),
    "icons": ("stolik.svg", "stolik-??.png", "stolik-???.png"),
    "licences": ("*.txt", "parts.json"),
    "sounds": ("*.wav",),
}


def resources(root: Path) -> list[Path]:
    """Returns the paths of the resources that the program reads, relative to the project's folder."""
    return sorted(
        path.relative_to(root)
        for folder, patterns in _RESOURCES.items()
        for pattern in patterns
        for path in (root / "resources" / folder).glob(pattern)
    )


def is_shipped(module: str) -> bool:
    """Returns whether a module is part of the program; the trainers of the games' learned data aren't."""
    parts = module.split(".")
    return not (parts[1:2] == ["games"] and parts[3:5] == ["ai", "train"])


def stale_translations(root: Path) -> list[Path]:
    """Returns the translations that are newer than their compiled files.

    They are followed by compiled files without a source, whose languages would still be offered.
    """

    def is_stale(source: Path) -> bool:
        outcome = _compiled(root, source)
        return not outcome.exists() or outcome.stat().st_mtime < source.stat().st_mtime

    sources = sorted((root / "translations").glob("*.ts"))
    known = {_compiled(root, source) for source in sources}
    left = sorted(set((root / "build" / "translations").glob("*.qm")) - known)
    return [*filter(is_stale, sources), *left]


def compile_translations(root: Path) -> list[Path]:
    """Compiles each stale translation into `build/translations`; returns all compiled files there.

    It uses the `lrelease` of the running Python's PySide6. Raises `CalledProcessError` if that fails; the old
    file is kept then.
    """
    for source in stale_translations(root):
        if source.suffix == ".qm":
            source.unlink()
            continue
        outcome = _compiled(root, source)
        outcome.parent.mkdir(parents=True, exist_ok=True)
        fresh = outcome.with_suffix(".new")  # an open window may be reading the old one
        subprocess.run([_lrelease(), str(source), "-silent", "-qm", str(fresh)], check=True)
        fresh.replace(outcome)
    return [_compiled(root, source) for source in sorted((root / "translations").glob("*.ts"))]


def _compiled(root: Path, source: Path) -> Path:
    return root / "build" / "translations" / f"{source.stem}.qm"


def _lrelease() -> str:
    from PySide6 import __file__ as package

    return str(Path(package).with_name("lrelease" + (".exe" if os.name == "nt" else "")))


if __name__ == "__main__":
    try:
        compile_translations(Path(__file__).resolve().parent.parent)
    except subprocess.CalledProcessError as error:
        sys.exit(f"lrelease could not compile {Path(error.cmd[1]).name}")
