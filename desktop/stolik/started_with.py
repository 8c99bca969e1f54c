"""The environment with which the program was started; imported before anything changes it."""

from __future__ import annotations

import os
from typing import Final

ENVIRONMENT: Final = dict(os.environ)
