"""Finds packages by looking into a folder, as games and pages are found."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from importlib.util import find_spec


def package_names(parent: str, folders: Iterable[str]) -> Iterator[str]:
    """Yield the names of the packages in the folders of one, as ``pkgutil`` would after a longer import.

    ``parent`` is the name of the package, ``folders`` its ``__path__``.
    """
    for folder in folders:
        with os.scandir(folder) as entries:
            for entry in entries:
                # A folder without ``__init__.py`` has a spec too, but one of no origin.
                spec = find_spec(f"{parent}.{entry.name}") if entry.is_dir() else None
                if spec is not None and spec.origin is not None:
                    yield entry.name
