"""Every code has its sentence in every game found, and facts are inserted correctly."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import fields
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from pkgutil import walk_packages
from typing import Any, get_type_hints

import pytest
import stolik.engine
from stolik.engine import messages
from stolik.engine.bot import Level
from stolik.engine.game import Value
from stolik.engine.game_library import find_games, load_game, load_package
from stolik.engine.messages import english, sentence, speak
from stolik.engine.seats_option import seats_options

from tests.soak.test_playouts import values_of

GAMES = [info.id for info in find_games()]
ENGINE = Path(stolik.engine.__path__[0])

every_game = pytest.mark.parametrize("game_id", GAMES)


def emitted(path: Path) -> Iterator[tuple[str, set[str] | None]]:
    """Yield every code of a module's rejections, with its facts if they are literal."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call) or getattr(node.func, "id", "") != "Rejection":
            continue
        codes = [part.value for part in ast.walk(node.args[0]) if isinstance(part, ast.Constant)]
        named = {name.id for name in ast.walk(node.args[0]) if isinstance(name, ast.Name)}
        handed_on = isinstance(node.args[0], ast.Attribute) and node.args[0].attr == "code"
        readable = codes or handed_on or named == {"code"}
        assert readable, f"{path.name}:{node.lineno}: this test can't read the code"
        given: ast.expr | None = node.args[1] if len(node.args) > 1 else None
        facts: set[str] | None = set() if given is None else None
        if isinstance(given, ast.Dict) and all(isinstance(key, ast.Constant) for key in given.keys):
            facts = {str(key.value) for key in given.keys if isinstance(key, ast.Constant)}
        for code in codes:
            yield str(code), facts


def modules_of(game_id: str) -> list[Path]:
    """Return the modules of a game that judge moves."""
    folder = Path(str(load_package(game_id).folder)) / "rules"
    return sorted(folder.rglob("*.py"))


def places(source: str) -> set[str]:
    return set(re.findall(r"\{(\w+)\}", source))


def kinds(game_id: str) -> tuple[set[str], set[str]]:
    """Return the kinds of a game's moves and events."""
    moves = {_kind(move) for move in load_game(game_id).move_types}
    rules = import_module(f"stolik.games.{game_id}.rules")
    modules = [import_module(found.name) for found in walk_packages(rules.__path__, f"{rules.__name__}.")]
    tagged = {
        _kind(thing)
        for module in modules
        for thing in vars(module).values()
        if isinstance(thing, type) and issubclass(thing, Value) and thing is not Value and _kind(thing)
    }
    return moves, tagged - moves


def _kind(thing: type[Any]) -> str:
    return next((str(field.default) for field in fields(thing) if field.name == "kind"), "")


@every_game
def test_every_refusal_of_a_game_has_a_sentence_with_its_facts_and_the_paragraph_of_the_rulings(
    game_id: str,
) -> None:
    own = load_package(game_id).messages
    known_sentences = {**messages.FAULTS, **{code: each.sentence for code, each in own.refusals.items()}}
    for path in modules_of(game_id):
        for code, facts in emitted(path):
            # A seat is named by its place at the table, counted from 1, or by its player's name.
            known = facts if facts is None or "seat" not in facts else {*facts, "place", "player"}
            assert known is None or places(known_sentences[code]) <= known, code
    path = Path(str(load_package(game_id).folder)) / "rulings.md"
    rulings = path.read_text(encoding="utf-8")
    for code, (paragraph, _) in own.refusals.items():
        if not paragraph:
            continue
        told = [line for line in rulings.splitlines() if f"`{code}`" in line and line.startswith("|")]
        # A code may refuse several moves, each by its own paragraph.
        assert not told or any(f"§{paragraph}" in line for line in told), code


@every_game
def test_every_move_event_option_and_level_has_its_words(game_id: str) -> None:
    own = load_package(game_id).messages
    moves, events = kinds(game_id)
    assert set(own.moves) == moves
    assert set(own.events) == events
    assert set(own.options) == {field.name for field in fields(load_game(game_id).options_type)}
    assert set(own.levels) == set(Level)
    assert all(title and line for title, line in own.options.values())


