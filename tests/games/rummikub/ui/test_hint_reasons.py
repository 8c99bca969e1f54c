"""What a hint gives as its reason is true of the position, and its plan leads from the draft to the move."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from stolik.engine.game import Rejection
from stolik.games.rummikub.ai.solver.solver import can_move, solve
from stolik.games.rummikub.rules.moves import Announce, Draw, EndTurn, KeepRack, Pass, Play, Redeal
from stolik.games.rummikub.rules.rules import GAME
from stolik.games.rummikub.rules.sets.melds import Meld, is_set, read, value_of
from stolik.games.rummikub.rules.sets.opening import best_opening
from stolik.games.rummikub.rules.state import State
from stolik.games.rummikub.rules.tiles import Tile, is_joker
from stolik.games.rummikub.ui.draft.turn_draft import TurnDraft, keeping_ids
from stolik.games.rummikub.ui.hints.hint_plan import HintPlan, plan_of
from stolik.games.rummikub.ui.voice.hints import (
    NAMED_AT_MOST,
    REASONS,
    Reason,
    hint_reason,
    lay_text,
    reason_of,
    reason_to_lay,
)

from tests.benchmarks.rummikub_positions import Position, self_play, stressed
from tests.games.rummikub.ai.test_valuation import at


@cache
def positions() -> tuple[Position, ...]:
    return (*self_play(50, seed=11), *stressed(10))


ANY_POSITION = st.deferred(lambda: st.sampled_from(positions()))
"""One of the positions, which are played when the first is asked for."""


def drafted(view: State) -> TurnDraft:
    return TurnDraft.begin(keeping_ids((), view.table), view.racks[0], view.opened[0])


def tiles_of(table: Sequence[Sequence[Tile]]) -> set[Tile]:
    return {tile for row in table for tile in row}


def new_rows(view: State, table: Sequence[Sequence[Tile]]) -> list[Sequence[Tile]]:
    """Return the sets that hold a tile of the rack or of another set."""
    old = Counter(frozenset(row) for row in view.table)
    return [row for row in table if frozenset(row) not in old]


def is_true(reason: Reason, view: State, plan: HintPlan) -> bool:
    """Tell whether a reason holds, from the tables alone."""
    before, after, facts = view.table, plan.table, reason.facts
    laid = tiles_of(after) - tiles_of(before)
    changed = new_rows(view, after)
    melds = [found for found in map(read, changed) if isinstance(found, Meld)]
    match reason.code:
        case "goes_out":
            return laid == set(view.racks[0])
        case "opens":
            return bool(sum(map(value_of, changed)) == facts["worth"] >= facts["needed"] == 30)
        case "group" | "group_with_joker":
            (meld,) = melds
            plain = [tile for tile in meld.tiles if not is_joker(tile)]
            fits = meld.kind == "group" and len(plain) == facts["count"] and set(meld.tiles) <= laid
            return (
                fits
                and meld.numbers[0] == facts["number"]
                and (len(plain) == len(meld.tiles)) == (reason.code == "group")
            )
        case "wider_group":
            (meld,) = melds
            return meld.kind == "group" and meld.numbers[0] == facts["number"] and len(laid) == 1
        case "run" | "run_with_joker":
            (meld,) = melds
            span = (meld.numbers[0], meld.numbers[-1]) == (facts["first"], facts["last"])
            return meld.kind == "run" and span and set(meld.tiles) <= laid
        case "longer_run":
            (meld,) = melds
            span = (meld.numbers[0], meld.numbers[-1]) == (facts["first"], facts["last"])
            return meld.kind == "run" and span and not set(meld.tiles) <= laid
        case "frees_joker":
            tile: Tile = facts["tile"]
            home = next(row for row in after if tile in row)
            return any(
                any(map(is_joker, row)) and len(set(row) & set(home)) >= len(row) - 1 and tile not in row
                for row in before
            )
        case "fits_beside":
            kept = all(any(set(row) <= set(now) for now in after) for row in before)
            return kept and len(laid) == facts["count"]
        case "spared_by_run" | "spared_by_group":
            old = next(row for row in before if facts["tile"] in row)
            rest = next(row for row in after if set(row) == set(old) - {facts["tile"]})
            was = read(old)
            kind = isinstance(was, Meld) and was.kind == reason.code.removeprefix("spared_by_")
            return bool(kind and is_set(rest) and len(rest) == facts["left"] >= 3)
        case "rearranged":
            still = Counter(frozenset(row) for row in after)
            return len(laid) == facts["count"] and any(frozenset(row) not in still for row in before)
    return False


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
    reason = reason_to_lay(view, 0, plan)
    assert is_true(reason, view, plan), reason
    assert "{" not in hint_reason(reason.code, reason.facts)


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
    plan = plan_of(drafted(view), Play(tuple(tuple(row.split()) for row in after)))
    assert reason_to_lay(view, 0, plan).code == code


def test_an_opening_names_what_its_sets_are_worth() -> None:
    view = at("k10a r10a b10a o1a", "k4a k5a k6a", opened=(False, True))
    plan = plan_of(drafted(view), Play((("k4a", "k5a", "k6a"), ("k10a", "r10a", "b10a"))))
    reason = reason_to_lay(view, 0, plan)
    assert reason == Reason("opens", {"worth": 30, "needed": 30})
    assert is_true(reason, view, plan)


@settings(deadline=None, max_examples=60)
@given(position=ANY_POSITION, opened=st.booleans(), empty=st.booleans())
def test_the_reason_to_lay_nothing_is_true(position: Position, opened: bool, empty: bool) -> None:
    view = at(" ".join(position.rack), *map(" ".join, position.table), opened=(opened, True))
    rest = Pass() if empty else Draw()
    best = best_opening(position.rack)
    value = best.value if best else 0
    possible = can_move(position.table, position.rack) if opened else value >= 30
    reason = reason_of(view, 0, [rest, *([Play(())] if possible else [])])
    code = reason.code.removeprefix("pass_") if empty else reason.code
    assert (code in ("waits", "keeps_joker", "far_away", "could_open")) == possible
    if code == "keeps_joker":
        assert not can_move(position.table, [tile for tile in position.rack if not is_joker(tile)])
    # To keep an opening back may cost 200 points, whatever was announced.
    assert (code == "could_open") == (possible and not opened)
    if not opened and not possible:
        assert code == ("short_of_opening" if value else "no_set")
        assert reason.facts["worth"] == value < reason.facts["needed"]
    assert "{" not in hint_reason(reason.code, reason.facts)


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
    assert reason_of(view, 0, [Draw(), *options]).code == code
    assert reason_of(view, 0, [Pass(), *options]).code == f"pass_{code}"


def test_what_is_advised_beside_laying_and_drawing_has_its_reason() -> None:
    view = at("k7a", "k4a k5a k6a")
    moves = (KeepRack(), Redeal(), Announce(), EndTurn())
    assert [reason_of(view, 0, [move]).code for move in moves] == ["keep", "redeal", "announce", "end_turn"]


def test_a_plan_goes_on_from_what_is_laid_already() -> None:
    view = at("k7a r7a b7a o1a", "k4a k5a k6a")
    move = Play((("k4a", "k5a", "k6a"), ("k7a", "r7a", "b7a")))
    draft = drafted(view).lay(["r7a", "b7a"])
    assert not isinstance(draft, Rejection)
    plan = plan_of(draft, move)
    assert (plan.laid, plan.returned) == (("k7a",), ())
    assert plan.letters == {"k7a": "A"}
    assert reason_to_lay(view, 0, plan).code == "wider_group"
    wrong = draft.lay(["o1a"])
    assert not isinstance(wrong, Rejection)
    assert plan_of(wrong, move).returned == ("o1a",)
    done = draft.arranged(plan.table)
    ready = plan_of(done, move)
    assert reason_to_lay(view, 0, ready).code == "ready"
    mixed = done.lay(["o1a"])
    assert not isinstance(mixed, Rejection)
    assert reason_to_lay(view, 0, plan_of(mixed, move)) == Reason("take_back", {"count": 1})


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


def test_every_reason_has_its_sentence() -> None:
    assert all(sentence.endswith(".") for sentence in REASONS.values())


@pytest.mark.parametrize(
    "laid, text",
    [
        (("o9a",), "Lay the orange 9"),
        (("r8a", "r7b"), "Lay red 7-8"),
        (("o9a", "ja", "k3a"), "Lay the black 3, the orange 9, the joker"),
        (("r7a", "r8a", "r9a", "r10a"), "Lay 4 tiles"),
    ],
)
def test_options_name_few_tiles_and_count_many(laid: tuple[Tile, ...], text: str) -> None:
    assert lay_text(laid) == text
    assert (len(laid) > NAMED_AT_MOST) == ("4" in text)
