"""The games: one folder each, found by looking."""

from __future__ import annotations

from collections.abc import Iterator

from stolik.package_folders import package_names


def folder_names() -> Iterator[str]:
    return package_names(__name__, __path__)
