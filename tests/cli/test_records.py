"""Commands that read a file show it whoever played, or say in one line what is wrong with it."""

from __future__ import annotations

import json
import os
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from stolik.cli import happened
from stolik.engine.bot import Level
from stolik.engine.coaching.position_id import PlacedState
from stolik.engine.coaching.position_id import id_of as identify
from stolik.engine.coaching.strength import MOST
from stolik.engine.driver import play, random_chooser
from stolik.engine.game import TABLE
from stolik.engine.game_library import find_games, load_game, load_package
from stolik.engine.json_values import to_plain
from stolik.engine.record import Player, open_session, parse_record, record_of, record_text
from stolik.engine.session import Session
from stolik.flow.story import happened_text
from stolik.games.rummikub.rules.options import Options
from stolik.games.ryzyk_fizyk import PACKAGE

from tests.cli.running import TESTS, TYPED, answer, refusal, stolik, typed, written
from tests.flow.flow import Flow
from tests.hostile import hostile
from tests.tiers import mostly_rest

GOLDEN = sorted((TESTS / "golden").glob("*/*.stolik"))

STORY = """\
Worms (plays like Pickomino)
  seat 0 (Ala): human
  seat 1 (Zosia): human
   1. seat 0 (Ala): Roll
        Ala rolls 8 dice.
   2. table: The dice show 4 1 4 2 4 3 5 and one worm
        Ala rolled 1 2 3 4 4 4 5 and one worm.
   3. seat 0 (Ala): Set 4s aside  # three 4s: 12
        Ala sets 4s aside: 3 × 4, sum 12.
   4. seat 0 (Ala): Roll
        Ala rolls 5 dice.
   5. table: The dice show 4 2 2 1 and one worm
        Ala rolled 1 2 2 4 and one worm.
   6. seat 0 (Ala): Set a worm aside  # the 4 can't be chosen again; one worm: 17
        Ala sets a worm aside: 1 × 5, sum 17.
   7. seat 0 (Ala): Roll
        Ala rolls 4 dice.
   8. table: The dice show 5 5 1 and one worm
        Ala rolled 1 5 5 and one worm.
   9. seat 0 (Ala): Set 5s aside  # two 5s: 27
        Ala sets 5s aside: 2 × 5, sum 27.
  10. seat 0 (Ala): Take tile 27
        Ala takes tile 27 (2 worms).
        It's Zosia's turn.
Standings, to move: seat 1 (Zosia):
   1. seat 0 (Ala): score 2, highest tile 27
   2. seat 1 (Zosia): score 0, highest tile 0
"""


def test_every_move_and_event_is_told_then_the_standings_and_the_json_has_the_promised_keys() -> None:
    outcome = stolik("replay", TYPED)
    assert (outcome.code, outcome.err) == (0, "")
    assert outcome.out == STORY
    data = answer("replay", TYPED)
    assert list(data) == ["game", "over", "to_act", "standings", "state"]
    assert (data["game"], data["over"], data["to_act"]) == ("pickomino", False, [1])
    places = [(place["seat"], place["rank"], place["score"]) for place in data["standings"]]
    assert places == [(0, 1, 2), (1, 2, 0)]
    state = data["state"]
    assert list(state) == ["centre", "face_down", "stacks", "rolled", "kept", "sum"]
    assert state["stacks"] == [[27], []]
    assert 27 not in state["centre"]
    assert (state["rolled"], state["kept"], state["sum"]) == ([], [], 0)


def test_with_dice_in_the_air_the_table_is_to_act(tmp_path: Path) -> None:
    data = typed()
    data["log"] = data["log"][:1]
    path = written(tmp_path, data)
    assert answer("replay", path)["to_act"] == "table"
    assert "Standings, to move: table:" in stolik("replay", path).out


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_game_is_told(path: Path) -> None:
    outcome = stolik("replay", path)
    assert (outcome.code, outcome.err) == (0, "")
    # A missing fact would leave its placeholder.
    assert "{" not in outcome.out
    assert "None" not in outcome.out
    data = answer("replay", path)
    assert data["over"] == (data["to_act"] == [])
    assert ("the game is over" in outcome.out) == data["over"]


