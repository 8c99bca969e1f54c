"""Builds a commit anew and compares the bytes: `python packaging/release/rebuild.py [COMMIT] [FOLDER]`.

Without a folder the commit is built twice, in two folders of this machine whose names differ. With the folder
of a release that was downloaded, it is built once, and compared with the files that are in both: do it on
the system that `.github/workflows/release.yml` names, with the Python that it names, for the same tools make
the same bytes. Signed files differ by their signatures; `SHA256SUMS` is that of the signed ones.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from facts import ROOT
from release.checksums import NAME, checksum

WHEEL = ("-m", "hatchling", "build", "-t", "wheel", "-d", "dist")
PYTHON = "Scripts/python.exe" if os.name == "nt" else "bin/python"
PLACES = ("a", "another place/b")
"""Two folders whose paths have neither length nor letters in common."""


def build(commit: str, folder: Path) -> dict[str, str]:
    """Builds a commit in a folder and returns the checksum of every file that people download."""
    folder.mkdir(parents=True)
    clone = folder / "stolik"
    subprocess.run(["git", "clone", "--quiet", "--no-hardlinks", str(ROOT), str(clone)], check=True)
    subprocess.run(["git", "-C", str(clone), "checkout", "--quiet", commit], check=True)
    subprocess.run([sys.executable, "dev.py", "installers"], cwd=clone, check=True)
    date = subprocess.run(
        ["git", "-C", str(clone), "show", "--no-patch", "--format=%ct"],
        capture_output=True,
        text=True,
        check=True,
    )
    env = {**os.environ, "SOURCE_DATE_EPOCH": date.stdout.strip()}
    subprocess.run([str(clone / ".venv" / PYTHON), *WHEEL], cwd=clone, env=env, check=True)
    return sums(clone / "dist")


def sums(folder: Path) -> dict[str, str]:
    """Returns the checksum of every file in a folder, by its name; a release's own list is left out."""
    return {
        each.name: checksum(each) for each in sorted(folder.iterdir()) if each.is_file() and each.name != NAME
    }


def compared(one: Mapping[str, str], other: Mapping[str, str]) -> Iterator[tuple[str, bool]]:
    """Yields the names of the files that are in both, each with whether it is the same."""
    for name in sorted(set(one) & set(other)):
        yield name, one[name] == other[name]


def main(arguments: Sequence[str]) -> int:
    """Builds, compares, and returns 1 where a file differs or nothing could be compared, else 0."""
    commit, released = (*arguments, *("HEAD", "")[len(arguments) :])
    commit = subprocess.run(
        ["git", "-C", str(ROOT), "rev-parse", "--verify", f"{commit}^{{commit}}"],
        capture_output=True,
        text=True,
        check=True,
    ).stdout.strip()
    with tempfile.TemporaryDirectory(prefix="rebuild-") as folder:
        one = build(commit, Path(folder) / PLACES[0])
        other = sums(Path(released)) if released else build(commit, Path(folder) / PLACES[1])
    found = list(compared(one, other))
    for name, same in found:
        print(f"{'the same' if same else 'DIFFERS'}  {one[name]}  {name}")
    if not found:
        print("There is nothing to compare.")
    return 0 if found and all(same for _, same in found) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
