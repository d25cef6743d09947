"""What is new read for itself: where that does not explain all that changed, all around it is read, too."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from vision.boxes import PixelBox
from vision.scene.frame_readings import joined, lying_in
from vision.scene.identity import is_seen_again, things_of
from vision.scene.newcomers import Newcomers
from vision.sightings import NOTHING, CardSighting, Sightings

Look = Callable[[Newcomers, Sequence[PixelBox]], Sightings]
"""Reads what is new in some regions."""


@dataclass(frozen=True, slots=True)
class Alone:
    """What was read of one frame in which only what is new is shown.

    Attributes:
        seen: in all regions that were looked at.
        clear: the regions in which that explains all that changed.
        peeping: strips in the others that were surely laid.
    """

    seen: Sightings
    clear: tuple[PixelBox, ...]
    peeping: tuple[CardSighting, ...]


def read_alone(
    look: Look, new: Newcomers, regions: Sequence[PixelBox], doubtful: Sequence[PixelBox]
) -> Alone:
    """Read what is new in some regions.

    A card of which much was painted over is looked at once more where all of it is shown.

    Args:
        look: reads.
        new: what is new.
        regions: where to look, in pixels.
        doubtful: those of them that stay unclear, whatever is read there.
    """
    seen = look(new, regions)
    clear = tuple(one for one in regions if one not in doubtful and new.explained_by(seen, one))
    left = tuple(one for one in regions if one not in clear and one not in doubtful)
    shown = new.showing(lying_in(seen, *left))
    if shown is not None:
        others = (one for one in regions if one not in left)
        seen, new = joined(lying_in(seen, *others), lying_in(look(shown, left), *left)), shown
        clear += tuple(one for one in left if shown.explained_by(seen, one))
    unclear = (one for one in regions if one not in clear)
    return Alone(seen, clear, new.peeping(lying_in(seen, *unclear).cards))


class AloneReader:
    """Reads what is new for itself in the frames of one still stretch.

    Where it did not explain all in one frame it is not tried in the next: frames that show one thing shall
    agree. But for strips that peep out there: with all around it one may seem to be a part of its neighbours.
    """

    def __init__(self) -> None:
        """Read frames of which nothing is known yet."""
        self._vague: tuple[PixelBox, ...] = ()
        self._peeping: tuple[CardSighting, ...] = ()

    @property
    def vague(self) -> tuple[PixelBox, ...]:
        """The regions in which it did not explain all so far, in pixels."""
        return self._vague

    def read(
        self, look: Look, new: Newcomers | None, regions: tuple[PixelBox, ...]
    ) -> tuple[Sightings, tuple[PixelBox, ...]]:
        """What is new in one frame, and the regions in which that explains all that changed.

        Args:
            look: reads.
            new: what is new there, None where it cannot be shown for itself.
            regions: where to look, in pixels.
        """
        again, self._peeping = tuple(card.centre for card in self._peeping), ()
        vague = tuple(one for one in regions if any(one.meets(other) for other in self._vague))
        tried = tuple(one for one in regions if one not in vague or any(map(one.contains, again)))
        if new is None or not tried:
            return NOTHING, ()
        alone = read_alone(look, new, tried, vague)
        self._vague += tuple(one for one in tried if one not in alone.clear and one not in vague)
        self._peeping = alone.peeping
        return lying_in(alone.seen, *alone.clear), alone.clear

    def with_peeping(self, read: Sightings, card_width: float) -> Sightings:
        """What was read of the same frame, with strips that were read for themselves only.

        Args:
            read: in which they must not be overlooked.
            card_width: in pixels.
        """
        things = things_of(read)
        strips = (card for card in self._peeping if not is_seen_again(card, things, card_width))
        return replace(read, cards=(*read.cards, *strips))
