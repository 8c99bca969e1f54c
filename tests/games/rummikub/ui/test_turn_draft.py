"""The draft of a turn: the places of tiles, the changes of sets, undoing, and remembering."""

from __future__ import annotations

import gc
import json
from collections.abc import Sequence
from itertools import combinations, islice
from typing import Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule
from stolik.engine.game import TABLE, Rejection
from stolik.games.rummikub.rules.moves import Play, Shuffled, TimeUp
from stolik.games.rummikub.rules.options import Options
from stolik.games.rummikub.rules.rules import GAME
from stolik.games.rummikub.rules.sets.melds import is_set
from stolik.games.rummikub.rules.tiles import TILES
from stolik.games.rummikub.ui import turn_draft
from stolik.games.rummikub.ui.arrangement_memory import LEAST_COLUMNS, ArrangementMemory, RackOrder

from tests.games.rummikub.played_tables import assert_steps_lead_from_before_to_after, table, tiles_of


def row(text: str) -> tuple[str, ...]:
    return tuple(text.split())


def turn(*sets: str, rack: str = "", opened: bool = True) -> turn_draft.TurnDraft:
    cloth = tuple(turn_draft.LaidSet(number, row(text)) for number, text in enumerate(sets, 1))
    return turn_draft.TurnDraft.begin(cloth, row(rack), opened)


def done(outcome: turn_draft.TurnDraft | Rejection) -> turn_draft.TurnDraft:
    assert isinstance(outcome, turn_draft.TurnDraft), outcome
    return outcome


def code(outcome: turn_draft.TurnDraft | Rejection) -> str:
    assert isinstance(outcome, Rejection)
    return outcome.code


def lies(draft: turn_draft.TurnDraft) -> list[str]:
    return [" ".join(tiles) for tiles in draft.table]


def ids(draft: turn_draft.TurnDraft) -> list[int]:
    return [one.id for one in draft.current]


def rack_of(draft: turn_draft.TurnDraft) -> tuple[str, ...]:
    return tuple(tile for tile in draft.rack_before if tile not in draft.laid)


def test_the_places_of_the_beginning_are_no_step_and_those_given_later_are_one() -> None:
    first, second = turn_draft.SetPosition(0, 0.0), turn_draft.SetPosition(1, 2.5)
    begun = turn("k4a k5a k6a", "r7a b7a o7a").placed({1: first, 2: second})
    assert [one.spot for one in begun.before] == [one.spot for one in begun.current] == [first, second]
    assert not begun.rearranged
    assert begun.untouched
    moved = begun.moved_to({1: second, 2: first})
    assert moved.rearranged
    assert moved.untouched
    assert [one.spot for one in moved.current] == [second, first]
    assert done(moved.undo()).current == begun.current
    later = moved.placed({1: first})
    assert ([one.spot for one in later.current], later.before) == ([first, first], begun.before)


@pytest.mark.parametrize(
    "given, order",
    [
        ("k6a k4a k5a", "k4a k5a k6a"),
        ("r7a b7a o7a", "r7a b7a o7a"),
        ("k5a k7a ja", "k5a ja k7a"),
        ("ja k5a k6a", "ja k5a k6a"),
        ("ja k6a k5a", "ja k5a k6a"),
        ("k6a k5a ja", "k5a k6a ja"),
        ("ja k1a k2a", "k1a k2a ja"),
        ("k12a k13a ja", "ja k12a k13a"),
        ("k7a k5a ja jb", "k5a ja k7a jb"),
        ("ja k7a k5a jb", "ja k5a jb k7a"),
        ("ja jb k7a k5a", "ja k5a jb k7a"),
        ("k9a ja jb", "k9a ja jb"),
        ("k2a k1a ja jb", "k1a k2a ja jb"),
    ],
)
def test_tiles_are_put_in_the_order_of_a_set(given: str, order: str) -> None:
    assert turn_draft.in_set_order(row(given)) == row(order)


@pytest.mark.parametrize(
    "given",
    [
        *("k5a k4a", "k5a k5b k6a", "k6a r5a k4a", "k9a k5a k4a", "k9a ja k5a k4a", "k1a ja", "ja jb"),
        " ".join(f"k{number}a" for number in range(1, 14)) + " ja",
    ],
)
def test_tiles_that_make_no_set_stay_as_they_are(given: str) -> None:
    assert turn_draft.in_set_order(row(given)) == row(given)


def test_tiles_become_a_set_on_free_cloth_where_they_are_put() -> None:
    draft = done(turn("r1a r2a r3a", rack="k6a k4a k5a o9a").lay(row("k6a k4a k5a")))
    assert lies(draft) == ["r1a r2a r3a", "k4a k5a k6a"]
    assert draft.current[1] == turn_draft.LaidSet(2, row("k4a k5a k6a"))
    assert rack_of(draft) == ("o9a",)
    assert draft.laid == set(row("k4a k5a k6a"))


def test_a_set_moves_with_its_number_and_parts_of_sets_leave_them() -> None:
    draft = turn("r1a r2a r3a", "k1a k2a k3a", "b4a b5a b6a")
    back = done(draft.lay(row("r1a r2a r3a")))
    assert ids(back) == [2, 3, 1]
    assert back.moved == frozenset()
    assert draft.lay(row("b4a b5a b6a")) is draft
    draft = done(turn("k3a k4a k5a k6a k7a").lay(row("k6a k7a")))
    assert lies(draft) == ["k3a k4a k5a", "k6a k7a"]
    assert ids(draft) == [1, 2]
    assert draft.moved == {"k6a", "k7a"}
    draft = done(turn("k5a r5a b5a o5a", "r6a r7a r8a r9a", rack="r4a").lay(row("r4a r6a r5a")))
    assert lies(draft) == ["k5a b5a o5a", "r7a r8a r9a", "r4a r5a r6a"]
    assert draft.laid == {"r4a"}
    assert draft.moved == set(row("r4a r5a r6a")) - draft.laid | draft.laid & draft.moved


