"""Sentences of the engine, marked for translation, and how facts get into a sentence.

A source holds its facts as ``{name}`` and, where a number rules the plural, ``%n`` and ``(one|many)``.
They are given in the language of the moment: English, until a translator is set by `speak`.

The sentences of a game are in its package: `Messages` (``package``) holds them by code and kind, with the
functions that fill them in.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache
from typing import Any, Final, NamedTuple, ParamSpec, Protocol, cast

from stolik.engine.names import isolated

P = ParamSpec("P")


def QT_TRANSLATE_NOOP(context: str, source: str) -> str:  # noqa: N802 - the name lupdate looks for
    """Mark a source for translation and return it as it is.

    ``context`` is the game's id, or the name of the room: the group in which translators find the source.
    """
    return source


def translate(context: str, source: str, comment: str, count: int) -> str:
    """Mark a source with a plural for translation and return it as it is.

    ``lupdate`` takes a source for a plural only in a call of this name with four arguments.

    ``comment`` is for translators; ``count`` is ignored here.
    """
    return source


class Refusal(NamedTuple):
    """Why something is refused: the paragraph of ``rulings.md``, empty outside the law, and the sentence."""

    paragraph: str
    sentence: str


class Translate(Protocol):
    """Gives a source in the language of the moment; ``count`` chooses the plural and fills ``%n``."""

    def __call__(self, context: str, source: str, count: int | None = None, /) -> str:
        """Return the source in that language, or as it is where it isn't translated."""
        ...


_PLACE: Final = r"\{(\w+)\}"
_PLURAL: Final = r"\(([^()|]*)\|([^()|]*)\)"


@cache
def _pattern(source: str) -> re.Pattern[str]:
    """Return a pattern, compiled with the first sentence that needs it: the first page needs none."""
    return re.compile(source)


@lru_cache(1024)
def english(context: str, source: str, count: int | None = None) -> str:
    """Return the source as it is, with its number and plural.

    ``context`` is ignored; ``count`` is at least 0, ``None`` where the source has no plural.

    >>> english("engine", "%n (worm|worms)", 1), english("engine", "%n (worm|worms)", 2)
    ('1 worm', '2 worms')
    """
    if count is None:
        return source
    return _pattern(_PLURAL).sub(r"\1" if count == 1 else r"\2", source).replace("%n", str(count))


class _Speaker:
    """Holds the translator of the moment; the command line sets none, the window sets Qt's."""

    translate: Translate = staticmethod(english)


_FORGET: Final[list[Callable[[], None]]] = []


def speak(translate: Translate) -> None:
    """Give all sentences by this translator from now on; `english` is the one that needs no other."""
    _Speaker.translate = staticmethod(translate)
    for forget in _FORGET:
        forget()


def remembered(told: Callable[P, str]) -> Callable[P, str]:
    """Let a function that makes a sentence of values make it once for as long as a language is spoken."""
    remembering = lru_cache(maxsize=1024)(told)
    _FORGET.append(remembering.cache_clear)
    return cast("Callable[P, str]", remembering)


def translated(context: str, source: str, count: int | None = None) -> str:
    """Return a source in the language of the moment.

    ``context`` is where the translation is looked up, as in `QT_TRANSLATE_NOOP`; ``count``, at least 0,
    chooses the plural and fills ``%n``.
    """
    return _Speaker.translate(context, source, count)


