"""Tournament after tournament: the golden one is played again, and others with leavers and corrections."""

from __future__ import annotations

from typing import Final

import pytest
from stolik.tournament.file_format import parse_tournament, tournament_text

from tests.soak.chance import chance
from tests.soak.marks import SHORT
from tests.tournament.fields import begun, step
from tests.tournament.make_golden import GOLDEN, play
from tests.tournament.test_properties import check_laws, interfere

pytestmark = pytest.mark.soak

TOURNAMENTS: Final = 10 if SHORT else 500


@pytest.mark.skipif(SHORT, reason="half a minute of games")
def test_the_golden_tournament_is_played_the_same_way_again() -> None:
    assert tournament_text(play()) == GOLDEN.read_text(encoding="utf-8")


@pytest.mark.parametrize("seed", range(TOURNAMENTS))
def test_restless_tournaments_keep_their_laws(seed: int) -> None:
    rng = chance("tournament", seed)
    cup = begun(rng.randrange(3, 65), rounds=rng.randrange(1, 4), games=rng.randrange(1, 4), seed=seed)
    while step(cup, rng):
        if rng.random() < 0.2:
            interfere(cup, rng)
            check_laws(cup)
    check_laws(cup)
    assert parse_tournament(tournament_text(cup)).state == cup.state
