"""Makes the disk image for macOS from the frozen program: signs it, lays it out, and has it notarised.

Run ``python packaging/macos/make_dmg.py`` on a Mac after ``python3 dev.py freeze``. Apple's processors and
Intel's have separate images: PySide6 is built for both at once, but pydantic-core, cffi and miniaudio for one
each. PyInstaller only takes the half of a library that its machine needs, so an image is little more than
half as large. The same sources don't give the same bytes here: a file system contains the times of its
creation, and a signature the time of signing.

Without a certificate in the environment, everything gets the ad-hoc signature that Apple's processors
require; macOS then warns before it opens a downloaded copy. The environment may contain:

============================== ===============================================================================
``APPLE_CERTIFICATE`` the "Developer ID Application" certificate and its key, a .p12 file in base64
``APPLE_CERTIFICATE_PASSWORD`` the password of that file ``APPLE_NOTARY_KEY`` an App Store Connect key for the
notary, a .p8 file in base64 ``APPLE_NOTARY_KEY_ID`` the key's identifier ``APPLE_NOTARY_ISSUER`` the issuer's
identifier ==============================
===============================================================================

`codesign --deep` isn't used for signing: it gives every library the program's entitlements, and misses code
in places for data.
"""

from __future__ import annotations

import base64
import json
import os
import platform
import plistlib
import re
import secrets
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from facts import BUNDLE, DIST, DMG, NAME, ROOT, VERSION, Problem, say

HERE = Path(__file__).resolve().parent
ENTITLEMENTS = HERE / "entitlements.plist"
AD_HOC = "-"
NOTARY_PATIENCE = "60m"

# Thin code of 32 and 64 bits, and two forms of fat code; Java classes share one, but there are none here.
_MAGIC = (b"\xce\xfa\xed\xfe", b"\xcf\xfa\xed\xfe", b"\xca\xfe\xba\xbe", b"\xca\xfe\xba\xbf")
_IDENTITY = re.compile(r'^\s*\d+\) ([0-9A-F]{40}) "Developer ID Application: ', re.MULTILINE)

# In points. The window is taller than the picture by its title bar.
ICON_SIZE = 128
PICTURE = (640, 400)
TITLE_BAR = 28
PROGRAM_AT = (170, 172)
APPLICATIONS_AT = (470, 172)

TRIES = 4
PAUSE = 15


@dataclass(frozen=True)
class Notary:
    """The credentials for Apple's notary."""

    key: Path
    key_id: str
    issuer: str

    @property
    def arguments(self) -> list[str]:
        """The arguments that every call of `notarytool` ends with."""
        return ["--key", str(self.key), "--key-id", self.key_id, "--issuer", self.issuer]


def run(*command: str | Path, hidden: bool = False) -> str:
    """Runs a tool of the system and returns its output; raises a problem with the output if it fails."""
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8")
    if done.returncode:
        shown = f"{command[0]} {command[1]}" if hidden else " ".join(map(str, command))
        raise Problem(f"{shown}: {done.stdout.strip() or f'exit code {done.returncode}'}")
    return done.stdout


# --------------------------------------------------------------------------------------------- the signatures


def code_in(bundle: Path) -> list[Path]:
    """Returns all code of a bundle in the order of signing: the deepest first, the bundle last.

    A framework is signed as a whole, each version through its folder; the bundle's signature also covers its
    main program.
    """
    frameworks = [each for each in bundle.rglob("*.framework") if each.is_dir() and not each.is_symlink()]
    versions = [
        version
        for framework in frameworks
        for version in (framework / "Versions").glob("*")
        if version.is_dir() and not version.is_symlink()
    ]
    facts = plistlib.loads((bundle / "Contents" / "Info.plist").read_bytes())
    mains = {version / version.parent.parent.stem for version in versions}
    mains.add(bundle / "Contents" / "MacOS" / str(facts["CFBundleExecutable"]))
    files = [path for path in bundle.rglob("*") if path not in mains and _is_code(path)]
    inner = sorted([*files, *versions], key=lambda path: (-len(path.parts), path))
    return [*inner, bundle]


def _is_code(path: Path) -> bool:
    if path.is_symlink() or not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(4) in _MAGIC


