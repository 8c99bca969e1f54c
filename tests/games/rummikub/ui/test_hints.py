"""A hint has three steps; the last one shows the tiles in their new places, as hands would move them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QObject
from stolik.engine.bot import Advice
from stolik.engine.coaching.claims import Claim
from stolik.engine.game import TABLE, Rejection
from stolik.engine.game_library import load_game
from stolik.engine.session import Session
from stolik.games.rummikub.ai.solver.solver import solve
from stolik.games.rummikub.rules.moves import (
    Announce,
    Draw,
    EndTurn,
    KeepRack,
    Pass,
    Play,
    Redeal,
    SeatMove,
    Shuffled,
)
from stolik.games.rummikub.rules.rules import GAME
from stolik.games.rummikub.rules.state import State
from stolik.games.rummikub.rules.tiles import HIDDEN, Tile
from stolik.games.rummikub.ui import hints
from stolik.games.rummikub.ui.printed import decision
from stolik.games.rummikub.ui.printed import marked as marked_by
from stolik.games.rummikub.ui.table_parts import seat_rows
from stolik.games.rummikub.ui.turn_draft import TurnDraft, keeping_ids, played_move

from tests.benchmarks.rummikub_positions import Position, self_play, stressed
from tests.coach.told import Told
from tests.games.moves_wanted import move_by
from tests.games.rummikub.ai.test_bots import LOW_RACK, USUAL, has_it
from tests.games.rummikub.ai.test_solver import ANY_POSITION as A_POSITION
from tests.games.rummikub.ai.test_valuation import at
from tests.games.rummikub.claims_check import CHECKS
from tests.games.rummikub.deals import CALM, DECK, GROUP, RACK, REST, RUN, dealt, draw_on, opened
from tests.games.rummikub.manipulations import counted
from tests.games.rummikub.played_tables import assert_steps_lead_from_before_to_after, tiles_of
from tests.games.rummikub.ui.test_view_model import face_of, look, zone

GROWN = (RUN, (*GROUP, "o9a"))
"""The table of ``opened`` after the advised move: the group gets its last colour."""

OPTIONS = (
    Advice(Play(GROWN), 2.34, {"chance": 0.52, "big": 2.34}),
    Advice(Draw(), 1.96, {"chance": 0.4, "big": 1.96}),
)


@pytest.fixture
def face(parent: QObject) -> Any:
    face = face_of(parent)
    face.shown = []
    face.hintOver.connect(lambda: face.show_hint((), 0))
    look(face, opened())
    return face


def marked(face: Any, field: str) -> set[Tile]:
    return {row.tile for row in face.tiles.rows if getattr(row, field)}


def sets(face: Any) -> set[tuple[Tile, ...]]:
    rows = [row for row in face.tiles.rows if row.zone == "cloth"]
    return {
        tuple(row.tile for row in sorted(rows, key=lambda row: row.order) if row.set == one)
        for one in {row.set for row in rows}
    }


def test_first_it_tells_where_to_look_then_which_tiles_and_why(face: Any) -> None:
    where, _, _ = face.hint_steps(OPTIONS)
    face.show_hint(OPTIONS, 0)
    assert where.text == "Look here: you can lay 1 of your tiles."
    assert set(where.lit) == {*GROUP, "o9a"}
    assert marked(face, "lit") == {"o9a"}
    assert len(face.framed.rows) == 1
    assert marked(face, "letter") == set()
    _, which, _ = face.hint_steps(OPTIONS)
    face.show_hint(OPTIONS, 1)
    assert which.text == "Lay what lights up: that leaves you with 5 tiles."
    _, alone, _ = face.hint_steps(OPTIONS[:1])
    assert alone.text == "The group of 9s still has room for one more."
    assert marked(face, "lit") == {"o9a"}
    assert len(face.framed.rows) == 1


def test_where_tiles_go_to_several_sets_letters_say_which_go_together(face: Any) -> None:
    table = (("b4a", "b5a", "b6a"), ("b5b", "b6b", "b7a"), (*GROUP, "o9a"), ("b3a",))
    options = (Advice(Play((*table[:3],)), 0.5),)
    face = face_with_rack(face, table)
    face.show_hint(options, 1)
    letters = {row.tile: row.letter for row in face.tiles.rows if row.letter}
    assert letters["o9a"] != letters["b5b"]
    framed = {row.label.removeprefix("Tiles with the letter ")[0] for row in face.framed.rows}
    assert framed <= set(letters.values())


def test_every_tile_bears_one_letter_at_most_and_each_set_that_is_given_some_its_own_on_a_tile_that_stays(
    face: Any,
) -> None:
    run, sevens, eights = ("b8a", "b9a", "b10a", "b11a"), ("k7a", "r7a", "b7b"), ("k8a", "r8a", "o8a")
    rack = ("b7a", "o7a", "b12a", "k1a")
    view = GAME.view(opened().state, 0)
    laid = replace(
        view, table=(run, sevens, eights), racks=(rack, *view.racks[1:]), came=((0,) * 4, *view.came[1:])
    )
    face.show(laid, None, 0)
    after = (("b9a", "b10a", "b11a", "b12a"), (*sevens, "o7a"), (*eights, "b8a"))
    face.show_hint((Advice(Play(after), 0.5),), 1)
    rows = {row.tile: row for row in face.tiles.rows}
    letters = {tile: row.letter for tile, row in rows.items() if row.letter}
    assert {tile for tile in letters if not rows[tile].lit} == {"b9a", "k7a", "k8a"}
    assert (letters["b9a"], letters["k7a"], letters["k8a"]) == (
        letters["b12a"],
        letters["o7a"],
        letters["b8a"],
    )
    assert len(set(letters.values())) == 3
    assert "goes to set" in rows["b8a"].label
    assert "goes to set" not in rows["b9a"].label


def face_with_rack(face: Any, table: Sequence[Sequence[Tile]]) -> Any:
    view = GAME.view(opened().state, 0)
    run = ("b4a", "b5a", "b6a", "b7a")
    rack = ("b5b", "b6b", "o9a", "k1a")
    changed = replace(
        view, table=(run, GROUP), racks=(rack, *view.racks[1:]), came=((0,) * 4, *view.came[1:])
    )
    face.show(changed, None, 0)
    return face


def test_at_last_it_shows_the_tiles_as_they_would_lie(face: Any) -> None:
    before = [list(row) for row in move_by(face.play)["table"]]
    face.show_hint(OPTIONS, 2)
    assert face.ghostly
    assert marked(face, "ghost") == {"o9a"}
    assert sets(face) == {RUN, (*GROUP, "o9a")}
    assert "o9a" not in zone(face, "rack")
    # It is only shown: no tile is laid, and nothing can be played.
    assert face.laidCount == 0
    assert not face.canPlay
    assert move_by(face.play)["table"] == before
    assert face.time_up().table == tuple(map(tuple, before))
    assert "o9a" not in str(face.memory().get("draft", ""))


def test_what_it_shows_is_accepted_as_an_edit_of_one_s_own(face: Any) -> None:
    kept: list[bool] = []
    face.kept.connect(lambda: kept.append(True))
    face.show_hint(OPTIONS, 2)
    places = {row.tile: row.place[:3] for row in face.tiles.rows}
    face.accept_hint()
    assert not face.ghostly
    assert kept
    assert face.laidCount == 1
    assert face.canPlay
    assert {row.tile: row.place[:3] for row in face.tiles.rows} == places
    assert face.undoTile()
    assert sets(face) == {RUN, GROUP}
    assert "o9a" in zone(face, "rack")


@pytest.mark.parametrize(
    "hand", ["pick", "toggle", "pickWhole", "sort", "tidy", "undoTurn", "lookBefore", "putNew"]
)
def test_any_hand_on_the_tiles_takes_the_shown_ones_away(face: Any, hand: str) -> None:
    face.pick("k1a", False)
    face.putNew()
    ended: list[bool] = []
    face.hintOver.connect(lambda: ended.append(True))
    face.show_hint(OPTIONS, 2)
    assert face.ghostly
    acts = {
        "pick": lambda: face.pick("o9a", False),
        "toggle": lambda: face.toggle("b3a"),
        "pickWhole": lambda: face.pickWhole("b3a"),
        "sort": lambda: face.sort(True),
        "tidy": lambda: face.tidy(),
        "undoTurn": lambda: face.undoTurn(),
        "lookBefore": lambda: face.lookBefore(True),
        "putNew": lambda: face.pick("k12a", False) or (face.pick("k12a", False) and face.putNew()),
    }
    acts[hand]()
    assert not face.ghostly
    assert marked(face, "ghost") == set()
    assert ended
    assert "o9a" in zone(face, "rack")


def test_an_own_edit_ends_the_hint_and_picking_up_does_not(face: Any) -> None:
    ended: list[bool] = []
    face.hintOver.connect(lambda: ended.append(True))
    face.show_hint(OPTIONS, 1)
    face.pick("o9a", False)
    assert not ended
    assert marked(face, "lit") == {"o9a"}
    face.putNew()
    assert ended
    assert marked(face, "lit") == set()
    assert not face.framed.rows


def test_a_hint_in_the_middle_of_a_turn_goes_on_from_there(face: Any) -> None:
    face.pick("k1a", False)
    face.putNew()
    face.show_hint(OPTIONS, 1)
    assert face.hint_steps(OPTIONS)[1].text.endswith("A tile with an arrow goes back to the rack.")
    assert {row.tile: row.letter for row in face.tiles.rows if row.letter} == {"k1a": "-"}
    face.show_hint(OPTIONS, 2)
    face.accept_hint()
    assert sets(face) == {RUN, (*GROUP, "o9a")}
    assert "k1a" in zone(face, "rack")


def test_to_draw_is_one_sentence_and_nothing_else(face: Any) -> None:
    lay, draw = OPTIONS
    options = (replace(draw, value=lay.value + 0.1), lay)
    (only,) = face.hint_steps(options)
    face.show_hint(options, 0)
    assert only.text == "Draw a tile: the odds favour it."
    assert (only.lit, only.button) == ((), "")
    assert not face.framed.rows
    assert marked(face, "lit") == set()


def test_a_hint_goes_with_the_position_and_with_the_eyes(face: Any) -> None:
    session = opened()
    look(face, session)
    face.show_hint(OPTIONS, 2)
    look(face, session, None)
    assert not face.ghostly
    assert marked(face, "ghost") == marked(face, "lit") == set()
    assert not face.framed.rows


def test_a_hint_knows_no_other_rack_and_not_the_order_of_the_bank(parent: QObject) -> None:
    """Other hidden tiles give the same hint: in words, in lights and on the table."""
    told = []
    for seed in range(4):
        hidden = [tile for tile in DECK if tile not in RACK]
        Random(seed).shuffle(hidden)
        session: Session = Session(load_game("rummikub"), 3, CALM)
        session.submit(TABLE, Shuffled((*RACK, *hidden)))
        session.submit(0, Play((RUN, GROUP)))
        while session.state.turn != 0:
            session.submit(session.state.turn, EndTurn() if session.state.phase == "drawn" else Draw())
        face = face_of(parent)
        look(face, session)
        rows = []
        for step in range(3):
            face.show_hint(OPTIONS, step)
            rows.append(list(face.tiles.rows))
        told.append((face.hint_steps(OPTIONS), face.hint_steps(OPTIONS[::-1]), rows))
    assert all(one == told[0] for one in told)


def test_tiles_of_use_are_marked_on_the_rack_alone(face: Any) -> None:
    face.show_odds({"layable": ("o9a", "b5b")})
    assert marked(face, "layable") == {"o9a", "b5b"}
    face.pick("o9a", False)
    face.putNew()
    assert marked(face, "layable") == {"b5b"}
    face.show_odds(None)
    assert marked(face, "layable") == set()
    assert set(REST) >= {"o9a", "b5b"}


@cache
def played_positions() -> tuple[Position, ...]:
    return (*self_play(50, seed=11), *stressed(10))


ANY_POSITION = st.deferred(lambda: st.sampled_from(played_positions()))
"""One of the positions, which are played when the first one is needed."""


def drafted(view: State) -> TurnDraft:
    return TurnDraft.begin(keeping_ids((), view.table), view.racks[0], view.opened[0])


def advised(*moves: SeatMove) -> list[Advice]:
    return [Advice(move, -float(number)) for number, move in enumerate(moves)]


def is_true(claim: Claim, view: State, move: SeatMove, draft: TurnDraft | None = None) -> bool:
    return CHECKS[claim.kind](Told(claim, view, 0, advised(move), None if draft is None else draft.table))


@settings(deadline=None, max_examples=120)
@given(position=ANY_POSITION, choose=st.randoms(use_true_random=False))
def test_the_reason_to_lay_is_true(position: Position, choose: Any) -> None:
    rack = tuple(choose.sample(position.rack, choose.randint(1, len(position.rack))))
    found = solve(position.table, rack)
    if found is None:
        return
    view = at(" ".join(position.rack), *map(" ".join, position.table))
    plan = hints.plan_of(drafted(view), Play(found.table))
    assert set(plan.laid) == set(found.laid)
    options = advised(Play(found.table), *choose.choice([(), (Draw(),)]))
    for claim in (hints.reason_to_lay(view, 0, plan, options), hints.where_to_look(plan)):
        assert is_true(claim, view, Play(found.table)), claim
        assert "{" not in hints.claim_text(claim)


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
    plan, options = hints.plan_of(draft, move), advised(move, Draw())
    for claim in (
        hints.reason_to_lay(view, 0, plan, options),
        *([hints.where_to_look(plan)] if plan.steps else []),
    ):
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
    claim = hints.reason_to_lay(view, 0, hints.plan_of(drafted(view), move), advised(move))
    assert claim.kind == code
    assert is_true(claim, view, move)


def test_an_opening_names_what_its_sets_are_worth() -> None:
    view = at("k10a r10a b10a o1a", "k4a k5a k6a", opened=(False, True))
    move = Play((("k4a", "k5a", "k6a"), ("k10a", "r10a", "b10a")))
    claim = hints.reason_to_lay(view, 0, hints.plan_of(drafted(view), move), advised(move))
    assert claim == Claim("opens", {"worth": 30})
    assert is_true(claim, view, move)


@settings(deadline=None, max_examples=60)
@given(position=ANY_POSITION, opened=st.booleans(), empty=st.booleans())
def test_the_reason_to_lay_nothing_is_true(position: Position, opened: bool, empty: bool) -> None:
    view = at(" ".join(position.rack), *map(" ".join, position.table), opened=(opened, True))
    rest = Pass() if empty else Draw()
    view = replace(view, bank=() if empty else (HIDDEN,))
    possible = any(each for each in GAME.legal_moves(view, 0) if isinstance(each, Play))
    options = advised(rest, *([Play(())] if possible else []))
    claim = hints.reason_of(view, 0, options)
    assert CHECKS[claim.kind](Told(claim, view, 0, options)), claim
    assert "{" not in hints.claim_text(claim)


@pytest.mark.parametrize(
    "rack, laid, code",
    [
        ("ja jb k1a", "k4a k5a k6a ja", "keeps_joker"),
        ("ja k7a o1a", "k4a k5a k6a k7a", ""),
        ("k1a o1a", "", "nothing_fits"),
    ],
)
def test_whoever_keeps_a_joker_is_told_so(rack: str, laid: str, code: str) -> None:
    view = at(rack, "k4a k5a k6a")
    options = [Play((tuple(laid.split()),))] if laid else []
    assert hints.reason_of(view, 0, advised(Draw(), *options)).kind == (code or "draw")
    assert hints.reason_of(view, 0, advised(Pass(), *options)).kind == (f"pass_{code}" if code else "pass")


LYING: Final = "k4a k5a k6a"
BOTH: Final = "k3a k4a k5a k6a k7a"


@pytest.mark.parametrize(
    "rack, best, other, has_opened, hint, lost",
    [
        ("k3a k7a", BOTH, f"{LYING} k7a", True, "goes_out", ("kept_some", 1, 0)),
        ("k3a k7a", f"{LYING} k7a", BOTH, True, "longer_run", None),
        ("k3a k7a o1a", BOTH, f"{LYING} k7a", True, ("fewest", 1), ("kept_more", 2, 1)),
        ("k3a k7a o1a", f"{LYING} k7a", BOTH, True, "longer_run", None),
        ("k3a k7a o1a", BOTH, "", True, ("fewest", 1), ("nothing_laid", 3, 1)),
        ("k7a ja o1a", f"{LYING} k7a", f"{LYING} ja", True, ("joker_stays", 1), ("joker_laid", 0, 1)),
        ("k7a ja o1a", f"{LYING} ja", f"{LYING} k7a", True, "longer_run", None),
        ("k3a k7a k8a o9a", f"{LYING} k7a", f"k3a {LYING}", True, "longer_run", None),
        ("k3a k7a k8a o9a", f"k3a {LYING}", f"{LYING} k7a", True, ("completes", 3), ("fewer_complete", 0, 3)),
        (
            "k3a k7a o12a",
            f"{LYING} k7a",
            f"k3a {LYING}",
            True,
            ("fewest_points", 15),
            ("more_points", 19, 15),
        ),
        ("k3a k7a o12a", f"k3a {LYING}", f"{LYING} k7a", True, "longer_run", None),
        ("o9a o10a o11a r1a", f"{LYING}, o9a o10a o11a", "", False, "opens", ("not_opened", 0, 30)),
        (
            "o9a o10a o11a o12a r1a",
            f"{LYING}, o9a o10a o11a o12a",
            f"{LYING}, o9a o10a o11a",
            False,
            "opens",
            None,
        ),
    ],
)
def test_a_move_is_told_from_the_next_one_by_what_it_leaves(
    rack: str, best: str, other: str, has_opened: bool, hint: Any, lost: Any
) -> None:
    view = at(rack, LYING, opened=(has_opened, True))
    one, two = [Play(tuple([tuple(row.split()) for row in laid.split(", ")])) for laid in (best, other)]
    options = advised(one, two if other else Draw())
    claim = hints.reason_to_lay(view, 0, hints.plan_of(drafted(view), one), options)
    assert hint in (claim.kind, (claim.kind, claim.facts.get("count")))
    assert CHECKS[claim.kind](Told(claim, view, 0, options))
    found = hints.difference(view, 0, options, options[1].move)
    assert lost == (found and (found.kind, found.facts["yours"], found.facts["best"]))


FULL: Final = [
    " ".join([f"{colour}{number}{copy}" for number in range(1, 14)])
    for colour, copy in ("ka", "ra", "ba", "kb", "rb")
]


def test_who_may_be_too_late_is_told_to_open() -> None:
    view = at("o9a o10a o11a o1a", *FULL, "b1b b2b b3b b4b b5b", opened=(False, True))
    opens = Play((*view.table, ("o9a", "o10a", "o11a")))
    options = advised(opens, Draw())
    claim = hints.reason_to_lay(view, 0, hints.plan_of(drafted(view), opens), options)
    assert claim.kind == "open_now"
    assert CHECKS["open_now"](Told(claim, view, 0, options))
    lost = Claim("left_unopened", {"yours": claim.facts["count"], "best": 0})
    assert hints.difference(view, 0, options, Draw()) == lost
    waits = [replace(options[1], value=0.9), options[0]]
    risk = hints.reason_of(view, 0, waits).facts["risk"]
    assert claim.facts["count"] <= risk <= claim.facts["count"] + 1


def test_points_count_when_the_bank_is_empty() -> None:
    view = at("k7a o13a r1a", "k4a k5a k6a", "o10a o11a o12a", bank=0)
    one = Play(((*view.table[0],), (*view.table[1], "o13a")))
    other = Play(((*view.table[0], "k7a"), (*view.table[1],)))
    options = advised(one, other)
    claim = hints.reason_to_lay(view, 0, hints.plan_of(drafted(view), one), options)
    assert claim == Claim("fewest_at_end", {"count": 8})
    assert CHECKS["fewest_at_end"](Told(claim, view, 0, options))
    assert hints.difference(view, 0, options, other) == Claim("more_at_end", {"yours": 14, "best": 8})
    closed = replace(view, opened=(False, True))
    assert hints.difference(closed, 0, options, Pass()) != Claim("more_at_end", {"yours": 21, "best": 8})


def test_nothing_is_said_of_why_one_waits_where_nothing_counts() -> None:
    for rack, has_opened in (("k7a o1a", True), ("k10a r10a b10a", False)):
        view = at(rack, "k4a k5a k6a", opened=(has_opened, True))
        for rest in (Draw(), Pass()):
            for value in (0.4, 0.5):
                equal = [Advice(rest, 0.5), Advice(Play(()), value)]
                plain = "draw" if rest == Draw() else "pass"
                # Playouts have shown that the estimate for waiting with an opening is right.
                waits = "could_open" if rest == Draw() else "pass_could_open"
                told = hints.reason_of(view, 0, equal).kind
                assert told == (waits if value < 0.5 and not has_opened else plain)
    view = at("k7a o1a")
    for move, other in ((KeepRack(), Redeal()), (Redeal(), KeepRack())):
        kind = "keep" if isinstance(move, KeepRack) else "redeal"
        assert hints.reason_of(view, 0, [Advice(move, 0.5), Advice(other, 0.5)]).kind == kind


def test_what_is_advised_beside_laying_has_its_reason() -> None:
    assert hints.reason_of(at("k7a o1a", "k4a k5a k6a"), 0, advised(Draw())).kind == "draw"
    view = at("k7a", "k4a k5a k6a")
    moves = (KeepRack(), Redeal(), Announce(), EndTurn())
    kinds = [hints.reason_of(view, 0, advised(move)).kind for move in moves]
    assert kinds == ["keep", "redeal", "announce", "end_turn"]
    silent = hints.difference(view, 0, advised(Announce()), EndTurn())
    assert silent == Claim("unannounced", {"yours": 200, "best": 100})
    assert all(sentence.endswith(".") for sentence in hints.WORDING.sources.values())


def test_a_plan_goes_on_from_what_is_laid_already() -> None:
    view = at("k7a r7a b7a o1a", "k4a k5a k6a")
    move = Play((("k4a", "k5a", "k6a"), ("k7a", "r7a", "b7a")))
    draft = drafted(view).lay(["r7a", "b7a"])
    assert not isinstance(draft, Rejection)
    plan = hints.plan_of(draft, move)
    assert (plan.laid, plan.returned) == (("k7a",), ())
    assert plan.letters == {"k7a": "A"}
    # Two loose tiles aren't a growing group.
    assert hints.reason_to_lay(view, 0, plan, advised(move)).kind == "group"
    wrong = draft.lay(["o1a"])
    assert not isinstance(wrong, Rejection)
    assert hints.plan_of(wrong, move).returned == ("o1a",)
    done = draft.arranged(plan.table)
    assert hints.reason_to_lay(view, 0, hints.plan_of(done, move), advised(move)).kind == "ready"
    mixed = done.lay(["o1a"])
    assert not isinstance(mixed, Rejection)
    mixed_plan = hints.plan_of(mixed, move)
    assert hints.reason_to_lay(view, 0, mixed_plan, advised(move)) == Claim("take_back", {"count": 1})


@settings(deadline=None, max_examples=60)
@given(position=ANY_POSITION)
def test_tiles_with_one_letter_go_to_one_set(position: Position) -> None:
    found = solve(position.table, position.rack)
    if found is None:
        return
    view = at(" ".join(position.rack), *map(" ".join, position.table))
    draft = drafted(view)
    plan = hints.plan_of(draft, Play(found.table))
    homes = {tile: row for row in plan.table for tile in row}
    for tile, letter in plan.letters.items():
        assert {other for other, its in plan.letters.items() if its == letter} <= set(homes[tile])
    for one in draft.current:
        if one.id in plan.goals:
            coming = [tile for tile, letter in plan.letters.items() if letter == plan.goals[one.id]]
            assert set(homes[coming[0]]) & set(one.tiles)
    assert {frozenset(row) for row in plan.table} == {frozenset(row) for row in found.table}
    assert GAME.check(replace(view), 0, Play(draft.arranged(plan.table).table)) is None


def test_the_opening_is_counted_up_to_the_number_of_whoever_looks(parent: QObject) -> None:
    face = face_of(parent)
    assert face.line.needed == 30
    session = dealt(2, replace(CALM, easier_opening=(0,)))
    look(face, session, 0)
    assert (face.line.needed, face.line.openingText) == (20, "Opening: 0 / 20")
    answers = {answer.key: answer.text for answer in face.answers(["Ala", "Ola"], "")}
    assert answers["Ctrl+6"] == "Opening: 0 / 20"
    draw_on(session)
    look(face, session, 1)
    assert (face.line.needed, face.line.openingText) == (30, "Opening: 0 / 30")


def test_every_seat_shows_what_it_needs_and_a_draft_is_refused_by_its_number() -> None:
    rows = seat_rows(dealt(3, replace(CALM, easier_opening=(1,))).state)
    assert [row.needed for row in rows] == [30, 20, 30]
    assert ["needs 20 points to open" in row.spoken for row in rows] == [False, True, False]
    view = replace(has_it(USUAL, 0), table=(("r4a", "r5a", "r6a"),))
    draft = TurnDraft.begin(keeping_ids((), view.table), LOW_RACK.split(), False, view.options.needed_by(0))
    assert draft.add(["k6a"], 1, 0) == Rejection("opening_touches_table", {"needed": 20})


@pytest.mark.parametrize("easier, needed", [((0,), 20), ((1,), 30), ((), 30)])
def test_a_draft_on_the_screen_knows_the_number_of_its_seat(
    parent: QObject, easier: tuple[int, ...], needed: int
) -> None:
    face = face_of(parent)
    look(face, dealt(2, replace(CALM, easier_opening=easier)), 0)
    assert face._editor.draft.needed == needed


def test_hints_say_the_number_of_the_seat() -> None:
    view = has_it(USUAL, 0)
    plan = hints.plan_of(TurnDraft.begin((), view.racks[0], False), Play((("k6a", "k7a", "k8a"),)))
    opening = Advice(Play((("k6a", "k7a", "k8a"),)), 0.4)
    assert hints.reason_to_lay(view, 0, plan, [opening]) == Claim("opens", {"worth": 21})
    assert hints.reason_of(view, 0, [Advice(Draw(), 0.5), opening]).kind == "could_open"
    assert hints.reason_of(USUAL, 0, [Advice(Draw(), 0.5)]) == Claim("short_of_opening", {"lacking": 9})
    poor = has_it(replace(USUAL, racks=(tuple("k1a k2a k3a".split()), USUAL.racks[1])), 0)
    assert hints.reason_of(poor, 0, [Advice(Draw(), 0.5)]) == Claim("short_of_opening", {"lacking": 14})


BLACKS = ("k4a", "k5a", "k6a")
NINES = ("r9a", "b9a", "o9a")
OTHER = ("b1a", "b2a", "b3a")


def laid_out(*sets: tuple[str, ...]) -> State:
    return replace(GAME.start(2, GAME.options_type()), table=sets, racks=(("ja", "k9a", "k7a", "b4a"), ()))


def test_sets_that_are_changed_are_drawn_apart_and_nothing_is_marked_where_nothing_is_laid() -> None:
    table = (OTHER, NINES[:2], ("k5a", "k6a", "k7a"), (*NINES[2:], "k4a", "k9a"))
    assert marked_by(laid_out(BLACKS, NINES, OTHER), Play(table)) == {
        "laying": [["k5a", "k6a", "k7a"], ["o9a", "k4a", "k9a"]],
        "moved": [["r9a", "b9a"]],
        "laid": ["k7a", "k9a"],
    }
    told = marked_by(laid_out(OTHER, NINES), Play((NINES[::-1], (*OTHER, "b4a"))))
    assert (told["laying"], told["moved"]) == ([["b1a", "b2a", "b3a", "b4a"]], [])
    for move in (Draw(), Pass()):
        assert marked_by(laid_out(BLACKS), move) == {}
    assert decision(Session(GAME, 2, GAME.options_type(), laid=laid_out(BLACKS)), 0) == {
        "rack": ["b4a", "k7a", "k9a", "ja"]
    }


@pytest.mark.rest
@settings(deadline=None, max_examples=100)
@given(position=A_POSITION)
def test_each_set_that_gets_tiles_is_one_step_and_they_make_the_table_after(position: Position) -> None:
    found = solve(position.table, position.rack)
    if found is None or not found.laid:
        return
    move = played_move(position.table, found.table)
    assert_steps_lead_from_before_to_after(move, position.table, found.table)
    assert sorted(tile for step in move.steps for tile in step.laid) == sorted(found.laid)
    old = keeping_ids((), position.table)
    home = {tile: one.id for one in old for tile in one.tiles}
    changed = {
        one.id for one in keeping_ids(old, found.table) if any(home.get(t) != one.id for t in one.tiles)
    }
    assert sorted(step.set_id for step in move.steps) == sorted(changed), "as few steps as can be"
    untouched = {frozenset(row) for row in position.table} & {frozenset(row) for row in found.table}
    for row in untouched:
        assert not any(set(row) & set(step.arriving) for step in move.steps)
    assert move.moved == {
        tile for one in move.after for tile in one.tiles if tile in home and home[tile] != one.id
    }
    assert set(move.stages) == tiles_of(found.table)
    filled = {step.set_id for step in move.steps}
    for number, step in enumerate(move.steps):
        assert {move.stages[tile] for tile in step.arriving} == {number}
        for one in step.taken:
            rest = [tile for other in move.after if other.id == one.set_id for tile in other.tiles]
            if one.set_id not in filled:
                assert all(move.stages[tile] >= number for tile in rest), "it closes up before tiles left"


@pytest.mark.rest
def test_typical_manipulations_take_few_clicks_and_drags(qapp: Any) -> None:
    assert {name: count for name, (count, _) in counted().items()} == {
        "split a run": 1,
        "swap a joker": 2,
        "regroup three sets": 3,
        "move a set": 1,
        "undo all": 1,
    }
