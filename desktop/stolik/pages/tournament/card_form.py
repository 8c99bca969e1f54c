"""The form for a game at a real table: the input, the results that follow, and its view for QML."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from itertools import product
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlNamedElement, QmlUncreatable

from stolik.engine.game import Rejection, Seat, ranks
from stolik.engine.game_library import load_package
from stolik.engine.game_points import CardEntry, CardField, GamePoints
from stolik.engine.messages import N_, sentence, translated
from stolik.engine.names import fitting_name, plain_name
from stolik.models.rows import Fields, RowsModel, fields
from stolik.models.words import shown_name
from stolik.tournament.entries import LONGEST_TEXT, Corrected, Entered, Entrant
from stolik.tournament.sentences import CONTEXT, place_text, reason, round_title, signed
from stolik.tournament.state import FinishedGame, State, Table
from stolik.tournament.tournament import card_points, check, correction, from_card, points_fault

Kind: TypeAlias = Literal["card", "points"]
"""The kind of input: everything on a game's card, or small points and places only."""

Cells: TypeAlias = Mapping[tuple[Seat, str], int]
"""The content of the form by seat and name of the field, without empty fields; a switch is 0 or 1."""

SMALL: Final = "small_points"
PLACE: Final = "place"
MOST_DIGITS: Final = 7
"""The most digits in a field; a longer number would be ignored."""


@dataclass(frozen=True, slots=True)
class Draft:
    """Everything typed or chosen so far; ``winner``, ``ending`` and ``began`` only if chosen."""

    kind: Kind
    cells: Cells = field(default_factory=dict)
    winner: Seat | None = None
    ending: str | None = None
    by: str = ""
    began: Seat | None = None


@dataclass(frozen=True, slots=True)
class Answer:
    """The result of a draft, ``points`` or a ``fault``.

    An ``unfinished`` draft is faulty only because something is still missing. ``winner`` and ``ending`` are
    those chosen, or else those that follow.
    """

    points: GamePoints | None = None
    fault: Rejection | None = None
    unfinished: bool = False
    winner: Seat | None = None
    ending: str | None = None


