"""``python -m tests.benchmarks [--short]``: every ``bench_*.py`` beside this file, in one table."""

from __future__ import annotations

import argparse
from importlib import import_module
from pathlib import Path

from tests.benchmarks.table import Row, text


def main() -> None:
    """Measure all, print the table, and say in it what couldn't be measured."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks", description=main.__doc__)
    parser.add_argument("--short", action="store_true", help="fewer repetitions: a look, not a measurement")
    short: bool = parser.parse_args().short
    rows: list[Row] = []
    for path in sorted(Path(__file__).parent.glob("bench_*.py")):
        try:
            rows += import_module(f"tests.benchmarks.{path.stem}").rows(short)
        except Exception as fault:  # one benchmark that breaks must not hide the others
            rows.append(Row(path.stem, f"{type(fault).__name__}: {fault}", "", False))
    print(text(rows))


if __name__ == "__main__":
    main()
