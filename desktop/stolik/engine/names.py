"""Names of players: their normal form, which of them read alike, and how to remove one from a text."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import accumulate, pairwise
from typing import Any, Final
from unicodedata import category, combining, name, normalize

from stolik.engine.json_values import load_json

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
"""Invisible characters besides controls: joiners, direction marks, selectors."""

BLANK: Final = re.compile(r"[\s\u2800\U00013441\U00013442]")
"""A space of any kind, or a character that looks like one."""

_SELECTOR: Final = re.compile(r"[\u180b-\u180d\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef]")
_RIGHT_TO_LEFT: Final = re.compile(
    r"[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe\U00010800-\U00010fff\U0001e800-\U0001efff]"
)
_FRAMED: Final = re.compile(r"\u2068[^\u2068\u2069]*\u2069")

_JOINING: Final = frozenset(
    """ARABIC SYRIAC NKO MANDAIC MONGOLIAN DEVANAGARI BENGALI GURMUKHI GUJARATI ORIYA TAMIL TELUGU KANNADA
    MALAYALAM SINHALA KHMER MYANMAR BALINESE JAVANESE""".split()
)
"""The scripts whose letters are joined or separated by joiners, as their letters' Unicode names begin."""

_SELECTED: Final = frozenset(("CJK", "MONGOLIAN", "MYANMAR", "PHAGS-PA"))
"""The scripts in which selectors choose among the forms of a letter."""


def plain_name(text: str) -> str:
    r"""Return a name in the form in which it is stored.

    Letters are composed. Invisible characters are dropped, except joiners and selectors that change what is
    seen. Any run of spaces becomes one space, and none is left at the ends. An invisible name becomes empty.

    >>> plain_name("Zos\u0301ka\u200b\n\tNowak "), plain_name("\u2068\u05d3\u05d5\u2069") == "\u05d3\u05d5"
    ('Zośka Nowak', True)
    """
    # Dropped characters may have kept others apart.
    while (line := _once(text)) != text:
        text = line
    return text


def fitting_name(text: str, most: int) -> str:
    r"""Return the beginning of a name, at most ``most`` letters long; no visible character is cut in two.

    >>> fitting_name(" Ala  Makota", 5), fitting_name("Ala\U0001f468\u200d\U0001f469", 5)
    ('Ala M', 'Ala')
    """
    # A longer text isn't a name, and would take long.
    return plain_name(cut(plain_name(text[: 100 * most]), most))


def cut(text: str, most: int) -> str:
    """Return the beginning of a text, at most ``most`` letters long; no visible character is cut in two."""
    if len(text) <= most:
        return text
    fitting = [end for end in _ends(text) if end <= most]
    # A letter may have more marks than fit.
    return text[: fitting[-1] if fitting else most]


def initials(name: str) -> str:
    r"""Return the initials of the first two words of a name.

    >>> initials("Ala Makota z Gdyni"), initials("\U0001f1f5\U0001f1f1 team") == "\U0001f1f5\U0001f1f1t"
    ('AM', True)
    """
    return "".join([word[: next(_ends(word))] for word in plain_name(name).split()[:2]])


def isolated(text: str) -> str:
    r"""Return a text isolated so that right-to-left writing in it doesn't affect the text around it.

    >>> isolated("Ala"), isolated("\u05d3\u05d5\u05d3") == "\u2068\u05d3\u05d5\u05d3\u2069"
    ('Ala', True)
    """
    if text.isascii() or not _RIGHT_TO_LEFT.search(_FRAMED.sub("", text)):
        return text
    return f"{ISOLATE}{text}{END_ISOLATE}"


def is_unseen(sign: str) -> bool:
    """Return whether a character is invisible."""
    return category(sign) in ("Cc", "Cf", "Co", "Cs") or bool(_UNSEEN.match(sign))


def _once(text: str) -> str:
    kept: list[str] = []
    for at, sign in enumerate(text):
        if BLANK.match(sign):
            sign = " "
        elif category(sign)[0] == "M" and (not kept or kept[-1] == " "):
            continue  # a mark without a letter would be drawn over the text before the name
        elif is_unseen(sign) and not (kept and _changes_what_is_seen(kept[-1], sign, text[at + 1 :])):
            continue
        kept.append(sign)
    return normalize("NFC", " ".join("".join(kept).split()))


def _changes_what_is_seen(before: str, sign: str, after: str) -> bool:
    """Return whether an invisible character joins, separates or selects the characters around it."""
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
    # Emoji are added every year, and Python's tables may be older than people's keyboards.
    return category(sign) == "So" or "\u2190" <= sign <= "\u2bff" or "\U0001f000" <= sign <= "\U0001faff"


def _script(sign: str) -> str:
    return name(sign, "").partition(" ")[0]


