"""A plugin for mypy that refuses `sum` over floats in the program where its start isn't `IN_ORDER`.

What such a sum comes to would depend on the version of Python (`stolik.engine.float_sums`). Values of which
mypy doesn't know that they are whole numbers count as floats.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy.checker import TypeChecker
from mypy.errorcodes import ErrorCode
from mypy.nodes import CallExpr, MypyFile, RefExpr
from mypy.plugin import FunctionSigContext, Plugin
from mypy.types import AnyType, FunctionLike, Instance, Type, TypeOfAny, UnionType, get_proper_type

START: Final = "stolik.engine.float_sums.IN_ORDER"
FLOAT_SUM: Final = ErrorCode("float-sum", "A sum of floats depends on the version of Python", "General")


class SumTypes(Plugin):
    """Refuses sums of floats that depend on the version of Python."""

    def get_function_signature_hook(
        self, fullname: str
    ) -> Callable[[FunctionSigContext], FunctionLike] | None:
        """Return what looks at a call of the function with this name."""
        return _look_at_sum if fullname == "builtins.sum" else None


def _look_at_sum(call: FunctionSigContext) -> FunctionLike:
    checker, node = call.api, call.context
    if isinstance(checker, TypeChecker) and isinstance(node, CallExpr) and _is_program(checker.tree):
        values, *start = node.args
        in_order = [isinstance(each, RefExpr) and each.fullname == START for each in start] == [True]
        if not in_order and _may_be_float(checker.analyze_iterable_item_type(values)[1]):
            checker.fail("sum() over floats needs the start IN_ORDER", node, code=FLOAT_SUM)
    return call.default_signature


def _is_program(module: MypyFile) -> bool:
    return module.fullname.startswith("stolik.")


def _may_be_float(kind: Type) -> bool:
    kind = get_proper_type(kind)
    if isinstance(kind, UnionType):
        return any(map(_may_be_float, kind.items))
    if isinstance(kind, AnyType):
        # The parameters of a lambda are at first anything; it is looked at again when their types are known.
        return (kind.source_any or kind).type_of_any != TypeOfAny.special_form
    return isinstance(kind, Instance) and kind.type.fullname == "builtins.float"


def plugin(version: str) -> type[Plugin]:
    """Return the plugin for mypy of a version."""
    return SumTypes