@dataclass(frozen=True, slots=True)
class GameToEnter:
    """A game whose points are asked for, with the 1-based numbers of its round, table and game."""

    state: State
    round: int
    table: int
    game: int

    @property
    def place(self) -> tuple[int, int, int]:
        return self.round, self.table, self.game

    @property
    def seated(self) -> tuple[Entrant, ...]:
        """The players at the game, or those at the table now if it is still to come."""
        return self.table_played.seated_at(self.game)

    @property
    def before(self) -> FinishedGame | None:
        """The game as entered before; ``None`` if it wasn't."""
        return self.table_played.games[self.game - 1]

    @property
    def card_entry(self) -> CardEntry | None:
        """The form of the game's card; ``None`` in a game without one."""
        return load_package(self.state.settings.game).card_entry

    @property
    def table_played(self) -> Table:
        return self.state.rounds[self.round - 1].tables[self.table - 1]

    def fields(self, kind: Kind) -> tuple[CardField, ...]:
        """Return the fields for every seat; the form has its own titles for plain points and places."""
        if kind == "card" and self.card_entry is not None:
            return self.card_entry.fields
        return (CardField(SMALL, ""), CardField(PLACE, "", len(self.seated)))

    def first_draft(self) -> Draft:
        """Return the draft with which the form starts: empty, or the game to correct."""
        before, entry = self.before, self.card_entry
        if before is None:
            return Draft("points" if entry is None else "card")
        if before.card is None or entry is None:
            points = before.points
            cells: dict[tuple[Seat, str], int] = {}
            follow = ranks(points.small_points)
            for seat, small in enumerate(points.small_points):
                cells[seat, SMALL] = small
                if points.places != follow:
                    cells[seat, PLACE] = points.places[seat]
            return Draft("points", cells, began=before.began)
        card = before.card
        cells = {
            (seat, each.name): int(told[each.name])
            for seat, told in enumerate(card["seats"])
            for each in entry.fields
            if told.get(each.name) is not None and told[each.name] != (each.usual if each.is_switch else None)
        }
        draft = Draft("card", cells, began=before.began)
        # A winner and ending that follow from the card keep following from changes to it.
        if entry.end(_seats(entry, draft, len(self.seated)), None) == (card["winner"], card["ending"]):
            return draft
        return replace(draft, winner=card["winner"], ending=card["ending"])

    def answer(self, draft: Draft) -> Answer:
        """Return the result of a draft by the rules of the game and the tournament."""
        if draft.kind == "card" and self.card_entry is not None:
            return self._card_answer(self.card_entry, draft)
        seats = range(len(self.seated))
        missing = [seat for seat in seats if (seat, SMALL) not in draft.cells]
        if missing:
            facts = {"seats": len(seats), "missing": missing}
            return Answer(fault=Rejection("wrong_number_of_points", facts), unfinished=True)
        small = tuple([draft.cells[seat, SMALL] for seat in seats])
        follow = ranks(small)
        points = GamePoints(small, tuple([draft.cells.get((seat, PLACE), follow[seat]) for seat in seats]))
        fault = points_fault(self.state, len(seats), points)
        return Answer(points) if fault is None else Answer(fault=fault)

    def entry(self, draft: Draft, at: str = "") -> Entered | Corrected | Rejection:
        """Return the entry to submit, or why there is none; ``at`` is its time."""
        answer = self.answer(draft)
        if answer.points is None:
            assert answer.fault is not None, "an answer has points or a fault"
            return answer.fault
        plain = Entered(*self.place, answer.points, at=at, began=draft.began)
        entered: Entered | Rejection = plain
        if draft.kind == "card" and self.card_entry is not None:
            assert answer.winner is not None, "the card has been counted"
            assert answer.ending is not None, "the card has been counted"
            card = self._card(self.card_entry, draft, answer.winner, answer.ending)
            entered = from_card(self.state, plain, card)
        if isinstance(entered, Rejection):
            return entered
        if self.before is None:
            return check(self.state, entered) or entered
        if not (by := fitting_name(draft.by, LONGEST_TEXT)):
            return Rejection("corrected_by_nobody")
        corrected = correction(self.state, entered, by)
        return corrected if isinstance(corrected, Rejection) else (check(self.state, corrected) or corrected)

    def _card_answer(self, entry: CardEntry, draft: Draft) -> Answer:
        end = entry.end(_seats(entry, draft, len(self.seated)), draft.winner)
        if isinstance(end, Rejection):
            fault = self._certain_fault(entry, draft, end)
            return Answer(fault=fault, unfinished=fault.code in entry.unfinished, ending=draft.ending)
        winner, ending = end[0], draft.ending or end[1]
        points = self._count(entry, draft, winner, ending)
        if isinstance(points, Rejection):
            unfinished = points.code in entry.unfinished
            return Answer(None, points, unfinished, winner, ending)
        return Answer(points, winner=winner, ending=ending)

    def _certain_fault(self, entry: CardEntry, draft: Draft, end: Rejection) -> Rejection:
        """Return ``end``, or a different fault that remains whichever seat has won."""
        winners = range(len(self.seated)) if draft.winner is None else (draft.winner,)
        endings = entry.endings if draft.ending is None else (draft.ending,)
        faults = []
        for winner, ending in product(winners, endings):
            points = self._count(entry, draft, winner, ending)
            if not isinstance(points, Rejection) or points.code in entry.unfinished:
                return end
            faults.append(points)
        # A fault in a rack is the same for every winner.
        return end if end.code in {fault.code for fault in faults} else max(faults, key=faults.count)

    def _count(self, entry: CardEntry, draft: Draft, winner: Seat, ending: str) -> GamePoints | Rejection:
        return card_points(self.state, len(self.seated), self._card(entry, draft, winner, ending))

    def _card(self, entry: CardEntry, draft: Draft, winner: Seat, ending: str) -> dict[str, Any]:
        return {"winner": winner, "ending": ending, "seats": _seats(entry, draft, len(self.seated))}


