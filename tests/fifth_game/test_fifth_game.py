"""A game is added only by its own files: a copy of the program gets a fifth one, and every tool finds it.

``farkle/`` has the author's files, each at its place below the project's root. Nothing else in the copy is
edited; the few sentences are added to the translations, as `dev.py translate` would collect them.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from stolik.engine.game_library import find_games

from tests.copy_with import Run, copy_with
from tests.shell.program import smoke_test_of

pytestmark = pytest.mark.rest

GAME = Path(__file__).parent / "farkle"
TELL = "import sys; sys.path.insert(0, 'packaging'); import descriptions; print(descriptions.{})"
FOUND = (
    "import json; from stolik.engine.game_library import find_games as f;"
    " print(json.dumps([i.id for i in f()]))"
)
RECORD = "tests/golden/farkle/farkle_ends_at_the_goal.stolik"


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Run]:
    """Make the copy; return a function that runs a Python command in it."""
    with copy_with(GAME, tmp_path_factory.mktemp("copy") / "stolik") as run:
        yield run


@pytest.mark.soak
def test_the_command_line_plays_replays_and_advises(run: Run) -> None:
    played = run(
        "-m", "stolik", "simulate", "farkle", "--seats", "gentle,master", "--games", "2", "--seed", "1"
    )
    assert played.startswith("farkle: 2 games, seed 1\n")
    assert "Ala banks 155: the account is 155." in run("-m", "stolik", "replay", RECORD)
    assert "The choice of the bot (master)" in run("-m", "stolik", "advise", RECORD, "--at", "2")


@pytest.mark.soak
def test_the_suites_of_every_game_prove_it_and_so_do_its_own_tests(run: Run) -> None:
    """Conformance, golden games, sentences, sounds; its rules, to the last branch, its bots, its window."""
    suites = [
        "tests/conformance",
        "tests/golden",
        "tests/engine/test_messages.py",
        "tests/engine/test_game_library.py",
    ]
    suites += ["tests/engine/test_seeded_chance.py", "tests/services/test_sounds.py", "tests/games/farkle"]
    chosen = "farkle or every_game or every_transcript or test_game_library"
    covered = ["--cov=stolik.games.farkle.rules", "--cov-branch", "--cov-fail-under=100"]
    done = run("-m", "pytest", "-q", "-p", "no:cacheprovider", *suites, "-k", chosen, *covered)
    assert " passed" in done
    assert not re.search(r"\d skipped", done)


def test_style_translations_and_imports_are_as_they_should_be(run: Run) -> None:
    files = ["desktop/stolik/games/farkle", "tests/games/farkle"]
    run("-m", "ruff", "check", "--no-cache", *files)
    run("-m", "ruff", "format", "--check", "--no-cache", *files)
    run("packaging/checks.py", "translations")
    contracts = run("-c", "from importlinter.cli import lint_imports_command; lint_imports_command()")
    assert "0 broken" in contracts


def test_the_readme_and_the_installers_tell_of_it(run: Run) -> None:
    run("packaging/descriptions.py", "readme")
    suites = ["tests/packaging/test_descriptions.py", "tests/packaging/test_linux.py"]
    run("-m", "pytest", "-q", "-p", "no:cacheprovider", *suites, "-k", "readme or description or centres")
    assert "| **Farkle**, ones, fives and triples |" in run("-c", TELL.format("readme()"))
    told = run("-c", TELL.format("metainfo_items()"))
    assert '<li xml:lang="pl">Farkle (jedynki, piątki i\N{NO-BREAK SPACE}trójki kostek).' in told


@pytest.mark.soak
def test_the_window_shows_five_games_and_plays_the_fifth(run: Run) -> None:
    """The window and the check of parts include all games; others are played in test_smoke or when frozen."""
    assert len(json.loads(run("-c", FOUND))) == len(find_games()) + 1
    assert " pages, 1 games, 2 saves: all is well" in run("-c", smoke_test_of("farkle"))
