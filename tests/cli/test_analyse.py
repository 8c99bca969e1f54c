"""``stolik analyse`` prints the luck and the errors in a game, and its results without luck."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.running import TYPED, answer, refusal, stolik, typed, written

OVER = TYPED.with_name("ends_by_empty_centre.stolik")
RUMMIKUB = TYPED.parents[1] / "rummikub" / "time_up_restores_the_table.stolik"
SHORT = TYPED.with_name("typed_steal_27_and_lose_it.stolik")


def test_the_object_has_the_keys_of_the_contract() -> None:
    data = answer("analyse", OVER)
    assert list(data) == ["game", "unit", "exact", "start", "entries", "seats"]
    assert (data["game"], data["unit"], data["exact"]) == ("pickomino", "win", False)
    keys = {
        "chance": ["entry", "seat", "kind", "luck"],
        "decision": [
            "entry", "seat", "kind", "played", "best", "error", "options", "value"
        ],
        "revaluation": ["entry", "seat", "kind", "change"],
    }  # fmt: skip
    for item in data["entries"]:
        assert list(item) == keys[item["kind"]]
    assert list(data["seats"][0]) == [
        "seat", "result", "start", "luck", "error", "gifts", "others", "revaluation", "adjusted", "decisions"
    ]  # fmt: skip


def test_of_rummikub_the_moves_of_others_are_told_in_the_sums() -> None:
    data = answer("analyse", RUMMIKUB)
    assert {item["kind"] for item in data["entries"]} <= {"chance", "decision", "revaluation"}
    assert all({"luck", "value"} & set(item) or item["kind"] == "revaluation" for item in data["entries"])
    for seat in data["seats"]:
        told = seat["start"] + seat["luck"] - seat["error"] + seat["others"] + seat["revaluation"]
        assert abs(told - seat["result"]) < 1e-9
        assert seat["gifts"] == 0
        assert seat["others"] != 0
    assert "others" in stolik("analyse", RUMMIKUB).out.splitlines()[1].split()


@pytest.mark.rest
def test_a_rollout_of_rummikub_draws_anew_what_the_seat_did_not_see() -> None:
    data = answer("analyse", RUMMIKUB, "--rollouts", 2)
    rollouts = [item["rollout"] for item in data["entries"] if "rollout" in item]
    assert rollouts
    assert any(rollout["best"][1] > 0 or rollout["played"][1] > 0 for rollout in rollouts)


def test_an_unfinished_game_has_no_result_and_one_nobody_has_begun_claims_nothing(tmp_path: Path) -> None:
    data = answer("analyse", TYPED)
    assert {(seat["result"], seat["adjusted"]) for seat in data["seats"]} == {(None, None)}
    path = written(tmp_path, {**typed(), "log": []})
    lines = stolik("analyse", path).out.splitlines()
    assert "No decision was an error." in lines
    assert lines[2].split()[-5:] == ["-", "0.00", "0.00", "-", "-"]


@pytest.mark.soak
def test_dear_errors_are_rolled_out_alike_every_time() -> None:
    data = answer("analyse", SHORT, "--rollouts", 2, "--seed", 7)
    decisions = [item for item in data["entries"] if item["kind"] == "decision"]
    assert {item["error"] > 0.02 for item in decisions} == {True, False}
    assert all(("rollout" in item) == (item["error"] > 0.02) for item in decisions)
    assert data == answer("analyse", SHORT, "--rollouts", 2, "--seed", 7)


@pytest.mark.rest
def test_the_dear_errors_that_are_named_are_rolled_out_in_the_table_too() -> None:
    played_out = stolik("analyse", SHORT, "--rollouts", 2, "--seed", 7).out.splitlines()
    rollouts = {
        item["entry"]: item["rollout"]
        for item in answer("analyse", SHORT, "--rollouts", 2, "--seed", 7)["entries"]
        if "rollout" in item
    }
    told = [line for line in played_out if line.startswith("    played out: ")]
    assert told
    for line in told:
        above = played_out[played_out.index(line) - 1]
        rollout = rollouts[int(above.split()[1].rstrip(","))]
        played, best = [
            f"{100 * mean:.2f} ± {100 * error:.2f}" for mean, error in (rollout["played"], rollout["best"])
        ]
        assert line == f"    played out: {played}; the best {best}"
    assert [line for line in played_out if line not in told] == stolik("analyse", SHORT).out.splitlines()


def test_a_table_tells_the_seats_and_the_dearest_errors() -> None:
    outcome = stolik("analyse", OVER)
    assert (outcome.code, outcome.err) == (0, "")
    lines = outcome.out.splitlines()
    assert lines[0].startswith("Worms, ")
    assert lines[1].split() == ["decisions", "mean", "error", "luck", "gifts", "result", "adjusted"]
    assert lines[2].startswith("seat 0 (")
    assert any(line.startswith("  entry ") for line in lines)


def test_a_wrong_move_is_refused_as_by_replay(tmp_path: Path) -> None:
    data = typed()
    data["log"][0] = {"seat": 0, "move": {"kind": "take", "tile": 36}}
    path = written(tmp_path, data)
    assert refusal("analyse", path) == refusal("replay", path)


@pytest.mark.parametrize("games", [-1, 1])
def test_a_mean_needs_two_games(games: int) -> None:
    assert refusal("analyse", TYPED, "--rollouts", games) == (
        f"--rollouts {games}: a mean needs at least 2 games"
    )
