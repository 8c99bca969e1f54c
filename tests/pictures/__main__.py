"""Paints the program: compares it with accepted pictures, and makes the gallery and the README's pictures."""

from __future__ import annotations

import os
from argparse import ArgumentParser
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.pictures import comparing

SCREENSHOTS = comparing.ROOT / "resources" / "screenshots"


def main() -> None:
    parser = ArgumentParser(prog="python -m tests.pictures", description=__doc__)
    verbs = parser.add_subparsers(dest="verb", required=True)
    for verb, help in (
        ("compare", "paint scenes, and keep the pictures of those that differ in build/pictures"),
        ("accept", "take the scenes as they look now, once the pictures in build/pictures were looked at"),
        ("paint", "paint scenes as they are compared, in this process"),
    ):
        command = verbs.add_parser(verb, help=help)
        if verb == "paint":
            command.add_argument("folder", type=Path)
        command.add_argument("names", nargs="*", metavar="SCENE", help="(all)")
    gallery = verbs.add_parser("gallery", help="paint every state in all languages, themes and sizes")
    gallery.add_argument("folder", type=Path)
    gallery.add_argument("words", nargs="*", help="choose by names, languages, themes and sizes")
    readme = verbs.add_parser("readme", help="paint the pictures of the README")
    readme.add_argument("folder", type=Path, nargs="?", default=SCREENSHOTS)
    chosen = parser.parse_args()
    if unknown := set(getattr(chosen, "names", ())) - set(comparing.COMPARED):
        parser.error(f"these are not among the scenes that are compared: {', '.join(sorted(unknown))}")
    if chosen.verb in ("compare", "accept"):
        with TemporaryDirectory(prefix="stolik-pictures-") as folder:
            act = comparing.compare if chosen.verb == "compare" else comparing.accept
            print(*act(chosen.names, Path(folder)), sep="\n")
        return
    # Set before Qt is imported, so that the pictures don't depend on an existing screen.
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    os.environ["QT_QUICK_BACKEND"] = "software"
    from tests.pictures import gallery as pages
    from tests.pictures import painting
    from tests.pictures import readme as album

    qt = painting.begin()
    match chosen.verb:
        case "paint":
            painting.paint_compared(chosen.folder, chosen.names)
        case "gallery":
            pages.paint(chosen.folder, chosen.words)
        case "readme":
            album.take_pictures(album.Album(chosen.folder))
    qt.quit()


if __name__ == "__main__":
    main()
