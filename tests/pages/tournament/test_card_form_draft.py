"""A game typed in from its card: what follows from what is typed, what is refused, and what is corrected."""

from __future__ import annotations

from dataclasses import replace

import pytest
from stolik.engine.game import Rejection
from stolik.engine.game_points import GamePoints
from stolik.pages.tournament.card_form import PLACE, SMALL, Draft, GameToEnter, number_from
from stolik.tournament.entries import Corrected, Entered
from stolik.tournament.tournament import Tournament

from tests.tournament.fields import begun, drawn, enter, points


def seated(seats: int = 4, game: str = "rummikub") -> Tournament:
    """A tournament of one full table, drawn."""
    tournament = begun(seats, game=game, semi_final=0, final=2)
    drawn(tournament, tuple(range(seats)))
    return tournament


def first_game(seats: int = 4, game: str = "rummikub") -> GameToEnter:
    return GameToEnter(seated(seats, game).state, 1, 1, 1)


def racks(*typed: int | None, **columns: dict[int, int]) -> Draft:
    """A card with these points, ``None`` where none are typed; other columns by name and seat."""
    cells: dict[tuple[int, str], int] = {
        (seat, "points"): value for seat, value in enumerate(typed) if value is not None
    }
    for name, by_seat in columns.items():
        cells |= {(seat, name): value for seat, value in by_seat.items()}
    return Draft("card", cells)


def plain(*small: int, **places: int) -> Draft:
    cells = {(seat, SMALL): value for seat, value in enumerate(small)}
    return Draft("points", {**cells, **{(int(seat[1:]), PLACE): place for seat, place in places.items()}})


@pytest.mark.parametrize(
    "draft,small,winner,ending",
    [
        (racks(45, 0, 12, 103), (-45, 160, -12, -103), 1, "out"),
        (racks(12, 45, 9, 103), (-3, -36, 133, -94), 2, "bank"),
        (racks(9, 45, 9, 103, tiles={0: 3, 2: 2}), (0, -36, 130, -94), 2, "bank"),
        (racks(0, None, 45, 5, opened={1: 0}), (150, -100, -45, -5), 0, "out"),
        (racks(0, None, 5, 5, opened={1: 0}, could_open={1: 1}), (210, -200, -5, -5), 0, "out"),
        (
            racks(0, None, 5, 5, opened={1: 0}, could_open={1: 1}, announced={1: 1}),
            (110, -100, -5, -5),
            0,
            "out",
        ),
        (replace(racks(9, 45, 9, 103), winner=0), (130, -36, 0, -94), 0, "bank"),
        (replace(racks(None, 45, 9, 103), winner=0), (157, -45, -9, -103), 0, "out"),
        # What isn't asked of who has opened doesn't count, though it was set before.
        (racks(0, 45, 5, 5, could_open={1: 1}, announced={1: 1}), (55, -45, -5, -5), 0, "out"),
    ],
)
def test_who_won_and_how_follow_from_the_racks(
    draft: Draft, small: tuple[int, ...], winner: int, ending: str
) -> None:
    answer = first_game().answer(draft)
    assert answer.points == points(*small, winner=winner)
    assert (answer.winner, answer.ending) == (winner, ending)


@pytest.mark.parametrize(
    "code,draft",
    [
        ("two_winners", racks(0, 0, 12, 30)),
        ("two_winners", racks(0, None, 0, None)),
        ("too_many_jokers", racks(60, None, 120, None, jokers={0: 1, 2: 2})),
        ("points_no_rack_holds", racks(4000)),
        ("jokers_cost_more", racks(0, 40, 5, 5, jokers={1: 1})),
        ("points_no_racks_hold", racks(0, 300, 300, 300)),
        ("too_few_tiles_unopened", racks(0, 12, 5, 5, opened={1: 0})),
        ("rack_opens_nothing", racks(0, 29, 5, 5, opened={1: 0}, could_open={1: 1})),
        ("winner_not_opened", racks(0, 50, 5, 5, opened={0: 0})),
        ("winner_has_tiles", replace(racks(3, 50, 5, 5), winner=0, ending="out")),
        ("winner_has_more", replace(racks(30, 50, 5, 9), winner=0)),
        ("winner_has_more_tiles", replace(racks(9, 45, 9, 103, tiles={0: 3, 2: 2}), winner=0)),
        ("empty_rack_goes_out", replace(racks(0, 50, 5, 9), ending="bank")),
        # What decides a tie has to be told; what can't be true anyhow is told before it.
        ("points_tied", racks(9, 45, 9, 103)),
        ("points_tied", racks(9, 45, 9, 103, tiles={0: 3})),
        ("tiles_tied", racks(9, 45, 9, 103, tiles={0: 3, 2: 3})),
        ("jokers_cost_more", racks(25, 45, 25, 103, jokers={0: 1})),
        ("too_many_jokers", racks(109, 109, 120, 153, jokers={0: 2, 1: 2})),
        # Plain points are refused by the rules of the game, too.
        ("sum_not_zero", plain(160, -45, -12, -13)),
        ("two_winners", plain(0, 0, 0, 0)),
        ("two_winners", plain(30, 20, -25, -25)),
        ("winner_behind", plain(60, 0, -30, -30, s0=2, s1=1)),
        ("points_no_rack_holds", plain(5000, -5000, 0, 0)),
        ("places_by_points", plain(60, -10, -20, -30, s1=3, s2=2)),
        ("wrong_places", plain(60, -10, -20, -30, s1=3)),
    ],
)
def test_what_can_not_be_is_refused_as_soon_as_it_is_certain(code: str, draft: Draft) -> None:
    answer = first_game().answer(draft)
    assert answer.fault is not None
    assert (answer.fault.code, answer.unfinished, answer.points) == (code, False, None)


