"""Writes a CycloneDX bill of materials for the contents of a frozen program.

``python packaging/release/sbom.py`` writes it for this system's frozen folder. It lists the parts of
`resources/licences/parts.json` that have files in the folder or modules in the executable; a part compiled
into another is listed below it. The same folder and commit give the same bytes, down to the serial number.
"""

from __future__ import annotations

import json
import platform
import re
import sys
import uuid
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from facts import APP_ID, BUNDLE, DIST, FOLDER, NAME, ROOT, VERSION, Problem, epoch, say
from licences import AT_RUN_TIME, Part, owners, read_parts

LOCK = ROOT / "packaging" / "lock-run.txt"
SPEC = "1.6"

# The SPDX identifiers for the licences of our parts. A licence with any other word in it is given by name.
_SPDX = frozenset(
    """
    AFL-2.1 Apache-2.0 BSD-2-Clause BSD-3-Clause CC0-1.0 FTL GPL-2.0-or-later HPND HPND-sell-variant IJG
    LGPL-2.1-or-later LGPL-3.0-only Libpng MIT MIT-0 MPL-2.0 OFL-1.1 PSF-2.0 Unicode-3.0 X11 Zlib libpng-2.0
    Bootloader-exception PCRE2-exception AND OR WITH
    """.split()
)
_PINNED = re.compile(r"^([\w.-]+)==([\w.]+)", re.MULTILINE)


def pinned(lock: Path = LOCK) -> dict[str, str]:
    """Returns the versions of the locked packages by name, in the spelling of package indexes."""
    return {_canonical(name): version for name, version in _PINNED.findall(lock.read_text("utf-8"))}


def _canonical(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def bundled(folder: Path, parts: list[Part]) -> list[Part]:
    """Returns the parts that a frozen folder contains."""
    found = {part.id for part in parts if part.modules}
    for path in folder.rglob("*"):
        if path.is_file() and not path.is_symlink():
            found.update(owners(path.relative_to(folder).as_posix(), parts))
    # Parts inside other parts are included, at any depth.
    while more := {part.id for part in parts if part.inside in found} - found:
        found |= more
    return [part for part in parts if part.id in found]


def component(part: Part, versions: Mapping[str, str]) -> dict[str, Any]:
    """Returns one part as CycloneDX describes it."""
    entry: dict[str, Any] = {"type": "library", "bom-ref": part.id, "name": part.name}
    version = part.version
    if part.version_of == "python":
        version = platform.python_version()
    if version:
        entry["version"] = version
    entry["licenses"] = [licence(part.licence)]
    distribution = _canonical(part.version_of)
    if distribution and part.version_of not in AT_RUN_TIME:
        locked = versions.get(distribution)
        if locked not in (None, version):
            raise Problem(f"{part.id} is {version} in parts.json, but {locked} in {LOCK.name}.")
        if part.modules:  # the part is the package itself, not something inside it
            entry["purl"] = f"pkg:pypi/{distribution}@{version}"
    return entry


def licence(words: str) -> dict[str, Any]:
    """Returns a licence by its SPDX identifier or expression if it has one, otherwise by its name."""
    tokens = re.findall(r"[^\s()]+", words)
    if not all(token in _SPDX for token in tokens):
        return {"license": {"name": words}}
    return {"license": {"id": words}} if len(tokens) == 1 else {"expression": words}


def bill(folder: Path, parts: list[Part], versions: Mapping[str, str], moment: int) -> dict[str, Any]:
    """Returns the complete bill of a frozen folder."""
    own, *others = bundled(folder, parts)
    entries = {part.id: component(part, versions) for part in others}
    top = []
    for part in others:
        if part.inside in entries:
            entries[part.inside].setdefault("components", []).append(entries[part.id])
        else:
            top.append(entries[part.id])
    content: dict[str, Any] = {
        "metadata": {
            "timestamp": datetime.fromtimestamp(moment, UTC).isoformat().replace("+00:00", "Z"),
            "component": {
                "type": "application",
                "bom-ref": own.id,
                "name": NAME,
                "version": VERSION,
                "licenses": [licence(own.licence)],
                "properties": [{"name": "system", "value": system()}, {"name": "id", "value": APP_ID}],
            },
        },
        "components": top,
        "dependencies": [{"ref": own.id, "dependsOn": sorted(entry["bom-ref"] for entry in top)}],
    }
    serial = uuid.uuid5(uuid.NAMESPACE_URL, json.dumps(content, sort_keys=True))
    return {
        "$schema": f"http://cyclonedx.org/schema/bom-{SPEC}.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": SPEC,
        "serialNumber": f"urn:uuid:{serial}",
        "version": 1,
        **content,
    }


def system() -> str:
    """Returns this system's name as in the file names of a release."""
    names = {"Darwin": "macos", "Windows": "windows"}
    return f"{names.get(platform.system(), 'linux')}-{platform.machine().lower().replace('amd64', 'x86_64')}"


def main() -> int:
    """Writes the bill into the folder of the installers."""
    folder = BUNDLE if platform.system() == "Darwin" else FOLDER
    if not folder.is_dir():
        raise Problem("There is no frozen program yet; please call `python3 dev.py freeze` first.")
    found = bill(folder, read_parts(), pinned(), epoch())
    target = DIST / f"stolik-{VERSION}-{system()}.cdx.json"
    target.write_text(json.dumps(found, indent=1, ensure_ascii=False) + "\n", encoding="utf-8", newline="\n")
    say(f"Made: {target.relative_to(ROOT)}, {len(found['components'])} parts")
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except Problem as problem:
        sys.exit(str(problem))
