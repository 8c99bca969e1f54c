"""Makes the sounds of the table out of nothing but arithmetic.

Run ``python resources/sounds/make_sounds.py`` in the project's folder. A thing that is struck rings in a few
damped modes: small and hard is high and short, wood is low and dull. What strikes it is a short, rough push:
the longer the push, the softer the sound. Every sound here is built from such blows, and from the rustle of
things that slide. The same script writes the same bytes every time.
"""

from __future__ import annotations

import io
import math
import sys
import wave
from array import array
from collections.abc import Callable, Iterable, Sequence
from itertools import accumulate
from pathlib import Path
from random import Random
from typing import Final, NamedTuple, TypeAlias

RATE: Final = 44_100
PEAK: Final = 10 ** (-3.5 / 20)
"""No sample is larger; what would be is bent smoothly from ``KNEE`` on."""
KNEE: Final = 0.6 * PEAK
WINDOW: Final = RATE // 20
"""Loudness is that of the loudest 50 ms: a short sound isn't quieter for the silence behind it."""

Track: TypeAlias = list[float]


class Mode(NamedTuple):
    """One way in which a thing rings: its pitch, the time in which it falls to a third, and its share."""

    hertz: float
    seconds: float
    share: float


Body: TypeAlias = tuple[Mode, ...]

DIE: Final[Body] = (
    Mode(2350, 0.0042, 0.75),
    Mode(3480, 0.0034, 1.0),
    Mode(4930, 0.0026, 0.7),
    Mode(6710, 0.0017, 0.4),
    Mode(8900, 0.0011, 0.2),
)
CLOTH_ON_WOOD: Final[Body] = (
    Mode(184, 0.013, 0.3),
    Mode(293, 0.012, 0.5),
    Mode(471, 0.009, 0.6),
    Mode(823, 0.005, 0.5),
)
CUP: Final[Body] = (Mode(540, 0.006, 0.7), Mode(910, 0.005, 0.8), Mode(1460, 0.0035, 0.5))
TILE: Final[Body] = (Mode(1370, 0.0060, 0.55), Mode(2260, 0.0042, 0.4), Mode(3940, 0.0024, 0.22))
TABLE: Final[Body] = (
    Mode(187, 0.026, 0.25),
    Mode(276, 0.026, 0.55),
    Mode(391, 0.023, 0.85),
    Mode(548, 0.018, 0.9),
    Mode(742, 0.014, 0.75),
    Mode(1010, 0.010, 0.55),
    Mode(1390, 0.0065, 0.35),
)
MUFFLED: Final[Body] = (
    Mode(148, 0.036, 0.35),
    Mode(224, 0.040, 0.9),
    Mode(318, 0.034, 1.0),
    Mode(447, 0.024, 0.7),
    Mode(629, 0.014, 0.4),
)
TICKER: Final[Body] = (Mode(690, 0.007, 0.5), Mode(1730, 0.0055, 0.8), Mode(2890, 0.0036, 0.45))
PAPER: Final[Body] = (Mode(1150, 0.0012, 0.35), Mode(2700, 0.0007, 0.8), Mode(4600, 0.0004, 1.0))


# ------------------------------------------------------------------------------------------ what sounds


def silence(seconds: float) -> Track:
    """Return a track without a sound."""
    return [0.0] * round(seconds * RATE)


def push(rng: Random, milliseconds: float, roughness: float) -> Track:
    """Return the force of a short contact: a smooth hill, roughened by noise."""
    length = max(3, round(milliseconds * RATE / 1000))
    hill = [0.5 - 0.5 * math.cos(2 * math.pi * (n + 1) / (length + 1)) for n in range(length)]
    rough = [h * (1 - roughness + roughness * rng.uniform(-1.6, 1.6)) for h in hill]
    # Equal pushes, however long they last; only their hardness differs.
    total = sum(hill)
    return [force / total for force in rough]


