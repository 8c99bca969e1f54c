"""The first turns of Worms are played over the bus to which screen readers of Linux listen."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from tests.soak.marks import LONG_SOAK

REPOSITORY = Path(__file__).resolve().parents[2]
LAUNCHERS = ("/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher")
MISSING = [name for name in ("xvfb-run", "dbus-run-session", "dbus-send") if not shutil.which(name)]
if not any(Path(launcher).exists() for launcher in LAUNCHERS):
    MISSING.append("at-spi2-core")


@pytest.mark.skipif(bool(MISSING), reason=f"not installed here: {', '.join(MISSING)}")
@pytest.mark.parametrize("language", [pytest.param(language, marks=LONG_SOAK) for language in ("en", "pl")])
def test_turns_are_played_by_names_over_the_bus(language: str, tmp_path: Path) -> None:
    with tempfile.TemporaryDirectory() as sockets:  # a socket's path is short
        environment = {
            **{name: value for name, value in os.environ.items() if name != "QT_QPA_PLATFORM"},
            "PYTHONPATH": os.pathsep.join((str(REPOSITORY / "desktop"), str(REPOSITORY))),
            "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
            "XDG_RUNTIME_DIR": sockets,
        }
        session = ["xvfb-run", "-a", "-s", "-screen 0 1366x768x24", "dbus-run-session", "--"]
        player = [
            sys.executable,
            "-m",
            "tests.accessibility.play_by_names",
            language,
            str(tmp_path / "stolik"),
        ]
        played = subprocess.run(
            [*session, *player], env=environment, capture_output=True, text=True, timeout=240, cwd=REPOSITORY
        )
    assert played.returncode == 0, played.stderr
    pressed = played.stdout.splitlines()
    roll, die = ("Roll", "Die") if language == "en" else ("Rzuć", "Kostka")
    assert any(name.startswith(roll) for name in pressed)
    assert any(name.startswith(die) for name in pressed)