def sentence(
    context: str,
    source: str,
    facts: Mapping[str, Any],
    *,
    count: int | None = None,
    values: Mapping[str, Mapping[Any, str]] | None = None,
) -> str:
    """Return a source in the language of the moment, with its facts filled in.

    Args:
        context: Where the translation is looked up, as in `QT_TRANSLATE_NOOP`.
        source: The English text, with ``{name}`` for a fact.
        facts: The facts by name. A list is written item by item; a place without its fact stays as it is.
            One from right to left turns nothing around it.
        count: The number, at least 0, that chooses the plural and fills ``%n``.
        values: Sources for the values that have a word of their own, by the fact's name and its value.

    >>> sentence("game", "{player} takes %n (worm|worms).", {"player": "Ala"}, count=2)
    'Ala takes 2 worms.'
    >>> sentence("game", "{where} has {missing}.", {"where": "top"}, values={"where": {"top": "The bank"}})
    'The bank has {missing}.'
    """
    # The text between the places stands at the even numbers, the facts' names at the odd ones.
    parts = _pattern(_PLACE).split(translated(context, source, count))
    for at in range(1, len(parts), 2):
        name = parts[at]
        fact, words = facts.get(name, f"{{{name}}}"), (values or {}).get(name, {})
        told = []
        for item in fact if isinstance(fact, list | tuple) else (fact,):
            if item in words:
                told.append(translated(context, words[item]))
            else:
                told.append(isolated(str(item)))
        parts[at] = " ".join(told)
    return "".join(parts)


LIST: Final = QT_TRANSLATE_NOOP("engine", "{before} and {last}")


def listed(items: Sequence[str]) -> str:
    """Return items as a sentence lists them.

    >>> listed([]), listed(["Ala"]), listed(["Ala", "Jan", "Ola"])
    ('', 'Ala', 'Ala, Jan and Ola')
    """
    *before, last = items or [""]
    return sentence("engine", LIST, {"before": ", ".join(before), "last": last}) if before else last


NEXT: Final = QT_TRANSLATE_NOOP("engine", "{before} {item}")
LAST: Final = QT_TRANSLATE_NOOP("engine", "{before} {last}")


def enumeration(items: Sequence[str], *, last: str = LAST) -> str:
    """Return items one after the other, joined as the language of the moment joins them.

    ``last`` joins the last one, ``NEXT`` where more is to follow.

    >>> enumeration(["1", "3", "worm"])
    '1 3 worm'
    """
    text = "".join(items[:1])
    for item in items[1:-1]:
        text = sentence(CONTEXT, NEXT, {"before": text, "item": item})
    for item in items[1:][-1:]:
        text = sentence(CONTEXT, last, {"before": text, "last": item, "item": item})
    return text


DECIMAL: Final = QT_TRANSLATE_NOOP("engine", "{whole}.{places}")


def decimal(value: float, places: int = 1) -> str:
    """Return a number with so many places after the decimal mark of the language.

    >>> decimal(-1.25), decimal(-0.04), decimal(99.5, 0), decimal(2, 2)
    ('−1.2', '0.0', '100', '2.00')
    """
    written = f"{abs(value):.{places}f}"
    whole, _, rest = written.partition(".")
    whole = "−" * (value < 0 < float(written)) + whole
    return sentence(CONTEXT, DECIMAL, {"whole": whole, "places": rest}) if places else whole


def reason(code: str, facts: Mapping[str, Any]) -> str:
    """Return the sentence of a refusal that the engine itself gives, of a move or of a file.

    Args:
        code: The rejection's code, one of `REASONS` or `FAULTS`; its fact ``because`` names a closer one.
        facts: The rejection's facts by name.

    Raises:
        KeyError: The code is not one of the engine's.

    >>> reason("bad_option", {"name": "goal"})
    "The option “goal” can't have that value."
    """
    known = facts.get("because", code)
    return sentence(CONTEXT, REASONS[known] if known in REASONS else FAULTS[known], facts)


CONTEXT: Final = "engine"

REASONS: Final[Mapping[str, str]] = {
    "game_over": QT_TRANSLATE_NOOP("engine", "The game is over."),
    "not_your_turn": QT_TRANSLATE_NOOP("engine", "It isn't your turn now."),
    "move_of_another": QT_TRANSLATE_NOOP("engine", "This move is somebody else's."),
    "nothing_to_take_back": QT_TRANSLATE_NOOP(
        "engine", "There is nothing to take back: a roll, or somebody else's move, stays as it is."
    ),
    "record_full": QT_TRANSLATE_NOOP(
        "engine",
        "This game can't go on: it would be longer than Stolik could read again. It is saved as it is.",
    ),
    "nothing_to_see_again": QT_TRANSLATE_NOOP("engine", "Nothing has happened since your last move."),
    "no_such_seat": QT_TRANSLATE_NOOP("engine", "There is no such seat at this table."),
}

