"""Is the pack complete? Cards spread before the camera, several looks added up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from companion.engines import Header, start
from companion.games.auf_und_ab.rules import cards as auf_und_ab
from companion.games.schwupps.rules import cards as schwupps
from companion.games.up.rules import cards as up
from companion.games.up.rules.position import UpPosition
from companion.games.up_and_down.rules.cards import PACK as POKER_CARDS

Cards = tuple[tuple[str, int], ...]
"""Codes with how many of each."""


@dataclass(frozen=True, slots=True)
class Pack:
    """The cards that a game is played with.

    Attributes:
        copies: how many there are of each card.
        kinds: cards of which only the number of all together is known.
        of_kinds: that number.
    """

    copies: Counter[str]
    kinds: frozenset[str] = frozenset()
    of_kinds: int = 0

    @property
    def size(self) -> int:
        """How many cards there are."""
        return self.copies.total() + self.of_kinds


def pack_of(header: Header) -> Pack:
    """The pack of a game; raises `HeaderError` for a game that cannot be played so."""
    position = start(header).position
    if isinstance(position, UpPosition):
        codes = [card.code for card in up.Card if position.terms.minus_two or card is not up.Card.MINUS_TWO]
        return Pack(Counter(dict.fromkeys(codes, position.terms.sets)))
    match header.game:
        case "auf-und-ab":
            return Pack(Counter(map(str, auf_und_ab.CARDS)))
        case "schwupps":
            numbers = Counter(dict.fromkeys(schwupps.NUMBER_CARD, schwupps.COPIES))
            aggravations = Counter({schwupps.AGGRAVATION: schwupps.AGGRAVATIONS})
            return Pack(numbers + aggravations, frozenset(schwupps.SCHWUPPS_CARD), schwupps.SCHWUPPS_CARDS)
    return Pack(Counter(card.code for card in POKER_CARDS))


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

    def see(self, codes: Iterable[str], *, bare: bool = False) -> None:
        """A steady look at the table.

        Args:
            codes: the cards that were read for certain.
            bare: whether nothing lies there, not even cards that cannot be read.
        """
        if bare:
            self.next()
        self._lying |= Counter(codes)

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
