"""Voices for tests: a program that records what it reads aloud, and fails on request."""

from __future__ import annotations

import sys
from pathlib import Path
from textwrap import dedent

from stolik.services.speech import Voice

_PROGRAM = dedent(
    """
    import sys
    import time
    from pathlib import Path

    folder, how, language = Path(sys.argv[1]), sys.argv[2], sys.argv[3]
    gate = folder / "gate"


    def note(line):
        with (folder / "heard").open("a", encoding="utf-8", newline="") as file:
            file.write(line)


    def wait():
        while not gate.exists():
            time.sleep(0.005)


    if how == "silence":
        note("(silence)\\n")
    elif how == "crash":
        sys.stdin.buffer.read()
        note("(crash)\\n")
        sys.exit(7)
    elif how == "deaf":
        note("(deaf)\\n")
    else:
        text = sys.stdin.buffer.read().decode("utf-8")
        note(f"{language}: {text}")
        if how == "hang":
            time.sleep(600)
        if text.startswith("long"):
            wait()
            note(f"{language}: end of {text}")
    """
)


class FakeVoices:
    """A folder with the program, and the texts that its voices have read."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._script = folder / "voice.py"
        self._script.write_text(_PROGRAM, "utf-8")

    def voice(self, how: str = "speak", *, silencing: bool = False) -> Voice:
        return Voice(
            sys.executable,
            lambda language: self._arguments(how, language),
            self._arguments("silence", "") if silencing else (),
        )

    def missing(self) -> Voice:
        return Voice(str(self._folder / "nothing"), lambda language: ())

    def open_gate(self) -> None:
        (self._folder / "gate").touch()

    @property
    def heard(self) -> list[str]:
        file = self._folder / "heard"
        return file.read_text("utf-8").splitlines() if file.exists() else []

    def _arguments(self, how: str, language: str) -> tuple[str, ...]:
        return ("-S", "-E", str(self._script), str(self._folder), how, language)