# -------------------------------------------------------------------------------- signs that are drawn as one


def _ends(text: str) -> Iterator[int]:
    """Yield the end of each visible character: a letter with its marks, a flag, a family emoji."""
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
    # A virama removes a letter's vowel and joins the next letter to it.
    return category(sign) == "Lo" and combining(before.rstrip(JOINERS)[-1:] or " ") == 9


def _is_tone(sign: str) -> bool:
    return "\U0001f3fb" <= sign <= "\U0001f3ff"


def _is_flag_letter(sign: str) -> bool:
    return "\U0001f1e6" <= sign <= "\U0001f1ff"


def _is_korean(sign: str) -> bool:
    return "\u1100" <= sign <= "\u11ff" or "\ua960" <= sign <= "\ua97c" or "\uac00" <= sign <= "\ud7fb"


def _begins_a_syllable(sign: str) -> bool:
    return "\u1100" <= sign <= "\u115f" or "\ua960" <= sign <= "\ua97c"


BOT_NAMES: Final = tuple(
    "Bolek Fela Kleks Mela Tango Zefir Pola Gapcio Lora Rufus Iga Emil Tosia Bruno Hela Maks".split()
)
"""The bots' names, in every language: enough for a table and for a championship."""

_IN_ANY_LANGUAGE: Final = r"(?:Player|Gracz) (\d{1,2})"
"""The name of an unnamed seat; records of older versions may have it in Polish."""

_ALIKE: Final = {
    "\u0131": "i",
    **dict.fromkeys("\u2018\u2019\u201b\u02bc\u02b9\u2032`\u00b4", "'"),
    **dict.fromkeys("\u201c\u201d\u201e\u201f\u2033\u00ab\u00bb", '"'),
}
"""Equivalents for characters that vary by keyboard: the dotless i, apostrophes, quotation marks."""


def default_number(name: str) -> int | None:
    """Return the number in a default name of any language, or ``None`` if the name was chosen.

    >>> default_number("Gracz 2"), default_number("Ala")
    (2, None)
    """
    found = re.fullmatch(_IN_ANY_LANGUAGE, name)
    return None if found is None else int(found[1])


@lru_cache(1000)
def name_key(name: str) -> str:
    r"""Return a key that is the same for all names that read alike; empty for an invisible name.

    In no language do these matter: case, the dot of an i (which some capitals lack), the encoding of a letter
    with its marks, its width, joiners, direction marks, the kind of dash, apostrophe or quotation mark. A key
    is its own key.

    >>> name_key(" ala\n") == name_key("Ala"), name_key("Gracz 2") == name_key("Player 2"), name_key("\t")
    (True, True, '')
    >>> name_key("ZOS\u0301KA") == name_key("Zośka"), name_key("IŞIK") == name_key("ışık")
    (True, True)
    """
    key = normalize("NFC", folded(plain_name(name)))
    unnamed = re.fullmatch(_IN_ANY_LANGUAGE.casefold(), key)
    return key if unnamed is None else f"player {int(unnamed[1])}"


def are_alike(one: str, other: str) -> bool:
    """Return whether two names read alike; an invisible name isn't like any other."""
    return name_key(one) == name_key(other) != ""


def folded(text: str) -> str:
    """Return a text without differences that a reader can't see, with letters and marks decomposed."""
    apart = normalize("NFD", text.translate(_FOLDED))
    return _DOTTED.sub(lambda found: _without_dot(found[0]), apart)


def _without_dot(letters: str) -> str:
    """Return letters that begin with an i, without its dots."""
    end = next((at for at, sign in enumerate(letters) if at and not combining(sign)), len(letters))
    return letters[:end].replace("\u0307", "") + letters[end:]


_DOTTED: Final = re.compile(r"i[^\x00-\u02ff]+")


class _Folded(dict[int, str]):
    """The folded form of each character, by code, filled in on demand."""

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
    # A mark that stands alone would be drawn over the text before it.
    return sign if " " in simple or category(simple[0])[0] == "M" else simple


def free_bot_name(taken: Iterable[str]) -> str:
    """Return the first of the bots' names that isn't like any name in ``taken``; there must be one.

    >>> free_bot_name(["Ala", "bolek"])
    'Fela'
    """
    keys = {name_key(name) for name in taken}
    return next(name for name in BOT_NAMES if name_key(name) not in keys)


UNNAMED: Final = "Player {number}"
"""The name of an unnamed seat in files; the screen shows it in the current language."""

_NOT_SAID: Final = "desk"
"""A key beside the state whose value holds moves, not people's words."""


