"""What is heard over the bus of the first turns of a person and a computer, in every game and both languages.

Run ``python -m tests.accessibility.heard_games`` in the project's folder to write ``heard/`` anew, from whole
games; read what has changed before you keep it. The translations must be compiled.
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
"""The sentences in which a computer's first turn is told, else one: it writes, rolls, and writes."""


def played(game: str, language: str, folder: Path) -> list[str]:
    out = in_a_session("tests.accessibility.play_by_names", game, language, str(folder))
    kinds = ("press: ", "polite: ", "assertive: ", "focus: ")
    return [line for line in out.splitlines() if line.startswith(kinds)]


def first_turns(game: str, language: str, lines: list[str]) -> list[str]:
    """Return what was heard from the table's beginning until the person acts after the computer's turn.

    What gets the keyboard is left out: a name can have changed before it is asked for.
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
