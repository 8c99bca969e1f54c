"""Plants a bug in a module while a test runs: its functions do what another source says."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import CodeType, FunctionType, ModuleType


@contextmanager
def planted(module: ModuleType, changes: dict[str, str]) -> Iterator[None]:
    """Replace these pieces of a module's source, of which each stands there once, in what is loaded of it.

    Others have imported its functions and classes, so these stay, and get other code.
    """
    source = Path(str(module.__file__)).read_text("utf-8")
    for piece, other in changes.items():
        assert source.count(piece) == 1, f"{module.__name__} has changed, plant the bug anew: {piece}"
        source = source.replace(piece, other)
    new = {code.co_qualname: code for code in _codes(compile(source, str(module.__file__), "exec"))}
    functions = list(_functions(module))
    old = [function.__code__ for function in functions]
    try:
        for function in functions:
            function.__code__ = new[function.__qualname__]
        yield
    finally:
        for function, code in zip(functions, old, strict=True):
            function.__code__ = code


def _codes(code: CodeType) -> Iterator[CodeType]:
    for each in code.co_consts:
        if isinstance(each, CodeType):
            yield each
            yield from _codes(each)


def _functions(module: ModuleType) -> Iterator[FunctionType]:
    """Return the functions of a module and those of its classes."""
    classes = [each for each in vars(module).values() if isinstance(each, type)]
    for holder in (module, *[each for each in classes if each.__module__ == module.__name__]):
        for each in vars(holder).values():
            found = each.fget if isinstance(each, property) else getattr(each, "__wrapped__", each)
            if isinstance(found, FunctionType) and found.__code__.co_filename == module.__file__:
                yield found
