"""Names of players: their normal form, which read alike, and how one is removed from a text."""

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

    Letters are composed. Invisible characters are dropped, except joiners and selectors that change what is
    seen. Spaces of every kind become one space, with none at the ends. Nothing is left of an invisible name.

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
    r"""Return the initials of the first two words of a name.

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
    """Return whether an invisible sign joins, separates or selects what stands around it."""
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


BOT_NAMES: Final = tuple(
    "Bolek Fela Kleks Mela Tango Zefir Pola Gapcio Lora Rufus Iga Emil Tosia Bruno Hela Maks".split()
)
"""What bots are called, in every language: enough for a table, and for the field of a championship."""

_IN_ANY_LANGUAGE: Final = r"(?:Player|Gracz) (\d{1,2})"
"""The name of an unnamed seat; records of older versions have it in Polish, too."""

_ALIKE: Final = {
    "\u0131": "i",
    **dict.fromkeys("\u2018\u2019\u201b\u02bc\u02b9\u2032`\u00b4", "'"),
    **dict.fromkeys("\u201c\u201d\u201e\u201f\u2033\u00ab\u00bb", '"'),
}
"""What is typed for the same on other keyboards: the i without a dot, apostrophes, quotation marks."""


def default_number(name: str) -> int | None:
    """Return the number in a default name of any language, ``None`` if the name was chosen.

    >>> default_number("Gracz 2"), default_number("Ala")
    (2, None)
    """
    found = re.fullmatch(_IN_ANY_LANGUAGE, name)
    return None if found is None else int(found[1])


@lru_cache(1000)
def name_key(name: str) -> str:
    r"""Return what two names that read alike have in common; empty for an invisible one.

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
    """Return whether two names read alike; an invisible name reads like none."""
    return name_key(one) == name_key(other) != ""


def folded(text: str) -> str:
    """Return a text without differences invisible to a reader, its letters apart from their marks."""
    apart = normalize("NFD", text.translate(_FOLDED))
    return _DOTTED.sub(lambda found: _without_dot(found[0]), apart)


def _without_dot(letters: str) -> str:
    """Return letters that begin with an i, without its dots."""
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


UNNAMED: Final = "Player {number}"
"""The name of an unnamed seat, as it stands in files; it is shown in the current language."""

_NOT_SAID: Final = "desk"
"""What a game keeps beside the state under this key holds moves, no words of people."""


_HEX: Final = "[0-9a-fA-F]"
_ESCAPED: Final = re.compile(
    rf'\\u[dD][89abAB]{_HEX}{{2}}\\u[dD][c-fC-F]{_HEX}{{2}}|\\u{_HEX}{{4}}|\\["\\/bfnrt]'
)
"""A sign as JSON writes it."""

_SHORT: Final = {"b": "\b", "f": "\f", "n": "\n", "r": "\r", "t": "\t"}

_DEPTHS: Final = 4
"""How often a text is read as JSON within JSON at most, the first time as it is."""

_PIECE: Final = 16_384
"""The signs of a text looked at one by one together, at most about so many."""

_REACH: Final = 1_024
"""How far a name reaches at most, with every letter escaped."""


def without_words(text: str, name: str) -> str:
    r"""Return a text in which a name is replaced wherever it stands as separate words, however written.

    It is found in the escaped form of JSON too.

    >>> without_words("ala takes 5, Alabama", "Ala")
    'Player takes 5, Alabama'
    >>> without_words('"Zo\\u015bka", "Zos\u0301ka"', "Zośka")
    '"Player", "Player"'
    """
    return "".join(changed_pieces(text, name, lambda found: "Player"))


def changed_pieces(
    text: str, name: str, change: Callable[[str], str], *, within: bool = False
) -> Iterator[str]:
    """Yield the pieces of a text in which the words that are a name, however written, are changed.

    A name ``within`` longer words is found only if asked for. Each sign of a piece takes a lot of memory, so
    a long text is never searched as a whole.
    """

    def changed(start: int, end: int) -> str:
        return _changed_piece(text[start:end], name, change, within)

    start = 0
    while len(text) - start > _PIECE + _REACH:
        end = start + _PIECE
        # No name is cut through: what lies around the cut is changed alike in one and in two.
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
    """Return the pieces of a text that stand for one sign each, when it is read as JSON ``depth`` times."""
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
    """Return the sign that an escaped one stands for."""
    if escaped[1] != "u":
        return _SHORT.get(escaped[1], escaped[1])
    codes = [int(code, 16) for code in escaped[2:].split("\\u")]
    halves = b"".join([code.to_bytes(2, "little") for code in codes])
    return halves.decode("utf-16-le", "surrogatepass")


def _changed_words(
    units: Sequence[str], meant: str, pattern: re.Pattern[str], change: Callable[[str], str], within: bool
) -> str:
    """Return pieces of a text joined, with the words changed that a pattern finds in the signs they mean.

    A pattern is one of folded letters, each apart from its marks. Words begin and end with a whole letter.
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
        # Marks of direction go with the word that they stand round, and other bytes of a file don't.
        while start > done and category(meant[start - 1]) == "Cf":
            start -= 1
        while category(meant[end - 1]) in ("Cc", "Cs"):
            end -= 1
        parts += ["".join(units[done:start]), change("".join(units[start:end]))]
        done = end
    return "".join((*parts, *units[done:]))


def _is_alone(flat: str, start: int, end: int) -> bool:
    """Return whether no letters adjoin a place, so that it isn't part of a longer word."""
    before = start - 1
    while before >= 0 and combining(flat[before]):
        before -= 1
    return not (before >= 0 and flat[before].isalnum()) and not flat[end : end + 1].isalnum()


def without_name(text: str, name: str, unnamed: str = UNNAMED) -> str:
    """Return the record of a game in which a person has the name of an unnamed seat, or the one given.

    The moves stay as they are; comments and what a program says beside them lose the name too. A text that
    doesn't hold the name comes back as it is.

    Raises:
        ValueError: The text is no record.
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
    """Return a tournament in which a person has the name of an entrant without one, and that name.

    Every other text in it loses the name too. A text that doesn't hold the name comes back as it is; the new
    name is empty if the person is no entrant.

    Raises:
        ValueError: The text is no tournament.
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
    """Return what a tournament's entry says about entrants: all at first, a latecomer, a corrected name."""
    later = {"joined": [entry.get("who")], "renamed": [entry]}.get(str(entry.get("kind")))
    found = later or entry.get("entrants")
    return found if isinstance(found, list) else []


def _is(given: Any, name: str) -> bool:
    return isinstance(given, str) and are_alike(given, name)


def _changed(value: Any, change: Callable[[str], str]) -> Any:
    """Return plain JSON values with all their texts changed."""
    if isinstance(value, str):
        return change(value)
    if isinstance(value, list):
        return [_changed(each, change) for each in value]
    if isinstance(value, dict):
        return {key: each if key == _NOT_SAID else _changed(each, change) for key, each in value.items()}
    return value


def _written(data: dict[str, Any], text: str) -> str:
    """Return a record on as many lines as it had: on one, or with one for every seat and entry."""
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
    """Return a value as JSON text; half of a character, which a file may hold escaped, stays escaped."""
    text = json.dumps(value, ensure_ascii=False, separators=separators)
    is_whole = not any("\ud800" <= sign <= "\udfff" for sign in text)
    return text if is_whole else json.dumps(value, separators=separators)
