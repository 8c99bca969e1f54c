"""Rebuilds a commit and compares the bytes: `python packaging/release/rebuild.py [COMMIT] [FOLDER]`.

Without a folder, the commit is built twice, in two folders of this machine with different names. With the
folder of a downloaded release, it is built once, and the files that both have are compared. Use the system
and the Python version that `.github/workflows/release.yml` names, since only the same tools give the same
bytes. Signed files differ by their signatures; `SHA256SUMS` is for the signed ones. If a file differs, the
build is kept for inspection.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from facts import ROOT
from release.papers import SUMS, checksum

STEPS = (
    ("packaging/release/sbom.py",),
    ("-m", "hatchling", "build", "-t", "wheel", "-d", "dist"),
)
"""Commands that make the other files of a release, with the Python that `dev.py` has set up."""

APPIMAGE = ("packaging/linux/packages.py", "appimage")
PYTHON = "Scripts/python.exe" if os.name == "nt" else "bin/python"
PLACES = ("a", "another place/b")
"""Two folders whose paths differ in length and letters."""


def build(commit: str, folder: Path) -> dict[str, str]:
    """Builds a commit in a folder and returns the checksum of every file that people download."""
    folder.mkdir(parents=True)
    clone = folder / "stolik"
    subprocess.run(["git", "clone", "--quiet", "--no-hardlinks", str(ROOT), str(clone)], check=True)
    subprocess.run(["git", "-C", str(clone), "checkout", "--quiet", commit], check=True)
    env = {**os.environ, "SOURCE_DATE_EPOCH": said_by_git(clone, "show", "--no-patch", "--format=%ct")}
    subprocess.run([sys.executable, "dev.py", "installers"], cwd=clone, env=env, check=True)
    packs = sys.platform == "linux" and shutil.which("mksquashfs")
    for step in (*STEPS, *([APPIMAGE] if packs else [])):
        subprocess.run([str(clone / ".venv" / PYTHON), *step], cwd=clone, env=env, check=True)
    return sums(clone / "dist")


def said_by_git(folder: Path, *command: str) -> str:
    """Returns the output of a git command in a folder."""
    done = subprocess.run(["git", "-C", str(folder), *command], capture_output=True, text=True, check=True)
    return done.stdout.strip()


def sums(folder: Path) -> dict[str, str]:
    """Returns the checksum of every file in a folder by file name, without a release's own list."""
    return {
        each.name: checksum(each) for each in sorted(folder.iterdir()) if each.is_file() and each.name != SUMS
    }


def compared(one: Mapping[str, str], other: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """Yields the name of every file with the result: the same, different, or only in one of them."""
    for name in sorted({*one, *other}):
        if name in one and name in other:
            yield name, "the same" if one[name] == other[name] else "DIFFERS"
        else:
            yield name, "only in one"


def main(arguments: Sequence[str]) -> int:
    """Builds and compares; returns 1 if a file differs or nothing could be compared, otherwise 0."""
    named, released = (*arguments, *("HEAD", "")[len(arguments) :])
    commit = said_by_git(ROOT, "rev-parse", "--verify", f"{named}^{{commit}}")
    folder = Path(tempfile.mkdtemp(prefix="rebuild-"))
    one = build(commit, folder / PLACES[0])
    other = sums(Path(released)) if released else build(commit, folder / PLACES[1])
    found = dict(compared(one, other))
    for name, outcome in found.items():
        print(f"{outcome:11}  {one.get(name) or other[name]}  {name}")
    # A release also has the files of other systems.
    wrong = {"DIFFERS"} if released else {"DIFFERS", "only in one"}
    if "the same" not in found.values() or wrong & set(found.values()):
        print(f"They are not the same; the build is in {folder}.")
        return 1
    shutil.rmtree(folder)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
