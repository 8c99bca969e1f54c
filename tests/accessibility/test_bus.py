"""Each game is played over the bus of Linux screen readers, from the first page to its end."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest
from system import for_listening

from tests.accessibility.heard_games import GAMES, LANGUAGES, first_turns, heard, played
from tests.accessibility.session import in_a_session
from tests.accessibility.words import RANKING
from tests.soak.marks import LONG_SOAK

MISSING = for_listening()
WHY = f"only Linux has this bus, and it takes what Debian calls {' '.join(MISSING)}"
SHORTEST = ("rummikub", "en")

CASES = [
    pytest.param(game, language, marks=pytest.mark.soak if (game, language) == SHORTEST else LONG_SOAK)
    for game in GAMES
    for language in LANGUAGES
]


@pytest.mark.skipif(bool(MISSING), reason=WHY)
@pytest.mark.parametrize("game, language", CASES)
def test_a_game_is_played_to_its_end_by_names_over_the_bus(game: str, language: str, tmp_path: Path) -> None:
    lines = played(game, language, tmp_path / "stolik")
    assert first_turns(game, language, lines) == heard(game, language).read_text("utf-8").splitlines()
    told = [line.partition(": ")[2] for line in lines if not line.startswith(("press: ", "focus: "))]
    assert [number for number, text in enumerate(told) if re.fullmatch(RANKING, text)] == [len(told) - 1], (
        "the final ranking is told once, after all else"
    )
    # The result of an action is announced to whoever acts: nothing is heard twice in a row.
    assert [text for before, text in pairwise(told) if text == before] == []


@LONG_SOAK[0]
@LONG_SOAK[1]
@pytest.mark.skipif(bool(MISSING), reason=WHY)
def test_a_screen_reader_comes_and_goes_in_the_middle_of_a_game(tmp_path: Path) -> None:
    out = in_a_session("tests.accessibility.come_and_go", str(tmp_path / "stolik"), listened_to=False)
    told = [line for line in out.splitlines() if line.startswith("polite: ")]
    assert "polite: Player 1 can choose: Set a 1 aside; Set 2s aside; Set 4s aside; Set worms aside." in told
    assert "polite: Player 1 sets a 1 aside: 1 × 1, sum 1." in told
    assert told[-2] == "polite: Player 1 rolled 2 2 3 3 4 4 5."
