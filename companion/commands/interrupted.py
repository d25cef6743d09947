"""An evening that was cut short because the program hung or failed goes on by itself at the next start.

The mark lies in the folder that systemd keeps while a service is started again, and only then: after a power
cut, or when somebody ended the program, the welcome page asks as ever.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Final

FOLDER: Final = "RUNTIME_DIRECTORY"
"""Name in the environment of the folder; see RuntimeDirectoryPreserve= in systemd.exec(5)."""

STEADY_SECONDS: Final = 60.0
"""So long an evening must have been played in this run before it goes on by itself in the next one. What
fails at once again is asked about, and does not fail for ever."""


class Interrupted:
    """The mark of the evening that is being played.

    Args:
        file: where it lies, None: nobody starts the program again.
        clock: seconds.

    Attributes:
        comes_back: the evening from which people went away to set the appliance up, and to which they come
            back at once; None for none.
    """

    def __init__(self, file: Path | None = None, clock: Callable[[], float] = time.monotonic) -> None:
        self.comes_back: int | None = None
        self._file = file
        self._clock = clock
        self._evening: int | None = None
        self._since = 0.0
        self._marked = False

    @classmethod
    def of_environment(cls, environment: Mapping[str, str] = os.environ) -> Interrupted:
        """The one that the environment tells of."""
        folder = environment.get(FOLDER)
        return cls(Path(folder) / "evening" if folder else None)

    def take_away(self) -> int | None:
        """The number of the evening to which people come back, once; None where there is none."""
        away, self.comes_back = self.comes_back, None
        return away

    def take(self) -> int | None:
        """The number of the evening that was cut short, once; None where none was."""
        if self._file is None:
            return None
        try:
            number = int(self._file.read_text(encoding="ascii"))
        except (OSError, ValueError):
            return None
        self.left()
        return number

    def going_on(self, evening: int) -> None:
        """That evening is being played."""
        if evening != self._evening:
            self._evening, self._since, self._marked = evening, self._clock(), False
        if self._file is not None and not self._marked and self._clock() - self._since >= STEADY_SECONDS:
            self._marked = True
            with suppress(OSError):  # then the welcome page asks
                self._file.write_text(str(evening), encoding="ascii")

    def left(self) -> None:
        """People have left."""
        if self._file is not None:
            with suppress(OSError):
                self._file.unlink(missing_ok=True)
