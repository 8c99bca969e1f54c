"""QML read into objects: their types, ids, properties, and what is bound to them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple


class Token(NamedTuple):
    """One word or sign of QML or JavaScript."""

    text: str
    line: int
    begins_line: bool


@dataclass(slots=True, eq=False)
class Span:
    """The tokens of an expression, a block or a function, and the object in which they stand."""

    tokens: list[Token]
    of: Thing


class Part(NamedTuple):
    """A part of an expression."""

    span: Span
    first: int
    last: int


@dataclass(slots=True)
class Declared:
    """A property that an object declares."""

    type: str
    required: bool
    line: int


@dataclass(slots=True, eq=False)
class Thing:
    """One object of a QML file."""

    type: str
    path: Path
    line: int
    parent: Thing | None
    declared: dict[str, Declared] = field(default_factory=dict)
    bound: dict[str, Span] = field(default_factory=dict)
    held: list[tuple[str, Thing]] = field(default_factory=list)
    functions: dict[str, Span] = field(default_factory=dict)
    root: bool = False
    id: str = ""

    def walk(self) -> Iterator[Thing]:
        """Yields this object and all in it."""
        yield self
        for _, inner in self.held:
            yield from inner.walk()

    def spans(self) -> Iterator[Span]:
        """Yields what is bound to the properties, and the functions."""
        yield from self.bound.values()
        yield from self.functions.values()

    def under(self, name: str) -> list[Thing]:
        """Returns the objects that are bound to a property; those of "" are the children."""
        return [thing for place, thing in self.held if place == name]


@dataclass(slots=True, eq=False)
class Document:
    """One QML file: what it imports, its object, and the components that it declares inside."""

    path: Path
    imports: list[str]
    top: Thing
    inline: dict[str, Thing]
    ids: dict[str, list[Thing]]


_TOKEN = re.compile(
    r"""(?P<skip>[ \t\r]+|//[^\n]*|/\*.*?\*/)|(?P<line>\n)
    |(?P<text>"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*')|(?P<template>`(?:\\.|[^`\\])*`)
    |(?P<name>[A-Za-z_$][\w$]*)|(?P<number>\d[\w.]*)
    |(?P<sign>=>|\?\.(?!\d)|\?\?|\.\.\.|[=!]==?|[<>]=|&&|\|\||\+\+|--|.)""",
    re.VERBOSE | re.DOTALL,
)
_REGEX = re.compile(r"/(?![/*])(?:\\.|\[(?:\\.|[^\]\n])*\]|[^/\\\n\[])+/[a-z]*")
_BEFORE_REGEX = {"(", ",", "=", ":", "?", "=>", "return", "&&", "||", "!"}
_PLACE = re.compile(r"\$\{((?:[^{}]|\{[^{}]*\})*)\}")
_OPERATORS = set("+-*/%<>=!&|?:,.([{~^") | {
    "=>",
    "?.",
    "??",
    "===",
    "!==",
    "==",
    "!=",
    "<=",
    ">=",
    "&&",
    "||",
}
_BEGINNERS = _OPERATORS - {"[", "(", "{", "!", "~"} | {"instanceof", "in", "as"}
_NAME = re.compile(r"[A-Za-z_$]")
_OPENING, _CLOSING = {"(", "[", "{"}, {")", "]", "}"}


def tokens_of(text: str, line: int = 1) -> list[Token]:
    """Returns the tokens of a text; what stands in the places of a template follows it in brackets."""
    found: list[Token] = []
    at, begins = 0, True
    while at < len(text):
        regex = (
            _REGEX.match(text, at) if text[at] == "/" and found and found[-1].text in _BEFORE_REGEX else None
        )
        match = regex or _TOKEN.match(text, at)
        assert match is not None
        at, kind, said = match.end(), match.lastgroup, match[0]
        if kind == "line":
            line, begins = line + 1, True
            continue
        if kind == "skip" and regex is None:
            line += said.count("\n")
            continue
        found.append(Token('""' if kind == "template" or regex else said, line, begins))
        begins = False
        if kind == "template":
            for place in _PLACE.finditer(said):
                inner = line + said.count("\n", 0, place.start())
                found += [Token("(", inner, False), *tokens_of(place[1], inner), Token(")", inner, False)]
            line += said.count("\n")
    return [*found, Token("", line, True)]


def whole(span: Span) -> Part:
    """Returns all of a span."""
    return Part(span, 0, len(span.tokens))


def matching(tokens: list[Token], at: int) -> int:
    """Returns the place of the bracket that closes the one at a place."""
    depth = 0
    for place in range(at, len(tokens)):
        if tokens[place].text in _OPENING:
            depth += 1
        elif tokens[place].text in _CLOSING:
            depth -= 1
            if depth == 0:
                return place
    return len(tokens) - 1


def is_name(text: str) -> bool:
    """Tells whether a token is a word."""
    return bool(_NAME.match(text))


def nearest(things: list[Thing], to: Thing) -> Thing:
    """Returns the one among objects of the same id that an object sees: that of its own component."""
    if len(things) == 1:
        return things[0]
    above: list[Thing] = []
    each: Thing | None = to
    while each is not None:
        above.append(each)
        each = each.parent

    def distance(thing: Thing) -> int:
        up: Thing | None = thing
        while up is not None and up not in above:
            up = up.parent
        return above.index(up) if up is not None else len(above)

    return min(things, key=distance)


class _Reader:
    """Reads the objects of one file."""

    def __init__(self, path: Path, text: str) -> None:
        self.path, self.tokens, self.at = path, tokens_of(text), 0
        self.imports: list[str] = []
        self.inline: dict[str, Thing] = {}
        self.ids: dict[str, list[Thing]] = {}

    def document(self) -> Document:
        while self._text() in ("import", "pragma"):
            first = self.at
            self.at += 1
            while not self._token().begins_line and self._text() != ";":
                self.at += 1
            if self.tokens[first].text == "import":
                self.imports.append("".join(token.text for token in self.tokens[first + 1 : self.at]))
            if self._text() == ";":
                self.at += 1
        top = self._object(None)
        top.root = True
        return Document(self.path, self.imports, top, self.inline, self.ids)

    def _token(self, ahead: int = 0) -> Token:
        return self.tokens[min(self.at + ahead, len(self.tokens) - 1)]

    def _text(self, ahead: int = 0) -> str:
        return self._token(ahead).text

    def _take(self) -> str:
        self.at += 1
        return self.tokens[self.at - 1].text

    def _dotted(self) -> str:
        name = self._take()
        while self._text() == "." and is_name(self._text(1)):
            self.at += 1
            name += "." + self._take()
        return name

    def _is_object(self) -> bool:
        """Tells whether a type with a brace follows."""
        ahead = 0
        while is_name(self._text(ahead)) and self._text(ahead + 1) == ".":
            ahead += 2
        word = self._text(ahead)
        if not word[:1].isupper():
            return False
        return self._text(ahead + 1) == "{" or (
            self._text(ahead + 1) == "on" and is_name(self._text(ahead + 2))
        )

    def _object(self, parent: Thing | None) -> Thing:
        line = self._token().line
        thing = Thing(self._dotted(), self.path, line, parent)
        if self._text() == "on":
            self.at += 1
            self._dotted()
        self.at += 1
        while self._text() not in ("}", ""):
            self._member(thing)
        self.at += 1
        return thing

    def _member(self, thing: Thing) -> None:
        word = self._text()
        if word == ";":
            self.at += 1
        elif word in ("required", "readonly", "default", "property") and is_name(self._text(1)):
            self._property(thing)
        elif word == "component" and self._text(2) == ":":
            name = self._text(1)
            self.at += 3
            self.inline[name] = inner = self._object(thing)
            inner.root = True
            thing.held.append(("component", inner))
        elif word in ("function", "signal", "enum") and is_name(self._text(1)):
            self._routine(thing, word)
        elif self._is_object():
            thing.held.append(("", self._object(thing)))
        else:
            name = self._dotted()
            if self._text() == ":":
                self.at += 1
                self._value(thing, name)

    def _property(self, thing: Thing) -> None:
        line, words = self._token().line, []
        while self._text() in ("required", "readonly", "default"):
            words.append(self._take())
        if self._text() != "property":  # one that a base declares
            thing.declared.setdefault(self._take(), Declared("", True, line))
            return
        self.at += 1
        kind = self._dotted()
        if self._text() == "<":
            self.at += 1
            kind += f"<{self._dotted()}>"
            self.at += 1
        name = self._take()
        thing.declared[name] = Declared(kind, "required" in words, line)
        if self._text() == ":":
            self.at += 1
            self._value(thing, name)

    def _routine(self, thing: Thing, word: str) -> None:
        self.at += 1
        name, first = self._take(), self.at
        if self._text() == "(":
            self.at = matching(self.tokens, self.at) + 1
        if word == "signal":
            return
        while self._text() not in ("{", ""):
            self.at += 1
        self.at = matching(self.tokens, self.at) + 1
        if word == "function":
            thing.functions[name] = Span(self.tokens[first : self.at], thing)

    def _value(self, thing: Thing, name: str) -> None:
        if name == "id":
            thing.id = self._take()
            self.ids.setdefault(thing.id, []).append(thing)
        elif self._is_object():
            thing.held.append((name, self._object(thing)))
        elif self._text() == "[" and self._array(thing, name):
            pass
        elif self._text() == "{":
            first, self.at = self.at, matching(self.tokens, self.at) + 1
            thing.bound[name] = Span(self.tokens[first : self.at], thing)
        else:
            first = self.at
            self._skip_expression()
            thing.bound[name] = Span(self.tokens[first : self.at], thing)

    def _array(self, thing: Thing, name: str) -> bool:
        """Reads an array of objects, and tells whether there is one."""
        before = self.at
        self.at += 1
        if not self._is_object():
            self.at = before
            return False
        while self._text() != "]":
            thing.held.append((name, self._object(thing)))
            if self._text() == ",":
                self.at += 1
        self.at += 1
        return True

    def _skip_expression(self) -> None:
        first = self.at
        while True:
            token = self._token()
            if token.text in ("", ";", "}"):
                return
            if (
                self.at > first
                and token.begins_line
                and token.text not in _BEGINNERS
                and self.tokens[self.at - 1].text not in _OPERATORS
            ):
                return
            self.at = matching(self.tokens, self.at) + 1 if token.text in _OPENING else self.at + 1


def read(path: Path) -> Document:
    """Returns what a QML file holds."""
    return _Reader(path, path.read_text(encoding="utf-8")).document()
