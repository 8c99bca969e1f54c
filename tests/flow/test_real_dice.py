"""With real dice the flow waits for typed rolls, for computers too, and rolls nothing itself."""

from __future__ import annotations

from typing import Any

import pytest
from stolik.engine.dice import Roll
from stolik.engine.game import TABLE
from stolik.engine.game_library import find_games, load_package

from tests.flow.flow import Flow


def kinds(flow: Flow) -> list[str]:
    return [entry.move.kind for entry in flow.session.log]  # type: ignore[attr-defined]  # moves are tagged


def at(players: str, game: str = "pickomino") -> Flow:
    return Flow(players, game, real_dice=True).begin()


def asked(flow: Flow) -> int:
    return int(flow.status.dice_asked)


def test_a_roll_waits_for_the_dice_in_any_order_and_who_may_also_stop_chooses_before() -> None:
    flow = at("hh").submit_plain({"kind": "roll"}).finish()
    assert (kinds(flow), asked(flow)) == (["roll"], 8)
    flow.type_roll([6, 1, 5, 5, 2, 3, 3, 3]).finish()
    assert (kinds(flow), asked(flow)) == (["roll", "rolled"], 0)
    assert (flow.session.state.rolled, flow.status.seat) == ((1, 2, 3, 3, 3, 5, 5, 6), 0)
    flow = at("hh", "ryzyk_fizyk")
    flow.type_roll([5, 5, 1, 2, 3, 4]).finish().submit_plain({"kind": "keep", "dice": [5, 5]})
    flow.finish()
    assert asked(flow) == 0
    flow.type_roll([1] * 4)
    assert kinds(flow)[-1] == "keep"
    flow.submit_plain({"kind": "roll"}).finish()
    assert asked(flow) == 4


@pytest.mark.parametrize("game, dice", [("pickomino", 8), ("ryzyk_fizyk", 6), ("knaster", 2)])
def test_who_can_only_roll_is_asked_at_once(game: str, dice: int) -> None:
    flow = at("hh", game)
    assert (kinds(flow), asked(flow)) == ([], dice)
    flow.type_roll([1] * (dice + 1))
    assert (kinds(flow), flow.refused) == ([], ["wrong_number_of_dice"])
    flow.type_roll([1] * dice).finish()
    assert kinds(flow)[:2] == ["roll", "rolled"]


@pytest.mark.parametrize("faces", [[1] * 7, [1] * 9, [], [0] * 8, [7] * 8])
def test_what_cannot_have_fallen_is_refused_and_asked_again(faces: list[int]) -> None:
    flow = at("hh").submit_plain({"kind": "roll"}).finish().type_roll(faces)
    assert flow.refused == ["no_such_face" if faces and faces[0] in (0, 7) else "wrong_number_of_dice"]
    assert (kinds(flow), asked(flow)) == (["roll"], 8)


def test_a_mistyped_roll_is_taken_back_until_the_next_decision_and_a_bust_from_the_next_turn() -> None:
    flow = at("hh").submit_plain({"kind": "roll"}).finish().type_roll([1] * 8).finish()
    assert flow.status.can_undo
    flow.undo().finish()
    assert (kinds(flow), asked(flow)) == (["roll"], 8)
    assert not flow.status.can_undo
    flow.type_roll([2] * 7 + [6]).finish().submit_plain({"kind": "keep", "face": 2}).finish().undo()
    assert kinds(flow) == ["roll", "rolled"], "first the decision"
    flow.undo()
    assert kinds(flow) == ["roll"], "then the roll before it"
    flow = at("hh").submit_plain({"kind": "roll"}).finish().type_roll([2] * 7 + [3]).finish()
    flow.submit_plain({"kind": "keep", "face": 2}).finish().submit_plain({"kind": "roll"})
    flow.finish().type_roll([2]).finish()
    assert flow.session.state.turn == 1
    flow.undo().finish()
    assert (flow.session.state.turn, asked(flow)) == (0, 1)


