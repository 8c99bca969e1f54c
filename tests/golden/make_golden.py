"""Writes the expected results of the golden records: a transcript of each, and the figures of each game.

Run ``python -m tests.golden.make_golden`` in the project's folder, and read the changes before you keep them:
a golden game is only as good as its review. The records are written by hand or chosen from those that
``stolik simulate --save`` writes.
"""

from __future__ import annotations

import json
from pathlib import Path

from stolik.engine.package import SUFFIX
from stolik.engine.record import open_session, parse_record

from tests.golden.figures import analysed_games, figures_of
from tests.golden.transcript import transcript

HERE = Path(__file__).parent


def main() -> None:
    for path in sorted(HERE.glob(f"*/*{SUFFIX}")):
        session = open_session(parse_record(path.read_bytes()))
        path.with_suffix(".txt").write_text(transcript(session), encoding="utf-8", newline="\n")
        print(f"{path.name}: {session.length} entries")
    for game_id in analysed_games():
        text = json.dumps(figures_of(game_id), indent=1) + "\n"
        (HERE / game_id / "figures.json").write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
