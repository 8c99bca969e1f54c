"""Checks of QML against the types that Python registers, and of the translations.

`dev.py` runs it with the Python of `.venv` and one word: `qml`, `translations` or `translate`, which the
codes of new languages may follow.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from graphlib import TopologicalSorter
from pathlib import Path
from xml.etree import ElementTree

from descriptions import README, readme

ROOT = Path(__file__).resolve().parent.parent
TYPES = ROOT / "build" / "qmltypes"
TRANSLATIONS = ROOT / "translations"

SOURCE = "stolik_en.ts"
"""The translation file of the sources' own language, where only plurals need text."""

IMPORT_NAME = re.compile(r"^QML_IMPORT_NAME\b[^=\n]*=\s*[\"']([\w.]+)[\"']", re.MULTILINE)
"""A line `QML_IMPORT_NAME = "Stolik.Table"` makes a file's classes part of that QML module."""

PLACE = re.compile(r"%L?\d|%n|\{\w+\}")

HANGING = re.compile(r"(?<![\w%])([^\W\d_]) (?=\S)")
"""A one-letter word followed by a breakable space; a no-break space would look the same."""

TRANSLATED = re.compile(r"(<(?:translation|numerusform)\b[^>]*>)([^<]+)")


def tool(name: str, *arguments: str | Path) -> subprocess.CompletedProcess[str]:
    """Runs a tool of PySide6 and captures its output."""
    program = Path(sys.executable).with_name(f"pyside6-{name}" + (".exe" if os.name == "nt" else ""))
    command = [program, *arguments]
    return subprocess.run(
        command,
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    )


def files(*endings: str) -> list[Path]:
    """Returns the program's files with these endings, sorted."""
    paths = (path.relative_to(ROOT) for ending in endings for path in (ROOT / "desktop").rglob(f"*{ending}"))
    return sorted(paths)


def python_modules() -> dict[str, list[Path]]:
    """Returns the Python files of each QML module written in Python."""
    modules: dict[str, list[Path]] = {}
    for path in files(".py"):
        found = IMPORT_NAME.search((ROOT / path).read_text(encoding="utf-8"))
        if found:
            modules.setdefault(found[1], []).append(path)
    return modules


_DERIVED = re.compile(r"^class \w+\(([^)]*)\):", re.MULTILINE)


def in_order(paths: list[Path]) -> list[Path]:
    """Returns files so that each follows those it imports, as the type compiler needs base classes first."""
    modules = {".".join(path.relative_to("desktop").with_suffix("").parts): path for path in paths}
    order: TopologicalSorter[Path] = TopologicalSorter()
    for path in paths:
        text = (ROOT / path).read_text(encoding="utf-8")
        # Imports only for the type checker can't be base classes.
        order.add(path, *(other for name, other in modules.items() if f"\nfrom {name} import" in text))
    return list(order.static_order())


def uses(sources: list[Path], others: list[Path]) -> bool:
    """Returns whether any of these files imports one of the others, and so may use its types."""
    names = {".".join(path.relative_to("desktop").with_suffix("").parts) for path in others}
    texts = [(ROOT / path).read_text(encoding="utf-8") for path in sources]
    return any(f"from {name} import" in text for name in names for text in texts)


def bases(sources: list[Path], others: list[Path]) -> list[Path]:
    """Returns those of the other files that contain a direct or indirect base class of these."""
    texts = [(ROOT / path).read_text(encoding="utf-8") for path in sources]
    contents = {path: (ROOT / path).read_text(encoding="utf-8") for path in others}
    found: list[Path] = []
    while texts:
        bases = "".join(f" {base}" for text in texts for base in _DERIVED.findall(text))
        derived = set(re.findall(r"\w+", bases))
        new = [
            path
            for path, text in contents.items()
            if path not in found and any(f"\nclass {name}(" in text for name in derived)
        ]
        found += new
        texts = [contents[path] for path in new]
    return found


