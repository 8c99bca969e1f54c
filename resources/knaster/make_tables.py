"""Makes the tables of what a sheet of Knaster is worth: compiles ``learn.c``, plays, packs the outcome.

Run ``python resources/knaster/make_tables.py`` in the project's folder; it needs a C compiler called ``cc``.
It takes 16 minutes of one core (12 for the game alone, 4 for the races) and 14 MB, measured here.
On another processor the tables differ a little, as sums of floats do; what they are worth doesn't.
With ``--short`` it plays a hundredth of the games, to see that it works, and writes into ``build``.
"""

from __future__ import annotations

import argparse
import subprocess
import tempfile
import zlib
from array import array
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
STAGES = 11
LEADS = 26
GAMES = {"solo": 6_000_000, "race": 450_000}
SCALE = {"weight": 1000, "lead": 100}


def pack(learned: Path, with_leads: bool) -> bytes:
    """Return learned floats as packed 16-bit numbers."""
    floats: array[float] = array("f")
    floats.frombytes(learned.read_bytes())
    weights = [round(value * SCALE["weight"]) for value in floats[:-LEADS]]
    leads = [round(value * SCALE["lead"]) for value in floats[-LEADS:]] if with_leads else []
    shorts = array("h", [max(-32768, min(32767, value)) for value in (*weights, *leads)])
    return zlib.compress(shorts.tobytes(), 9)


def main() -> None:
    """Compile, learn alone, learn races from there, and write both tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--short", action="store_true", help="a hundredth of the games, written into build")
    short: bool = parser.parse_args().short
    folder = ROOT / "build" if short else ROOT / "desktop" / "stolik" / "games" / "knaster" / "ai" / "data"
    folder.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as name:
        work = Path(name)
        program = work / "learn"
        subprocess.run(["cc", "-O3", "-march=native", "-o", program, HERE / "learn.c", "-lm"], check=True)
        start: list[Path] = []
        for table, seats in (("solo", "1"), ("race", "0")):
            games = GAMES[table] // (100 if short else 1)
            learned = work / table
            subprocess.run([program, seats, str(games), "1", learned, *start], check=True)
            (folder / f"{table}.table").write_bytes(pack(learned, table == "race"))
            start = [learned]


if __name__ == "__main__":
    main()
