"""When two names of players are the same to a reader, and the names that nobody has chosen."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Final
from unicodedata import category, combining, normalize

from stolik.engine.name_form import BLANK, is_unseen, plain_name

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
"""The name of a seat that nobody has named; records of older versions have it in Polish, too."""

_ALIKE: Final = {
    "\u0131": "i",
    **dict.fromkeys("\u2018\u2019\u201b\u02bc\u02b9\u2032`\u00b4", "'"),
    **dict.fromkeys("\u201c\u201d\u201e\u201f\u2033\u00ab\u00bb", '"'),
}
"""What is typed for the same on other keyboards: the i without a dot, apostrophes, quotation marks."""


def default_number(name: str) -> int | None:
    """Return the number in a default name of any language, ``None`` where the name was chosen.

    >>> default_number("Gracz 2"), default_number("Ala")
    (2, None)
    """
    found = re.fullmatch(_IN_ANY_LANGUAGE, name)
    return None if found is None else int(found[1])


@lru_cache(1000)
def name_key(name: str) -> str:
    r"""Return what two names have in common that read alike; empty for one that nobody can see.

    Case doesn't matter, in any language; the dot of an i counts in none, since some capitals lack it. Neither
    does the spelling of a letter with its marks, its width, joiners, marks of direction, or the kind of dash,
    apostrophe and quotation mark. A key is its own key.

    >>> name_key(" ala\n") == name_key("Ala"), name_key("Gracz 2") == name_key("Player 2"), name_key("\t")
    (True, True, '')
    >>> name_key("ZOS\u0301KA") == name_key("Zośka"), name_key("IŞIK") == name_key("ışık")
    (True, True)
    """
    key = normalize("NFC", folded(plain_name(name)))
    unnamed = re.fullmatch(_IN_ANY_LANGUAGE.casefold(), key)
    return key if unnamed is None else f"player {int(unnamed[1])}"


def are_alike(one: str, other: str) -> bool:
    """Return whether two names read alike; a name that nobody can see reads like none."""
    return name_key(one) == name_key(other) != ""


def folded(text: str) -> str:
    """Return a text without what makes no difference to a reader, its letters apart from their marks."""
    apart = normalize("NFD", text.translate(_FOLDED))
    return _DOTTED.sub(lambda found: _without_dot(found[0]), apart)


def _without_dot(letters: str) -> str:
    """Return letters that begin with an i, from which its dots are taken."""
    end = next((at for at, sign in enumerate(letters) if at and not combining(sign)), len(letters))
    return letters[:end].replace("\u0307", "") + letters[end:]


_DOTTED: Final = re.compile(r"i[^\x00-\u02ff]+")


class _Folded(dict[int, str]):
    """What stands for each sign, filled as signs are met."""

    def __missing__(self, code: int) -> str:
        self[code] = found = _folded(chr(code))
        return found


_FOLDED: Final = _Folded()


def _folded(sign: str) -> str:
    if BLANK.match(sign):
        return " "
    if is_unseen(sign):
        return ""
    if category(sign) == "Pd":
        return "-"
    for _ in range(2):
        sign = "".join(map(_unfolded, sign)).casefold()
    return "".join(map(_unfolded, sign)).replace("i\u0307", "i")


def _unfolded(sign: str) -> str:
    sign = _ALIKE.get(sign, sign)
    simple = normalize("NFKD", sign)
    # A mark that stands for itself would go over what is before it.
    return sign if " " in simple or category(simple[0])[0] == "M" else simple


def free_bot_name(taken: Iterable[str]) -> str:
    """Return the first of the bots' names that none of the names ``taken`` is like; there are enough.

    >>> free_bot_name(["Ala", "bolek"])
    'Fela'
    """
    keys = {name_key(name) for name in taken}
    return next(name for name in BOT_NAMES if name_key(name) not in keys)
