"""Number cards that others were laid on, and those that people took off them again though the play stands."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from companion.games.schwupps.table.changes import LAID, MOVED
from companion.games.schwupps.table.layout import Codes, Lain, Layout, shift
from companion.games.schwupps.table.places import Zone


@dataclass(frozen=True, slots=True)
class _Piles:
    """What lies beneath the tops by what was told.

    Attributes:
        beneath: by pile, its cards without the top, as each lay before it was covered; the lowest first.
        before: by pile, how many of these were covered before the running turn.
    """

    beneath: Mapping[Zone, tuple[Lain, ...]] = field(default_factory=dict)
    before: Mapping[Zone, int] = field(default_factory=dict)


@dataclass(slots=True)
class Covered:
    """What is known of the piles of number cards beneath their tops.

    Attributes:
        gone: by pile, the top that was not there when a card from beneath seemed to have come to light.
    """

    gone: dict[Zone, str] = field(default_factory=dict)
    _piles: _Piles = field(default_factory=_Piles)
    _earlier: list[_Piles] = field(default_factory=list)

    def keep(self) -> None:
        """An event stands; an undo leads back to how the piles were before it."""
        self._earlier.append(self._piles)

    def take_back(self) -> None:
        """The last event that stood was undone."""
        self._piles = self._earlier.pop() if self._earlier else _Piles()
        self.gone.clear()

    def lay_on(self, zone: Zone, top: Lain) -> None:
        """A card was laid on a pile's top."""
        self.gone.pop(zone, None)
        under = {**self._piles.beneath, zone: (*self._piles.beneath.get(zone, ()), top)}
        self._piles = replace(self._piles, beneath=under)

    def end_turn(self) -> None:
        """The next turn begins."""
        self._piles = replace(
            self._piles, before={zone: len(under) for zone, under in self._piles.beneath.items()}
        )

    def clear(self) -> None:
        """Nothing lies beneath the tops."""
        self._piles = _Piles()
        self.gone.clear()

    def are_all(self, number: int) -> bool:
        """Whether all cards are known that lie beneath the tops, so many by the position."""
        return sum(map(len, self._piles.beneath.values())) == number

    def is_from_beneath(self, zone: Zone, now: Lain) -> bool:
        """Whether a pile's new uppermost card may be one that lay beneath, as the top was taken off again.

        That is done in the same turn, with one card or some; whoever does it may push what lies beneath. Of
        an earlier turn just the last card comes into question, where the one beneath lies as it lay.
        """
        under, before = self._piles.beneath.get(zone, ()), self._piles.before.get(zone, 0)
        far = LAID if len(under) > before else MOVED
        return any(
            now.code == lain.code and (now.by_word or shift(lain.place, now.place) < far)
            for lain in under[min(before, len(under) - 1) :]
        )

    def is_as_before(self, zone: Zone, now: Lain) -> bool:
        """Whether a pile lies as before the last event that stands, as that laid its top."""
        under = self._piles.beneath.get(zone, ())
        before = self._earlier[-1].beneath.get(zone, ()) if self._earlier else under
        return len(under) > len(before) and under[-1].code == now.code

    def follow(self, layout: Layout) -> None:
        """A top that lies there again is not gone."""
        codes = layout.codes
        self.gone = {zone: code for zone, code in self.gone.items() if codes.get(zone) != code}

    def missing(self, due: Codes) -> dict[Zone, str]:
        """By pile, the tops that are gone though the position says that they lie there."""
        return {zone: code for zone, code in self.gone.items() if due.get(zone) == code}