def codesign(path: Path, identity: str, entitlements: Path | None = None) -> list[str | Path]:
    """Returns the command that signs one piece of code.

    Library validation, a part of the hardened runtime, rejects libraries without a team's name, so an ad-hoc
    signature omits the hardened runtime.
    """
    command: list[str | Path] = ["codesign", "--force", "--sign", identity]
    if identity == AD_HOC:
        return [*command, "--timestamp=none", path]
    command += ["--timestamp", "--options", "runtime"]
    if entitlements is not None:
        command += ["--entitlements", entitlements]
    return [*command, path]


def sign_bundle(bundle: Path, identity: str) -> None:
    """Signs a program and everything in it, and verifies the signatures."""
    code = code_in(bundle)
    for path in code:
        run(*codesign(path, identity, ENTITLEMENTS if path == bundle else None))
    run("codesign", "--verify", "--deep", "--strict", "--verbose=2", bundle)
    if identity == AD_HOC:
        say(f"NOT SIGNED: {bundle.name} has an ad-hoc signature, for there is no APPLE_CERTIFICATE.")
    else:
        say(f"Signed: {bundle.name} and {len(code) - 1} pieces of code in it.")


def sign_image(image: Path, identity: str) -> None:
    """Signs a disk image, but not without a certificate, because an ad-hoc signature would prove nothing."""
    if identity != AD_HOC:
        run("codesign", "--force", "--sign", identity, "--timestamp", image)
        run("codesign", "--verify", "--strict", "--verbose=2", image)


# ------------------------------------------------------------------------------------------------- the notary


def notarise(path: Path, notary: Notary | None) -> None:
    """Has Apple notarise a program or a disk image, and staples the ticket; without a notary, says so."""
    if notary is None:
        say(f"NOT NOTARISED: {path.name}, for there is no APPLE_NOTARY_KEY with a certificate.")
        return
    with tempfile.TemporaryDirectory() as folder:
        sent = path
        if path.is_dir():
            sent = Path(folder) / f"{path.stem}.zip"
            run("ditto", "-c", "-k", "--keepParent", path, sent)
        submission = _ask(notary, "submit", str(sent)).get("id")
    # Printed before waiting, because the ID is enough to ask for the result later.
    say(f"The notary has {path.name} under {submission}; waiting ...")
    _ask(notary, "wait", str(submission), "--timeout", NOTARY_PATIENCE)
    # `notarytool` also succeeds if the notary has refused.
    status = _ask(notary, "info", str(submission)).get("status")
    if status != "Accepted":
        log = run("xcrun", "notarytool", "log", str(submission), *notary.arguments)
        raise Problem(f"The notary refused {path.name} ({status}):\n{log}")
    run("xcrun", "stapler", "staple", path)
    run("xcrun", "stapler", "validate", path)
    kind = ["execute"] if path.is_dir() else ["open", "--context", "context:primary-signature"]
    run("spctl", "--assess", "--type", *kind, "--verbose=4", path)
    say(f"Notarised: {path.name}")


def _ask(notary: Notary, *question: str) -> dict[str, object]:
    command = ["xcrun", "notarytool", *question, "--output-format", "json", *notary.arguments]
    done = subprocess.run(command, capture_output=True, encoding="utf-8")
    try:
        answer = json.loads(done.stdout)
    except ValueError:
        answer = None
    if not isinstance(answer, dict) or "id" not in answer:
        raise Problem(f"The notary gave no answer: {done.stderr.strip() or done.stdout.strip()}")
    return answer


# -------------------------------------------------------------------------------------------- the credentials


@contextmanager
def credentials(environment: Mapping[str, str] = os.environ) -> Iterator[tuple[str, Notary | None]]:
    """Yields the signing identity and the notary's credentials, and removes both afterwards."""
    certificate = environment.get("APPLE_CERTIFICATE", "")
    if not certificate:
        yield AD_HOC, None
        return
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        keychain = folder / "signing.keychain-db"
        before = _keychains()
        password = secrets.token_hex(16)  # of this keychain, which only exists during this call
        run("security", "create-keychain", "-p", password, keychain, hidden=True)
        try:
            run("security", "set-keychain-settings", "-lut", "21600", keychain)
            run("security", "unlock-keychain", "-p", password, keychain, hidden=True)
            file = _secret_file(folder / "certificate.p12", certificate)
            given = environment.get("APPLE_CERTIFICATE_PASSWORD", "")
            form = ["-T", "/usr/bin/codesign", "-t", "cert", "-f", "pkcs12"]
            run("security", "import", file, "-P", given, *form, "-k", keychain, hidden=True)
            partitions = ["-S", "apple-tool:,apple:,codesign:", "-s"]
            run("security", "set-key-partition-list", *partitions, "-k", password, keychain, hidden=True)
            run("security", "list-keychains", "-d", "user", "-s", keychain, *before)
            found = _IDENTITY.search(run("security", "find-identity", "-v", "-p", "codesigning", keychain))
            if found is None:
                raise Problem('APPLE_CERTIFICATE has no valid "Developer ID Application" certificate.')
            yield found[1], _notary(folder, environment)
        finally:
            run("security", "list-keychains", "-d", "user", "-s", *before)
            run("security", "delete-keychain", keychain)


