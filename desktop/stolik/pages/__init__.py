"""The pages of the window, one folder each, which are discovered at run time and named in no list."""

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
"""The arguments with which a page is opened, as plain values by name."""


@dataclass(frozen=True, slots=True)
class Page:
    """A page of the window.

    ``qml`` is the file in the page's folder that shows it; it gets ``shell``, ``settings`` and, if the page
    has one, ``model``. The function ``model`` makes the model from the services and the page's arguments, and
    returns ``None`` if there is nothing to show. ``keeps`` names what only this page keeps.
    """

    id: str
    qml: str
    model: Callable[[Services, Arguments], QObject | None] | None = None
    keeps: Keeping[Keeper] | None = None
    take: Callable[[QObject, Arguments], bool] | None = None
    """Passes arguments to the model of an open page; returns false if the page must be opened anew."""
    title: str = ""
    """The text of its button on the home page, marked for translation in the context ``pages``."""
    icon: str = ""
    """The name of the drawing on that button, one of ``controls/icons.js``."""
    order: int = 0
    """The position of the button among the others; 0 for no button."""
    help: str = ""
    """The number of its chapter in the help on the program; empty for the beginning."""
    laid_by_window: bool = False
    """The window itself shows it, below the other pages or, for the help, above everything."""
    reminds: Keeping[Keeper] | None = None
    """What its button counts of the things due today."""
    uses_bots: bool = False
    """The analysis of finished games is paused while it is open."""
    lasts: bool = False
    """Its model is kept when the page is left."""
    shows_secrets: bool = False
    """It may show one person's secrets at the table in play, and closes when that is covered."""
    waits_under_table: bool = False
    """It stays under a table that it opens, and reappears when that is left."""


@cache
def find_pages() -> tuple[Page, ...]:
    """Return all pages in the order of their folders' names."""
    names = package_names(__name__, __path__)
    return tuple([import_module(f"{__name__}.{name}").PAGE for name in sorted(names)])


def find_page(page_id: str) -> Page | None:
    """Return a page by its id, which is the name of its folder; ``None`` if there is no such page."""
    return next((page for page in find_pages() if page.id == page_id), None)


def keepings() -> tuple[Keeping[Keeper], ...]:
    """Return everything that is kept, by several pages together and by each page alone."""
    return (*KEPT, *(page.keeps for page in find_pages() if page.keeps is not None))


def kept_names() -> list[str]:
    """Return the names of all files in which something is kept."""
    return [name for keeping in keepings() for name in keeping.files]
