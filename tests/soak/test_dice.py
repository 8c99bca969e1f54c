"""Ten million dice of the documented generator behave like fair dice."""

from __future__ import annotations

from collections import Counter
from typing import Final

from stolik.engine.chance import SeededSource
from stolik.engine.dice import roll_dice

from tests.soak.marks import LONG_SOAK

pytestmark = list(LONG_SOAK)

DICE: Final = 8
SEEDS: Final = (0, 1, 0x9F3A_77C2_0D41_B5E8_6612, (1 << 80) - 1)
LIMITS: Final = {6: 20.515, 36: 66.619}
"""The values that chi-square exceeds once in a thousand times, with 5 and 35 degrees of freedom."""


def test_ten_million_dice_show_every_face_and_every_pair_alike() -> None:
    """They are in rolls of eight with a separate stream for each, as in games."""
    faces: Counter[int] = Counter()
    pairs: Counter[tuple[int, int]] = Counter()
    for roll in range(10_000_000 // DICE):
        source = SeededSource(SEEDS[roll % 4], f"roll/{roll // 4 % 7 + 1}/{roll // 28 + 1}/1")
        fell = roll_dice(DICE, source).dice
        faces.update(fell)
        pairs.update(zip(fell[::2], fell[1::2], strict=True))
    assert faces.total() == 10_000_000
    for counts in (faces, pairs):
        expected = counts.total() / len(counts)
        deviation = sum((count - expected) ** 2 / expected for count in counts.values())
        assert deviation < LIMITS[len(counts)]
