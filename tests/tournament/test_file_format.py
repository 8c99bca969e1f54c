"""The file of a tournament: read as it was written, or refused with one sentence if it has a fault."""

from __future__ import annotations

import json
import re
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import pytest
import stolik.tournament
from stolik.tournament import tournament
from stolik.tournament.entries import (
    Corrected,
    Created,
    Drawn,
    Entered,
    EntrantInfo,
    Joined,
    Left,
    Renamed,
    Returned,
    Settings,
    StageFinished,
    Undrawn,
    plain_entry,
    read_entry,
)
from stolik.tournament.file_format import TournamentFault, parse_tournament, tournament_text
from stolik.tournament.sentences import reason
from stolik.tournament.standings import standings
from stolik.tournament.tournament import EntryRefused, Tournament

from tests.tournament.fields import begun, drawn, played_out, points

ROOM = Path(stolik.tournament.__path__[0])
OLD = Path(__file__).parent / "files"
TEXT = tournament_text(played_out(begun(5, games=1)))


def plain() -> dict[str, Any]:
    data: dict[str, Any] = json.loads(TEXT)
    return data


def changed(**keys: Any) -> str:
    return json.dumps({**plain(), **keys})


def first(**keys: Any) -> str:
    """Return the file with changed keys in its first entry."""
    data = plain()
    data["log"][0].update(keys)
    return json.dumps(data)


def fault(text: str | bytes) -> tuple[int, str]:
    with pytest.raises(TournamentFault) as refused:
        parse_tournament(text)
    rejection = refused.value.rejection
    told = reason(rejection.code, rejection.facts, refused.value.game)
    assert "{" not in told
    assert len(told) < 150
    return refused.value.entry, rejection.code


def test_a_name_is_kept_and_one_without_has_no_key() -> None:
    assert "name" not in plain()["log"][0]
    assert parse_tournament(TEXT).state.created.name == ""
    cup = parse_tournament(first(name="Zima „Ósemka”"))
    assert cup.state.created.name == "Zima „Ósemka”"
    assert parse_tournament(tournament_text(cup)).log == cup.log
    assert fault(first(name="Zima\n2026")) == (1, "bad_name")
    assert fault(first(name="x" * 41)) == (1, "bad_value")
    assert fault(first(name=7)) == (1, "bad_value")


def test_what_is_written_is_read_again_entry_by_entry() -> None:
    cup = played_out(begun(7, rounds=2))
    text = tournament_text(cup, "stolik 1")
    read = parse_tournament(text)
    assert (read.log, read.state) == (cup.log, cup.state)
    assert tournament_text(read, "stolik 1") == text
    assert parse_tournament(text.encode("utf-8-sig")).log == cup.log
    assert text.count("\n") == len(cup.log) + len(cup.state.players) + 8
    cup = played_out(begun(5))
    for entry in cup.log:
        assert read_entry(json.loads(json.dumps(plain_entry(entry)))) == entry
    for leaver in (Left(0), Left(0, "bot:fair", "18:40")):
        assert read_entry(plain_entry(leaver)) == leaver
    assert plain_entry(Left(0)) == {"kind": "left", "entrant": 0}


