"""The sounds: mixing, machines without a sound device, and the files themselves."""

from __future__ import annotations

import io
import logging
import subprocess
import sys
import wave
from array import array
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtGui import QGuiApplication
from stolik.engine.game_library import find_games, load_package
from stolik.services.settings import Settings
from stolik.services.sounds import (
    RATE,
    SAME_NAME,
    SOUNDS,
    VOICES,
    Mixer,
    NoDeviceError,
    Pull,
    Samples,
    SoundPlayer,
    load,
)
from stolik.storage.settings import Settings as Stored

from resources.sounds import make_sounds

PATIENCE = 10.0


class Recorder:
    """A device that only pulls samples when the test wants it to."""

    def __init__(self, pull: Pull) -> None:
        self.running = True
        self.closed = Event()
        self._pull = pull

    def close(self) -> None:
        self.running = False
        self.closed.set()

    def hear(self, length: int) -> list[int]:
        return list(array("h", bytes(memoryview(self._pull.send(length)).cast("B"))))


class Cupboard:
    """Opens devices and keeps them; there are none unless ``working``, and all may be ``unplugged``."""

    def __init__(self, *, working: bool = True, unplugged: bool = False) -> None:
        self.working, self.unplugged = working, unplugged
        self.asked = 0
        self.devices: list[Recorder] = []

    def open(self, pull: Pull) -> Recorder:
        self.asked += 1
        if not self.working:
            raise NoDeviceError("nothing here")
        self.devices.append(Recorder(pull))
        self.devices[-1].running = not self.unplugged
        return self.devices[-1]


def samples(*values: int) -> Samples:
    return array("h", values)


def box(cupboard: Cupboard, settings: Settings | None = None) -> SoundPlayer:
    return SoundPlayer(settings, open_device=cupboard.open)


def mixed(mixer: Mixer, length: int) -> list[int]:
    return list(mixer.block(length))


@pytest.fixture
def mixer() -> Mixer:
    return Mixer()


def test_voices_add_up_the_later_one_over_the_one_that_plays(mixer: Mixer) -> None:
    mixer.play(samples(1, 2, 3, 4), "b")
    mixer.play(samples(10, 20, 30, 40), "c")
    assert mixed(mixer, 2) == [11, 22]
    mixer.play(samples(5, 5, 5), "g")
    assert (mixed(mixer, 2), mixed(mixer, 2)) == ([38, 49], [5, 0])


def test_a_voice_goes_on_in_the_next_block_and_ends_in_silence_of_which_the_mixer_knows(mixer: Mixer) -> None:
    told = [mixer.silent]
    mixer.play(samples(1, 2, 3), "d")
    for heard in ([1, 2], [3, 0], [0, 0]):
        told.append(mixer.silent)
        assert mixed(mixer, 2) == heard
    assert told == [True, False, False, True]


def test_the_gain_is_applied_to_the_sum_which_is_clipped_on_both_sides(mixer: Mixer) -> None:
    for gain, sound, heard in (
        (1.0, (30_000, -30_000), [32_767, -32_767]),
        (0.5, (30_000, 100), [30_000, 100]),
    ):
        mixer.gain = gain
        for name in ("h", "i"):
            mixer.play(samples(*sound), f"{name} {gain}")
        assert mixed(mixer, 2) == heard


def test_one_sound_many_times_in_one_moment_is_heard_once_and_a_little_louder() -> None:
    levels = []
    for times in (1, 2, 3, 8):
        mixer = Mixer()
        for number in range(times):
            # The recordings take turns; only the name counts.
            mixer.play(samples(1000 + number, 1000 + number), "die_set")
        levels.append(mixed(mixer, 2))
    assert levels == [[1000] * 2, [1150] * 2, [1322] * 2, [1400] * 2]