def test_a_set_of_which_a_tile_is_taken_closes_up_falls_apart_or_stays_together() -> None:
    assert lies(done(turn("k5a r5a b5a o5a").lay(["r5a"])))[0] == "k5a b5a o5a"
    assert lies(done(turn("k5a ja k7a k8a").lay(["k5a"])))[0] == "ja k7a k8a"
    draft = done(turn("k2a k3a k4a k5a k6a k7a k8a k9a").lay(["k5a"]))
    assert lies(draft) == ["k2a k3a k4a", "k6a k7a k8a k9a", "k5a"]
    assert ids(draft) == [2, 1, 3], "the larger part keeps the number"
    draft = done(turn("k3a k4a k5a k6a k7a").lay(["k5a"]))
    assert lies(draft) == ["k3a k4a k6a k7a", "k5a"]


def test_a_set_takes_in_what_makes_it_longer_wherever_it_is_put_and_several_at_once() -> None:
    draft = turn("k4a k5a k6a", rack="k8a k7a k3a")
    assert [lies(done(draft.add(["k7a"], 1, index))) for index in (0, 1, 3)] == [["k4a k5a k6a k7a"]] * 3
    assert lies(done(draft.add(row("k8a k3a k7a"), 1, 3))) == ["k3a k4a k5a k6a k7a k8a"]


def test_an_equal_number_splits_a_run_where_both_halves_are_sets() -> None:
    draft = turn("r2a r3a r4a r5a r6a", rack="r5b r4b")
    parted = done(draft.add(["r5b"], 1, 3))
    assert lies(parted) == ["r2a r3a r4a r5b", "r5a r6a"]
    assert ids(parted) == [1, 2]
    assert lies(done(draft.add(["r4b"], 1, 2))) == ["r2a r3a r4b", "r4a r5a r6a"]
    draft = turn("r2a r3a r4a r5a r6a r7a r8a", rack="r5b")
    for index in range(8):
        parted = done(draft.add(["r5b"], 1, index))
        assert sorted(len(tiles) for tiles in parted.table) == [4, 4]
        assert all(map(is_set, parted.table))


def test_what_fits_nowhere_lies_there_in_disorder_and_moves_within_its_set() -> None:
    draft = done(turn("r2a r3a r4a", rack="b9a").add(["b9a"], 1, 1))
    assert lies(draft) == ["r2a b9a r3a r4a"]
    assert not draft.untouched
    draft = turn("r2a b9a k5a r7a")
    assert lies(done(draft.add(["b9a"], 1, 4))) == ["r2a k5a r7a b9a"]
    assert lies(done(draft.add(["r7a"], 1, 1))) == ["r2a r7a b9a k5a"]
    draft = turn("k3a k4a k5a k6a k7a k8a")
    assert draft.add(["k6a"], 1, 1) is draft
    assert draft.add(row("k3a k4a k5a k6a k7a k8a"), 1, 2) is draft


def test_a_set_is_joined_to_another_and_split_by_hand() -> None:
    draft = done(turn("k3a k4a k5a", "k6a k7a k8a").add(row("k3a k4a k5a"), 2, 3))
    assert lies(draft) == ["k3a k4a k5a k6a k7a k8a"]
    assert ids(draft) == [2]
    assert draft.moved == set(row("k3a k4a k5a"))
    draft = turn("k3a k4a k5a k6a k7a")
    parted = done(draft.split(1, 2))
    assert lies(parted) == ["k3a k4a", "k5a k6a k7a"]
    assert ids(parted) == [2, 1]
    assert code(draft.split(1, 0)) == code(draft.split(1, 5)) == code(draft.split(9, 1)) == "place_gone"


@pytest.mark.parametrize(
    "there, tile, then",
    [
        ("k4a ja k6a", "k5a", "k4a k5a k6a"),
        ("k4a k5a ja", "k6a", "k4a k5a k6a"),
        ("r9a b9a ja", "o9a", "r9a b9a o9a"),
        ("r9a b9a ja", "k9a", "r9a b9a k9a"),
        ("k4a ja jb k7a", "k5a", "k4a k5a jb k7a"),
        ("k4a ja jb k7a", "k6a", "k4a jb k6a k7a"),
    ],
)
def test_a_tile_takes_the_place_of_the_joker(there: str, tile: str, then: str) -> None:
    draft = done(turn(there, rack=tile).add_to_joker([tile], "ja"))
    assert lies(draft) == [then, "ja"]
    assert ids(draft) == [1, 2]
    assert draft.laid == {tile}


