"""What people show at the end of a round of Up because the companion has not seen it."""

from __future__ import annotations

from companion.games.up.rules import Show, UpPosition
from companion.games.up.rules.cards import cards_in
from companion.games.up.rules.round import RoundOver


def show_for_the_companion(full: UpPosition, public: UpPosition) -> Show | None:
    """The show with which the public position is scored as the full one is; None where none is needed.

    Args:
        full: the position of the record, hands and face-down cards included.
        public: that of all that there was to be seen.
    """
    known, seen = full.round, public.round
    if full.show_due or not isinstance(known, RoundOver) or not isinstance(seen, RoundOver) or seen.scored:
        return None
    shown = zip(known.left, seen.left, strict=True)
    return Show(tuple(cards_in(left or 0) if unseen is None else None for left, unseen in shown))