def test_a_moment_lasts_40_ms() -> None:
    for late, heard in ((40, [2300, 0]), (41, [4000, 0])):
        mixer = Mixer()
        long = samples(*[2000] * (RATE * 41 // 1000), 2000)
        mixer.play(long, "die_set")
        mixed(mixer, RATE * late // 1000 - 1)
        mixer.play(long, "die_set")
        assert mixed(mixer, 1)[0] == heard[0], late


def test_eight_dice_one_after_the_other_are_no_clatter(mixer: Mixer) -> None:
    loudest = 0
    for _ in range(8):
        mixer.play(samples(*[1000] * RATE), "die_set")
        loudest = max(loudest, *mixed(mixer, RATE // 15))
    assert loudest == SAME_NAME * 1000


def test_a_crowd_of_sounds_is_thinned_out_by_what_is_nearest_to_its_end(mixer: Mixer) -> None:
    for number in range(VOICES + 5):
        mixer.play(samples(1), f"{number}")
    assert mixed(mixer, 1) == [VOICES]
    for number in range(VOICES):
        mixer.play(samples(*[10**number % 7777] * (number + 2)), f"{number}")
    before = mixed(mixer, 1)
    mixer.play(samples(5, 5, 5), "bust")
    assert mixed(mixer, 1) == [before[0] - 1 + 5]


def test_a_pull_begins_in_silence_and_gives_as_many_samples_as_it_is_asked_for(mixer: Mixer) -> None:
    mixer.play(samples(1, 2, 3, 4), "n")
    mixed(mixer, 2)
    mixer.play(samples(9), "o")
    device = Recorder(mixer.pull())
    assert device.hear(3) == [0, 0, 0]
    mixer.play(samples(1, 2), "m")
    assert device.hear(5) == [1, 2, 0, 0, 0]


def test_a_sound_is_heard_through_the_device(qapp: QGuiApplication) -> None:
    cupboard = Cupboard()
    sounds = box(cupboard)
    sounds.play("tile_take")
    sounds.close()  # waits for the thread, which has finished all its work by then
    tile = load(SOUNDS / "tile_take.wav")
    assert tile is not None
    [device] = cupboard.devices
    assert device.hear(len(tile)) == list(tile)
    assert device.closed.is_set()


@pytest.mark.parametrize(
    "names, asked", [("tile_take|bust|win", 1), ("trumpet||../sounds/win|dice_roll-2", 0)]
)
def test_one_device_serves_all_sounds_and_stays_closed_until_one_that_is_there_wants_it(
    qapp: QGuiApplication, names: str, asked: int
) -> None:
    cupboard = Cupboard()
    sounds = box(cupboard)
    for name in names.split("|"):
        sounds.play(name)
    sounds.close()
    assert cupboard.asked == asked


def test_the_device_is_let_go_of_after_a_while(qapp: QGuiApplication) -> None:
    cupboard = Cupboard()
    opened = Event()

    def open_device(pull: Pull) -> Recorder:
        device = cupboard.open(pull)
        opened.set()
        return device

    sounds = SoundPlayer(open_device=open_device, idle_seconds=0.005)
    sounds.play("tick")
    assert opened.wait(PATIENCE)
    [device] = cupboard.devices
    for _ in range(1000):
        device.hear(make_sounds.RATE)
        if device.closed.wait(PATIENCE / 1000):
            break
    assert device.closed.is_set()
    sounds.close()


def test_a_device_that_was_unplugged_is_replaced(qapp: QGuiApplication) -> None:
    cupboard = Cupboard(unplugged=True)
    sounds = box(cupboard)
    sounds.play("tick")
    sounds.play("tick")
    sounds.close()
    assert cupboard.asked == 2
    assert all(device.closed.is_set() for device in cupboard.devices)


def test_a_file_that_is_no_sound_is_passed_over(qapp: QGuiApplication, tmp_path: Path) -> None:
    (tmp_path / "noise.wav").write_bytes(b"RIFFnothing")
    cupboard = Cupboard()
    sounds = SoundPlayer(folder=tmp_path, open_device=cupboard.open)
    sounds.play("noise")
    sounds.close()
    assert cupboard.asked == 0


@pytest.mark.parametrize("retry, asked", [(0.0, 2), (None, 1)])
def test_without_a_device_all_is_silent_told_once_and_none_is_looked_for_at_every_sound(
    qapp: QGuiApplication,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
    retry: float | None,
    asked: int,
) -> None:
    if retry is not None:
        monkeypatch.setattr("stolik.services.sounds._RETRY_SECONDS", retry)
    caplog.set_level(logging.DEBUG, "stolik.services.sounds")
    cupboard = Cupboard(working=False)
    sounds = box(cupboard)
    sounds.play("win")
    sounds.play("bust")
    sounds.close()
    assert [record.levelname for record in caplog.records] == ["INFO"]
    assert cupboard.asked == asked


@pytest.mark.parametrize("silent", [Stored(muted=True), Stored(volume=0)], ids=["muted", "volume 0"])
def test_a_muted_box_opens_no_device(qapp: QGuiApplication, tmp_path: Path, silent: Stored) -> None:
    cupboard = Cupboard()
    sounds = box(cupboard, Settings(tmp_path / "settings.json", silent))
    sounds.play("win")
    sounds.close()
    assert cupboard.asked == 0


def test_the_box_follows_the_settings(qapp: QGuiApplication, tmp_path: Path) -> None:
    cupboard = Cupboard()
    settings = Settings(tmp_path / "settings.json", Stored(volume=0.5))
    sounds = box(cupboard, settings)
    settings.change("muted", True)
    sounds.play("win")
    assert cupboard.asked == 0
    settings.change("muted", False)
    settings.change("pace", "fast")
    sounds.play("win")
    sounds.close()
    assert cupboard.asked == 1


def test_the_real_box_loads_its_library_with_the_first_sound_and_plays_or_is_silent_without_a_word() -> None:
    program = "import sys, stolik.services.sounds as s; b = s.SoundPlayer(); b._speaker.mixer.gain = 0.001;"
    program += " assert 'miniaudio' not in sys.modules; b.play('tick')"
    done = subprocess.run([sys.executable, "-c", program], cwd=SOUNDS.parents[1], capture_output=True)
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")


def test_there_is_a_recipe_for_every_file_and_all_of_them_are_small() -> None:
    assert {path.stem for path in SOUNDS.glob("*.wav")} == set(make_sounds.SOUNDS)
    assert sum(path.stat().st_size for path in SOUNDS.glob("*.wav")) < 800_000


@pytest.mark.parametrize("name", make_sounds.SOUNDS)
def test_a_sound_is_what_the_script_makes_small_clean_and_as_loud_as_the_others(name: str) -> None:
    content = (SOUNDS / f"{name}.wav").read_bytes()
    assert content == make_sounds.make(name)
    assert len(content) < 60_000
    with wave.open(io.BytesIO(content)) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, 44_100)
        track = [value / 32_768 for value in array("h", file.readframes(file.getnframes()))]
    assert max(map(abs, track)) <= 10 ** (-3 / 20)
    assert abs(sum(track) / len(track)) < 0.001
    assert track[0] == 0
    assert abs(track[-1]) < 0.0005
    assert 10 ** (-23 / 20) < make_sounds.loudness(track) < 10 ** (-17 / 20)


@pytest.mark.parametrize("game_id", [info.id for info in find_games()])
def test_a_game_asks_only_for_sounds_that_exist(game_id: str) -> None:
    assert set(load_package(game_id).scenes.sounds.values()) <= set(make_sounds.SOUNDS)