def test_a_tile_takes_the_place_of_the_joker_or_is_put_beside_it() -> None:
    draft = done(turn("k4a ja k6a", "k5a r5a b5a o5a").add_to_joker(["k5a"], "ja"))
    assert lies(draft) == ["k4a k5a k6a", "ja", "r5a b5a o5a"]
    draft = done(turn("k4a ja k6a", rack="k5a").add_to_joker(["k5a"], "ja"))
    assert lies(done(draft.add(["ja"], 1, 3))) == ["k4a k5a k6a ja"]
    draft = turn("k4a ja k6a", rack="k7a o1a jb k5a")
    assert lies(done(draft.add_to_joker(["k7a"], "ja"))) == ["k4a ja k6a k7a"]
    assert lies(done(draft.add_to_joker(["o1a"], "ja"))) == ["k4a ja o1a k6a"]
    assert lies(done(draft.add_to_joker(["jb"], "ja"))) == ["k4a ja k6a jb"]
    assert lies(done(draft.add_to_joker(row("k7a k5a"), "ja"))) == ["k4a k5a k6a k7a ja"]
    assert draft.add_to_joker(["ja"], "ja") is draft
    assert code(draft.add_to_joker(["k7a"], "jb")) == code(draft.add_to_joker(["k7a"], "k4a")) == "place_gone"
    draft = turn("r7a ja o7a", "k4a k5a k6a", rack="b7a")
    assert code(draft.add_to_joker(row("k9a"), "ja")) == "tile_gone"
    assert code(draft.add_to_joker(row("b7a"), "k5a")) == "place_gone"
    assert code(draft.add_to_joker(row("b7a"), "jb")) == "place_gone"
    assert draft.add_to_joker(row("ja"), "ja") is draft
    closed = turn("r7a ja o7a", rack="b7a", opened=False)
    assert isinstance(closed.add_to_joker(row("b7a"), "ja"), Rejection)


def test_only_tiles_of_this_turn_go_back_to_the_rack_and_a_run_falls_apart_without_them() -> None:
    draft = done(turn("k4a ja k6a k7a", rack="k3a o1a").add(["k3a"], 1, 0))
    back = done(draft.take_back(["k3a"]))
    assert rack_of(back) == ("k3a", "o1a")
    assert back.untouched
    assert draft.take_back(["k7a"]) == Rejection("tile_missing", {"tile": "k7a"})
    assert draft.take_back(["ja"]) == Rejection("joker_missing", {"tile": "ja"})
    assert draft.take_back(["o1a"]) is draft
    draft = done(turn("k1a k2a k3a", "k5a k6a k7a", rack="k4a").add(row("k5a k6a k7a"), 1, 3))
    draft = done(draft.add(["k4a"], 1, 3))
    assert lies(draft) == ["k1a k2a k3a k4a k5a k6a k7a"]
    assert lies(done(draft.take_back(["k4a"]))) == ["k1a k2a k3a", "k5a k6a k7a"]


def test_before_the_opening_the_sets_of_others_are_closed() -> None:
    draft = turn("k4a k5a k6a", rack="k7a r7a b7a o1a", opened=False)
    for outcome in (
        draft.add(["k7a"], 1, 3),
        draft.lay(["k4a"]),
        draft.split(1, 1),
    ):
        assert code(outcome) == "opening_touches_table"
    own = done(draft.lay(row("k7a r7a")))
    assert code(own.add(row("k7a r7a"), 1, 3)) == "opening_touches_table"
    assert lies(done(own.add(["b7a"], 2, 0))) == ["k4a k5a k6a", "b7a k7a r7a"]


def test_what_is_gone_is_refused() -> None:
    draft = turn("k4a k5a k6a", rack="k7a")
    for tiles in ([], ["k7a", "k7a"], ["r1a"], ["nothing"]):
        assert (code(draft.lay(tiles)), code(draft.take_back(tiles))) == ("tile_gone", "tile_gone")
    assert code(draft.add(["k7a"], 9, 0)) == code(draft.add(["k7a"], 1, 4)) == "place_gone"


def test_steps_or_the_whole_turn_are_taken_back() -> None:
    start = turn("k4a k5a k6a", rack="k7a r7a")
    one = done(start.add(["k7a"], 1, 3))
    two = done(one.lay(["r7a"]))
    assert (done(two.undo()).table, done(done(two.undo()).undo()).table) == (one.table, start.table)
    assert code(start.undo()) == "nothing_to_undo"
    assert ids(done(done(done(start.lay(["r7a"])).undo()).lay(["k7a"]))) == [1, 3]
    two = done(done(start.add(["k7a"], 1, 3)).lay(["r7a"]))
    back = two.restore()
    assert (back.table, rack_of(back), back.untouched) == (start.table, rack_of(start), True)
    assert done(back.undo()).table == two.table
    assert start.restore() is start


def test_a_table_laid_at_once_is_one_step_in_which_sets_keep_their_numbers() -> None:
    start = turn("k4a k5a k6a", "r7a b7a o7a k7a", rack="o9a o10a o11a")
    laid = start.arranged([row("r7a b7a o7a"), row("k4a k5a k6a k7a"), row("o9a o10a o11a")])
    assert lies(laid) == ["r7a b7a o7a", "k4a k5a k6a k7a", "o9a o10a o11a"]
    assert (ids(laid), rack_of(laid)) == ([2, 1, 3], ())
    assert done(laid.undo()).current == start.current
    assert start.arranged(start.table) is start
    start = turn("k4a k5a k6a", rack="k7a r7a")
    back = done(done(start.lay(["r7a"])).undo())
    laid = back.arranged([row("k4a k5a k6a"), row("r7a"), row("k7a")])
    assert (ids(laid), ids(done(done(laid.undo()).lay(["k7a"])))) == ([1, 3, 4], [1, 5])
    assert ids(done(back.arranged([row("k4a k5a k6a k7a")]).lay(["r7a"]))) == [1, 3]
    laid = done(turn(rack="k7a r7a").lay(["k7a"]))
    empty = laid.arranged([])
    assert (empty.table, rack_of(empty)) == ((), row("k7a r7a"))
    assert ids(done(empty.lay(["r7a"]))) == [2]


