"""Analyses a game bit by bit in the bots' process, so that it can be followed and stopped."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from stolik.analysis.analysis import Analysis, Decision, Item, is_exact, sum_up, valued_entries
from stolik.analysis.report.figures import best_moment, dearest
from stolik.engine.bot import Advice
from stolik.engine.game_library import load_package
from stolik.engine.seat_values import Values
from stolik.engine.session import Entry, Origin, Session


@dataclass(frozen=True, slots=True)
class GameReport:
    """An analysed game, and the advice for those of its decisions that a report tells.

    ``advice`` goes by the number of the entry, the best option first.
    """

    analysis: Analysis
    advice: dict[int, tuple[Advice, ...]] = field(default_factory=dict)


class ReportRequest(NamedTuple):
    """Asks for a game to be analysed up to an entry, given as the number of entries."""

    origin: Origin
    log: tuple[Entry, ...]
    upto: int


class ReportPart(NamedTuple):
    """``entries`` entries have been analysed; the ``report`` comes with the last of them."""

    entries: int
    report: GameReport | None = None


def request_of(session: Session, upto: int) -> ReportRequest:
    """Return the request to analyse the game of a session up to an entry."""
    return ReportRequest(session.origin, session.log, upto)


class ReportReckoner:
    """Answers requests one after the other, and goes on where the last one of the same game ended."""

    def __init__(self) -> None:
        self._of: tuple[Any, ...] = ()
        self._running: Iterator[tuple[list[Item], Values]] = iter(())
        self._session: Session | None = None
        self._items: list[Item] = []
        self._entries = 0
        self._start: Values = ()
        self._present: Values = ()

    def reckon(self, game_id: str, request: ReportRequest) -> ReportPart:
        """Return how far the analysis has come, after the last entry with the report.

        Raises:
            ValueError: The game can't be analysed.
            IllegalMove: The log breaks the rules.
        """
        package = load_package(game_id)
        seat_values = package.seat_values
        if seat_values is None:
            raise ValueError(f"{game_id} can't be analysed")
        of = (game_id, *request[:-1])
        session = self._session
        if session is None or of != self._of or request.upto < self._entries:
            session = request.origin.begin(package.game)
            for entry in request.log:
                session.submit(entry.seat, entry.move)
            self._of, self._session, self._items, self._entries = of, session, [], 0
            self._running = valued_entries(session, seat_values)
            _, self._start = next(self._running)
            self._present = self._start
        while self._entries < request.upto and (found := next(self._running, None)) is not None:
            items, self._present = found
            self._items += items
            self._entries += 1
        if self._entries < session.length:
            return ReportPart(self._entries)
        exact = is_exact(session, seat_values)
        analysis = sum_up(session, exact, self._start, self._present, self._items)
        return ReportPart(self._entries, GameReport(analysis, _advice(game_id, session, analysis)))


def told_decisions(analysis: Analysis) -> tuple[Decision, ...]:
    """Return the decisions that a report tells: the dearest errors, and each seat's best moment."""
    seats = range(len(analysis.start))
    own = ([item for item in analysis.decisions if item.seat == seat] for seat in seats)
    best = [best_moment(decisions, analysis.unit) for decisions in own]
    return (*dearest(analysis), *[item for item in best if item is not None])


def _advice(game_id: str, session: Session, analysis: Analysis) -> dict[int, tuple[Advice, ...]]:
    """Return the options of the decisions that are told, by the game's valuation, the best one first."""
    valuation, found = load_package(game_id).valuation, {}
    for item in told_decisions(analysis):
        view = session.game.view(session.state_at(item.entry - 1), item.seat)
        options = valuation.advise(view, item.seat)
        first = [option for option in options if option.move == item.best]
        if first:
            found[item.entry] = (*first, *[option for option in options if option.move != item.best])
    return found
