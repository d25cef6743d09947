"""What the reader of Up knows of the cards on the table: what was told of them and what must happen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from companion.engines.up import Place as From
from companion.engines.up import Play, UpPosition
from companion.engines.up.round import Round
from companion.table.up.layout import Lain, Layout, covers, is_again, is_unread, matched, nameless, same_place
from companion.table.up.lies import (
    Fresh,
    Lies,
    has_faded,
    lies_again,
    lies_as,
    matched_aside,
    open_cards,
    still_there,
    tower_cards,
)
from companion.table.up.unseen import with_none_turned
from companion.table.up.zones import Zones
from vision.sightings import Place, UnknownSighting

FANNED: Final = 20.0
"""Degrees by which cards of one fan lie askew to each other at most; 42 strips of sets in hard light were
read within 12."""

CLOSEST: Final = 8.0
"""Millimetres from one card of a fan to the next at least: less shows nothing of its figure. Beside one of
three sixes, 6 mm from it, the 9 was read that a 6 is end for end."""


@dataclass(slots=True)
class Memory:
    """What is remembered from scene to scene.

    Attributes:
        lies: the cards by what was told.
        earlier: the same before each event that stands, oldest first.
        leaving: cards that must leave before anything is told: refused, undone, taken up.
        returning: whether the table must become what the position says, after a play that was refused or
            taken back.
        putting_back: who must see to that, None where it may be anybody.
        coming: codes of cards that will be laid in the middle and are told already.
        faded: cards that were taken away, or cannot lie there, but are still said to, covered: what came to
            light under them is not the bare table.
        stale: those of them that were taken away and have not been read again since, just said as they lay.
        denied: where people say that no card lies, as long as one is seen there.
    """

    lies: Lies
    earlier: list[Lies] = field(default_factory=list)
    leaving: tuple[Lain, ...] = ()
    returning: bool = False
    putting_back: int | None = None
    coming: Counter[str] = field(default_factory=Counter)
    faded: tuple[Lain, ...] = ()
    stale: tuple[Lain, ...] = ()
    denied: tuple[Place, ...] = ()

    def settled(self, layout: Layout, position: UpPosition) -> bool:
        """Whether what must leave has left and what must return is there; then the table is known again."""
        if any(still_there(card, layout.cards) and not self._is_bared(card, layout) for card in self.leaving):
            return False
        stale = tuple(card for card in self.leaving if any(is_again(card, other) for other in layout.cards))
        faded = (*self.faded, *stale)
        if self.returning:
            seen = layout.without(faded).as_seen()
            laid = self._laid_instead(seen, position)
            seen = seen.without(laid)
            if not lies_as(seen, position, (card.code for card in laid if card.code)):
                return False
            rows = [_as_due(row, open_cards(position, player)) for player, row in enumerate(seen.rows)]
            if laid or not isinstance(position.round, Round):
                # Nothing says when all open cards are back: those that are missing may still come.
                away = self.gone(seen)
                rows = [(*row, *missing) for row, missing in zip(rows, away, strict=True)]
            self.lies = Lies(_as_said(self.lies.tower, seen.middle, tower_cards(position)), tuple(rows))
            faded = (*faded, *matched(self.lies.cards, layout.unsure)[2])
            if not laid:
                # Who puts cards back lays none: what shows beside them is an edge of theirs.
                others = matched(self.lies.cards, layout.cards)[2]
                faded = (*faded, *(card for card in others if card.code is None))
        self.leaving, self.returning = (), False
        self.faded, self.stale = faded, (*self.stale, *stale)
        return True

    def deny(self, card: Lain) -> None:
        """People say that no card lies where the eye sees one."""
        self.denied = (*self.denied, card.place)

    def credible(
        self, layout: Layout, things: Iterable[UnknownSighting], position: UpPosition, zones: Zones
    ) -> Layout:
        """What is seen, but for strips that people said are none, and with new ones in doubt nameless.

        Args:
            layout: what is seen.
            things: what was seen and is no card face up.
            position: with the cards that lie face down.
            zones: of the table.
        """
        self.denied = tuple(
            at for at in self.denied if any(same_place(at, one.place) for one in layout.cards)
        )
        layout = Layout(self._undenied(layout.middle), tuple(map(self._undenied, layout.rows)))
        if self.returning or not isinstance(position.round, Round):
            return layout
        hidden = [player.hidden.size for player in position.round.holdings.players]
        known = [(*row, *self.lies.turned, *self.faded) for row in self.lies.rows]
        layout = with_none_turned(layout, known, things, hidden, zones)
        return Layout(self._doubting(layout.middle), layout.rows)

    def _undenied(self, cards: Sequence[Lain]) -> tuple[Lain, ...]:
        """Cards but for what people said is none, whatever it is read as now, unless it is in full view."""

        def is_denied(card: Lain) -> bool:
            in_view = card.code is not None and card.is_whole
            return not in_view and any(same_place(place, card.place) for place in self.denied)

        return tuple(card for card in cards if not is_denied(card))

    def _doubting(self, middle: Sequence[Lain]) -> tuple[Lain, ...]:
        """The middle's cards, new strips nameless that lie askew to all new cards in full view, or too close.

        Whoever lays a set fans it: such a strip may be an edge of cards that lay there, misread, or of one of
        the set. One that is just said as it lay is not new, though its card was taken away.
        """
        others = matched(self.lies.tower, middle)[2]
        new = [card for card in others if not any(is_unread(card, said) for said in self.faded)]
        whole = [card.place for card in new if card.code and card.is_whole]
        strips = [card for card in new if card.is_strip] if whole else []

        def is_fanned(strip: Lain) -> bool:
            beside = [one for one in new if one is not strip and _sureness(one) > _sureness(strip)]
            return any(strip.place.askew(place) <= FANNED for place in whole) and not any(
                strip.place.distance(one.place) < CLOSEST for one in beside
            )

        return nameless(middle, [strip for strip in strips if not is_fanned(strip)])

    def compare(self, layout: Layout, *, playing: bool) -> Fresh:
        """What is new and what is gone; follows cards that were pushed, and those that come as told.

        Args:
            layout: what is seen.
            playing: whether a round runs, so that a card of the middle that is not seen may be covered.
        """
        self._forget_what_was_laid_anew(layout)
        tower, covered, laid = matched(self.lies.tower, layout.middle)
        still_said, _, laid = matched(self.faded, laid)
        beneath = covered if playing else ()
        self.lies = Lies((*beneath, *tower), self.lies.rows, self.lies.turned)
        rows, turned, gone, fading = [], [], [], []
        waiting: list[Lain] = []
        faded = list(still_said)
        for known, seen in zip(self.lies.rows, layout.rows, strict=True):
            there, away, others = matched(known, seen)
            still_said, _, others = matched(self.faded, others)
            faded += still_said
            on_the_way, _, others = matched(self.lies.turned, others)
            waiting += on_the_way
            pushed, away, others = matched_aside(away, others)
            rows.append((*there, *pushed, *away))
            turned.append(others)
            gone.append(away)
            fading.append(tuple(card for card in there if card.seen is None or _fades(card, known)))
        left = self._still_said(waiting, laid)
        waiting = [card for card in waiting if card not in left]
        self._expect(waiting)
        self.lies = Lies(self.lies.tower, tuple(rows), tuple(waiting))
        self.faded = (*faded, *left)
        return Fresh(self._without_expected(laid), tuple(turned), tuple(gone), tuple(fading))

    def disregard(self, cards: Sequence[Lain]) -> None:
        """Cards that cannot lie there, though it is said: they count no more when they are said alone."""
        self.faded = (*self.faded, *matched(self.faded, cards)[2])

    def gone(self, layout: Layout) -> tuple[tuple[Lain, ...], ...]:
        """By player, the open cards that lie there no more."""
        return tuple(matched(known, seen)[1] for known, seen in zip(self.lies.rows, layout.rows, strict=True))

    def dealt(self, layout: Layout, seen: Layout, *, legal: bool) -> None:
        """A deal was told; one that was refused must be put right, and its cards are taken away.

        Args:
            layout: its cards.
            seen: what was seen, with what people say is no card.
            legal: whether it was accepted.
        """
        if legal:
            self.keep()
            self.lies = Lies((), tuple(map(_read, layout.rows)))
        rows = zip((seen if legal else layout).rows, self.lies.rows, strict=True)
        others = [card for row, due in rows for card in _read(row) if not lies_again(card, due)]
        self.disregard(others)
        self.leaving = () if legal else tuple(filter(_is_in_view, others))
        self.returning, self.putting_back = not legal, None
        self.coming.clear()

    def accept(self, play: Play, laid: tuple[Lain, ...], taken: tuple[Lain, ...], *, leaves: bool) -> None:
        """A set was accepted.

        Args:
            play: the set.
            laid: its cards as they lie, none where it was typed in.
            taken: its cards as they lay open.
            leaves: whether the tower and the set leave the table now.
        """
        self.keep()
        self.coming = Counter() if laid else Counter(card.code for card in play.cards)
        rows = list(self.lies.rows)
        if play.place is From.OPEN:
            kept = list(rows[play.player])
            for card in play.cards:
                lain = next((other for other in kept if other in taken and other.code == card.code), None)
                lain = lain or next((other for other in kept if other.code == card.code), None)
                if lain is not None:
                    kept.remove(lain)
                    self.faded = (*self.faded, lain)
            rows[play.player] = tuple(kept)
        tower, turned = self.lies.tower, self.lies.turned
        if leaves:
            self.leaving = (*tower, *turned, *laid)
            tower, turned = (), ()
        elif play.place is From.HIDDEN:
            turned = (*turned, *laid)
        else:
            tower = (*tower, *laid)
        self.lies = Lies(tower, tuple(rows), turned)

    def refuse(self, laid: tuple[Lain, ...], player: int) -> None:
        """A player's set was not accepted: its cards go back where they came from."""
        self.leaving, self.returning, self.putting_back = laid, True, player

    def take_back(self) -> None:
        """The last event was undone: the cards go back to how they lay before it."""
        before = self.earlier.pop() if self.earlier else None
        if before is not None:
            self.leaving = self.lies.more_than(before)
            self.lies = before
            self.faded = tuple(card for card in self.faded if not lies_again(card, before.cards))
        self.returning, self.putting_back = True, None
        self.coming.clear()

    def take_as_it_is(self, layout: Layout, position: UpPosition) -> None:
        """The table is right as it lies: nothing need leave or come back, however it was read."""
        if isinstance(position.round, Round):
            rows = (
                _as_said(known, seen, open_cards(position, player))
                for player, (known, seen) in enumerate(zip(self.lies.rows, layout.rows, strict=True))
            )
            tower = _as_said(self.lies.tower, layout.middle, tower_cards(position))
            self.lies = Lies(tower, tuple(rows))
        else:
            self.lies = Lies(_read(layout.middle), tuple(map(_read, layout.rows)))
        self.faded = tuple(card for card in _read(layout.cards) if not lies_again(card, self.lies.cards))
        self.stale = tuple(card for card in self.faded if any(is_unread(card, one) for one in self.leaving))
        self.leaving, self.returning = (), False
        self.coming.clear()

    def show(self, cards: tuple[Lain, ...]) -> None:
        """Cards left after a round lie in the middle; they are no set."""
        self.lies = Lies(cards, self.lies.rows)

    def keep(self) -> None:
        """Remember how the cards lay before an event that stands."""
        self.earlier.append(self.lies)

    def _laid_instead(self, seen: Layout, position: UpPosition) -> tuple[Lain, ...]:
        """A set that was laid as soon as one had been taken back, before anybody has looked.

        Of other cards than that one and the tower, and not all where one of these lay: else it may lie there
        still, pushed or read otherwise.
        """
        if not self.leaving or not isinstance(position.round, Round):
            return ()
        laid = _read(matched(self.lies.tower, seen.middle)[2])
        known = {*(card.code for card in self.leaving), *tower_cards(position)}
        if any(card.code in known for card in laid):
            return ()
        lay = (*self.leaving, *self.lies.tower)
        elsewhere = (card for card in laid if not any(same_place(card.place, was.place) for was in lay))
        return laid if any(elsewhere) else ()

    def _is_bared(self, card: Lain, layout: Layout) -> bool:
        """Whether a covered card is just said as it lay, though one that may have lain on it has left.

        It would be in view, and read anew: what came to light beneath them is taken to cover it.
        """
        said = any(is_unread(card, other) and other.is_strip for other in layout.cards)
        left = (one for one in self.leaving if not any(is_again(one, other) for other in layout.cards))
        return said and any(covers(one, card) for one in left)

    def _forget_what_was_laid_anew(self, layout: Layout) -> None:
        """Where a card lay that was taken away, one like it is read now: that is another one."""
        anew = [card for card in self.stale if not any(is_unread(card, other) for other in layout.cards)]
        self.stale = tuple(card for card in self.stale if not any(card is one for one in anew))
        self.faded = tuple(card for card in self.faded if not any(is_unread(one, card) for one in anew))

    def _still_said(self, waiting: Sequence[Lain], laid: Sequence[Lain]) -> tuple[Lain, ...]:
        """Turned cards that came to the tower, though something unread in their place keeps them there."""
        came = Counter(card.code for card in laid if card.code)
        hidden = (card for card in waiting if _fades(card, self.lies.turned))
        return tuple(card for card in hidden if card.code and came[card.code] > 0)

    def _expect(self, waiting: Sequence[Lain]) -> None:
        """Turned cards that were taken up will come to lie on the tower."""
        _, taken, _ = matched(self.lies.turned, waiting)
        self.coming.update(card.code for card in taken if card.code)

    def _without_expected(self, laid: Sequence[Lain]) -> tuple[Lain, ...]:
        fresh = []
        for card in laid:
            if card.code and self.coming[card.code] > 0:
                self.coming[card.code] -= 1
                self.lies = Lies((*self.lies.tower, card), self.lies.rows, self.lies.turned)
            else:
                fresh.append(card)
        return tuple(fresh)


