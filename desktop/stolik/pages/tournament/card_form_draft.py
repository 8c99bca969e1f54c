"""What has been typed of a game at a real table, and what becomes of it: points, or why there are none."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from itertools import product
from typing import Any, Final, Literal, TypeAlias

from stolik.engine.game import Rejection, Seat
from stolik.engine.game_library import load_package
from stolik.engine.game_points import CardEntry, CardField, GamePoints
from stolik.engine.name_form import fitting_name
from stolik.engine.ranking import ranks
from stolik.tournament.entries import LONGEST_TEXT, Corrected, Entered, Entrant
from stolik.tournament.state import FinishedGame, State, Table
from stolik.tournament.tournament import card_points, check, correction, from_card, points_fault

Kind: TypeAlias = Literal["card", "points"]
"""What is typed: all that a game's card asks, or small points and places alone."""

Cells: TypeAlias = Mapping[tuple[Seat, str], int]
"""What stands in the form, by seat and name of the field; what is empty isn't in it, a switch is 0 or 1."""

SMALL: Final = "small_points"
PLACE: Final = "place"
MOST_DIGITS: Final = 7
"""The digits that a field of the form takes, so that nothing typed counts as nothing."""


@dataclass(frozen=True, slots=True)
class Draft:
    """All that has been typed or chosen so far; ``winner``, ``ending`` and ``began`` only if they were."""

    kind: Kind
    cells: Cells = field(default_factory=dict)
    winner: Seat | None = None
    ending: str | None = None
    by: str = ""
    began: Seat | None = None


@dataclass(frozen=True, slots=True)
class Answer:
    """What a draft comes to: ``points``, or a ``fault``.

    An ``unfinished`` draft is at fault only for what is still to be typed. ``winner`` and ``ending`` are
    those that were chosen, else those that follow.
    """

    points: GamePoints | None = None
    fault: Rejection | None = None
    unfinished: bool = False
    winner: Seat | None = None
    ending: str | None = None


@dataclass(frozen=True, slots=True)
class GameToEnter:
    """A game whose points are asked for: the numbers of its round, table and game, from 1 on."""

    state: State
    round: int
    table: int
    game: int

    @property
    def place(self) -> tuple[int, int, int]:
        """The numbers of round, table and game."""
        return self.round, self.table, self.game

    @property
    def seated(self) -> tuple[Entrant, ...]:
        """The players there, then or now where the game is still to come."""
        return self.table_played.seated_at(self.game)

    @property
    def before(self) -> FinishedGame | None:
        """What was entered before; ``None`` where nothing was."""
        return self.table_played.games[self.game - 1]

    @property
    def card_entry(self) -> CardEntry | None:
        """What the card asks; ``None`` in a game without one."""
        return load_package(self.state.settings.game).card_entry

    @property
    def table_played(self) -> Table:
        """The table at which it is played."""
        return self.state.rounds[self.round - 1].tables[self.table - 1]

    def fields(self, kind: Kind) -> tuple[CardField, ...]:
        """Return what is asked of every seat; the titles of plain points and places are the form's own."""
        if kind == "card" and self.card_entry is not None:
            return self.card_entry.fields
        return (CardField(SMALL, ""), CardField(PLACE, "", len(self.seated)))

    def first_draft(self) -> Draft:
        """Return what the form begins with: nothing, or what is to be corrected."""
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
        # What follows goes on following while something is changed.
        if entry.end(_seats(entry, draft, len(self.seated)), None) == (card["winner"], card["ending"]):
            return draft
        return replace(draft, winner=card["winner"], ending=card["ending"])

    def answer(self, draft: Draft) -> Answer:
        """Return what a draft comes to by the rules of the game and of the tournament."""
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
        """Return the entry to be submitted, or why there is none; ``at`` is when it is made."""
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
        """Return ``end``, or what can't be true whoever has won, where that is something else."""
        winners = range(len(self.seated)) if draft.winner is None else (draft.winner,)
        endings = entry.endings if draft.ending is None else (draft.ending,)
        faults = []
        for winner, ending in product(winners, endings):
            points = self._count(entry, draft, winner, ending)
            if not isinstance(points, Rejection) or points.code in entry.unfinished:
                return end
            faults.append(points)
        # What is wrong with a rack is the same for every winner.
        return end if end.code in {fault.code for fault in faults} else max(faults, key=faults.count)

    def _count(self, entry: CardEntry, draft: Draft, winner: Seat, ending: str) -> GamePoints | Rejection:
        return card_points(self.state, len(self.seated), self._card(entry, draft, winner, ending))

    def _card(self, entry: CardEntry, draft: Draft, winner: Seat, ending: str) -> dict[str, Any]:
        return {"winner": winner, "ending": ending, "seats": _seats(entry, draft, len(self.seated))}


def is_on(each: CardField, draft: Draft, seat: Seat) -> bool:
    """Tell whether a switch is on."""
    return bool(draft.cells.get((seat, each.name), each.usual))


def is_asked(each: CardField, fields: tuple[CardField, ...], draft: Draft, seat: Seat) -> bool:
    """Tell whether a field is asked of a seat, as the switch stands on which that depends."""
    switch = next((other for other in fields if other.name == each.only_without), None)
    return switch is None or not is_on(switch, draft, seat)


def number_from(text: str) -> int | None:
    """Return the number that was typed, ``None`` for none yet.

    >>> number_from("45"), number_from("-7"), number_from("−7"), number_from("-"), number_from("")
    (45, -7, -7, None, None)
    """
    text = text.strip().replace("−", "-")
    digits = text.removeprefix("-").removeprefix("+")
    return int(text) if digits.isascii() and digits.isdigit() and len(digits) <= MOST_DIGITS else None


def _seats(entry: CardEntry, draft: Draft, seats: int) -> list[dict[str, Any]]:
    """Return the objects of the seats as they stand on the card, without what isn't asked or is as usual."""
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
