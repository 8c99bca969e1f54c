"""A good move is praised by the claim of its hint, or not at all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import pytest
from stolik.engine.coaching.claims import Claim, Wording
from stolik.engine.view_model import HintStep, ViewModel


def told(claims: Sequence[Claim | None], wording: Wording | None) -> str:
    """Return what is said where a hint has steps with these claims."""

    class Hinting(ViewModel):
        praises = wording

        def hint_steps(self, options: Sequence[Any]) -> Sequence[HintStep]:
            return [HintStep("Take it.", claim=claim) for claim in claims]

    Hinting.__abstractmethods__ = frozenset()  # type: ignore[attr-defined]  # nothing else is asked of it
    return Hinting().praise(())  # type: ignore[abstract]  # see above


WORDS = Wording("game", {"most": "It brings {points}."})


@pytest.mark.parametrize(
    "claims, wording, said",
    [
        ([Claim("most", {"points": 5})], WORDS, "It brings 5."),
        ([None, Claim("most", {"points": 5})], WORDS, "It brings 5."),
        ([Claim("least", {"points": 5})], WORDS, ""),
        ([None], WORDS, ""),
        ([], WORDS, ""),
        ([Claim("most", {"points": 5})], None, ""),
    ],
)
def test_it_is_said_in_words_for_what_was_done(
    claims: Sequence[Claim | None], wording: Wording | None, said: str
) -> None:
    assert told(claims, wording) == said


def test_a_game_without_words_for_it_tells_nothing_of_what_a_move_gives_up() -> None:
    assert ViewModel.difference(cast("Any", None), (), None) == ""
