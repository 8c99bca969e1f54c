"""Records the moves that the slots of a view model make."""

from __future__ import annotations

from typing import Any


def move_by(slot: Any, *arguments: Any) -> dict[str, Any]:
    made: list[dict[str, Any]] = []
    signal = slot.__self__.moveWanted
    signal.connect(made.append)
    slot(*arguments)
    signal.disconnect(made.append)
    return made[0] if made else {}
