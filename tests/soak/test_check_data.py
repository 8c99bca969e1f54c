"""A thousand data folders with seeded damage: unusable files are named, and nothing else is."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.services.whole_folder import build, judge_damaged

FIRST = 20
"""The first seed; every change is checked with the lower ones."""

CAN_T_BE_TOLD = 10
"""The most changes in a hundred that may leave a usable file with other values.

No file has a checksum of everything: another valid digit, a letter of a name, a key that becomes unknown, a
missing line of a log or a cell of the book can't be distinguished from the original.
"""


@pytest.mark.parametrize("hundred", range(10))
def test_a_hundred_damaged_folders(tmp_path: Path, hundred: int) -> None:
    whole = build(tmp_path / "stolik").root
    untold = 0
    for seed in range(FIRST + 100 * hundred, FIRST + 100 * (hundred + 1)):
        folder = tmp_path / f"{seed}"
        folder.mkdir()
        untold += judge_damaged(whole, folder, seed)
        shutil.rmtree(folder)
    print(f"{untold} changes that can't be told")
    assert untold <= CAN_T_BE_TOLD