_HEX: Final = "[0-9a-fA-F]"
_ESCAPED: Final = re.compile(
    rf'\\u[dD][89abAB]{_HEX}{{2}}\\u[dD][c-fC-F]{_HEX}{{2}}|\\u{_HEX}{{4}}|\\["\\/bfnrt]'
)
"""An escape sequence of JSON."""

_SHORT: Final = {"b": "\b", "f": "\f", "n": "\n", "r": "\r", "t": "\t"}

_DEPTHS: Final = 4
"""The most levels at which a text is read as JSON within JSON, including the plain text."""

_PIECE: Final = 16_384
"""About how many characters of a text are examined one by one at a time."""

_REACH: Final = 1_024
"""The greatest length of a name with every letter escaped."""


def without_words(text: str, name: str) -> str:
    r"""Return a text with a name replaced wherever it stands as separate words, in any spelling.

    A name is also found with JSON escapes.

    >>> without_words("ala takes 5, Alabama", "Ala")
    'Player takes 5, Alabama'
    >>> without_words('"Zo\\u015bka", "Zos\u0301ka"', "Zośka")
    '"Player", "Player"'
    """
    return "".join(changed_pieces(text, name, lambda found: "Player"))


def changed_pieces(
    text: str, name: str, change: Callable[[str], str], *, within: bool = False
) -> Iterator[str]:
    """Yield the pieces of a text in which every occurrence of a name, in any spelling, is changed.

    With ``within``, a name is also found inside longer words. Each character of a piece takes a lot of
    memory, so a long text is never searched as a whole.
    """

    def changed(start: int, end: int) -> str:
        return _changed_piece(text[start:end], name, change, within)

    start = 0
    while len(text) - start > _PIECE + _REACH:
        end = start + _PIECE
        # No name is cut through if the text around the cut changes in the same way whole and in two parts.
        while end > start + _REACH and changed(end - _REACH, end + _REACH) != (
            changed(end - _REACH, end) + changed(end, end + _REACH)
        ):
            end -= 1
        yield changed(start, end)
        start = end
    yield changed(start, len(text))


def _changed_piece(text: str, name: str, change: Callable[[str], str], within: bool) -> str:
    words = normalize("NFD", name_key(name)).split()
    pattern = re.compile(" +".join(map(re.escape, words)))
    for depth in range(_DEPTHS if words else 0):
        if depth and "\\" not in text:
            break
        meant = text
        for _ in range(depth):
            meant = _ESCAPED.sub(lambda escaped: _meant(escaped[0]), meant)
        if pattern.search(folded(meant)):
            text = _changed_words(_units(text, depth), meant, pattern, change, within)
    return text


def _units(text: str, depth: int) -> list[str]:
    """Return the pieces of a text that stand for one character each after unescaping ``depth`` times."""
    units, meant = list(text), text
    for _ in range(depth):
        at, joined = 0, []
        for escaped in _ESCAPED.finditer(meant):
            joined += [*units[at : escaped.start()], "".join(units[slice(*escaped.span())])]
            at = escaped.end()
        units = [*joined, *units[at:]]
        meant = _ESCAPED.sub(lambda escaped: _meant(escaped[0]), meant)
    return units


def _meant(escaped: str) -> str:
    """Return the character that an escape sequence stands for."""
    if escaped[1] != "u":
        return _SHORT.get(escaped[1], escaped[1])
    codes = [int(code, 16) for code in escaped[2:].split("\\u")]
    halves = b"".join([code.to_bytes(2, "little") for code in codes])
    return halves.decode("utf-16-le", "surrogatepass")


def _changed_words(
    units: Sequence[str], meant: str, pattern: re.Pattern[str], change: Callable[[str], str], within: bool
) -> str:
    """Return ``units`` joined, with the words changed that a pattern finds in their meaning, ``meant``.

    The pattern is of folded text, with letters and marks decomposed. Words begin and end with a whole letter.
    """
    letters = list(folded(meant))
    if meant.isascii() and len(letters) == len(meant):
        starts = list(range(len(meant)))
    else:
        starts = []
        for at, sign in enumerate(meant):
            letter = folded(sign)
            if letter and not (starts and combining(letter[0])):
                starts.append(at)
        letters = [folded(meant[start:end]) for start, end in pairwise([*starts, len(meant)])]
    flat = "".join(letters)
    places = dict(zip(accumulate(map(len, letters), initial=0), [*starts, len(units)], strict=True))
    parts, done = [], 0
    for found in pattern.finditer(flat):
        start, end = places.get(found.start()), places.get(found.end())
        if start is None or end is None or not (within or _is_alone(flat, *found.span())):
            continue
        # Direction marks belong to the word inside them; other bytes of a file don't.
        while start > done and category(meant[start - 1]) == "Cf":
            start -= 1
        while category(meant[end - 1]) in ("Cc", "Cs"):
            end -= 1
        parts += ["".join(units[done:start]), change("".join(units[start:end]))]
        done = end
    return "".join((*parts, *units[done:]))


