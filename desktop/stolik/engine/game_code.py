"""Codes for a game's chance: short enough to read aloud, and protected against a slip of the tongue.

A code consists of symbols of `base32`: 16 for the seed, 2 for the game and the version of its rules, 1 for
the number of seats, 1 for the starter, as many as the game needs for options that aren't the usual ones, and
a check symbol. The check is a sum over the field of 32 elements in which each place has its own weight, so it
detects any single wrong symbol and any swap of two symbols.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Sequence
from dataclasses import fields, replace
from itertools import groupby
from types import NoneType, UnionType
from typing import Any, Final, Literal, NamedTuple, TypeVar, Union, get_args, get_origin, get_type_hints
from unicodedata import category, normalize

from stolik.engine.base32 import SYMBOLS, decode, encode
from stolik.engine.chance import SEED_SYMBOLS, seed_of, seed_text
from stolik.engine.game import AnyGame, Rejection, Seat, Value
from stolik.engine.game_library import find_games, load_game
from stolik.engine.package import GameInfo
from stolik.engine.seats_option import seats_options

GROUP: Final = 3
"""The number of symbols in a group, said in one breath."""

_HEAD: Final = SEED_SYMBOLS + 4
_LONGEST: Final = 31
"""The number of places with different weights."""

_POLYNOMIAL: Final = 0b100101
_STARTER: Final = "starter"

_UNSEEN: Final = "\u115f\u1160\u2800"
"""Letters and a Braille pattern that are blank; other invisible characters are known by their category."""

_ROUND_WORD: Final = re.compile(r"^[\W_]+|[\W_]+$")

T = TypeVar("T")


class GameCode(NamedTuple):
    """The content of a code; ``starter`` is ``None`` if the rules draw it."""

    info: GameInfo
    seats: int
    starter: Seat | None
    options: Value
    seed: int


def code_of(
    info: GameInfo, game: AnyGame, seats: int, starter: Seat | None, options: Value, seed: int
) -> str | None:
    """Return the code of a game's chance, in groups, or ``None`` if its options don't fit into one.

    ``seats`` is at most 32; ``starter`` is ``None`` if the rules draw it. Options that name seats or choose
    the starter are left out.
    """
    number = _number_of(game, options)
    if number is None:
        return None
    start = 0 if starter is None else starter + 1
    text = seed_text(seed) + mark_of(info) + encode(seats - 1, 1) + encode(start, 1)
    text += encode(number, _option_symbols(game)) if number else ""
    text += next(symbol for symbol in SYMBOLS if not check_sum(text + symbol))
    return "-".join(text[at : at + GROUP] for at in range(0, len(text), GROUP))


def read_code(written: str) -> GameCode | Rejection:
    """Return the content of a code, or why it can't be read.

    It is read as in `read_written`. Refusals have the codes ``code_sign`` (with the ``sign``),
    ``code_length``, ``code_mistyped`` and ``code_unknown``.
    """
    return read_written(written, _HEAD + 1, _LONGEST, _read)


def read_written(written: str, least: int, most: int, read: Callable[[str], T | Rejection]) -> T | Rejection:
    """Return what ``read`` makes of the symbols, from ``least`` to ``most`` of them, of a code in a message.

    Lower case counts as upper case, wide letters as narrow ones, O as 0, I and L as 1. Text before a colon,
    punctuation around words, invisible characters, spaces and dashes are ignored. If the rest isn't a code,
    consecutive words with dashes are tried, then each of those words. Refusals are ``code_sign`` (with a
    visible ``sign``), ``code_length``, ``code_mistyped``, and those of ``read``.
    """
    text = "".join(
        " " if sign.isspace() else sign
        for sign in normalize("NFKC", written).upper()
        if sign.isspace() or not (category(sign)[0] in "CM" or sign in _UNSEEN)
    )
    whole = re.sub(r"\W+$", "", text).rpartition(":")[2].split()
    refused = []
    seen = [word for word in text.split() if _ROUND_WORD.sub("", word)]
    runs = [list(run) for stroked, run in groupby(seen, lambda word: any(map(_is_stroke, word))) if stroked]
    for words in (whole, *runs, *([word] for run in runs for word in run)):
        bare = (sign for word in words for sign in _ROUND_WORD.sub("", word) if not _is_stroke(sign))
        found = _read_symbols("".join(bare), least, most, read)
        if not isinstance(found, Rejection):
            return found
        refused.append(found)
    return refused[0]


def _is_stroke(sign: str) -> bool:
    return category(sign) in ("Pd", "Pc") or sign in ".,\u2212"


def _read_symbols(text: str, least: int, most: int, read: Callable[[str], T | Rejection]) -> T | Rejection:
    for sign in text:
        if decode(sign) is None:
            return Rejection("code_sign", {"sign": sign})
    if not least <= len(text) <= most:
        return Rejection("code_length", {"given": len(text), "least": least})
    if check_sum(text):
        return Rejection("code_mistyped")
    return read("".join(SYMBOLS[decode(sign) or 0] for sign in text))


def _read(text: str) -> GameCode | Rejection:
    mark = text[SEED_SYMBOLS : SEED_SYMBOLS + 2]
    info = next((info for info in find_games() if mark_of(info) == mark), None)
    if info is None:
        return Rejection("code_unknown")
    game = load_game(info.id)
    seats, starter = (decode(text[_HEAD - 2]) or 0) + 1, decode(text[_HEAD - 1]) or 0
    rest = text[_HEAD:-1]
    options: Any = _options_of(game, decode(rest) or 0) if len(rest) in (0, _option_symbols(game)) else None
    seed = seed_of(text[:SEED_SYMBOLS])
    low, high = info.seats
    fits = low <= seats <= high and starter <= seats and info.draws_for_start == (starter == 0)
    if options is None or seed is None or not fits:
        return Rejection("code_unknown")
    if starter and hasattr(options, _STARTER):
        options = replace(options, **{_STARTER: starter - 1})
    return GameCode(info, seats, starter - 1 if starter else None, options, seed)


def mark_of(info: GameInfo, *, later: bool = False) -> str:
    """Return two symbols for a game and its rules' version, since another version uses dice differently.

    ``later`` marks codes that may use option values added later (see `listed_values`).
    """
    digest = hashlib.sha256(f"{info.id}:{info.rules}{':later' * later}".encode()).digest()
    return encode(int.from_bytes(digest[:2], "big") >> 6, 2)


def check_sum(text: str) -> int:
    """Return the sum of symbols, each times 2 to the power of its place, in the field of 32 elements."""
    total, weight = 0, 1
    for sign in reversed(text):
        total ^= _times(decode(sign) or 0, weight)
        weight = _times(weight, 2)
    return total


def _times(one: int, other: int) -> int:
    product = 0
    while other:
        if other & 1:
            product ^= one
        one <<= 1
        if one & 32:
            one ^= _POLYNOMIAL
        other >>= 1
    return product


def _values(game: AnyGame) -> list[tuple[str, tuple[Any, ...]]]:
    """Return every option's values, the usual one first; if they can't be listed, that one alone."""
    usual, hints = game.options_type(), get_type_hints(game.options_type)
    left_out = (_STARTER, *seats_options(game.options_type))
    listed = []
    for field in fields(usual):
        if field.name not in left_out:
            value = getattr(usual, field.name)
            others = [other for other in listed_values(hints[field.name]) if not _same(other, value)]
            listed.append((field.name, (value, *others)))
    return listed


def listed_values(hint: Any, *, later: bool = True) -> Sequence[Any]:
    """Return all values of an option's type, or none if they can't be listed.

    In a union, the values of a second Literal were added later: they come last, and only with ``later``.
    """
    if hint is bool:
        return (False, True)
    if hint is NoneType:
        return (None,)
    if get_origin(hint) is Literal:
        return get_args(hint)
    if get_origin(hint) in (Union, UnionType):
        parts = get_args(hint)
        added = [part for part in parts if get_origin(part) is Literal][1:]
        known = [part for part in parts if part not in added]
        return [value for part in known + added * later for value in listed_values(part)]
    return ()


def _same(one: Any, other: Any) -> bool:
    return type(one) is type(other) and one == other


def _option_symbols(game: AnyGame) -> int:
    """Return how many symbols the options of a game need."""
    most = 1
    for _, values in _values(game):
        most *= len(values)
    return ((most - 1).bit_length() + 4) // 5


def _number_of(game: AnyGame, options: Value) -> int | None:
    """Return the options as one number, 0 for the usual ones, or ``None`` if there is none that fits."""
    number = 0
    for name, values in _values(game):
        value = getattr(options, name)
        place = next((place for place, each in enumerate(values) if _same(each, value)), None)
        if place is None:
            return None
        number = number * len(values) + place
    return number if _HEAD + _option_symbols(game) + 1 <= _LONGEST else None


def _options_of(game: AnyGame, number: int) -> Value | None:
    chosen: dict[str, Any] = {}
    for name, values in reversed(_values(game)):
        number, place = divmod(number, len(values))
        chosen[name] = values[place]
    return None if number else game.options_type(**chosen)