def is_on(each: CardField, draft: Draft, seat: Seat) -> bool:
    return bool(draft.cells.get((seat, each.name), each.usual))


def is_asked(each: CardField, fields: tuple[CardField, ...], draft: Draft, seat: Seat) -> bool:
    """Return whether a seat's field is asked for, given the switch on which it depends."""
    switch = next((other for other in fields if other.name == each.only_without), None)
    return switch is None or not is_on(switch, draft, seat)


def number_from(text: str) -> int | None:
    """Return the typed number; ``None`` for none yet.

    >>> number_from("45"), number_from("-7"), number_from("−7"), number_from("-"), number_from("")
    (45, -7, -7, None, None)
    """
    text = text.strip().replace("−", "-")
    digits = text.removeprefix("-").removeprefix("+")
    return int(text) if digits.isascii() and digits.isdigit() and len(digits) <= MOST_DIGITS else None


def _seats(entry: CardEntry, draft: Draft, seats: int) -> list[dict[str, Any]]:
    """Return the seats' objects for the card, without fields that aren't asked for or have their default."""
    return [dict(_told(entry.fields, draft, seat)) for seat in range(seats)]


def _told(fields: tuple[CardField, ...], draft: Draft, seat: Seat) -> Iterator[tuple[str, Any]]:
    for each in fields:
        value = draft.cells.get((seat, each.name))
        if value is None or not is_asked(each, fields, draft, seat):
            continue
        if not each.is_switch:
            yield each.name, value
        elif bool(value) != each.usual:
            yield each.name, bool(value)


TITLE: Final = N_("desk", "Table {table}, game {game}")
ENTER: Final = N_("desk", "Enter game {game}")
CORRECT: Final = N_("desk", "Correct game {game}")
BEFORE: Final = N_("desk", "before: {small} ({place})")
KEY: Final = N_("desk", "{key}: {title}")

COLUMNS: Final[Mapping[str, str]] = {
    SMALL: N_("desk", "Small points"),
    PLACE: N_("desk", "Place if tied"),
}
"""The titles of the fields if a game has no card or only its points are known."""

MISSING: Final = N_("desk", "Points missing: {names}.")
"""The sentence that names the seats without points."""

GAME_POINTS: Final = N_("desk", "Points in the game")
"""The title in a game without a card: its own points, as the players count them."""

PLACE_NOTE: Final = N_(
    "desk", "Place if tied: only when points are equal but the game's rules still rank one player higher."
)
GAME_POINTS_NOTE: Final = N_("desk", "Points in the game: what counts when it ends, such as points or worms.")


# QML's type compiler reads these two names.
QML_IMPORT_NAME = "Stolik.TournamentDesk"
QML_IMPORT_MAJOR_VERSION = 1


class SeatRow(NamedTuple):
    """A player and their points by what has been typed; ``before`` holds those entered earlier."""

    seat: Seat
    number: str
    name: str
    small: str
    big: str
    place: str
    before: str
    won: bool
    faulty: bool


class FieldRow(NamedTuple):
    """A field for every seat: a number up to ``most``, or a switch and the letter that toggles it."""

    name: str
    title: str
    isSwitch: bool
    most: int
    key: str


def _now() -> str:
    return f"{datetime.now():%Y-%m-%d %H:%M}"