def describe(module: str, modules: dict[str, list[Path]]) -> str:
    """Writes the description of a module's Python types for qmllint; returns the complaint if that fails.

    The type compiler knows no other module, so base classes from others are included again.
    """
    others = [path for name, paths in modules.items() if name != module for path in paths]
    sources = in_order([*modules[module], *bases(modules[module], others)])
    folder = TYPES.joinpath(*module.split("."))
    folder.mkdir(parents=True, exist_ok=True)
    dump, types = folder / "types.json", folder / "plugins.qmltypes"
    done = tool("metaobjectdump", "--compact", "--quiet", *sources, "-o", dump)
    if done.returncode == 0:
        # A module inside a program only needs a major version. The C++ that is also generated is unused.
        registered: list[str | Path] = [
            "--import-name",
            module,
            "--major-version",
            "1",
            "--generate-qmltypes",
            types,
        ]
        done = tool("qmltyperegistrar", *registered, "-o", folder / "unused.cpp", dump)
    used = [name for name, paths in modules.items() if name != module and uses(sources, paths)]
    lines = [f"module {module}", f"typeinfo {types.name}", *(f"import {name}" for name in used)]
    (folder / "qmldir").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return done.stdout if done.returncode else ""


def check_qml() -> list[str]:
    """Returns the complaints of qmllint about every QML file, including all warnings."""
    sources = files(".qml")
    if not sources:
        print("There is no QML yet.")
        return []
    shutil.rmtree(TYPES, ignore_errors=True)
    modules = python_modules()
    complaints = [said for module in modules if (said := describe(module, modules))]
    # The description of Python's types omits `constant=True`; Qt itself warns of a property without a signal.
    options: list[str | Path] = [
        "--max-warnings",
        "0",
        "--stale-property-read",
        "disable",
        "-I",
        "desktop/stolik/qml",
        "-I",
        TYPES,
    ]
    done = tool("qmllint", *options, *sources)
    return [*complaints, done.stdout] if done.returncode else complaints


def languages(folder: Path = TRANSLATIONS) -> list[Path]:
    """Returns the translation files in a folder, each named after its language."""
    return sorted(folder.glob("stolik_*.ts"))


def lupdate(*arguments: str | Path) -> None:
    """Runs Qt's collector of sentences, which takes a file's language from its content or from its name."""
    done = tool(
        "lupdate",
        "-silent",
        "-no-obsolete",
        "-source-language",
        "en_US",
        "-tr-function-alias",
        "QT_TRANSLATE_NOOP=N_",
        *arguments,
    )
    if done.returncode:
        raise SystemExit(f"lupdate failed:\n{done.stdout}")


def update(folder: Path, new: Sequence[str] = ()) -> None:
    """Updates the translations in this folder to match the sentences of the program.

    Each sentence is stored with its location, counted in lines from the previous one. For every code of a
    `new` language a file is created.
    """
    for code in new:
        if not re.fullmatch("[a-z]{2,3}(_[A-Z]{2})?", code):
            raise SystemExit(f"{code} is no code of a language, such as de or pt_BR; nothing was changed.")
    with tempfile.TemporaryDirectory() as place:
        # Listed one by one, because lupdate doesn't look for Python files in folders.
        sources = Path(place, "sources.txt")
        found = [*files(".py", ".qml"), Path("packaging", "sentences.py")]
        sources.write_text("\n".join(path.as_posix() for path in found), encoding="utf-8")
        for path in sorted({*languages(folder), *(folder / f"stolik_{code}.ts" for code in new)}):
            options = ["-pluralonly"] if path.name == SOURCE else []
            lupdate("-locations", "relative", *options, f"@{sources}", "-ts", path)
            if path.name != SOURCE:
                join(path)


