"""A pseudo language: English with accents on its letters, and a third longer, as German may be.

Untranslated text shows in plain letters; text that fits in this language fits in most others.
"""

from __future__ import annotations

import re
import shutil
import sys
from pathlib import Path
from typing import Final, TypeAlias
from xml.etree import ElementTree

sys.path.insert(0, str(Path(__file__).parents[2] / "packaging"))

from shipped import compile_translations

TRANSLATIONS: Final = Path(__file__).parents[2] / "translations"
CODE: Final = "eo"
"""The code of a language that Qt knows, with two plural forms like English."""

Tree: TypeAlias = "ElementTree.ElementTree[ElementTree.Element[str]]"

_PLAIN, _MARKS = "acegijknorsuwyzACEGIJKNORSUWYZ", "áčéğíĵķñôŕšúŵýžÁČÉĞÍĴĶÑÔŔŠÚŴÝŽ"
_MARKED: Final = str.maketrans(_PLAIN, _MARKS)
_PLACE: Final = re.compile(r"(%L?\d|%n|\{\w+\}|<[^>]+>)")


def pseudo(text: str) -> str:
    """Return a sentence in the language: placeholders are unchanged, two of five letters are doubled."""
    letters, parts = 0, []
    for part in _PLACE.split(text):
        if _PLACE.fullmatch(part):
            parts.append(part)
            continue
        for sign in part:
            letters += sign.isalpha()
            doubled = sign.isalpha() and letters % 5 in (2, 4)
            parts.append(sign.translate(_MARKED) * (2 if doubled else 1))
    return "".join(parts)


def compiled(root: Path) -> Path:
    """Compile the program's languages and this one, as `dev.py` does; return the folder of the results."""
    folder = root / "translations"
    shutil.copytree(TRANSLATIONS, folder)
    tree = ElementTree.parse(folder / "stolik_pl.ts")
    tree.getroot().set("language", CODE)
    fill(tree)
    tree.write(folder / f"stolik_{CODE}.ts", encoding="utf-8", xml_declaration=True)
    compile_translations(root)
    return root / "build" / "translations"


def fill(tree: Tree) -> None:
    """Translate every message of a translation file for a language with two plural forms."""
    plurals = {
        _key(context, message): [form.text or "" for form in message.iter("numerusform")]
        for context, message in _messages(ElementTree.parse(TRANSLATIONS / "stolik_en.ts"))
    }
    for context, message in _messages(tree):
        translation = message.find("translation")
        assert translation is not None
        translation.clear()
        forms = plurals.get(_key(context, message), [])
        for form in forms:
            ElementTree.SubElement(translation, "numerusform").text = pseudo(form)
        if not forms:
            translation.text = pseudo(message.findtext("source", ""))


def _messages(tree: Tree) -> list[tuple[str, ElementTree.Element]]:
    return [
        (context.findtext("name", ""), message)
        for context in tree.iter("context")
        for message in context.iter("message")
    ]


def _key(context: str, message: ElementTree.Element) -> tuple[str, str, str]:
    return context, message.findtext("source", ""), message.findtext("comment", "")


def is_pseudo(text: str) -> bool:
    """Return whether a text is in this language; names chosen by people have no accents."""
    return any(sign in _MARKS for sign in text)
