"""The sounds of the table, which are played by their own thread, and left out if nothing can play them."""

from __future__ import annotations

import atexit
import contextlib
import logging
import sys
import time
import wave
from array import array
from collections import deque
from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from itertools import count
from operator import add
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Final, Protocol, TypeAlias

from PySide6.QtCore import QObject, Slot

from stolik.services.program_paths import ROOT
from stolik.services.settings import Settings

log = logging.getLogger(__name__)

SOUNDS: Final = ROOT / "resources" / "sounds"
RATE: Final = 44_100
VOICES: Final = 6
"""The most sounds at a time; one more would only be noise."""

SAME_NAME: Final = 2
"""The most sounds with the same name at a time, so that setting eight dice aside doesn't clatter."""

_SAME_MOMENT: Final = RATE * 40 // 1000
"""The number of samples within which sounds with one name merge into a single, slightly louder one."""

_LOUDER: Final = 1.15
_AT_MOST: Final = 1.4
_LOUDEST: Final = 32_767
_PERIOD_MS: Final = 25
_IDLE_SECONDS: Final = 10.0
_RETRY_SECONDS: Final = 30.0

Samples: TypeAlias = "array[int]"
Pull: TypeAlias = "Generator[Samples | bytes, int, None]"
"""Yields a block with as many samples as the number sent to it."""


class NoDeviceError(Exception):
    """Raised if nothing can play a sound."""


class Device(Protocol):
    """An open sound device that pulls its samples in its own thread."""

    running: bool

    def close(self) -> None:
        """Stop pulling and release the device."""
        ...


OpenDevice: TypeAlias = Callable[[Pull], Device]


@dataclass(slots=True)
class _Voice:
    """A sound being played: ``at`` is its next sample, ``level`` the factor of its volume."""

    name: str
    samples: Samples
    at: int = 0
    level: float = 1.0

    @property
    def left(self) -> int:
        return len(self.samples) - self.at


class Mixer:
    """Decides which sounds play at the same time, and mixes them.

    Sounds with one name that begin together merge into a single, slightly louder one; later ones are dropped
    while ``SAME_NAME`` of them are playing. If all voices are taken, a sound with another name replaces the
    one nearest to its end, since the latest event matters most.

    ``play`` may be called in any thread, ``block`` only in the device's thread.
    """

    def __init__(self) -> None:
        self.gain = 1.0
        self._arrived: deque[tuple[str, Samples]] = deque()
        self._voices: list[_Voice] = []

    @property
    def silent(self) -> bool:
        return not self._arrived and not self._voices

    def play(self, samples: Samples, name: str) -> None:
        """Start a sound with the next block; all recordings of a sound share its name."""
        self._arrived.append((name, samples))

    def block(self, length: int) -> Samples:
        """Return the next samples, the sum of all voices at ``gain``, limited to 16 bits."""
        while self._arrived:
            self._begin(*self._arrived.popleft())
        total = [0] * length
        for voice in self._voices:
            part: Sequence[int] = voice.samples[voice.at : voice.at + length]
            if voice.level != 1.0:
                part = [int(value * voice.level) for value in part]
            total[: len(part)] = map(add, total, part)
            voice.at += length
        self._voices = [voice for voice in self._voices if voice.left > 0]
        gain = self.gain
        if gain != 1.0:
            total = [int(value * gain) for value in total]
        if total and (max(total) > _LOUDEST or min(total) < -_LOUDEST):
            total = [max(-_LOUDEST, min(_LOUDEST, value)) for value in total]
        return array("h", total)

    def pull(self) -> Pull:
        """Return a started generator of blocks, dropping everything that an earlier one left unplayed."""
        self._arrived.clear()
        self._voices.clear()
        pull = self._pull()
        next(pull)
        return pull

    def _pull(self) -> Pull:
        length = yield b""
        while True:
            length = yield bytes(2 * length) if self.silent else self.block(length)

    def _begin(self, name: str, samples: Samples) -> None:
        same = [voice for voice in self._voices if voice.name == name]
        # This happens when animations are skipped or many dice land together.
        together = next((voice for voice in same if voice.at < _SAME_MOMENT), None)
        if together is not None:
            together.level = min(_AT_MOST, together.level * _LOUDER)
            return
        if len(same) >= SAME_NAME:
            return
        if len(self._voices) >= VOICES:
            self._voices.remove(min(self._voices, key=lambda voice: voice.left))
        self._voices.append(_Voice(name, samples))


def open_device(pull: Pull) -> Device:
    """Return the system's default device, already pulling."""
    try:
        import miniaudio  # it loads half of the network library, too slow for the first frame
    except (ImportError, OSError) as fault:
        raise NoDeviceError(str(fault)) from fault

    class Loudspeaker(miniaudio.PlaybackDevice):  # type: ignore[misc]  # the package ships no types
        """A device that also closes its context, and with it the connection to the sound server."""

        def close(self) -> None:
            super().close()
            context, self._context = getattr(self, "_context", None), None
            if context is not None:
                miniaudio.lib.ma_context_uninit(context)

    _deafen_alsa()
    try:
        device = Loudspeaker(nchannels=1, sample_rate=RATE, buffersize_msec=_PERIOD_MS, app_name="Stolik")
        if device.backend == "Null":
            device.close()
            raise NoDeviceError("no sound system")
        # Only with a callback does the device notice that it was stopped, or unplugged.
        device.stop_callback = lambda: None
        device.start(pull)
    except miniaudio.MiniaudioError as fault:
        raise NoDeviceError(", ".join(map(str, fault.args))) from fault
    opened: Device = device
    return opened


