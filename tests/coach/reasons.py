"""Whether a reason beats a coin: how often it points at the better of two options, beside null reasons.

Of two random options of a decision, each one in turn is treated as the better one. Whatever the game then
says about it points at it: in a hint, and as the loss by the other one. A null reason is a fact that can't
matter, such as a parity, and is treated in the same way. For costly moves, the table also shows whether the
coach's words are true only of the best move.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass, field
from importlib import import_module
from itertools import count, pairwise
from math import sqrt
from random import Random
from typing import Any, Final

from stolik.bots.worker import answer
from stolik.engine.bot import GENEROUS_DEADLINE, Advice, Level
from stolik.engine.bot_jobs import BotJob, MovesWorth
from stolik.engine.game import Seat
from stolik.engine.game_library import load_package

from tests.coach.told import Nulls, claims_of, positions, wording_of

COSTLY: Final = (1, 2, 5, 10)
"""The least costs of a costly move, in points, by class."""

SURE: Final = 3
"""The number of standard errors by which a kind has to beat its null."""

FEW: Final = 100
"""The number of cases from which a kind, or a null, is judged by itself."""

AHEAD: Final = 8


@dataclass
class Pointing:
    """How often a kind of reason pointed at an option, and how often that was the better one."""

    told: int = 0
    right: int = 0

    @property
    def rate(self) -> float:
        return self.right / self.told if self.told else 0.5

    @property
    def error(self) -> float:
        return sqrt(max(self.rate * (1 - self.rate), 0.25 / (self.told + 1)) / max(self.told, 1))


@dataclass
class Reasons:
    """The findings: decisions, pointings by kind (``hint/…``, ``coach/…``, ``null/…``), costly moves.

    A hint's ways (``way/…``) say how a move is made, which needn't point at it. ``reasons`` counts the kinds
    of claims about costly moves by class of cost; the kind is empty if there was no claim.
    """

    decisions: int = 0
    pointings: dict[str, Pointing] = field(default_factory=dict)
    reasons: Counter[tuple[int, str]] = field(default_factory=Counter)

    def add(self, other: Reasons) -> None:
        self.decisions += other.decisions
        for kind, each in other.pointings.items():
            mine = self.pointings.setdefault(kind, Pointing())
            mine.told += each.told
            mine.right += each.right
        self.reasons += other.reasons

    def note(self, kind: str, right: bool) -> None:
        found = self.pointings.setdefault(kind, Pointing())
        found.told += 1
        found.right += right


def difference_of(game: str, view: Any, seat: Seat, options: tuple[Advice, ...], played: Any) -> Any:
    """Return the claim about a move's loss against the first of some options, ``None`` if there is none."""
    place = "ui.hints" if game == "rummikub" else "ai.claims"
    told = import_module(f"stolik.games.{game}.{place}").difference
    return told(*((view,) if game == "ryzyk_fizyk" else (view, seat)), options, played)


def cost_class(points: float) -> int:
    return max(each for each in COSTLY if points > each)


def looked_for(game: str, number: int, seed: int) -> Reasons:
    """Return the findings from one game, whose course its number decides."""
    found, rng = Reasons(), Random(f"{seed} reasons {game} {number}")
    package = load_package(game)
    nulls: Nulls = import_module(f"tests.games.{game}.claims_check").NULLS
    view_model, wording = package.view_model(None), wording_of(game)
    for session, seat in positions(game, number, seed):
        view = package.game.view(session.state, seat)
        worth: MovesWorth = answer(BotJob("worth", game, view, seat)).result
        scale = 1 if worth.measure == "points" else 100
        values = {move: scale * value for move, value in worth.values}
        options = [each for each in worth.advice if each.move in values]
        if len(options) < 2 or max(values.values()) - min(values.values()) <= COSTLY[0]:
            continue
        best = max(values.values())
        played = _played(package, view, seat, rng, options)
        cost = best - values[played]
        if cost <= COSTLY[0]:
            continue
        found.decisions += 1
        claim = difference_of(game, view, seat, tuple(options), played)
        found.reasons[cost_class(cost), claim.kind if claim else ""] += 1
        one, other = rng.sample(options, 2)
        if abs(values[one.move] - values[other.move]) < 1e-6:
            continue
        for first, second in ((one, other), (other, one)):
            right = values[first.move] > values[second.move]
            pair = (first, second)
            told = [
                each for each in claims_of(view_model, session, seat, pair) if each.kind not in wording.plain
            ]
            for each in told[-1:]:
                found.note(f"{'way' if each.kind in wording.ways else 'hint'}/{each.kind}", right)
            lost = difference_of(game, view, seat, pair, second.move)
            if lost is not None:
                found.note(f"coach/{lost.kind}", right)
            for name, null in nulls.items():
                if null(view, first.move) and not null(view, second.move):
                    found.note(f"null/{name}", right)
    return found


