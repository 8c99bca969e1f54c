"""The sentences of Ryzyk-Fizyk as a person reads them."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any, get_args, get_type_hints

import pytest
from stolik.engine.json_values import to_plain
from stolik.games.ryzyk_fizyk.rules.events import (
    AccountZeroed,
    DiceKept,
    DiceRolled,
    Event,
    GameEnded,
    LastTurnsBegan,
    PlayerOut,
    PointsBanked,
    PointsLost,
    RollBegan,
    SixOfAKind,
    TryMissed,
    TurnBegan,
)
from stolik.games.ryzyk_fizyk.rules.moves import Bank, Keep, Roll, Rolled
from stolik.games.ryzyk_fizyk.rules.options import Options
from stolik.games.ryzyk_fizyk.rules.rules import GAME
from stolik.games.ryzyk_fizyk.ui import messages

NAMES = ("Ala", "Zosia", "Tomek")


@pytest.mark.parametrize(
    "event, sentence",
    [
        (RollBegan(0, 6), "Ala rolls 6 dice."),
        (RollBegan(0, 1), "Ala rolls 1 die."),
        (DiceRolled(1, (1, 5, 6)), "Zosia has rolled 1 5 6."),
        (DiceKept(2, (1, 1, 5), 7, 17), "Tomek sets 1 1 5 aside: +7, now 17."),
        (TryMissed(0, 2), "The die doesn't match Ala's five: 2 tries left."),
        (TryMissed(0, 1), "The die doesn't match Ala's five: 1 try left."),
        (PointsBanked(1, 18, 58), "Zosia banks 18 points: the account is 58."),
        (
            PointsLost(0, 33, "nothing_to_keep"),
            "Ala loses 33 points: no pair, and nothing that fits a group.",
        ),
        (PointsLost(0, 0, "six_different"), "Ala loses 0 points: six different dice."),
        (PointsLost(0, 10, "no_match"), "Ala loses 10 points: the sixth die didn't match in three tries."),
        (AccountZeroed(2, 64), "Tomek's account goes from 64 back to 0."),
        (PlayerOut(2), "Tomek is out of the game."),
        (SixOfAKind(1, 4), "Six 4s at once: Zosia wins the game."),
        (LastTurnsBegan(0), "Ala has passed 100: everybody else has one last turn."),
        (TurnBegan(1), "It is Zosia's turn."),
        (GameEnded(), "The game is over."),
    ],
)
def test_an_event_is_told(event: Event, sentence: str) -> None:
    assert messages.event(to_plain(event), NAMES) == sentence


@pytest.mark.parametrize(
    "move, text",
    [
        (Roll(), "Roll"),
        (Keep((5, 1, 5)), "Set 1 5 5 aside"),
        (Bank(), "Bank the points"),
        (Rolled((6, 1)), "The dice fall: 6 1"),
    ],
)
def test_a_move_is_named(move: Any, text: str) -> None:
    assert messages.move(to_plain(move)) == text


@pytest.mark.parametrize(
    "code, facts, sentence",
    [
        (
            "wrong_number_of_dice",
            {"dice": 4, "given": 6},
            "This roll takes all the dice that aren't set aside: 4, not 6.",
        ),
        (
            "dice_not_rolled",
            {"face": 5, "dice": 1, "given": 2},
            "You can't set aside 2 × 5: this roll shows 1.",
        ),
        (
            "lone_die",
            {"face": 3, "faces": 3},
            "A single 3 makes no group: you need two of them, or 3s set aside before.",
        ),
        ("tries_not_over", {"left": 2}, "You can't stop between the tries: 2 more tries to match the five."),
        ("tries_not_over", {"left": 1}, "You can't stop between the tries: 1 more try to match the five."),
        ("no_such_seat", {"seat": 9}, "There is no such seat at this table."),
    ],
)
def test_a_refusal_is_explained(code: str, facts: dict[str, Any], sentence: str) -> None:
    assert messages.reason(code, facts) == sentence


@pytest.mark.parametrize(
    "worth, facts, sentence",
    [
        (0.5596, {"lost": 0.2833}, "Roll: chance to win 56.0%, the turn's risk 28%."),
        (0.123, {"lost": 0.0}, "Roll: chance to win 12.3%."),
        (1.0, {}, "Roll: chance to win 100.0%."),
    ],
)
def test_a_hint_is_told_in_plain_words(worth: float, facts: dict[str, float], sentence: str) -> None:
    assert messages.advice({"kind": "roll"}, worth, facts).text == sentence


def test_every_option_and_every_choice_of_it_has_its_words() -> None:
    hints = get_type_hints(Options)
    assert set(messages.OPTIONS) == {field.name for field in fields(Options)}
    assert set(messages.OPTION_VALUES["six_different"]) == set(get_args(hints["six_different"]))


def fact(*events: Event) -> str:
    return messages.friendly_fact([to_plain(event) for event in events], NAMES)


def test_the_friendly_fact_is_the_best_turn_or_a_greater_loss() -> None:
    story: list[Event] = [
        PointsBanked(0, 18, 18),
        PointsLost(2, 25, "nothing_to_keep"),
        PointsBanked(1, 22, 22),
    ]
    assert fact(*story) == "The best turn of the game: 22 points, by Zosia."
    assert fact(*story, PointsLost(2, 31, "nothing_to_keep")) == (
        "The boldest roll: Tomek risked 31 points and lost them all."
    )
    assert fact(*story, PointsLost(2, 31, "no_match"), PointsBanked(0, 40, 58)) == (
        "The best turn of the game: 40 points, by Ala."
    )


def test_a_game_without_points_has_no_friendly_fact() -> None:
    assert fact(PointsLost(0, 4, "nothing_to_keep"), GameEnded()) == ""
    assert messages.friendly_fact([], ()) == ""


def test_the_end_says_why_the_game_has_ended() -> None:
    start = GAME.start(3, Options())
    over = replace(start, phase="over")
    assert messages.end_reason(start) == ""
    assert messages.end_reason(over) == (
        "The game is over: an account has passed 100, and the last turns are done."
    )
    assert (
        messages.end_reason(replace(over, out=(0, 2))) == "The game is over: only one player is still in it."
    )
    assert messages.end_reason(replace(over, winner=1)) == (
        "The game is over: six equal dice in one roll have won it."
    )
