"""The rules of Rummikub; each test is named after the paragraph of ``rulings.md`` that it proves."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from stolik.engine.game import TABLE, Rejection, Seat
from stolik.engine.game_library import find_game, load_codec
from stolik.engine.json_values import to_plain
from stolik.engine.record import Record, RecordFault, open_session, parse_record
from stolik.games.rummikub.rules.events import (
    Announced,
    Event,
    GameEnded,
    GameScored,
    Passed,
    RackDealt,
    RackKept,
    RedealAsked,
    StarterFound,
    StartTilesDrawn,
    TableSwept,
    TileDrawn,
    TilesPlayed,
    TilesReturned,
    TilesShuffled,
    TimeRanOut,
    TurnBegan,
)
from stolik.games.rummikub.rules.moves import (
    Announce,
    Draw,
    DrawnForStart,
    EndTurn,
    KeepRack,
    Move,
    Pass,
    Play,
    Redeal,
    Shuffled,
    TimeUp,
)
from stolik.games.rummikub.rules.options import PRESETS, Options
from stolik.games.rummikub.rules.rules import GAME
from stolik.games.rummikub.rules.sets.melds import value_of
from stolik.games.rummikub.rules.state import State
from stolik.games.rummikub.rules.tiles import HIDDEN, TILES, Table, Tile

ONE_GAME = Options(games_per_match=1)
SWEEPS = Options(timeout_restores=False)
BOX = Options(timeout_penalty=3)
NO_CLOCK = Options(turn_seconds=None)

DOUBLETS = "k1a k1b r5a r5b o9a o9b k3a k4a b6a b7a b8a r10a r11a o13a".split()
"""A rack with three doublets."""

POOR = "k6a k9a k12a r2a r7a r13a b1a b4a b10a b13a o2a o6a o11a o1a".split()
PLAIN = "k2a k5a k8a r6a r1a r12a b9a b12a b11a o10a o12a o3a o4a o5a".split()
"""Racks without a doublet."""


def table(*sets: str) -> Table:
    return tuple(tuple(tiles.split()) for tiles in sets)


def position(
    *racks: str,
    on: Sequence[str] = (),
    bank: str = "o1a o1b",
    opened: Sequence[Seat] = (),
    turn: Seat = 0,
    starter: Seat = 0,
    turns: int = 1,
    passes: int = 0,
    layers: Sequence[Seat] = (),
    options: Options | None = None,
) -> State:
    start = GAME.start(len(racks), options or Options(), starter)
    held = tuple(tuple(rack.split()) for rack in racks)
    return replace(
        start,
        phase="turn",
        turn=turn,
        table=table(*on),
        racks=held,
        came=tuple((0,) * len(rack) for rack in held),
        bank=tuple(bank.split()),
        opened=tuple(seat in opened for seat in range(len(racks))),
        turns=(turns,) * len(racks),
        passes=passes,
        layers=tuple(layers),
    )


def play(state: State, *moves: Move) -> tuple[State, list[Event]]:
    """Return the position after legal moves of the seats to act, and the events of the last move."""
    events: list[Event] = []
    for move in moves:
        seat = TABLE if isinstance(move, TimeUp) else GAME.to_act(state)[0]
        assert GAME.check(state, seat, move) is None, (move, GAME.check(state, seat, move))
        steps = GAME.apply(state, seat, move)
        state, events = steps[-1].state, [step.event for step in steps]
    return state, events


def after(state: State, *moves: Move) -> State:
    return play(state, *moves)[0]


def told(state: State, *moves: Move) -> list[Event]:
    return play(state, *moves)[1]


def refusal(state: State, move: Move, seat: Seat | None = None) -> Rejection:
    rejection = GAME.check(state, GAME.to_act(state)[0] if seat is None else seat, move)
    assert rejection is not None, move
    return rejection


def code(state: State, move: Move, seat: Seat | None = None) -> str:
    return refusal(state, move, seat).code


def lays(state: State, *sets: str) -> str | None:
    rejection = GAME.check(state, state.turn, Play(table(*sets)))
    return rejection.code if rejection is not None else None


def moves(state: State, seat: Seat = 0) -> list[Move]:
    return list(GAME.legal_moves(state, seat))


def dealt(*racks: Sequence[Tile]) -> Shuffled:
    first = [tile for rack in racks for tile in rack]
    return Shuffled((*first, *[tile for tile in TILES if tile not in first]))


def before_deal(seats: int = 2, options: Options | None = None, starter: Seat = 0) -> State:
    return GAME.start(seats, options or Options(), starter)


def result_of(events: Sequence[Event]) -> GameScored:
    (scored,) = [event for event in events if isinstance(event, GameScored)]
    return scored


def times_out(state: State, *sets: str) -> list[Event]:
    return told(state, TimeUp(table(*sets)))


def test_1_1_a_hundred_and_six_tiles_by_name() -> None:
    assert len(set(TILES)) == 106
    state = before_deal()
    info = find_game("rummikub")
    assert info is not None
    assert info.seats == (2, 4)
    assert code(state, Shuffled(TILES[1:]), TABLE) == "wrong_number_of_tiles"
    assert code(state, Shuffled((*TILES[1:], "k14a")), TABLE) == "no_such_tile"
    assert code(state, Shuffled((*TILES[1:], TILES[1])), TABLE) == "tile_twice"
    turn = position("k10a", opened=[0], on=["r10a b10a o10a"])
    assert lays(turn, "r10a b10a o10a k10b") == "tile_not_yours"
    assert lays(turn, "r10a b10a o10a k10a k10a") == "tile_twice"
    assert lays(turn, "r10a b10a o10a x") == "no_such_tile"


def test_1_2_the_highest_tile_starts() -> None:
    state = GAME.start(3, Options(), None)
    assert GAME.to_act(state) == (TABLE,)
    state, events = play(state, DrawnForStart(("k5a", "r13b", "o12a")))
    assert events == [StartTilesDrawn(("k5a", "r13b", "o12a"), ()), StarterFound(1, "r13b")]
    assert (state.starter, state.phase) == (1, "shuffling")
    assert after(state, GAME.chance(state, Random(1))).starter == 1
    assert before_deal(3, starter=2).phase == "shuffling"
    assert code(before_deal(), DrawnForStart(("k5a", "r6a")), TABLE) == "nothing_to_draw_for"
    assert code(GAME.start(2, Options(), None), Draw(), 0) == "draw_for_start_first"
    assert (
        code(GAME.start(3, Options(), None), DrawnForStart(("k5a", "r6a")), TABLE) == "wrong_number_of_tiles"
    )


def test_1_3_jokers_go_back_and_ties_are_drawn_again() -> None:
    state, events = play(GAME.start(4, Options(), None), DrawnForStart(("k9a", "ja", "r9a", "o3a")))
    assert events == [StartTilesDrawn(("k9a", "ja", "r9a", "o3a"), (1,))]
    assert code(state, DrawnForStart((None, "k9a", None, None)), TABLE) == "tile_twice"
    assert code(state, DrawnForStart((None, None, None, None)), TABLE) == "seat_must_draw"
    assert code(state, DrawnForStart(("k1a", "r1a", None, None)), TABLE) == "seat_does_not_draw"
    again = after(state, DrawnForStart((None, "ja", None, None)), DrawnForStart((None, "b9a", None, None)))
    assert again.to_draw == (0, 1, 2)
    assert code(again, DrawnForStart(("k2a", "r2a", "b2a", "o13a")), TABLE) == "seat_does_not_draw"
    joker = after(again, DrawnForStart(("k9a", "jb", "k2a", None)))
    assert joker.to_draw == (1,)
    assert joker.drawn == ("k9a", None, "k2a", None)
    assert after(joker, DrawnForStart((None, "r8a", None, None))).starter == 0
    lower = after(again, DrawnForStart(("k2a", "r2a", "b1a", None)))
    assert lower.to_draw == (0, 1)
    assert after(lower, DrawnForStart(("k1a", "k2b", None, None))).starter == 1
    for seed in range(40):
        state = GAME.start(4, Options(), None)
        while state.phase == "drawing":
            state = after(state, GAME.chance(state, Random(seed)))
            seed += 100


def test_1_4_all_tiles_are_shuffled_by_the_table() -> None:
    state = before_deal()
    assert sorted(GAME.chance(state, Random(2)).tiles) == sorted(TILES)  # type: ignore[union-attr]
    assert code(state, Shuffled(TILES), 0) == "move_of_another"
    assert (code(state, Draw(), TABLE), code(state, Draw(), 0)) == ("move_of_another", "shuffle_first")
    assert code(position("k1a", "k2a"), Shuffled(TILES), TABLE) == "nothing_to_shuffle"
    assert code(position("k1a", "k2a"), TimeUp(()), 0) == "move_of_another"


def test_1_5_fourteen_tiles_each_from_the_starter_on() -> None:
    state, events = play(before_deal(3, starter=2), Shuffled(TILES))
    assert state.racks == (TILES[14:28], TILES[28:42], TILES[:14])
    assert state.bank == TILES[42:]
    assert [type(event) for event in events[:4]] == [TilesShuffled, RackDealt, RackDealt, RackDealt]
    assert [event.seat for event in events if isinstance(event, RackDealt)] == [2, 0, 1]


def test_1_6_racks_and_bank_are_secret() -> None:
    state = position("k1a k2a", "r1a", on=["r5a r6a r7a"], bank="o1a o2a o3a")
    mine, onlooker = GAME.view(state, 0), GAME.view(state, None)
    assert mine.racks == (("k1a", "k2a"), (HIDDEN,))
    assert mine.bank == (HIDDEN,) * 3
    assert onlooker.racks == ((HIDDEN,) * 2, (HIDDEN,))
    assert mine.table == state.table
    drew = TileDrawn(0, "o1a", False, 2)
    assert GAME.redact(drew, 0) == drew
    assert GAME.redact(drew, 1) == GAME.redact(drew, None) == replace(drew, tile=HIDDEN)
    assert GAME.redact(RackDealt(1, ("k1a",)), 0) == RackDealt(1, (HIDDEN,))
    assert GAME.redact(RackDealt(1, ("k1a",)), 1) == RackDealt(1, ("k1a",))
    assert GAME.irrevocable(Draw())
    assert not GAME.irrevocable(Play(()))


def test_1_7_three_doublets_give_the_right_to_a_new_deal() -> None:
    asked = after(before_deal(), dealt(DOUBLETS, POOR))
    assert (asked.phase, GAME.to_act(asked)) == ("asking", (0,))
    assert after(before_deal(), dealt([*DOUBLETS[:4], "ja", "jb", *DOUBLETS[6:]], POOR)).phase == "turn"


def test_1_8_the_first_request_ends_the_questions() -> None:
    others = "k2a k2b r6a r6b o10a o10b k5a k8a b9a b12a b11a r12a r1a o12a".split()
    state = after(before_deal(3, starter=1), dealt(DOUBLETS, POOR, others))
    assert GAME.to_act(state) == (1,)
    assert moves(state, 1) == [KeepRack(), Redeal()]
    assert code(state, Draw()) == "answer_first"
    kept, events = play(state, KeepRack())
    assert (GAME.to_act(kept), events) == ((0,), [RackKept(1)])
    began, events = play(kept, KeepRack())
    assert (GAME.to_act(began), events) == ((1,), [RackKept(0), TurnBegan(1)])
    assert (code(began, KeepRack()), code(began, Redeal())) == ("not_asked", "not_asked")
    anew, events = play(kept, Redeal())
    assert events == [RedealAsked(0)]
    assert (GAME.to_act(anew), anew.starter, anew.racks, anew.bank) == ((TABLE,), 1, ((), (), ()), ())
    assert GAME.to_act(after(anew, dealt(POOR, DOUBLETS))) == (2,)


def test_1_9_nobody_else_sees_who_is_asked() -> None:
    state = after(before_deal(3), dealt(POOR, DOUBLETS, PLAIN))
    other = after(before_deal(3), dealt(POOR, PLAIN, DOUBLETS))
    assert (GAME.to_act(state), GAME.to_act(other)) == ((1,), (2,))
    assert GAME.view(state, None) == GAME.view(other, None)
    assert GAME.view(state, 0) == GAME.view(other, 0)
    assert GAME.to_act(GAME.view(state, 1)) == (1,)
    assert GAME.to_act(GAME.view(state, 0)) == GAME.to_act(GAME.view(state, None)) == ()
    assert GAME.view(state, None).turn == 0
    assert refusal(state, Draw(), 0) == Rejection("others_asked")
    assert GAME.redact(RackKept(1), 0) == RackKept(None)
    assert GAME.redact(RedealAsked(1), None) == RedealAsked(None)
    assert GAME.redact(RackKept(1), 1) == RackKept(1)


def test_a_move_is_what_lies_on_the_table_after_it() -> None:
    laid = Play(table("k5a r5a ja", "o1a o2a o3a jb", "k9a ja jb"))
    for same in (
        ("o1a o2a o3a jb", "ja k5a r5a", "k9a ja jb"),
        ("k9a ja jb", "o1a o2a o3a jb", "r5a ja k5a"),
    ):
        assert (Play(table(*same)), hash(Play(table(*same)))) == (laid, hash(laid))
    for other in (
        ("k5a r5a ja", "jb o1a o2a o3a", "k9a ja jb"),
        ("k5a r5a ja", "o1a o2a o3a jb", "ja k9a jb"),
        ("k5b r5a ja", "o1a o2a o3a jb", "k9a ja jb"),
        ("k5a r5a ja", "o1a o2a o3a jb"),
    ):
        assert Play(table(*other)) != laid
    assert Play(()) != Draw()


@pytest.mark.parametrize(
    "tiles,reason",
    [
        ("r4a r5a r6a", None),
        ("r4a r5a", "too_few_tiles"),
        ("r4a r5a k6a", "other_colour_in_run"),
        ("r4a r6a r7a", "not_consecutive"),
        ("r4a r5a r5b", "number_twice"),
        ("r12a r13a r1a", "one_after_thirteen"),
    ],
)
def test_2_1_a_run(tiles: str, reason: str | None) -> None:
    assert lays(position(tiles, "k1a", opened=[0]), tiles) == reason


@pytest.mark.parametrize(
    "tiles,reason",
    [
        ("k4a r4a b4a", None),
        ("k4a r4a b4a o4b", None),
        ("k4a r4a r4b", "colour_twice"),
        ("k4a r4a b5a", "other_number_in_group"),
        ("k4a r4a b4a o4b ja", "group_too_long"),
        ("k4a r5a b6a", "neither_run_nor_group"),
    ],
)
def test_2_2_a_group(tiles: str, reason: str | None) -> None:
    assert lays(position(tiles, "k1a", opened=[0]), tiles) == reason


def test_2_3_a_run_is_written_upwards_and_a_group_as_it_likes() -> None:
    state = position("r4a r5a r6a k9a", "k1a", on=["r9a b9a o9a"], opened=[0])
    assert lays(state, "r9a b9a o9a", "r6a r5a r4a") == "run_downwards"
    assert lays(state, "r4a r5a r6a", "o9a k9a r9a b9a") is None


def test_2_4_a_joker_stands_for_the_tile_of_its_place() -> None:
    state = position("r11a r12a r13a r1a r2a ja k5a b5a r4a", "k1a", opened=[0])
    assert lays(state, "r11a r12a ja") is None
    assert lays(state, "r12a r13a ja") == "joker_past_the_end"
    assert lays(state, "ja r1a r2a") == "joker_past_the_end"
    assert lays(state, "r2a ja r13a") == "wrong_jokers_between"
    assert lays(state, "r2a ja r4a") is None
    assert lays(state, "k5a ja b5a") is None
    assert value_of(("r11a", "r12a", "ja")) == 36


def test_2_5_both_jokers_in_one_set() -> None:
    state = position("r4a ja jb k4a", "r5a r5b", opened=[0])
    assert lays(state, "r4a ja jb") is None
    assert lays(state, "ja r4a k4a jb") is None


def test_2_6_the_better_reading_counts() -> None:
    state = position("k9a ja jb", "k1a")
    assert lays(state, "k9a ja jb") is None
    assert lays(state, "ja k9a jb") == "opening_too_low"


def test_3_1_thirty_points_from_the_own_rack() -> None:
    state = position("k9a r9a b9a o9a k1a k2a k3a", "k5a")
    low = refusal(state, Play(table("k9a r9a b9a")))
    assert low == Rejection("opening_too_low", {"worth": 27, "needed": 30})
    assert lays(state, "k9a r9a b9a", "k1a k2a k3a") is None
    opened, events = play(state, Play(table("k9a r9a b9a o9a")))
    assert opened.opened == (True, False)
    laid = ("k9a", "r9a", "b9a", "o9a")
    assert events == [TilesPlayed(0, (), (laid,), laid, True, 36), TurnBegan(1)]


def test_3_2_more_sets_and_jokers_at_what_they_replace() -> None:
    assert lays(position("k10a k11a ja r1a r2a r3a", "k5a"), "k10a k11a ja", "r1a r2a r3a") is None
    assert (
        lays(position("k8a k9a k10a r4a r5a r6a r7a o7a", "k5a"), "k8a k9a k10a", "r4a r5a r6a r7a") is None
    )


def test_3_3_the_opening_touches_nothing() -> None:
    lies = ["r3a ja r5a", "k7a b7a o7a"]
    state = position("k10a r10a b10a r4a k7b r6a", "k5a", on=lies)
    new = "k10a r10a b10a"
    assert lays(state, *lies, new) is None
    assert lays(state, new, "o7a k7a b7a", "r3a ja r5a") is None
    assert lays(state, "r3a ja r5a r6a", "k7a b7a o7a", new) == "opening_touches_table"
    assert lays(state, "r3a r4a r5a", "k7a b7a o7a", "k10a r10a ja", "b10a") == "too_few_tiles"
    assert lays(state, "r3a r4a r5a", "k7a b7a o7a", "k10a r10a b10a ja") == "opening_touches_table"
    assert lays(state, "r3a ja r5a", "k7b b7a o7a", new, "k7a") == "too_few_tiles"
    facts = refusal(state, Play(table("r3a ja r5a r6a", "k7a b7a o7a", new))).facts
    assert facts["tiles"] == ("r3a", "ja", "r5a")
    moved = position("k10a r10a b10a", "k5a", on=["r4a r5a ja"])
    assert lays(moved, "ja r4a r5a", new) == "opening_touches_table"
    assert lays(position("k10a r10a b10a", "k5a", on=["k13a ja jb"]), "ja jb k13a", new) is None
    run = position("k10a r10a b10a", "k5a", on=["k9a ja jb"])
    assert lays(run, "ja k9a jb", new) == "opening_touches_table"


@pytest.mark.parametrize("seat", range(4))
def test_3_3_at_every_seat_the_opening_touches_nothing(seat: int) -> None:
    racks = ["k5a"] * seat + ["k10a r10a b10a r6a"] + ["k5a"] * (3 - seat)
    state = position(*racks, on=["r3a ja r5a"], turn=seat)
    assert lays(state, "r3a ja r5a", "k10a r10a b10a") is None
    assert lays(state, "r3a ja r5a r6a", "k10a r10a b10a") == "opening_touches_table"


def test_3_4_nobody_has_to_open() -> None:
    state = position("k10a r10a b10a", "k5a")
    assert moves(state) == [Play(table("k10a r10a b10a")), Draw()]
    assert after(state, Draw()).opened == (False, False)


@pytest.mark.parametrize(
    "rack,lies,then",
    [
        ("r5b", ["r3a r4a r5a r6a r7a"], ["r3a r4a r5a", "r5b r6a r7a"]),
        ("k5a", ["k4a ja k6a", "o12a o13a o11a"], ["k4a k5a k6a", "ja o11a o12a o13a"]),
        ("b8a", ["k8a r8a ja", "k1a k2a k3a"], ["k8a r8a b8a", "ja k1a k2a k3a"]),
        ("o8a b9a b10a", ["k8a r8a ja"], ["k8a r8a o8a", "ja b9a b10a"]),
        ("r6a r7a", ["k5a r5a b5a o5a"], ["k5a b5a o5a", "r5a r6a r7a"]),
    ],
)
def test_4_1_the_table_is_rearranged_freely(rack: str, lies: list[str], then: list[str]) -> None:
    if rack == "b8a":
        then = ["k8a r8a b8a", "k1a k2a k3a ja"]
    state = position(rack + " k13b", "k1b", on=lies, opened=[0])
    assert lays(state, *then) is None
    assert after(state, Play(table(*then))).table == table(*then)


def test_4_2_every_set_is_a_run_or_a_group() -> None:
    state = position("r8a", "k1a", on=["r5a r6a r7a", "k9a b9a o9a"], opened=[0])
    fault = refusal(state, Play(table("r5a r6a r7a r8a", "k9a b9a", "o9a")))
    assert fault == Rejection("too_few_tiles", {"tiles": ("k9a", "b9a"), "given": 2, "set": 1})


def test_4_3_what_lay_on_the_table_still_lies_there() -> None:
    state = position("k5a r8a", "k1a", on=["k4a ja k6a", "r5a r6a r7a"], opened=[0])
    assert lays(state, "k4a k5a k6a", "r5a r6a r7a") == "joker_missing"
    assert lays(state, "k4a ja k6a", "r6a r7a r8a") == "tile_missing"
    assert lays(state, "k4a ja k6a", "r5a r6a r7a", "k1a") == "tile_not_yours"
    assert lays(state, "k4a k5a k6a ja", "r5a r6a r7a") is None


def test_4_4_at_least_one_own_tile() -> None:
    state = position("k5a", "k1a", on=["k4a ja k6a", "r5a r6a r7a r8a r9a r10a"], opened=[0])
    assert lays(state, "k4a ja k6a", "r5a r6a r7a", "r8a r9a r10a") == "nothing_laid"
    assert lays(state, "k4a ja k6a", "r5a r6a r7a r8a r9a r10a") == "nothing_laid"


def test_4_5_a_freed_joker_may_stay_in_its_set() -> None:
    state = position("k5a", "k1a", on=["k4a ja k6a"], opened=[0])
    assert lays(state, "k4a k5a k6a ja") is None
    assert lays(state, "ja k4a k5a k6a") is None


def test_5_1_who_lays_nothing_draws_and_the_turn_passes() -> None:
    state, events = play(position("k1a", "k2a", turn=1, bank="o1a o2a"), Draw())
    assert events == [TileDrawn(1, "o1a", False, 1), TurnBegan(0)]
    assert (state.racks[1], state.bank, state.turns) == (("k2a", "o1a"), ("o2a",), (1, 2))
    assert state.came[1] == (0, 2)
    assert refusal(state, Draw(), 1) == Rejection("not_your_turn", {"seat": 0})


def test_5_2_after_the_draw_nothing_is_laid() -> None:
    state = after(position("k10a r10a", "k2a", bank="b10a"), Draw())
    assert GAME.to_act(state) == (0,)
    assert lays(state, "k10a r10a b10a") == "drawn_already"
    assert code(state, Draw()) == code(state, Pass()) == "drawn_already"
    assert GAME.to_act(after(state, EndTurn())) == (1,)
    assert GAME.to_act(after(position("k10a r10a", "k2a", bank="b9a"), Draw())) == (1,)


def test_5_3_with_an_empty_bank_one_passes() -> None:
    empty = position("k1a", "k2a", bank="")
    assert code(empty, Draw()) == "bank_empty"
    assert moves(empty) == [Pass()]
    assert told(empty, Pass()) == [Passed(0, 1), TurnBegan(1)]
    assert refusal(position("k1a", "k2a"), Pass()) == Rejection("bank_not_empty", {"bank": 2})


def test_6_1_the_clock_runs_for_a_move() -> None:
    assert code(position("k1a", "k2a", options=NO_CLOCK), TimeUp(()), TABLE) == "no_clock"
    assert code(before_deal(), TimeUp(()), TABLE) == "no_turn_to_time"
    assert code(after(before_deal(), dealt(DOUBLETS, POOR)), TimeUp(()), TABLE) == "no_turn_to_time"
    assert GAME.irrevocable(TimeUp(()))


def test_6_2_who_has_moved_nothing_draws_one() -> None:
    lies = ["r5a r6a r7a", "k9a b9a o9a"]
    state = position("k1a", "k2a", on=lies, options=BOX, bank="o1a o2a o3a", opened=[0])
    drew = [TimeRanOut(0, "unmoved"), TileDrawn(0, "o1a", False, 2), TurnBegan(1)]
    assert (times_out(state, *lies), times_out(state, "o9a b9a k9a", "r5a r6a r7a")) == (drew, drew)


def test_6_3_a_legal_draft_stands() -> None:
    events = times_out(position("k10a r10a b10a k1a", "k2a"), "k10a r10a b10a")
    assert [event.kind for event in events] == ["time_ran_out", "tiles_played", "turn_began"]
    assert events[0] == TimeRanOut(0, "stands")
    assert result_of(times_out(position("k10a r10a b10a", "k2a"), "k10a r10a b10a")).result.winner == 0


def test_6_4_a_draft_holds_what_can_lie_there() -> None:
    state = position("k10a", "k2a", on=["r5a ja r7a"], opened=[0])
    assert code(state, TimeUp(table("r5a r7a")), TABLE) == "joker_missing"
    assert code(state, TimeUp(table("r5a ja")), TABLE) == "tile_missing"
    assert code(state, TimeUp(table("r5a ja r7a", "k2a")), TABLE) == "tile_not_yours"
    assert code(state, TimeUp(table("r5a ja r7a", "r7a")), TABLE) == "tile_twice"
    assert code(state, TimeUp(table("r5a ja r7a", "z")), TABLE) == "no_such_tile"
    assert code(state, TimeUp(table("r5a ja r7a", "")), TABLE) == "empty_set"
    assert times_out(state, "r5a", "ja r7a", "k10a")[0] == TimeRanOut(0, "restored")


@pytest.mark.parametrize("bank,drawn", [("o1a o2a o3a o4a", 3), ("o1a o2a", 2)])
def test_6_5_disorder_is_put_back_with_a_penalty(bank: str, drawn: int) -> None:
    lies = ["r5a r6a r7a"]
    state = position("r8a k1a", "k2a", on=lies, bank=bank, options=BOX, opened=[0])
    done, events = play(state, TimeUp(table("r5a r6a", "r7a r8a")))
    assert events[:2] == [TimeRanOut(0, "restored"), TilesReturned(0, ("r8a",))]
    assert [event.kind for event in events[2:]] == ["tile_drawn"] * drawn + ["turn_began"]
    assert done.table == state.table
    assert done.racks[0] == ("r8a", "k1a", *bank.split()[:drawn])
    one = position("r8a", "k2a", on=lies, bank=bank, opened=[0])
    assert times_out(one, "r5a r6a", "r7a")[1:] == [
        TileDrawn(0, "o1a", True, len(bank.split()) - 1),
        TurnBegan(1),
    ]
    assert GAME.redact(TilesReturned(0, ("r8a",)), 1) == TilesReturned(0, (HIDDEN,))


def test_6_6_an_unremembered_table_is_swept() -> None:
    lies = ["r5a ja r7a", "k9a b9a o9a"]
    state = position(
        "o5a k5a r9b k1a", "k2a", on=lies, options=SWEEPS, opened=[0, 1], passes=1, layers=(0, 1)
    )
    done, events = play(state, TimeUp(table("r5a o5a k5a", "ja r7a", "k9a b9a o9a r9b", "k1a")))
    assert events[1] == TableSwept(
        0,
        state.table,
        table("r5a o5a k5a", "k9a b9a o9a r9b"),
        ("o5a", "k5a", "r9b"),
        ("ja", "r7a"),
        ("k1a",),
    )
    assert done.racks[0] == ("k1a", "ja", "r7a", "o1a")
    assert done.table == table("r5a o5a k5a", "k9a b9a o9a r9b")
    assert (done.layers, done.passes) == ((1, 0), 0)
    assert GAME.redact(events[1], 1).returned == (HIDDEN,)  # type: ignore[union-attr]
    assert GAME.redact(events[1], 0) == events[1]
    long = position("k1a", "k2a", on=["r1a r2a r3a r4a r5a r6a"], options=SWEEPS, opened=[0])
    split, events = play(long, TimeUp(table("r1a r2a r3a", "r4a r5a r6a")))
    assert split.table == table("r1a r2a r3a", "r4a r5a r6a")
    assert split.racks[0] == ("k1a", "o1a")
    assert events[0] == TimeRanOut(0, "swept")


def test_6_7_who_has_not_opened_takes_the_tiles_back() -> None:
    state = position("r8a k1a", "k2a", on=["r5a r6a r7a"], options=SWEEPS)
    done, events = play(state, TimeUp(table("r5a r6a", "r7a r8a")))
    assert events[0] == TimeRanOut(0, "restored")
    assert (done.table, done.racks[0]) == (state.table, ("r8a", "k1a", "o1a"))


def test_6_8_with_an_empty_bank_a_time_out_is_a_pass() -> None:
    lies = ["r5a r6a r7a"]
    state = position("r8a k1a", "k2a", on=lies, bank="", opened=[0], options=SWEEPS)
    assert times_out(state, *lies)[1:] == [Passed(0, 1), TurnBegan(1)]
    assert [event.kind for event in times_out(state, "r5a r6a", "r7a")] == [
        "time_ran_out",
        "table_swept",
        "passed",
        "turn_began",
    ]
    kept = replace(state, options=Options(), passes=1)
    assert result_of(times_out(kept, "r5a r6a r7a", "r8a")).result.ending == "bank"
    done, events = play(replace(state, passes=1), TimeUp(table("r5a r6a r7a r8a", "k1a")))
    assert [event.kind for event in events] == ["time_ran_out", "table_swept", "turn_began"]
    assert done.passes == 0


def test_6_9_a_time_out_after_the_draw_closes_the_turn() -> None:
    state = after(position("k10a r10a", "k2a", bank="b10a o1a"), Draw())
    done, events = play(state, TimeUp(()))
    assert events == [TimeRanOut(0, "closed"), TurnBegan(1)]
    assert done.bank == ("o1a",)
    assert code(state, TimeUp(table("b10a")), TABLE) == "drawn_already"
    assert code(after(state, Announce()), TimeUp(table("k10a r10a b10a")), TABLE) == "drawn_already"


def test_7_1_who_has_become_able_may_announce() -> None:
    able = after(position("k10a r10a", "k2a", bank="b10a"), Draw())
    assert able.may_announce
    assert moves(able) == [Announce(), EndTurn()]
    assert GAME.to_act(after(position("k10a r10a o10a", "k2a", bank="b10a"), Draw())) == (1,)
    assert GAME.to_act(after(position("k10a r10a", "k2a", bank="b10a", opened=[0]), Draw())) == (1,)
    assert not position("k10a r10a b10a", "k2a").may_announce


def test_7_2_penalty_tiles_count_too() -> None:
    state = position("k10a k1a", "k2a", bank="r10a b10a o1a o1b", options=BOX)
    penalised, events = play(state, TimeUp(table("k10a")))
    assert [event.kind for event in events][-1] == "tile_drawn"
    assert penalised.may_announce
    assert len(penalised.racks[0]) == 5


def test_7_3_announced_once_and_then_closed() -> None:
    state = after(position("k10a r10a", "k2a", bank="b10a"), Draw())
    assert code(position("k1a", "k2a"), Announce()) == "draw_first"
    assert code(position("k1a", "k2a"), EndTurn()) == "draw_first"
    said, events = play(state, Announce())
    assert events == [Announced(0)]
    assert moves(said) == [EndTurn()]
    assert code(said, Announce()) == "announced_already"
    assert told(said, EndTurn()) == [TurnBegan(1)]
    assert after(state, EndTurn()).announced == (False, False)


def test_7_4_an_announcement_holds_until_the_next_own_turn_at_which_all_see_it() -> None:
    state = position("k10a r10a", "k2a", bank="b10a o1a o1b")
    said = after(state, Draw(), Announce(), EndTurn())
    assert said.announced == (True, False)
    back = after(said, Draw())
    assert back.announced == (False, False)
    again = after(back, Draw())
    assert (GAME.to_act(again), again.announced) == ((1,), (False, False))
    state = position("k10a r10a", "k2a", bank="b10a o1a o1b o2a")
    said = after(state, Draw(), Announce(), EndTurn())
    back = after(said, Draw())
    assert (said.promised, back.promised) == (False, True)
    assert all(GAME.view(back, viewer).promised for viewer in (0, 1, None))
    assert not after(back, Draw()).promised
    assert not after(state, Draw(), EndTurn(), Draw()).promised


def test_7_5_others_do_not_see_that_something_could_be_announced() -> None:
    able = position("k10a r10a", "k2a", bank="b10a")
    unable = position("k10a r9a", "k2a", bank="b10a")
    seen = [
        GAME.view(GAME.apply(state, 0, Draw())[0].state, viewer)
        for state in (able, unable)
        for viewer in (1, None)
    ]
    assert (seen[0], seen[1]) == (seen[2], seen[3])
    assert GAME.redact(Announced(0), 1) == Announced(0)


def goes_out(*others: str, opened: Sequence[Seat] = (0,), turns: int = 1) -> Mapping[str, Any]:
    state = position("r8a", *others, on=["r5a r6a r7a"], opened=opened, turns=turns)
    verdict = result_of(told(state, Play(table("r5a r6a r7a r8a")))).result.verdicts[1]
    return {"points": verdict.points, "reason": verdict.reason}


def test_8_1_an_empty_rack_wins_at_once() -> None:
    state, events = play(position("k10a r10a b10a", "k1a", options=ONE_GAME), Play(table("k10a r10a b10a")))
    assert [event.kind for event in events] == ["tiles_played", "game_scored", "game_ended"]
    assert GAME.to_act(state) == ()
    assert [(place.seat, place.rank) for place in GAME.standings(state)] == [(0, 1), (1, 2)]


def test_8_2_who_has_opened_writes_the_rack_down() -> None:
    assert goes_out("k7a ja", opened=(0, 1)) == {"points": -57, "reason": "opened"}


def test_8_3_who_could_not_open_writes_100() -> None:
    assert goes_out("k9a r9a b9a ja"[:11]) == {"points": -100, "reason": "cannot_open"}
    assert goes_out("ja jb")["points"] == -100


def test_8_4_who_could_have_opened_writes_200() -> None:
    assert goes_out("k10a r10a b10a") == {"points": -200, "reason": "could_open"}


def test_8_5_it_is_decided_over_all_combinations() -> None:
    assert (goes_out("k9a ja jb")["points"], goes_out("r8b r9a r10a k1a r1a b1a")["points"]) == (-200, -200)
    assert (goes_out("r7b r8b ja k1a k2a")["points"], goes_out("r9a r10a k1a")["points"]) == (-100, -100)


def test_8_6_an_announcement_saves_a_hundred() -> None:
    state = position("r8a", "k10a r10a", on=["r5a r6a r7a"], opened=[0], turn=1, bank="b10a o1a")
    said = after(state, Draw(), Announce(), EndTurn())
    out = Play(table("r5a r6a r7a r8a"))
    verdict = result_of(told(said, out)).result.verdicts[1]
    assert (verdict.points, verdict.reason) == (-100, "announced")
    assert result_of(told(after(state, Draw(), EndTurn()), out)).result.verdicts[1].points == -200


def test_8_7_who_has_had_no_turn_writes_100() -> None:
    assert goes_out("k10a r10a b10a", turns=0) == {"points": -100, "reason": "no_turn"}
    assert goes_out("k7a", turns=0) == {"points": -100, "reason": "cannot_open"}


def test_8_8_the_winner_gets_it_all() -> None:
    state = position("r8a", "k7a", "k10a r10a b10a", on=["r5a r6a r7a"], opened=[0, 1])
    assert result_of(told(state, Play(table("r5a r6a r7a r8a")))).result.small_points == (207, -7, -200)


def test_8_9_the_racks_are_open_and_the_proof_lies_there() -> None:
    state = position("r8a", "k10a r10a", on=["r5a r6a r7a"], opened=[0], turn=1, bank="b10a o1a")
    done, events = play(state, Draw(), EndTurn(), Play(table("r5a r6a r7a r8a")))
    verdict = result_of(events).result.verdicts[1]
    assert (verdict.tile, verdict.turn, verdict.worth) == ("b10a", 2, 30)
    assert verdict.sets == (("k10a", "r10a", "b10a"),)
    assert GAME.view(done, None).racks == ((), ("k10a", "r10a", "b10a"))
    assert GAME.view(done, None).bank == (HIDDEN,)


def test_9_1_when_all_have_passed_once_the_game_ends() -> None:
    state = position("r8a k1a", "k2a", "k3a", on=["r5a r6a r7a"], bank="", opened=[0], options=ONE_GAME)
    assert told(state, Pass(), Pass(), Pass())[0] == Passed(2, 3)
    assert after(state, Pass(), Pass(), Pass()).phase == "over"
    assert after(state, Pass(), Pass(), Pass()).results[0].ending == "bank"
    laid = after(replace(state, passes=2), Play(table("r5a r6a r7a r8a")))
    assert laid.passes == 0
    assert after(laid, Pass(), Pass()).phase == "turn"


def passed_out(*racks: str, layers: Sequence[Seat] = (), starter: Seat = 0) -> GameScored:
    state = position(*racks, bank="", layers=layers, starter=starter, opened=[0])
    return result_of(told(state, *[Pass()] * len(racks)))


def test_9_2_the_fewest_points_win() -> None:
    scored = passed_out("ja", "k9a r13a k13a", "k9b b13a")
    assert scored.result.winner == 2
    assert scored.result.small_points == (-28, -13, 41)


def test_9_3_ties() -> None:
    assert passed_out("k4a k5a", "k9a").result.winner == 1
    assert passed_out("k9a", "r9a", "b9a", layers=(2, 1, 0)).result.winner == 0
    assert passed_out("k9a", "r9a", "b9a", layers=(0, 2)).result.winner == 2
    assert passed_out("k9a", "r9a", "b9a", starter=1).result.winner == 1
    assert passed_out("k9a", "r10a", "b9a", starter=1).result.winner == 2
    assert passed_out("k9a", "r9a", "b10a", layers=(0, 1, 2)).result.winner == 1


def test_9_4_the_others_write_the_difference() -> None:
    assert passed_out("k9a", "r9a").result.small_points == (0, 0)
    assert passed_out("k9a", "r9a").result.big_points == (4, 0)
    assert passed_out("k9a", "r12a").result.small_points == (3, -3)


def test_10_1_small_points_sum_to_0() -> None:
    assert sum(passed_out("k9a", "r12a", "ja").result.small_points) == 0


def test_10_2_big_points() -> None:
    assert passed_out("k9a", "r12a", "ja").result.big_points == (4, 2, 0)
    assert passed_out("k9a", "r12a", "b12a", "o12a").result.big_points == (4, 2, 2, 2)
    assert passed_out("k9a", "r10a", "b12a", "o12a").result.big_points == (4, 2, 1, 1)


def test_10_3_the_winner_has_the_first_place_alone() -> None:
    assert passed_out("k9a", "r9a", "b9a").result.places == (1, 2, 2)
    assert passed_out("k9a", "r12a", "b12a", "o13a").result.places == (1, 2, 2, 4)


def test_10_4_a_match_of_two_games() -> None:
    first = position("k10a r10a b10a", "k1a", "k2a", starter=1, opened=[1])
    state, events = play(first, Play(table("k10a r10a b10a")))
    assert [event.kind for event in events] == ["tiles_played", "game_scored"]
    assert GAME.to_act(state) == (TABLE,)
    assert GAME.view(state, None).racks == state.racks
    second, events = play(state, dealt(POOR))
    assert events[0] == TilesShuffled(2, 2)
    assert (second.game, second.starter, second.turn) == (2, 2, 2)
    assert (second.table, second.opened, second.turns) == ((), (False,) * 3, (0,) * 3)
    assert second.racks[2] == tuple(POOR)
    asked = after(state, dealt(DOUBLETS), Redeal())
    assert (asked.game, asked.starter, len(asked.results)) == (2, 2, 1)
    assert after(asked, dealt(POOR)).game == 2


def test_10_5_the_match_is_over_after_its_last_game() -> None:
    state = position("k10a r10a b10a", "k1a", options=ONE_GAME)
    assert told(state, Play(table("k10a r10a b10a")))[-1] == GameEnded()


def test_10_6_a_match_is_ranked_by_big_points_then_small_ones() -> None:
    one = passed_out("k9a", "r12a").result
    state = replace(position("k1a", "k2a"), results=(one, passed_out("k10a", "r9a").result), game=2)
    assert [(p.seat, p.rank, p.score) for p in GAME.standings(state)] == [(0, 1, 2), (1, 2, -2)]
    assert GAME.standings(state)[0].details == {"small_points": 2, "big_points": 4}
    assert [place.rank for place in GAME.standings(position("k1a", "k2a"))] == [1, 1]
    plain = GAME.describe(state)
    assert (plain["small_points"], plain["big_points"]) == ([2, -2], [4, 4])
    assert {"table", "racks", "bank", "opened"} <= set(plain)


def test_10_7_nothing_is_moved_when_it_is_over() -> None:
    state = after(position("k10a r10a b10a", "k1a", options=ONE_GAME), Play(table("k10a r10a b10a")))
    for seat in (TABLE, 0, 1):
        assert code(state, Draw(), seat) == "game_over"
        assert moves(state, seat) == []


def options_of(**plain: Any) -> Any:
    return load_codec("rummikub").options(plain)


@pytest.mark.parametrize("seconds", [30, 60, 90, 120, None])
def test_11_1_turn_seconds(seconds: int | None) -> None:
    assert options_of(turn_seconds=seconds).turn_seconds == seconds
    assert options_of(turn_seconds=50) == Rejection("bad_option", {"name": "turn_seconds"})


def test_11_2_timeout_penalty() -> None:
    assert [options_of(timeout_penalty=count).timeout_penalty for count in (1, 3)] == [1, 3]
    assert options_of(timeout_penalty=2).code == "bad_option"


def test_11_3_timeout_restores() -> None:
    assert Options().timeout_restores
    assert not options_of(timeout_restores=False).timeout_restores


def test_11_4_games_per_match() -> None:
    assert (Options().games_per_match, options_of(games_per_match=1).games_per_match) == (2, 1)
    assert options_of(games_per_match=3).code == "bad_option"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_11_5_reshuffle_right(seats: int) -> None:
    assert after(before_deal(seats), dealt(DOUBLETS, POOR)).phase == "asking"
    without = before_deal(seats, options=Options(reshuffle_right=False))
    assert after(without, dealt(DOUBLETS, POOR)).phase == "turn"


def test_11_6_presets() -> None:
    assert PRESETS["tournament"] == Options() == options_of()
    assert PRESETS["family"] == Options(turn_seconds=None, games_per_match=1)


CHILD = Options(easier_opening=(0,), games_per_match=1)
"""The first seat opens with 20 points instead of 30."""


def test_11_7_the_handicap_is_off_by_default_and_in_every_preset() -> None:
    assert options_of(easier_opening=[0, 2]).easier_opening == (0, 2)
    assert [options.easier_opening for options in (options_of(), *PRESETS.values())] == [()] * 3
    assert [CHILD.needed_by(seat) for seat in range(2)] == [20, 30]


@pytest.mark.parametrize("seats", [[2], [-1], [0, 0], [1, 0]])
def test_11_7_only_seats_of_the_table_have_the_handicap_each_once_and_in_order(seats: list[int]) -> None:
    def record(named: list[int]) -> Record:
        people = [{"name": name, "player": "human"} for name in ("Ala", "Olek")]
        header = {"format": "stolik-record", "version": 1, "game": "rummikub", "rules": 1, "log": []}
        return parse_record(json.dumps({**header, "seats": people, "options": {"easier_opening": named}}))

    assert open_session(record([0, 1])).state.options.easier_opening == (0, 1)
    with pytest.raises(RecordFault) as refused:
        open_session(record(seats))
    assert refused.value.rejection == Rejection("bad_option", {"name": "easier_opening"})


def test_11_7_the_seat_opens_with_20_and_the_others_need_their_30() -> None:
    assert refusal(position("k6a r6a b6a", "k1a", options=CHILD), Play(table("k6a r6a b6a"))) == Rejection(
        "opening_too_low", {"worth": 18, "needed": 20}
    )
    assert lays(position("k6a k7a k8a", "k1a", options=CHILD), "k6a k7a k8a") is None
    other = position("k1a", "k6a k7a k8a", turn=1, options=CHILD)
    assert refusal(other, Play(table("k6a k7a k8a"))) == Rejection(
        "opening_too_low", {"worth": 21, "needed": 30}
    )
    touching = refusal(
        position("k9a", "k1a", on=["k6a k7a k8a"], options=CHILD), Play(table("k6a k7a k8a k9a"))
    )
    assert (touching.code, touching.facts["needed"]) == ("opening_touches_table", 20)


def test_11_7_what_is_known_to_be_legal_and_a_time_out_keep_to_the_seats_number() -> None:
    mine = position("k6a k7a k8a k1a", "k2a", options=CHILD)
    assert Play(table("k6a k7a k8a")) in moves(mine)
    theirs = position("k2a", "k6a k7a k8a k1a", turn=1, options=CHILD)
    assert moves(theirs, 1) == [Draw()]
    assert [event.kind for event in times_out(mine, "k6a k7a k8a")][:2] == ["time_ran_out", "tiles_played"]
    assert "tiles_returned" in [event.kind for event in times_out(theirs, "k6a k7a k8a")]


def test_11_7_the_seat_may_announce_as_soon_as_a_tile_has_made_its_rack_worth_20() -> None:
    assert after(position("k7a r7a", "k2a", bank="b7a", options=CHILD), Draw()).may_announce
    assert GAME.to_act(after(position("k7a r7a", "k2a", bank="b7a o1a", options=ONE_GAME), Draw())) == (1,)
    could = position("k7a r7a b7a r10a b10a", "k2a", bank="k10a o1a", options=CHILD)
    assert GAME.to_act(after(could, Draw())) == (1,), "it could open before"
    state = position("k6a k7a", "r8a", on=["r5a r6a r7a"], opened=[1], bank="k8a o1a", options=CHILD)
    silent = after(state, Draw(), EndTurn())
    verdict = result_of(told(silent, Play(table("r5a r6a r7a r8a")))).result.verdicts[0]
    assert (verdict.reason, verdict.tile, verdict.turn) == ("could_open", "k8a", 2)


def test_11_7_at_the_end_the_rack_is_judged_by_the_seats_number() -> None:
    def verdict(rack: str, options: Options, turns: int = 1) -> Any:
        state = position(rack, "r8a", on=["r5a r6a r7a"], opened=[1], turn=1, turns=turns, options=options)
        return result_of(told(state, Play(table("r5a r6a r7a r8a")))).result.verdicts[0]

    could = verdict("k6a k7a k8a k1a", CHILD)
    assert (could.points, could.reason, could.worth, could.needed) == (-200, "could_open", 21, 20)
    assert could.sets == (("k6a", "k7a", "k8a"),)
    could_not = verdict("k6a r6a b6a k1a", CHILD)
    assert (could_not.points, could_not.reason, could_not.needed) == (-100, "cannot_open", 20)
    assert verdict("k6a k7a k8a k1a", CHILD, turns=0).reason == "no_turn"
    usual = verdict("k6a k7a k8a k1a", ONE_GAME)
    assert (usual.points, usual.reason, usual.needed) == (-100, "cannot_open", 30)


def test_11_7_everybody_sees_the_handicap_and_files_without_it_do_not_know_it() -> None:
    state = position("k6a", "k7a", options=CHILD)
    assert {GAME.view(state, viewer).options for viewer in (0, 1, None)} == {CHILD}
    assert "easier_opening" not in to_plain(Options())
    assert to_plain(CHILD)["easier_opening"] == [0]
    without = told(position("k10a r10a b10a", "k1a", options=ONE_GAME), Play(table("k10a r10a b10a")))
    assert '"needed"' not in json.dumps([to_plain(event) for event in without])
