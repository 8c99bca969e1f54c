"""Expressions of JavaScript in QML: their alternatives, their ends, and the names that they declare."""

from __future__ import annotations

from enum import Enum, auto
from typing import NamedTuple

from qml_source import Part, Span, Token, is_name, matching

_EACH = {"filter", "map", "find", "some", "every", "forEach", "findIndex", "flatMap"}


class Use(Enum):
    """How a name comes by what is given to it."""

    VALUE = auto()
    ELEMENT = auto()
    PUSHED = auto()


class Local(NamedTuple):
    """A name, from where to where it holds, and what is given to it."""

    name: str
    first: int
    last: int
    given: Part | None
    use: Use


def alternatives(part: Part) -> list[Part]:
    """Returns the parts of which an expression gives one: the sides of a choice, a value and its default."""
    tokens, first, last = part.span.tokens, part.first, part.last
    while first < last and tokens[first].text == "(" and matching(tokens, first) == last - 1:
        first, last = first + 1, last - 1
    whole = Part(part.span, first, last)
    if is_arrow(whole):
        return [whole]
    query = colon = other = -1
    depth, at = 0, first
    while at < last:
        text = tokens[at].text
        if text in ("(", "[", "{"):
            at = matching(tokens, at)
        elif text == "?":
            query = at if query < 0 else query
            depth += 1
        elif text == ":" and query >= 0 and colon < 0:
            depth -= 1
            colon = at if depth == 0 else -1
        elif text in ("??", "||", "&&") and other < 0:
            other = at
        at += 1
    if colon >= 0:
        sides = [Part(part.span, query + 1, colon), Part(part.span, colon + 1, last)]
    elif other >= 0:
        sides = [Part(part.span, first, other), Part(part.span, other + 1, last)]
    else:
        return [whole]
    return [each for side in sides for each in alternatives(side)]


def elements(part: Part) -> list[Part]:
    """Returns the elements of an array that is written out."""
    found, first = [], part.first + 1
    while first < part.last - 1:
        end = argument_end(part.span.tokens, first)
        found.append(Part(part.span, first, end))
        first = end + 1
    return found


def is_arrow(part: Part) -> bool:
    """Tells whether an expression is an arrow function."""
    tokens, at = part.span.tokens, part.first
    if at < part.last and tokens[at].text == "(":
        at = matching(tokens, at)
    return at + 1 < part.last and tokens[at + 1].text == "=>"


def opening(tokens: list[Token], closing: int) -> int:
    """Returns the place of the bracket that is closed at a place."""
    depth = 0
    for at in range(closing, -1, -1):
        depth += (tokens[at].text in (")", "]", "}")) - (tokens[at].text in ("(", "[", "{"))
        if depth == 0:
            return at
    return 0


def chain_start(tokens: list[Token], at: int) -> int:
    """Returns where the chain begins whose last token is at a place."""
    while at > 0:
        if tokens[at].text in (")", "]"):
            at = opening(tokens, at)
            if at > 0 and is_name(tokens[at - 1].text):
                at -= 1
        if at > 0 and tokens[at - 1].text in (".", "?."):
            at -= 2
        else:
            break
    return at


def argument_end(tokens: list[Token], at: int) -> int:
    """Returns where the argument ends that begins at a place."""
    while at < len(tokens) and tokens[at].text not in (",", ")", "]", "}", ";"):
        at = matching(tokens, at) + 1 if tokens[at].text in ("(", "[", "{") else at + 1
    return at


def statement_end(tokens: list[Token], at: int) -> int:
    """Returns where the statement ends of which something begins at a place."""
    first = at
    while at < len(tokens) and tokens[at].text not in (";", ")", "]", "}"):
        if (
            at > first
            and tokens[at].begins_line
            and tokens[at].text in ("const", "let", "if", "for", "return")
        ):
            break
        at = matching(tokens, at) + 1 if tokens[at].text in ("(", "[", "{") else at + 1
    return at


def locals_of(span: Span) -> list[Local]:
    """Returns the names that an expression declares: where they hold, and what is given to them."""
    tokens = span.tokens
    found: list[Local] = []
    for at, token in enumerate(tokens):
        after = [each.text for each in tokens[at + 1 : at + 4]]
        if token.text in ("const", "let") and after[1:2] in (["="], ["of"]) and is_name(after[0]):
            given = Part(span, at + 3, statement_end(tokens, at + 3))
            use = Use.ELEMENT if after[1] == "of" else Use.VALUE
            found.append(Local(after[0], at + 3, len(tokens), given, use))
        elif after == [".", "push", "("] and is_name(token.text):
            given = Part(span, at + 4, matching(tokens, at + 3))
            found.append(Local(token.text, 0, len(tokens), given, Use.PUSHED))
        elif token.text == "=>" and at > 0:
            before = at - 1
            names = [tokens[before].text]
            begins = before
            if tokens[before].text == ")":
                begins = opening(tokens, before)
                names = [each.text for each in tokens[begins + 1 : before] if is_name(each.text)]
            end = argument_end(tokens, at + 1)
            # `rows.filter(row => …)`: the list stands before the method.
            part = None
            if begins >= 4 and tokens[begins - 1].text == "(" and tokens[begins - 2].text in _EACH:
                start = chain_start(tokens, begins - 4)
                part = Part(span, start, begins - 3)
            for place, name in enumerate(names):
                found.append(Local(name, at, end, part if place == 0 else None, Use.ELEMENT))
    return found