def ring(force: Sequence[float], body: Body) -> Track:
    """Return how a body answers to a force: the sum of its modes, each a resonator with two poles."""
    answer = [0.0] * (len(force) + round(7 * max(mode.seconds for mode in body) * RATE))
    for mode in body:
        turn = 2 * math.pi * mode.hertz / RATE
        fall = math.exp(-1 / (mode.seconds * RATE))
        first, second, gain = 2 * fall * math.cos(turn), -fall * fall, mode.share * math.sin(turn)
        last = before = 0.0
        length = len(force) + round(7 * mode.seconds * RATE)
        for n in range(min(length, len(answer))):
            now = first * last + second * before
            if n < len(force):
                now += gain * force[n]
            answer[n] += now
            before, last = last, now
    return answer


def varied(rng: Random, body: Body, size: float = 1.0, spread: float = 0.5) -> Body:
    """Return a body struck in another place: its modes answer in other shares; ``size`` moves all of them."""
    return tuple(
        Mode(
            mode.hertz / size * rng.uniform(0.975, 1.025),
            mode.seconds,
            mode.share * rng.uniform(1 - spread, 1),
        )
        for mode in body
    )


def add(track: Track, sound: Sequence[float], at: float, gain: float = 1.0) -> None:
    """Lay a sound into a track; what would reach beyond its end is cut."""
    start = round(at * RATE)
    for n, value in enumerate(sound[: max(0, len(track) - start)], start):
        track[n] += gain * value


def low_pass(track: Iterable[float], hertz: float) -> Track:
    """Return the track without what is far above a pitch."""
    keep = math.exp(-2 * math.pi * hertz / RATE)
    return list(accumulate(track, lambda held, value: keep * held + (1 - keep) * value, initial=0.0))[1:]


def high_pass(track: Sequence[float], hertz: float) -> Track:
    """Return the track without what is far below a pitch."""
    return [value - low for value, low in zip(track, low_pass(track, hertz), strict=True)]


def rustle(rng: Random, seconds: float, low: float, high: float, shape: Callable[[float], float]) -> Track:
    """Return noise between two pitches; ``shape`` is its strength from the beginning (0) to the end (1)."""
    length = round(seconds * RATE)
    noise = [rng.uniform(-1, 1) * shape(n / length) for n in range(length)]
    return high_pass(low_pass(low_pass(noise, high), high), low)


def hump(top: float) -> Callable[[float], float]:
    """Return a strength that swells up to a moment and fades away after it."""

    def strength(time: float) -> float:
        way = time / top if time < top else (1 - time) / (1 - top)
        return 0.5 - 0.5 * math.cos(math.pi * way)

    return strength


def die_hits(
    rng: Random, track: Track, at: float, strength: float, size: float, softness: float = 0.16
) -> None:
    """Let one die hit the cloth: a click of its own, and the wood under the cloth."""
    force = push(rng, softness * rng.uniform(0.85, 1.25), 0.35)
    add(track, ring(force, varied(rng, DIE, size, 0.65)), at, strength)
    add(track, ring(push(rng, 1.4, 0.2), varied(rng, CLOTH_ON_WOOD)), at, 0.42 * strength)


def tile_lands(rng: Random, track: Track, at: float, strength: float, *, softness: float, wood: Body) -> None:
    """Let a tile lie down: an edge first, and the whole face a moment later."""
    edge = at - 0.016
    add(track, ring(push(rng, softness * 0.7, 0.25), varied(rng, TILE, 0.94)), edge, 0.22 * strength)
    add(track, ring(push(rng, softness, 0.25), varied(rng, TILE, spread=0.2)), at, strength)
    add(track, ring(push(rng, softness * 1.5, 0.1), varied(rng, wood, spread=0.2)), at, strength)


# ------------------------------------------------------------------------------------------ the sounds


def dice_gather(rng: Random) -> Track:
    """Dice rattle in a cup, two short shakes."""
    track = silence(0.30)
    sizes = [rng.uniform(0.93, 1.08) for _ in range(8)]
    for shake, force in ((0.012, 0.8), (0.128, 1.0)):
        for hit in range(13):
            # The dice arrive together at the wall, and then one by one.
            at = shake + 0.088 * (hit / 12) ** 1.5 + rng.uniform(0, 0.006)
            strength = force * (1 - 0.6 * hit / 12) * rng.uniform(0.45, 1)
            size = rng.choice(sizes)
            add(track, ring(push(rng, 0.15, 0.4), varied(rng, DIE, size, 0.7)), at, 0.55 * strength)
            add(track, ring(push(rng, 0.5, 0.3), varied(rng, CUP)), at, 0.6 * strength)
    # The cup keeps the sharpest part of it inside.
    return low_pass(track, 6500)


