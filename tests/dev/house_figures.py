"""Figures of this project, or of another checkout: `python -m tests.dev.house_figures [FOLDER]`.

`--sum` only prints the change of lines since the commit that `desktop/measured.md` names.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Final

PARTS: Final = {
    "program": ("desktop/stolik", ".py", ".qml"),
    "tests": ("tests", ".py", ".qml"),
    "packaging": ("packaging", ".py"),
}
"""The parts that are counted separately: a folder and the endings of its files."""
_SINCE: Final = re.compile(r"^Lines are counted since `(\w+)`", re.MULTILINE)


def lines(folder: Path, *endings: str) -> int:
    """Return the total number of lines in files with these endings."""
    files = (path for ending in endings for path in folder.rglob(f"*{ending}"))
    return sum(len(path.read_text(encoding="utf-8").splitlines()) for path in files)


def counted_since(root: Path) -> str:
    """Return the commit since which changes of lines are counted, empty if none is named."""
    named = _SINCE.search((root / "desktop" / "measured.md").read_text(encoding="utf-8"))
    return named[1] if named else ""


def changes(root: Path, since: str) -> Counter[str] | None:
    """Return by how many lines each room has grown since a commit, ``None`` if git doesn't know it.

    Rooms of the program are called `program/NAME`, other parts of the project `NAME`.
    """
    folders = [folder for folder, *_ in PARTS.values()]
    told = []
    for asked in (
        ["diff", "--numstat", "--no-renames", since],
        ["ls-files", "--others", "--exclude-standard"],
    ):
        done = subprocess.run(
            ["git", *asked, "--", *folders], cwd=root, capture_output=True, encoding="utf-8"
        )
        if done.returncode:
            return None
        told.append(done.stdout.splitlines())
    grown: Counter[str] = Counter()
    for came, went, file in (line.split("\t") for line in told[0]):
        # Binary files have no lines.
        if came != "-" and (room := _room(file)):
            grown[room] += int(came) - int(went)
    for file in told[1]:
        if room := _room(file):
            grown[room] += len((root / file).read_text(encoding="utf-8", errors="replace").splitlines())
    return grown


def told_sum(root: Path) -> str:
    """Return the growth of each part of the project in one line, empty if it can't be known."""
    since = counted_since(root)
    grown = changes(root, since) if since else None
    if grown is None:
        return ""
    parts = (
        f"{part} {sum(by for room, by in grown.items() if room.partition('/')[0] == part):+,}"
        for part in PARTS
    )
    return f"lines since {since}: {', '.join(parts)}"


def _room(file: str) -> str:
    for part, (folder, *endings) in PARTS.items():
        if file.startswith(f"{folder}/") and file.endswith(tuple(endings)):
            inside = file.removeprefix(f"{folder}/").split("/")
            return f"{part}/{inside[0] if inside[1:] else '.'}" if part == "program" else part
    return ""


def main() -> None:
    """Print the figures."""
    arguments = [each for each in sys.argv[1:] if each != "--sum"]
    root = Path(arguments[0]) if arguments else Path(__file__).parents[2]
    if "--sum" in sys.argv:
        print(told_sum(root))
        return
    for part, (folder, *endings) in PARTS.items():
        for ending in endings:
            files = len([path for path in (root / folder).rglob(f"*{ending}") if path.is_file()])
            print(f"{part}, {ending}: {lines(root / folder, ending)} lines in {files} files")
    for room, by in sorted((changes(root, since) or {}).items()) if (since := counted_since(root)) else ():
        print(f"{room}: {by:+,}")
    print(told_sum(root))


if __name__ == "__main__":
    main()