@pytest.mark.parametrize(
    "expected,text",
    [
        ((0, "not_a_tournament"), ""),
        ((0, "not_a_tournament"), "[]"),
        ((0, "not_a_tournament"), "{}"),
        ((0, "not_a_tournament"), "no JSON"),
        ((0, "not_a_tournament"), b"\xff\xfe\x00"),
        ((0, "not_a_tournament"), '{"format": NaN}'),
        ((0, "not_a_tournament"), changed(format="stolik-record")),
        ((0, "not_a_tournament"), " " * (tournament.LARGEST + 1)),
        ((0, "not_a_record"), "[" * 100_000),
        ((0, "not_a_record"), TEXT.replace('"log": [', '"log": [' + "[" * 5_000)),
        ((0, "not_a_record"), TEXT.replace('"log": [', '"log": [' + "[" * 150 + "]" * 150 + ",")),
        ((0, "cut_short"), TEXT[:-40]),
        ((0, "missing_key"), '{"format": "stolik-tournament"}'),
        ((0, "missing_key"), '{"format": "stolik-tournament", "version": 1}'),
        ((0, "from_the_future"), changed(version=3)),
        ((0, "bad_value"), changed(version="1")),
        ((0, "bad_value"), changed(version=True)),
        ((0, "bad_value"), changed(version=0)),
        ((0, "bad_value"), changed(log={})),
        ((0, "bad_value"), changed(program=10**30)),
        ((0, "unknown_key"), changed(colour=1)),
        ((0, "key_twice"), TEXT.replace('"version": 1', '"version": 1, "version": 1')),
        ((0, "too_many_entries"), changed(log=[1] * 8001)),
        ((1, "not_created"), changed(log=[])),
        ((1, "bad_entry"), changed(log=[1])),
        ((1, "missing_key"), changed(log=[{}])),
        ((1, "unknown_entry"), changed(log=[{"kind": "fly"}])),
        ((1, "bad_value"), changed(log=[{"kind": [1]}])),
        ((1, "bad_value"), first(seed="1")),
        ((1, "bad_value"), first(seed=True)),
        ((1, "bad_value"), first(seed=-1)),
        ((1, "bad_value"), first(seed=10**25)),
        ((1, "bad_value"), first(at="x" * 41)),
        ((1, "bad_value"), first(entrants=[{"name": "N"}] * 3000)),
        ((1, "bad_value"), first(entrants=[{"name": 5}] * 3)),
        ((1, "bad_value"), first(entrants=[{"name": "A", "player": "bot:great"}] * 3)),
        ((1, "unknown_key"), first(entrants=[{"name": "A", "age": 8}] * 3)),
        ((1, "unknown_key"), first(colour=1)),
        ((1, "missing_key"), first(settings={})),
        ((1, "unknown_game"), first(settings={"game": "chess"})),
        ((1, "bad_option"), first(settings={"game": "rummikub", "options": {"timeout_penalty": 2}})),
        ((1, "bad_option"), first(settings={"game": "rummikub", "options": {"games_per_match": True}})),
        ((1, "bad_value"), first(settings={"game": "rummikub", "rounds": 0})),
        ((1, "bad_value"), first(settings={"game": "rummikub", "games": 1.0})),
        ((1, "name_twice"), first(entrants=[{"name": "Ala"}, {"name": "ala"}, {"name": "Jan"}])),
        ((1, "long_name"), first(entrants=[{"name": "A" * 10_000}, {"name": "Ala"}, {"name": "Jan"}])),
        ((1, "key_twice"), TEXT.replace('"seed": 1', '"seed": 1, "seed": 1')),
        ((2, "not_everybody_once"), first(entrants=[{"name": f"N{number}"} for number in range(6)])),
    ],
)
def test_a_file_at_fault_is_refused(expected: tuple[int, str], text: str | bytes) -> None:
    assert fault(text) == expected


def test_a_file_that_breaks_a_rule_or_ends_at_any_line_is_one_sentence_or_a_shorter_tournament() -> None:
    data = plain()
    number, entry = next(each for each in enumerate(data["log"], 1) if each[1]["kind"] == "entered")
    entry["points"]["small_points"][0] += 1
    assert fault(json.dumps(data)) == (number, "sum_not_zero")
    lines = TEXT.splitlines(keepends=True)
    for count in range(len(lines) - 1):
        assert fault("".join(lines[:count]))[1] in ("not_a_tournament", "cut_short")
    data = plain()
    for count in range(1, len(data["log"])):
        assert len(parse_tournament(changed(log=data["log"][:count])).log) == count


