"""Plays a game over the bus from the first page to its end, by the names that a listener hears.

`python -m tests.accessibility.play_by_names GAME LANGUAGE FOLDER` prints what was pressed and spoken.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import Final

from stolik.storage.paths import Paths
from stolik.storage.settings import Settings, store_settings

from tests.accessibility.bus import PATIENCE, Bus, Event, Node
from tests.accessibility.words import AGAIN, GO_ON, NOWHERE, PROMPT, TO_MOVE, WORDS, Words
from tests.ui.rummikub_by_names import TO_PRESS, leave_the_game

MOST: Final = 600
"""A game with more presses than this goes round in circles."""


FIRST: Final = 12
"""The number of first presses whose events come in the same order, however fast the machine is."""


class Listener:
    """Plays by what it hears and prints it."""

    def __init__(self, language: str) -> None:
        self._language = language
        self._bus = Bus(self._hear)
        self._told: list[str] = []

    def play(self, game: str) -> None:
        words = WORDS[game, self._language]
        for name in words.begin:
            self._press(name)
        if game == "rummikub":
            self._play_as_written()
        else:
            self._play_what_is_offered(words)

    def _play_as_written(self) -> None:
        begins = True
        for names in TO_PRESS[self._language]:
            if begins:
                self._wait_until(lambda: self._was_told(TO_MOVE[self._language]), "a move is asked for")
            for name in names:
                self._press(re.escape(name))
            begins = len(names) == 1
        self._press(GO_ON[self._language])
        self._bus.wait_for(AGAIN[self._language])

    def _play_what_is_offered(self, words: Words) -> None:
        again = AGAIN[self._language]
        for number in range(MOST):
            # A listener waits until it is asked.
            self._wait_until(
                lambda: self._was_told(PROMPT[self._language]) or self._is_shown(again), "a move is asked for"
            )
            node = self._bus.wait_for(again, *words.parts, *words.moves)
            if re.fullmatch(again, node.name):
                return
            if words.beside and number < FIRST and not re.fullmatch(words.moves[-1], node.name):
                self._wait_until(lambda: self._was_told(words.beside), words.beside)
            self._wait_until(self._on_something, "the keyboard on something that can be used")
            told = [*self._told]
            self._act(node)
            if any(re.fullmatch(part, node.name) for part in words.parts):
                self._told = told
        raise AssertionError("the game doesn't end")

    def _on_something(self) -> bool:
        focused = [node for node in self._bus.nodes() if node.focused]
        return bool(focused) and focused[-1].usable and focused[-1].name not in NOWHERE[self._language]

    def _was_told(self, sentence: str) -> bool:
        return any(re.fullmatch(sentence, told) for told in self._told)

    def _is_shown(self, name: str) -> bool:
        return any(node.name == name for node in self._bus.nodes())

    def _wait_until(self, condition: Callable[[], bool], what: str) -> None:
        end = monotonic() + PATIENCE
        while not condition():
            assert monotonic() < end, f"never: {what}"
            self._bus.listen(0.05)

    def _press(self, name: str) -> None:
        self._act(self._bus.wait_for(name))

    def _act(self, node: Node) -> None:
        print(f"press: {node.name}", flush=True)
        self._told.clear()
        self._bus.press(node)

    def _hear(self, event: Event) -> None:
        if event.text:
            self._told.append(event.text)
            print(f"{event.kind}: {event.text}", flush=True)


def main(game: str, language: str, folder: Path) -> None:
    paths = Paths(folder)
    store_settings(paths.settings, Settings(language=language, pace="off", welcomed=True, muted=True))
    if game == "rummikub":
        leave_the_game(paths)
    program = subprocess.Popen([sys.executable, "-m", "stolik", "--data-dir", str(folder), "--seed", "1"])
    try:
        Listener(language).play(game)
    finally:
        program.terminate()
        program.wait(30)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], Path(sys.argv[3]))
