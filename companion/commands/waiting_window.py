"""While the journal cannot be written nothing is ruled on: a page says why, and it is tried again."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from companion.commands.patience import TRIED_EVERY
from companion.commands.refusals import sentence_of
from companion.engines import Reason
from companion.evening.errors import JournalError
from companion.screens.intents import Leave
from companion.screens.pages.stopped import draw_waiting
from companion.screens.touchscreen import PictureTold, Touchscreen
from companion.texts import texts


class WindowPatience:
    """Waits for room on the disk, or for another program, until that is there or people leave.

    It fulfils `journal.Patience`.

    Args:
        screen: shows why.
        language: gives the owner's language.
        clock: seconds.

    Attributes:
        left: whether people left instead.
    """

    def __init__(
        self,
        screen: Touchscreen,
        language: Callable[[], str],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._screen = screen
        self._language = language
        self._clock = clock
        self.left = False

    def __call__(self, why: Reason) -> bool:
        """Show why for a moment; whether it is to be tried again."""
        until = self._clock() + TRIED_EVERY
        self._screen.wake()
        while self._clock() < until and not self.left:
            words = texts(self._language())
            draw_waiting(self._screen.canvas, words, sentence_of(why, words.language))
            self._screen.show(PictureTold(draw_waiting))
            self.left = Leave() in self._screen.meant(lambda _: None)
        return not self.left

    @contextmanager
    def unless_left(self) -> Iterator[None]:
        """Inside, what cannot be written because people left instead of waiting is no error."""
        try:
            yield
        except JournalError:
            if not self.left:
                raise
