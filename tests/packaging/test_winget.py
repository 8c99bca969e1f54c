"""The manifest for winget is what winget's own schemas ask for."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from facts import ROOT, SETUP, VERSION, Problem
from windows import winget

SCHEMAS = ROOT / "packaging" / "windows" / "winget-schemas"
KNOWN = set(
    "$id $schema $ref definitions title description default format type const enum pattern minLength "
    "maxLength minimum maximum properties required items minItems maxItems uniqueItems".split()
)
TYPES = {"string": str, "array": list, "object": dict, "integer": int, "boolean": bool, "null": type(None)}


def faults(value: Any, schema: Mapping[str, Any], root: Mapping[str, Any], at: str = "") -> Iterator[str]:
    """Yield where a value isn't what a JSON schema asks for; a rule that isn't known is a fault as well."""
    if "$ref" in schema:
        yield from faults(value, root["definitions"][schema["$ref"].rpartition("/")[2]], root, at)
        return
    yield from (f"{at}: {rule} isn't checked" for rule in set(schema) - KNOWN)
    kinds = schema.get("type", [])
    kinds = [kinds] if isinstance(kinds, str) else kinds
    if kinds and not isinstance(value, tuple([TYPES[kind] for kind in kinds])):
        yield f"{at}: is no {kinds}"
    if value != schema.get("const", value) or value not in schema.get("enum", [value]):
        yield f"{at}: can't be {value!r}"
    if isinstance(value, str):
        if not schema.get("minLength", 0) <= len(value) <= schema.get("maxLength", len(value)):
            yield f"{at}: is too short or too long"
        if not re.search(schema.get("pattern", ""), value):
            yield f"{at}: {value!r} isn't of the pattern"
    if isinstance(value, list):
        if not schema.get("minItems", 0) <= len(value) <= schema.get("maxItems", len(value)):
            yield f"{at}: has too few or too many items"
        if schema.get("uniqueItems") and len({json.dumps(item) for item in value}) < len(value):
            yield f"{at}: has an item twice"
        for number, item in enumerate(value):
            yield from faults(item, schema["items"], root, f"{at}[{number}]")
    if isinstance(value, dict):
        yield from (f"{at}: lacks {name}" for name in set(schema.get("required", ())) - set(value))
        for name, item in value.items():
            if name not in schema["properties"]:
                yield f"{at}: doesn't know {name}"
            else:
                yield from faults(item, schema["properties"][name], root, f"{at}.{name}")


@pytest.mark.parametrize("name, plain", winget.manifests("a" * 64).items())
def test_every_file_is_what_its_schema_asks_for(name: str, plain: dict[str, Any]) -> None:
    schema = json.loads((SCHEMAS / f"{plain['ManifestType']}.json").read_text("utf-8"))
    assert winget.SCHEMA in schema["$id"]
    assert list(faults(plain, schema, schema)) == []
    broken = {**plain, "PackageVersion": "a/b"}
    assert list(faults(broken, schema, schema)) == [".PackageVersion: 'a/b' isn't of the pattern"]
    assert list(faults({**plain, "Wrong": 1}, schema, schema)) == [": doesn't know Wrong"]
    assert json.loads(winget.text(plain).partition("\n")[2]) == plain
    assert name.startswith(winget.IDENTIFIER)


def test_the_checksum_is_that_of_the_setup(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(winget, "SETUP", tmp_path / SETUP.name)
    with pytest.raises(Problem, match="make_setup"):
        winget.main([str(tmp_path / "winget")])
    (tmp_path / SETUP.name).write_bytes(b"setup")
    assert winget.main([str(tmp_path / "winget")]) == 0
    files = sorted((tmp_path / "winget").iterdir())
    assert len(files) == 4
    installer = json.loads(files[0].read_text("utf-8").partition("\n")[2])
    assert files[0].name == "Stolik.Stolik.installer.yaml"
    (offered,) = installer["Installers"]
    assert offered["InstallerSha256"] == hashlib.sha256(b"setup").hexdigest().upper()
    assert offered["InstallerUrl"].endswith(f"-{VERSION}-setup.exe")


def test_it_says_what_the_setup_says() -> None:
    script = (ROOT / "packaging" / "windows" / "stolik.nsi").read_text("utf-8")
    assert f'!define PUBLISHER "{winget.PUBLISHER}"' in script
    assert "RequestExecutionLevel user" in script
