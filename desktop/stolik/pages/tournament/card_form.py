"""The form for a game of a real table as QML sees it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from typing import Any, NamedTuple

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlNamedElement, QmlUncreatable

from stolik.engine.game import Rejection, Seat
from stolik.engine.game_points import CardField
from stolik.engine.messages import sentence, translated
from stolik.engine.name_form import plain_name
from stolik.models.rows import Fields, RowsModel, fields
from stolik.models.words import shown_name
from stolik.pages.tournament.card_form_draft import (
    PLACE,
    SMALL,
    Answer,
    Draft,
    GameToEnter,
    Kind,
    is_asked,
    is_on,
    number_from,
)
from stolik.pages.tournament.card_form_sentences import (
    BEFORE,
    COLUMNS,
    CORRECT,
    ENTER,
    GAME_POINTS,
    GAME_POINTS_NOTE,
    KEY,
    MISSING,
    PLACE_NOTE,
    TITLE,
)
from stolik.tournament.entries import Entrant
from stolik.tournament.sentences import CONTEXT, place_text, reason, round_title, signed
from stolik.tournament.state import State

# QML's type compiler reads these two names.
QML_IMPORT_NAME = "Stolik.TournamentDesk"
QML_IMPORT_MAJOR_VERSION = 1


class SeatRow(NamedTuple):
    """A player, and what they have won by what has been typed; ``before`` is what had been entered."""

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
    """What is asked of every seat: a number up to ``most``, or a switch, and the letter that changes it."""

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
    """Holds what is typed of one game, what that comes to, and why it can't be.

    A fault is told as soon as it is certain and the field in which it was typed has been left, one that only
    something is missing when the game is to be entered.
    """

    changed = Signal()
    columnsChanged = Signal()
    begun = Signal()
    entered = Signal(object)
    """The ``Entered`` or ``Corrected``, ready to be submitted."""
    cancelled = Signal()

    def __init__(self, now: Callable[[], str] = _now, parent: QObject | None = None) -> None:
        """Hold no game yet; ``now`` gives the time of an entry, at most 40 letters."""
        super().__init__(parent)
        self._now = now
        self._game: GameToEnter | None = None
        self._draft = Draft("points")
        self._history: list[tuple[tuple[Seat, str] | None, Draft]] = []
        self._answer = Answer()
        self._told: Rejection | None = None
        # What was typed last, which may be no number yet.
        self._typed: tuple[tuple[Seat, str], str] | None = None
        self._corrector = ""
        self._seats = RowsModel(SeatRow, self)

    def begin(self, state: State, round: int, table: int, game: int) -> None:
        """Ask for a game, by the numbers of its round, table and game from 1 on, or for its correction.

        Raises:
            IndexError: There is no such game.
        """
        self._game = GameToEnter(state, round, table, game)
        draft = self._game.first_draft()
        # The name under one correction is mostly that of the next one too.
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
        """Which table, and which of its games."""
        return self._say(TITLE)

    @Property(str, notify=columnsChanged)
    def roundTitle(self) -> str:
        return "" if self._game is None else round_title(self._game.state, self._game.round)

    @Property(str, notify=columnsChanged)
    def enterText(self) -> str:
        """What the button says."""
        return self._say(CORRECT if self._is_correction() else ENTER)

    @Property(bool, notify=columnsChanged)
    def correcting(self) -> bool:
        """Whether something was entered before."""
        return self._is_correction()

    @Property(bool, notify=columnsChanged)
    def hasCard(self) -> bool:
        """Whether the game has a card, so that one can choose between it and its points alone."""
        return self._game is not None and self._game.card_entry is not None

    @Property(str, notify=columnsChanged)
    def kind(self) -> str:
        """``card`` or ``points``."""
        return self._draft.kind

    @Property("QVariantList", notify=columnsChanged)  # type: ignore[arg-type]  # the stubs know no type names
    def columns(self) -> list[Fields[FieldRow]]:
        """What is asked of every seat."""
        return [
            fields(FieldRow(each.name, self._title(each), each.is_switch, each.most, self._key(each)))
            for each in self._fields()
        ]

    @Property("QStringList", notify=columnsChanged)  # type: ignore[arg-type]  # the stubs know no type names
    def beginners(self) -> list[str]:
        """Those who can have begun, by seat; empty where that isn't asked."""
        game = self._game
        if game is None or not game.state.asks_who_began(game.table_played):
            return []
        return [self._name_of(entrant) for entrant in game.seated]

    @Property(int, notify=changed)
    def began(self) -> int:
        """The seat that began, -1 where that isn't known."""
        return -1 if self._draft.began is None else self._draft.began

    @Property("QStringList", notify=columnsChanged)  # type: ignore[arg-type]  # the stubs know no type names
    def endings(self) -> list[str]:
        """How a game can end; empty where only points are asked."""
        return [self._word(source) for source in self._endings().values()]

    @Property(str, notify=columnsChanged)
    def keysText(self) -> str:
        """The letters that can be struck while a number is typed, and what they change."""
        return " · ".join(
            sentence(CONTEXT, KEY, {"key": self._key(each), "title": self._title(each)})
            for each in self._fields()
            if each.key
        )

    @Property(str, notify=columnsChanged)
    def notesText(self) -> str:
        """What the points and the place of a game mean, where they are asked without a card."""
        names = [each.name for each in self._fields()]
        own = self._game is not None and self._game.card_entry is None
        notes = [GAME_POINTS_NOTE] if SMALL in names and own else []
        return " ".join(
            translated(CONTEXT, each) for each in [*notes, *([PLACE_NOTE] if PLACE in names else [])]
        )

    @Property(RowsModel, constant=True)
    def seats(self) -> RowsModel[SeatRow]:
        """The players there, and what they have won by what has been typed."""
        return self._seats

    @Property(int, notify=changed)
    def revision(self) -> int:
        """A number that changes with everything typed: what `text` and `isOn` give is to be read anew."""
        return len(self._history)

    @Property(int, notify=changed)
    def ending(self) -> int:
        """Which of the endings it was, -1 where that isn't known yet."""
        keys = list(self._endings())
        return keys.index(self._answer.ending) if self._answer.ending in keys else -1

    @Property(str, notify=changed)
    def by(self) -> str:
        """The name of the one who corrects."""
        return self._draft.by

    @Property(str, notify=changed)
    def sentence(self) -> str:
        """Why it can't be; empty where it can, or may still."""
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
        """The first seat that the sentence is about, -1 where it is about none."""
        return self._fault_seat()

    @Property(bool, notify=changed)
    def ready(self) -> bool:
        """Whether it can be by the rules of the game."""
        return self._answer.points is not None

    @Slot(int, str, result=str)
    def text(self, seat: int, name: str) -> str:
        """Return what stands in a field for a number."""
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
        """Return whether a field is asked of a seat, as its other switches stand."""
        fields = self._fields()
        return any(each.name == name and is_asked(each, fields, self._draft, seat) for each in fields)

    # ------------------------------------------------------------------ what QML asks

    @Slot(int, str, str)
    def type(self, seat: int, name: str, text: str) -> None:
        """Take what is written into a field for a number; nothing is refused before it is left."""
        self._typed = (seat, name), text
        self._set_cell(seat, name, number_from(text))

    @Slot(int, str)
    def flip(self, seat: int, name: str) -> None:
        """Turn a switch over."""
        each = next(each for each in self._fields() if each.name == name)
        on = is_on(each, self._draft, seat)
        self._set_cell(seat, name, None if on != each.usual else int(not each.usual))
        self.leave()

    @Slot(int, str, result=bool)
    def strike(self, seat: int, letter: str) -> bool:
        """Do what a letter stands for, and return whether it stands for anything."""
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
        """Write a seat down as the only winner."""
        self._change(replace(self._draft, winner=seat))
        self.leave()

    @Slot(int)
    def chooseBeginner(self, seat: int) -> None:
        """Write down which seat began, or that it isn't known where it was the one that is written down."""
        self._change(replace(self._draft, began=None if self._draft.began == seat else seat))
        self.leave()

    @Slot(int)
    def chooseEnding(self, index: int) -> None:
        """Write down how the game ended, one of `endings`."""
        self._change(replace(self._draft, ending=list(self._endings())[index]))
        self.leave()

    @Slot(str)
    def chooseKind(self, kind: Kind) -> None:
        """Ask for the ``card`` or for the ``points`` alone; what was typed of the other is forgotten."""
        if kind != self._draft.kind:
            self._change(Draft(kind, by=self._draft.by, began=self._draft.began))
            self.columnsChanged.emit()

    @Slot(str)
    def writeBy(self, name: str) -> None:
        """Write down who corrects."""
        if name != self._draft.by:
            self._change(replace(self._draft, by=name), (-1, "by"))

    @Slot()
    def leave(self) -> None:
        """Tell what is certainly wrong, now that a field has been left."""
        if self._answer.fault is not None and not self._answer.unfinished:
            self._told = self._answer.fault
            self._show()

    @Slot()
    def undo(self) -> None:
        """Take the last change back."""
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
        """Hand the entry on, or tell why there is none."""
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
        """Leave the form without an entry."""
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
        """Take a new draft; what is typed into one field in a row is taken back together."""
        if draft == self._draft:
            return
        if what is None or not self._history or self._history[-1][0] != what:
            self._history.append((what, self._draft))
        self._draft, self._told = draft, None
        self._show()

    def _show(self) -> None:
        """Work out what the draft comes to, and tell it."""
        game = self._game
        if game is None:
            return
        self._answer = answer = game.answer(self._draft)
        points, before = answer.points, game.before
        big = () if points is None else game.state.match_rules.big_points(points.places)
        # Only where some lose points is a gain written with its sign.
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
        """Return the seats without points, where that is what is told."""
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
        """Return a word of the game's in the language of the moment."""
        return "" if self._game is None else translated(self._game.state.settings.game, source)

    def _say(self, source: str) -> str:
        if self._game is None:
            return ""
        return sentence(CONTEXT, source, {"table": self._game.table, "game": self._game.game})
