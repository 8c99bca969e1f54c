"""Tables of moments with a game's sentences in both languages, as a file beside its test.

Run ``python -m tests.games.sentences knaster`` in the project's folder to rewrite a game's file, and read the
changes before you keep them. The translations have to be compiled.
"""

from __future__ import annotations

import ast
import importlib
import inspect
import sys
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import Any, TypeAlias

from PySide6.QtCore import QCoreApplication
from stolik.engine.coaching.claims import Claim, Wording
from stolik.engine.game_library import load_package
from stolik.engine.json_values import to_plain
from stolik.engine.messages import english, sentence, speak, translated
from stolik.engine.view_model import HintStep

from tests.spoken import spoken

Moments: TypeAlias = Mapping[str, Callable[[], str]]
"""Functions that return the sentence of a moment, by the moment's name."""


@dataclass(frozen=True, slots=True)
class HintMoment:
    """A moment with a hint, and the coach's words once that move has been made."""

    step: Callable[[], HintStep]

    def __call__(self) -> str:
        return self.step().text

    def praise(self, wording: Wording) -> str:
        claim = self.step().claim
        return wording.text(claim) if claim is not None and claim.kind in wording.sources else ""


def with_praise(moments: Moments, wording: Wording) -> Moments:
    """Return the moments, followed by the coach's words after each move that a hint names."""
    told = {name: text for name, text in moments.items() if isinstance(text, HintMoment)}
    return {**moments, **{f"after {name}": partial(text.praise, wording) for name, text in told.items()}}


def given_up(wording: Wording, **facts: Any) -> Moments:
    """Return the sentences about moves that weren't the best, a moment for each kind of claim."""
    return {f"gives up: {kind}": partial(wording.text, Claim(kind, facts)) for kind in wording.sources}


def table(game: str) -> Path:
    """Return the path of a game's file: a line for each moment, followed by its sentence in each language."""
    return Path(__file__).parent / game / "ui" / "sentences.txt"


def said(moments: Moments) -> str:
    """Return the table of these moments; a dash stands for no sentence, and no-break spaces are plain."""
    told = dict[str, list[str]]()
    for code in ("en", "pl"):
        with spoken(code):
            for moment, text in moments.items():
                told.setdefault(moment, []).append(text().replace("\xa0", " ") or "–")
    return "".join("\n    ".join([moment, *texts]) + "\n" for moment, texts in told.items())


def in_words(
    game: str,
    facts: Mapping[str, Any],
    *,
    refused: Sequence[tuple[str, Mapping[str, Any]]] = (),
    events: Sequence[Any],
    names: Sequence[str],
    moves: Sequence[Any],
    unlike: Collection[str] = (),
) -> Moments:
    """Return the sentences that every game has: refusals, events, moves, questions and labels.

    ``facts`` are those that a refusal or question may name, ``refused`` are refusals with other facts. The
    codes that are ``unlike`` the others are left out, because they need facts of their own.
    """
    words = load_package(game).messages
    labels = {
        **{f"title of {name}": pair[0] for name, pair in {**words.options, **words.presets}.items()},
        **{f"line about {name}": pair[1] for name, pair in {**words.options, **words.presets}.items()},
        **{
            f"{name}: {value}": word
            for name, each in words.option_values.items()
            for value, word in each.items()
        },
        **{f"level {level}": text for level, text in words.levels.items()},
    }
    others = (*refused, ("no_such_seat", {"seat": 9}), ("unknown_move", {"name": "cheat"}))
    return {
        **{
            f"refused: {code}": partial(words.reason, code, facts)
            for code in words.refusals
            if code not in unlike
        },
        **{f"refused: {code} {facts}": partial(words.reason, code, facts) for code, facts in others},
        **{f"event {at}": partial(words.event, to_plain(event), names) for at, event in enumerate(events, 1)},
        **{
            f"move: {move.kind}, {at}": partial(words.move, to_plain(move))
            for at, move in enumerate(moves, 1)
        },
        **{f"label: {name}": partial(translated, game, source) for name, source in labels.items()},
        **{
            f"to guess: {kind}": partial(sentence, game, text, facts)
            for kind, text in words.questions.items()
        },
        **{f"moment: {kind}": partial(translated, game, each.title) for kind, each in words.moments.items()},
        **{
            f"moment: {kind}, its worth": partial(sentence, game, each.fact, {}, count=7)
            for kind, each in words.moments.items()
            if each.fact
        },
    }


def left_out(moments: Moments, *modules: ModuleType) -> set[str]:
    """Return the sources in these modules that none of the moments uses."""
    asked = set()

    def spy(context: str, source: str, count: int | None = None) -> str:
        asked.add(source)
        return english(context, source, count)

    speak(spy)
    for text in moments.values():
        text()
    speak(english)
    return {source for module in modules for source in _sources(module)} - asked


def _sources(module: ModuleType) -> set[str]:
    calls = [node for node in ast.walk(ast.parse(inspect.getsource(module))) if isinstance(node, ast.Call)]
    marked = [call for call in calls if getattr(call.func, "id", "") in ("N_", "translate")]
    return {ast.literal_eval(call.args[1]) for call in marked}


def main(game: str) -> None:
    test: Any = importlib.import_module(f"tests.games.{game}.ui.test_sentences")
    app = QCoreApplication([])
    table(game).write_text(said(test.MOMENTS), "utf-8", newline="\n")
    app.quit()


if __name__ == "__main__":
    main(sys.argv[1])