def test_sets_keep_their_numbers_from_move_to_move() -> None:
    cloth = turn("k3a k4a k5a k6a k7a k8a", "r7a b7a o7a", "o1a o2a o3a").current
    then = turn_draft.keeping_ids(
        cloth, [row("k7a r7a b7a o7a"), row("k3a k4a k5a k6a"), row("b1a b2a b3a"), row("k8a jb ja")]
    )
    assert [one.id for one in then] == [2, 1, 4, 5]
    assert turn_draft.keeping_ids((), [row("b1a b2a b3a")]) == (turn_draft.LaidSet(1, row("b1a b2a b3a")),)


def test_the_table_at_the_end_of_the_time_holds_every_loose_tile() -> None:
    draft = done(turn("k4a ja k6a", rack="k5a o1a o2a").add_to_joker(["k5a"], "ja"))
    draft = done(draft.lay(row("o1a o2a")))
    assert draft.table == (row("k4a k5a k6a"), ("ja",), row("o1a o2a"))


def test_the_rules_say_why_the_turn_cannot_end_yet() -> None:
    first = row("r10a r11a r12a k1a k2a k3a ja o1a o4a o7a b1a b4a b7a k9a")
    deal = Shuffled((*first, *(tile for tile in TILES if tile not in first)))
    state = GAME.start(2, Options(reshuffle_right=False), 0)
    state = GAME.apply(state, TABLE, deal)[-1].state
    draft = turn_draft.TurnDraft.begin((), state.racks[0], state.opened[0])

    def why(draft: turn_draft.TurnDraft) -> str | None:
        found = draft.obstacle(state, 0)
        return found.code if found else None

    assert why(draft) == "nothing_laid"
    draft = done(draft.lay(row("k1a k2a k3a")))
    assert (why(draft), draft.own_points) == ("opening_too_low", 6)
    draft = done(draft.lay(row("r10a r11a")))
    assert why(draft) == "too_few_tiles"
    assert GAME.check(state, TABLE, TimeUp(draft.table)) is None
    draft = done(draft.add(["r12a"], 2, 2))
    assert (why(draft), draft.own_points) == (None, 39)

    state = GAME.apply(state, 0, Play(draft.table))[-1].state
    assert turn_draft.keeping_ids(draft.current, state.table) == draft.current


class Turn(RuleBasedStateMachine):
    """Checks that no tile is lost or doubled and no set is empty, whatever a hand does."""

    @initialize(opened=st.booleans(), tiles=st.permutations([*TILES[:40], "ja", "jb"]))
    def begin(self, opened: bool, tiles: Sequence[str]) -> None:
        sets = [turn_draft.in_set_order(tiles[place : place + 4]) for place in range(0, 20, 4)]
        cloth = tuple(turn_draft.LaidSet(number, tiles) for number, tiles in enumerate(sets, 1))
        self.start = self.draft = turn_draft.TurnDraft.begin(cloth, tuple(tiles[20:]), opened)

    def take(self, outcome: turn_draft.TurnDraft | Rejection) -> None:
        if isinstance(outcome, turn_draft.TurnDraft):
            if len(outcome.past) == len(self.draft.past) + 1:
                undone = outcome.undo()
                assert isinstance(undone, turn_draft.TurnDraft)
                assert undone.current == self.draft.current
            self.draft = outcome

    def some(self, data: st.DataObject) -> list[str]:
        here = sorted({*rack_of(self.draft), *(tile for row in self.draft.table for tile in row)})
        return data.draw(st.lists(st.sampled_from(here), min_size=1, max_size=5, unique=True))

    def some_set(self, data: st.DataObject) -> turn_draft.LaidSet:
        return data.draw(st.sampled_from(self.draft.current))

    @rule(data=st.data())
    def lay(self, data: st.DataObject) -> None:
        self.take(self.draft.lay(self.some(data)))

    @rule(data=st.data())
    def add(self, data: st.DataObject) -> None:
        target = self.some_set(data)
        self.take(self.draft.add(self.some(data), target.id, data.draw(st.integers(0, len(target.tiles)))))

    @rule(data=st.data(), joker=st.sampled_from(["ja", "jb"]))
    def add_to_joker(self, data: st.DataObject, joker: str) -> None:
        self.take(self.draft.add_to_joker(self.some(data), joker))

    @rule(data=st.data())
    def split(self, data: st.DataObject) -> None:
        self.take(self.draft.split(self.some_set(data).id, data.draw(st.integers(0, 5))))

    @rule(data=st.data())
    def take_back(self, data: st.DataObject) -> None:
        self.take(self.draft.take_back(self.some(data)))

    @rule()
    def undo(self) -> None:
        self.take(self.draft.undo())

    @rule()
    def restore(self) -> None:
        self.take(self.draft.restore())
        assert self.draft.table == self.start.table

    @invariant()
    def every_tile_lies_once(self) -> None:
        if not hasattr(self, "draft"):
            return
        on_table = [tile for row in self.draft.table for tile in row]
        everything = [*self.start.rack_before, *(tile for row in self.start.table for tile in row)]
        assert sorted([*on_table, *rack_of(self.draft)]) == sorted(everything)
        assert {tile for row in self.start.table for tile in row} <= set(on_table)
        assert all(self.draft.table)
        assert len(set(ids(self.draft))) == len(self.draft.current)
        assert max(ids(self.draft)) <= self.draft.last_id

    @invariant()
    def nobody_elses_set_is_touched_before_the_opening(self) -> None:
        if hasattr(self, "draft") and not self.draft.opened:
            assert set(self.start.current) <= set(self.draft.current)


Turn.TestCase.settings = settings(max_examples=35, stateful_step_count=30, deadline=None)
TestTurn = Turn.TestCase


