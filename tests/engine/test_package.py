"""Every part of a game's package has its type, and the engine's modules are independent."""

from __future__ import annotations

import pkgutil
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import fields, replace
from types import SimpleNamespace
from typing import Any, TypeAlias

import pytest
import stolik.engine
import stolik.games.knaster.ai.advice
import stolik.games.knaster.ai.bots
import stolik.games.knaster.ai.seat_values
import stolik.games.knaster.position_digits
import stolik.games.knaster.rules.rules
import stolik.games.knaster.rules.status
import stolik.games.knaster.ui.view_model
import stolik.games.pickomino.ai.bots
import stolik.games.pickomino.ai.seat_values
import stolik.games.pickomino.ai.valuation
import stolik.games.pickomino.position_digits
import stolik.games.pickomino.rules.rules
import stolik.games.pickomino.rules.status
import stolik.games.pickomino.ui.view_model
import stolik.games.rummikub.ai.bots
import stolik.games.rummikub.ai.seat_values
import stolik.games.rummikub.ai.valuation
import stolik.games.rummikub.position_digits
import stolik.games.rummikub.rules.rules
import stolik.games.rummikub.rules.status
import stolik.games.rummikub.ui.view_model
import stolik.games.ryzyk_fizyk.ai.bots
import stolik.games.ryzyk_fizyk.ai.seat_values
import stolik.games.ryzyk_fizyk.ai.valuation
import stolik.games.ryzyk_fizyk.position_digits
import stolik.games.ryzyk_fizyk.rules.rules
import stolik.games.ryzyk_fizyk.rules.status
import stolik.games.ryzyk_fizyk.ui.view_model
from stolik.engine.bot import AnyBot, Level, Valuation
from stolik.engine.coaching.lesson import Lesson
from stolik.engine.coaching.position_editor import PositionEditor
from stolik.engine.coaching.seat_values import AnyValues
from stolik.engine.coaching.strength import Scale
from stolik.engine.event_scenes import EventScenes
from stolik.engine.game import AnyGame, TimedGame
from stolik.engine.game_library import find_games, load_package
from stolik.engine.json_values import to_plain
from stolik.engine.package import (
    GamePackage,
    Messages,
    PositionDigits,
    PositionFault,
    PrivatePrompts,
    ScoreCardArt,
)
from stolik.engine.session import Session
from stolik.engine.turns import RECKONERS
from stolik.engine.view_model import ViewModel
from stolik.games import knaster, pickomino, rummikub, ryzyk_fizyk

from tests.flow.flow import pure_peeking

MODULES = [found.name for found in pkgutil.walk_packages(stolik.engine.__path__, "stolik.engine.")]


def test_the_engine_is_imported_without_qt() -> None:
    code = f"import sys, {', '.join(MODULES)}; sys.exit('PySide6' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code]).returncode == 0


Typed: TypeAlias = tuple[
    AnyGame, Mapping[Level, AnyBot], Valuation, AnyValues, PositionDigits, PositionFault, type[ViewModel]
]

TYPED: Mapping[str, Typed] = {
    "knaster": (
        knaster.rules.rules.GAME, knaster.ai.bots.BOTS, knaster.ai.advice, knaster.ai.seat_values,
        knaster.position_digits.coded, knaster.rules.status.fault, knaster.ui.view_model.KnasterViewModel,
    ),
    "pickomino": (
        pickomino.rules.rules.GAME, pickomino.ai.bots.BOTS, pickomino.ai.valuation,
        pickomino.ai.seat_values.SEAT_VALUES, pickomino.position_digits.coded,
        pickomino.rules.status.fault, pickomino.ui.view_model.PickominoViewModel,
    ),
    "rummikub": (
        rummikub.rules.rules.GAME, rummikub.ai.bots.BOTS, rummikub.ai.valuation,
        rummikub.ai.seat_values.SEAT_VALUES, rummikub.position_digits.coded,
        rummikub.rules.status.fault, rummikub.ui.view_model.RummikubViewModel,
    ),
    "ryzyk_fizyk": (
        ryzyk_fizyk.rules.rules.GAME, ryzyk_fizyk.ai.bots.BOTS, ryzyk_fizyk.ai.valuation,
        ryzyk_fizyk.ai.seat_values.SEAT_VALUES, ryzyk_fizyk.position_digits.coded,
        ryzyk_fizyk.rules.status.fault, ryzyk_fizyk.ui.view_model.RyzykFizykViewModel,
    ),
}  # fmt: skip
"""Parts checked by the type checker here, since it can't follow them to their places."""


@pytest.mark.parametrize("game_id", [info.id for info in find_games()])
def test_every_part_is_of_its_type(game_id: str) -> None:
    package = load_package(game_id)
    assert TYPED[game_id] == (
        package.game, package.bots, package.valuation, package.seat_values, package.position_digits,
        package.position_fault, package.view_model,
    )  # fmt: skip
    for kind, found in (
        (Messages, package.messages), (EventScenes, package.scenes), (ScoreCardArt, package.score_card),
        (Scale, package.scale), (Lesson, package.lesson), (PositionEditor, package.position_editor),
    ):  # fmt: skip
        assert isinstance(found, kind)
    assert callable(package.guesses)
    assert callable(package.paper_position)


