"""The program is measured beside another one, wherever it lies."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import nullcontext

import figures
import pytest


def test_a_folder_whose_name_has_blanks_is_one_word(monkeypatch: pytest.MonkeyPatch) -> None:
    call = ["/home/ala/Stół i żółw/stolik", "--version"]
    started: list[list[str]] = []

    def measure(
        programs: Sequence[figures.Program], screen: object, rounds: int
    ) -> list[list[figures.Start]]:
        started.extend(each.command for each in programs)
        return [[figures.Start(100, 90, 80, 70)], [figures.Start(101, 90, 80, 70)]]

    monkeypatch.setattr("shutil.which", lambda name: name)
    monkeypatch.setattr(figures, "hurry", lambda: None)
    monkeypatch.setattr(figures, "managed_screen", nullcontext)
    monkeypatch.setattr(figures, "measure", measure)
    for words in (call[:1], call):
        started.clear()
        monkeypatch.setattr("sys.argv", ["figures.py", *words])
        assert figures.main() == 1, "it is slower"
        assert started == [[figures.PENTOBI], words]
