"""A move on the table in words: one clause for each set that gets tiles."""

from __future__ import annotations

from typing import Final

from stolik.games.rummikub.ui.voice.names import set_name, tiles_taken
from stolik.games.rummikub.ui.voice.turns import play_text, played_briefly, played_in_numbers

from tests.games.rummikub.played_tables import table

SEVENS = "k7a r7a b7a o7a"
LONG_BLUE = "b3a b4a b5a b6a b7b"
JOKER_RUN = "k5a ja k7b"

PLAYED: Final = (
    ((), ("r5a r6a r7a",)),
    ((), ("r5a r6a r7a", "k7a b7a o7a")),
    (("r5a r6a r7a",), ("r5a r6a r7a r8b",)),
    (("r5a r6a r7a",), ("r3a r4a r5a r6a r7a",)),
    (("r5a r6a r7a",), ("r4a r5a r6a r7a r8a",)),
    ((SEVENS,), ("k7a b7a o7a", "r5a r6a r7a")),
    ((SEVENS, "r8a r9a r10a"), ("k7a b7a o7a", "r7a r8a r9a r10a r11a")),
    ((SEVENS, "r8a r9a r10a"), ("k7a b7a o7a", "r7a r8a r9a r10a", "o1a o2a o3a")),
    ((LONG_BLUE,), ("b3a b4a b5a", "b5b b6a b7b")),
    (("k1a k2a k3a k4a k5a k6a",), ("k1a k2a k3a", "k4a k5a k6a k7a", "r1a r2a r3a")),
    ((JOKER_RUN,), ("k5a k6a k7b", "o1a o2a ja")),
    # A set that is used up is taken as one.
    (("r3a r4a r5a", "r7a r8a r9a"), ("r3a r4a r5a r6a r7a r8a r9a",)),
    # A group of which two tiles begin a run is another set.
    (("k3a r3a ja", "k4a k5a k6a"), ("k3a k4a k5a k6a", "r2a r3a ja r5a")),
    # Only one tile of the old set stays: for people that is another set.
    (("k9a k10a k11a k12a", "r11a b11a o11a"), ("k9a k10a k11a", "k12a r12a b12a", "r11a b11a o11a")),
)


def test_a_set_that_becomes_another_kind_is_told_as_a_new_one() -> None:
    told = play_text(table("r3a b3a o3a"), table("r1a r2a r3a", "b2a b3a b4a", "o3a o4a o5a"))
    assert told == (
        "takes the blue 3 from 3-3-3 and lays blue 2-3-4; "
        "takes the orange 3 from 3-3-3 and lays orange 3-4-5; "
        "takes the red 3 from 3-3-3 and lays red 1-2-3"
    )


def test_a_move_is_told_briefly_by_two_numbers() -> None:
    before, after = table(SEVENS, "r8a r9a r10a"), table("k7a b7a o7a", "r7a r8a r9a r10a r11a")
    assert played_briefly("Ola", before, after) == "Ola lays 1 tile and changes 2 sets."
    assert played_briefly("Ola", (), table("r5a r6a r7a")) == "Ola lays 3 tiles."
    assert played_in_numbers("Ola", before, after) == "Ola: 1 tile, 2 sets."
    assert played_in_numbers("Ola", (), table("r5a r6a r7a")) == "Ola: 3 tiles."


def test_sets_have_short_names() -> None:
    assert set_name("r5a r6a ja r8a".split(), "laid") == "red 5-6-joker-8"
    assert set_name("ja r6a r7a r8a r9a".split(), "from") == "from red 5–9"
    assert set_name("k7a ja b7a".split(), "to") == "to 7-joker-7"
    assert tiles_taken(("r7a", "b7a")) == "the red 7, the blue 7"