@QmlNamedElement("CardFormModel")
@QmlUncreatable("The program makes it.")
class CardForm(QObject):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """Holds the input for one game, the results that follow, and any fault.

    A fault is shown once it is certain and its field has been left; missing values only on entering the game.
    """

    changed = Signal()
    columnsChanged = Signal()
    begun = Signal()
    entered = Signal(object)
    """Emitted with an ``Entered`` or ``Corrected`` to submit."""
    cancelled = Signal()

    def __init__(self, now: Callable[[], str] = _now, parent: QObject | None = None) -> None:
        """Start without a game; ``now`` returns the time of an entry, in at most 40 characters."""
        super().__init__(parent)
        self._now = now
        self._game: GameToEnter | None = None
        self._draft = Draft("points")
        self._history: list[tuple[tuple[Seat, str] | None, Draft]] = []
        self._answer = Answer()
        self._told: Rejection | None = None
        # The last typed text, which may not be a number yet.
        self._typed: tuple[tuple[Seat, str], str] | None = None
        self._corrector = ""
        self._seats = RowsModel(SeatRow, self)

    def begin(self, state: State, round: int, table: int, game: int) -> None:
        """Ask for a game with these 1-based numbers of round, table and game, or for its correction.

        Raises:
            IndexError: There is no such game.
        """
        self._game = GameToEnter(state, round, table, game)
        draft = self._game.first_draft()
        # Whoever makes one correction usually makes the next one too.
        self._draft = replace(draft, by=self._corrector) if self._game.before is not None else draft
        self._history.clear()
        self._told = self._typed = None
        self._seats.set_rows([])
        self._show()
        self.columnsChanged.emit()
        self.begun.emit()

    # ------------------------------------------------------------------ what QML sees

    @Property(str, notify=columnsChanged)
    def title(self) -> str:
        return self._say(TITLE)

    @Property(str, notify=columnsChanged)
    def roundTitle(self) -> str:
        return "" if self._game is None else round_title(self._game.state, self._game.round)

    @Property(str, notify=columnsChanged)
    def enterText(self) -> str:
        return self._say(CORRECT if self._is_correction() else ENTER)

    @Property(bool, notify=columnsChanged)
    def correcting(self) -> bool:
        return self._is_correction()

    @Property(bool, notify=columnsChanged)
    def hasCard(self) -> bool:
        """Whether the game has a card, so that people can choose between it and plain points."""
        return self._game is not None and self._game.card_entry is not None

    @Property(str, notify=columnsChanged)
    def kind(self) -> str:
        """``card`` or ``points``."""
        return self._draft.kind

    @Property("QVariantList", notify=columnsChanged)  # type: ignore[arg-type]  # the stubs know no type names
    def columns(self) -> list[Fields[FieldRow]]:
        return [
            fields(FieldRow(each.name, self._title(each), each.is_switch, each.most, self._key(each)))
            for each in self._fields()
        ]

    @Property("QStringList", notify=columnsChanged)  # type: ignore[arg-type]  # the stubs know no type names
    def beginners(self) -> list[str]:
        """The names of the possible starters by seat; empty if the starter isn't asked for."""
        game = self._game
        if game is None or not game.state.asks_who_began(game.table_played):
            return []
        return [self._name_of(entrant) for entrant in game.seated]

    @Property(int, notify=changed)
    def began(self) -> int:
        """The seat that began; -1 if unknown."""
        return -1 if self._draft.began is None else self._draft.began

    @Property("QStringList", notify=columnsChanged)  # type: ignore[arg-type]  # the stubs know no type names
    def endings(self) -> list[str]:
        """The ways in which a game can end; empty if only points are asked for."""
        return [self._word(source) for source in self._endings().values()]

    @Property(str, notify=columnsChanged)
    def keysText(self) -> str:
        """The letters that can be typed into a number, and the switches that they toggle."""
        return " · ".join(
            sentence(CONTEXT, KEY, {"key": self._key(each), "title": self._title(each)})
            for each in self._fields()
            if each.key
        )

    @Property(str, notify=columnsChanged)
    def notesText(self) -> str:
        """Notes on the meaning of points and place, if they are asked for without a card."""
        names = [each.name for each in self._fields()]
        own = self._game is not None and self._game.card_entry is None
        notes = [GAME_POINTS_NOTE] if SMALL in names and own else []
        return " ".join(
            translated(CONTEXT, each) for each in [*notes, *([PLACE_NOTE] if PLACE in names else [])]
        )

    @Property(RowsModel, constant=True)
    def seats(self) -> RowsModel[SeatRow]:
        return self._seats

    @Property(int, notify=changed)
    def revision(self) -> int:
        """A number that changes with every input, after which `text` and `isOn` must be read again."""
        return len(self._history)

    @Property(int, notify=changed)
    def ending(self) -> int:
        """The index of the ending; -1 if unknown."""
        keys = list(self._endings())
        return keys.index(self._answer.ending) if self._answer.ending in keys else -1

    @Property(str, notify=changed)
    def by(self) -> str:
        return self._draft.by

    @Property(str, notify=changed)
    def sentence(self) -> str:
        """Why the input is impossible; empty if it is possible or may still become so."""
        told = self._told
        if told is None or self._game is None:
            return ""
        if missing := self._missing():
            names = ", ".join([self._name_of(self._game.seated[seat]) for seat in missing])
            return sentence(CONTEXT, MISSING, {"names": names})
        facts, seat = told.facts, self._fault_seat()
        if seat >= 0:
            facts = {**facts, "player": self._name_of(self._game.seated[seat])}
        return reason(told.code, facts, self._game.state.settings.game)

    @Property(int, notify=changed)
    def faultSeat(self) -> int:
        """The first seat that the sentence is about; -1 for none."""
        return self._fault_seat()

    @Property(bool, notify=changed)
    def ready(self) -> bool:
        return self._answer.points is not None

    @Slot(int, str, result=str)
    def text(self, seat: int, name: str) -> str:
        value = self._draft.cells.get((seat, name))
        if self._typed is not None and self._typed[0] == (seat, name):
            text = self._typed[1]
            if number_from(text) == value:
                return text
        return "" if value is None else str(value)

    @Slot(int, str, result=bool)
    def isOn(self, seat: int, name: str) -> bool:
        return any(each.name == name and is_on(each, self._draft, seat) for each in self._fields())

    @Slot(int, str, result=bool)
    def isAsked(self, seat: int, name: str) -> bool:
        fields = self._fields()
        return any(each.name == name and is_asked(each, fields, self._draft, seat) for each in fields)

    # ------------------------------------------------------------------ what QML asks

    @Slot(int, str, str)
    def type(self, seat: int, name: str, text: str) -> None:
        """Take the text of a number field, which isn't judged before the field is left."""
        self._typed = (seat, name), text
        self._set_cell(seat, name, number_from(text))

    @Slot(int, str)
    def flip(self, seat: int, name: str) -> None:
        each = next(each for each in self._fields() if each.name == name)
        on = is_on(each, self._draft, seat)
        self._set_cell(seat, name, None if on != each.usual else int(not each.usual))
        self.leave()

    @Slot(int, str, result=bool)
    def strike(self, seat: int, letter: str) -> bool:
        for each in self._fields():
            if not letter or letter.casefold() != self._key(each).casefold():
                continue
            if not is_asked(each, self._fields(), self._draft, seat):
                return True
            if each.is_switch:
                self.flip(seat, each.name)
            else:
                count = self._draft.cells.get((seat, each.name), 0) + 1
                self._set_cell(seat, each.name, count if count <= each.most else None)
                self.leave()
            return True
        return False

    @Slot(int)
    def chooseWinner(self, seat: int) -> None:
        """Make a seat the only winner."""
        self._change(replace(self._draft, winner=seat))
        self.leave()

    @Slot(int)
    def chooseBeginner(self, seat: int) -> None:
        """Set the seat that began, or clear it if this seat was already set."""
        self._change(replace(self._draft, began=None if self._draft.began == seat else seat))
        self.leave()

    @Slot(int)
    def chooseEnding(self, index: int) -> None:
        self._change(replace(self._draft, ending=list(self._endings())[index]))
        self.leave()

    @Slot(str)
    def chooseKind(self, kind: Kind) -> None:
        """Ask for the ``card`` or only the ``points``, dropping the input for the other."""
        if kind != self._draft.kind:
            self._change(Draft(kind, by=self._draft.by, began=self._draft.began))
            self.columnsChanged.emit()

    @Slot(str)
    def writeBy(self, name: str) -> None:
        if name != self._draft.by:
            self._change(replace(self._draft, by=name), (-1, "by"))

    @Slot()
    def leave(self) -> None:
        if self._answer.fault is not None and not self._answer.unfinished:
            self._told = self._answer.fault
            self._show()

    @Slot()
    def undo(self) -> None:
        if self._history:
            kind = self._draft.kind
            self._draft = self._history.pop()[1]
            self._told = self._typed = None
            self._show()
            self.leave()
            if self._draft.kind != kind:
                self.columnsChanged.emit()

    @Slot()
    def enter(self) -> None:
        if self._game is None:
            return
        entry = self._game.entry(self._draft, self._now())
        if isinstance(entry, Rejection):
            self._told = entry
            self._show()
            return
        self._corrector = plain_name(self._draft.by) or self._corrector
        self.entered.emit(entry)

    @Slot()
    def cancel(self) -> None:
        self.cancelled.emit()

    @Slot()
    def retranslate(self) -> None:
        self._show()
        self.columnsChanged.emit()

    # ------------------------------------------------------------------ inside

    def _set_cell(self, seat: Seat, name: str, value: int | None) -> None:
        cells = {key: kept for key, kept in self._draft.cells.items() if key != (seat, name)}
        if value is not None:
            cells[seat, name] = value
        self._change(replace(self._draft, cells=cells), (seat, name))

    def _change(self, draft: Draft, what: tuple[Seat, str] | None = None) -> None:
        """Take a new draft; successive inputs into one field are undone together."""
        if draft == self._draft:
            return
        if what is None or not self._history or self._history[-1][0] != what:
            self._history.append((what, self._draft))
        self._draft, self._told = draft, None
        self._show()

    def _show(self) -> None:
        """Compute the result of the draft and publish it."""
        game = self._game
        if game is None:
            return
        self._answer = answer = game.answer(self._draft)
        points, before = answer.points, game.before
        big = () if points is None else game.state.match_rules.big_points(points.places)
        # Gains have a sign only if somebody loses points.
        told = signed if points is not None and min(points.small_points) < 0 else str
        rows, missing = [], self._missing()
        for seat, entrant in enumerate(game.seated):
            rows.append(
                SeatRow(
                    seat,
                    f"{seat + 1}.",
                    self._name_of(entrant),
                    "" if points is None else told(points.small_points[seat]),
                    "" if points is None else str(big[seat]),
                    "" if points is None else place_text(points.places[seat]),
                    "" if before is None else self._before(before.points, seat),
                    answer.winner == seat,
                    seat in missing or self._fault_seat() == seat,
                )
            )
        self._seats.set_rows(rows)
        self.changed.emit()

    def _name_of(self, entrant: Entrant) -> str:
        return "" if self._game is None else shown_name(self._game.state.created.entrants[entrant].name)

    def _fault_seat(self) -> int:
        if self._told is None:
            return -1
        return int(self._told.facts.get("seat", next(iter(self._missing()), -1)))

    def _missing(self) -> list[Seat]:
        """Return the seats without points, if those are the fault."""
        return [] if self._told is None else list(self._told.facts.get("missing", []))

    def _before(self, points: Any, seat: Seat) -> str:
        facts = {
            "small": signed(points.small_points[seat]),
            "place": place_text(points.places[seat]),
        }
        return sentence(CONTEXT, BEFORE, facts)

    def _is_correction(self) -> bool:
        return self._game is not None and self._game.before is not None

    def _fields(self) -> tuple[CardField, ...]:
        return () if self._game is None else self._game.fields(self._draft.kind)

    def _endings(self) -> dict[str, str]:
        entry = None if self._game is None or self._draft.kind != "card" else self._game.card_entry
        return {} if entry is None else dict(entry.endings)

    def _title(self, each: CardField) -> str:
        if each.title:
            return self._word(each.title)
        own = each.name == SMALL and self._game is not None and self._game.card_entry is None
        return translated(CONTEXT, GAME_POINTS if own else COLUMNS[each.name])

    def _key(self, each: CardField) -> str:
        return self._word(each.key) if each.key else ""

    def _word(self, source: str) -> str:
        """Return a word of the game in the current language."""
        return "" if self._game is None else translated(self._game.state.settings.game, source)

    def _say(self, source: str) -> str:
        if self._game is None:
            return ""
        return sentence(CONTEXT, source, {"table": self._game.table, "game": self._game.game})
