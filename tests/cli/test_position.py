"""``stolik position`` prints a short ID, and what an ID stands for; ``advise`` takes one like a record."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from stolik.engine.game_library import load_game, load_package
from stolik.engine.position_id import PlacedState
from stolik.engine.position_id import id_of as identify

from tests.cli.running import TYPED, answer, refusal, stolik

GOLDEN = Path(__file__).parents[1] / "golden"
RUMMIKUB = sorted((GOLDEN / "rummikub").glob("*.stolik"))[0]


def id_of(*arguments: object) -> str:
    outcome = stolik("position", *arguments)
    assert (outcome.code, outcome.err) == (0, "")
    return outcome.out.strip()


def shown(text: str) -> dict[str, object]:
    outcome = stolik("position", "--show", text)
    assert (outcome.code, outcome.err) == (0, "")
    data: dict[str, object] = json.loads(outcome.out)
    return data


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*/*.stolik"))[::7], ids=lambda path: path.stem)
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
    text = id_of(GOLDEN / "rummikub" / "time_up_takes_the_last_tiles.stolik")
    assert len(text) > 255
    assert refusal("advise", text) == f"{text}: in this position the game is over, so nobody is to move"
    wrong = text[:-1] + ("0" if text[-1] != "0" else "1")
    assert "changed places" in refusal("advise", wrong)
    assert refusal("advise", "x" * 5000) == refusal("replay", "x" * 5000)


def test_a_seat_knows_only_its_own_rack() -> None:
    every, seen = id_of(RUMMIKUB, "--at", 2), id_of(RUMMIKUB, "--at", 2, "--seat", 1)
    assert len(seen) < len(every)
    racks = shown(seen)["state"]["racks"]  # type: ignore[index]  # it is a state
    assert set(racks[0]) == {"?"}
    assert "?" not in racks[1]


def test_what_cannot_be_is_told_in_one_line() -> None:
    text = id_of(TYPED, "--at", 9)
    assert "changed places" in refusal("position", "--show", text[:-1] + ("0" if text[-1] != "0" else "1"))
    assert "11" in refusal("position", TYPED, "--at", 11) or "entries" in refusal(
        "position", TYPED, "--at", 11
    )
    assert "the seats are 0 to 1" in refusal("position", TYPED, "--seat", 2)
    assert "by itself" in refusal("position", "--show", text, "--at", 1)
    assert "one position alone" in refusal("advise", text, "--at", 1)
    of_another = id_of(RUMMIKUB, "--at", 2, "--seat", 1)
    assert "isn't in this ID" in refusal("advise", of_another)
    over = id_of(
        next(path for path in sorted(GOLDEN.glob("pickomino/*.stolik")) if answer("replay", path)["over"])
    )
    assert "the game is over" in refusal("advise", over)


def test_a_position_that_cannot_be_is_refused_by_the_rules_own_words(tmp_path: Path) -> None:
    info, game = load_package("pickomino").info, load_game("pickomino")
    options = game.options_type()
    start = game.start(2, options, 0)
    impossible = identify(PlacedState(info, 2, options, replace(start, kept=(1,) * 3)))
    for command in (("position", "--show"), ("advise",)):
        assert refusal(*command, impossible) == (
            f"{impossible}: This position can't be: There are 8 dice, and here 3 lie."
        )
    record = {"format": "stolik-record", "version": 1, "game": "pickomino", "rules": 1, "log": []}
    seats = [{"name": name, "player": "human"} for name in ("Ala", "Jan")]
    file = tmp_path / "laid.stolik"
    file.write_text(json.dumps({**record, "seats": seats, "position": impossible}), "utf-8")
    for told in ("replay", "advise", "analyse", "position"):
        assert refusal(told, file) == (f"{file}: entry 0, not_eight_dice: There are 8 dice, and here 3 lie.")
    wrong = impossible[:-1] + ("0" if impossible[-1] != "0" else "1")
    assert "changed places" in refusal("advise", wrong)
    assert "No such file" in refusal("advise", "missing.stolik")
