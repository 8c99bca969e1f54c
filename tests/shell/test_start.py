"""The program starts, shows itself and says what stops it."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from desktop.shell.display import has_display

ROOT = Path(__file__).parents[2]
SAVE = ROOT / "tests" / "saves" / "v1" / "pickomino.stolik"


def start(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the program until it ends by itself."""
    return subprocess.run(
        [sys.executable, "-m", "desktop", *arguments],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", **environment},
        capture_output=True,
        text=True,
        timeout=60,
    )


def test_the_window_paints_itself_and_closes(tmp_path: Path) -> None:
    done = start("--data-dir", str(tmp_path), "--smoke")
    assert done.returncode == 0, done.stderr
    said = [json.loads(line)["event"] for line in done.stderr.splitlines()]
    assert said == ["first-frame", "home-frame"], "and no warning"


def test_a_damaged_save_does_not_stop_the_start(tmp_path: Path) -> None:
    (tmp_path / "saves").mkdir()
    (tmp_path / "saves" / "pickomino.stolik").write_bytes(SAVE.read_bytes()[:1000])
    (tmp_path / "settings.json").write_text("{", "utf-8")
    (tmp_path / "people.json").write_text("[]", "utf-8")
    done = start("--data-dir", str(tmp_path), "--smoke")
    assert done.returncode == 0, done.stderr
    names = {path.name for path in tmp_path.rglob("*.damaged-1.*")}
    assert names == {"pickomino.damaged-1.stolik", "settings.damaged-1.json", "people.damaged-1.json"}


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="there is always a screen")
def test_without_a_screen_one_sentence_is_said(tmp_path: Path) -> None:
    done = start("--data-dir", str(tmp_path), QT_QPA_PLATFORM="", DISPLAY="", WAYLAND_DISPLAY="")
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert "screen" in done.stderr


@pytest.mark.parametrize(
    "environment, shown",
    [
        ({}, False),
        ({"DISPLAY": ""}, False),
        ({"DISPLAY": ":76543"}, False),
        ({"DISPLAY": "nonsense"}, False),
        ({"DISPLAY": "far.away:0"}, True),
        ({"WAYLAND_DISPLAY": "wayland-76543"}, False),
        ({"QT_QPA_PLATFORM": "offscreen"}, True),
        ({"QT_QPA_PLATFORM": "xcb"}, False),
    ],
)
def test_whether_there_is_a_screen(environment: dict[str, str], shown: bool) -> None:
    assert has_display(environment, "linux") is shown


def test_windows_and_macos_always_have_a_screen() -> None:
    assert has_display({}, "win32")
    assert has_display({}, "darwin")


def test_a_record_is_opened_at_the_table(tmp_path: Path) -> None:
    file = tmp_path / "grandma.stolik"
    shutil.copy(SAVE, file)
    data = tmp_path / "data"
    done = start(str(file), "--data-dir", str(data), "--smoke")
    assert done.returncode == 0, done.stderr
    assert [json.loads(line)["event"] for line in done.stderr.splitlines()][-1] == "table-frame"
    assert json.loads((data / "saves" / "pickomino.stolik").read_text("utf-8"))["game"] == "pickomino"
