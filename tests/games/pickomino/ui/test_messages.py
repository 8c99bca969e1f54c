"""The sentences of Pickomino as a person reads them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from stolik.engine.game import TABLE
from stolik.engine.game_library import load_game
from stolik.engine.json_values import to_plain
from stolik.engine.messages import speak
from stolik.engine.session import Session
from stolik.games.pickomino.rules.events import (
    Busted,
    DiceKept,
    DiceRolled,
    Event,
    GameEnded,
    RollBegan,
    TileReturned,
    TileStolen,
    TileTaken,
    TileTurnedDown,
    TurnBegan,
)
from stolik.games.pickomino.rules.moves import Keep, Roll, Rolled, Steal, Take
from stolik.games.pickomino.rules.options import Options
from stolik.games.pickomino.rules.rules import GAME
from stolik.games.pickomino.ui import messages

NAMES = ("Ala", "Zosia", "Tomek")


@pytest.mark.parametrize(
    "event, sentence",
    [
        (RollBegan(0, 8), "Ala rolls 8 dice."),
        (RollBegan(0, 6), "Ala rolls 6 dice."),
        (RollBegan(0, 1), "Ala rolls 1 die."),
        (DiceRolled(1, (1, 3, 5)), "Zosia has rolled 1 3 5."),
        (DiceRolled(1, (1, 5, 6)), "Zosia has rolled 1 5 and one worm."),
        (DiceRolled(1, (2, 6, 6)), "Zosia has rolled 2 and two worms."),
        (DiceRolled(1, (6,) * 8), "Zosia has rolled eight worms."),
        (DiceKept(2, 4, 3, 12), "Tomek sets 4s aside: 3 × 4, sum 12."),
        (DiceKept(2, 6, 2, 22), "Tomek sets worms aside: 2 × 5, sum 22."),
        (TileTaken(0, 24), "Ala takes tile 24 (1 worm)."),
        (TileStolen(0, 1, 36), "Ala steals tile 36 (4 worms) from Zosia."),
        (Busted(0, "nothing_new"), "Ala goes bust: the roll shows no new face."),
        (Busted(0, "no_worm"), "Ala goes bust: all dice are set aside, and there is no worm among them."),
        (
            Busted(0, "nothing_to_take"),
            "Ala goes bust: all dice are set aside, and there is no tile for the sum.",
        ),
        (TileReturned(2, 30), "Tomek puts tile 30 back into the centre."),
        (TileTurnedDown(36), "Tile 36 is turned face down."),
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
        (Keep(1), "Set 1s aside"),
        (Keep(6), "Set worms aside"),
        (Take(21), "Take tile 21"),
        (Steal(36), "Steal tile 36"),
        (Rolled((6, 1)), "The dice fall: 1 and one worm"),
    ],
)
def test_a_move_is_named(move: Any, text: str) -> None:
    assert messages.move(to_plain(move)) == text


def test_a_single_die_to_set_aside_is_named_as_one() -> None:
    assert messages.move({"kind": "keep", "face": 2}, dice=1) == "Set a 2 aside"
    assert messages.move({"kind": "keep", "face": 6}, dice=2) == "Set worms aside"


def test_the_position_tells_how_many_dice_a_move_sets_aside() -> None:
    """So a report and a drill name them, which know a move and the position before it."""
    session = Session(load_game("pickomino"), 2, Options())
    session.submit(0, Roll())
    session.submit(TABLE, Rolled((1, 2, 2, 3, 3, 4, 5, 6)))
    told = [messages.MESSAGES.move_at(session.state, {"kind": "keep", "face": face}) for face in (1, 2, 6)]
    assert told == ["Set a 1 aside", "Set 2s aside", "Set a worm aside"]
    assert messages.MESSAGES.move_at(session.state, {"kind": "take", "tile": 21}) == "Take tile 21"


@pytest.mark.parametrize(
    "code, facts, sentence",
    [
        ("face_already_kept", {"face": 4}, "You have already set 4s aside in this turn."),
        ("face_already_kept", {"face": 6}, "You have already set worms aside in this turn."),
        ("face_not_rolled", {"face": 6}, "This roll shows no worms: set aside a face that the dice show."),
        ("face_not_rolled", {"face": 9}, "This roll shows no 9: set aside a face that the dice show."),
        (
            "wrong_number_of_dice",
            {"dice": 6, "given": 8},
            "Every roll takes all the dice that aren't set aside: 6, not 8.",
        ),
        (
            "higher_tile_lies_there",
            {"tile": 24, "sum": 27, "best": 26},
            "With 27 you take the highest tile you can get: 26, not 24.",
        ),
        ("no_such_seat", {"seat": 9}, "There is no such seat at this table."),
        ("unknown_move", {"name": "cheat"}, "The game has no move “cheat”."),
    ],
)
def test_a_refusal_is_explained(code: str, facts: dict[str, Any], sentence: str) -> None:
    assert messages.reason(code, facts) == sentence


def test_worms_are_counted() -> None:
    assert [messages.worms_text(count) for count in (0, 1, 2)] == ["0 worms", "1 worm", "2 worms"]


@pytest.mark.parametrize(
    "worth, facts, sentence",
    [
        (1.6447, {"bust": 0.2322}, "Roll: worth 1.6 worms, bust risk of the whole turn 23%."),
        (2.0, {"bust": 0.0}, "Roll: worth 2.0 worms."),
        (-0.55, {}, "Roll: worth −0.6 worms."),
        (-0.04, {}, "Roll: worth 0.0 worms."),
        (9.96, {}, "Roll: worth 10.0 worms."),
    ],
)
def test_a_hint_is_told_in_plain_words(worth: float, facts: dict[str, float], sentence: str) -> None:
    assert messages.advice({"kind": "roll"}, worth, facts).text == sentence


def fact(*events: Event) -> str:
    return messages.friendly_fact([to_plain(event) for event in events], NAMES)


def test_the_friendly_fact_is_the_best_sum_that_took_a_tile() -> None:
    story: list[Event] = [
        DiceKept(0, 5, 5, 25),
        TileTaken(0, 25),
        DiceKept(1, 6, 8, 40),
        Busted(1, "nothing_new"),
        DiceKept(2, 6, 6, 30),
        TileStolen(2, 0, 30),
    ]
    assert fact(*story) == "The best sum of the game: 30, by Tomek."


def test_the_friendly_fact_is_the_boldest_thief_where_there_is_one() -> None:
    story: list[Event] = [
        DiceKept(0, 6, 6, 30),
        TileStolen(2, 0, 30),
        TileStolen(2, 1, 31),
        TileStolen(1, 2, 31),
    ]
    assert fact(*story) == "The boldest thief: Tomek, with 2 tiles stolen."
    assert fact(*story, TileStolen(1, 2, 30)) == "The best sum of the game: 30, by Tomek."


def test_a_game_without_a_tile_taken_has_no_friendly_fact() -> None:
    assert fact(Busted(0, "no_worm"), GameEnded()) == ""
    assert messages.friendly_fact([], ()) == ""


def test_the_window_may_say_all_of_it_in_another_language() -> None:
    said: list[tuple[str, str, int | None]] = []

    def spy(context: str, source: str, count: int | None = None) -> str:
        said.append((context, source, count))
        return source

    speak(spy)
    messages.event(to_plain(TileTaken(0, 24)), NAMES)
    messages.advice(to_plain(Keep(6)), 1.25, {})
    messages.reason("no_such_seat", {})
    assert ("pickomino", "%n (worm|worms)", 1) in said
    assert ("pickomino", "worms", None) in said
    assert ("pickomino", "{sign}{whole}.{tenths}", None) in said
    assert ("engine", "There is no such seat at this table.", None) in said


def test_the_end_says_why_the_game_has_ended() -> None:
    start = GAME.start(2, Options())
    assert messages.end_reason(start) == ""
    assert messages.end_reason(replace(start, phase="over", centre=())) == (
        "The game is over: no tile lies face up in the centre any more."
    )
