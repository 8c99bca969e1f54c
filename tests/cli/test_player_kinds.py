"""Every command that takes a game takes it whoever sat there: a person, a level, a computer that fits one."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest
from stolik.engine.bot import Level
from stolik.engine.coaching.strength import MOST
from stolik.engine.driver import play, random_chooser
from stolik.engine.game import TABLE
from stolik.engine.game_library import find_games, load_package
from stolik.engine.record import Player, record_of, record_text
from stolik.engine.session import Session
from stolik.flow.story import happened_text

from tests.cli.running import answer, stolik
from tests.flow.flow import Flow
from tests.tiers import mostly_rest

KINDS: Final = ("human", *[f"bot:{level}" for level in Level], *[f"bot:{at}" for at in (0, 1, 52, MOST)])
GAMES: Final = [info.id for info in find_games()]
every_kind = pytest.mark.parametrize("kind", mostly_rest(KINDS, usual=["human", "bot:52"]))
every_game = pytest.mark.parametrize("game_id", mostly_rest(GAMES, usual=["pickomino"]))


def in_the_middle(game_id: str) -> Session:
    """Return a game after some turns at which a seat is to decide."""
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
