"""``stolik --self-test`` and ``--check-data``: proofs that this installation and its data are sound."""

from __future__ import annotations

import argparse
import sys
from random import SystemRandom
from stat import S_ISDIR

from stolik import __version__
from stolik.cli.console import PROGRAM, CommandError, one_line
from stolik.cli.records import print_json
from stolik.pages import keepings
from stolik.services.check_data import check, folder_text, well_text
from stolik.services.self_test import proof_text, proofs
from stolik.services.sentences import say_fault
from stolik.storage.place import NoFolderError, find_place


def self_test(data_dir: str | None) -> int:
    """Print the proofs; return 1 if one fails, otherwise 0.

    Raises:
        CommandError: No place for settings and saves can be found.
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


def check_data_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("folder", metavar="FOLDER", nargs="?", help="a data folder; else the one in use")
    parser.add_argument("--json", action="store_true", help="print one JSON object instead")


def check_data(arguments: argparse.Namespace) -> int:
    """Carry out the command; return 1 if something is wrong, otherwise 0.

    Raises:
        CommandError: The folder doesn't exist, or can't be read.
    """
    try:
        place = find_place(arguments.folder, only_looks=True)
    except NoFolderError as fault:
        raise CommandError(f"{PROGRAM}: {fault}") from None
    if arguments.folder is not None:
        try:
            is_folder = S_ISDIR(place.root.stat().st_mode)
        except (FileNotFoundError, NotADirectoryError):
            raise CommandError(f"{arguments.folder}: there is no such folder") from None
        except OSError as error:
            raise CommandError(f"{arguments.folder}: {error.strerror}") from None
        if not is_folder:
            raise CommandError(f"{arguments.folder}: this is a file, not a folder")
    found = list(check(place, keepings()))
    wrong = [each for each in found if each.what]
    if arguments.json:
        named = [{**each._asdict(), "text": each.text} for each in wrong]
        print_json({"folder": str(place.root), "files": len(found), "wrong": named})
    else:
        print(one_line(folder_text(place)))
        for each in wrong:
            print(one_line(each.text))
        print(well_text(len(found) - len(wrong)))
    return int(bool(wrong))
