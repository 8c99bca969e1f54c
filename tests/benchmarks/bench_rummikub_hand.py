"""How many clicks and drags typical manipulations of Rummikub's table take."""

from __future__ import annotations

import json

from tests.benchmarks.apart import said_apart
from tests.benchmarks.table import Row

CODE = """
import json
from stolik.app import application
from tests.games.rummikub.manipulations import counted
window = application()
print(json.dumps(counted()))
"""


def rows(short: bool) -> list[Row]:
    """Return a row for each manipulation."""
    counted: dict[str, tuple[int, int]] = json.loads(said_apart(CODE))
    return [
        Row(f"Rummikub, clicks and drags to {name}", str(count), f"at most {before}", count <= before)
        for name, (count, before) in counted.items()
    ]
