"""The engine's sentences, marked for translation, and the functions that put facts into them.

A source contains facts as ``{name}`` and, if a number decides the plural, ``%n`` and ``(one|many)``.
Sentences are in the current language, which is English until `speak` sets a translator.

A game's sentences are in its package: `Messages` (in ``package``) holds them by code and kind, with the
functions that fill them in.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache
from typing import Any, Final, NamedTuple, ParamSpec, Protocol, cast

from stolik.engine.names import isolated

P = ParamSpec("P")


def N_(context: str, source: str) -> str:  # noqa: N802 - the name that gettext uses
    """Mark a source for translation and return it unchanged.

    ``context``, a game's id or a room's name, is the group in which translators find the source.
    """
    return source


def translate(context: str, source: str, comment: str, count: int) -> str:
    """Mark a source with a plural for translation and return it unchanged.

    ``lupdate`` recognizes a plural only in a call of a function with this name and four arguments.
    ``comment`` is for translators; ``count`` is ignored here.
    """
    return source


class Refusal(NamedTuple):
    """A refusal: its paragraph of ``rulings.md``, empty if the rules don't say it, and its sentence."""

    paragraph: str
    sentence: str


class Translate(Protocol):
    """A translator into the current language; ``count`` selects the plural and replaces ``%n``."""

    def __call__(self, context: str, source: str, count: int | None = None, /) -> str:
        """Return the translation of the source, or the source itself if there is none."""


_PLACE: Final = r"\{(\w+)\}"
_PLURAL: Final = r"\(([^()|]*)\|([^()|]*)\)"


@cache
def _pattern(source: str) -> re.Pattern[str]:
    """Return a pattern, compiled only when a sentence needs it; the first page needs none."""
    return re.compile(source)


@lru_cache(1024)
def english(context: str, source: str, count: int | None = None) -> str:
    """Return the English source with its number and plural filled in.

    ``context`` is ignored; ``count`` is at least 0, or ``None`` if the source has no plural.

    >>> english("engine", "%n (worm|worms)", 1), english("engine", "%n (worm|worms)", 2)
    ('1 worm', '2 worms')
    """
    if count is None:
        return source
    return _pattern(_PLURAL).sub(r"\1" if count == 1 else r"\2", source).replace("%n", str(count))


class _Speaker:
    """The holder of the current translator; the window sets Qt's, the command line none."""

    translate: Translate = staticmethod(english)


_FORGET: Final[list[Callable[[], None]]] = []


def speak(translate: Translate) -> None:
    """Use a translator for all sentences from now on; `english` leaves them in English."""
    _Speaker.translate = staticmethod(translate)
    for forget in _FORGET:
        forget()


def remembered(told: Callable[P, str]) -> Callable[P, str]:
    """Return a sentence-making function with its results cached until the language changes."""
    remembering = lru_cache(maxsize=1024)(told)
    _FORGET.append(remembering.cache_clear)
    return cast("Callable[P, str]", remembering)