@pytest.mark.parametrize("game_id", [info.id for info in find_games()])
def test_what_a_package_may_leave_out_has_a_value(game_id: str) -> None:
    package = load_package(game_id)
    game: Any = package.game
    assert all(isinstance(options, game.options_type) for options in package.presets.values())
    assert package.prompts is None or isinstance(package.prompts, PrivatePrompts)
    assert package.folder.joinpath("rulings.md").is_file()
    if isinstance(game, TimedGame):
        starter = None if package.info.draws_for_start else 0
        start = package.game.start(package.info.seats[0], package.game.options_type(), starter)
        seconds = game.turn_seconds(start)
        assert seconds is None or seconds > 0


@pytest.mark.parametrize("game_id", [info.id for info in find_games()])
def test_only_options_of_the_game_are_named_as_unreckoned_each_with_its_reasons(game_id: str) -> None:
    package = load_package(game_id)
    assert package.unreckoned.keys() <= {option.name for option in fields(package.game.options_type)}
    for reasons in package.unreckoned.values():
        assert {*reasons} <= {*RECKONERS}
        assert all(reasons.values())


def test_a_game_that_waits_is_pictured_for_an_onlooker_and_a_move_marked_by_its_own_values() -> None:
    package = load_package("knaster")
    session = Session(package.game, 2, package.game.options_type())
    assert package.still(session) == to_plain(package.game.view(session.state, None))
    assert package.decision(session, 0) == package.still(session), "and that of a decision in a report"
    package = load_package("ryzyk_fizyk")
    (roll,) = package.game.legal_moves(package.game.start(2, package.game.options_type()), 0)
    assert package.marked(None, roll) == {"kind": "roll"}


def test_the_labels_of_all_games_import_no_part() -> None:
    code = (
        "import sys; from stolik.engine.game_library import find_games, load_package;"
        "labels = [load_package(info.id).info for info in find_games()];"
        "print([name for name in sys.modules if name.startswith('stolik.games.') and name.count('.') > 2])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_a_package_has_nothing_of_what_it_leaves_out() -> None:
    package = pure_peeking()
    assert (package.seat_values, package.score_card, package.prompts) == (None, None, None)
    assert (package.presets, package.followed_up) == ({}, frozenset())
    assert package.card_entry is None
    assert package.scale is None
    with pytest.raises(ValueError, match="no computer of the strength 50"):
        package.bot_of("50")
    assert (package.referee_tool, package.puzzles, package.lesson) == (None, None, None)
    assert package.match_rules.games_option == package.match_rules.seconds_option == ""
    assert package.guesses(None, 0) == ()
    with pytest.raises(ValueError, match="has no misspelt"):
        _ = GamePackage(load_package("knaster").info, lesson="misspelt:LESSON").lesson
    with pytest.raises(ValueError, match="peeking has no ui"):
        package.paper_position(None, 0)


def test_a_part_that_is_there_and_can_t_be_imported_is_not_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "stolik.games.knaster.lesson", raising=False)
    monkeypatch.setitem(sys.modules, "stolik.engine.coaching.lesson", None)
    with pytest.raises(ModuleNotFoundError, match=r"stolik\.engine\.coaching\.lesson"):
        _ = GamePackage(load_package("knaster").info).lesson


def test_a_computer_is_found_by_its_level_or_strength_and_advice_on_one_move_by_the_valuation() -> None:
    package = load_package("pickomino")
    assert package.bot_of("fair") is package.bots[Level.FAIR]
    assert package.bot_of("100") is package.bots[Level.MASTER]
    with pytest.raises(ValueError, match="gently"):
        package.bot_of("gently")
    with pytest.raises(ValueError, match="no computer of the strength 101"):
        package.bot_of("101")
    package = load_package("pickomino")
    state = package.game.start(2, package.game.options_type(), 0)
    (roll,) = package.valuation.advise(state, 0)
    assert package.advice_on(state, 0, roll.move) == roll


def test_a_move_is_named_by_its_position_where_that_matters() -> None:
    messages = load_package("pickomino").messages
    plain = {"kind": "keep", "face": 4}
    once, twice = SimpleNamespace(rolled=(1, 4)), SimpleNamespace(rolled=(4, 4))
    assert messages.move_at(twice, plain) == messages.move(plain) != messages.move_at(once, plain)
    assert replace(messages, move_in_position=None).move_at(once, plain) == messages.move(plain)
    assert messages.option_at(once, plain) == messages.move_at(once, plain)
    short = replace(messages, option_in_position=lambda state, plain: "it")
    assert (short.option_at(once, plain), short.move_at(once, plain)) == ("it", messages.move_at(once, plain))


def test_a_handicap_has_the_title_of_its_option_for_the_seats_that_have_it() -> None:
    package: Any = load_package("rummikub")
    messages, options = package.messages, package.game.options_type(easier_opening=(1,))
    assert messages.handicap_of(options, 1) == messages.options[messages.handicap][0]
    assert messages.handicap_of(options, 0) == ""
    assert replace(messages, handicap=None).handicap_of(options, 1) == ""
