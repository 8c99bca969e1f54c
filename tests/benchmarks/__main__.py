"""``python -m tests.benchmarks [--short | --write]``: every ``bench_*.py`` beside this file, in one table."""

from __future__ import annotations

import argparse
from importlib import import_module
from pathlib import Path

from tests.benchmarks.table import Row, markdown, text
from tests.marked import MEASURED, write_marked


def main() -> int:
    """Run all benchmarks, print the table, and return 1 if one crashed; a missed limit is only shown."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks", description=main.__doc__)
    parser.add_argument("--short", action="store_true", help="fewer repetitions: only an estimate")
    parser.add_argument("--write", action="store_true", help="write what players feel to desktop/measured.md")
    asked = parser.parse_args()
    short: bool = asked.short
    rows: list[Row] = []
    broken = False
    for path in sorted(Path(__file__).parent.glob("bench_*.py")):
        try:
            rows += import_module(f"tests.benchmarks.{path.stem}").rows(short)
        except Exception as fault:  # one benchmark that crashes must not hide the others
            rows.append(Row(path.stem, f"{type(fault).__name__}: {fault}", "", False))
            broken = True
    print(text(rows))
    if asked.write and not broken:
        write_marked(MEASURED, "bench", markdown(rows))
    return 1 if broken else 0


if __name__ == "__main__":
    raise SystemExit(main())
