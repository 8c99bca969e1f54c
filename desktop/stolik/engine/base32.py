"""Numbers as letters and digits that can be read aloud: Crockford's base 32, without I, L, O and U."""

from __future__ import annotations

from typing import Final

SYMBOLS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"

_VALUES: Final = {
    **{symbol: value for value, symbol in enumerate(SYMBOLS)},
    # They are easily misread or misheard for 0 and 1.
    "O": 0,
    "I": 1,
    "L": 1,
}


def encode(number: int, length: int) -> str:
    """Return a number as ``length`` symbols, the most significant first.

    >>> encode(33, 4)
    '0011'

    Raises:
        ValueError: The number is negative or too large.
    """
    if not 0 <= number < 1 << 5 * length:
        raise ValueError("the number doesn't fit")
    return "".join(SYMBOLS[number >> 5 * place & 31] for place in reversed(range(length)))


def decode(text: str) -> int | None:
    """Return the number that a text of symbols stands for, or ``None`` if a character isn't a symbol.

    >>> decode("00ll"), decode("U")
    (33, None)
    """
    number = 0
    for symbol in text.upper():
        value = _VALUES.get(symbol)
        if value is None:
            return None
        number = number << 5 | value
    return number
