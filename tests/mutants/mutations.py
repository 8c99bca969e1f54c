"""The small faults that can be put into a file: in Python by its syntax tree, in QML by its tokens.

Docstrings, imports, annotations, decorators, patterns, assertions and code that only type checkers and
collectors of sentences read stay unchanged; in QML, so do comments and strings.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Final, NamedTuple


class Mutation(NamedTuple):
    """A fault: the characters of the file to replace, and the lines of which one has to be reached."""

    first: int
    last: int
    new: str
    lines: tuple[int, int]

    def applied(self, text: str) -> str:
        """Return the text of the file with the fault."""
        return text[: self.first] + self.new + text[self.last :]

    def told(self, text: str) -> str:
        """Return the changed line before and after the change."""
        start = text.rfind("\n", 0, self.first) + 1
        end = (text + "\n").index("\n", self.last)
        old, new = text[start:end], text[start : self.first] + self.new + text[self.last : end]
        return " -> ".join(" ".join(each.split()) or "(nothing)" for each in (old, new))


_SIGNS: Final[dict[type[ast.AST], tuple[str, ...]]] = {
    ast.Lt: ("<", "<=", ">="),
    ast.LtE: ("<=", "<", ">"),
    ast.Gt: (">", ">=", "<="),
    ast.GtE: (">=", ">", "<"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.Is: ("is", "is not"),
    ast.IsNot: (r"is\s+not", "is"),
    ast.In: ("in", "not in"),
    ast.NotIn: (r"not\s+in", "in"),
    ast.And: ("and", "or"),
    ast.Or: ("or", "and"),
    ast.Add: (r"\+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: (r"\*", "//"),
    ast.Div: ("/", "*"),
    ast.FloorDiv: ("//", "*"),
    ast.Mod: ("%", "+"),
}
"""The spelling of each operator, and its possible replacements."""
_UNTOUCHED: Final = (ast.Import, ast.ImportFrom, ast.Assert, ast.JoinedStr, ast.pattern)
_FOR_TYPES: Final = {"annotation", "returns", "decorator_list", "bases", "keywords of ClassDef"}


def python_mutations(text: str) -> Iterator[Mutation]:
    """Yield every fault that can be put into a module."""
    yield from _Maker(text).within(ast.parse(text), (1, 1), "")


class _Maker:
    def __init__(self, text: str) -> None:
        self._text = text
        self._lines = [f"{line}\n" for line in text.split("\n")]
        self._starts = [0]
        for line in self._lines:
            self._starts.append(self._starts[-1] + len(line))

    def within(self, node: ast.AST, lines: tuple[int, int], returns: str) -> Iterator[Mutation]:
        if isinstance(node, _UNTOUCHED) or _is_idle(node):
            return
        if isinstance(node, ast.stmt):
            body = getattr(node, "body", None)
            lines = (node.lineno, max(node.lineno, body[0].lineno - 1) if body else node.end_lineno or 0)
        if isinstance(node, ast.FunctionDef):
            returns = ast.unparse(node.returns) if node.returns else ""
        for first, last, new in self._of(node, returns):
            yield Mutation(first, last, new, lines)
        for name, value in ast.iter_fields(node):
            if not {name, f"{name} of {type(node).__name__}"} & _FOR_TYPES:
                for child in value if isinstance(value, list) else [value]:
                    if isinstance(child, ast.AST):
                        yield from self.within(child, lines, returns)

    def _of(self, node: ast.AST, returns: str) -> Iterator[tuple[int, int, str]]:
        match node:
            case ast.Compare():
                sides = [node.left, *node.comparators]
                for sign, (left, right) in zip(node.ops, pairwise(sides), strict=True):
                    yield from self._signs(left, sign, right)
            case ast.BoolOp():
                for left, right in pairwise(node.values):
                    yield from self._signs(left, node.op, right)
            case ast.BinOp() if not any(map(_is_text, (node.left, node.right))):
                yield from self._signs(node.left, node.op, node.right)
            case ast.UnaryOp(op=ast.Not()):
                yield *self._span(node), f"({self._source(node.operand)})"
            case ast.Constant(value=bool(value)):
                yield *self._span(node), str(not value)
            case ast.Constant(value=int(value) | float(value)):
                yield *self._span(node), str(value + 1)
            case ast.If() | ast.IfExp():
                for new in ("True", "False"):
                    yield *self._span(node.test), new
            case ast.Return(value=ast.expr() as result) if not isinstance(result, ast.Constant):
                new = f"not ({self._source(result)})" if returns == "bool" else "None"
                yield *self._span(result), new
            case (
                ast.Expr(value=ast.Call())
                | ast.AugAssign()
                | ast.Assign(targets=[ast.Attribute()])
                | ast.AnnAssign(target=ast.Attribute(), value=ast.expr())
            ) if not self._source(node).startswith("assert_never"):
                yield *self._span(node), "pass"

    def _signs(self, left: ast.expr, sign: ast.AST, right: ast.expr) -> Iterator[tuple[int, int, str]]:
        begin, end = self._span(left)[1], self._span(right)[0]
        old, *others = _SIGNS.get(type(sign), ("",))
        if others and (found := re.search(old, self._text[begin:end])):
            yield from ((begin + found.start(), begin + found.end(), new) for new in others)

    def _source(self, node: ast.expr | ast.stmt) -> str:
        first, last = self._span(node)
        return self._text[first:last]

    def _span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        end = self._place(node.end_lineno or 0, node.end_col_offset or 0)
        return self._place(node.lineno, node.col_offset), end

    def _place(self, line: int, octets: int) -> int:
        return self._starts[line - 1] + len(self._lines[line - 1].encode()[:octets].decode())


def _is_idle(node: ast.AST) -> bool:
    """Return whether only type checkers or collectors of sentences read this."""
    match node:
        case ast.If(test=ast.Name("TYPE_CHECKING")) | ast.Call(ast.Name("translate" | "N_")):
            return True
    return False


def _is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and isinstance(node.value, str))


_HIDDEN: Final = re.compile(
    r"""//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`[^`]*`""", re.DOTALL
)
_UNTOUCHED_QML: Final = re.compile(r"\s*(?:import|pragma|id:|signal|component|function|$)")
_SIGNS_OF_QML: Final = {
    "&&": ["||"],
    r"\|\|": ["&&"],
    "===": ["!=="],
    "!==": ["==="],
    "(?<= )<(?= )": ["<="],
    "(?<= )<=(?= )": ["<"],
    "(?<= )>(?= )": [">="],
    "(?<= )>=(?= )": [">"],
    r"(?<= )\+(?= )": ["-"],
    "(?<= )-(?= )": ["+"],
    r"(?<= )\*(?= )": ["/"],
    "(?<= )/(?= )": ["*"],
    r"!(?=[\w(])": [""],
    r"\btrue\b": ["false"],
    r"\bfalse\b": ["true"],
    r"(?<=: )[^:?{},]+(?= \? )": ["true", "false"],
    r"(?<=\bif \()[^{}]+(?=\)(?: \{)?$)": ["true", "false"],
    r"(?<=  )[a-z][\w.]*(?:\(.*\)| [-+*/]?= .+);$": [";"],  # a statement of one line
}
_NUMBER: Final = re.compile(r"(?<![\w.#])\d+(?:\.\d+)?(?![\w.])")
_BINDING: Final = re.compile(r"^\s*([a-z][\w.]*: .*[^\s,{\[(&|?:+*/=<>-])$")
_GOES_ON: Final = re.compile(r"\s*(?:[.?:+*/|,)\]]|&&|-|===|!==)")


def qml_mutations(text: str) -> Iterator[Mutation]:
    """Yield every fault that can be put into a QML file, such as doubled numbers and omitted bindings."""
    seen = _HIDDEN.sub(lambda at: re.sub(r"[^\n]", " " if at[0][0] == "/" else "~", at[0]), text)
    start = 0
    for number, (line, following) in enumerate(pairwise([*seen.splitlines(keepends=True), ""]), 1):
        if not _UNTOUCHED_QML.match(line):
            found = [
                (*at.span(), new)
                for old, others in _SIGNS_OF_QML.items()
                for at in re.finditer(old, line.rstrip())
                if _is_closed(at[0])
                for new in others
            ]
            found += [(*at.span(), f"{2 * float(at[0]) or 1:g}") for at in _NUMBER.finditer(line)]
            bound = _BINDING.match(line.rstrip())
            if bound and _is_closed(bound[0]) and not _GOES_ON.match(following):
                found.append((*bound.span(1), ""))
            for first, last, new in found:
                yield Mutation(start + first, start + last, new, (number, number))
        start += len(line)


def _is_closed(text: str) -> bool:
    return all(text.count(one) == text.count(other) for one, other in ("()", "[]", "{}"))
