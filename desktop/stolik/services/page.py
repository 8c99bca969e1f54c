"""What the folder of a page tells of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

    from stolik.services.services import Services

Arguments: TypeAlias = Mapping[str, Any]
"""What a page is opened with: plain values by name."""


class Keeper(Protocol):
    """What a page keeps on the disk, as long as the window is open."""

    def forget_person(self, name: str) -> None:
        """Take a person who was deleted out of it."""
        ...


@dataclass(frozen=True, slots=True)
class Page:
    """A page that is opened over the start page or the table.

    ``qml`` is the file in the page's folder that shows it, with ``shell``, ``settings`` and, where the page
    has one, its ``model``. ``model`` makes that of the services and what the page is opened with; it returns
    ``None`` where there is nothing to show. ``keeper`` reads what the page keeps on the disk; where people
    are named in it, that is a `Keeper`, and ``keeps`` is the name of its file in `Paths`.
    """

    id: str
    qml: str
    model: Callable[[Services, Arguments], QObject | None] | None = None
    keeper: Callable[[Services], Any] | None = None
    keeps: str = ""
    uses_bots: bool = False
    """Finished games wait to be worked out while it is open."""
    lasts: bool = False
    """Its model stays when the page is left."""
    waits_under_table: bool = False
    """It lies below a table that is laid from it, and is seen again when that is left."""


def close_model(model: QObject | None) -> None:
    """Tell the model of a page, such as a table, that it is left for good, where it wants to know."""
    close = getattr(model, "close", None)
    if callable(close):
        close()
