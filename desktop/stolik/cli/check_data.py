"""``stolik --check-data``: reads all that was saved, and names what can't be used."""

from __future__ import annotations

import argparse
from stat import S_ISDIR

from stolik.cli.console import PROGRAM, CommandError, one_line
from stolik.cli.text import print_json
from stolik.services.check_data import check, folder_text, well_text
from stolik.storage.place import NoFolderError, find_place


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments to its parser."""
    parser.add_argument("folder", metavar="FOLDER", nargs="?", help="a data folder; else the one in use")
    parser.add_argument("--json", action="store_true", help="print one JSON object instead")


def run(arguments: argparse.Namespace) -> int:
    """Carry out the command; return 1 where something is wrong, else 0.

    Raises:
        CommandError: There is no such folder, or it can't be looked at.
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
    found = list(check(place))
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
