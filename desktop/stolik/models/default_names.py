"""Names as they are shown: on one line, and those of unnamed seats in the language of the moment."""

from __future__ import annotations

import re
from typing import Final

from stolik.engine.messages import QT_TRANSLATE_NOOP, sentence
from stolik.models.translation import translate

CONTEXT: Final = "shell"
UNNAMED: Final = QT_TRANSLATE_NOOP("shell", "Player {number}")

_IN_ANY_LANGUAGE: Final = r"(?:Player|Gracz) (\d{1,2})"
"""What ``UNNAMED`` has become in a record, whatever the language was when the game began."""

_JOINER: Final = "\u200d"
"""Joins the parts of a face or a flag."""

_ISOLATE: Final = "\u2068"
_END_ISOLATE: Final = "\u2069"
_RIGHT_TO_LEFT: Final = "[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]"


def default_name(number: int) -> str:
    """Return the name of the seat with this number, counted from 1, that nobody has named."""
    return sentence(CONTEXT, UNNAMED, {"number": number}, translate)


def shown_name(name: str) -> str:
    r"""Return a player's name as it is shown.

    A default name of any language is told in the language of the moment; any other name stands on one line,
    and writing from right to left turns nothing around it.

    >>> shown_name("Ala\n\tMakota")
    'Ala Makota'
    """
    found = re.fullmatch(_IN_ANY_LANGUAGE, name)
    return _one_line(name) if found is None else default_name(int(found[1]))


def _one_line(name: str) -> str:
    kept = [
        letter if letter.isprintable() or letter == _JOINER else " " * letter.isspace() for letter in name
    ]
    line = " ".join("".join(kept).split())
    return f"{_ISOLATE}{line}{_END_ISOLATE}" if re.search(_RIGHT_TO_LEFT, line) else line
