"""What a hint gives as its reason is true of the position, and its plan leads from the draft to the move."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from stolik.engine.bot import Advice
from stolik.engine.claims import Claim
from stolik.engine.game import Rejection
from stolik.games.rummikub.ai.solver.solver import solve
from stolik.games.rummikub.rules.moves import Announce, Draw, EndTurn, KeepRack, Pass, Play, Redeal, SeatMove
from stolik.games.rummikub.rules.rules import GAME
from stolik.games.rummikub.rules.state import State
from stolik.games.rummikub.rules.tiles import HIDDEN
from stolik.games.rummikub.ui.hints import (
    WORDING,
    claim_text,
    plan_of,
    reason_of,
    reason_to_lay,
    where_to_look,
)
from stolik.games.rummikub.ui.turn_draft import TurnDraft, keeping_ids

from tests.benchmarks.rummikub_positions import Position, self_play, stressed
from tests.coach.told import Told
from tests.games.rummikub.ai.test_valuation import at
from tests.games.rummikub.claims_check import CHECKS


@cache
def positions() -> tuple[Position, ...]:
    return (*self_play(50, seed=11), *stressed(10))


ANY_POSITION = st.deferred(lambda: st.sampled_from(positions()))
"""One of the positions, which are played when the first is asked for."""


def drafted(view: State) -> TurnDraft:
    return TurnDraft.begin(keeping_ids((), view.table), view.racks[0], view.opened[0])


def advised(*moves: SeatMove) -> list[Advice]:
    """Return moves as advice, the best first, each clearly better than the next."""
    return [Advice(move, -float(number)) for number, move in enumerate(moves)]


def is_true(claim: Claim, view: State, move: SeatMove, draft: TurnDraft | None = None) -> bool:
    """Tell whether a claim holds of a move, from what the draft has left of the table."""
    return CHECKS[claim.kind](Told(claim, view, 0, advised(move), None if draft is None else draft.table))


@settings(deadline=None, max_examples=120)
@given(position=ANY_POSITION, choose=st.randoms(use_true_random=False))
def test_the_reason_to_lay_is_true(position: Position, choose: Any) -> None:
    rack = tuple(choose.sample(position.rack, choose.randint(1, len(position.rack))))
    found = solve(position.table, rack)
    if found is None:
        return
    view = at(" ".join(position.rack), *map(" ".join, position.table))
    plan = plan_of(drafted(view), Play(found.table))
    assert set(plan.laid) == set(found.laid)
    for claim in (reason_to_lay(view, 0, plan), where_to_look(plan)):
        assert is_true(claim, view, Play(found.table)), claim
        assert "{" not in claim_text(claim)


@settings(deadline=None, max_examples=120)
@given(position=ANY_POSITION, choose=st.randoms(use_true_random=False))
def test_the_reason_to_lay_is_true_in_the_middle_of_a_turn(position: Position, choose: Any) -> None:
    found = solve(position.table, position.rack)
    if found is None:
        return
    view, move = at(" ".join(position.rack), *map(" ".join, position.table)), Play(found.table)
    draft = drafted(view)
    for tile in choose.sample(position.rack, choose.randint(1, len(position.rack))):
        laid = draft.lay([tile])
        draft = draft if isinstance(laid, Rejection) else laid
    if choose.random() < 0.5:
        draft = draft.arranged(found.table)
    plan = plan_of(draft, move)
    for claim in (reason_to_lay(view, 0, plan), *([where_to_look(plan)] if plan.steps else [])):
        assert is_true(claim, view, move, draft), claim


@pytest.mark.parametrize(
    "rack, before, after, code",
    [
        ("k7a r9a", ["k4a k5a k6a"], ["k4a k5a k6a k7a"], "longer_run"),
        ("o7a r9a", ["k7a r7a b7a"], ["k7a r7a b7a o7a"], "wider_group"),
        ("k7a r7a b7a o1a", ["k4a k5a k6a"], ["k4a k5a k6a", "k7a r7a b7a"], "group"),
        ("k7a r7a ja o1a", ["k4a k5a k6a"], ["k4a k5a k6a", "k7a r7a ja"], "group_with_joker"),
        ("r1a r2a r3a o1a", ["k4a k5a k6a"], ["k4a k5a k6a", "r1a r2a r3a"], "run"),
        ("r1a ja r3a o1a", ["k4a k5a k6a"], ["k4a k5a k6a", "r1a ja r3a"], "run_with_joker"),
        ("k7a k3a o1a", ["k4a k5a k6a", "r1a r2a r3a"], ["k3a k4a k5a k6a", "r1a r2a r3a"], "longer_run"),
        (
            "k7a r4a o1a",
            ["k4a k5a k6a", "r1a r2a r3a"],
            ["k4a k5a k6a k7a", "r1a r2a r3a r4a"],
            "fits_beside",
        ),
        ("r7a b7a o1a", ["k4a k5a k6a k7a"], ["k4a k5a k6a", "k7a r7a b7a"], "spared_by_run"),
        ("o8a o9a k1a", ["k7a r7a b7a o7a"], ["k7a r7a b7a", "o7a o8a o9a"], "spared_by_group"),
        ("k5a r7a r8a o1a", ["k4a ja k6a"], ["k4a k5a k6a", "r7a r8a ja"], "frees_joker"),
        ("k5a o1a", ["k4a ja k6a"], ["k4a k5a k6a ja"], "longer_run"),
        ("k7a", ["k4a k5a k6a"], ["k4a k5a k6a k7a"], "goes_out"),
        (
            "b4a r6a o13a",
            ["k4a k5a k6a k7a", "r4a r5a r7a", "b6a b7a b8a"],
            ["k5a k6a k7a", "k4a r4a b4a", "r5a r6a r7a", "b6a b7a b8a"],
            "rearranged",
        ),
    ],
)
def test_known_reasons(rack: str, before: list[str], after: list[str], code: str) -> None:
    view = at(rack, *before)
    move = Play(tuple(tuple(row.split()) for row in after))
    claim = reason_to_lay(view, 0, plan_of(drafted(view), move))
    assert claim.kind == code
    assert is_true(claim, view, move)


def test_an_opening_names_what_its_sets_are_worth() -> None:
    view = at("k10a r10a b10a o1a", "k4a k5a k6a", opened=(False, True))
    move = Play((("k4a", "k5a", "k6a"), ("k10a", "r10a", "b10a")))
    claim = reason_to_lay(view, 0, plan_of(drafted(view), move))
    assert claim == Claim("opens", {"worth": 30, "needed": 30})
    assert is_true(claim, view, move)


@settings(deadline=None, max_examples=60)
@given(position=ANY_POSITION, opened=st.booleans(), empty=st.booleans())
def test_the_reason_to_lay_nothing_is_true(position: Position, opened: bool, empty: bool) -> None:
    view = at(" ".join(position.rack), *map(" ".join, position.table), opened=(opened, True))
    rest = Pass() if empty else Draw()
    view = replace(view, bank=() if empty else (HIDDEN,))
    possible = any(each for each in GAME.legal_moves(view, 0) if isinstance(each, Play))
    options = advised(rest, *([Play(())] if possible else []))
    claim = reason_of(view, 0, options)
    assert CHECKS[claim.kind](Told(claim, view, 0, options)), claim
    assert "{" not in claim_text(claim)


@pytest.mark.parametrize(
    "rack, code",
    [
        ("ja jb k1a", "keeps_joker"),
        ("ja k7a o1a", "waits"),
        ("k7a o1a", "waits"),
        ("k1a o1a", "nothing_fits"),
    ],
)
def test_whoever_could_lay_only_with_a_joker_is_told_so(rack: str, code: str) -> None:
    view = at(rack, "k4a k5a k6a")
    options = [] if code == "nothing_fits" else [Play(())]
    assert reason_of(view, 0, advised(Draw(), *options)).kind == code
    assert reason_of(view, 0, advised(Pass(), *options)).kind == f"pass_{code}"


def test_nothing_is_said_of_why_one_waits_where_the_estimate_finds_laying_as_good() -> None:
    for rack, opened in (("k7a o1a", True), ("k10a r10a b10a", False)):
        view = at(rack, "k4a k5a k6a", opened=(opened, True))
        equal = [Advice(Draw(), 0.5), Advice(Play(()), 0.5)]
        assert reason_of(view, 0, equal).kind == "draw"
        equal = [Advice(Pass(), 0.5), Advice(Play(()), 0.5)]
        assert reason_of(view, 0, equal).kind == "pass"
    view = at("k7a o1a")
    for move, other in ((KeepRack(), Redeal()), (Redeal(), KeepRack())):
        kind = "keep_only" if isinstance(move, KeepRack) else "redeal_only"
        assert reason_of(view, 0, [Advice(move, 0.5), Advice(other, 0.5)]).kind == kind


def test_what_is_advised_beside_laying_has_its_reason() -> None:
    assert reason_of(at("k7a o1a", "k4a k5a k6a"), 0, advised(Draw())).kind == "draw"
    view = at("k7a", "k4a k5a k6a")
    moves = (KeepRack(), Redeal(), Announce(), EndTurn())
    kinds = [reason_of(view, 0, advised(move)).kind for move in moves]
    assert kinds == ["keep", "redeal", "announce", "end_turn"]
    assert all(sentence.endswith(".") for sentence in WORDING.sources.values())


def test_a_plan_goes_on_from_what_is_laid_already() -> None:
    view = at("k7a r7a b7a o1a", "k4a k5a k6a")
    move = Play((("k4a", "k5a", "k6a"), ("k7a", "r7a", "b7a")))
    draft = drafted(view).lay(["r7a", "b7a"])
    assert not isinstance(draft, Rejection)
    plan = plan_of(draft, move)
    assert (plan.laid, plan.returned) == (("k7a",), ())
    assert plan.letters == {"k7a": "A"}
    assert reason_to_lay(view, 0, plan).kind == "group", "two loose tiles are no group that grows"
    wrong = draft.lay(["o1a"])
    assert not isinstance(wrong, Rejection)
    assert plan_of(wrong, move).returned == ("o1a",)
    done = draft.arranged(plan.table)
    ready = plan_of(done, move)
    assert reason_to_lay(view, 0, ready).kind == "ready"
    mixed = done.lay(["o1a"])
    assert not isinstance(mixed, Rejection)
    assert reason_to_lay(view, 0, plan_of(mixed, move)) == Claim("take_back", {"count": 1})


@settings(deadline=None, max_examples=60)
@given(position=ANY_POSITION)
def test_tiles_with_one_letter_go_to_one_set(position: Position) -> None:
    found = solve(position.table, position.rack)
    if found is None:
        return
    view = at(" ".join(position.rack), *map(" ".join, position.table))
    draft = drafted(view)
    plan = plan_of(draft, Play(found.table))
    homes = {tile: row for row in plan.table for tile in row}
    for tile, letter in plan.letters.items():
        together = {other for other, its in plan.letters.items() if its == letter}
        assert together <= set(homes[tile])
    for one in draft.current:
        if one.id in plan.goals:
            coming = [tile for tile, letter in plan.letters.items() if letter == plan.goals[one.id]]
            assert set(homes[coming[0]]) & set(one.tiles)
    assert {frozenset(row) for row in plan.table} == {frozenset(row) for row in found.table}
    assert GAME.check(replace(view), 0, Play(draft.arranged(plan.table).table)) is None