def _is_in_view(card: Lain) -> bool:
    """Whether it would be seen that the card has been taken away, or was covered."""
    return card.seen is not None and card.seen.is_surely_there and not card.seen.partial


def _fades(card: Lain, known: Sequence[Lain]) -> bool:
    """Whether one of the known cards has faded to this."""
    return any(same_place(other.place, card.place) and has_faded(other, card) for other in known)


def _read(cards: Iterable[Lain]) -> tuple[Lain, ...]:
    return tuple(card for card in cards if card.code is not None)


def _as_due(cards: Iterable[Lain], due: Sequence[str]) -> tuple[Lain, ...]:
    """Cards that lie as they should: one that cannot be read is one of those that are due, the likeliest."""
    seen = tuple(cards)
    left = Counter(due) - Counter(card.code for card in seen if card.code)
    named = []
    for card in seen:
        if card.code is None:
            likely = [code for code, _ in card.seen.candidates] if card.seen else []
            code = next((code for code in (*likely, *left) if left[code] > 0), None)
            if code is None:
                continue
            left[code] -= 1
            named.append(replace(card, code=code))
        else:
            named.append(card)
    return tuple(named)


def _as_said(known: Sequence[Lain], seen: Sequence[Lain], due: Iterable[str]) -> tuple[Lain, ...]:
    """The cards of which it is said, or known, that they lie there.

    Those that are read come first; then the known ones, as they lay, of which nothing is seen; last what
    could not be read anywhere else.
    """
    there, gone, others = matched(known, seen)
    left, lying = Counter(due), []
    for card in (*there, *others, *(replace(card, seen=None) for card in gone)):
        if card.code and left[card.code] > 0:
            left[card.code] -= 1
            lying.append(card)
    unread = (card for card in others if card.code is None)
    return (*lying, *_as_due(unread, tuple(left.elements())))


def _sureness(card: Lain) -> tuple[bool, float]:
    """How surely a card was read: in full view, and how confidently."""
    return card.is_whole, card.seen.confidence if card.seen else 0.0