class SoundThread:
    """Plays sounds by name in a thread that may wait for files and devices."""

    def __init__(self, folder: Path, open_device: OpenDevice, idle_seconds: float) -> None:
        self.mixer = Mixer()
        self._folder = folder
        self._open_device = open_device
        self._idle_seconds = idle_seconds
        self._queue: SimpleQueue[str | None] = SimpleQueue()
        self._thread: Thread | None = None
        self._device: Device | None = None
        self._told = False
        self._not_before = 0.0
        self._turns = count()
        self._loaded: dict[str, list[Samples]] = {}

    def play(self, name: str) -> None:
        """Play a sound as soon as possible, if there is one with this name."""
        if self._thread is None:
            self._thread = Thread(target=self._work, name="stolik-sounds", daemon=True)
            self._thread.start()
            # A device that still pulls while the interpreter shuts down would crash it.
            atexit.register(self.close)
        self._queue.put(name)

    def close(self) -> None:
        """Release the device and end the thread."""
        if self._thread is not None:
            self._queue.put(None)
            self._thread.join()
            self._thread = None
            atexit.unregister(self.close)

    def _work(self) -> None:
        while True:
            try:
                name = self._queue.get(timeout=self._idle_seconds if self._device else None)
            except Empty:
                if self.mixer.silent:
                    self._let_go()
                continue
            if name is None:
                break
            recordings = self._recordings(name)
            if recordings and self._has_device():
                self.mixer.play(recordings[next(self._turns) % len(recordings)], name)
        self._let_go()

    def _has_device(self) -> bool:
        if self._device is not None and self._device.running:
            return True
        self._let_go()
        if time.monotonic() < self._not_before:
            return False
        try:
            self._device = self._open_device(self.mixer.pull())
        except NoDeviceError as fault:
            # Headphones may be plugged in later.
            self._not_before = time.monotonic() + _RETRY_SECONDS
            if not self._told:
                log.info("There is nothing to play sounds: %s", fault)
            self._told = True
            return False
        return True

    def _let_go(self) -> None:
        if self._device is not None:
            self._device.close()
            self._device = None

    def _recordings(self, name: str) -> list[Samples]:
        """Return the recordings of a sound; none if it doesn't exist."""
        if name not in self._loaded:
            files = [path for path in sorted(self._folder.glob("*.wav")) if path.stem.split("-")[0] == name]
            self._loaded[name] = [samples for path in files if (samples := load(path))]
        return self._loaded[name]


class SoundPlayer(QObject):
    """Plays the window's sounds without ever waiting for a file or a device."""

    def __init__(
        self,
        settings: Settings | None = None,
        parent: QObject | None = None,
        *,
        folder: Path = SOUNDS,
        open_device: OpenDevice = open_device,
        idle_seconds: float = _IDLE_SECONDS,
    ) -> None:
        super().__init__(parent)
        self._speaker = SoundThread(folder, open_device, idle_seconds)
        self._settings = settings
        if settings is not None:
            settings.changed.connect(self._follow)
            self._follow()

    @Slot(str)
    def play(self, name: str) -> None:
        """Play a sound; an unknown name is ignored."""
        if self._speaker.mixer.gain > 0:
            self._speaker.play(name)

    @Slot()
    def close(self) -> None:
        self._speaker.close()

    @Slot()
    def _follow(self) -> None:
        assert self._settings is not None, "connected only where there are settings"
        stored = self._settings.stored
        # Loudness isn't proportional to amplitude: the square makes the slider feel even.
        self._speaker.mixer.gain = 0.0 if stored.muted else stored.volume**2


def load(path: Path) -> Samples | None:
    """Return the samples of a file; ``None`` if it can't be read or has another format."""
    try:
        with wave.open(str(path), "rb") as file:
            form = (file.getnchannels(), file.getsampwidth(), file.getframerate())
            data = file.readframes(file.getnframes())
    except (OSError, EOFError, wave.Error) as fault:
        log.info("%s can't be read: %s", path, fault)
        return None
    if form != (1, 2, RATE):
        log.info("%s has %d channels of %d bytes at %d Hz", path, *form)
        return None
    samples = array("h", data)
    if sys.byteorder == "big":
        samples.byteswap()
    return samples


_deaf: Any = None


def _deafen_alsa() -> None:
    """Keep ALSA from filling the terminal with messages on a machine without a sound card."""
    global _deaf
    if sys.platform != "linux" or _deaf is not None:
        return
    # Without ALSA there are no messages.
    with contextlib.suppress(ImportError, OSError, AttributeError):
        import ctypes

        c_int, c_char_p = ctypes.c_int, ctypes.c_char_p
        library = ctypes.CDLL("libasound.so.2")
        handler = ctypes.CFUNCTYPE(None, c_char_p, c_int, c_char_p, c_int, c_char_p)(lambda *_: None)
        library.snd_lib_error_set_handler(handler)
        # ALSA may call these as long as it is loaded.
        _deaf = (library, handler)