def dice_roll(rng: Random) -> Track:
    """A handful of dice tumbles over cloth: many clicks at first, and then the last one tips over."""
    track = silence(0.66)
    for die in range(6):
        size = 0.92 + 0.034 * die
        at, pause, strength = rng.uniform(0.004, 0.085), rng.uniform(0.085, 0.135), rng.uniform(0.75, 1)
        while pause > 0.022:
            die_hits(rng, track, at, strength * rng.uniform(0.7, 1), size)
            at += pause
            pause *= rng.uniform(0.58, 0.7)
            strength *= rng.uniform(0.5, 0.62)
    for at, strength, size in ((0.385, 0.30, 0.95), (0.452, 0.20, 1.05), (0.548, 0.17, 0.99)):
        die_hits(rng, track, at, strength, size, 0.22)
    for _ in range(4):
        # Dice that meet in the air are harder than cloth.
        at = rng.uniform(0.02, 0.2)
        add(track, ring(push(rng, 0.1, 0.4), varied(rng, DIE, 0.9)), at, rng.uniform(0.2, 0.4))
    add(track, rustle(rng, 0.5, 500, 2600, lambda time: (1 - time) ** 2 * min(1, 12 * time)), 0.01, 0.018)
    return track


def die_set(rng: Random) -> Track:
    """One die is set down on cloth, and settles."""
    track = silence(0.16)
    die_hits(rng, track, 0.004, 1.0, 1.03, 0.2)
    die_hits(rng, track, 0.041, 0.30, 1.0, 0.22)
    die_hits(rng, track, 0.062, 0.10, 0.98, 0.24)
    return track


def tile_take(rng: Random) -> Track:
    """A tile is laid down on wood: a warm, short knock."""
    track = silence(0.24)
    tile_lands(rng, track, 0.022, 1.0, softness=0.38, wood=TABLE)
    return track


def tile_steal(rng: Random) -> Track:
    """A tile is snatched off a stack: it scrapes over the one below, clicks free twice, and swishes away."""
    track = silence(0.36)
    add(track, rustle(rng, 0.11, 900, 4200, hump(0.85)), 0.0, 0.16)
    for at, size, strength in ((0.104, 0.9, 0.8), (0.172, 0.72, 1.0)):
        add(track, ring(push(rng, 0.35, 0.25), varied(rng, TILE, size, 0.2)), at, strength)
        add(track, ring(push(rng, 0.9, 0.15), varied(rng, TABLE, size, 0.2)), at, 0.5 * strength)
    add(track, rustle(rng, 0.18, 500, 2600, hump(0.35)), 0.17, 0.14)
    return track


def tile_back(rng: Random) -> Track:
    """A tile slides back into its row and comes to rest, lower than it came."""
    track = silence(0.34)
    add(track, rustle(rng, 0.13, 700, 3000, hump(0.75)), 0.0, 0.11)
    tile_lands(
        rng,
        track,
        0.135,
        0.9,
        softness=0.5,
        wood=tuple(mode._replace(hertz=mode.hertz * 0.86) for mode in TABLE),
    )
    return track


def tile_flip(rng: Random) -> Track:
    """A tile is turned over: a breath of air, and its face claps on the wood."""
    track = silence(0.26)
    add(track, ring(push(rng, 0.5, 0.3), varied(rng, TILE, 0.92)), 0.004, 0.3)
    add(track, rustle(rng, 0.075, 900, 4200, hump(0.7)), 0.006, 0.10)
    tile_lands(rng, track, 0.082, 1.0, softness=0.3, wood=TABLE)
    # The air that is pressed out from under it.
    add(track, rustle(rng, 0.030, 300, 1800, lambda time: (1 - time) ** 3), 0.081, 0.25)
    return track


