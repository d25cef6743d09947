"""What no event but a deal or a show may be: made while no round is being played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.engines.ruling import Ruling

if TYPE_CHECKING:
    from companion.engines.up.position import UpPosition


def no_round(position: UpPosition) -> Ruling[UpPosition]:
    """The ruling on whatever needs a round when none is being played (UP-13)."""
    if position.game_over:
        return position.illegal("UP-13", due="nothing")
    return position.illegal("UP-13", due="show" if position.show_due else "deal")
