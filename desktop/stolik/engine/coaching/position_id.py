"""Short IDs of positions: to paste, to write down, or to read aloud.

An ID consists of the 32 symbols of `base32`: two for the game and the version of its rules, then one number
that holds seats, options and state, and a check symbol. The check works as in `game_code`: it detects any
single wrong symbol and any swap of two neighbours, however long the text is. Groups of four help the eye and
have no meaning.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from functools import lru_cache
from itertools import combinations_with_replacement
from typing import Any, Final, NamedTuple, TypeVar, cast, get_type_hints

from stolik.engine import messages
from stolik.engine.base32 import SYMBOLS, decode, encode
from stolik.engine.game import TABLE, AnyGame, Rejection, Seat, Value
from stolik.engine.game_code import check_sum, listed_values, mark_of, read_written
from stolik.engine.game_library import find_games, load_package
from stolik.engine.package import Digits, GameInfo
from stolik.engine.seats_option import seats_options

T = TypeVar("T")

GROUP: Final = 4
"""The number of symbols in a group."""

MOST_SYMBOLS: Final = 4000
"""The most symbols in an ID; no position needs as many, and longer texts would take long to read."""

_FACES: Final = 6
_LEAST: Final = 4


class Writer:
    """A `Digits` that writes digits into a number."""

    def __init__(self) -> None:
        self._digits: list[tuple[int, int]] = []

    def digit(self, size: int, value: int | None = None) -> int:
        """Write a digit and return it.

        Raises:
            ValueError: The value is missing, negative or too large.
        """
        if value is None or not 0 <= value < size:
            raise ValueError(f"{value} is no digit below {size}")
        self._digits.append((size, value))
        return value

    @property
    def number(self) -> int:
        """The number that holds all digits; the first is the least significant."""
        number = 0
        for size, value in reversed(self._digits):
            number = number * size + value
        return number


class Reader:
    """A `Digits` that reads the digits of a number; ``number`` is what is left of it."""

    def __init__(self, number: int) -> None:
        self.number = number

    def digit(self, size: int, value: int | None = None) -> int:
        """Return the next digit, or 0 if nothing is left.

        Raises:
            ValueError: The size is below 1.
        """
        if size < 1:
            raise ValueError("no digit is below 0")
        self.number, found = divmod(self.number, size)
        return found


class PlacedState(NamedTuple):
    """The position that an ID stands for.

    ``viewer`` is the seat that knows ``state``, or ``None`` if all of it is known.
    """

    info: GameInfo
    seats: int
    options: Value
    state: Any
    viewer: Seat | None = None


# ---------------------------------------------------------------------- digits of what games are made of


def flag(digits: Digits, value: bool | None = None) -> bool:
    return bool(digits.digit(2, None if value is None else int(value)))


def number(digits: Digits, value: int | None = None, usual: int = 32) -> int:
    """Return a number of at least 0 that is mostly below ``usual``."""
    total = 0
    while True:
        found = digits.digit(usual + 1, None if value is None else min(usual, value - total))
        total += found
        if found < usual:
            return total


def one_of(digits: Digits, values: Sequence[T], value: T | None = None) -> T:
    """Return one of some values; ``None``, if it is one of them, is written like any other."""
    place = None if value is None and None not in values else _place(values, value)
    return values[digits.digit(len(values), place)]


def subset(digits: Digits, items: Sequence[T], chosen: Sequence[T] | None = None) -> tuple[T, ...]:
    """Return some of the items, in their order; an empty selection is the shortest to write."""
    if not flag(digits, None if chosen is None else bool(chosen)):
        return ()
    return tuple([item for item in items if flag(digits, None if chosen is None else item in chosen)])


def dice(digits: Digits, count: int, rolled: Sequence[int] | None = None) -> tuple[int, ...]:
    """Return ``count`` dice, ascending, with faces from 1 to 6."""
    rolls = _rolls(count)
    return rolls[digits.digit(len(rolls), None if rolled is None else rolls.index(tuple(sorted(rolled))))]


def picked(digits: Digits, left: list[T], item: T | None = None) -> T:
    """Return one of the values in ``left``, and remove it there."""
    place = digits.digit(len(left), None if item is None else left.index(item))
    return left.pop(place)


@lru_cache(maxsize=16)
def _rolls(count: int) -> tuple[tuple[int, ...], ...]:
    return tuple(combinations_with_replacement(range(1, _FACES + 1), count))


def _place(values: Sequence[Any], value: Any) -> int:
    return next(at for at, each in enumerate(values) if type(each) is type(value) and each == value)


def _comes_later(options: Any) -> bool:
    """Return whether an option has a value that was added after IDs were introduced."""
    hints = get_type_hints(type(options))
    values = [(getattr(options, each.name), hints[each.name]) for each in fields(options)]
    return any(
        value in listed_values(hint) and value not in listed_values(hint, later=False)
        for value, hint in values
    )


def _options(digits: Digits, game: AnyGame, seats: int, options: Any, *, later: bool) -> Value:
    """Return the options; the usual ones are the shortest to write. ``later`` includes values added later."""
    usual = game.options_type()
    if not flag(digits, None if options is None else options != usual):
        return cast("Value", usual)
    hints, chosen = get_type_hints(game.options_type), {}
    naming = seats_options(game.options_type)
    for each in fields(usual):
        value = None if options is None else getattr(options, each.name)
        if each.name in naming:
            chosen[each.name] = subset(digits, range(seats), value)
        else:
            values = (
                *listed_values(hints[each.name], later=later),
                *(range(seats) if each.name == "starter" else ()),
            )
            chosen[each.name] = values[
                digits.digit(len(values), None if options is None else _place(values, value))
            ]
    found: Value = game.options_type(**chosen)
    return found


# ---------------------------------------------------------------------- whole IDs


def id_of(placed: PlacedState) -> str:
    """Return the ID of a position, in groups.

    Raises:
        ValueError: The game has no IDs, or the state isn't one of the game's.
    """
    package = load_package(placed.info.id)
    digits = Writer()
    low, high = placed.info.seats
    digits.digit(high - low + 1, placed.seats - low)
    if placed.info.has_secrets:
        digits.digit(placed.seats + 1, 0 if placed.viewer is None else placed.viewer + 1)
    later = _comes_later(placed.options)
    _options(digits, package.game, placed.seats, placed.options, later=later)
    package.position_digits(digits, placed.seats, placed.options, placed.state)
    whole = digits.number
    text = mark_of(placed.info, later=later) + encode(whole, max(1, -(-whole.bit_length() // 5)))
    text += next(symbol for symbol in SYMBOLS if not check_sum(text + symbol))
    return "-".join(text[at : at + GROUP] for at in range(0, len(text), GROUP))


def read_id(written: str) -> PlacedState | Rejection:
    """Return the position that an ID stands for, or why it stands for none.

    It is read as in `read_written`. Refusals have the codes ``code_sign`` (with the ``sign``),
    ``code_length``, ``code_mistyped``, ``code_unknown``, ``code_without_position`` and
    ``position_impossible`` (with the ``game`` and the game's own ``fault``); see `refusal_text`.
    """
    return read_written(written, _LEAST, MOST_SYMBOLS, _placed)


def _placed(text: str) -> PlacedState | Rejection:
    marks = {mark_of(info, later=later): (info, later) for info in find_games() for later in (True, False)}
    if text[:2] not in marks:
        return Rejection("code_unknown")
    info, later = marks[text[:2]]
    try:
        placed = _read(info, decode(text[2:-1]) or 0, later=later)
        same = id_of(placed).replace("-", "") == text
    except (ValueError, IndexError):
        return Rejection("code_without_position")
    if not same:
        return Rejection("code_without_position")
    fault = load_package(info.id).position_fault(placed.seats, placed.options, placed.state, placed.viewer)
    return placed if fault is None else Rejection("position_impossible", {"game": info.id, "fault": fault})


def refusal_text(refused: Rejection) -> str:
    """Return the sentence of a refusal by `read_id` or `exploring_fault`, in the current language."""
    facts = dict(refused.facts)
    if refused.code == "position_impossible":
        fault: Rejection = facts["fault"]
        facts["fault"] = load_package(facts["game"]).messages.reason(fault.code, fault.facts)
    return messages.reason(refused.code, facts)


def exploring_fault(game: AnyGame, state: Any) -> Rejection | None:
    """Return why no move is possible in a position, or ``None`` if a seat or the table can move.

    The codes are ``position_over`` and ``position_without_move``. The seats to act must know the state.
    """
    actors = game.to_act(state)
    if not actors:
        return Rejection("position_over")
    if TABLE in actors or any(True for seat in actors for _ in game.legal_moves(state, seat)):
        return None
    return Rejection("position_without_move")


def _read(info: GameInfo, whole: int, *, later: bool) -> PlacedState:
    package = load_package(info.id)
    digits = Reader(whole)
    low, high = info.seats
    seats = low + digits.digit(high - low + 1)
    viewer = digits.digit(seats + 1) - 1 if info.has_secrets else -1
    options = _options(digits, package.game, seats, None, later=later)
    state = package.position_digits(digits, seats, options, None)
    return PlacedState(info, seats, options, state, viewer if viewer >= 0 else None)
