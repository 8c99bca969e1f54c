"""Names of players as they stand on one line, and when two of them are the same to a reader."""

from __future__ import annotations

import re
from typing import Final

BOT_NAMES: Final = (
    "Bolek",
    "Fela",
    "Kleks",
    "Mela",
    "Tango",
    "Zefir",
    "Pola",
    "Gapcio",
    "Lora",
    "Rufus",
    "Iga",
    "Emil",
    "Tosia",
    "Bruno",
    "Hela",
    "Maks",
)
"""What bots are called, in every language: enough for a table, and for the field of a championship."""

_IN_ANY_LANGUAGE: Final = r"(?:Player|Gracz) (\d{1,2})"
"""The name of a seat that nobody has named, whatever the language was when it was seated."""

_JOINER: Final = "\u200d"
"""Joins the parts of a face or a flag."""

_ISOLATE: Final = "\u2068"
_END_ISOLATE: Final = "\u2069"
_RIGHT_TO_LEFT: Final = "[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]"


def default_number(name: str) -> int | None:
    """Return the number in a default name of any language, ``None`` where somebody has chosen the name.

    >>> default_number("Gracz 2"), default_number("Ala")
    (2, None)
    """
    found = re.fullmatch(_IN_ANY_LANGUAGE, name)
    return None if found is None else int(found[1])


def one_line(name: str) -> str:
    r"""Return a name on one line, in which writing from right to left turns nothing around it.

    >>> one_line("Ala\n\tMakota")
    'Ala Makota'
    """
    kept = [
        letter if letter.isprintable() or letter == _JOINER else " " * letter.isspace() for letter in name
    ]
    line = " ".join("".join(kept).split())
    return f"{_ISOLATE}{line}{_END_ISOLATE}" if re.search(_RIGHT_TO_LEFT, line) else line


def name_key(name: str) -> str:
    r"""Return what two names have in common that are shown alike, whatever their case; empty for no name.

    >>> name_key(" ala\n") == name_key("Ala"), name_key("Gracz 2") == name_key("Player 2"), name_key("\t")
    (True, True, '')
    """
    number = default_number(name)
    return one_line(name).casefold() if number is None else f"player {number}"
