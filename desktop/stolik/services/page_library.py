"""Finds the pages by looking into their folder; no list names them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from stolik.services.page import Page

FOLDER = "stolik.pages"


@cache
def find_page(page_id: str) -> Page | None:
    """Return a page by the name of its folder, ``None`` where there is no such page."""
    if find_spec(f"{FOLDER}.{page_id}") is None:
        return None
    page: Page = import_module(f"{FOLDER}.{page_id}").PAGE
    return page


def find_pages() -> tuple[Page, ...]:
    """Return every page that is found, by the names of their folders."""
    names: Iterator[str] = import_module(FOLDER).folder_names()
    found = [find_page(name) for name in sorted(set(names))]
    return tuple([page for page in found if page is not None])


def qml_file(page: Page) -> Path:
    """Return the path of the QML file that shows a page, in the page's folder."""
    spec = find_spec(f"{FOLDER}.{page.id}")
    assert spec is not None, "pages are found by their folders"
    assert spec.origin is not None, "a page's folder is a package"
    return Path(spec.origin).parent / page.qml