def tile_nudge(rng: Random) -> Track:
    """A tile is lifted or set among others on its rack: a short, soft touch of two tiles over the wood."""
    track = silence(0.13)
    low = tuple(mode._replace(hertz=mode.hertz * 0.78) for mode in TABLE)
    add(track, rustle(rng, 0.035, 600, 2400, hump(0.6)), 0.0, 0.06)
    add(track, ring(push(rng, 0.8, 0.2), varied(rng, TILE, 1.1)), 0.021, 0.5)
    add(track, ring(push(rng, 1.3, 0.1), varied(rng, low, spread=0.2)), 0.022, 1.0)
    return low_pass(track, 2600)


def bust(rng: Random) -> Track:
    """Two muffled knocks, the second one lower: too bad, and no reproach."""
    track = silence(0.46)
    for at, strength, pitch in ((0.004, 1.0, 1.0), (0.165, 0.72, 0.84)):
        body = tuple(mode._replace(hertz=mode.hertz * pitch) for mode in MUFFLED)
        add(track, ring(push(rng, 1.8, 0.1), varied(rng, body, spread=0.15)), at, strength)
    return low_pass(track, 1300)


def bars(seconds: float, *notes: tuple[float, float, float]) -> Callable[[Random], Track]:
    """Return what makes notes on wooden bars, each with its time, its pitch and its strength."""
    return lambda rng: _bars(rng, silence(seconds), notes)


def _bars(rng: Random, track: Track, notes: Sequence[tuple[float, float, float]]) -> Track:
    for at, hertz, strength in notes:
        # A bar is cut so that its second mode lies two octaves above the first.
        bar = (
            Mode(hertz, 0.125 * (392 / hertz) ** 0.3, 1.0),
            Mode(hertz * 3.97, 0.032, 0.30),
            Mode(hertz * 9.6, 0.009, 0.10),
        )
        add(track, ring(push(rng, 1.1, 0.08), bar), at, strength)
        add(track, ring(push(rng, 1.6, 0.2), varied(rng, TABLE)), at, 0.16 * strength)
    return track


C, D, E, G, A, C2, E2, G2 = 392.00, 440.00, 493.88, 587.33, 659.26, 783.99, 987.77, 1174.66
"""The bars of the great moments, from G upwards by five tones an octave, named as if it were C."""

win = bars(0.675, (0.003, 392.00, 0.8), (0.102, 523.25, 0.85), (0.201, 659.26, 0.9), (0.318, 783.99, 1))
"""Four notes upwards."""
line = bars(0.52, *[(0.003 + 0.075 * n, hertz, 0.7 + 0.07 * n) for n, hertz in enumerate((C, D, E, G, C2))])
"""Five quick steps, one for each circle."""
perfect = bars(
    0.66, *[(0.003 + 0.055 * n, hertz, 0.8) for n, hertz in enumerate((C, E, G, C2, E2, G2, E2, G2))]
)
"""All the way up, and the last two notes once more."""
six = bars(0.55, *[(0.003 + 0.06 * n, G, 0.7) for n in range(5)], (0.33, C2, 1), (0.332, E2, 0.8))
"""Five equal knocks, and the sixth one opens."""
last_tile = bars(0.45, (0.003, G, 0.8), (0.10, E, 0.8), (0.25, C2, 1))
"""Two steps down, and home."""
past = bars(0.5, (0.003, C, 0.7), (0.13, C2, 0.9), (0.26, G2, 1))
"""Two leaps over the line."""
comeback = bars(0.64, (0.003, G, 0.8), (0.11, D, 0.7), (0.22, C, 0.7), (0.36, G, 0.9), (0.48, C2, 1))
"""Down to the ground, and up beyond where it began."""
first_win = bars(0.52, (0.003, C2, 0.8), (0.10, C2, 0.8), (0.20, E2, 0.9), (0.34, G2, 1))
"""A little call, higher than the win."""


def pencil(rng: Random) -> Track:
    """One stroke of a pencil on paper: grain after grain, faster in the middle of the stroke."""
    length = 0.23
    track = silence(length + 0.02)
    speed = hump(0.38)
    at = 0.004
    while at < length:
        quick = 0.12 + speed(min(1, at / length))
        grain = varied(rng, PAPER, 1.25 - 0.25 * min(1, quick))
        add(track, ring(push(rng, 0.16, 0.5), grain), at, quick * rng.uniform(0.15, 1) * rng.choice((-1, 1)))
        at += rng.uniform(0.2, 1.8) * 0.00085 / quick
    add(track, rustle(rng, length, 900, 5200, speed), 0.002, 0.16)
    # The point comes down, and the table under the paper is heard.
    add(track, ring(push(rng, 0.9, 0.2), CLOTH_ON_WOOD), 0.004, 0.5)
    return track


