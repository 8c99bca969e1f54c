"""Records typed, cut or changed by hand: sound ones are played, others are refused."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from stolik.engine.game import Seat
from stolik.engine.package import SUFFIX
from stolik.engine.record import RecordFault, open_session, parse_record
from stolik.engine.session import Session

from tests.cli.running import refusal, stolik

HERE = Path(__file__).parent
REFUSED = sorted((HERE / "refused").glob(f"*{SUFFIX}"))
ACCEPTED = sorted((HERE / "accepted").glob(f"*{SUFFIX}"))
EXPECTED: dict[str, tuple[int, Seat | str | None, str]] = json.loads(
    (HERE / "refused.json").read_text(encoding="utf-8")
)
"""The entry, the seat and the reason of each refusal; entry 0 is the header."""

GOOD = (HERE / "accepted" / "dice_in_any_order.stolik").read_bytes()


def played(name: str) -> Session:
    return open_session(parse_record((HERE / "accepted" / f"{name}{SUFFIX}").read_bytes()))


def fault(content: str | bytes) -> RecordFault:
    with pytest.raises(RecordFault) as refused:
        open_session(parse_record(content))
    return refused.value


def test_every_refused_record_has_its_reason() -> None:
    assert [path.stem for path in REFUSED] == sorted(EXPECTED)


@pytest.mark.parametrize("path", REFUSED, ids=lambda path: path.stem)
def test_a_record_is_refused_in_one_short_line_with_entry_seat_reason_and_sentence(path: Path) -> None:
    entry, seat, code = EXPECTED[path.stem]
    if code == "snapshot_differs":
        assert stolik("replay", path).code == 0, "a snapshot is a matter of saves"
        assert (found := fault(path.read_bytes())).rejection.code == code
        assert (found.entry, found.seat) == (entry, seat)
        return
    line = refusal("replay", path)
    start = f"{path}: entry {entry}, {'' if seat is None else f'seat {seat}, '}{code}: "
    assert line.startswith(start)
    assert "{" not in line.removeprefix(start)
    assert line.endswith(".")
    assert len(line) <= len(str(path)) + 200


@pytest.mark.parametrize("path", ACCEPTED, ids=lambda path: path.stem)
def test_a_sound_record_is_played_whatever_ends_its_lines(path: Path) -> None:
    content = path.read_bytes()
    record = parse_record(content)
    assert open_session(record).length == len(record.log)
    assert parse_record(content.replace(b"\n", b"\r\n")) == record
    assert stolik("replay", path).code == stolik("replay", path, "--json").code == 0


@pytest.mark.parametrize(
    "name,starter",
    [
        ("required_keys_only", 0),
        ("the_youngest_starts", 2),
        ("an_age_is_missing_so_seat_0_starts", 0),
        ("the_option_names_the_starter", 1),
        ("the_outcome_goes_before_the_option", 0),
        ("a_drawn_starter", 1),
    ],
)
def test_who_starts(name: str, starter: Seat) -> None:
    session = played(name)
    assert (session.starter, session.log[0].seat) == (starter, starter)


def test_the_order_of_the_dice_does_not_matter_and_comments_stay_with_their_entries() -> None:
    data = json.loads(GOOD)
    data["log"][1]["move"]["dice"].sort()
    assert open_session(parse_record(json.dumps(data))).state == open_session(parse_record(GOOD)).state
    assert [entry.comment for entry in played("every_optional_key").log] == ["Zaczynamy!", None]


NAMED: dict[str, dict[str, object]] = {
    "header_unknown_key": {"name": "winner"},
    "header_unknown_option": {"name": "joker_counts"},
    "header_option_starter_out_of_range": {"name": "starter"},
    "header_key_twice": {"name": "game"},
    "header_key_twice_in_a_seat": {"name": "seat 1: age"},
    "header_key_twice_in_the_clock": {"name": "seat"},
    "header_age_of_301_digits": {"name": "seat 0: age"},
    "header_option_starter_of_301_digits": {"name": "starter"},
    "rummikub_option_games_per_match_as_a_fraction": {"name": "games_per_match"},
    "entry_with_a_key_twice_in_the_move": {"name": "face"},
    "entry_keep_a_face_of_301_digits": {"name": "face"},
    "header_version_missing": {"name": "version"},
    "header_seat_without_name": {"name": "seat 1: name"},
    "header_seat_with_unknown_level": {"name": "seat 1: player"},
    "header_seat_with_unknown_key": {"name": "seat 1: colour"},
    "header_seat_that_is_a_number": {"name": "seat 1"},
    "entry_is_no_object": {"because": "no_object"},
    "entry_with_a_key_twice_in_the_comment": {"name": "by"},
    "header_game_unknown": {"name": "ludo"},
    "header_eight_seats": {"min": 2, "max": 7, "given": 8},
    "entry_with_unknown_key": {"name": "time"},
    "entry_with_unknown_key_in_the_move": {"name": "count"},
    "entry_with_unknown_move": {"name": "cheat"},
    "entry_keep_without_face": {"name": "face"},
    "dice_eight_instead_of_five": {"dice": 5, "given": 8},
    "keep_a_face_again": {"face": 4},
    "take_below_the_exact_tile": {"tile": 24, "sum": 25, "best": 25},
}
"""The facts that a refusal names."""


@pytest.mark.parametrize("name", NAMED)
def test_a_refusal_names_what_is_wrong(name: str) -> None:
    told = fault((HERE / "refused" / f"{name}{SUFFIX}").read_bytes()).rejection.facts
    assert {key: told[key] for key in NAMED[name]} == NAMED[name]


@pytest.mark.parametrize("length", range(0, len(GOOD.rstrip()), 7))
def test_a_record_cut_anywhere_is_refused(length: int) -> None:
    assert fault(GOOD[:length]).rejection.code == ("cut_short" if length else "not_a_record")


@pytest.mark.parametrize("depth", [10, 150, 300, 900, 980, 990, 1_000, 2_000, 100_000])
def test_nesting_of_any_depth_is_refused(depth: int) -> None:
    fault(GOOD.replace(b'"log":', b'"log": ' + b"[" * depth + b"]" * depth + b', "log_2":'))


STRANGE = ["1e999", "-1", "1" * 5_000, "1.5", "true", "null", '"0"', "[[0]]"]


@pytest.mark.parametrize("value", STRANGE, ids=lambda value: value[:5])
@pytest.mark.parametrize("key", ["version", "rules", "game", "seats", "options", "starter"])
def test_a_header_with_a_strange_value_is_refused(key: str, value: str) -> None:
    if (key, value) == ("starter", "null"):
        return  # as good as no reason
    data = json.loads(GOOD)
    others = [f"{json.dumps(name)}: {json.dumps(given)}" for name, given in data.items() if name != key]
    assert fault("{" + ", ".join([*others, f"{json.dumps(key)}: {value}"]) + "}").entry == 0
