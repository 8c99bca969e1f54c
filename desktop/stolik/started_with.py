"""The environment the program was started with; imported before the program changes it."""

from __future__ import annotations

import os
from typing import Final

ENVIRONMENT: Final = dict(os.environ)
