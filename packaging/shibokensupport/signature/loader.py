"""The functions that shiboken fetches when it starts; each loads shiboken's own loader when it is called.

Left out is what serves ``from __feature__ import``: it replaces ``__import__`` by a slower function that
reads the source of every imported module, and the program doesn't use it.
"""

from __future__ import annotations

from typing import Any

from shibokensupport.signature import mapping


def pyside_type_init(type_key: Any, signatures: Any) -> Any:
    """Return the signatures of a type, read from their text."""
    return mapping.own_loader().pyside_type_init(type_key, signatures)


def create_signature(properties: Any, key: Any) -> Any:
    """Return a signature as `inspect` knows it."""
    return mapping.own_loader().create_signature(properties, key)


def seterror_argument(arguments: Any, function: Any, info: Any) -> Any:
    """Return the type and the message of the error for a call with wrong arguments."""
    return mapping.own_loader().seterror_argument(arguments, function, info)


def make_helptext(function: Any) -> Any:
    """Return the text for `help`."""
    return mapping.own_loader().make_helptext(function)


def finish_import(module: Any) -> None:
    """Leave a module of PySide6 as it is: version 6.11 replaces no deprecated function by Python."""


def feature_import(*_: Any) -> None:
    """Leave an import to Python."""


def feature_imported(module: Any) -> None:
    """Leave an imported module as it is."""


def post_init() -> None:
    """Leave ``__import__`` as it is."""
