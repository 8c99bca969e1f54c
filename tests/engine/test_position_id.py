"""A position's ID leads back to the position, and typing errors in it are detected."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest
from stolik.engine.base32 import SYMBOLS, encode
from stolik.engine.coaching.position_id import (
    PlacedState,
    Writer,
    exploring_fault,
    id_of,
    number,
    read_id,
    refusal_text,
)
from stolik.engine.driver import playout_moves, random_chooser
from stolik.engine.game import Rejection
from stolik.engine.game_code import check_sum, mark_of
from stolik.engine.game_library import find_game, find_games, load_game, load_package
from stolik.engine.package import SUFFIX, GameInfo
from stolik.engine.record import facts_of
from stolik.engine.session import Session
from stolik.engine.view_model import OptionWorth
from stolik.games.knaster.rules.options import Options as KnasterOptions
from stolik.games.pickomino.rules.options import Options as PickominoOptions
from stolik.games.rummikub.rules.options import Options as RummikubOptions
from stolik.games.ryzyk_fizyk.rules.options import Options as RyzykFizykOptions

from tests.engine.test_game_code import FORMS
from tests.soak.marks import LONG_SOAK
from tests.tiers import mostly_rest

RECORDS = sorted((Path(__file__).parents[1] / "golden").glob(f"*/*{SUFFIX}"))
OPTIONS: dict[str, list[Any]] = {
    "pickomino": [PickominoOptions(), PickominoOptions(1, bust_without_tile_flips=True)],
    "knaster": [KnasterOptions(), KnasterOptions("drawn")],
    "ryzyk_fizyk": [
        RyzykFizykOptions(),
        RyzykFizykOptions("youngest", True, "lose_game", True, True),
        RyzykFizykOptions(0, False, "zero_account"),
    ],
    "rummikub": [RummikubOptions(), RummikubOptions(None, 3, False, 1, False, (0,))],
}
LONGEST = {
    "pickomino": {2: 32, 3: 32},
    "ryzyk_fizyk": {2: 24, 3: 24, 4: 24, 5: 24, 6: 24, 7: 24, 8: 24},
    "knaster": {1: 32},
}
"""The greatest length of an ID, by the number of seats."""


def found(text: str) -> PlacedState:
    placed = read_id(text)
    assert isinstance(placed, PlacedState)
    return placed


def played(info: GameInfo, seats: int, options: Any, seed: int) -> Iterator[Any]:
    """Yield the states of a game of random moves."""
    game, rng = load_game(info.id), Random(seed)
    start = game.start(seats, options, None if info.draws_for_start else seed % seats)
    yield start
    for made in playout_moves(game, start, random_chooser(game, rng), rng):
        yield made.after


@pytest.mark.parametrize(
    "info, which", [(info, which) for info in find_games() for which in range(len(OPTIONS[info.id]))], ids=str
)
@pytest.mark.parametrize(
    "step", [23, pytest.param(7, marks=pytest.mark.rest), pytest.param(1, marks=LONG_SOAK)]
)
def test_every_position_of_a_game_is_found_by_its_id(info: GameInfo, which: int, step: int) -> None:
    options = OPTIONS[info.id][which]
    game, longest = load_game(info.id), LONGEST.get(info.id, {})
    for seats in sorted({info.seats[0], 2, 3, info.seats[1]}):
        for at, state in enumerate(played(info, seats, options, seats)):
            if at % step:
                continue
            placed = PlacedState(info, seats, options, state)
            text = id_of(placed)
            assert found(text) == placed
            if not which:
                assert len(text.replace("-", "")) <= longest.get(seats, 4000)
            if info.has_secrets:
                for seat in range(seats) if step == 1 else [at // step % seats]:
                    seen = PlacedState(info, seats, options, game.view(state, seat), seat)
                    assert found(id_of(seen)) == seen


@pytest.mark.parametrize("form", FORMS.values(), ids=FORMS)
def test_an_id_is_read_as_messages_bring_it(form: Callable[[str], str]) -> None:
    info = load_package("pickomino").info
    *_, state = islice(played(info, 2, PickominoOptions(), 1), 9)
    placed = PlacedState(info, 2, PickominoOptions(), state)
    assert found(form(id_of(placed))) == placed


@pytest.mark.parametrize(
    "info", mostly_rest(find_games(), usual=[find_game("ryzyk_fizyk")]), ids=lambda info: info.id
)
def test_one_wrong_symbol_or_two_swapped_neighbours_are_refused(info: GameInfo) -> None:
    state = list(played(info, info.seats[0], OPTIONS[info.id][0], 1))[12]
    whole = id_of(PlacedState(info, info.seats[0], OPTIONS[info.id][0], state)).replace("-", "")
    text = whole[:60] if isinstance(read_id(whole[:60]), PlacedState) else whole
    for at, right in enumerate(text):
        for wrong in SYMBOLS:
            if wrong != right:
                assert isinstance(read_id(text[:at] + wrong + text[at + 1 :]), Rejection)
        if at and text[at - 1] != right:
            assert isinstance(read_id(text[: at - 1] + right + text[at - 1] + text[at + 1 :]), Rejection)


@pytest.mark.parametrize(
    "text, code",
    [
        ("AB*D-EF", "code_sign"), ("0", "code_length"), ("0" * 5000, "code_length"),
        ("00000", "code_unknown"), ("ABCDEF", "code_mistyped"),
        # A set of Rummikub needs a tile when none that fits is left.
        ("D31W706B6M31R3T4FV", "code_without_position"),
    ],
)  # fmt: skip
def test_what_is_no_id_is_refused(text: str, code: str) -> None:
    refused = read_id(text)
    assert isinstance(refused, Rejection)
    assert refused.code == code


def test_neither_a_longer_writing_nor_a_state_of_another_game_is_an_id() -> None:
    info = load_package("pickomino").info
    state = load_game("pickomino").start(2, PickominoOptions(), 0)
    text = id_of(PlacedState(info, 2, PickominoOptions(), state)).replace("-", "")
    longer = [text[:2] + "0" + text[2:-1] + check for check in SYMBOLS]
    codes = {refused.code for refused in map(read_id, longer) if isinstance(refused, Rejection)}
    assert codes == {"code_mistyped", "code_without_position"}
    assert not any(isinstance(read_id(each), PlacedState) for each in longer)
    with pytest.raises(ValueError, match="tuple"):
        id_of(PlacedState(info, 2, PickominoOptions(), replace(state, rolled=(9,))))


def test_what_is_no_digit_is_not_written() -> None:
    with pytest.raises(ValueError, match="no digit"):
        Writer().digit(3, 3)
    with pytest.raises(ValueError, match="no digit"):
        Writer().digit(3)
    assert number(Writer(), 100, 7) == 100


@pytest.mark.parametrize(
    "info", mostly_rest(find_games(), usual=[find_game("rummikub")]), ids=lambda info: info.id
)
def test_any_number_is_a_position_or_none(info: GameInfo) -> None:
    rng, codes = Random(1), set()
    for bits in range(5, 400, 2):
        body = mark_of(info) + encode(rng.getrandbits(bits) | 1 << bits - 1, -(-bits // 5))
        text = next(body + check for check in SYMBOLS if not check_sum(body + check))
        placed = read_id(text)
        codes.add(placed.code if isinstance(placed, Rejection) else "found")
        if isinstance(placed, PlacedState):
            assert id_of(placed).replace("-", "") == text
    assert codes <= {"found", "code_without_position", "position_impossible"}
    assert codes >= {"code_without_position", "position_impossible"}


def test_an_id_of_a_position_that_cannot_be_tells_why() -> None:
    info, game = load_package("ryzyk_fizyk").info, load_game("ryzyk_fizyk")
    start = game.start(2, RyzykFizykOptions(), 0)
    refused = read_id(id_of(PlacedState(info, 2, RyzykFizykOptions(), replace(start, accounts=(1, 105)))))
    fault = Rejection("last_turns_missing", {"line": 100})
    assert refused == Rejection("position_impossible", {"game": "ryzyk_fizyk", "fault": fault})
    assert refusal_text(refused) == (
        "This position is impossible: An account is over 100, so someone has started the last round."
    )
    assert refusal_text(Rejection("code_sign", {"sign": "*"})).startswith("A code never")


def test_a_position_can_be_explored_where_somebody_or_chance_can_move() -> None:
    game = load_game("pickomino")
    start = game.start(2, PickominoOptions(), 0)
    assert exploring_fault(game, start) is None
    assert exploring_fault(game, replace(start, phase="rolling")) is None
    assert exploring_fault(game, replace(start, phase="over", centre=())) == Rejection("position_over")
    assert exploring_fault(game, replace(start, kept=(1,) * 8)) == Rejection("position_without_move")


def test_an_option_is_told_with_its_worth() -> None:
    assert OptionWorth("Roll", "worth 2 worms").text == "Roll: worth 2 worms."
    assert OptionWorth("Draw").text == "Draw"


def test_what_tells_a_game_from_others() -> None:
    game, options = load_game("pickomino"), PickominoOptions()
    played = Session(game, 2, options, 0)
    laid = Session(game, 2, options, 0, laid=game.start(2, options, 1))
    assert facts_of(played)[1:] == [2, 0, []]
    assert facts_of(laid)[:4] == facts_of(played)
    assert len(facts_of(laid)) == 5
