"""Checks that a tag means the version of the sources, before anything is built from it.

``python packaging/release/check_tag.py v1.0.0`` prints what later steps of the workflow need: the version,
and the moment that all files of an installer bear, which is that of the tagged commit. Without a tag it is a
rehearsal.

That moment, a fixed order of hashes, the locked packages and one Python make a tag's outcome repeatable:
built twice on the same system, the frozen folder, the Debian package, the archive, the AppImage, the wheel,
the unsigned setup, and the bills of materials have the same bytes. The disk image doesn't, nor does
what bears a signature.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from facts import VERSION, Problem, epoch
from release.notes import section


def check(tag: str, version: str) -> None:
    """Raises a problem where a tag stands for another version, or where the version has no notes."""
    if tag != f"v{version}":
        raise Problem(f"The tag is {tag}, but the sources are version {version}: it should be v{version}.")
    section(version)


def main(arguments: list[str]) -> int:
    """Prints the outputs of the step, one a line."""
    if arguments and arguments[0]:
        check(arguments[0], VERSION)
    print(f"version={VERSION}")
    print(f"epoch={epoch()}")
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except Problem as problem:
        sys.exit(str(problem))
