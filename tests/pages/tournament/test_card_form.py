"""The form for a game at a real table: typing by keyboard alone, refusals, undoing, corrections."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from stolik.engine.game import Rejection
from stolik.engine.game_points import GamePoints
from stolik.engine.names import isolated, name_key
from stolik.pages.tournament.card_form import PLACE, SMALL, Draft, GameToEnter, number_from
from stolik.pages.tournament.desk_rows import (
    Worn,
    bracket_columns,
    correction_rows,
    faulty_row,
    medal_rows,
    next_step,
    shown_time,
    standing_rows,
    table_rows,
    tournament_row,
    worn_by,
)
from stolik.tournament.entries import Corrected, Created, Entered, EntrantInfo, Left, Renamed, Settings
from stolik.tournament.tournament import Tournament, correction

from tests.pages.tournament.card_form_window import FormScreen
from tests.pictures.scenes.card_form import NAMES, refused
from tests.tournament.fields import begun, drawn, enter, finish, points

Key = Qt.Key
CONTROL = Qt.KeyboardModifier.ControlModifier


class Typist:
    """Counts the keys struck."""

    def __init__(self, screen: FormScreen) -> None:
        self.screen = screen
        self.struck = 0

    def type(self, text: str) -> None:
        self.screen.type(text)
        self.struck += len(text)

    def press(self, *keys: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        self.screen.press(*keys, modifier=modifier)
        self.struck += len(keys)

    def rows(self, *racks: str) -> None:
        for rack in racks:
            self.type(rack)
            self.press(Key.Key_Return)


@pytest.fixture
def screen(qapp: QGuiApplication) -> Iterator[FormScreen]:
    opened = FormScreen(language="pl")
    yield opened
    opened.close()


def told(screen: FormScreen) -> list[tuple[str, str, str]]:
    return [(row.small, row.big, row.place) for row in screen.form.seats.rows]


def test_a_tie_is_told_with_what_decides_it(screen: FormScreen) -> None:
    tournament, form = begun(4, semi_final=0, final=2), screen.form
    drawn(tournament, (0, 1, 2, 3))
    form.begin(tournament.state, 1, 1, 1)
    screen.breathe()
    hands = Typist(screen)
    hands.rows("9", "45", "9")
    assert form.sentence == ""
    hands.rows("103")
    assert form.sentence.startswith("Remis po 9: wygrywa, kto ma na tabliczce mniej kostek.")
    for seat in (0, 2):
        form.type(seat, "tiles", "3")
    form.leave()
    assert form.sentence.startswith("Remis po 9 w\u00a0tylu samo kostkach: rozstrzyga późniejsze wyłożenie")
    form.chooseWinner(2)
    assert (form.ready, form.sentence) == (True, "")


def test_cards_are_typed_refused_undone_and_corrected_by_the_keyboard_alone(screen: FormScreen) -> None:
    tournament, form = begun(4, semi_final=0, final=2), screen.form
    drawn(tournament, (0, 1, 2, 3))
    form.begin(tournament.state, 1, 1, 1)
    screen.breathe()
    hands = Typist(screen)
    assert screen.focused == "Ala: Punkty na tabliczce (joker = 50)"

    # A usual card for four needs a key for every digit, one for every player, and one at the end.
    hands.rows("45", "0", "12", "103")
    assert told(screen) == [("−45", "1", "3."), ("+160", "4", "1."), ("−12", "2", "2."), ("−103", "0", "4.")]
    assert screen.focused == "Wpisz partię 1"
    hands.press(Key.Key_Return)
    assert hands.struck == 8 + 4 + 1
    assert [entry.points for entry in screen.entered] == [points(-45, 160, -12, -103)]
    entry = screen.entered.pop()
    assert isinstance(entry, Entered)
    tournament.submit(entry)

    # Two empty racks are refused as soon as the second field is left, and the typo is undone.
    form.begin(tournament.state, 1, 1, 2)
    screen.breathe()
    hands.rows("45", "0", "0")
    assert form.sentence.startswith("Tej samej partii nie mogą wygrać dwie osoby")
    hands.press(Key.Key_Up)
    hands.press(Key.Key_Z, modifier=CONTROL)
    assert form.sentence == ""
    # A seat that hasn't opened but could have needs no points; a joker is one key.
    hands.type("om")
    hands.press(Key.Key_Return)
    hands.type("64j")
    assert told(screen)[2] == ("−200", "0", "4.")
    screen.press(Key.Key_Tab)
    assert screen.focused == "Darek: Jokery na tabliczce"
    hands.type("3")
    hands.press(Key.Key_Up)
    assert form.sentence == "W\N{NO-BREAK SPACE}grze są tylko 2 jokery."
    hands.press(Key.Key_Down)
    hands.type("1")
    hands.press(Key.Key_Return, Key.Key_Return)
    entry = screen.entered.pop()
    tournament.submit(entry)
    assert entry.points == points(-45, 309, -200, -64)

    # An attempt to enter names the missing field, which gets the keyboard focus.
    form.begin(tournament.state, 1, 1, 1)
    screen.breathe()
    assert form.seats.rows[0].before == "przedtem: −45 (3.)"
    hands.press(Key.Key_Delete, Key.Key_Return, Key.Key_Return, Key.Key_Return, Key.Key_Return)
    assert screen.focused == "Kto poprawia?"
    hands.press(Key.Key_Return, Key.Key_Return)
    assert form.faultSeat == 0
    assert form.sentence == "Ala: brakuje punktów z\N{NO-BREAK SPACE}tabliczki."
    assert screen.focused == "Ala: Punkty na tabliczce (joker = 50)"
    hands.rows("54", "0", "12", "103")
    hands.press(Key.Key_Return, Key.Key_Return)
    assert form.sentence != ""
    assert screen.focused == "Kto poprawia?"
    hands.type("Ola")
    hands.press(Key.Key_Return, Key.Key_Return)
    corrected = screen.entered.pop()
    assert isinstance(corrected, Corrected)
    assert (corrected.by, corrected.before, corrected.points) == (
        "Ola",
        points(-45, 160, -12, -103),
        points(-54, 169, -12, -103),
    )
    tournament.submit(corrected)

    # Only one can have won: the mark moves on; a game without the card takes plain points.
    form.begin(tournament.state, 1, 1, 2)
    form.chooseWinner(0)
    form.chooseWinner(3)
    assert [row.won for row in form.seats.rows] == [False, False, False, True]
    form.chooseKind("points")
    for seat, small in ((0, "-45"), (2, "-7"), (3, "52"), (1, "-")):
        form.type(seat, "small_points", small)
    assert form.text(1, "small_points") == "-"
    assert not form.ready
    form.type(1, "small_points", "0")
    assert told(screen)[3] == ("+52", "4", "1.")
    form.undo()
    assert form.text(1, "small_points") == ""


@pytest.mark.rest
def test_who_began_is_chosen_beside_the_names_and_taken_back_by_a_second_press(screen: FormScreen) -> None:
    tournament, form = begun(4, semi_final=0, final=2), screen.form
    drawn(tournament, (0, 1, 2, 3))
    form.begin(tournament.state, 1, 1, 1)
    screen.breathe()
    for name, began in (("Celina", 2), ("Celina", -1), ("Ala", 0), ("Bartek", 1)):
        screen.click(f"Zaczyna {name}")
        assert form.began == began
    for seat, rack in enumerate(("45", "0", "12", "103")):
        form.type(seat, "points", rack)
    screen.click("Wpisz partię 1")
    assert screen.entered.pop().began == 1


@pytest.mark.parametrize("language", ["en", "pl"])
def test_why_a_card_is_refused_is_read_whole_in_large_type(qapp: QGuiApplication, language: str) -> None:
    window = FormScreen(scale=2.0, language=language)
    refused(window)
    window.picture()
    (reason,) = (
        item for item in window.items() if item.property("text") == window.form.property("sentence") != ""
    )
    assert not reason.property("truncated")
    window.close()


def test_a_long_name_is_read_whole_on_two_lines(qapp: QGuiApplication) -> None:
    window = FormScreen()
    refused(window)
    window.picture()
    name, *mark = (item for item in window.items() if item.property("text") == NAMES[2])
    assert (name.property("lineCount"), name.property("truncated")) == (2, False)
    assert not any(item.property("truncated") for item in mark)
    window.close()


def seated(seats: int = 4, game: str = "rummikub") -> Tournament:
    tournament = begun(seats, game=game, semi_final=0, final=2)
    drawn(tournament, tuple(range(seats)))
    return tournament


def first_game(seats: int = 4, game: str = "rummikub") -> GameToEnter:
    return GameToEnter(seated(seats, game).state, 1, 1, 1)


def racks(*typed: int | None, **columns: dict[int, int]) -> Draft:
    """Return a card with these points, ``None`` for empty fields; other columns by name and seat."""
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
        # Fields that don't apply to seats that have opened don't count, even if they were set before.
        (racks(0, 45, 5, 5, could_open={1: 1}, announced={1: 1}), (55, -45, -5, -5), 0, "out"),
    ],
)
def test_racks_tell_who_won_and_how(draft: Draft, small: tuple[int, ...], winner: int, ending: str) -> None:
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
        # Ties need a decision; impossible entries are refused before that.
        ("points_tied", racks(9, 45, 9, 103)),
        ("points_tied", racks(9, 45, 9, 103, tiles={0: 3})),
        ("tiles_tied", racks(9, 45, 9, 103, tiles={0: 3, 2: 3})),
        ("jokers_cost_more", racks(25, 45, 25, 103, jokers={0: 1})),
        ("too_many_jokers", racks(109, 109, 120, 153, jokers={0: 2, 1: 2})),
        # Plain points may also be refused by the rules of the game.
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


AT = "2026-11-22 18:40"


def qualified() -> Tournament:
    cup = begun(7, games=1)
    drawn(cup, (0, 1, 2, 3), (4, 5, 6))
    enter(cup, 1, 60, -10, -20, -30)
    enter(cup, 2, 30, -10, -20)
    return cup


def over() -> Tournament:
    cup = qualified()
    finish(cup)
    drawn(cup)
    enter(cup, 1, 40, -10, -12, -18)
    finish(cup)
    return cup


def test_a_table_shows_its_seats_and_the_next_game() -> None:
    cup = begun(7)
    drawn(cup, (0, 1, 2, 3), (4, 5, 6))
    enter(cup, 1, 60, -10, -20, -30)
    entrants = [*cup.state.created.entrants[:2], EntrantInfo("Fit", "bot:fits", face=None)]
    entrants[0] = replace(entrants[0], face=3)
    house = {name_key(entrants[1].name): Worn(9, 0)}
    assert worn_by(entrants, house) == [(3, 1), (9, 0), (12, 2)], "no two colours are alike"
    one, two = table_rows(cup.state, 1, faces=[*map(Worn, range(7), range(10, 17))])
    assert [(seat.face, seat.colour) for seat in two.seats] == [(4, 14), (5, 15), (6, 16)]
    assert (one.title, one.state, one.done) == ("Table 1", "1 of 2", False)
    assert [(seat.big, seat.small, seat.first) for seat in one.seats][:2] == [
        ("4", "+60", True),
        ("2", "−10", False),
    ]
    assert [(game.entered, game.enterable) for game in one.games] == [(True, False), (False, True)]
    assert [(game.entered, game.enterable) for game in two.games] == [(False, True), (False, False)]
    assert two.seats[0].small == ""


def test_the_line_under_those_who_go_on_stands_where_the_next_part_begins() -> None:
    rows = standing_rows(qualified().state)
    assert [row.cut for row in rows] == [False, False, False, True, False, False, False]
    assert not any(row.cut for row in standing_rows(over().state))


def test_it_is_told_how_far_somebody_came_and_who_plays_for_them() -> None:
    cup = qualified()
    finish(cup)
    cup.submit(Left(0, "bot:fair"))
    lines = {row.key: row.line for row in standing_rows(cup.state)}
    assert lines[0] == "in the final, a computer stands in, fair"
    assert lines[3] == "out after qualifying"


def test_who_has_left_is_told() -> None:
    cup = qualified()
    cup.submit(Left(6))
    row = next(row for row in standing_rows(cup.state) if row.key == 6)
    assert (row.left, row.line) == (True, "has left")


def test_there_are_medals_at_the_end_alone() -> None:
    assert medal_rows(qualified().state) == []
    assert [row.place for row in medal_rows(over().state)] == [1, 2, 3]


def test_a_correction_leaves_what_stood_there_and_who_changed_it() -> None:
    cup = qualified()
    points = GamePoints((30, -10, -20), (1, 2, 3))
    entry = correction(cup.state, Entered(1, 2, 1, GamePoints((40, -10, -30), (1, 2, 3)), at=AT), "Ewa")
    assert isinstance(entry, Corrected)
    assert entry.before == points
    cup.submit(entry)
    (row,) = correction_rows(cup.state, cup.corrections)
    assert (row.game, row.who) == ("Qualifying, table 2, game 1", "changed by Ewa, 22/11/2026, 18:40")
    assert "+30" in row.before
    assert "+40" in row.after


def test_a_mended_name_stands_among_the_corrections_with_the_one_before() -> None:
    cup = qualified()
    cup.submit(Renamed(0, " Alicja", at=AT))
    change = correction(cup.state, Entered(1, 2, 1, GamePoints((40, -10, -30), (1, 2, 3))), "Ewa")
    assert isinstance(change, Corrected)
    cup.submit(change)
    cup.submit(Renamed(0, "Alina"))
    last, points, first = correction_rows(cup.state, cup.log)
    assert first[1:] == ("A name", "corrected 22/11/2026, 18:40", isolated("Ala"), isolated("Alicja"))
    assert last[1:] == ("A name", "corrected", isolated("Alicja"), isolated("Alina"))
    assert points.who == "changed by Ewa"
    assert len({row.key for row in (last, points, first)}) == 3


def test_the_way_to_the_final_has_a_column_for_each_part() -> None:
    cup = qualified()
    first, last = bracket_columns(cup.state)
    assert [row.through for row in first.groups[0].rows] == [True] * 4 + [False] * 3
    assert not any(row.sure for row in first.groups[0].rows)
    assert last.groups[0].title == "4 places to be won"
    finish(cup)
    drawn(cup)
    first, last = bracket_columns(cup.state)
    through = {row.entrant for row in first.groups[0].rows if row.through and row.sure}
    assert through == {row.entrant for row in last.groups[0].rows}


def test_the_list_tells_what_is_due_and_why_a_file_does_not_open() -> None:
    row = tournament_row("rummikub", qualified().state)
    assert (row.line, row.next) == ("7 players", "Qualifying: all results are in.")
    assert (row.opens, row.over) == (True, False)
    assert tournament_row("rummikub", over().state).over
    assert not faulty_row("rummikub", "rummikub.stolik-tournament", "Why.").opens


def test_times_are_shown_as_people_write_them() -> None:
    assert shown_time(AT) == "22/11/2026, 18:40"
    assert shown_time("now") == "now"


def told_of(cup: Tournament) -> tuple[str, list[str]]:
    step = next_step(cup.state)
    return step.text, [action.text for action in step.actions]


def marked(cup: Tournament) -> list[str]:
    """Return the texts of the buttons, with a star before the one to press first."""
    return ["*" * action.first + action.text for action in next_step(cup.state).actions]


def test_a_tournament_of_seven_from_the_draw_to_its_end() -> None:
    cup = begun(7, games=1)
    assert told_of(cup) == ("Qualifying: draw the tables to begin.", ["Draw the tables"])
    drawn(cup, (0, 1, 2, 3), (4, 5, 6))
    both = ["Enter result: table 1, game 1", "Play table 1 here"]
    assert told_of(cup) == ("Qualifying: 2 games still to play.", both)
    enter(cup, 1, 60, -10, -20, -30)
    assert told_of(cup)[0] == "Qualifying: 1 game still to play."
    assert told_of(cup)[1][0] == "Enter result: table 2, game 1"
    enter(cup, 2, 30, -10, -20)
    assert told_of(cup) == ("Qualifying: all results are in.", ["Finish qualifying"])
    finish(cup)
    assert told_of(cup) == ("Final: the places so far decide who sits where.", ["Set the tables"])
    drawn(cup)
    enter(cup, 1, 30, -10, -10, -10)
    tied = [entrant.name for entrant in cup.state.created.entrants if entrant.name in told_of(cup)[0]]
    assert len(tied) == 3
    assert told_of(cup)[1] == ["Draw the play-off"]


@pytest.mark.parametrize(
    "players, texts",
    [
        (["human"] * 4, ["Enter result: table 1, game 1", "*Play table 1 here"]),
        (["human", "bot:fair", "human", "human"], ["Enter result: table 1, game 1", "*Play table 1 here"]),
        (["bot:fair"] * 4, ["*Let the computers play"]),
    ],
)
def test_who_sits_there_changes_what_is_first_not_where_it_is(players: list[str], texts: list[str]) -> None:
    entrants = tuple(EntrantInfo(f"N{number}", player) for number, player in enumerate(players))
    cup = Tournament([Created(Settings("rummikub", games=1), entrants, 1)])
    drawn(cup, (0, 1, 2, 3))
    assert marked(cup) == texts


@pytest.mark.parametrize(
    "beside, texts",
    [
        ("human", ["Enter result: table 2, game 1", "*Let the computers play"]),
        ("bot:fair", ["*Let the computers play", "Play table 2 here"]),
    ],
)
def test_the_computers_stand_where_another_way_to_fill_the_table_would(beside: str, texts: list[str]) -> None:
    players = [*["bot:fair"] * 4, "human", "human", "human", beside]
    entrants = tuple(EntrantInfo(f"N{number}", player) for number, player in enumerate(players))
    cup = Tournament([Created(Settings("rummikub", games=1), entrants, 1)])
    drawn(cup, (0, 1, 2, 3), (4, 5, 6, 7))
    assert marked(cup) == texts


def test_while_computers_play_the_other_tables_are_next() -> None:
    entrants = (*[EntrantInfo(f"B{number}", "bot:fair") for number in range(4)], *map(EntrantInfo, "ABCD"))
    cup = Tournament([Created(Settings("rummikub", games=1), entrants, 1)])
    drawn(cup, (0, 1, 2, 3), (4, 5, 6, 7))
    assert told_of(cup)[1] == ["Enter result: table 2, game 1", "Let the computers play"]
    actions = next_step(cup.state, bots_play=True).actions
    assert [action.act for action in actions] == ["enter", "play"]
    assert {replace(action, act="enter", text="").table for action in actions} == {2}


def test_rounds_are_counted_where_there_are_several() -> None:
    cup = begun(4, games=1, rounds=2)
    assert told_of(cup)[0] == "Qualifying, round 1 of 2: draw the tables to begin."
