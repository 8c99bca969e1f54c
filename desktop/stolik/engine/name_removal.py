"""Takes the name of a person out of records and other texts; the seat becomes one that nobody has named."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Sequence
from itertools import accumulate, pairwise
from typing import Any, Final
from unicodedata import category, combining, normalize

from stolik.engine.json_text import load_json
from stolik.engine.names import are_alike, folded, name_key

UNNAMED: Final = "Player {number}"
"""The name of a seat that nobody has named, as it stands in files; it is shown in the current language."""

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
"""The signs of a text that are looked at one by one together, at most about so many."""

_REACH: Final = 1_024
"""How far a name reaches at most, with every letter escaped."""


def without_words(text: str, name: str) -> str:
    r"""Return a text in which a name that stands in it as words of their own is replaced, however written.

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

    ``within`` longer words a name is found only where that is asked for. Each sign of a piece takes a lot of
    memory, so a long text is never looked at as a whole.
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
    """Return whether no letters go on before or after a place, so that it is no part of a longer word."""
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
    name is empty where the person is no entrant.

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
    """Return what an entry of a tournament tells of entrants: all at first, who came late, a name mended."""
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
