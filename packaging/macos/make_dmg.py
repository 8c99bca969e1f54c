"""Makes the disk image of macOS out of the frozen program: signs it, lays it out, and has it notarised.

Run ``python packaging/macos/make_dmg.py`` on a Mac after ``python3 dev.py freeze``; what it takes from the
environment is said in `signing.py`. There is one image for Apple's processors and one for Intel's: PySide6 is
built for both at once, but pydantic-core, cffi and miniaudio are built for one each. PyInstaller takes of a
library the half that its machine needs, so an image has little more than half the size.

The same sources don't give the same bytes here: a file system holds the times of its making, and a signature
that of its signing.
"""

from __future__ import annotations

import platform
import plistlib
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from facts import BUNDLE, DIST, DMG, NAME, ROOT, VERSION, Problem, say
from macos.signing import credentials, notarise, sign_bundle, sign_image

HERE = Path(__file__).resolve().parent

# In points. The window is higher than the picture by its title bar.
ICON_SIZE = 128
PICTURE = (640, 400)
TITLE_BAR = 28
PROGRAM_AT = (170, 172)
APPLICATIONS_AT = (470, 172)

TRIES = 4
PAUSE = 15


def layout(bundle: Path) -> dict[str, Any]:
    """Returns how the window of the image looks, in the words of dmgbuild."""
    return {
        "format": "ULMO",  # packs best; macOS reads it since 10.15
        "filesystem": "HFS+",
        "files": [str(bundle)],
        "symlinks": {"Applications": "/Applications"},
        # No "hide_extensions": its mark on the program would break the program's signature.
        "icon": str(ROOT / "resources" / "icons" / "stolik.icns"),
        "background": str(HERE / "background.png"),  # background@2x.png is found beside it
        "icon_size": ICON_SIZE,
        "text_size": 13,
        "icon_locations": {bundle.name: PROGRAM_AT, "Applications": APPLICATIONS_AT},
        "window_rect": ((200, 160), (PICTURE[0], PICTURE[1] + TITLE_BAR)),
        "default_view": "icon-view",
    }


def build_image(bundle: Path, image: Path) -> None:
    """Writes the image; `dmgbuild` is there on a Mac only."""
    from dmgbuild.core import DMGError, build_dmg

    for left in reversed(range(TRIES)):
        image.unlink(missing_ok=True)
        try:
            build_dmg(str(image), f"{NAME} {VERSION}", settings=layout(bundle))
        except DMGError as error:
            if not left:
                raise Problem(f"The disk image could not be made: {error}") from None
            # A virus scanner may hold the fresh volume for a moment: "Resource busy".
            say(f"The disk image could not be made yet: {error}")
            time.sleep(PAUSE)
        else:
            return


def try_installed(image: Path, folder: Path) -> None:
    """Proves an image: copies the program out of it as the Finder does, and lets that copy prove itself."""
    command = ["hdiutil", "attach", "-nobrowse", "-readonly", "-plist", str(image)]
    attached = subprocess.run(command, check=True, stdout=subprocess.PIPE)
    entities = plistlib.loads(attached.stdout)["system-entities"]
    place = next(Path(each["mount-point"]) for each in entities if "mount-point" in each)
    try:
        for name in (f"{NAME}.app", "Applications", ".background.tiff", ".DS_Store"):
            if not (place / name).exists():
                raise Problem(f"{image.name} lacks {name}.")
        folder.mkdir(parents=True, exist_ok=True)
        copy = folder / f"{NAME}.app"
        subprocess.run(["ditto", str(place / f"{NAME}.app"), str(copy)], check=True)
    finally:
        subprocess.run(["hdiutil", "detach", "-force", str(place)], check=True)
    subprocess.run(["codesign", "--verify", "--deep", "--strict", str(copy)], check=True)
    subprocess.run([str(copy / "Contents" / "MacOS" / "stolik"), "--smoke-test"], check=True, timeout=600)
    say(f"Installed from {image.name} and tried.")


def main(arguments: list[str]) -> int:
    """Makes the image, or with ``--try FOLDER`` installs what was made into a folder and tries it."""
    if platform.system() != "Darwin":
        raise Problem("A disk image of macOS can be made on a Mac only.")
    if arguments[:1] == ["--try"]:
        try_installed(DMG, Path(arguments[1]))
        return 0
    if not BUNDLE.is_dir():
        raise Problem(f"{BUNDLE.relative_to(ROOT)} isn't there; please run python3 dev.py freeze first.")
    DIST.mkdir(exist_ok=True)
    with credentials() as (identity, notary):
        sign_bundle(BUNDLE, identity)
        # The program gets a ticket of its own: it leaves the image behind, and may start without a network.
        notarise(BUNDLE, notary)
        build_image(BUNDLE, DMG)
        sign_image(DMG, identity)
        if notary is not None:
            notarise(DMG, notary)
    say(f"Made: {DMG.relative_to(ROOT)}, {DMG.stat().st_size / 1e6:.1f} MB")
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except (Problem, OSError, subprocess.SubprocessError) as error:
        sys.exit(str(error))