def _played(package: Any, view: Any, seat: Seat, rng: Random, options: list[Advice]) -> Any:
    if rng.random() < 0.5:
        move = package.bots[Level.GENTLE].choose(view, seat, rng, GENEROUS_DEADLINE)
        if any(each.move == move for each in options):
            return move
    return rng.choice(options).move


def gathered(pool: ProcessPoolExecutor, game: str, decisions: int, seed: int) -> Reasons:
    found, waiting, numbers = Reasons(), list[Future[Reasons]](), count()
    while found.decisions < decisions:
        waiting += [pool.submit(looked_for, game, next(numbers), seed) for _ in range(AHEAD - len(waiting))]
        found.add(waiting.pop(0).result())
    for each in waiting:
        each.cancel()
    return found


def table_rows(found: Reasons) -> Iterator[str]:
    """Yield two tables: how often each kind pointed at the better move, and the claims about costly moves."""
    by_place: dict[str, dict[str, Pointing]] = {"null": {}, "hint": {}, "coach": {}, "way": {}}
    for name, pointing in sorted(found.pointings.items(), key=lambda each: -each[1].told):
        place, _, kind = name.partition("/")
        by_place[place][kind] = pointing
    null = _null(by_place["null"].values())
    yield "| told of one of two options | kind | times | of the better one, % | demanded |"
    yield "| --- | --- | ---: | ---: | --- |"
    for place, kinds in by_place.items():
        few = Pointing()
        for kind, each in kinds.items():
            if each.told < FEW and place != "null":
                few.told += each.told
                few.right += each.right
            else:
                yield _row(place, f"`{kind}`" if place != "null" else kind, each, null)
        if few.told:
            yield _row(place, f"kinds told fewer than {FEW} times", few, null)
    yield ""
    bounds = [f"{low} to {high}" for low, high in pairwise(COSTLY)] + [f"above {COSTLY[-1]}"]
    yield f"| {found.decisions:,} moves that cost more than {COSTLY[0]} point | " + " | ".join(bounds) + " |"
    yield "| --- |" + " ---: |" * len(bounds)
    counts = [sum([n for (cost, _), n in found.reasons.items() if cost == low]) for low in COSTLY]
    told = [100 * (1 - found.reasons[low, ""] / max(1, n)) for low, n in zip(COSTLY, counts, strict=True)]
    yield "| so many | " + " | ".join([f"{n:,}" for n in counts]) + " |"
    yield "| told why, % | " + " | ".join([f"{share:.0f}" for share in told]) + " |"


def _null(nulls: Collection[Pointing]) -> Pointing:
    """Return the best of the nulls that were seen often enough, or all of them together."""
    together = Pointing(sum([each.told for each in nulls]), sum([each.right for each in nulls]))
    often = [each for each in nulls if each.told >= FEW]
    return max(often, key=lambda each: each.rate, default=together)


def _row(place: str, kind: str, each: Pointing, null: Pointing) -> str:
    cells = f"| {place} | {kind} | {each.told:,} | {100 * each.rate:.1f} ± {100 * each.error:.1f} |"
    if place in ("null", "way"):
        return f"{cells} |"
    if each.told < FEW:
        return f"{cells} too few to judge |"
    beaten = each.rate - null.rate > SURE * sqrt(each.error**2 + null.error**2)
    return f"{cells} beats every null{'' if beaten else ', missed'} |"