RUN = ("k4a", "k5a", "k6a")
GROUP = ("k9a", "r9a", "b9a")


def draft(*sets: tuple[str, ...], rack: str = "", opened: bool = True) -> turn_draft.TurnDraft:
    laid = tuple(turn_draft.LaidSet(number, row) for number, row in enumerate(sets, start=1))
    return turn_draft.TurnDraft.begin(laid, rack.split(), opened)


@pytest.mark.parametrize(
    "tiles, row, index, fits",
    [
        ("k7a", RUN, 3, True),
        ("k3a", RUN, 0, True),
        ("k8a", RUN, 3, False),
        ("ja", RUN, 3, True),
        ("o9a", GROUP, 3, True),
        ("k9b", GROUP, 3, False),
        ("k5b", ("k4a",), 1, True),
        ("k5b", ("k4a",), 0, False),
        ("r4a", ("k4a",), 0, True),
        ("k7a k8a", RUN, 3, True),
    ],
)
def test_tiles_belong_to_the_end_of_what_they_make_longer(
    tiles: str, row: tuple[str, ...], index: int, fits: bool
) -> None:
    assert turn_draft.belongs(tiles.split(), turn_draft.LaidSet(1, row), index) is fits


@pytest.mark.parametrize(
    "tiles, table",
    [
        ("k7a", {("k4a", "k5a", "k6a", "k7a"), GROUP}),
        ("k3a", {("k3a", "k4a", "k5a", "k6a"), GROUP}),
        ("o9a", {RUN, ("k9a", "r9a", "b9a", "o9a")}),
        ("r1a r3a r2a", {RUN, GROUP, ("r1a", "r2a", "r3a")}),
        ("k8a k7a", {("k4a", "k5a", "k6a", "k7a", "k8a"), GROUP}),
    ],
)
def test_tiles_are_laid_where_they_belong(tiles: str, table: set[tuple[str, ...]]) -> None:
    done = turn_draft.in_place(draft(RUN, GROUP, rack=tiles), tiles.split())
    assert isinstance(done, turn_draft.TurnDraft)
    assert set(done.table) == table


@pytest.mark.parametrize(
    "tiles, sets, code",
    [
        ("k8a", (RUN, GROUP), "fits_in_no_set"),
        ("k7a", (RUN, ("k8a", "k9b", "k10a")), "fits_in_several_sets"),
        ("k7a", (("k6a",), ("r7b",)), "fits_in_several_sets"),
        ("k7a", (RUN, ("k8a", "k9b")), "fits_in_several_sets"),
    ],
)
def test_tiles_without_one_place_are_refused(
    tiles: str, sets: tuple[tuple[str, ...], ...], code: str
) -> None:
    refused = turn_draft.in_place(draft(*sets, rack=tiles), tiles.split())
    assert isinstance(refused, Rejection)
    assert refused.code == code
    assert refused.facts.get("homes", ()) == ((1, 2) if code == "fits_in_several_sets" else ())


@pytest.mark.parametrize(
    "tiles, unfinished, whole",
    [
        ("k5a k6a", ("k3a", "k4a"), ("k3a", "k4a", "k5a", "k6a")),
        ("k6a k5a", ("k4a", "k3a"), ("k3a", "k4a", "k5a", "k6a")),
        ("k4a", ("k3a", "k5a"), ("k3a", "k4a", "k5a")),
        ("k2a", ("k1a",), ("k1a", "k2a")),
        ("r9a b9a", ("k9a",), ("k9a", "r9a", "b9a")),
        ("ja", ("k3a", "k4a"), ("k3a", "k4a", "ja")),
        ("k5a", ("k3a", "k4a", "k6a"), ("k3a", "k4a", "k5a", "k6a")),
    ],
)
def test_tiles_go_to_the_unfinished_set_of_this_turn_that_they_make_whole(
    tiles: str, unfinished: tuple[str, ...], whole: tuple[str, ...]
) -> None:
    begun = draft(("k7a", "r7a", "b7a", "o7a"), rack=f"{tiles} {' '.join(unfinished)}").lay(unfinished)
    assert isinstance(begun, turn_draft.TurnDraft)
    done = turn_draft.in_place(begun, tiles.split())
    assert isinstance(done, turn_draft.TurnDraft)
    assert whole in done.table


def test_before_an_opening_tiles_go_to_the_players_own_set_alone() -> None:
    begun = draft(RUN, rack="k7a k8a k9a", opened=False).lay(["k8a", "k9a"])
    assert isinstance(begun, turn_draft.TurnDraft)
    done = turn_draft.in_place(begun, ["k7a"])
    assert isinstance(done, turn_draft.TurnDraft)
    assert set(done.table) == {RUN, ("k7a", "k8a", "k9a")}
    refused = turn_draft.in_place(draft(RUN, rack="k7a", opened=False), ["k7a"])
    assert isinstance(refused, Rejection)
    assert refused.code == "opening_touches_table"


SEVENS = "k7a r7a b7a o7a"
JOKER_RUN = "k5a ja k7b"


def test_what_is_taken_away_goes_before_what_takes_its_place() -> None:
    before = table(JOKER_RUN, "k10a r10b o10a")
    move = turn_draft.played_move(before, table("k5a k6a k7b", "k10a r10b o10a", "o1a o2a ja"))
    assert [(step.taken[0].tiles if step.taken else (), step.laid) for step in move.steps] == [
        (("ja",), ("o1a", "o2a")),
        ((), ("k6a",)),
    ]