def tick(rng: Random) -> Track:
    """A soft tick of a clock: the wheel is caught, and falls against its stop."""
    track = silence(0.075)
    add(track, ring(push(rng, 0.22, 0.2), TICKER), 0.003, 0.45)
    add(track, ring(push(rng, 0.3, 0.2), varied(rng, TICKER, 1.12, 0.2)), 0.0105, 1.0)
    return low_pass(track, 4500)


class Recipe(NamedTuple):
    """How a sound is made, and how loud it is: the mean of its loudest moment in decibels of full scale."""

    make: Callable[[Random], Track]
    level: float


SOUNDS: Final = {
    "dice_gather": Recipe(dice_gather, -19.5),
    "dice_roll": Recipe(dice_roll, -18.5),
    "dice_roll-2": Recipe(dice_roll, -18.5),
    "die_set": Recipe(die_set, -20.5),
    "die_set-2": Recipe(die_set, -20.5),
    "tile_take": Recipe(tile_take, -18.5),
    "tile_steal": Recipe(tile_steal, -18.5),
    "tile_back": Recipe(tile_back, -19.5),
    "tile_flip": Recipe(tile_flip, -19.0),
    "tile_nudge": Recipe(tile_nudge, -22.5),
    "tile_nudge-2": Recipe(tile_nudge, -22.5),
    "bust": Recipe(bust, -18.5),
    "win": Recipe(win, -18.0),
    "line": Recipe(line, -18.5),
    "perfect": Recipe(perfect, -18.0),
    "six": Recipe(six, -18.0),
    "last_tile": Recipe(last_tile, -18.5),
    "past": Recipe(past, -18.5),
    "comeback": Recipe(comeback, -18.5),
    "first_win": Recipe(first_win, -18.5),
    "pencil": Recipe(pencil, -22.5),
    "tick": Recipe(tick, -22.5),
}
"""What is heard most has two recordings: the same one twenty times over would be a machine."""


# ------------------------------------------------------------------------------------------ the files


def loudness(track: Sequence[float]) -> float:
    """Return the root of the mean square of the loudest moment."""
    sums = [0.0, *accumulate(value * value for value in track)]
    window = min(WINDOW, len(track))
    return math.sqrt(max(sums[n + window] - sums[n] for n in range(len(track) - window + 1)) / window)


def bent(value: float) -> float:
    """Return a sample that stays below the peak."""
    over = abs(value) - KNEE
    if over <= 0:
        return value
    room = PEAK - KNEE
    return math.copysign(KNEE + room * math.tanh(over / room), value)


def finished(track: Track, level: float) -> list[int]:
    """Return a track as samples: as loud as it should be, from silence to silence, around zero."""
    # Twice, for what a table's low modes leave behind is slow.
    track = high_pass(high_pass(track, 45), 45)
    gain = 10 ** (level / 20) / loudness(track)
    rise, fall = round(0.001 * RATE), min(round(0.1 * RATE), len(track) // 3)
    for n in range(rise):
        track[n] *= n / rise
    for n in range(fall):
        track[-1 - n] *= 0.5 - 0.5 * math.cos(math.pi * n / fall)
    return [round(32767 * bent(gain * value)) for value in track]


def wav(samples: Sequence[int]) -> bytes:
    """Return samples as a file: one channel of 16 bits."""
    data = array("h", samples)
    if sys.byteorder == "big":
        data.byteswap()
    file = io.BytesIO()
    with wave.open(file, "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes(data.tobytes())
    return file.getvalue()


def make(name: str) -> bytes:
    """Return the file of a sound."""
    recipe = SOUNDS[name]
    return wav(finished(recipe.make(Random(name)), recipe.level))


def main(folder: Path) -> None:
    """Write all sounds into a folder."""
    for name in SOUNDS:
        (folder / f"{name}.wav").write_bytes(make(name))


if __name__ == "__main__":
    main(Path(__file__).parent)
