"""``stolik --self-test``: what this very installation can prove of itself, one line each."""

from __future__ import annotations

from random import SystemRandom

from stolik import __version__
from stolik.cli.console import PROGRAM, CommandError
from stolik.services.self_test.proofs import proofs
from stolik.services.self_test.sentences import proof_text
from stolik.storage.paths import NoFolderError, find_paths


def main(data_dir: str | None) -> int:
    """Print the proofs; return 1 where one fails, else 0.

    Raises:
        CommandError: Nobody says where settings and saves belong.
    """
    try:
        root = find_paths(data_dir).root
    except NoFolderError as fault:
        raise CommandError(f"{PROGRAM}: {fault}") from None
    print(f"{PROGRAM} {__version__}")
    failed = False
    for proof in proofs(root, SystemRandom()):
        mark = {True: "ok", False: "FAILED", None: "–"}[proof.holds]
        print(f"{mark:6} {proof_text(proof)}", flush=True)
        failed |= proof.holds is False
    return int(failed)
