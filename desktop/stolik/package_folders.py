"""Finds packages, such as games and pages, by looking into a folder."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from importlib.util import find_spec


def package_names(parent: str, folders: Iterable[str]) -> Iterator[str]:
    """Yield the names of the packages in a package, as ``pkgutil`` would, which takes longer to import.

    ``parent`` is the name of the outer package, ``folders`` its ``__path__``.
    """
    for folder in folders:
        with os.scandir(folder) as entries:
            for entry in entries:
                # A folder without ``__init__.py`` has a spec too, but one without an origin.
                spec = find_spec(f"{parent}.{entry.name}") if entry.is_dir() else None
                if spec is not None and spec.origin is not None:
                    yield entry.name
