"""Keyboards of other languages."""

from __future__ import annotations

# The X11 key codes, by the keys' characters on a US keyboard.
PLACES = dict(zip("1234567890", range(10, 20), strict=True))
for _row, _first in (("QWERTYUIOP", 24), ("ASDFGHJKL", 38), ("ZXCVBNM", 52)):
    PLACES |= dict(zip(_row, range(_first, _first + len(_row)), strict=True))

# The characters that other keyboards type with these keys without Shift.
RUSSIAN = dict(zip("QWERTYUIOPASDFGHJKLZXCVBNM", "йцукенгшщзфывапролдячсмить", strict=True))
GREEK = dict(zip("WERTYUIOPASDFGHJKLZXCVBNM", "ςερτυθιοπασδφγηξκλζχψωβνμ", strict=True))
HEBREW = dict(zip("ERTYUIOPASDFGHJKLZXCVBNM", "קראטוןםפשדגכעיחלךזסבהנמצ", strict=True))
FRENCH = dict(zip("1234567890", "&é\"'(-è_çà", strict=True))
CZECH = dict(zip("1234567890", "+ěščřžýáíé", strict=True))

LETTERS = {"ru": RUSSIAN, "gr": GREEK, "he": HEBREW}
DIGITS = {"fr": FRENCH, "cz": CZECH}
