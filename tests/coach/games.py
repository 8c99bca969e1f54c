"""Plays and analyses games, and keeps the data of each that the figures are computed from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Final

from stolik.analysis.analysis import Analysis, Chance, Decision, Revaluation, analyse
from stolik.engine.bot import Level
from stolik.engine.driver import bot_chooser, play
from stolik.engine.game_library import load_package
from stolik.engine.session import Session

from tests.analysis.report.claims_check import courses

LEVELS: Final = tuple(Level)


@dataclass(frozen=True, slots=True)
class Moment:
    """A seat's value after an entry, its final result, and whether it was about to act."""

    value: float
    result: float
    acts: bool


@dataclass(frozen=True, slots=True)
class SeatSums:
    """A seat's sums over a game, and the level that played it."""

    level: Level
    start: float
    result: float
    luck: float
    error: float
    decisions: int


@dataclass(frozen=True, slots=True)
class AnalysedGame:
    """A game played to its end.

    ``law`` is the greatest deviation from the law, ``total`` that of the sum of all seats' values from 1.
    ``movers`` are the revaluations of the seats that made the entries, ``changes`` those of all seats;
    ``luck`` is the sum of the absolute luck of all seats.
    """

    seats: tuple[SeatSums, ...]
    moments: tuple[Moment, ...]
    law: float
    total: float
    movers: tuple[float, ...]
    changes: tuple[float, ...]
    luck: float


def part(
    game: str, levels: tuple[Level, ...], options: Mapping[str, object], seed: int, numbers: range
) -> list[AnalysedGame]:
    found = []
    for number in numbers:
        at = number // len(levels) % len(levels)
        found.append(analysed(game, (*levels[at:], *levels[:at]), options, number, seed))
    return found


def analysed(
    game: str, levels: tuple[Level, ...], options: Mapping[str, object], number: int, seed: int
) -> AnalysedGame:
    package = load_package(game)
    seats = len(levels)
    session = Session(package.game, seats, package.game.options_type(**options), number % seats)
    rngs = [Random(f"{seed} {game} {number} {seat}") for seat in range(seats)]
    choose = bot_chooser([package.bots[level] for level in levels], rngs)
    play(session, choose, Random(f"{seed} {game} {levels} {number}"))
    values = package.seat_values
    assert values is not None
    return _kept(session, levels, analyse(session, values))


def _kept(session: Session, levels: tuple[Level, ...], analysis: Analysis) -> AnalysedGame:
    shares = all(isinstance(item, Decision | Chance | Revaluation) for item in analysis.items)
    results = [seat.present for seat in analysis.seats]
    by_entry = courses(analysis, session.length)
    moments: list[Moment] = []
    for entries, values in enumerate(by_entry[:-1]):
        acting = session.game.to_act(session.state_at(entries))
        moments += [Moment(values[s], results[s], s in acting) for s in range(session.seats)]
    law = max(
        abs(each.start + each.luck - each.error + each.gifts + each.others + each.revaluation - result)
        for each, result in zip(analysis.seats, results, strict=True)
    )
    changes = [item for item in analysis.items if isinstance(item, Revaluation)]
    return AnalysedGame(
        tuple(
            [
                SeatSums(level, each.start, each.present, each.luck, each.error, each.decisions)
                for level, each in zip(levels, analysis.seats, strict=True)
            ]
        ),
        tuple(moments),
        law,
        max(abs(sum(values) - 1) for values in by_entry) if shares and session.seats > 1 else 0.0,
        tuple([item.change[item.seat] for item in changes if item.seat >= 0]),
        tuple([change for item in changes for change in item.change]),
        sum([abs(luck) for item in analysis.chances for luck in item.luck]),
    )
