"""Writes measured results between two marks of a document: ``<!-- luck -->`` and ``<!-- /luck -->``."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
MEASURED: Final = ROOT / "desktop" / "measured.md"
"""The document for results that aren't about one game."""


def rulings(game: str) -> Path:
    """Return the path of the file that contains a game's own tables."""
    return ROOT / "desktop" / "stolik" / "games" / game / "rulings.md"


def marked_text(path: Path, mark: str) -> str:
    """Return the text between the two marks of a name."""
    return path.read_text("utf-8").partition(f"<!-- {mark} -->\n")[2].partition(f"<!-- /{mark} -->")[0]


def write_marked(path: Path, mark: str, text: str) -> None:
    """Replace the text between the two marks of a name.

    Raises:
        SystemExit: The file has no such marks, or has them twice.
    """
    marked = re.compile(rf"(<!-- {mark} -->\n).*?(<!-- /{mark} -->)", re.DOTALL)
    changed, count = marked.subn(
        lambda match: match[1] + text.rstrip("\n") + "\n" + match[2], path.read_text("utf-8")
    )
    if count != 1:
        raise SystemExit(f"{path} has no place for the table: <!-- {mark} --> and <!-- /{mark} -->")
    path.write_text(changed, encoding="utf-8", newline="\n")
