"""A simulated somebody who lays down the cards that a lesson asks for."""

from __future__ import annotations

import time

from companion.cameras.sources import AsTheyCome
from companion.decks.drawn.decks import deck_names, drawn_deck
from companion.decks.teaching.guide import Guide
from companion.engines import Reason
from companion.rehearsal.conditions import Conditions, make_world
from companion.rehearsal.teaching import Asked, Showing
from companion.table.inputs import Press
from companion.texts.errors import UnfitDeckError, reason_of
from hardware.cameras.protocol import Frame


class ShownSource(AsTheyCome):
    """Frames of a simulated lesson; fulfils `companion.cameras.sources.FrameSource`.

    Args:
        guide: whose wishes are followed.
        seed: which table and light; None: the first.
        live: in real time, or else as fast as the machine allows.

    Raises:
        UnfitDeckError: nobody has cards as they are asked for.
    """

    camera_gone = False
    problems: tuple[Reason, ...] = ()

    def __init__(self, guide: Guide, seed: int | None, *, live: bool) -> None:
        self._guide = guide
        decks = (drawn_deck(name) for name in deck_names())
        deck = next((deck for deck in decks if set(guide.course.codes) <= set(deck.codes)), None)
        if deck is None:
            raise UnfitDeckError(reason_of("trouble-simulated-decks"))
        self._frames = Showing(make_world(Conditions.EASY, seed or 1, 1), deck, self._asked)
        self._live = live
        self._begun = time.monotonic()
        self._waiting: Frame | None = None
        self.over = False

    def next(self) -> Frame | Press | None:
        """The next frame; in real time None until its moment has come."""
        if self._waiting is None:
            self._waiting = next(self._frames, None)
            self.over = self._waiting is None
        if self._live and self._waiting and self._waiting.time > self.now():
            return None
        frame, self._waiting = self._waiting, None
        return frame

    def now(self) -> float:
        """Seconds of table time."""
        return time.monotonic() - self._begun if self._live else self._frames.time

    def close(self) -> None:
        """Nothing is held open."""

    def _asked(self) -> Asked | None:
        wanted = self._guide.progress.wanted
        return None if wanted is None else (wanted, self._guide.course.count(wanted))
