"""Writes the checksums of all files in a folder, in the form that `sha256sum --check` reads.

Run ``python packaging/release/checksums.py FOLDER``. The order is that of the names, so the same files give
the same text.
"""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path

NAME = "SHA256SUMS"


def checksum(path: Path) -> str:
    """Returns the SHA-256 of a file."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def lines(folder: Path) -> list[str]:
    """Returns one line a file, its own list left out."""
    files = sorted(path for path in folder.iterdir() if path.is_file() and path.name != NAME)
    return [f"{checksum(path)}  {path.name}" for path in files]


def main(arguments: list[str]) -> int:
    """Writes the list into the folder."""
    folder = Path(arguments[0])
    found = lines(folder)
    if not found:
        sys.exit(f"There are no files in {folder}.")
    (folder / NAME).write_text("\n".join(found) + "\n", encoding="utf-8", newline="\n")
    print("\n".join(found))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
