"""Adds the files outside the package to the wheel: resources and compiled translations."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))
from shipped import compile_translations, resources


class StolikBuildHook(BuildHookInterface[Any]):
    """Adds files to the wheel, except to an editable one, where the program finds them in the sources."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Adds the files to `build_data`; `version` is the kind of the wheel, `standard` or `editable`."""
        if version == "editable":
            return
        root = Path(self.root)
        added: dict[str, str] = build_data["force_include"]
        for path in resources(root):
            added[str(root / path)] = f"stolik/{path.as_posix()}"
        for path in compile_translations(root):
            added[str(path)] = f"stolik/translations/{path.name}"
