"""Is the pack complete? Cards spread before the camera, several looks added up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from companion.engines import Header, Pack, rules_of

Cards = tuple[tuple[str, int], ...]
"""Codes with how many of each."""


def pack_of(header: Header) -> Pack:
    """The pack of a game; raises `HeaderError` for a game that cannot be played so."""
    rules = rules_of(header.game)
    return rules.pack(rules.start(header))


@dataclass(frozen=True, slots=True)
class Counted:
    """What is known of a pack.

    Attributes:
        seen: how many of its cards were seen.
        size: how many it has.
        missing: cards that were not seen, with how many of each.
        lacking: how many of the cards are missing whose kinds are not known.
        double: cards of which too many were seen, and how many too many.
        strange: cards that are not in this pack.
    """

    seen: int
    size: int
    missing: Cards
    lacking: int
    double: Cards
    strange: Cards

    @property
    def complete(self) -> bool:
        """Whether all cards are there, and no others."""
        return not (self.missing or self.lacking or self.double or self.strange)


@dataclass(slots=True)
class DeckCheck:
    """Adds up what is seen.

    Cards that lie there together are counted together, however often they are looked at; once the table is
    bare, what is laid there next is counted besides.

    Attributes:
        pack: what there should be.
    """

    pack: Pack
    _before: Counter[str] = field(default_factory=Counter)
    _lying: Counter[str] = field(default_factory=Counter)

    def see(self, codes: Sequence[str | None]) -> None:
        """A steady look at the table; it is bare where there is none.

        Args:
            codes: the cards that lie there, None for each that was not read for certain.
        """
        if not codes:
            self.next()
        self._lying |= Counter(code for code in codes if code is not None)

    def next(self) -> None:
        """What was counted is taken away; other cards come."""
        self._before += self._lying
        self._lying = Counter()

    @property
    def counted(self) -> Counted:
        """What is known by now."""
        pack, seen = self.pack, self._before + self._lying
        of_kinds = sum(seen[code] for code in pack.kinds)
        known = Counter({code: seen[code] for code in pack.copies if seen[code]})
        strange = Counter({c: n for c, n in seen.items() if c not in pack.copies and c not in pack.kinds})
        return Counted(
            (known & pack.copies).total() + min(of_kinds, pack.of_kinds),
            pack.size,
            _listed(pack.copies - known, pack),
            max(0, pack.of_kinds - of_kinds),
            _listed(known - pack.copies, pack),
            _listed(strange, pack),
        )


def _listed(cards: Counter[str], pack: Pack) -> Cards:
    """Cards in the pack's order, strange ones behind."""
    order = {code: number for number, code in enumerate(pack.copies)}
    return tuple(sorted(cards.items(), key=lambda card: (order.get(card[0], len(order)), card[0])))