def _is_alone(flat: str, start: int, end: int) -> bool:
    """Return whether no letters adjoin a span, so that it isn't part of a longer word."""
    before = start - 1
    while before >= 0 and combining(flat[before]):
        before -= 1
    return not (before >= 0 and flat[before].isalnum()) and not flat[end : end + 1].isalnum()


def without_name(text: str, name: str, unnamed: str = UNNAMED) -> str:
    """Return a game's record with a person's name replaced by the name of an unnamed seat, or by ``unnamed``.

    Moves stay as they are; comments and the program's own data lose the name too. A text without the name is
    returned unchanged.

    Raises:
        ValueError: The text isn't a record.
    """
    data = load_json(text)
    seats = data.get("seats") if isinstance(data, dict) else None
    if not isinstance(seats, list) or not all(isinstance(seat, dict) for seat in seats):
        raise ValueError("no record")
    before = json.dumps(data)
    for number, seat in enumerate(seats, start=1):
        # A computer may happen to have the same name.
        if _is(seat.get("name"), name) and seat.get("player", "human") == "human":
            seat["name"] = unnamed.format(number=number)
    log = data.get("log")
    for line in log if isinstance(log, list) else ():
        if isinstance(line, dict) and isinstance(line.get("comment"), str):
            line["comment"] = without_words(line["comment"], name)
    if "program" in data:
        data["program"] = _changed(data["program"], lambda words: without_words(words, name))
    return text if json.dumps(data) == before else _written(data, text)


def without_entrant(text: str, name: str) -> tuple[str, str]:
    """Return a tournament with a person's name replaced by that of an unnamed entrant, and the new name.

    All other texts in it lose the name too. A text without the name is returned unchanged; the new name is
    empty if the person isn't an entrant.

    Raises:
        ValueError: The text isn't a tournament.
    """
    data = load_json(text)
    log = data.get("log") if isinstance(data, dict) else None
    if not isinstance(log, list) or not all(isinstance(entry, dict) for entry in log):
        raise ValueError("no tournament")
    before, given = json.dumps(data), ""
    people = [each for entry in log for each in _entrants_in(entry) if isinstance(each, dict)]
    taken = {name_key(str(each.get("name"))) for each in people}
    for number, each in enumerate(people, start=1):
        if _is(each.get("name"), name) and each.get("player", "human") == "human":
            while name_key(UNNAMED.format(number=number)) in taken:
                number += 1
            each["name"] = given = UNNAMED.format(number=number)
            taken.add(name_key(given))
        if isinstance(each.get("club"), str):
            each["club"] = without_words(each["club"], name)
    for entry in log:
        for key in ("by", "card"):
            if key in entry:
                entry[key] = _changed(entry[key], lambda words: without_words(words, name))
    return (text if json.dumps(data) == before else _written(data, text)), given


def _entrants_in(entry: dict[str, Any]) -> list[Any]:
    """Return the entrants in a tournament's entry: all at the start, a latecomer, or a corrected name."""
    later = {"joined": [entry.get("who")], "renamed": [entry]}.get(str(entry.get("kind")))
    found = later or entry.get("entrants")
    return found if isinstance(found, list) else []


def _is(given: Any, name: str) -> bool:
    return isinstance(given, str) and are_alike(given, name)


def _changed(value: Any, change: Callable[[str], str]) -> Any:
    """Return plain JSON values with all strings changed."""
    if isinstance(value, str):
        return change(value)
    if isinstance(value, list):
        return [_changed(each, change) for each in value]
    if isinstance(value, dict):
        return {key: each if key == _NOT_SAID else _changed(each, change) for key, each in value.items()}
    return value


def _written(data: dict[str, Any], text: str) -> str:
    """Return a record in its original layout: on one line, or with a line for every seat and entry."""
    if "\n" not in text.strip():
        return _json(data, separators=(",", ":"))
    parts = []
    for key, value in data.items():
        if isinstance(value, list) and value:
            lines = ",\n".join("    " + _json(line) for line in value)
            parts.append(f"  {_json(key)}: [\n{lines}\n  ]")
        else:
            parts.append(f"  {_json(key)}: {_json(value)}")
    return "{\n" + ",\n".join(parts) + "\n}\n"


def _json(value: Any, separators: tuple[str, str] | None = None) -> str:
    """Return a value as JSON text; a lone surrogate, which a file may contain escaped, stays escaped."""
    text = json.dumps(value, ensure_ascii=False, separators=separators)
    is_whole = not any("\ud800" <= sign <= "\udfff" for sign in text)
    return text if is_whole else json.dumps(value, separators=separators)
