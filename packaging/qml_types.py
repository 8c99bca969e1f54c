"""What the properties and expressions of QML hold, as far as rows of Python can come there."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from qml_expressions import Local, Use, alternatives, elements, is_arrow, locals_of, statement_end
from qml_source import Declared, Part, Span, Thing, Token, is_name, matching, nearest, read, whole
from row_types import Fields, Listed, Object, Program, PythonClass, Role, Rows, Type, Value

VIEWS = {"Repeater", "ListView", "GridView", "PathView", "Instantiator"}
GIVEN = {"index", "model", "modelData"}
"""What every delegate can ask for."""

_ANYTHING = {"var", "RowsModel", "list<var>", "alias", ""}
_SAME_LIST = {"filter", "slice", "concat", "reverse", "sort", "toSorted", "toReversed"}
_ELEMENT = {"find", "at", "pop", "shift"}


class Made(NamedTuple):
    """An object that QML makes."""

    thing: Thing


class Function(NamedTuple):
    """A function, from its parameters to the end of its body."""

    of: Part


Known = Type | Made | Function
Types = frozenset[Known]
Asked = list[tuple[Token, Types]]
NOTHING: Types = frozenset()


class Screen:
    """The QML of one program, through which the rows of its Python are followed."""

    def __init__(self, folder: Path) -> None:
        self.python = Program(folder)
        self.documents = [read(path) for path in sorted(folder.rglob("*.qml"))]
        self._of_path = {document.path: document for document in self.documents}
        self._shared = {
            document.path.stem: document
            for document in self.documents
            if document.path.is_relative_to(folder / "stolik" / "qml" / "Stolik")
        }
        self._base: dict[Thing, Thing | PythonClass | None] = {}
        self._sources: dict[tuple[Thing, str], list[Part | Thing]] = {}
        self.delegates: dict[Thing, list[Thing]] = {}
        """The delegates of each view."""
        self._known: dict[tuple[Thing, str], Types] = {}
        self._working: set[tuple[Thing, str] | Part] = set()
        self._locals: dict[Span, list[Local]] = {}
        self.things = [thing for document in self.documents for thing in document.top.walk()]
        self._gather()

    def _gather(self) -> None:
        """Notes what is given to each property: by bindings, by assignments, and to delegates by views."""
        for thing in self.things:
            for name, span in thing.bound.items():
                if "." not in name and (found := self.declaring(thing, name)) is not None:
                    self._sources.setdefault((found, name), []).append(whole(span))
            for span in thing.spans():
                self._gather_assignments(span)
        for view in [thing for thing in self.things if self._is_view(thing)]:
            self.delegates[view] = self._delegates_of(view)
            for delegate in self.delegates[view]:
                for name in self.asked(delegate):
                    if (found := self.declaring(delegate, name)) is not None:
                        self._sources.setdefault((found, name), []).append(view)

    def _gather_assignments(self, span: Span) -> None:
        tokens = span.tokens
        for at, token in enumerate(tokens):
            if token.text != "=" or at == 0 or not is_name(tokens[at - 1].text):
                continue
            name = tokens[at - 1].text
            thing: Thing | None = span.of
            if at >= 3 and tokens[at - 2].text == "." and is_name(tokens[at - 3].text):
                things = self._of_path[span.of.path].ids.get(tokens[at - 3].text)
                thing = nearest(things, span.of) if things else None
            elif at >= 2 and tokens[at - 2].text in ("const", "let", "var", "."):
                continue
            found = None if thing is None else self.declaring(thing, name)
            if found is not None:
                part = Part(span, at + 1, statement_end(tokens, at + 1))
                self._sources.setdefault((found, name), []).append(part)

    # ------------------------------------------------------------------ what things are

    def base(self, thing: Thing) -> Thing | PythonClass | None:
        """Returns the component or the Python class of which an object is one."""
        if thing not in self._base:
            self._base[thing] = self._named(thing.path, thing.type)
        return self._base[thing]

    def _named(self, path: Path, name: str) -> Thing | PythonClass | None:
        document, name = self._of_path[path], name.rpartition(".")[2]
        if name in document.inline:
            return document.inline[name]
        folders = [path.parent]
        folders += [
            (path.parent / each.strip('"')).resolve()
            for each in document.imports
            if each.startswith('"') and each.endswith('"')
        ]
        for folder in folders:
            found = self._of_path.get(folder / f"{name}.qml")
            if found is not None:
                return found.top
        for each in document.imports:
            if name in self.python.of_qml.get(each, {}):
                return self.python.of_qml[each][name]
        shared = self._shared.get(name) if "Stolik" in document.imports else None
        return None if shared is None else shared.top

    def _chain(self, thing: Thing) -> Iterator[Thing]:
        yield thing
        base = self.base(thing)
        if isinstance(base, Thing) and base is not thing:
            yield from self._chain(base)

    def declaring(self, thing: Thing, name: str) -> Thing | None:
        """Returns the object, among this one and those that it is made of, that declares a property."""
        for each in self._chain(thing):
            if name in each.declared and each.declared[name].type:
                return each
        return None

    def _is_view(self, thing: Thing) -> bool:
        kinds = {each.type.rpartition(".")[2] for each in self._chain(thing)}
        return bool(kinds & VIEWS) and any("model" in each.bound for each in self._chain(thing))

    def _delegates_of(self, view: Thing) -> list[Thing]:
        for each in self._chain(view):
            found = each.under("delegate")
            if not found and each.type.rpartition(".")[2] in {"Repeater", "Instantiator"}:
                found = each.under("")[:1]
            if not found and "delegate" in each.bound:
                names = {token.text for token in each.bound["delegate"].tokens}
                ids = self._of_path[each.path].ids
                found = [thing for name in names for thing in ids.get(name, [])]
            if found:
                return [
                    inner
                    for thing in found
                    for inner in (thing.under("") if thing.type == "Component" else [thing])
                ]
        return []

    def asked(self, delegate: Thing) -> dict[str, tuple[Thing, Declared]]:
        """Returns the required properties of a delegate that the view has to fill."""
        asked: dict[str, tuple[Thing, Declared]] = {}
        bound: set[str] = set()
        for each in self._chain(delegate):
            bound |= each.bound.keys() | {name for name, _ in each.held}
            for name, declared in each.declared.items():
                if declared.required and name not in bound:
                    base = self.declaring(each, name)
                    kind = declared.type or ("var" if base is None else base.declared[name].type)
                    asked.setdefault(name, (each, Declared(kind, True, declared.line)))
        return asked

    # ------------------------------------------------------------------ what expressions are

    def property_types(self, thing: Thing, name: str) -> Types:
        """Returns what a property of an object may hold."""
        found = self.declaring(thing, name)
        if found is None:
            for each in self._chain(thing):
                base = self.base(each)
                if isinstance(base, PythonClass):
                    known = self.python.member(base, name)
                    return NOTHING if known is None else frozenset({known})
            return NOTHING
        kind = found.declared[name].type
        if kind not in _ANYTHING and not kind.startswith("list<"):
            of = self._named(found.path, kind)
            if isinstance(of, PythonClass):
                return frozenset({Object(of)})
            return frozenset({Value(kind)} if of is None else {Made(of)})
        key = (found, name)
        if key in self._known:
            return self._known[key]
        if key in self._working:
            return NOTHING
        self._working.add(key)
        types: set[Known] = set()
        for source in self._sources.get(key, []):
            if isinstance(source, Thing):
                types |= self._given(source, name)
            else:
                types |= self.types(source)
        types |= {Made(held) for place, held in found.held if place == name}
        self._working.remove(key)
        # What was found on the way round a circle may lack something.
        if not self._working:
            self._known[key] = frozenset(types)
        return frozenset(types)

    def _given(self, view: Thing, name: str) -> Types:
        """Returns what a view gives a delegate under a name."""
        types: set[Known] = set()
        for model in self.model_types(view):
            if isinstance(model, Rows) and name == "model":
                types.add(Role(model.row))
            elif isinstance(model, Rows) and name in self.python.fields(model.row):
                types |= _one(self.python.field(model.row, name, in_map=False))
            elif isinstance(model, Listed) and name == "modelData":
                types |= _one(model.of)
        return frozenset(types)

    def model_types(self, view: Thing) -> Types:
        """Returns what the model of a view may be."""
        for each in self._chain(view):
            if "model" in each.bound:
                return self.types(whole(each.bound["model"]))
        return NOTHING

    def types(self, part: Part) -> Types:
        """Returns what an expression may give."""
        parts = alternatives(part)
        if len(parts) > 1:
            return frozenset(each for one in parts for each in self.types(one))
        span, first, last = parts[0]
        tokens = span.tokens
        if first >= last:
            return NOTHING
        if is_arrow(parts[0]):
            return frozenset({Function(parts[0])})
        if tokens[first].text == "[" and matching(tokens, first) == last - 1 > first + 1:
            held = {known for each in elements(parts[0]) for known in self.types(each)}
            return frozenset(map(_listed, held)) or frozenset({Value("array")})
        if tokens[first].text == "{":
            return self._returned(parts[0]) if first == 0 else frozenset({Value("object")})
        if not is_name(tokens[first].text):
            return NOTHING
        types, end = self.follow(span, first, last)
        if end < last and tokens[end].text == "as":
            return types
        return types if end >= last else NOTHING

    def _given_to_name(self, part: Part) -> Types:
        if part in self._working:
            return NOTHING
        self._working.add(part)
        types = self.types(part)
        self._working.remove(part)
        return types

    def _returned(self, part: Part) -> Types:
        if part in self._working:
            return NOTHING
        self._working.add(part)
        types: Types = NOTHING
        for at in range(part.first, part.last):
            if part.span.tokens[at].text == "return":
                types |= self.types(Part(part.span, at + 1, statement_end(part.span.tokens, at + 1)))
        self._working.remove(part)
        return types

    def follow(self, span: Span, first: int, last: int, asked: Asked | None = None) -> tuple[Types, int]:
        """Returns what a chain of names, calls and indices gives, and where it ends.

        ``asked`` takes each name that something is asked for, and what that may be.
        """
        tokens = span.tokens
        types, at = self._lookup(span, first), first + 1
        while at < last:
            text = tokens[at].text
            if text in (".", "?.") and at + 1 < last and is_name(tokens[at + 1].text):
                name, called = tokens[at + 1].text, at + 2 < last and tokens[at + 2].text == "("
                if asked is not None:
                    asked.append((tokens[at + 1], types))
                types = frozenset(
                    known for each in types for known in self._member(each, name, called, span, at + 2)
                )
                at = matching(tokens, at + 2) + 1 if called else at + 2
            elif text == "?." and at + 1 < last:
                at += 1
            elif text == "[":
                types = frozenset(
                    each.of for each in types if isinstance(each, Listed) and each.of is not None
                )
                at = matching(tokens, at) + 1
            elif text == "(":
                types = frozenset(
                    known for each in types if isinstance(each, Function) for known in self._result(each)
                )
                at = matching(tokens, at) + 1
            else:
                break
        return types, at

    def _member(self, of: Known, name: str, called: bool, span: Span, at: int) -> Types:
        if isinstance(of, Fields | Role):
            if name not in self.python.fields(of.row):
                return NOTHING
            return _one(self.python.field(of.row, name, isinstance(of, Fields)))
        if isinstance(of, Rows):
            return frozenset({Fields(of.row)}) if name == "at" and called else NOTHING
        if isinstance(of, Listed):
            if name in _SAME_LIST:
                return frozenset({of})
            if name == "map":
                first = at + 1
                made = [self.types(Part(span, first, matching(span.tokens, at)))]
                results = {
                    known
                    for each in made
                    for fn in each
                    if isinstance(fn, Function)
                    for known in self._result(fn)
                }
                return frozenset(Listed(each) for each in results if not isinstance(each, Made | Function))
            return _one(of.of) if name in _ELEMENT else NOTHING
        if isinstance(of, Object):
            return _one(self.python.member(of.of, name))
        if isinstance(of, Made):
            types = self.property_types(of.thing, name)
            if called:
                for each in self._chain(of.thing):
                    if name in each.functions:
                        return self._returned(whole(each.functions[name]))
                return frozenset(
                    known
                    for each in types
                    for known in (self._result(each) if isinstance(each, Function) else {each})
                )
            return types
        return NOTHING

    def _result(self, function: Function) -> Types:
        span, first, last = function.of
        at = next((at for at in range(first, last) if span.tokens[at].text in ("=>", "{")), last - 1)
        if span.tokens[at].text == "{" or span.tokens[at + 1].text == "{":
            return self._returned(function.of)
        return self.types(Part(span, at + 1, last))

    def _lookup(self, span: Span, at: int) -> Types:
        """Returns what a name means at its place."""
        name = span.tokens[at].text
        if span not in self._locals:
            self._locals[span] = locals_of(span)
        pushed: Types = NOTHING
        for local in reversed(self._locals[span]):
            if local.name != name or not local.first <= at < local.last:
                continue
            types = NOTHING if local.given is None else self._given_to_name(local.given)
            if local.use is Use.PUSHED:
                pushed |= frozenset(map(_listed, types))
            elif local.use is Use.ELEMENT:
                return frozenset(each.of for each in types if isinstance(each, Listed) and each.of)
            else:
                return types | pushed
        if pushed:
            return pushed
        things = self._of_path[span.of.path].ids.get(name)
        if things:
            return frozenset({Made(nearest(things, span.of))})
        each: Thing | None = span.of
        while each is not None:
            if self.declaring(each, name) is not None or isinstance(self.base(each), PythonClass):
                return self.property_types(each, name)
            for part_of in self._chain(each):
                if name in part_of.functions:
                    return frozenset({Function(whole(part_of.functions[name]))})
            each = each.parent
        return NOTHING


def _listed(known: Known) -> Listed:
    return Listed(None if isinstance(known, Made | Function) else known)


def _one(known: Known | None) -> Types:
    return NOTHING if known is None else frozenset({known})
