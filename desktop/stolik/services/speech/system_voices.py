"""The voices of the system that the program runs on."""

from __future__ import annotations

import shutil
import sys

from stolik.services.speech.voices import Voice, find_voices


def voices_here() -> tuple[Voice, ...]:
    """Return the voices of this system, the best first."""
    return find_voices(sys.platform, shutil.which)