def join(path: Path) -> None:
    """Joins every one-letter word in a translation to the next word, so that no line ends with it."""
    text = path.read_text("utf-8")
    tied = TRANSLATED.sub(lambda found: found[1] + HANGING.sub(r"\1&#xa0;", found[2]), text)
    path.write_text(tied, "utf-8", newline="\n")


def plural_forms(path: Path) -> int:
    """Returns how many plural forms Qt has for the language of a translation file."""
    with tempfile.TemporaryDirectory() as place:
        source, outcome = Path(place, "plural.py"), Path(place, path.name)
        source.write_text('self.tr("%n", "", 1)\n', encoding="utf-8")
        language = ElementTree.parse(path).getroot().get("language", "")
        lupdate("-target-language", language, source, "-ts", outcome)
        return len(list(ElementTree.parse(outcome).getroot().iter("numerusform")))


def faults(message: ElementTree.Element, plurals: int, *, joined: bool = True) -> Iterator[str]:
    """Yields the faults of one translated sentence in a language with ``plurals`` plural forms.

    With ``joined``, a one-letter word that could end a line is a fault too.
    """
    source = message.findtext("source", "")
    translation = message.find("translation")
    if translation is None or translation.get("type"):
        yield "not translated"
        return
    forms = [translation]
    if message.get("numerus") == "yes":
        forms = translation.findall("numerusform")
        if len(forms) != plurals:
            yield f"{len(forms)} plural forms instead of {plurals}"
    for form in forms:
        text = form.text or ""
        if not text.strip():
            yield "empty"
        # A plural form may omit the number itself: "one tile".
        elif set(PLACE.findall(text)) | {"%n"} != set(PLACE.findall(source)) | {"%n"}:
            yield f"other placeholders than in the source: {text!r}"
        elif joined and HANGING.search(text):
            yield f"a line may end with a one-letter word, run: python3 dev.py translate: {text!r}"


def sentences(path: Path) -> dict[tuple[str, str, str], ElementTree.Element]:
    """Returns the messages of a translation file by context, source and comment."""
    if not path.exists():
        return {}
    found = {}
    for context in ElementTree.parse(path).getroot().iter("context"):
        for message in context.iter("message"):
            source, comment = message.findtext("source", ""), message.findtext("comment", "")
            found[context.findtext("name", ""), source, comment] = message
    return found


def check_translations() -> list[str]:
    """Returns the complaints about sentences that are new, gone, moved, untranslated or incomplete."""
    complaints = []
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        for path in TRANSLATIONS.glob("*.ts"):
            shutil.copy(path, folder)
        update(folder)
        for path in languages():
            name, plurals = path.name, plural_forms(path)
            old, new = sentences(path), sentences(folder / name)
            wrong = [(key, "missing, run: python3 dev.py translate") for key in new.keys() - old.keys()]
            wrong += [(key, "no longer in the program") for key in old.keys() - new.keys()]
            joined = name != SOURCE
            wrong += [
                (key, fault)
                for key in new.keys() & old.keys()
                for fault in faults(old[key], plurals, joined=joined)
            ]
            complaints += sorted(f"{name}: {key[0]}: {key[1]!r}: {fault}" for key, fault in wrong)
            # The copy tells each place from its own folder.
            here = f'filename="{Path(os.path.relpath(Path.cwd(), folder)).as_posix()}/'
            if not wrong and (folder / name).read_text("utf-8").replace(
                here, 'filename="../'
            ) != path.read_text("utf-8"):
                complaints.append(f"{name}: sentences have other places, run: python3 dev.py translate")
    return complaints


def main(arguments: list[str]) -> int:
    """Runs one check and returns the exit code."""
    if arguments[:1] == ["translate"]:
        update(TRANSLATIONS, arguments[1:])
        README.write_text(readme(), "utf-8", newline="\n")
        return 0
    check = {"qml": check_qml, "translations": check_translations}[arguments[0]]
    complaints = check()
    for complaint in complaints:
        print(complaint.rstrip())
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
