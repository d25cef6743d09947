"""Watches how print is seen: what cannot be told so is said once, and can be looked up."""

from __future__ import annotations

import math
from dataclasses import dataclass, field

from companion.engines import Reason
from companion.sitting.print_words import small_cards, untold_print
from vision.calibration import Calibration
from vision.cards.print_seen import Lacking, Untold, print_seen
from vision.scene.scene import Scene

NEWS_SECONDS = 30.0
"""How long it is told on the table page, as that the table was not recognised."""


@dataclass(slots=True)
class PrintWatch:
    """What the print of the cards that were seen last does not tell.

    Attributes:
        untold: that in a sentence, None where all can be told or nothing was measured.
        small: that cards are seen too small to be read, None where they are not.
        told: what has been told on the table page; it is not told again.
        news_until: until when it is told there, in seconds on the camera's clock.
    """

    untold: Reason | None = None
    small: Reason | None = None
    told: set[tuple[Untold | None, Lacking | None] | str] = field(default_factory=set)
    news_until: float = -math.inf

    def find(self, table: Calibration, time: float) -> None:
        """The table is found to lie there: how small cards will be is known at once."""
        self.small = small_cards(table)
        if self.small is None:
            return
        self.untold = self.untold or self.small
        if self.small.key not in self.told:
            self.told.add(self.small.key)
            self.news_until = time + NEWS_SECONDS

    def see(self, scene: Scene, time: float) -> None:
        """Measure the cards of a scene that are read by an index; without any, what was known stays.

        Of others nothing would be said.
        """
        indexed = [card for card in scene.sightings.cards if card.index is not None]
        seen = print_seen(scene.picture, indexed)
        if seen is None:
            return
        untold = untold_print(seen)
        self.untold = untold or self.small
        case = seen.untold, seen.lacking
        if untold is not None and case not in self.told:
            self.told.add(case)
            self.news_until = time + NEWS_SECONDS

    def is_news(self, time: float) -> bool:
        """Whether it is still told on the table page."""
        return self.untold is not None and time < self.news_until
