"""What lies in a frozen folder, as the lists that the setup and the MSI are made from."""

from __future__ import annotations

import uuid
from collections.abc import Iterable
from pathlib import Path, PurePosixPath

# Files that Windows holds on to while the program runs.
CODE = {".exe", ".dll", ".pyd"}

# Made up once for Stolik; everything in the MSI that must keep its name for ever is derived from it.
NAMESPACE = uuid.UUID("6d0c0f4e-8a3b-5c51-9c0e-2f6b7a1d4e93")


def files_of(folder: Path) -> list[PurePosixPath]:
    """Return the files below a folder, in an order that is the same everywhere."""
    found = (path for path in folder.rglob("*") if path.is_file())
    return sorted(PurePosixPath(path.relative_to(folder).as_posix()) for path in found)


def folders_of(files: Iterable[PurePosixPath]) -> list[PurePosixPath]:
    """Return the folders that hold these files, but for the topmost, each before what lies in it."""
    return sorted({parent for path in files for parent in path.parents if parent.name})


def kilobytes(folder: Path) -> int:
    """Return how much the files of a folder hold, as Windows shows it among the installed programs."""
    return -(-sum((folder / path).stat().st_size for path in files_of(folder)) // 1024)


def stable_guid(name: str) -> str:
    """Return the identity of a part of the MSI: the same for the same name in every version."""
    return str(uuid.uuid5(NAMESPACE, name)).upper()


def backslashed(path: PurePosixPath) -> str:
    """Write a path as a string in a script of NSIS."""
    return str(path).replace("/", "\\").replace("$", "$$")


def macro(name: str, lines: Iterable[str]) -> str:
    """Write a macro of NSIS."""
    return "\n".join([f"!macro {name}", *(f"  {line}" for line in lines), "!macroend", ""])


def staging(folder: Path, files: list[PurePosixPath]) -> list[str]:
    """Unpack each file into the staging folder."""
    lines = []
    current = None
    for path in sorted(files, key=lambda path: (path.parent, path.name)):
        if path.parent != current:
            current = path.parent
            inside = "" if not current.name else "\\" + backslashed(current)
            lines.append(f'SetOutPath "${{STAGE}}{inside}"')
        lines.append(f'File "{(folder / path).resolve()}"')  # not a string of NSIS: a dollar stays one
    return lines


def placing(files: list[PurePosixPath]) -> list[str]:
    """Rename each file from the staging folder to its place."""
    folders = [f'CreateDirectory "$INSTDIR\\{backslashed(folder)}"' for folder in folders_of(files)]
    return folders + [each for path in files for each in (f'Push "{backslashed(path)}"', "Call PlaceFile")]


def testing(files: list[PurePosixPath]) -> list[str]:
    """Try, before the first removal, whether each file that may be in use can be removed."""
    code = [path for path in files if path.suffix.lower() in CODE]
    return [each for path in code for each in (f'Push "$INSTDIR\\{backslashed(path)}"', "Call un.TestFile")]


def removing(files: list[PurePosixPath]) -> list[str]:
    """Delete each file, then each folder, the deepest first; a folder with other people's files stays."""
    deleted = [f'Delete "$INSTDIR\\{backslashed(path)}"' for path in files]
    return deleted + [f'RMDir "$INSTDIR\\{backslashed(folder)}"' for folder in reversed(folders_of(files))]


def nsis_macros(folder: Path, icons: list[Path]) -> str:
    """Write the macros that stolik.nsi expects, over all files of the folder and the icons of our files."""
    inside = files_of(folder)
    files = [*inside, *(PurePosixPath(icon.name) for icon in icons)]
    unpacking = [*staging(folder, inside), 'SetOutPath "${STAGE}"']
    unpacking += [f'File "{icon.resolve()}"' for icon in icons]
    return "\n".join(
        [
            macro("STAGE_FILES", unpacking),
            macro("PLACE_FILES", placing(files)),
            macro("TEST_FILES", testing(files)),
            macro("REMOVE_FILES", removing(files)),
        ]
    )