def test_what_the_format_s_description_shows_is_a_tournament() -> None:
    text = (ROOM / "format.md").read_text(encoding="utf-8")
    [example] = re.findall(r"```json\n(.*?)```", text, re.DOTALL)
    cup = parse_tournament(example)
    assert [place.entrant for place in standings(cup.state)] == [0, 1, 2]
    assert cup.state.stage == "final"
    for kind in (
        Created, Drawn, Entered, Corrected, Left, Returned, Joined, Renamed, Undrawn, StageFinished, Settings,
    ):  # fmt: skip
        for field in fields(kind):
            assert f"`{field.name}`" in text or field.name == "kind"
            assert field.name != "kind" or f"| `{field.default}` |" in text


def test_a_file_of_version_1_stays_readable() -> None:
    """A family's tournament from the first version of the program, with a leaver, a card and a correction."""
    read = parse_tournament((OLD / "version_1.stolik-tournament").read_bytes())
    found = [(place.entrant, place.place) for place in standings(read.state)]
    assert found == [(2, 1), (1, 2), (0, 3), (4, 4), (3, 5)]
    assert len(read.corrections) == 1
    assert read.state.players[3] is None


@pytest.mark.parametrize("bound, room", [("MOST_ENTRIES", 1), ("LARGEST", 65_536)])
def test_no_entry_is_taken_with_which_a_tournament_could_not_be_read_again(
    monkeypatch: pytest.MonkeyPatch, bound: str, room: int
) -> None:
    cup = begun(5)
    with monkeypatch.context() as tight:
        tight.setattr(tournament, bound, room)
        with pytest.raises(EntryRefused, match="tournament_full"):
            drawn(cup)
        # Earlier files are still read.
        assert parse_tournament(tournament_text(cup)).log == cup.log
    assert len(drawn(cup).log) == 2


def version(text: str) -> int:
    return int(json.loads(text)["version"])


def test_only_what_the_first_program_does_not_know_needs_version_2() -> None:
    assert version(text := TEXT) == 1
    assert version(tournament_text(begun(64, turn_seconds=90, semi_final=64))) == 1
    for cup in (begun(65), begun(4, turn_seconds=45), begun(70, semi_final=65)):
        assert version(tournament_text(cup)) == 2
    entered = Entered(1, 1, 1, points(60, -10, -20, -30), began=0)
    for entry in (Joined(EntrantInfo("Róża", club="Lis"), at="18:40"), Renamed(0, "Alicja"), entered):
        cup = drawn(begun(4), (0, 1, 2, 3)) if entry is entered else begun(4)
        cup.submit(entry)
        text = tournament_text(cup)
        assert version(text) == 2
        assert (parse_tournament(text).log, parse_tournament(text).state) == (cup.log, cup.state)
    for wrong in ("4", "-1", "true", '"0"', "1.0"):
        assert fault(text.replace('"began": 0', f'"began": {wrong}')) == (3, "bad_value")
    assert "began" not in plain_entry(replace(entered, began=None)), "it is left out where it isn't known"


def test_a_face_that_was_chosen_stands_in_the_file_and_no_other() -> None:
    cup = begun(4)
    assert "face" not in tournament_text(cup)
    cup.submit(Joined(EntrantInfo("Wit")))
    assert '"who": {"name": "Wit", "player": "human"}' in tournament_text(cup)
    created = cup.log[0]
    assert isinstance(created, Created)
    worn = replace(created, entrants=(replace(created.entrants[0], face=3), *created.entrants[1:]))
    text = tournament_text(Tournament([worn]))
    assert (version(text), text.count('"face": 3')) == (2, 1)
    assert parse_tournament(text).log == (worn,)
    for wrong in ("12", "-1", "1.0", '"3"'):
        assert fault(text.replace('"face": 3', f'"face": {wrong}')) == (1, "bad_value")


def test_the_largest_tournament_is_read_as_it_was_written() -> None:
    cup = begun(256, rounds=1, games=1)
    text = tournament_text(cup)
    assert parse_tournament(text).log == cup.log