def _keychains() -> list[str]:
    said = run("security", "list-keychains", "-d", "user")
    return [line.strip().strip('"') for line in said.splitlines() if line.strip()]


def _notary(folder: Path, environment: Mapping[str, str]) -> Notary | None:
    key, key_id, issuer = (
        environment.get(f"APPLE_NOTARY_{name}", "") for name in ("KEY", "KEY_ID", "ISSUER")
    )
    if not key:
        return None
    if not (key_id and issuer):
        raise Problem("APPLE_NOTARY_KEY is there, but APPLE_NOTARY_KEY_ID or APPLE_NOTARY_ISSUER isn't.")
    return Notary(_secret_file(folder / "notary.p8", key), key_id, issuer)


def _secret_file(path: Path, base64_text: str) -> Path:
    try:
        content = base64.b64decode("".join(base64_text.split()), validate=True)
    except ValueError as error:
        raise Problem(f"The secret for {path.name} isn't base64: {error}") from None
    path.touch(mode=0o600)
    path.write_bytes(content)
    return path


# ------------------------------------------------------------------------------------------------- the image


def layout(bundle: Path) -> dict[str, Any]:
    """Returns the look of the image's window, as settings of dmgbuild."""
    return {
        "format": "ULMO",  # packs best; macOS has read it since 10.15
        "filesystem": "HFS+",
        "files": [str(bundle)],
        "symlinks": {"Applications": "/Applications"},
        # No "hide_extensions": its attribute on the program would break the program's signature.
        "icon": str(ROOT / "resources" / "icons" / "stolik.icns"),
        "background": str(HERE / "background.png"),  # background@2x.png is found beside it
        "icon_size": ICON_SIZE,
        "text_size": 13,
        "icon_locations": {bundle.name: PROGRAM_AT, "Applications": APPLICATIONS_AT},
        "window_rect": ((200, 160), (PICTURE[0], PICTURE[1] + TITLE_BAR)),
        "default_view": "icon-view",
    }


def build_image(bundle: Path, image: Path) -> None:
    """Writes the image; `dmgbuild` only exists on a Mac."""
    from dmgbuild.core import DMGError, build_dmg

    for left in reversed(range(TRIES)):
        image.unlink(missing_ok=True)
        try:
            build_dmg(str(image), f"{NAME} {VERSION}", settings=layout(bundle))
        except DMGError as error:
            if not left:
                raise Problem(f"The disk image could not be made: {error}") from None
            # A virus scanner may keep the new volume busy for a moment: "Resource busy".
            say(f"The disk image could not be made yet: {error}")
            time.sleep(PAUSE)
        else:
            return


def try_installed(image: Path, folder: Path) -> None:
    """Tests an image: copies the program out of it as the Finder does, and runs that copy's self-test."""
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
    """Makes the image, or with ``--try FOLDER`` installs the finished one into a folder and tests it."""
    if platform.system() != "Darwin":
        raise Problem("A disk image for macOS can only be made on a Mac.")
    if arguments[:1] == ["--try"]:
        try_installed(DMG, Path(arguments[1]))
        return 0
    if not BUNDLE.is_dir():
        raise Problem(f"{BUNDLE.relative_to(ROOT)} isn't there; please run python3 dev.py freeze first.")
    DIST.mkdir(exist_ok=True)
    with credentials() as (identity, notary):
        sign_bundle(BUNDLE, identity)
        # The program gets its own ticket: it is copied out of the image and may start without a network.
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
