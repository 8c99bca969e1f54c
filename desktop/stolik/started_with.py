"""What the program was started with; imported before anything of its own is added to that."""

from __future__ import annotations

import os
from typing import Final

ENVIRONMENT: Final = dict(os.environ)
