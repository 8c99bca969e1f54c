"""Checks that this installation can make of itself: fair dice, file permissions, licences."""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import chain
from pathlib import Path
from random import Random
from stat import S_ISDIR, S_ISLNK
from typing import Any, Final

from stolik.engine.chance import SEED_BITS, SeededSource
from stolik.engine.game_library import find_games, load_package
from stolik.engine.messages import N_, sentence, translate
from stolik.services.family_book.figures import rarity
from stolik.services.program_paths import LICENCES

THROWS: Final = 7_500
TOO_RARE: Final = 1e-6
"""The rarity below which the dice count as faulty; fair dice reach it once in a million tests."""

_OTHERS: Final = 0o077


@dataclass(frozen=True, slots=True)
class Proof:
    """The result of a check: its code, and whether everything is as it should be.

    ``holds`` is ``None`` if there is nothing to check, or the system doesn't allow the check.
    """

    code: str
    holds: bool | None
    facts: dict[str, Any] = field(default_factory=dict)


def proofs(root: Path, rng: Random) -> Iterator[Proof]:
    """Yield one proof after another; each takes up to about a second.

    Args:
        root: The data folder.
        rng: The source of chance for the dice.
    """
    yield fair_dice(rng)
    yield private_files(root)
    yield all_licences(LICENCES)


def fair_dice(rng: Random) -> Proof:
    """Throw many dice as a game does, and compare their faces with those of fair dice."""
    info = next(info for info in find_games() if load_package(info.id).has_dice)
    game = load_package(info.id).game
    state = game.start(max(2, info.seats[0]), game.options_type())
    (seat,) = game.to_act(state)
    waiting = game.apply(state, seat, next(iter(game.legal_moves(game.view(state, seat), seat))))[-1].state
    seed = rng.getrandbits(SEED_BITS)
    counts: Counter[int] = Counter()
    for throw in range(THROWS):
        counts.update(game.chance(waiting, SeededSource(seed, f"test {throw}")).dice)
    rare = rarity(counts)
    return Proof("dice", rare > TOO_RARE, {"dice": sum(counts.values()), "hundredths": round(100 * rare)})


def private_files(root: Path) -> Proof:
    """Check that nobody else may read the saved files."""
    if os.name != "posix":
        return Proof("files", None)
    modes = list(_modes(root))
    open_to_others = [name for name, mode in modes if mode & _OTHERS]
    # Files in a private folder are out of reach.
    holds = not modes or not modes[0][1] & _OTHERS or not open_to_others
    files = sum(not S_ISDIR(mode) for _, mode in modes)
    if holds and not files:
        return Proof("no files", None)
    return Proof("files", holds, {"files": files, "names": ", ".join(open_to_others[:3])})


def _modes(root: Path) -> Iterator[tuple[str, int]]:
    """Yield the names and modes of a folder and its content, except links; nothing without a folder."""
    inner = (f"{folder}/{name}" for folder, folders, files in os.walk(root) for name in (*folders, *files))
    # With a slash after its name only a folder is found, even through a link.
    for path in chain([f"{root}/"], inner):
        # Files may disappear meanwhile, since saves are being written.
        with suppress(OSError):
            mode = os.lstat(path).st_mode
            if not S_ISLNK(mode):
                yield Path(path).name, mode


def all_licences(folder: Path) -> Proof:
    """Check that the licence of every part is included."""
    try:
        parts = json.loads((folder / "parts.json").read_text("utf-8"))["parts"]
    except OSError:
        return Proof("licences", None)
    lacking = [part["name"] for part in parts if not _has_texts(folder, part["texts"])]
    return Proof("licences", not lacking, {"parts": len(parts), "names": ", ".join(lacking)})


def _has_texts(folder: Path, texts: Sequence[str]) -> bool:
    return bool(texts) and all((folder / text).is_file() and (folder / text).stat().st_size for text in texts)


CONTEXT: Final = "self_test"

HOLDS: Final = {
    "dice": translate(
        "self_test",
        "The dice are fair: %n were rolled. Fair dice come out this uneven in {hundredths} of 100 tests.",
        "",
        0,
    ),
    "files": translate("self_test", "Nobody else can read what you saved: %n (file|files).", "", 0),
    "licences": translate("self_test", "The licences of all %n parts are included.", "", 0),
}
FAILS: Final = {
    "dice": N_("self_test", "The dice are more uneven than fair dice ever are."),
    "files": N_("self_test", "Others can read some of what you saved: {names}."),
    "licences": N_("self_test", "The licences of some parts are missing: {names}."),
}
UNKNOWN: Final = {
    "files": N_("self_test", "This system protects what you saved with its own permissions."),
    "no files": N_("self_test", "Nothing is saved yet, so there are no files to look at."),
    "licences": N_(
        "self_test", "The licences aren't in these sources; they are added when the program is built."
    ),
}
_COUNTED: Final = {"dice": "dice", "files": "files", "licences": "parts"}


def proof_text(proof: Proof) -> str:
    """Return the sentence of a proof."""
    if proof.holds is None:
        return sentence(CONTEXT, UNKNOWN[proof.code], {})
    if not proof.holds:
        return sentence(CONTEXT, FAILS[proof.code], proof.facts)
    return sentence(CONTEXT, HOLDS[proof.code], proof.facts, count=proof.facts[_COUNTED[proof.code]])
