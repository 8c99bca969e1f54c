"""Despite all entries, corrections and leaving, everybody sits once per round, and the log is complete."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st
from stolik.engine.game import ranks
from stolik.tournament.due import due
from stolik.tournament.entries import Corrected, Drawn, Entered, Left
from stolik.tournament.file_format import parse_tournament, tournament_text
from stolik.tournament.standings import bracket, stage_order, standings
from stolik.tournament.tournament import Tournament, correction

from tests.tournament.fields import any_points, begun, step


def interfere(cup: Tournament, rng: Random) -> None:
    """Correct a game or let an entrant leave, if the rules allow it."""
    state = cup.state
    entry: Left | Corrected | None = None
    if rng.random() < 0.3:
        entry = Left(rng.randrange(len(state.players)), rng.choice([None, "bot:gentle"]))
    elif games := list(state.games()):
        number, table, game, finished = rng.choice(games)
        new = Entered(number, table, game, any_points(rng, len(finished.seated)))
        made = correction(state, new, "Ala")
        assert isinstance(made, Corrected)
        entry = made
    if entry is not None and cup.check(entry) is None:
        cup.submit(entry)


def check_laws(cup: Tournament) -> None:
    state = cup.state
    places = standings(state)
    assert sorted(place.entrant for place in places) == list(state.entrants)
    numbers = [place.place for place in places]
    assert numbers == list(ranks([-number for number in numbers]))
    for stage in bracket(state):
        known = {place.entrant for place in stage.places}
        assert {seat.entrant for table in stage.tables for seat in table.seats} <= known
        assert set(stage.through) <= known
    for finished in state.finished:
        assert not stage_order(state, finished.stage).open_ties
        assert set(stage_order(state, finished.stage).entrants[: len(finished.through)]) == set(
            finished.through
        )
    for _, _, _, game in state.games():
        assert sum(game.points.small_points) == 0
        assert len(game.seated) == len(game.points.places)


def check_draw(cup: Tournament, players: Sequence[str | None]) -> None:
    entry = cup.log[-1]
    assert isinstance(entry, Drawn)
    seated = [entrant for table in entry.tables for entrant in table]
    assert len(set(seated)) == len(seated)
    assert all(players[entrant] is not None for entrant in seated)
    assert sorted(map(len, entry.tables), reverse=True) == list(cup.state.sizes_for(len(seated)))
    if not entry.play_off:
        assert sorted(seated) == sorted(cup.state.active(entry.stage))


@settings(max_examples=15, deadline=None)
@given(
    count=st.integers(3, 20),
    rounds=st.integers(1, 2),
    games=st.integers(1, 2),
    semi_final=st.sampled_from([0, 6, 8, 16]),
    final=st.integers(2, 4),
    restless=st.sampled_from([0.0, 0.3, 1.0]),
    seed=st.integers(0, 10_000),
)
def test_a_tournament_keeps_its_laws_to_the_end(
    count: int, rounds: int, games: int, semi_final: int, final: int, restless: float, seed: int
) -> None:
    cup = begun(count, rounds=rounds, games=games, semi_final=semi_final, final=final, seed=seed)
    rng = Random(seed)
    while step(cup, rng):
        if isinstance(cup.log[-1], Drawn):
            check_draw(cup, cup.state.players)
        if rng.random() < restless:
            interfere(cup, rng)
        check_laws(cup)
    assert due(cup.state).task == "nothing"
    assert Tournament(cup.log).state == cup.state
    read = parse_tournament(tournament_text(cup))
    assert (read.log, read.state) == (cup.log, cup.state)
    if not restless:
        assert [place.place for place in standings(cup.state)[:3]] == [1, 2, 3]