def test_people_type_the_rolls_of_a_computer_which_waits_while_they_can_be_taken_back() -> None:
    flow = at("hb", "ryzyk_fizyk")
    flow.submit_plain({"kind": "roll"}).finish().type_roll([1, 2, 3, 4, 5, 6]).finish()
    assert flow.session.state.turn == 1, "six different dice lose the turn"
    flow.bot_plays(Roll())
    assert kinds(flow)[-1] == "rolled", "the roll can still be taken back"
    flow.close_window().finish()
    assert (kinds(flow)[-1], asked(flow)) == ("roll", 6)
    flow.type_roll([1, 1, 1, 2, 3, 4]).finish()
    assert flow.session.state.rolled == (1, 1, 1, 2, 3, 4)
    flow.undo().finish().type_roll([1, 5, 1, 2, 3, 4]).finish()
    flow.bot_plays(next(iter(flow.game.legal_moves(flow.session.state, 1)))).close_window().finish()
    assert (flow.session.log[-1].seat, kinds(flow)[-1]) == (1, "keep")


def played_on(flow: Flow) -> Flow:
    """Have the computer make its first move."""
    seat = flow.session.to_act[0]
    return flow.bot_plays(next(iter(flow.game.legal_moves(flow.session.view(seat), seat)))).close_window()


@pytest.mark.parametrize("decisions", [1, 2])
def test_a_throw_is_corrected_until_the_next_one_after_a_computer_has_decided(decisions: int) -> None:
    flow = at("bh", "ryzyk_fizyk")
    played_on(flow).finish().type_roll([1, 1, 1, 2, 3, 4]).finish()
    flow.close_window()
    for _ in range(decisions):
        played_on(flow).finish()
    assert flow.session.log[-1].seat == 0
    assert flow.status.can_undo
    flow.undo().finish()
    assert (kinds(flow), asked(flow)) == (["roll"], 6)
    flow.type_roll([5, 1, 1, 2, 3, 4]).finish()
    assert flow.session.state.rolled == (1, 1, 2, 3, 4, 5)


def test_a_computers_throw_that_lost_its_turn_is_corrected_after_the_next_computer_has_begun() -> None:
    flow = at("bbh", "ryzyk_fizyk")
    played_on(flow).finish().type_roll([1, 2, 3, 4, 5, 6]).finish()
    flow.close_window()
    played_on(flow).finish()
    assert (kinds(flow), flow.session.log[-1].seat) == (["roll", "rolled", "roll"], 1)
    flow.undo().finish()
    assert (kinds(flow), flow.session.state.turn, asked(flow)) == (["roll"], 0, 6)


def test_a_throw_for_all_is_corrected_while_others_still_write_it_down() -> None:
    flow = at("hbh", "knaster").type_roll([1, 2]).finish().close_window()
    played_on(flow).finish()
    assert flow.session.log[-1].seat == 1
    flow.undo().finish()
    assert (kinds(flow), asked(flow)) == (["roll"], 2)


def test_own_decisions_are_taken_back_one_by_one_before_the_throw() -> None:
    flow = at("hh").submit_plain({"kind": "roll"}).finish().type_roll([6, 6, 6, 6, 6, 5, 5, 5]).finish()
    for move in ({"kind": "keep", "face": 6}, {"kind": "take", "tile": 25}):
        flow.submit_plain(move).finish()
    made = kinds(flow)
    assert made == ["roll", "rolled", "keep", "take"]
    for left in (3, 2, 1):
        flow.undo().finish()
        assert kinds(flow) == made[:left]


def test_no_dice_are_asked_for_in_a_pause_looking_back_or_without_real_ones() -> None:
    flow = at("hh").submit_plain({"kind": "roll"}).finish().pause(True)
    assert asked(flow) == 0
    flow.pause(False).look_at(0)
    assert asked(flow) == 0
    flow.back_to_now()
    assert asked(flow) == 8
    flow = Flow("hh", "pickomino").begin().submit_plain({"kind": "roll"}).finish()
    assert flow.session.log[-1].seat == TABLE
    assert not flow.status.can_undo
    assert asked(flow) == 0


def test_the_games_with_dice_are_found_by_their_rules() -> None:
    found: dict[str, Any] = {info.id: load_package(info.id).has_dice for info in find_games()}
    assert found == {"pickomino": True, "ryzyk_fizyk": True, "knaster": True, "rummikub": False}
