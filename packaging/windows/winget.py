"""Makes the manifest for winget: `python packaging/windows/winget.py [FOLDER]`.

It is three files in the folder, `dist/winget` if none is named, to be sent to the list of winget once the
setup of this version can be downloaded. They are JSON, which is YAML as well. What they say is what the
project says of itself elsewhere; the checksum is that of the setup in `dist`.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from descriptions import labels
from facts import DIST, FILE_TYPES, NAME, SETUP, URLS, VERSION, Problem
from release.checksums import checksum

IDENTIFIER = "Stolik.Stolik"
PUBLISHER = "The Stolik authors"
SCHEMA = "1.12.0"
SUMMARY = {
    "en-US": ("Family games around one computer, offline", "for people and computer players"),
    "pl-PL": ("Gry rodzinne przy jednym komputerze, bez internetu", "dla ludzi i graczy komputerowych"),
}


def manifests(sha256: str) -> dict[str, dict[str, Any]]:
    """Returns what each file of the manifest holds, by its name; `sha256` is the checksum of the setup."""
    head = {"PackageIdentifier": IDENTIFIER, "PackageVersion": VERSION}
    foot = {"ManifestVersion": SCHEMA}
    english, polish = SUMMARY
    found = {
        "": {**head, "DefaultLocale": english, "ManifestType": "version", **foot},
        "installer": {
            **head,
            "Platform": ["Windows.Desktop"],
            "MinimumOSVersion": "10.0.17763.0",
            "InstallerType": "nullsoft",
            "Scope": "user",
            "InstallModes": ["interactive", "silent"],
            "UpgradeBehavior": "install",
            "Commands": [NAME.lower()],
            "FileExtensions": [each.ending.removeprefix(".") for each in FILE_TYPES],
            "Installers": [
                {
                    "Architecture": "x64",
                    "InstallerUrl": f"{URLS['Homepage']}/download/{SETUP.name}",
                    "InstallerSha256": sha256.upper(),
                }
            ],
            "ManifestType": "installer",
            **foot,
        },
    }
    for locale in (english, polish):
        kind = "defaultLocale" if locale == english else "locale"
        found[f"locale.{locale}"] = {
            **head,
            "PackageLocale": locale,
            "Publisher": PUBLISHER,
            "PublisherUrl": URLS["Homepage"],
            "PublisherSupportUrl": URLS["Issues"],
            "PackageName": NAME,
            "License": "MIT",
            "ShortDescription": SUMMARY[locale][0],
            "Description": _description(locale),
            "ReleaseNotesUrl": URLS["Changelog"],
            **({"Tags": ["family", "board-games", "dice", "offline"]} if locale == english else {}),
            "ManifestType": kind,
            **foot,
        }
    return {f"{IDENTIFIER}{name and '.'}{name}.yaml": plain for name, plain in found.items()}


def _description(locale: str) -> str:
    summary, who = SUMMARY[locale]
    games = ", ".join([label.title for label in labels(locale[:2])])
    return f"{summary}: {games} – {who}."


def text(plain: Mapping[str, Any]) -> str:
    """Returns a file of the manifest."""
    kind = plain["ManifestType"]
    schema = f"https://aka.ms/winget-manifest.{kind}.{SCHEMA}.schema.json"
    return f"# yaml-language-server: $schema={schema}\n{json.dumps(plain, ensure_ascii=False, indent=2)}\n"


def main(arguments: list[str]) -> int:
    """Writes the files and returns the exit code."""
    folder = Path(arguments[0]) if arguments else DIST / "winget"
    if not SETUP.is_file():
        raise Problem(
            f"There is no {SETUP.name} in {SETUP.parent.name}; packaging/windows/make_setup.py makes it."
        )
    folder.mkdir(parents=True, exist_ok=True)
    for name, plain in manifests(checksum(SETUP)).items():
        (folder / name).write_text(text(plain), encoding="utf-8", newline="\n")
        print(folder / name)
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except Problem as problem:
        sys.exit(str(problem))
