"""The first turns of a person and a computer as heard over the bus, in every game and both languages.

Run ``python -m tests.accessibility.heard_games`` in the project's folder to rewrite ``heard/`` from whole
games; read the changes before you keep them. The translations have to be compiled.
"""

from __future__ import annotations

import tempfile
from itertools import takewhile
from pathlib import Path
from typing import Final

from tests.accessibility.session import in_a_session
from tests.accessibility.words import WORDS

GAMES: Final = ("knaster", "pickomino", "rummikub", "ryzyk_fizyk")
LANGUAGES: Final = ("en", "pl")
_HEARD: Final = Path(__file__).parent / "heard"
_TOLD_IN: Final = {"knaster": 3}
"""The number of sentences about a computer's first turn, if not one: here it writes, rolls, and writes."""


def played(game: str, language: str, folder: Path) -> list[str]:
    out = in_a_session("tests.accessibility.play_by_names", game, language, str(folder))
    kinds = ("press: ", "polite: ", "assertive: ", "focus: ")
    return [line for line in out.splitlines() if line.startswith(kinds)]


def first_turns(game: str, language: str, lines: list[str]) -> list[str]:
    """Return what was heard from the start at the table until the person acts after the computer's turn.

    Names of newly focused items are left out: a name may have changed before it is requested.
    """
    table = lines.index(f"press: {WORDS[game, language].begin[-1]}")
    told = [line for line in lines[table:] if not line.startswith("focus: ")]
    of_bot = [number for number, line in enumerate(told) if line.startswith("polite: Bolek")]
    whole = of_bot[_TOLD_IN.get(game, 1) - 1]
    return [*told[:whole], *takewhile(lambda line: not line.startswith("press: "), told[whole:])]


def heard(game: str, language: str) -> Path:
    return _HEARD / f"{game}_{language}.txt"


def main() -> None:
    for game in GAMES:
        for language in LANGUAGES:
            with tempfile.TemporaryDirectory() as folder:
                lines = first_turns(game, language, played(game, language, Path(folder) / "stolik"))
            heard(game, language).write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()
