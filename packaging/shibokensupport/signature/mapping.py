"""The names that shiboken looks up for the message of a call with wrong arguments.

It does so in this module, before it calls the loader, so shiboken's own loader is fetched from here.
"""

from __future__ import annotations

import sys
from importlib import import_module
from typing import Any

_PACKAGE = "shibokensupport"
_own: Any = None


def update_mapping() -> None:
    """Take over the names from shiboken's own module of this name."""
    own = own_loader().mapping
    own.update_mapping()
    globals().update({name: value for name, value in vars(own).items() if name not in _KEPT})


def own_loader() -> Any:
    """Return shiboken's own loader, out of the archive inside its library."""
    global _own
    if _own is None:
        # Shiboken has made this module from its library before it imported this package.
        bootstrap: Any = sys.modules["signature_bootstrap"]
        for name in [name for name in sys.modules if name.split(".")[0] == _PACKAGE]:
            del sys.modules[name]
        _, archive = bootstrap.prepare_zipfile()
        sys.meta_path.insert(0, archive)
        try:
            _own = import_module(f"{_PACKAGE}.signature.loader")
        finally:
            sys.meta_path.remove(archive)
    return _own


_KEPT = frozenset(globals())
