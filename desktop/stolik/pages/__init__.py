"""The pages of the window, one folder each, discovered at run time; no list names them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, TypeAlias

from stolik.package_folders import package_names
from stolik.services.kept import KEPT, Keeping

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

    from stolik.services.kept.kept import Keeper
    from stolik.services.services import Services

Arguments: TypeAlias = Mapping[str, Any]
"""What a page is opened with: plain values by name."""


@dataclass(frozen=True, slots=True)
class Page:
    """A page of the window.

    ``qml`` is the file in the page's folder that shows it, with ``shell``, ``settings`` and, if the page
    has one, its ``model``. ``model`` makes that of the services and what the page is opened with; it returns
    ``None`` if there is nothing to show. ``keeps`` names what the page alone keeps in the data folder.
    """

    id: str
    qml: str
    model: Callable[[Services, Arguments], QObject | None] | None = None
    keeps: Keeping[Keeper] | None = None
    take: Callable[[QObject, Arguments], bool] | None = None
    """Passes what it opens with to the model of an open page; false if the page must be opened."""
    title: str = ""
    """What its button on the home page says, marked for translation in the context ``pages``."""
    icon: str = ""
    """The name of the drawing on that button, one of ``controls/icons.js``."""
    order: int = 0
    """The place of the button among the others; 0 if the home page has none."""
    help: str = ""
    """The number of the chapter in the help on the program that tells of it; empty for the beginning."""
    laid_by_window: bool = False
    """The window shows it in a special way: below the other pages, or, for the help, over everything."""
    reminds: Keeping[Keeper] | None = None
    """Of what of this is due today, its button tells how much that is."""
    uses_bots: bool = False
    """Finished games wait to be worked out while it is open."""
    lasts: bool = False
    """Its model stays when the page is left."""
    shows_secrets: bool = False
    """It may show what one person alone knows of the table in play; when that is covered, it goes."""
    waits_under_table: bool = False
    """It lies below a table that is laid from it, and is seen again when that is left."""


@cache
def find_pages() -> tuple[Page, ...]:
    """Return every page that is found, by the names of their folders."""
    names = package_names(__name__, __path__)
    return tuple([import_module(f"{__name__}.{name}").PAGE for name in sorted(names)])


def find_page(page_id: str) -> Page | None:
    """Return a page by its id, which is the name of its folder; ``None`` if there is no such page."""
    return next((page for page in find_pages() if page.id == page_id), None)


def keepings() -> tuple[Keeping[Keeper], ...]:
    """Return everything kept: what several pages share, and what each page names as its own."""
    return (*KEPT, *(page.keeps for page in find_pages() if page.keeps is not None))


def kept_names() -> list[str]:
    """Return the names of all files in which people keep something."""
    return [name for keeping in keepings() for name in keeping.files]
