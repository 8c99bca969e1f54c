"""A name is removed from records and tournaments, while the games stay the same."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from stolik.engine.names import changed_pieces, isolated, without_entrant, without_name, without_words
from stolik.engine.record import open_session, parse_record
from stolik.tournament.entries import EntrantInfo, Joined, Renamed
from stolik.tournament.file_format import parse_tournament, tournament_text
from stolik.tournament.tournament import Tournament

ROOT = Path(__file__).parents[1]
SAVE = (ROOT / "saves" / "v1" / "pickomino.stolik").read_text("utf-8")
CUP = (ROOT / "tournament" / "files" / "version_1.stolik-tournament").read_text("utf-8")


def test_a_record_stays_readable_and_its_seat_is_unnamed() -> None:
    before = parse_record(SAVE)
    changed = without_name(SAVE, before.seats[0].name.upper())
    after = parse_record(changed)
    assert (after.seats[0].name, after.seats[1:]) == ("Player 1", before.seats[1:])
    assert after.log == before.log
    assert open_session(after).state == open_session(before).state
    assert before.seats[0].name.casefold() not in changed.casefold()


def test_comments_and_what_programs_say_lose_the_name_and_the_moves_of_a_game_do_not() -> None:
    text = json.dumps(
        {
            "seats": [{"name": "Roll", "player": "human"}, {"name": "roll", "player": "bot:fair"}],
            "program": {"caption": "Roll and Rolls", "desk": {"roll": ["roll"]}, "faces": [1]},
            "log": [{"seat": 0, "move": {"kind": "roll"}, "comment": "Well done, roll!"}],
        }
    )
    assert json.loads(without_name(text, "Roll")) == {
        "seats": [{"name": "Player 1", "player": "human"}, {"name": "roll", "player": "bot:fair"}],
        "program": {"caption": "Player and Rolls", "desk": {"roll": ["roll"]}, "faces": [1]},
        "log": [{"seat": 0, "move": {"kind": "roll"}, "comment": "Well done, Player!"}],
    }


def test_a_record_without_the_name_or_with_one_that_can_not_be_seen_comes_back_letter_by_letter() -> None:
    assert without_name(SAVE, "Nobody") == SAVE
    assert without_entrant(CUP, "Nobody") == (CUP, "")
    text = json.dumps({"seats": [{"name": "", "player": "human"}, {"name": "Ala"}], "log": []})
    assert without_name(text, "\u200b") == text
    assert without_words("Ala \u200b", "\u200b") == "Ala \u200b"
    text = json.dumps({"seats": [{"name": "Ala", "player": "human"}], "log": [7, {"comment": "Ala!"}]})
    assert "Ala" not in without_name(text, "Ala"), "nor must a program say anything beside the log"


@pytest.mark.parametrize("text", ["{", "[]", '{"seats": 3}', '{"seats": [3]}', '{"log": [3]}'])
def test_what_is_no_record_has_no_name_to_take_out(text: str) -> None:
    with pytest.raises(ValueError, match=r"^(no record|Expecting)"):
        without_name(text, "Ala")
    with pytest.raises(ValueError, match=r"^(no tournament|Expecting)"):
        without_entrant(text, "Ala")


def test_an_entrant_becomes_an_unnamed_one_and_the_tournament_stands() -> None:
    before = parse_tournament(CUP)
    changed, given = without_entrant(CUP, "ala")
    assert given == "Player 1"
    assert "ala" not in changed.casefold()
    after = parse_tournament(changed)
    names = [entrant.name for entrant in after.state.created.entrants]
    assert names == ["Player 1", "Żółw", "Jan", "Ola", "Bot"]
    assert after.state.rounds == before.state.rounds


def test_whoever_came_late_or_was_misspelt_becomes_an_unnamed_one_too() -> None:
    cup = parse_tournament(CUP)
    cup = Tournament(
        [
            cup.log[0],
            Joined(EntrantInfo("Róża", club="Róża i Lis")),
            Renamed(1, "Wit"),
            Renamed(1, "Player 2"),
        ]
    )
    text = tournament_text(cup)
    for name, names in (
        ("róża", ["Ala", "Player 2", "Jan", "Ola", "Bot", "Player 6"]),
        ("WIT", ["Ala", "Player 2", "Jan", "Ola", "Bot", "Róża"]),
        ("Żółw", ["Ala", "Player 2", "Jan", "Ola", "Bot", "Róża"]),
    ):
        changed, given = without_entrant(text, name)
        assert given.startswith("Player ")
        assert [entrant.name for entrant in parse_tournament(changed).state.created.entrants] == names
        assert name.casefold() not in changed.casefold()


def test_an_entrant_is_found_in_every_spelling_and_gets_a_number_that_is_free() -> None:
    cup = CUP.replace('"Jan"', '"Player 1"')
    changed, given = without_entrant(cup, "Ala")
    names = [entrant.name for entrant in parse_tournament(changed).state.created.entrants]
    assert (given, names) == ("Player 2", ["Player 2", "Żółw", "Player 1", "Ola", "Bot"])
    for spelling in ("\u2068Żo\u0301łw\u2069", "Z\u0307ółw", "żółw"):
        changed, given = without_entrant(CUP.replace("Żółw", spelling), "ŻÓŁW")
        assert given == "Player 2"
        assert spelling not in changed


SPELLINGS = (
    "Zośka", "Zos\u0301ka", "ZOŚKA", "zo\u015bka\u200b", "Z\u200do\u015bka", isolated("Zośka"),
    "\u2068Zośka\u2069",
)  # fmt: skip


@pytest.mark.parametrize("spelling", SPELLINGS)
@pytest.mark.parametrize("escape", [False, True])
@pytest.mark.parametrize("depth", [0, 1, 2])
def test_a_name_is_found_in_every_spelling_and_every_depth_of_json(
    spelling: str, escape: bool, depth: int
) -> None:
    text, kept = f"Well done, {spelling}! Zośkana", "Well done, Player! Zośkana"
    for _ in range(depth):
        text, kept = (json.dumps({"a": each}, ensure_ascii=escape) for each in (text, kept))
    assert without_words(text, "Zośka") == kept


def test_the_marks_of_a_name_from_right_to_left_and_of_a_drawing_go_with_it() -> None:
    assert without_words("Brawo, \u2068דוד\u2069!", "דוד") == "Brawo, Player!"
    assert without_words("Brawo, \u200fדוד\u200f.", "\u2068דוד\u2069") == "Brawo, Player."
    assert without_words("לדוד דודה", "דוד") == "לדוד דודה", "parts of longer words are no name"
    name = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
    assert without_words(json.dumps([name, "Ala"]), name) == '["Player", "Ala"]'
    assert without_words(f"Brawo {name}!", "\U0001f468\U0001f469\U0001f467") == "Brawo Player!"


def test_marks_belong_to_the_letters_that_they_stand_over_and_signs_of_json_to_names() -> None:
    for text in ("Alą wins", "śAla wins", "s\u0301Ala wins", "Ala\u0301 wins", "Ala2", "weiß"):
        assert without_words(text, "Ala") == text
        assert without_words(text, "weis") == text
    assert (
        without_words("'Ala' (Ala) Ala_Ola Ala\\Ala", "Ala") == "'Player' (Player) Player_Ola Player\\Player"
    )
    for name in ('Al"a', "A\\b", "A/b", "Al\\", "a{b"):
        for text in (name, json.dumps(name), json.dumps(json.dumps(name)), json.dumps({"x": name})):
            assert name not in json.dumps(without_words(text, name))
            assert "Player" in without_words(text, name), (name, text)
    assert without_words("a\\nAla\\tb", "Ala") == "a\\nPlayer\\tb", "a line break is no letter"


@pytest.mark.parametrize("other", ["\x00", "\x00\x01", "\udcff", "\udcff\x00"])
def test_other_bytes_of_a_file_after_a_name_stay(other: str) -> None:
    assert without_words(f"Ala{other}", "Ala") == f"Player{other}"
    assert without_words(f"{other}Ala{other}\n", "Ala") == f"{other}Player{other}\n"


@pytest.mark.parametrize("half", ["\\ud800", "\\udfff x"])
def test_half_of_a_character_in_a_file_stays_as_it_was(half: str) -> None:
    text = (
        f'{{"seats": [{{"name": "Ala", "player": "human"}}, {{"name": "{half}"}}], "{half}": 1, "log": []}}'
    )
    for given in (text, text.replace(", ", ",\n")):
        changed = without_name(given, "Ala")
        assert changed.encode("utf-8")
        assert json.loads(changed) == json.loads(text.replace("Ala", "Player 1"))


@pytest.mark.parametrize("name", ["Ala", "Ola z Łodzi", '"Ó'])
def test_a_long_text_is_changed_in_pieces_and_no_name_is_cut_through(name: str) -> None:
    for written in (name, json.dumps(name)[1:-1], json.dumps(json.dumps(name)[1:-1])[1:-1]):
        word = f"{written}, x{written} "
        text = "." * 3 + word * (100_000 // len(word))
        pieces = list(changed_pieces(text, name, lambda _: "Player"))
        assert len(pieces) > 4
        assert max(map(len, pieces)) < 40_000
        assert "".join(pieces) == text[:3] + word.replace(written, "Player", 1) * (100_000 // len(word))