def test_the_line_reads_as_it_is_promised_and_a_fault_of_the_table_names_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = typed()
    data["log"][5]["move"]["face"] = 4
    written(tmp_path, data)
    monkeypatch.chdir(tmp_path)
    assert refusal("replay", "game.stolik") == (
        "game.stolik: entry 6, seat 0, face_already_kept: You've already set 4s aside this turn."
    )
    assert refusal("replay", "game.stolik", "--json") == refusal("replay", "game.stolik")
    data = typed()
    data["log"][4]["move"]["dice"] = [1, 1, 1, 1, 1, 1]
    assert refusal("replay", written(tmp_path, data)).endswith(
        "entry 5, seat table, wrong_number_of_dice: Roll all the dice that aren't set aside: 5, not 6."
    )


@pytest.mark.parametrize("seat", [-1, True, 1.5, "1", None, [0]])
def test_what_is_no_seat_is_not_called_one(tmp_path: Path, seat: Any) -> None:
    data = typed()
    data["log"][2]["seat"] = seat
    assert ": entry 3, bad_value: “seat” " in refusal("replay", written(tmp_path, data))


def test_a_file_that_is_not_there_or_of_another_kind_is_told(tmp_path: Path) -> None:
    assert refusal("replay", tmp_path / "none.stolik").endswith("none.stolik: No such file or directory")
    assert refusal("replay", "a\0b") == "a b: No such file or directory"
    path = tmp_path / "photo.stolik"
    for content in (b"\xff\xfe\x00", b"", b"\x80", b"[]", b"nonsense", "Ł".encode("utf-16")):
        path.write_bytes(content)
        assert refusal("replay", path).endswith("entry 0, not_a_record: This isn't a Stolik game file.")


@pytest.mark.parametrize("command", ["replay", "analyse", "advise"])
def test_a_folder_is_told_from_a_file(tmp_path: Path, command: str) -> None:
    assert refusal(command, tmp_path) == f"{tmp_path}: Is a directory"
    assert refusal(command, os.devnull) == f"{os.devnull}: Not a regular file"


def test_names_and_keys_with_line_breaks_stay_on_their_line(tmp_path: Path) -> None:
    data = typed()
    data["seats"][0]["name"] = "A\nB\x1b[31m\u2028C"
    data["log"][2]["comment"] = "one\ntwo"
    outcome = stolik("replay", written(tmp_path, data))
    assert len(outcome.out.splitlines()) == len(STORY.splitlines())
    assert "\x1b" not in outcome.out
    for key in ("a\nb\r\nc\x1b", "x" * 100_000, "\ud800"):
        data = typed()
        data["log"][2][key] = 1
        line = refusal("replay", written(tmp_path, data))
        assert len(line) < 400
        assert "_key: " in line or "bad_value: " in line


def test_what_the_rules_ignore_changes_nothing_and_a_giant_file_is_not_read_to_its_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain = answer("replay", TYPED)
    data = typed()
    data |= {"started_at": "2026-11-21T12:00:00", "snapshot": {"any": 1}, "clock": [1], "program": "x"}
    assert answer("replay", written(tmp_path, data)) == plain
    monkeypatch.setattr("stolik.storage.saves.LARGEST", 100)
    assert "not_a_record" in refusal("replay", TYPED)


@settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(content=hostile(TYPED.read_text("utf-8")), cut=st.data())
def test_no_damage_of_a_file_makes_a_traceback(tmp_path: Path, content: bytes, cut: st.DataObject) -> None:
    damaged = bytearray(content)
    for _ in range(cut.draw(st.integers(0, 2))):
        at = cut.draw(st.integers(0, len(damaged)))
        damaged[at : at + cut.draw(st.integers(0, 3))] = cut.draw(st.binary(max_size=3))
    path = tmp_path / "game.stolik"
    path.write_bytes(damaged)
    for arguments in (["replay", path], ["replay", path, "--json"]):
        outcome = stolik(*arguments)
        assert outcome.code in (0, 2)
        assert bool(outcome.out) == (outcome.code == 0)
        assert len(outcome.err.splitlines()) == (outcome.code == 2)
        assert "{" not in outcome.err.partition(": ")[2].partition("“")[0]


FOLDER = TESTS / "golden"
RUMMIKUB = sorted((FOLDER / "rummikub").glob("*.stolik"))[0]


def id_of(*arguments: object) -> str:
    outcome = stolik("position", *arguments)
    assert (outcome.code, outcome.err) == (0, "")
    return outcome.out.strip()


