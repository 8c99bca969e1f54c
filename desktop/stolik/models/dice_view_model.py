"""The view model of a game in which dice are rolled and set aside, for `DiceTable.qml`."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Any, Final

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from stolik.engine.game import Seat
from stolik.models.dice_rows import DiceRows, DieAvailability, DieRow
from stolik.models.dice_voice import ActRow, Banner, Chance, cup_words
from stolik.models.rows import RowsModel
from stolik.models.table_view_model import TableViewModel

# QML's type compiler reads these two names.
QML_IMPORT_NAME = "Stolik.Models"
QML_IMPORT_MAJOR_VERSION = 1

NAMELESS: Final = ("",) * 12
"""The names of players of whom none was told, as in a picture of a position."""
NO_CHANCE: Final = Chance("", "", "", False)
NO_BANNER: Final = Banner("", "")


@QmlElement
@QmlUncreatable("Each game has its own.")
class DiceViewModel(TableViewModel):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """Holds the dice as rows, the acts of a turn, and the sentences of the moment.

    ``dice``: a row a die, see ``DieRow``. ``acts``: a row for each act of a turn; the first one rolls, and
    the chance stands beside it.

    A game's own view model connects ``diceChanged`` with its ``changed``.
    """

    diceChanged = Signal()
    actsChanged = Signal()
    lineChanged = Signal()
    settled = Signal()
    """Dice have changed places unseen: they lie there at once."""

    def __init__(self, count: int, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._places = DiceRows(count)
        self._dice: RowsModel[DieRow] = RowsModel(DieRow, self)
        self._acts: RowsModel[ActRow] = RowsModel(ActRow, self)
        self._names: Sequence[str] = NAMELESS
        self._state: Any = None
        self._event: Any = None
        self._mine: Seat | None = None
        self._live = False
        self._pointed = ""
        self._chance = NO_CHANCE
        self._banner, self._banner_shown = NO_BANNER, False
        # What was told last, and of what: it is put into words again only where that has changed.
        self._dice_told: Any = None
        self._acts_told: Any = None
        self._words: dict[tuple[str, int, DieAvailability], str] = {}
        self._asked: Callable[[], Collection[str]] | None = None
        self._hides_chance = False

    # ------------------------------------------------------------------ what a game tells

    @abstractmethod
    def line_text(self) -> str:
        """Return the status line, true of the position and of what is pointed at."""

    @abstractmethod
    def act_rows(self) -> Sequence[ActRow]:
        """Return the acts of a turn, each in its place; the first one rolls."""

    @abstractmethod
    def chance(self) -> Chance | None:
        """Return the chance that the next roll is lost, ``None`` where no roll can follow."""

    def act_move(self, name: str) -> dict[str, Any]:
        """Return the move of an act as plain values, also where the rules refuse it."""
        return {"kind": name}

    @abstractmethod
    def availability(self, die: int, face: int) -> DieAvailability:
        """Return what can be done with a die that lies free."""

    @abstractmethod
    def die_words(self, zone: str, face: int, now: DieAvailability) -> str:
        """Return what a die is called aloud."""

    @abstractmethod
    def tray_text(self) -> str:
        """Return what the dice set aside are called aloud."""

    def phase_name(self) -> str:
        """Return the phase of the rules."""
        return str(self._state.phase)

    def prospective_total(self) -> int:
        """Return what the tray's number would be with the dice that are pointed at, 0 for none."""
        return 0

    def end_text(self) -> str:
        """Return why the game has ended, in one sentence; empty before."""
        return ""

    def place_reasons(self) -> str:
        """Return why the places at the end are as they are, where the scores don't tell it."""
        return ""

    def clashes(self, zone: str, face: int) -> bool:
        """Return whether a die is one of those that have cost the turn."""
        return False

    def is_lost(self) -> bool:
        """Return whether the dice that lie have cost the turn."""
        return False

    def banner(self, event: Any) -> Banner | None:
        """Return what must be seen of the event that has led to what is shown."""
        return None

    # ------------------------------------------------------------------ what QML sees

    @Property(RowsModel, constant=True)
    def dice(self) -> RowsModel[DieRow]:
        return self._dice

    @Property(RowsModel, constant=True)
    def acts(self) -> RowsModel[ActRow]:
        return self._acts

    @Property(str, notify=diceChanged)
    def phase(self) -> str:
        return self.phase_name() if self._state is not None else ""

    @Property(int, notify=diceChanged)
    def turn(self) -> int:
        return self._state.turn if self._state else -1

    @Property(bool, notify=diceChanged)
    def mine(self) -> bool:
        """Whether a person may act on the screen now."""
        return self._mine is not None

    @Property(bool, notify=actsChanged)
    def canRoll(self) -> bool:
        """Whether the seat on turn may roll."""
        acts = self._acts.rows
        return bool(acts) and acts[0].possible

    @Property(str, notify=diceChanged)
    def trayWords(self) -> str:
        """What the dice set aside are called aloud."""
        return self.tray_text() if self._state is not None else ""

    @Property(str, notify=diceChanged)
    def cupWords(self) -> str:
        """What the cup with the dice that wait to be rolled is called aloud."""
        return cup_words(sum(row.zone == "hand" for row in self._dice.rows))

    @Property(int, notify=lineChanged)
    def wouldBe(self) -> int:
        """What the tray's number would be with the dice that are pointed at, 0 for none."""
        return self.prospective_total() if self._state is not None else 0

    @Property(str, notify=diceChanged)
    def endReason(self) -> str:
        return self.end_text() if self._state is not None else ""

    @Property(str, notify=diceChanged)
    def placeReasons(self) -> str:
        return self.place_reasons() if self._state is not None else ""

    @Property(bool, notify=diceChanged)
    def lost(self) -> bool:
        return self.is_lost()

    @Property(str, notify=lineChanged)
    def line(self) -> str:
        """The status line."""
        return self.line_text() if self._state is not None else ""

    @Property(bool, notify=actsChanged)
    def chanceShown(self) -> bool:
        return self._chance is not NO_CHANCE

    @Property(str, notify=actsChanged)
    def chanceFigure(self) -> str:
        return self._chance.figure

    @Property(str, notify=actsChanged)
    def chanceWords(self) -> str:
        return self._chance.words

    @Property(str, notify=actsChanged)
    def chanceSpoken(self) -> str:
        return self._chance.spoken

    @Property(bool, notify=actsChanged)
    def chanceHigh(self) -> bool:
        return self._chance.high

    @Property(bool, notify=diceChanged)
    def bannerShown(self) -> bool:
        """Whether something must be seen; its words stay while it fades."""
        return self._banner_shown

    @Property(str, notify=diceChanged)
    def bannerTitle(self) -> str:
        return self._banner.title

    @Property(str, notify=diceChanged)
    def bannerReason(self) -> str:
        return self._banner.reason

    @Property(str, notify=diceChanged)
    def bannerAfter(self) -> str:
        return self._banner.after

    @Property(bool, notify=diceChanged)
    def bannerLoss(self) -> bool:
        return self._banner.loss

    @Property(bool, notify=diceChanged)
    def bannerGoesOn(self) -> bool:
        return self._banner.goes_on

    def _get_live(self) -> bool:
        return self._live

    def _set_live(self, live: bool) -> None:
        if live != self._live:
            self._live = live
            if self._state is not None:
                self._set_acts()
                self.actsChanged.emit()

    live = Property(bool, _get_live, _set_live, notify=actsChanged)
    """Whether the game is played here now, by a person: not looked back at, and not over."""

    def _get_pointed(self) -> str:
        return self._pointed

    def _set_pointed(self, thing: str) -> None:
        if thing != self._pointed:
            self._pointed = thing
            self.lineChanged.emit()

    pointed = Property(str, _get_pointed, _set_pointed, notify=lineChanged)
    """What the pointer or the keyboard is on, such as ``face:5``; empty for nothing that is told."""

    # ------------------------------------------------------------------ what QML asks

    @Slot(str)
    def act(self, name: str) -> None:
        """Do one of the acts of a turn; the rules say why where it isn't possible."""
        self.go(name)

    @Slot(int)
    def pick(self, die: int) -> None:
        """Set the face of a die aside that was clicked, where it lies free."""
        if self._dice.rows[die].zone == "free":
            self.pick_die(die)

    @Slot(int)
    def pickFace(self, face: int) -> None:
        """Set a face aside; the rules say why where it isn't possible."""
        self.pick_face(face)

    @Slot()
    def rest(self) -> None:
        """Hear that no scene is played any more."""
        self.at_rest()

    def go(self, name: str) -> None:
        """Make the move of an act."""
        self.moveWanted.emit(self.act_move(name))

    def pick_die(self, die: int) -> None:
        """Set the face of a die that lies free aside."""
        self.pick_face(self._places.face_of(die))

    def pick_face(self, face: int) -> None:
        """Set a face aside."""
        self.moveWanted.emit({"kind": "keep", "face": face})

    def at_rest(self) -> None:
        """Do what was to follow when nothing moves any more."""

    # ------------------------------------------------------------------ the table's face

    def trace(self, before: Iterable[Any]) -> None:
        """Take note of the states that led to the one that is shown next, newest first."""
        self._places.trace(before)

    def follow(self, events: Sequence[Any], names: Sequence[str], viewer: Seat | None) -> None:
        """Take note of the players' names, which the sentences need."""
        if names != self._names:
            self._names = names
            self.retell()

    def take(self, view: Any, event: Any, mine: Seat | None) -> None:
        """Take what is shown from now on; the event stays the same while the position does."""
        self._event = self._event if event is None and view is self._state else event
        self._state, self._mine = view, mine

    def lying(self, view: Any) -> Any:
        """Return the state whose dice are seen: those of the last turn lie there when the game is over."""
        return self._places.last_lying() or view if view.phase == "over" else view

    def let_lead(self, asked: Callable[[], Collection[str]]) -> None:
        self._asked = asked

    def hide_chances(self, hidden: bool) -> None:
        if hidden != self._hides_chance:
            self._hides_chance = hidden
            if self._state is not None:
                self._set_acts()
                self.actsChanged.emit()

    def retell(self) -> None:
        self._dice_told = self._acts_told = None
        self._words.clear()

    def acts_of(self) -> tuple[Any, ...]:
        """Return all that the acts of a turn depend on."""
        return (self._state, self._live)

    def tell(self) -> None:
        """Say everything that is told of the position."""
        self._set_acts()
        banner = self.banner(self._event)
        self._banner_shown = banner is not None
        self._banner = banner or self._banner
        self.diceChanged.emit()
        self.actsChanged.emit()
        self.lineChanged.emit()

    def set_dice(self, *of: Any) -> None:
        """Say where the dice lie, and what can be done with them, which depends on what is given."""
        if not of or of != self._dice_told:
            self._dice_told = of
            clashes = self.clashes if self.is_lost() else None
            self._dice.set_rows(self._places.rows(self.availability, self._known_words, clashes))

    def _known_words(self, zone: str, face: int, now: DieAvailability) -> str:
        known = (zone, face, now)
        if (words := self._words.get(known)) is None:
            words = self._words[known] = self.die_words(zone, face, now)
        return words

    def _set_acts(self) -> None:
        asked = None if self._asked is None else tuple(self._asked())
        of = (*self.acts_of(), asked, self._hides_chance)
        if of != self._acts_told:
            self._acts_told = of
            rows = self.act_rows()
            self._acts.set_rows(
                rows if asked is None else [row._replace(leads=row.name in asked) for row in rows]
            )
            self._chance = (None if self._hides_chance else self.chance()) or NO_CHANCE