def test_a_group_in_another_order_is_no_step_and_what_comes_is_named_tiles_of_the_table_first() -> None:
    move = turn_draft.played_move(
        table("k7a r7a b7a", "r1a r2a r3a"), table("b7a k7a r7a", "r1a r2a r3a r4a")
    )
    assert [step.laid for step in move.steps] == [("r4a",)]
    assert move.steps[0].table[0].tiles == ("b7a", "k7a", "r7a")
    move = turn_draft.played_move(table(SEVENS, "r8a r9a r10a"), table("k7a b7a o7a", "r6a r7a r8a r9a r10a"))
    (step,) = move.steps
    assert (step.taken[0].tiles, step.taken[0].source) == (("r7a",), tuple(SEVENS.split()))
    assert (step.laid, step.arriving) == (("r6a",), ("r7a", "r6a"))
    assert move.moved == {"r7a"}
    move = turn_draft.played_move(table("r8a r9a r10a"), table("r8a r9a r10a r11a", "k1a k2a k3a"))
    assert move.moved == frozenset()


def test_every_tile_gets_to_its_place_with_its_set_or_when_the_last_one_has_left_it() -> None:
    before = table(SEVENS, "o10a r10b b10a k10a", "b1a b2a b3a")
    after = table("k7a b7a o7a", "o10a b10a k10a", "b1a b2a b3a", "r7a r8a r9a r10b", "o1a o2a o3a")
    move = turn_draft.played_move(before, after)
    assert [step.arriving for step in move.steps] == [("r7a", "r10b", "r8a", "r9a"), ("o1a", "o2a", "o3a")]
    assert [tile for tile, stage in move.stages.items() if stage == 1] == ["o1a", "o2a", "o3a"]
    assert set(move.stages) == tiles_of(after)
    second = turn_draft.played_move(table(JOKER_RUN), table("k5a k6a k7b", "o1a o2a ja"))
    assert second.stages == dict.fromkeys(("o1a", "o2a", "ja"), 0) | dict.fromkeys(("k5a", "k6a", "k7b"), 1)


def test_a_set_that_loses_tiles_twice_is_in_place_after_the_last() -> None:
    before = table("k7a r7a b7a o7a jb", "r8a r9a r10a", "b8a b9a b10a")
    move = turn_draft.played_move(before, table("k7a o7a jb", "r7a r8a r9a r10a", "b7a b8a b9a b10a"))
    assert [step.arriving for step in move.steps] == [("r7a",), ("b7a",)]
    assert {move.stages[tile] for tile in ("k7a", "o7a", "jb")} == {1}


@pytest.mark.parametrize(
    "group, run, group_after, run_after, half_done",
    [
        ("r7a b7a o7a ja", "k4a k5a k6a k7a", "r7a b7a o7a k7a", "k4a k5a k6a ja", "k4a k5a k6a k7a ja"),
        ("r4a b4a o4a ja", "k4a k5a k6a k7a", "r4a b4a o4a k4a", "k5a k6a k7a ja", "k4a k5a k6a k7a ja"),
    ],
    ids=["behind the tile it lay behind", "in front"],
)
def test_a_tile_that_leaves_later_stays_where_it_lay(
    group: str, run: str, group_after: str, run_after: str, half_done: str
) -> None:
    before, after = table(group, run), table(group_after, run_after)
    move = turn_draft.played_move(before, after)
    assert [step.arriving for step in move.steps] == [
        ("ja",),
        tuple(set(run.split()) - set(run_after.split())),
    ]
    assert move.steps[0].result == tuple(half_done.split())
    assert_steps_lead_from_before_to_after(move, before, after)


def test_the_moves_of_an_evening_are_not_kept_in_memory() -> None:
    rows = [
        f"{colour}{number}a {colour}{number + 1}a {colour}{number + 2}a"
        for colour in "krbo"
        for number in (1, 4, 7, 10)
    ]
    for begun in islice(combinations(rows[1:], 3), 400):
        turn_draft.played_move(table(*begun), table(*begun, rows[0]))
    assert sum(isinstance(each, turn_draft.PlayedMove) for each in gc.get_objects()) <= 150


def order(upper: str, lower: str = "", columns: int = 6) -> RackOrder:
    rows = [[None if slot == "-" else slot for slot in row.split()] for row in (upper, lower)]
    first, second = ((*row, *[None] * (columns - len(row))) for row in rows)
    return RackOrder((tuple(first), tuple(second)))


def written(rack: RackOrder) -> tuple[str, str]:
    upper, lower = (" ".join(slot or "-" for slot in row).rstrip("- ") for row in rack.rows)
    return upper, lower


def test_a_first_rack_stands_in_both_rows_alike() -> None:
    rack = RackOrder().follow(TILES[:14])
    assert (rack.columns, rack.tiles) == (LEAST_COLUMNS, TILES[:14])
    assert (rack.place_of(TILES[7]), rack.place_of(TILES[13])) == ((1, 0), (1, 6))
    assert rack.fresh == frozenset(), "where all is new, no mark tells anything"
    assert rack.follow(TILES[20:34]).place_of(TILES[20]) == (0, 0)
    assert RackOrder().follow(TILES[:31]).columns == 16


def test_tiles_that_are_gone_leave_gaps_into_which_new_ones_go() -> None:
    assert written(order("k1a k2a k3a", "- r1a").follow(["k1a", "k3a", "r1a"])) == ("k1a - k3a", "- r1a")
    assert written(order("k1a - k3a", "- - r1a", 3).follow(["k1a", "k3a", "r1a", "o9a"])) == (
        "k1a o9a k3a",
        "- - r1a",
    )
    rack = order("k1a k2a", "r1a r2a", 2).follow(["k1a", "k2a", "r1a", "r2a", "o9a"])
    assert written(rack) == ("k1a k2a", "r1a r2a o9a")
    assert rack.columns == 3
    rack = order("k1a - k3a", "- r1a")
    assert rack.follow(["r1a", "k3a", "k1a"]) == rack