@pytest.mark.parametrize(
    "code,draft",
    [
        ("points_missing", racks()),
        ("points_missing", racks(45, None, 12, 103)),
        ("points_missing", racks(0, 45, None, 103)),
        ("points_missing", racks(30, 45, 12, None, opened={3: 0})),
    ],
)
def test_what_is_still_to_be_typed_is_no_refusal_yet(code: str, draft: Draft) -> None:
    answer = first_game().answer(draft)
    assert answer.fault is not None
    assert (answer.fault.code, answer.unfinished) == (code, True)
    entry = first_game().entry(draft)
    assert isinstance(entry, Rejection)
    assert entry.code == code


def test_a_card_is_entered_with_what_was_typed_and_can_be_submitted() -> None:
    tournament = seated(3)
    game = GameToEnter(tournament.state, 1, 1, 1)
    entry = game.entry(racks(0, 64, None, jokers={1: 1}, opened={2: 0}), "2026-11-22 18:40")
    assert isinstance(entry, Entered)
    assert entry == Entered(
        1,
        1,
        1,
        GamePoints((164, -64, -100), (1, 2, 3)),
        "card",
        {
            "winner": 0,
            "ending": "out",
            "seats": [{"points": 0}, {"points": 64, "jokers": 1}, {"opened": False}],
        },
        "2026-11-22 18:40",
    )
    tournament.submit(entry)
    again = GameToEnter(tournament.state, 1, 1, 1)
    assert again.first_draft() == racks(0, 64, jokers={1: 1}, opened={2: 0})


def test_a_correction_asks_who_makes_it_and_keeps_what_stood_there() -> None:
    tournament = seated()
    entry = GameToEnter(tournament.state, 1, 1, 1).entry(racks(45, 0, 12, 103))
    assert not isinstance(entry, Rejection)
    tournament.submit(entry)
    game = GameToEnter(tournament.state, 1, 1, 1)
    changed = replace(game.first_draft(), cells={**game.first_draft().cells, (0, "points"): 54})
    for by in ("", "  "):
        refused = game.entry(replace(changed, by=by))
        assert isinstance(refused, Rejection)
        assert refused.code == "corrected_by_nobody"
    corrected = game.entry(replace(changed, by="Jan "))
    assert isinstance(corrected, Corrected)
    assert (corrected.before, corrected.points, corrected.by) == (
        points(-45, 160, -12, -103),
        points(-54, 169, -12, -103),
        "Jan",
    )
    tournament.submit(corrected)
    assert len(tournament.corrections) == 1


@pytest.mark.parametrize("draft", [racks(45, 0, 12, 103), plain(-45, 160, -12, -103)])
def test_who_began_is_told_by_the_entry_and_mended_by_a_correction(draft: Draft) -> None:
    tournament = seated()
    game = GameToEnter(tournament.state, 1, 1, 1)
    assert game.state.asks_who_began(game.table_played)
    unknown, told = game.entry(draft), game.entry(replace(draft, began=2))
    assert isinstance(unknown, Entered)
    assert told == replace(unknown, began=2)
    tournament.submit(told)
    again = GameToEnter(tournament.state, 1, 1, 1)
    assert again.first_draft() == replace(draft, began=2)
    for began in (2, 0, None):
        corrected = again.entry(replace(draft, began=began, by="Jan"))
        assert isinstance(corrected, Corrected)
        assert corrected.began == began
    worms = first_game(3, "pickomino")
    assert not worms.state.asks_who_began(worms.table_played)


def test_a_winner_who_was_chosen_stays_chosen_in_a_correction() -> None:
    tournament = seated()
    draft = replace(racks(9, 45, 9, 103), winner=0)
    entry = GameToEnter(tournament.state, 1, 1, 1).entry(draft)
    assert not isinstance(entry, Rejection)
    tournament.submit(entry)
    assert GameToEnter(tournament.state, 1, 1, 1).first_draft() == replace(draft, ending="bank")


def test_places_follow_from_plain_points_unless_they_are_changed() -> None:
    game = first_game(3, "pickomino")
    assert game.first_draft() == Draft("points")
    assert game.answer(plain(4, 9, 4)).points == GamePoints((4, 9, 4), (2, 1, 2))
    assert game.answer(plain(4, 9, 4, s2=3)).points == GamePoints((4, 9, 4), (2, 1, 3))
    entry = game.entry(plain(4, 9, 4, s2=3))
    assert isinstance(entry, Entered)
    assert (entry.source, entry.card) == ("points", None)


def test_plain_points_are_corrected_as_plain_points() -> None:
    tournament = seated()
    enter(tournament, 1, 0, 0, 0, 0, winner=2)
    game = GameToEnter(tournament.state, 1, 1, 1)
    assert game.first_draft() == plain(0, 0, 0, 0, s0=2, s1=2, s2=1, s3=2)
    assert game.answer(Draft("points")).unfinished


def test_what_the_tournament_refuses_is_told_too() -> None:
    tournament = seated()
    refused = GameToEnter(tournament.state, 1, 1, 2).entry(racks(45, 0, 12, 103))
    assert isinstance(refused, Rejection)
    assert refused.code == "earlier_game_first"


@pytest.mark.parametrize("typed", ["9999999", "1000000", "0000829"])
def test_a_number_that_fills_its_field_is_refused_and_not_taken_for_an_empty_rack(typed: str) -> None:
    answer = first_game().answer(racks(number_from(typed), 45, 9, 103))
    assert answer.points is None
    assert answer.fault == Rejection("points_no_rack_holds", {"seat": 0, "points": int(typed)})