@every_game
def test_what_a_level_wins_against_the_one_below_is_as_the_rulings_measured_it(game_id: str) -> None:
    package = load_package(game_id)
    rulings = (Path(str(package.folder)) / "rulings.md").read_text(encoding="utf-8")
    measured = {}
    for lower, higher in pairwise(Level):
        sides = f"{higher}[^|–]* – {lower}[^|–]*"
        row = re.search(rf"^\| {sides} \| [\d,]+ \| ([\d.]+) ± [\d.]+ %", rulings, re.MULTILINE)
        assert row is not None, higher
        measured[str(higher)] = round(float(row[1]))
    assert package.messages.strengths == measured


@every_game
def test_an_option_that_is_no_switch_has_words_for_all_its_values_and_a_handicap_names_seats(
    game_id: str,
) -> None:
    told = load_package(game_id).messages.option_values
    usual = load_game(game_id).options_type()
    types = get_type_hints(type(usual))
    without = ("starter", *seats_options(type(usual)))
    for field in fields(usual):
        if field.name in without or isinstance(getattr(usual, field.name), bool):
            assert field.name not in told
        else:
            assert set(told[field.name]) == set(values_of(types[field.name], 0))
    handicap = load_package(game_id).messages.handicap
    assert seats_options(load_game(game_id).options_type) == (() if handicap is None else (handicap,))


@every_game
def test_sentences_are_sentences(game_id: str) -> None:
    own = load_package(game_id).messages
    lines = [line for _, line in own.options.values()]
    refused = [each.sentence for each in own.refusals.values()]
    for text in [*refused, *own.events.values(), *own.levels.values(), *lines]:
        assert text[0].isupper() or text[0] == "{" or text.startswith("%n")
        assert text.endswith(".")
        assert "\n" not in text


@every_game
def test_the_words_need_no_window(game_id: str) -> None:
    folder = Path(str(load_package(game_id).folder)) / "ui"
    words = ("messages", "names", "hints", "status", "spoken", "voice", "voice/*")
    paths = [path for name in words for path in folder.glob(f"{name}.py")]
    assert paths
    source = "".join(path.read_text(encoding="utf-8") for path in paths)
    assert "PySide6" not in source


def test_every_code_of_the_engine_has_a_sentence() -> None:
    known = {**messages.REASONS, **messages.FAULTS}
    # Rules shared by several games leave the sentences to the games.
    shared = {ENGINE / f"{name}.py" for name in ("dice", "turns")}
    assert all(path.exists() for path in shared)
    for path in set(ENGINE.rglob("*.py")) - shared:
        for code, facts in emitted(path):
            assert code in known
            # Some codes have several sentences and say which one is meant.
            assert facts is None or "because" in facts or places(known[code]) <= facts, code


def test_facts_go_into_their_places_in_their_own_words_and_an_unknown_code_has_no_sentence() -> None:
    assert messages.reason("unknown_game", {"name": "{name} %n"}) == "Stolik has no game called “{name} %n”."
    assert sentence("x", "{a} and {b}", {"a": 1}) == "1 and {b}"
    values = {"dice": {6: "worm"}}
    assert sentence("x", "{dice}, {other}", {"dice": [5, 6], "other": 6}, values=values) == "5 worm, 6"
    with pytest.raises(KeyError):
        messages.reason("no_such_code", {})


def test_english_has_two_plural_forms_and_markers_return_the_source() -> None:
    assert english("x", "%n (die|dice)", 1) == "1 die"
    assert english("x", "%n (die|dice)", 0) == "0 dice"
    assert english("x", "%n (die|dice)") == "%n (die|dice)"
    assert sentence("x", "{a}: %n (worm|worms)", {"a": "%n"}, count=2) == "%n: 2 worms"
    assert messages.N_("x", "source") == "source"
    assert messages.translate("x", "%n source", "", 0) == "%n source"


def test_the_window_says_everything_in_its_own_language() -> None:
    def polish(context: str, source: str, count: int | None = None) -> str:
        return {"{dice}, %n": "Kości: {dice} (%n)".replace("%n", str(count)), "worm": "robal"}[source]

    values = {"dice": {6: "worm"}}
    speak(polish)
    said = sentence("x", "{dice}, %n", {"dice": (6, 1)}, count=2, values=values)
    assert said == "Kości: robal 1 (2)"