def test_a_new_tile_comes_after_the_last_and_is_marked() -> None:
    rack = order("k1a - k3a", "- r1a").follow(["k1a", "k3a", "r1a", "o9a", "o9b"])
    assert written(rack) == ("k1a - k3a", "- r1a o9a o9b")
    assert rack.fresh == {"o9a", "o9b"}
    assert rack.follow(["o9a", "k1a", "k3a", "r1a", "o9b"]).fresh == {"o9a", "o9b"}, (
        "others have moved: the mark stays"
    )
    assert rack.follow(["k1a", "o9b"]).fresh == frozenset(), "the player has moved: nothing is new since"
    assert rack.follow(["k1a", "o9b", "k5a"]).fresh == {"k5a"}


@pytest.mark.parametrize(
    "tiles, row, column, upper, lower",
    [
        ("k1a", 0, 5, "- k2a k3a - - k1a", "r1a r2a"),
        ("k1a", 1, 0, "- k2a k3a", "k1a r1a r2a"),
        ("r2a", 0, 1, "k1a r2a k2a k3a", "r1a"),
        ("k3a", 0, 0, "k3a k1a k2a", "r1a r2a"),
        ("k1a", 0, 2, "- k2a k1a k3a", "r1a r2a"),
        ("k1a r2a", 1, 3, "- k2a k3a", "r1a - - k1a r2a"),
        ("k1a r2a", 1, 99, "- k2a k3a", "r1a - - - k1a r2a"),
        ("r2a k1a", -1, -1, "r2a k1a k2a k3a", "r1a"),
    ],
)
def test_tiles_are_put_where_the_player_wants_them(
    tiles: str, row: int, column: int, upper: str, lower: str
) -> None:
    assert written(order("k1a k2a k3a", "r1a r2a").move(tiles.split(), row, column)) == (upper, lower)


def test_room_is_made_by_gaps_or_by_longer_rows() -> None:
    assert written(order("- - - k1a k2a k3a", "r1a").move(["r1a"], 0, 4)) == ("- - k1a r1a k2a k3a", "")
    assert written(order("k1a - k2a k3a", "r1a").move(["r1a"], 0, 0)) == ("r1a k1a k2a k3a", "")
    rack = order("k1a k2a k3a", "r1a r2a", 3).move(["r1a", "r2a"], 0, 1)
    assert written(rack) == ("k1a r1a r2a k2a k3a", "")
    assert rack.columns == 5


def test_a_tile_that_was_moved_is_no_longer_marked() -> None:
    rack = order("k1a k2a").follow(["k1a", "k2a", "r1a", "r2a", "r3a"])
    assert rack.move(["r1a"], 1, 0).fresh == {"r2a", "r3a"}
    rack = order("k1a k2a")
    assert rack.move(["o1a"], 0, 0) is rack
    assert written(rack.move(["o1a", "k2a"], 0, 0)) == ("k2a k1a", "")
    assert rack.place_of("o1a") is None


def test_the_slot_of_a_tile_on_the_cloth_is_a_gap_even_on_a_full_rack() -> None:
    rack = order("k1a k2a k3a", "r1a")
    assert written(rack.move(["r1a"], 0, 1, away={"k2a"})) == ("k1a r1a k3a k2a", "")
    assert written(rack.move(["k1a"], 0, 4, away={"k2a"})) == ("- k2a k3a - k1a", "r1a")
    rack = order("k1a k2a", "r1a r2a", 2).move(["r1a"], 0, 1, away={"k2a"})
    assert written(rack) == ("k1a r1a", "k2a r2a")
    grown = order("k1a k2a", "r1a r2a", 2).move(["r1a", "r2a"], 0, 0, away={"k1a", "k2a"})
    assert sorted(grown.tiles) == ["k1a", "k2a", "r1a", "r2a"]


def test_the_rack_is_sorted_by_runs_and_by_groups() -> None:
    rack = order("o3a k7a ja r2a", "k6b r1a k6a", 9).sorted(by_runs=True)
    assert written(rack) == ("k6b k6a k7a - r1a r2a - o3a", "ja")
    assert written(order("o3a k7a ja r3a", "k6b r7a k3a", 9).sorted(by_runs=False)) == (
        "k3a r3a o3a - k6b - k7a r7a",
        "ja",
    )
    assert written(order("k1a k2a r1a r2a", "b1a b2a b3a", 4).sorted(by_runs=True)) == (
        "k1a k2a r1a r2a",
        "b1a b2a b3a",
    )
    assert written(order("k1a k2a k3a k4a", "k5a k6a r1a r2a", 4).sorted(by_runs=True)) == (
        "k1a k2a k3a k4a",
        "k5a k6a r1a r2a",
    )
    rack = order("k3a k2a k1a", "r1a").sorted(away={"k2a"}, by_runs=True)
    assert written(rack) == ("k1a k3a - r1a", "k2a")


