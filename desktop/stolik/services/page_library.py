"""Finds the pages by looking into their folder; no list names them."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from stolik.package_folders import package_names
from stolik.services.program_paths import PAGES

if TYPE_CHECKING:
    from stolik.services.page import Page

FOLDER = "stolik.pages"


@cache
def find_pages() -> tuple[Page, ...]:
    """Return every page that is found, by the names of their folders."""
    names = package_names(FOLDER, import_module(FOLDER).__path__)
    return tuple([import_module(f"{FOLDER}.{name}").PAGE for name in sorted(names)])


def find_page(page_id: str) -> Page | None:
    """Return a page by its id, which is the name of its folder; ``None`` where there is no such page."""
    return next((page for page in find_pages() if page.id == page_id), None)


def qml_file(page: Page) -> Path:
    """Return the path of the QML file that shows a page, in the page's folder."""
    return PAGES / page.id / page.qml
