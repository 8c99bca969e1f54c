"""The pages that are opened over the start page or the table: one folder each, found by looking."""

from __future__ import annotations

import os
from collections.abc import Iterator
from importlib.util import find_spec


def folder_names() -> Iterator[str]:
    """Yield the names of the pages' packages."""
    for folder in __path__:
        with os.scandir(folder) as entries:
            for entry in entries:
                # A folder without ``__init__.py`` has a spec too, but one of no origin.
                spec = find_spec(f"{__name__}.{entry.name}") if entry.is_dir() else None
                if spec is not None and spec.origin is not None:
                    yield entry.name