def test_order_and_marks_are_kept_in_a_save() -> None:
    rack = order("k1a - k3a", "- r1a", LEAST_COLUMNS)
    assert RackOrder.restored(json.loads(json.dumps(rack.to_plain())), ["k1a", "k3a", "r1a"]) == rack
    rack = RackOrder().follow(["k1a", "r1a"]).follow(["k1a", "r1a", "o5a"])
    saved = json.loads(json.dumps([rack.to_plain(), sorted(rack.fresh)]))
    assert RackOrder.restored(saved[0], ["k1a", "o5a", "r1a"], saved[1]) == rack
    assert RackOrder.restored(saved[0], ["k1a", "r1a"], saved[1]).fresh == frozenset(), "it was laid since"
    rack = RackOrder.restored([[None, "k2a", "nonsense"], ["k1a", "k2a"]], ["k1a", "k2a", "ja"])
    assert written(rack) == ("- k2a", "k1a ja")


@pytest.mark.parametrize(
    "plain",
    [
        None,
        "k1a",
        7,
        {},
        [],
        [[]],
        [[], [], []],
        [None, None],
        [["k1a"], "k2a"],
        [[["k1a"]], [{}]],
        [["k1a", "k1a"], ["k1a"]],
        [["x", 3, True, "o13b"], ["k2a"]],
        [[None] * 5000, ["k2a"]],
        [["k1a"] * 5000, []],
        {"rows": []},
    ],
)
def test_a_damaged_order_still_shows_every_tile_once(plain: Any) -> None:
    rack = RackOrder.restored(plain, ["k1a", "k2a", "ja"])
    assert sorted(rack.tiles) == ["ja", "k1a", "k2a"]
    assert len(rack.rows[0]) == len(rack.rows[1]) >= LEAST_COLUMNS


@pytest.mark.parametrize("fresh", [None, "k1a", 7, {"k1a": 1}, [], [["k1a"]], [{}], ["zz", None], ["r1a"]])
def test_marks_that_make_no_sense_are_left_out(fresh: object) -> None:
    assert RackOrder.restored([["k1a"], []], ["k1a"], fresh).fresh == frozenset()


@given(
    st.lists(st.sampled_from(TILES), unique=True, max_size=60),
    st.lists(
        st.tuples(
            st.sampled_from(["move", "runs", "groups", "follow"]),
            st.integers(-1, 2),
            st.integers(-1, 40),
            st.lists(st.sampled_from(TILES), min_size=2, max_size=6, unique=True),
            st.sets(st.sampled_from(TILES), max_size=6),
        ),
        max_size=12,
    ),
)
def test_every_tile_of_the_rack_stands_somewhere_once(
    rack: Sequence[str], acts: Sequence[tuple[str, int, int, list[str], set[str]]]
) -> None:
    there = set(rack)
    stand = RackOrder().follow(rack)
    for act, row, column, tiles, away in acts:
        match act:
            case "move":
                stand = stand.move(tiles, row, column, away)
            case "runs":
                stand = stand.sorted(away, by_runs=True)
            case "groups":
                stand = stand.sorted(away, by_runs=False)
            case _:
                there = (there | set(tiles)) - away
                stand = stand.follow(there)
        assert sorted(stand.tiles) == sorted(there)
        assert stand.fresh <= there
        assert len(stand.rows[0]) == len(stand.rows[1])


OWNER: Final = (1, 0)
RACK: Final = ("k1a", "k2a", "k3a")
DRAWN: Final = (*RACK, "r1a")


def test_who_lays_the_tile_that_came_last_or_is_taken_back_finds_the_rack_as_it_stood() -> None:
    memory = ArrangementMemory()
    memory.follow(OWNER, 0, RACK)
    memory.follow(OWNER, 1, DRAWN)
    put = memory.order(OWNER).move(["k3a"], 0, 0)
    memory.keep(OWNER, 1, put)
    memory.follow(OWNER, 2, RACK)
    assert [memory.order(OWNER).place_of(tile) for tile in RACK] == [put.place_of(tile) for tile in RACK]
    assert memory.order(OWNER).fresh == frozenset()
    memory.follow(OWNER, 0, RACK)
    stood = memory.order(OWNER)
    memory.follow(OWNER, 1, DRAWN)
    drawn = memory.order(OWNER)
    memory.keep(OWNER, 1, drawn.move(["k3a"], 0, 0))
    memory.follow(OWNER, 0, RACK)
    assert memory.order(OWNER) == stood
    memory.follow(OWNER, 1, DRAWN)
    assert memory.order(OWNER) == drawn.move(["k3a"], 0, 0)


def test_the_mark_of_the_tile_that_came_last_is_there_after_coming_back() -> None:
    memory = ArrangementMemory()
    memory.follow(OWNER, 0, RACK)
    assert "fresh" not in memory.to_plain(None, None)
    memory.follow(OWNER, 1, DRAWN)
    saved = json.loads(json.dumps(memory.to_plain(None, None)))
    later = ArrangementMemory(saved)
    assert later.to_plain(None, None) == saved, "a seat that isn't looked at keeps what was saved of it"
    later.follow(OWNER, 1, DRAWN)
    assert later.order(OWNER) == memory.order(OWNER)
    assert later.order(OWNER).fresh == {"r1a"}


def test_a_joker_that_fits_nowhere_is_laid_alone() -> None:
    assert turn_draft.best_round("ja", ["k7a", "k8a", "ja"]) == ("ja",)


def test_the_best_round_of_a_tile_reaches_both_ways() -> None:
    rack = ("k5a", "k6a", "k7a", "k8a", "r7b", "b7a", "o7a", "ja")
    assert turn_draft.best_round("k7a", rack) == ("k7a", "r7b", "b7a", "o7a")
    assert turn_draft.best_round("k7a", rack[:5]) == ("k5a", "k6a", "k7a", "k8a")
    assert turn_draft.best_round("k5a", rack) == ("k5a", "k6a", "k7a", "k8a")
