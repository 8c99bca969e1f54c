"""A thousand data folders damaged by a seed: what can't be used is named, and nothing else is."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.services.whole_folder import build, judge_damaged

FIRST = 20
"""The first seed; the ones below are tried with every change."""

CAN_T_BE_TOLD = 10
"""How many of a hundred changes may leave a file that can be used as it is, with other values, at most.

No file has a sum over all of it: another digit that is allowed, a letter of a name, a key that isn't known
then, a line less of a log, a cell of the book are as good as what was there.
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
