"""Machines that lack what most have: typefaces, sound, a usual scale."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
from stolik.app import FAMILY

from tests.shell.program import start
from tests.shell.test_start import events
from tests.soak.marks import mostly_soak

pytestmark = [
    pytest.mark.rest,
    pytest.mark.skipif(sys.platform != "linux", reason="the system's typefaces and sounds are Linux's"),
]

NO_TYPEFACE = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><cachedir>{folder}</cachedir></fontconfig>
"""
LOOK = """
import json, sys
from pathlib import Path
from PySide6.QtGui import QFontInfo
from stolik.app import application
from stolik.storage.paths import Paths
from tests.ui.driver import Screen

qt = application()
screen = Screen(Paths(Path(sys.argv[1])), language=sys.argv[2])
picture = screen.picture()
seen = {}
for text in screen.texts():
    place = text.mapRectToScene(text.boundingRect()).toRect() & picture.rect()
    across, down = range(place.left(), place.right()), range(place.top(), place.bottom())
    colours = {picture.pixel(x, y) for x in across for y in down}
    seen[text.property("text")] = [QFontInfo(text.property("font")).family(), len(colours)]
print(json.dumps(seen))
screen.close()
"""


@pytest.mark.parametrize("language", mostly_soak(("en", "pl"), usual=("pl",)))
def test_without_the_system_s_typefaces_every_text_is_painted(tmp_path: Path, language: str) -> None:
    fonts = tmp_path / "fonts.conf"
    fonts.write_text(NO_TYPEFACE.format(folder=tmp_path), "utf-8")
    look = [sys.executable, "-c", LOOK, str(tmp_path / "data"), language]
    done = start(command=look, FONTCONFIG_FILE=str(fonts))
    assert done.returncode == 0, done.stderr
    seen: dict[str, tuple[str, int]] = json.loads(done.stdout)
    assert len(seen) > 10
    assert {text: found for text, found in seen.items() if found[1] < 5} == {}, "grey edges make more colours"
    assert {family for family, _ in seen.values()} == {FAMILY}


@pytest.mark.parametrize("factor", mostly_soak(("1", "1.25", "1.5", "2", "3"), usual=("3",)))
def test_a_window_opens_at_every_scale_of_the_system(tmp_path: Path, factor: str) -> None:
    done = start("--data-dir", str(tmp_path), "--smoke", QT_SCALE_FACTOR=factor)
    assert events(done) == ["first-frame", "home-frame"], "and no warning"


PLAY = """
from stolik.services.sounds import NoDeviceError, open_device, Mixer, SoundPlayer
try:
    open_device(Mixer().pull()).close()
    print("heard")
except NoDeviceError:
    print("nothing to play with")
player = SoundPlayer()
for _ in range(3):
    player.play("click")
player.close()
"""


def test_where_nothing_can_play_a_sound_nothing_is_said_of_it(tmp_path: Path) -> None:
    nowhere = {
        "PULSE_SERVER": "tcp:127.0.0.1:1",
        "PIPEWIRE_REMOTE": str(tmp_path / "nowhere"),
        "XDG_RUNTIME_DIR": str(tmp_path),
        "ALSA_CONFIG_PATH": "/dev/null",
    }
    done = start(command=[sys.executable, "-c", PLAY], environment=nowhere)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == "nothing to play with\n"