FAULTS: Final[Mapping[str, str]] = {
    "code_sign": QT_TRANSLATE_NOOP(
        "engine", "There is no “{sign}” in a code: only digits, and letters other than U."
    ),
    "code_length": QT_TRANSLATE_NOOP(
        "engine", "A code has {least} letters and digits, or a few more; here there are {given}."
    ),
    "code_mistyped": QT_TRANSLATE_NOOP(
        "engine",
        "A letter or digit of the code is wrong, or two have changed places. Please compare it again.",
    ),
    "code_unknown": QT_TRANSLATE_NOOP(
        "engine", "The code is correct, but its game, or that version of its rules, isn't here."
    ),
    "code_without_position": QT_TRANSLATE_NOOP(
        "engine", "The code is correct, but it names no position: there are no such options or values."
    ),
    "position_impossible": QT_TRANSLATE_NOOP("engine", "This position can't be: {fault}"),
    "position_unsettled": QT_TRANSLATE_NOOP("engine", "A game never stands so between two moves."),
    "position_over": QT_TRANSLATE_NOOP("engine", "The game is over in this position, so nobody can move on."),
    "position_without_move": QT_TRANSLATE_NOOP("engine", "Nobody has a legal move in this position."),
    "not_a_record": QT_TRANSLATE_NOOP("engine", "This file isn't a Stolik record."),
    "cut_short": QT_TRANSLATE_NOOP("engine", "The file is cut short or damaged."),
    "from_the_future": QT_TRANSLATE_NOOP(
        "engine", "The file was made by a newer Stolik; this one can't read it yet."
    ),
    "unknown_game": QT_TRANSLATE_NOOP("engine", "Stolik has no game called “{name}”."),
    "unknown_key": QT_TRANSLATE_NOOP("engine", "The file holds “{name}”, which doesn't belong there."),
    "missing_key": QT_TRANSLATE_NOOP("engine", "“{name}” is missing."),
    "bad_value": QT_TRANSLATE_NOOP("engine", "“{name}” holds something that can't be there."),
    "no_object": QT_TRANSLATE_NOOP(
        "engine", "Every line of the log must be an object with “seat” and “move”; this one isn't."
    ),
    "key_twice": QT_TRANSLATE_NOOP("engine", "“{name}” is given twice."),
    "endless_number": QT_TRANSLATE_NOOP("engine", "“{name}” holds a number of more than {most} digits."),
    "long_text": QT_TRANSLATE_NOOP("engine", "“{name}” has more than {most} letters."),
    "low_number": QT_TRANSLATE_NOOP("engine", "“{name}” must be at least {least}."),
    "high_number": QT_TRANSLATE_NOOP("engine", "“{name}” must be at most {most}."),
    "too_many_values": QT_TRANSLATE_NOOP("engine", "“{name}” holds more than {most} values."),
    "too_deep": QT_TRANSLATE_NOOP("engine", "The values in this file are nested too deeply."),
    "no_text": QT_TRANSLATE_NOOP("engine", "The file holds characters that aren't valid text."),
    "too_long": QT_TRANSLATE_NOOP("engine", "The record has {given} moves; Stolik plays {most} at most."),
    "unknown_option": QT_TRANSLATE_NOOP("engine", "The game has no option “{name}”."),
    "bad_option": QT_TRANSLATE_NOOP("engine", "The option “{name}” can't have that value."),
    "wrong_number_of_seats": QT_TRANSLATE_NOOP(
        "engine", "This game seats {min} to {max} players, the file has {given}."
    ),
    "unknown_move": QT_TRANSLATE_NOOP("engine", "The game has no move “{name}”."),
    "position_of_another": QT_TRANSLATE_NOOP(
        "engine", "The position that the game begins with doesn't fit its game, seats or options."
    ),
    "snapshot_differs": QT_TRANSLATE_NOOP("engine", "The moves don't lead to the position that was saved."),
}
