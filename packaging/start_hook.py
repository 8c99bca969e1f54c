"""Runs before anything else of the frozen program: its home shall hold no caches, and it shall start soon."""

import importlib.util
import os
import sys
from _thread import RLock
from collections.abc import Sequence
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any

from stolik import started_with  # noqa: F401  # before anything is added to the environment

# All QML comes along compiled. Qt would make a folder for its cache all the same, so it is given one that is
# there, and told to write nothing.
os.environ.setdefault("QML_DISK_CACHE_PATH", os.path.dirname(sys.executable))  # noqa: PTH120  # pathlib takes time
os.environ.setdefault("QML_DISK_CACHE", "aot,qmlc-read")

# The driver keeps compiled drawing commands anyway; elsewhere the system has no such store of its own.
if sys.platform == "linux":
    os.environ.setdefault("QSG_RHI_DISABLE_DISK_CACHE", "1")

_LATE = ("inspect", "tempfile", "textwrap", "traceback", "zipfile")
"""Modules that others (`dataclasses`, shiboken6) import at the start, and use later, if at all."""

_loading = RLock()


class _LateModule(ModuleType):
    """A module that is loaded when something in it is asked for.

    That of `importlib.util.LazyLoader` is loaded as soon as a second module imports it.
    """

    def __getattr__(self, name: str) -> Any:
        spec = self.__spec__
        with _loading:
            # While it is loaded, what it imports may ask it for names that aren't there yet.
            if type(self) is _LateModule and spec is not None and spec.loader_state is None:
                spec.loader_state = "loading"
                assert spec.loader is not None
                spec.loader.exec_module(self)
                object.__setattr__(self, "__class__", ModuleType)
        return ModuleType.__getattribute__(self, name)


def _import_late(name: str) -> None:
    spec = importlib.util.find_spec(name)
    assert spec is not None
    module = importlib.util.module_from_spec(spec)
    object.__setattr__(module, "__class__", _LateModule)
    sys.modules[name] = module


class _Multiprocessing:
    """Lets PyInstaller's own hook for `multiprocessing` run when that is imported, not at every start."""

    @classmethod
    def find_spec(
        cls, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return the usual spec of `multiprocessing`, with a loader that also runs the hook."""
        if name != "multiprocessing":
            return None
        sys.meta_path.remove(cls)
        spec = importlib.util.find_spec(name)
        assert spec is not None
        loader: Any = spec.loader
        load = loader.exec_module

        def load_and_prepare(module: ModuleType) -> None:
            load(module)
            importlib.import_module("pyi_rth_multiprocessing")

        loader.exec_module = load_and_prepare
        return spec


def _annotations(kind: type) -> dict[str, Any]:
    """Return the annotations of a class, as `inspect.get_annotations` does."""
    return dict(kind.__dict__.get("__annotations__", {}))  # noqa: RUF063  # that module comes late


for _name in _LATE:
    if _name not in sys.modules:
        _import_late(_name)
if (3, 12) <= sys.version_info < (3, 14):
    # All that `dataclasses` takes from it for a class that has a docstring.
    sys.modules["inspect"].__dict__.setdefault("get_annotations", _annotations)
sys.meta_path.insert(0, _Multiprocessing)