def shown(text: str) -> dict[str, object]:
    outcome = stolik("position", "--show", text)
    assert (outcome.code, outcome.err) == (0, "")
    data: dict[str, object] = json.loads(outcome.out)
    return data


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*/*.stolik"))[::7], ids=lambda path: path.stem)
def test_an_id_shows_what_a_replay_shows(path: Path) -> None:
    data = shown(id_of(path))
    assert list(data) == ["game", "options", "seats", "state"]
    replayed = answer("replay", path)
    assert (data["game"], data["state"]) == (replayed["game"], replayed["state"])


@pytest.mark.parametrize("at", [0, 2, 6, 9, 10])
def test_an_id_is_advised_on_as_its_record_is(at: int) -> None:
    of_id, of_record = answer("advise", id_of(TYPED, "--at", at)), answer("advise", TYPED, "--at", at)
    assert {**of_id, "at": at} == of_record


def test_an_id_may_be_longer_than_the_name_of_any_file_and_what_is_too_long_is_told_like_one() -> None:
    text = id_of(FOLDER / "rummikub" / "time_up_takes_the_last_tiles.stolik")
    assert len(text) > 255
    assert refusal("advise", text) == f"{text}: in this position the game is over, so nobody is to move"
    wrong = text[:-1] + ("0" if text[-1] != "0" else "1")
    assert "two are swapped" in refusal("advise", wrong)
    assert refusal("advise", "x" * 5000) == refusal("replay", "x" * 5000)


def test_a_seat_knows_only_its_own_rack() -> None:
    every, seen = id_of(RUMMIKUB, "--at", 2), id_of(RUMMIKUB, "--at", 2, "--seat", 1)
    assert len(seen) < len(every)
    racks = shown(seen)["state"]["racks"]  # type: ignore[index]  # it is a state
    assert set(racks[0]) == {"?"}
    assert "?" not in racks[1]


def test_what_cannot_be_is_told_in_one_line() -> None:
    text = id_of(TYPED, "--at", 9)
    assert "two are swapped" in refusal("position", "--show", text[:-1] + ("0" if text[-1] != "0" else "1"))
    assert "11" in refusal("position", TYPED, "--at", 11) or "entries" in refusal(
        "position", TYPED, "--at", 11
    )
    assert "the seats are 0 to 1" in refusal("position", TYPED, "--seat", 2)
    assert "by itself" in refusal("position", "--show", text, "--at", 1)
    assert "one position alone" in refusal("advise", text, "--at", 1)
    of_another = id_of(RUMMIKUB, "--at", 2, "--seat", 1)
    assert "isn't in this ID" in refusal("advise", of_another)
    over = id_of(
        next(path for path in sorted(FOLDER.glob("pickomino/*.stolik")) if answer("replay", path)["over"])
    )
    assert "the game is over" in refusal("advise", over)


def test_a_position_that_cannot_be_is_refused_by_the_rules_own_words(tmp_path: Path) -> None:
    info, game = load_package("pickomino").info, load_game("pickomino")
    options = game.options_type()
    start = game.start(2, options, 0)
    impossible = identify(PlacedState(info, 2, options, replace(start, kept=(1,) * 3)))
    for command in (("position", "--show"), ("advise",)):
        assert refusal(*command, impossible) == (
            f"{impossible}: This position is impossible: Dice on the table: 3 of 8."
        )
    record = {"format": "stolik-record", "version": 1, "game": "pickomino", "rules": 1, "log": []}
    seats = [{"name": name, "player": "human"} for name in ("Ala", "Jan")]
    file = tmp_path / "laid.stolik"
    file.write_text(json.dumps({**record, "seats": seats, "position": impossible}), "utf-8")
    for told in ("replay", "advise", "analyse", "position"):
        assert refusal(told, file) == (f"{file}: entry 0, not_eight_dice: Dice on the table: 3 of 8.")
    wrong = impossible[:-1] + ("0" if impossible[-1] != "0" else "1")
    assert "two are swapped" in refusal("advise", wrong)
    assert "No such file" in refusal("advise", "missing.stolik")


@pytest.mark.parametrize("at", [0, 2, 3, 5, 6, 8, 9, 10])
def test_every_option_is_named_once_and_the_best_first(at: int) -> None:
    data = answer("advise", TYPED, "--at", at)
    assert list(data) == ["game", "at", "seat", "options", "level", "choice"]
    assert (data["game"], data["at"], data["seat"]) == ("pickomino", at, 1 if at == 10 else 0)
    session = open_session(parse_record(TYPED.read_bytes()))
    legal = [to_plain(move) for move in session.game.legal_moves(session.state_at(at), data["seat"])]
    moves = [option["move"] for option in data["options"]]
    assert len(moves) == len(legal)
    assert all(move in legal for move in moves)
    worths = [option["worth"] for option in data["options"]]
    assert (worths, data["level"]) == (sorted(worths, reverse=True), "master")
    assert data["choice"] in legal


def test_without_a_place_it_is_the_end_of_the_log_if_somebody_decides_there() -> None:
    assert answer("advise", TYPED) == answer("advise", TYPED, "--at", 10)
    assert refusal("advise", TYPED, "--at", 1) == (
        f"{TYPED}: after entry 1 the table is to move, and chance takes no advice"
    )
    over = TYPED.with_name("ends_by_empty_centre.stolik")
    assert refusal("advise", over).endswith("the game is over, so nobody is to move")
    for at in (-1, 11, 10**20):
        assert f"--at {at}: the record has 10 entries" in refusal("advise", TYPED, f"--at={at}")


def test_the_options_are_told_in_words() -> None:
    outcome = stolik("advise", TYPED, "--at", 9)
    assert (outcome.code, outcome.err) == (0, "")
    lines = outcome.out.splitlines()
    assert lines[0] == "After entry 9, seat 0 (Ala) is to move:"
    assert {"Roll", "Take tile 27"} <= {line[12:].partition("  ")[0] for line in lines[1:-1]}
    assert lines[-1].startswith("The choice of the bot (master): ")


def test_a_bot_that_sits_there_is_asked_at_its_own_level_and_nobody_of_a_faulty_record(
    tmp_path: Path,
) -> None:
    data = typed()
    data["seats"][0]["player"] = "bot:gentle"
    path = written(tmp_path, data)
    assert answer("advise", path, "--at", 9)["level"] == "gentle"
    assert "The choice of the bot (gentle): Take tile 27" in stolik("advise", path, "--at", 9).out
    data = typed()
    data["log"][9]["move"]["tile"] = 36
    path = written(tmp_path, data)
    assert "entry 10, seat 0, sum_too_low" in refusal("advise", path, "--at", 3)


@pytest.mark.rest
def test_what_a_bot_of_rummikub_chooses_is_among_the_options(tmp_path: Path) -> None:
    stolik("simulate", "rummikub", "--seats", "fair,sharp", "--games", 1, "--seed", 1, "--save", tmp_path)
    (path,) = tmp_path.glob("*.stolik")
    session = open_session(parse_record(path.read_bytes()))
    package, alone = load_package("rummikub"), 0
    for at in [at for at in range(session.length) if session.state_at(at).phase == "turn"][:40]:
        data = answer("advise", path, "--at", at)
        moves = [option["move"] for option in data["options"]]
        assert data["choice"] in moves
        worths = [option["worth"] for option in data["options"]]
        assert worths == sorted(worths, reverse=True)
        view = session.game.view(session.state_at(at), data["seat"])
        alone += len(package.valuation.advise(view, data["seat"])) < len(moves)
    assert alone, "every choice was a candidate of the master"


def written_story(folder: Path, flow: Flow, failure: str = "") -> Path:
    path = folder / "bug.stolik-happened"
    path.write_text(happened_text(flow.run.story, failure), encoding="utf-8")
    return path


@pytest.mark.parametrize("game_id", ["pickomino", "knaster", "ryzyk_fizyk"])
def test_a_file_is_played_again_to_where_the_game_stood(tmp_path: Path, game_id: str) -> None:
    flow = Flow("hh", game_id).begin()
    flow.submit(next(iter(flow.game.legal_moves(flow.session.view(0), flow.status.seat))))
    outcome = stolik("happened", written_story(tmp_path, flow))
    assert (outcome.code, outcome.err) == (0, "")
    lines = outcome.out.splitlines()
    assert lines[:2] == [
        f"{game_id}: human, human",
        f"{len(flow.run.story.happenings)} happenings, {flow.session.length} entries in the log",
    ]
    assert f"may move: {flow.status.seat}" in lines[3]


def test_the_happening_at_which_it_fails_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = written_story(tmp_path, Flow("hh", "ryzyk_fizyk").begin(), "ZeroDivisionError")
    monkeypatch.setattr(happened, "step", lambda flow, happening: 1 / 0)
    outcome = stolik("happened", path)
    assert outcome.code == 0
    failed, line = outcome.out.splitlines()[1:3]
    assert failed == "failed with ZeroDivisionError"
    assert line.startswith(f"    1. began: ZeroDivisionError at {__name__}:")
    assert line.endswith(" in <lambda>: division by zero")
    assert PACKAGE.info.id in outcome.out


def test_a_game_without_its_secrets_is_told_by_kinds(tmp_path: Path) -> None:
    flow = Flow("hh", "rummikub", Options(reshuffle_right=False)).begin()
    flow.finish()
    flow.reveal()
    outcome = stolik("happened", written_story(tmp_path, flow))
    assert (outcome.code, outcome.err) == (0, "")
    assert "wasn't over" in outcome.out
    assert "revealed by seat 0" in outcome.out


def test_a_file_that_is_at_fault_or_too_large_is_refused_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "bug.stolik-happened"
    for content, sentence in [
        (b"{}", "it is no list of what happened at a table"),
        (b"\xff", "it is no list of what happened at a table"),
        (b'{"format": "stolik-happened", "version": 1}', "entry 0, not_a_record: "),
    ]:
        path.write_bytes(content)
        assert refusal("happened", path).startswith(f"{path}: {sentence}")
    assert refusal("happened", tmp_path / "none") == f"{tmp_path / 'none'}: No such file or directory"
    assert refusal("happened", "a\0b").endswith("No such file or directory")
    monkeypatch.setattr(happened, "LARGEST", 3)
    path.write_text("{}  ")
    assert refusal("happened", path) == f"{path}: it is larger than 3 bytes"


KINDS: Final = ("human", *[f"bot:{level}" for level in Level], *[f"bot:{at}" for at in (0, 1, 52, MOST)])
GAMES: Final = [info.id for info in find_games()]
every_kind = pytest.mark.parametrize("kind", mostly_rest(KINDS, usual=["human", "bot:52"]))
every_game = pytest.mark.parametrize("game_id", mostly_rest(GAMES, usual=["pickomino"]))


def in_the_middle(game_id: str) -> Session:
    """Return a game after some turns, with a seat to decide."""
    game, rng = load_package(game_id).game, Random(3)
    asked = 0

    def comes(state: Any) -> bool:
        nonlocal asked
        asked += game.to_act(state)[0] != TABLE
        return asked > 7

    return play(Session(game, 2, game.options_type()), random_chooser(game, rng), rng, until=comes)


@pytest.fixture
def file(tmp_path: Path, game_id: str, kind: str) -> Path:
    players = tuple([Player(name=name, player=kind) for name in ("Ala", "Olek")])
    path = tmp_path / "game.stolik"
    record = record_of(in_the_middle(game_id), load_package(game_id).info, players)
    path.write_text(record_text(record), encoding="utf-8")
    return path


@every_game
@every_kind
def test_a_record_is_read_by_every_command(file: Path, kind: str) -> None:
    for command in ("replay", "advise", "analyse", "position"):
        outcome = stolik(command, file)
        assert (outcome.code, outcome.err) == (0, ""), command
        assert outcome.out
    told = "master" if kind == "human" else kind.removeprefix("bot:")
    assert answer("advise", file)["level"] == told
    assert f"The choice of the bot ({told}): " in stolik("advise", file).out
    assert f"): {kind}\n" in stolik("replay", file).out


@every_game
@every_kind
def test_what_happened_at_a_table_is_played_again(tmp_path: Path, game_id: str, kind: str) -> None:
    data = json.loads(happened_text(Flow("hh", game_id).begin().run.story))
    seats = data["seats"] if "seats" in data else data["record"]["seats"]
    seats[:] = [kind] * 2 if "seats" in data else [{**seat, "player": kind} for seat in seats]
    path = tmp_path / "bug.stolik-happened"
    path.write_text(json.dumps(data), encoding="utf-8")
    outcome = stolik("happened", path)
    assert (outcome.code, outcome.err) == (0, "")
    assert outcome.out.startswith(f"{game_id}: {kind}, {kind}\n")
