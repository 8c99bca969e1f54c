"""The settings as a few switches for people's needs, each with everything that belongs to it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtGui import QAccessible
from PySide6.QtQml import QmlElement, QmlUncreatable

from stolik.models.rows import RowsModel
from stolik.pages.comfort.folder_choice import FolderChoice
from stolik.storage.settings import GREATEST_SCALE
from stolik.storage.settings import Settings as Stored

if TYPE_CHECKING:
    from stolik.services.services import Services

QML_IMPORT_NAME = "Stolik.Comfort"
QML_IMPORT_MAJOR_VERSION = 1

MOST_PEOPLE: Final = 8
"""How many people can be chosen, those who played last; others can once they have played again."""

ENLARGED: Final = 1.5
"""The factor for the scale that suits the screen when everything is large."""

PERSONAL: Final[Mapping[str, str]] = {"calm": "calm", "large": "large_print"}
"""The switches that one person can have, each with the help that it sets."""


class PersonRow(NamedTuple):
    """A person whose settings can be changed."""

    name: str
    avatar: int
    colour: int


@QmlElement
@QmlUncreatable("The program makes it.")
class ComfortModel(QObject):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """Sets related settings together, for everybody at this screen or for one person.

    A switch is on if everything that belongs to it is set; turning it off restores the defaults.
    """

    changed = Signal()

    def __init__(
        self,
        services: Services,
        *,
        hears_screen_reader: Callable[[], bool] = QAccessible.isActive,
    ) -> None:
        """Begin with the settings for everybody; with a screen reader the system's voice isn't needed."""
        super().__init__()
        self._settings = services.settings
        self._tables = services.tables
        self._hears_screen_reader = hears_screen_reader
        self._person = ""
        self._rows: RowsModel[PersonRow] = RowsModel(PersonRow, self)
        self._rows.set_rows(
            [
                PersonRow(person.name, person.face, person.colour or 0)
                for person in self._tables.people.people[:MOST_PEOPLE]
            ]
        )
        self.folder_choice = FolderChoice(services.place, services.copies, services.notices, self)
        self._settings.changed.connect(self.changed)

    # ------------------------------------------------------------------ what QML sees

    @Property(RowsModel, constant=True)
    def people(self) -> RowsModel[PersonRow]:
        return self._rows

    @Property(FolderChoice, constant=True)
    def folder(self) -> FolderChoice:
        return self.folder_choice

    @Property(str, notify=changed)
    def person(self) -> str:
        """The name of the person whose settings are shown; empty for everybody."""
        return self._person

    @Property(bool, notify=changed)
    def calm(self) -> bool:
        return self._is_on("calm")

    @Property(bool, notify=changed)
    def large(self) -> bool:
        return self._is_on("large")

    @Property(bool, notify=changed)
    def byEar(self) -> bool:
        return self._is_on("byEar")

    @Property(bool, notify=changed)
    def isHeard(self) -> bool:
        return self._hears_screen_reader() or bool(self._settings.property("hasVoice"))

    @Property(bool, notify=changed)
    def fewKeys(self) -> bool:
        return self._is_on("fewKeys")

    @Property(bool, notify=changed)
    def isCalmForAll(self) -> bool:
        return self._has_all("calm")

    @Property(bool, notify=changed)
    def isLargeForAll(self) -> bool:
        return self._has_all("large")

    # ------------------------------------------------------------------ what QML asks

    @Slot(str)
    def choose(self, name: str) -> None:
        """Show the settings of one person, or of everybody."""
        self._person = name
        self.changed.emit()

    @Slot(str, bool)
    def turn(self, switch: str, on: bool) -> None:
        """Turn a switch on or off, for the chosen person if it can be a personal one."""
        if self._person and switch in PERSONAL:
            self._tables.help_person(self._person, **{PERSONAL[switch]: on})
            self.changed.emit()
            return
        self.turnForAll(switch, on)

    @Slot(str, bool)
    def turnForAll(self, switch: str, on: bool) -> None:
        for name, (wanted, usual) in self._belonging(switch).items():
            self._settings.change(name, wanted if on else usual)

    # ------------------------------------------------------------------ what belongs to a switch

    def _belonging(self, switch: str) -> dict[str, tuple[Any, Any]]:
        """Return the settings that belong to a switch, each with its value and its default."""
        usual, settings = Stored(), self._settings
        if switch == "calm":
            return {"calm": (True, False), "pace": ("relaxed", usual.pace), "idle_life": (False, True)}
        if switch == "large":
            scale = settings.usual_scale
            return {
                "scale": (min(GREATEST_SCALE, scale * ENLARGED), scale),
                "pieces": ("large", usual.pieces),
            }
        if switch == "fewKeys":
            keys = settings.stored.switch_keys
            return {"switch_keys": ("arrows" if keys == usual.switch_keys else keys, usual.switch_keys)}
        heard: dict[str, tuple[Any, Any]] = {"by_ear": (True, False), "muted": (False, False)}
        if settings.property("hasVoice") and not self._hears_screen_reader():
            heard["read_aloud"] = (True, False)
        return heard

    def _has_all(self, switch: str) -> bool:
        """Return whether everything that belongs to a switch is set for everybody."""
        stored = self._settings.stored
        if switch == "fewKeys":
            return stored.switch_keys != Stored.switch_keys
        return all(
            getattr(stored, name) >= wanted if name == "scale" else getattr(stored, name) == wanted
            for name, (wanted, _) in self._belonging(switch).items()
        )

    def _is_on(self, switch: str) -> bool:
        if self._has_all(switch):
            return True
        person = self._tables.people.find(self._person) if self._person and switch in PERSONAL else None
        return person is not None and bool(getattr(person.helps, PERSONAL[switch]))