def translated(context: str, source: str, count: int | None = None) -> str:
    """Return a source in the current language.

    ``context`` is that of `N_`; ``count``, at least 0, selects the plural and replaces ``%n``.
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
    """Return a source in the current language, with facts filled in.

    Args:
        context: The context of the translation, as in `N_`.
        source: The English text, with ``{name}`` for a fact.
        facts: The facts by name. The items of a list are joined by spaces; a place without a fact stays
            unchanged. Right-to-left text in a fact doesn't affect the text around it.
        count: The number, at least 0, that selects the plural and replaces ``%n``.
        values: Sources for facts whose values are put into words, by the fact's name and the value.

    >>> sentence("game", "{player} takes %n (worm|worms).", {"player": "Ala"}, count=2)
    'Ala takes 2 worms.'
    >>> sentence("game", "{where} has {missing}.", {"where": "top"}, values={"where": {"top": "The bank"}})
    'The bank has {missing}.'
    """
    # The text between the places has the even indices, the facts' names have the odd ones.
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


LIST: Final = N_("engine", "{before} and {last}")


def listed(items: Sequence[str]) -> str:
    """Return items as a list within a sentence.

    >>> listed([]), listed(["Ala"]), listed(["Ala", "Jan", "Ola"])
    ('', 'Ala', 'Ala, Jan and Ola')
    """
    *before, last = items or [""]
    return sentence("engine", LIST, {"before": ", ".join(before), "last": last}) if before else last


NEXT: Final = N_("engine", "{before} {item}")
LAST: Final = N_("engine", "{before} {last}")


def enumeration(items: Sequence[str], *, last: str = LAST) -> str:
    """Return items in a row, joined as usual in the current language.

    ``last`` is the source that joins the last one; it is ``NEXT`` if more follows.

    >>> enumeration(["1", "3", "worm"])
    '1 3 worm'
    """
    text = "".join(items[:1])
    for item in items[1:-1]:
        text = sentence(CONTEXT, NEXT, {"before": text, "item": item})
    for item in items[1:][-1:]:
        text = sentence(CONTEXT, last, {"before": text, "last": item, "item": item})
    return text


DECIMAL: Final = N_("engine", "{whole}.{places}")


def decimal(value: float, places: int = 1) -> str:
    """Return a number with ``places`` digits after the language's decimal mark.

    >>> decimal(-1.25), decimal(-0.04), decimal(99.5, 0), decimal(2, 2)
    ('−1.2', '0.0', '100', '2.00')
    """
    written = f"{abs(value):.{places}f}"
    whole, _, rest = written.partition(".")
    whole = "−" * (value < 0 < float(written)) + whole
    return sentence(CONTEXT, DECIMAL, {"whole": whole, "places": rest}) if places else whole


def reason(code: str, facts: Mapping[str, Any]) -> str:
    """Return the sentence for a refusal of a move or file by the engine itself.

    The code is a key of `REASONS` or `FAULTS`; the fact ``because`` gives a more specific one.

    >>> reason("bad_option", {"name": "goal"})
    "The option “goal” can't have that value."
    """
    known = facts.get("because", code)
    return sentence(CONTEXT, REASONS[known] if known in REASONS else FAULTS[known], facts)


CONTEXT: Final = "engine"

REASONS: Final[Mapping[str, str]] = {
    "game_over": N_("engine", "The game is over."),
    "not_your_turn": N_("engine", "It isn't your turn."),
    "move_of_another": N_("engine", "This is someone else's move."),
    "nothing_to_take_back": N_(
        "engine", "There is nothing to undo: a roll or another player's move stays as it is."
    ),
    "record_full": N_(
        "engine",
        "This game can't go on: it would be too long for Stolik to open again. It is saved as it is.",
    ),
    "nothing_to_see_again": N_("engine", "Nothing has happened since your last move."),
    "no_such_seat": N_("engine", "There is no such seat at this table."),
}

FAULTS: Final[Mapping[str, str]] = {
    "code_sign": N_("engine", "A code never contains “{sign}”: only digits, and letters except U."),
    "code_length": N_(
        "engine", "A code has {least} letters and digits, or a few more; this one has {given}."
    ),
    "code_mistyped": N_(
        "engine",
        "A letter or digit is wrong, or two are swapped. Please check the code again.",
    ),
    "code_unknown": N_(
        "engine", "The code is correct, but this Stolik doesn't have its game or that version of its rules."
    ),
    "code_without_position": N_(
        "engine", "The code is correct but names no position: its options or values don't exist."
    ),
    "position_impossible": N_("engine", "This position is impossible: {fault}"),
    "position_unsettled": N_("engine", "A game never looks like this between moves."),
    "position_over": N_("engine", "The game is over in this position, so nobody can move."),
    "position_without_move": N_("engine", "Nobody has a legal move in this position."),
    "not_a_record": N_("engine", "This isn't a Stolik game file."),
    "cut_short": N_("engine", "The file is cut short or damaged."),
    "from_the_future": N_("engine", "The file is from a newer Stolik; this one can't read it yet."),
    "unknown_game": N_("engine", "Stolik has no game called “{name}”."),
    "unknown_key": N_("engine", "The file contains “{name}”, which doesn't belong there."),
    "missing_key": N_("engine", "“{name}” is missing."),
    "bad_value": N_("engine", "“{name}” contains something that doesn't belong there."),
    "no_object": N_(
        "engine", "Every line of the log must be an object with “seat” and “move”; this one isn't."
    ),
    "key_twice": N_("engine", "“{name}” is given twice."),
    "endless_number": N_("engine", "“{name}” contains a number with more than {most} digits."),
    "long_text": N_("engine", "“{name}” has more than {most} letters."),
    "low_number": N_("engine", "“{name}” must be at least {least}."),
    "high_number": N_("engine", "“{name}” must be at most {most}."),
    "too_many_values": N_("engine", "“{name}” contains more than {most} values."),
    "too_deep": N_("engine", "The values in this file are nested too deeply."),
    "no_text": N_("engine", "The file contains characters that aren't valid text."),
    "too_long": N_("engine", "The file has {given} moves; Stolik plays at most {most}."),
    "unknown_option": N_("engine", "The game has no option “{name}”."),
    "bad_option": N_("engine", "The option “{name}” can't have that value."),
    "wrong_number_of_seats": N_("engine", "This game seats {min} to {max} players; the file has {given}."),
    "unknown_move": N_("engine", "The game has no move “{name}”."),
    "position_of_another": N_(
        "engine", "The starting position doesn't fit the game, its seats or its options."
    ),
    "snapshot_differs": N_("engine", "The moves don't lead to the saved position."),
}


def refused(
    context: str,
    refusals: Mapping[str, Refusal],
    code: str,
    facts: Mapping[str, Any],
    *,
    values: Mapping[str, Mapping[Any, str]] | None = None,
    counted: Mapping[str, str] | None = None,
) -> str:
    """Return the sentence for a refusal by a game, or by the engine if the game has none for this code.

    The fact ``seat`` is available as ``place``, counted from 1; ``counted`` names the fact that each code's
    sentence counts.
    """
    if code not in refusals:
        return reason(code, facts)
    if "seat" in facts:
        facts = {**facts, "place": facts["seat"] + 1}
    count = facts.get((counted or {}).get(code, ""))
    return sentence(context, refusals[code].sentence, facts, count=count, values=values)
