"""The names of seats that nobody has named, in the language of the moment."""

from __future__ import annotations

import re
from typing import Final

from stolik.engine.messages import QT_TRANSLATE_NOOP, sentence
from stolik.models.translation import translate

CONTEXT: Final = "shell"
UNNAMED: Final = QT_TRANSLATE_NOOP("shell", "Player {number}")

_IN_ANY_LANGUAGE: Final = r"(?:Player|Gracz) (\d{1,2})"
"""What ``UNNAMED`` has become in a record, whatever the language was when the game began."""


def default_name(number: int) -> str:
    """Return the name of the seat with this number, counted from 1, that nobody has named."""
    return sentence(CONTEXT, UNNAMED, {"number": number}, translate)


def shown_name(name: str) -> str:
    """Return a player's name as it is shown: a default name of any language in the language of the moment."""
    found = re.fullmatch(_IN_ANY_LANGUAGE, name)
    return name if found is None else default_name(int(found[1]))
