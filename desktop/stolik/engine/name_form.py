"""The one form in which names are kept: what can be seen of them, each letter in one spelling."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final
from unicodedata import category, combining, name, normalize

ISOLATE: Final = "\u2068"
END_ISOLATE: Final = "\u2069"

JOINERS: Final = "\u200c\u200d"
_JOINER: Final = "\u200d"
_EMOJI_SELECTORS: Final = "\ufe0e\ufe0f"

_UNSEEN: Final = re.compile(
    r"[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164"
    r"\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffc\U0001bca0-\U0001bca3\U0001d159\U0001d173-\U0001d17a"
    r"\U00016fe4\U000e0000-\U000e0fff]"
)
"""What nothing is drawn for beside controls: joiners, marks of direction, selectors."""

BLANK: Final = re.compile(r"[\s\u2800\U00013441\U00013442]")
"""A space of any kind, and the signs that look like one."""

_SELECTOR: Final = re.compile(r"[\u180b-\u180d\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef]")
_RIGHT_TO_LEFT: Final = re.compile(
    r"[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe\U00010800-\U00010fff\U0001e800-\U0001efff]"
)
_FRAMED: Final = re.compile(r"\u2068[^\u2068\u2069]*\u2069")

_JOINING: Final = frozenset(
    """ARABIC SYRIAC NKO MANDAIC MONGOLIAN DEVANAGARI BENGALI GURMUKHI GUJARATI ORIYA TAMIL TELUGU KANNADA
    MALAYALAM SINHALA KHMER MYANMAR BALINESE JAVANESE""".split()
)
"""The scripts whose letters joiners join or hold apart, as the names of their letters begin."""

_SELECTED: Final = frozenset(("CJK", "MONGOLIAN", "MYANMAR", "PHAGS-PA"))
"""The scripts in which selectors choose among forms of a letter."""


def plain_name(text: str) -> str:
    r"""Return a name in the form in which it is kept.

    Letters are composed. What can't be seen is left out, but for joiners and selectors that change what is
    seen. Spaces of every kind are one space, none at the ends. Nothing is left of a name that nobody can see.

    >>> plain_name("Zos\u0301ka\u200b\n\tNowak "), plain_name("\u2068\u05d3\u05d5\u2069") == "\u05d3\u05d5"
    ('Zośka Nowak', True)
    """
    # What is left out may have kept other signs apart.
    while (line := _once(text)) != text:
        text = line
    return text


def fitting_name(text: str, most: int) -> str:
    r"""Return the beginning of a name of at most ``most`` letters; no sign drawn as one is cut in two.

    >>> fitting_name(" Ala  Makota", 5), fitting_name("Ala\U0001f468\u200d\U0001f469", 5)
    ('Ala M', 'Ala')
    """
    # A longer text is no name, and takes its time.
    return plain_name(cut(plain_name(text[: 100 * most]), most))


def cut(text: str, most: int) -> str:
    """Return a text's beginning of at most ``most`` letters; no sign that is drawn as one is cut in two."""
    if len(text) <= most:
        return text
    fitting = [end for end in _ends(text) if end <= most]
    # A letter may bear more marks than there is room for.
    return text[: fitting[-1] if fitting else most]


def initials(name: str) -> str:
    r"""Return what the first two words of a name begin with.

    >>> initials("Ala Makota z Gdyni"), initials("\U0001f1f5\U0001f1f1 team") == "\U0001f1f5\U0001f1f1t"
    ('AM', True)
    """
    return "".join([word[: next(_ends(word))] for word in plain_name(name).split()[:2]])


def isolated(text: str) -> str:
    r"""Return a text so that writing from right to left in it turns nothing around it.

    >>> isolated("Ala"), isolated("\u05d3\u05d5\u05d3") == "\u2068\u05d3\u05d5\u05d3\u2069"
    ('Ala', True)
    """
    if text.isascii() or not _RIGHT_TO_LEFT.search(_FRAMED.sub("", text)):
        return text
    return f"{ISOLATE}{text}{END_ISOLATE}"


def is_unseen(sign: str) -> bool:
    """Return whether nothing is drawn for a sign."""
    return category(sign) in ("Cc", "Cf", "Co", "Cs") or bool(_UNSEEN.match(sign))


def _once(text: str) -> str:
    kept: list[str] = []
    for at, sign in enumerate(text):
        if BLANK.match(sign):
            sign = " "
        elif category(sign)[0] == "M" and (not kept or kept[-1] == " "):
            continue  # a mark over nothing would go over what stands before the name
        elif is_unseen(sign) and not (kept and _changes_what_is_seen(kept[-1], sign, text[at + 1 :])):
            continue
        kept.append(sign)
    return normalize("NFC", " ".join("".join(kept).split()))


def _changes_what_is_seen(before: str, sign: str, after: str) -> bool:
    """Return whether a sign that can't be seen joins, keeps apart or selects what stands around it."""
    if sign in JOINERS:
        follows = next((each for each in after if not _UNSEEN.match(each)), " ")
        is_drawing = _is_symbol(follows) and (_is_symbol(before) or before in _EMOJI_SELECTORS)
        return (sign == _JOINER and is_drawing) or {_script(before), _script(follows)} <= _JOINING
    if sign in _EMOJI_SELECTORS and (_is_symbol(before) or before in "\u203c\u2049\u2139\u3030"):
        return True
    if sign in _EMOJI_SELECTORS and before in "0123456789#*":
        return after.startswith("\u20e3")
    return bool(_SELECTOR.match(sign)) and _script(before) in _SELECTED


def _is_symbol(sign: str) -> bool:
    # Drawings are added every year, and Python's tables may be older than people's keyboards.
    return category(sign) == "So" or "\u2190" <= sign <= "\u2bff" or "\U0001f000" <= sign <= "\U0001faff"


def _script(sign: str) -> str:
    return name(sign, "").partition(" ")[0]


# -------------------------------------------------------------------------------- signs that are drawn as one


def _ends(text: str) -> Iterator[int]:
    """Yield where each sign ends that is drawn as one: a letter with its marks, a flag, a family."""
    start = 0
    for at in range(1, len(text)):
        if not _goes_on(text[start:at], text[at]):
            yield at
            start = at
    yield len(text)


def _goes_on(before: str, sign: str) -> bool:
    last = before[-1]
    if category(sign)[0] == "M" or sign in JOINERS or sign in "\u0e33\u0eb3\uff9e\uff9f" or _is_tone(sign):
        return True
    if last == _JOINER and _is_symbol(sign):
        return True
    if _is_flag_letter(sign):
        return len(before) % 2 == 1 and all(map(_is_flag_letter, before))
    if _is_korean(sign) and _is_korean(last):
        return _begins_a_syllable(last) or "\u1160" <= sign <= "\u11ff" or sign >= "\ud7b0"
    # If a letter's vowel has been taken away, the next letter is joined to it.
    return category(sign) == "Lo" and combining(before.rstrip(JOINERS)[-1:] or " ") == 9


def _is_tone(sign: str) -> bool:
    return "\U0001f3fb" <= sign <= "\U0001f3ff"


def _is_flag_letter(sign: str) -> bool:
    return "\U0001f1e6" <= sign <= "\U0001f1ff"


def _is_korean(sign: str) -> bool:
    return "\u1100" <= sign <= "\u11ff" or "\ua960" <= sign <= "\ua97c" or "\uac00" <= sign <= "\ud7fb"


def _begins_a_syllable(sign: str) -> bool:
    return "\u1100" <= sign <= "\u115f" or "\ua960" <= sign <= "\ua97c"
