"""``stolik --self-test``: what this very installation can prove of itself, one line each."""

from __future__ import annotations

import sys
from random import SystemRandom

from stolik import __version__
from stolik.cli.console import PROGRAM, CommandError
from stolik.services.self_test import proof_text, proofs
from stolik.services.sentences import say_fault
from stolik.storage.place import NoFolderError, find_place


def main(data_dir: str | None) -> int:
    """Print the proofs; return 1 where one fails, else 0.

    Raises:
        CommandError: Nobody says where settings and saves belong.
    """
    try:
        place = find_place(data_dir)
    except NoFolderError as fault:
        raise CommandError(f"{PROGRAM}: {fault}") from None
    print(f"{PROGRAM} {__version__}")
    if place.fault is not None:
        print(say_fault(place.fault), file=sys.stderr)
    failed = False
    for proof in proofs(place.root, SystemRandom()):
        mark = {True: "ok", False: "FAILED", None: "–"}[proof.holds]
        print(f"{mark:6} {proof_text(proof)}", flush=True)
        failed |= proof.holds is False
    return int(failed)
