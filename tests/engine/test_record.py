"""A record contains everything about a game, is readable text, and is never trusted."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from stolik.engine import messages
from stolik.engine import record as records
from stolik.engine.bot import Level
from stolik.engine.coaching.position_id import PlacedState, id_of
from stolik.engine.coaching.strength import FITS
from stolik.engine.game import TABLE, Rejection
from stolik.engine.game_library import load_game, load_package
from stolik.engine.json_values import DEEPEST
from stolik.engine.record import Player, RecordFault, open_session, parse_record, record_of, record_text
from stolik.engine.session import Session
from stolik.engine.turns import starter_of
from stolik.games.pickomino.rules.moves import Keep, Roll, Rolled
from stolik.games.pickomino.rules.options import Options

INFO = load_package("pickomino").info

TEXT = """\
{
  "format": "stolik-record",
  "version": 1,
  "game": "pickomino",
  "rules": 1,
  "options": {"starter": "youngest", "bust_without_tile_flips": false},
  "seats": [
    {"name": "Żaneta", "player": "human", "age": 8},
    {"name": "Bot", "player": "bot:sharp"}
  ],
  "starter": 1,
  "log": [
    {"seat": 1, "move": {"kind": "roll"}},
    {"seat": "table", "move": {"kind": "rolled", "dice": [4, 4, 6, 1, 2, 2, 3, 5]}},
    {"seat": 1, "move": {"kind": "keep", "face": 6}, "comment": "a “worm”"}
  ]
}
"""

PLAYERS = (Player(name="Żaneta", player="human", age=8), Player(name="Bot", player="bot:sharp"))


def played() -> Session:
    session = Session(load_game("pickomino"), 2, Options(), 1)
    session.submit(1, Roll())
    session.submit(TABLE, Rolled((4, 4, 6, 1, 2, 2, 3, 5)))
    session.submit(1, Keep(6), "a “worm”")
    return session


def data(**changes: Any) -> dict[str, Any]:
    plain: dict[str, Any] = json.loads(TEXT)
    return plain | changes


def fault(content: Any) -> RecordFault:
    with pytest.raises(RecordFault) as refused:
        open_session(parse_record(content if isinstance(content, str | bytes) else json.dumps(content)))
    return refused.value


def test_a_record_reads_like_a_text_and_leads_to_the_same_session() -> None:
    assert record_text(record_of(played(), INFO, PLAYERS)) == TEXT
    again = open_session(parse_record(TEXT))
    assert again.state == played().state
    assert again.log == played().log
    assert (again.options, again.starter) == (Options(), 1)


def test_before_each_entry_is_told_how_many_have_been_checked_and_who_hears_it_can_end_the_reading() -> None:
    record = parse_record(TEXT)
    heard: list[int] = []
    open_session(record, heard.append)
    assert heard == list(range(len(record.log)))

    def refuse(checked: int) -> None:
        raise InterruptedError(checked)

    with pytest.raises(InterruptedError, match="0"):
        open_session(record, refuse)


def test_an_empty_log_and_the_optional_keys_are_kept() -> None:
    text = record_text(record_of(Session(load_game("pickomino"), 2, Options(), 0), INFO, PLAYERS))
    assert '  "log": []\n' in text
    assert open_session(parse_record(text)).length == 0
    extra: dict[str, Any] = {"started_at": "today", "program": "stolik 0.1.0", "clock": {"left": 3}}
    record = record_of(played(), INFO, PLAYERS, snapshot=True, **extra)
    again = parse_record(record_text(record).encode())
    assert again == record
    assert again.snapshot == played().game.describe(played().state)
    assert open_session(again).length == 3


def laid(**changes: Any) -> dict[str, Any]:
    """Return a record that starts from the position reached by `played`."""
    session = played()
    begun = session.origin._replace(laid=session.state).begin(session.game)
    begun.submit(1, Roll())
    record = record_of(begun, INFO, PLAYERS).model_dump(mode="json", exclude_none=True)
    return {**record, **changes}


def test_a_game_may_begin_with_a_position_that_was_laid_out_and_can_be() -> None:
    record = parse_record(json.dumps(laid()))
    assert record.position is not None
    assert "-" not in record.position
    session = open_session(record)
    assert session.laid == session.state_at(0) == played().state
    assert [type(entry.move) for entry in session.log] == [Roll]
    assert record_of(session, INFO, PLAYERS) == record
    few = replace(played().state, phase="keep", rolled=(1,) * 5, kept=())
    refused = fault(laid(position=id_of(PlacedState(INFO, 2, Options(), few)), log=[]))
    assert (refused.game, refused.rejection.code, refused.entry) == ("pickomino", "not_eight_dice", 0)
    reason = load_package("pickomino").messages.reason
    assert "5" in reason(refused.rejection.code, refused.rejection.facts)


@pytest.mark.parametrize(
    "changes, code",
    [
        ({"position": "ABC"}, "code_length"),
        ({"position": "ABCDE"}, "code_mistyped"),
        ({"position": 5}, "bad_value"),
        ({"options": {"bust_without_tile_flips": True}}, "position_of_another"),
        ({"seats": [{"name": "A", "player": "human"}] * 3}, "position_of_another"),
        ({"game": "ryzyk_fizyk", "options": {}}, "position_of_another"),
    ],
)
def test_a_position_that_is_none_of_the_game_is_refused(changes: dict[str, Any], code: str) -> None:
    refused = fault(laid(**changes))
    assert (refused.rejection.code, refused.entry) == (code, 0)
    assert sentence_of(laid(**changes))


def test_a_drawn_starter_is_drawn_where_there_is_chance_and_is_none_until_then() -> None:
    drawn = {
        starter_of(INFO.draws_for_start, Options(starter="drawn"), (8, 9, 10), Random(seed))
        for seed in range(20)
    }
    assert drawn == {0, 1, 2}
    drawing = replace(INFO, draws_for_start=True)
    assert starter_of(drawing.draws_for_start, Options(), (8, None)) is None


def test_a_name_may_have_forty_letters() -> None:
    seats = [{"name": "Ż" * 40, "player": "human"}, {"name": "Bot", "player": "bot:sharp"}]
    assert parse_record(heavy(seats=seats)).seats[0].name == "Ż" * 40


def sentence_of(content: Any) -> str:
    refused = fault(content)
    return messages.reason(refused.rejection.code, refused.rejection.facts)


def test_an_endless_number_and_text_that_no_file_can_hold_are_called_so() -> None:
    for number in ("1" * 21, "-" + "1" * 21, "9" * 301, "7" * 5_000, "1e999", "-1e999"):
        said = sentence_of(TEXT.replace('"face": 6', f'"face": {number}'))
        assert said == "“face” contains a number with more than 20 digits."
    assert fault(TEXT.replace('"face": 6', f'"face": {"1" * 20}')).rejection.code == "face_not_rolled"
    said = "The file contains characters that aren't valid text."
    assert sentence_of(data(seats=[{"name": "\ud800", "player": "human"}] * 2)) == said
    assert sentence_of(data(log=[{"seat": 1, "move": {"kind": "roll"}, "comment": "\udfff"}])) == said


@pytest.mark.parametrize("depth", [DEEPEST, 250, 500, 990, 1_000, 5_000, 100_000])
def test_values_nested_too_deeply_are_called_so(depth: int) -> None:
    said = "The values in this file are nested too deeply."
    deep = "[" * depth + "]" * depth
    assert sentence_of(TEXT.replace('"rules": 1', f'"rules": 1, "clock": {deep}')) == said
    assert sentence_of(TEXT.replace('"face": 6', f'"face": {deep}')) == said
    assert sentence_of(TEXT.replace('"face": 6', f'"face": {"[" * depth}')) == said


def test_a_record_of_more_moves_than_any_game_has_is_not_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(records, "MOST_ENTRIES", 2)
    refused = fault(TEXT)
    assert (refused.entry, refused.rejection.code) == (0, "too_long")
    assert refused.rejection.facts == {"most": 2, "given": 3}


@pytest.mark.parametrize("sign", ["x", "ż"])
def test_a_game_has_room_for_as_much_as_can_be_read_again(sign: str) -> None:
    session = played()
    assert session.length < records.room_of(session) < records.MOST_ENTRIES
    session.undo(1)
    # A game is measured before it counts as too long.
    for size in range(652_000, 653_500, 300):
        session.submit(1, Keep(6), sign * size)
        assert session.length < records.room_of(session)
        session.undo(1)
    comment = sign * ((records.LARGEST - 300_000) // len(sign.encode()))
    session.submit(1, Keep(6), comment)
    assert session.length < records.room_of(session) < session.length + 20
    session.undo(1)
    session.submit(1, Keep(6), sign * ((records.LARGEST - 250_000) // len(sign.encode())))
    assert session.length >= records.room_of(session)
    # There is still room for the other parts of a record, and for random events.
    text = record_text(record_of(session, INFO, PLAYERS, snapshot=True))
    assert len(parse_record(text.encode()).log) == 3


def test_a_game_has_room_for_no_more_entries_than_are_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(records, "MOST_ENTRIES", 103)
    assert records.room_of(played()) == 3


def test_every_level_and_every_strength_is_a_player() -> None:
    for level in Level:
        assert Player(name="x", player=f"bot:{level}").level == level
        assert Player(name="x", player=f"bot:{level}").face == level
    with pytest.raises(ValueError, match="player"):
        Player(name="x", player="bot:gently")
    assert Player(name="x", player="human").face == ""
    for strength in range(101):
        player = Player(name="x", player=f"bot:{strength}")
        assert (player.level, player.face) == (str(strength), FITS)
    for wrong in ("101", "-1", "007", "1.5", ""):
        with pytest.raises(ValueError, match="player"):
            Player(name="x", player=f"bot:{wrong}")
    assert [player.level for player in PLAYERS] == [None, "sharp"]


def heavy(**more: Any) -> str:
    return json.dumps({**json.loads(TEXT), **more})


MANY = {f"key {number}": number for number in range(20_000)}
TOO_MANY = {"because": "too_many_values", "most": 1000}
LONG_NAME = {"name": "seat 0: name", "because": "long_text", "most": 40}
ALA = {"name": "Ala", "player": "human"}


def keep(**more: Any) -> dict[str, Any]:
    return {"seat": 1, "move": {"kind": "keep", **more}}


@pytest.mark.parametrize(
    "text, code, facts",
    [
        (heavy(**MANY), "unknown_key", {"name": "key 0"}),
        (heavy(options=MANY), "unknown_option", {"name": "key 0"}),
        (heavy(options={"starter": [0] * 20_000}), "bad_option", {"name": "starter"}),
        (heavy(log=[{**keep(face=6), **MANY}]), "unknown_key", {"name": "key 0"}),
        (heavy(log=[keep(face=[[6]] * 20_000)]), "bad_value", {"name": "face", **TOO_MANY}),
        (heavy(log=[keep(**MANY)]), "bad_value", {"name": "move", **TOO_MANY}),
        (heavy(seats=[ALA] * 20_000), "wrong_number_of_seats", {"min": 2, "max": 7, "given": 20_000}),
        (heavy(seats=[{**ALA, **MANY}] * 2), "unknown_key", {"name": "seat 0: key 0"}),
        (heavy(seats=[{**ALA, "name": "Ala" * 400_000}] * 2), "bad_value", LONG_NAME),
    ],
)
def test_of_countless_faults_the_first_is_told(text: str, code: str, facts: dict[str, Any]) -> None:
    with pytest.raises(RecordFault) as refused:
        open_session(parse_record(text))
    assert refused.value.rejection == Rejection(code, facts)
    assert messages.reason(code, facts)
