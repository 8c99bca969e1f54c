"""Makes the MSI out of the frozen folder, by wixl: `python packaging/windows/make_msi.py [FOLDER]`.

The same folder and commit give the same bytes: the files bear the commit's moment, and what wixl makes up at
every call is written over.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import struct
import subprocess
import sys
import uuid
from pathlib import Path, PurePosixPath
from xml.etree import ElementTree

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from facts import BUILD, FOLDER, MSI, VERSION, Problem, epoch, say
from windows.folder_list import files_of, stable_guid
from windows.make_setup import ICON, TYPE_ICONS, four_parts
from windows.signing import sign

HERE = Path(__file__).resolve().parent
SPACE = "http://schemas.microsoft.com/wix/2006/wi"
PROGRAM = PurePosixPath("stolik.exe")  # stolik.wxs has it, with its shortcut

# How the summary of a compound file is found ([MS-OLEPS]), the numbers of those parts that wixl makes up at
# every call (Windows Installer, "Summary Information Stream Property Set"), and which kinds they are of.
SUMMARY = uuid.UUID("f29f85e0-4ff9-1068-ab91-08002b27b3d9").bytes_le
CODE, CREATED, SAVED = 9, 12, 13
TEXT, TIME = 30, 64


def name_of(kind: str, path: PurePosixPath) -> str:
    """Return the name of a part inside the MSI: short, of plain letters, and the same in every version."""
    return kind + stable_guid(f"{kind} {path}").replace("-", "")


def from_root(path: Path) -> str:
    """Return a path as wixl finds it: below the folder it is called in, which is the root."""
    whole = path.resolve()
    return whole.relative_to(whole.anchor).as_posix()


def fragment(folder: Path) -> ElementTree.Element:
    """Return every file of the folder as a component of its own, in its directory."""
    root = ElementTree.Element("Wix", xmlns=SPACE)
    part = ElementTree.SubElement(root, "Fragment")
    top = ElementTree.SubElement(part, "DirectoryRef", Id="INSTALLDIR")
    directories = {PurePosixPath("."): top}
    group = ElementTree.Element("ComponentGroup", Id="Inside")
    for path in files_of(folder):
        if path == PROGRAM:
            continue
        if not str(path).isascii() or "$" in str(path):
            raise Problem(f"wixl can't take the name of {path}.")
        for parent in reversed(path.parents):
            if parent not in directories:
                named = {"Id": name_of("d", parent), "Name": parent.name}
                directories[parent] = ElementTree.SubElement(directories[parent.parent], "Directory", named)
        identity = {"Id": name_of("c", path), "Guid": stable_guid(f"component {path}"), "Win64": "yes"}
        component = ElementTree.SubElement(directories[path.parent], "Component", identity)
        source = {"Id": name_of("f", path), "Name": path.name, "Source": from_root(folder / path)}
        ElementTree.SubElement(component, "File", {**source, "KeyPath": "yes"})
        ElementTree.SubElement(group, "ComponentRef", Id=identity["Id"])
    part.append(group)
    return root


def steady(content: bytes, moment: int) -> bytes:
    """Return an MSI with the same summary at every call.

    Its package code follows from all the rest of it, and its times are a `moment`, in seconds since 1970.
    """
    changed = bytearray(content)
    try:
        start = content.index(SUMMARY) - 28  # of the summary; what stands before has this length
        start += struct.unpack_from("<I", content, start + 44)[0]
        (count,) = struct.unpack_from("<I", content, start + 4)
        parts = dict(struct.unpack_from("<II", content, start + 8 * number) for number in range(1, count + 1))
        code, *times = (start + parts[each] for each in (CODE, CREATED, SAVED))
        kinds = [struct.unpack_from("<I", content, at)[0] for at in (code, *times)]
        if kinds != [TEXT, TIME, TIME] or content[code + 8 : code + 9] != b"{":
            raise ValueError
    except (ValueError, KeyError, struct.error):
        raise Problem("wixl has written a summary of another form.") from None
    for at in times:  # in tenths of a microsecond since 1601
        struct.pack_into("<Q", changed, at + 4, (moment + 11_644_473_600) * 10**7)
    changed[code + 9 : code + 45] = bytes(36)
    name = stable_guid(f"package {hashlib.sha256(changed).hexdigest()}")
    changed[code + 9 : code + 45] = name.encode("ascii")
    return bytes(changed)


def make(folder: Path = FOLDER, outcome: Path = MSI, version: str = VERSION) -> Path:
    """Compile the MSI and return its path."""
    if not (folder / PROGRAM).is_file():
        raise Problem(f"There is no stolik.exe in {folder}; freeze the program for Windows first.")
    if not shutil.which("wixl"):
        raise Problem("wixl is missing; it makes the MSI (Debian: wixl).")
    work = BUILD / "windows"
    work.mkdir(parents=True, exist_ok=True)
    listed = work / f"files-{outcome.stem}.wxs"
    ElementTree.ElementTree(fragment(folder)).write(listed, encoding="utf-8", xml_declaration=True)
    outcome.parent.mkdir(parents=True, exist_ok=True)
    outcome.unlink(missing_ok=True)
    icons = [Path(shutil.copy(each, work)) for each in (ICON, *TYPE_ICONS)]
    moment = epoch()
    for path in (*icons, *(folder / each for each in files_of(folder))):
        os.utime(path, (moment, moment))
    defined = {
        "NUMBER": four_parts(version),
        "PRODUCT": stable_guid(f"product {version}"),
        "PROGRAM_GUID": stable_guid(f"component {PROGRAM}"),
        "FILE_TYPE_GUID": stable_guid("component file type"),
        "TOURNAMENT_TYPE_GUID": stable_guid("component file type tournament"),
        "FOLDER": from_root(folder),
        "ICON": from_root(icons[0]),
        "RECORD_ICON": from_root(icons[1]),
        "TOURNAMENT_ICON": from_root(icons[2]),
    }
    command = ["wixl", "--arch", "x64", "--output", str(outcome.resolve())]
    for name, value in defined.items():
        command += ["--define", f"{name}={value}"]
    command += [str(HERE / "stolik.wxs"), str(listed.resolve())]
    env = {**os.environ, "TZ": "UTC"}  # in the cabinet stands the time on the clock
    done = subprocess.run(command, cwd="/", env=env, capture_output=True, text=True, check=False)
    if done.returncode or not outcome.exists():
        raise Problem(f"wixl failed:\n{done.stdout}{done.stderr}")
    outcome.write_bytes(steady(outcome.read_bytes(), moment))
    return outcome


def main(arguments: list[str]) -> int:
    """Make the MSI and sign it where that can be done."""
    outcome = make(Path(arguments[0]).resolve() if arguments else FOLDER)
    sign(outcome)
    say(f"{outcome.name}: {outcome.stat().st_size / 1e6:.1f} MB")
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except Problem as problem:
        sys.exit(str(problem))
