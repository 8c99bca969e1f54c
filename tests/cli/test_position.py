"""``stolik position`` prints a short ID, and what an ID stands for; ``advise`` takes one like a record."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

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
