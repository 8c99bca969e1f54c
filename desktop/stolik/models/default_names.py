"""Names as they are shown: on one line, and those of unnamed seats in the language of the moment."""

from __future__ import annotations

from typing import Final

from stolik.engine.messages import QT_TRANSLATE_NOOP, sentence
from stolik.engine.names import default_number, one_line
from stolik.models.translation import translate

CONTEXT: Final = "shell"
UNNAMED: Final = QT_TRANSLATE_NOOP("shell", "Player {number}")


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
    number = default_number(name)
    return one_line(name) if number is None else default_name(number)
