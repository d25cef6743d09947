"""Whether the newest version could not be started, and the one before is used again.

The Debian package finds that out (`scripts/system/trial`), and its launcher says so in the environment.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Final

FAILED_UPDATE: Final = "COMPANION_FAILED_UPDATE"
"""Name in the environment of the version that could not be started."""


def failed_update(environment: Mapping[str, str] = os.environ) -> str | None:
    """The version that could not be started; None where the newest one runs."""
    return environment.get(FAILED_UPDATE) or None
