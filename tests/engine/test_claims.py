"""A claim is put into words by its kind, and is one value with another that says the same."""

from __future__ import annotations

import pytest
from stolik.engine.coaching.claims import Claim, Wording

WORDING = Wording(
    "game",
    {"adds": "{where} gets %n (worm|worms).", "rolls": "Roll."},
    {"adds": "worms"},
    {"where": {"top": "The top row"}},
    frozenset({"rolls"}),
)


def test_a_claim_is_told_with_its_facts_and_is_one_with_what_says_the_same() -> None:
    assert WORDING.text(Claim("adds", {"where": "top", "worms": 1})) == "The top row gets 1 worm."
    assert WORDING.text(Claim("rolls")) == "Roll."
    with pytest.raises(KeyError):
        WORDING.text(Claim("sinks"))
    assert Claim("adds", {"worms": 1}) == Claim("adds", {"worms": 1})
    assert hash(Claim("adds", {"worms": 1})) == hash(Claim("adds", {"worms": 1}))
    assert Claim("adds", {"worms": 1}) != Claim("adds", {"worms": 2})
