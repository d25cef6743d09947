"""What the reader of Up knows of the cards on the table: what was told of them and what must happen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from companion.games.up.rules import Place as From
from companion.games.up.rules import Play, UpPosition
from companion.games.up.rules.round import Round
from companion.games.up.table.laid import called
from companion.games.up.table.layout import (
    Lain,
    Layout,
    covers,
    is_again,
    is_unread,
    matched,
    same_place,
)
from companion.games.up.table.lies import (
    Fresh,
    Lies,
    as_due,
    as_said,
    has_faded,
    lies_again,
    lies_as,
    matched_aside,
    named,
    open_cards,
    still_there,
    tower_cards,
)
from companion.games.up.table.moved import Away, covered, followed, lying_on, may_be_moved


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
        unseen: cards of the tower of which nothing was seen in the last look.
        away: a tower that has left: it may have been set down elsewhere.
        faded: cards that were taken away, or cannot lie there, but are still said to, covered: what came to
            light under them is not the bare table.
        stale: those of them that were taken away and have not been read again since, just said as they lay.
    """

    lies: Lies
    earlier: list[Lies] = field(default_factory=list)
    leaving: tuple[Lain, ...] = ()
    returning: bool = False
    putting_back: int | None = None
    coming: Counter[str] = field(default_factory=Counter)
    unseen: tuple[Lain, ...] = ()
    away: Away = field(default_factory=Away)
    faded: tuple[Lain, ...] = ()
    stale: tuple[Lain, ...] = ()

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
            rows = [as_due(row, open_cards(position, player)) for player, row in enumerate(seen.rows)]
            if laid or not isinstance(position.round, Round):
                # Nothing says when all open cards are back: those that are missing may still come.
                away = self.gone(seen)
                rows = [(*row, *missing) for row, missing in zip(rows, away, strict=True)]
            self.lies = Lies(as_said(self.lies.tower, seen.middle, tower_cards(position)), tuple(rows))
            faded = (*faded, *matched(self.lies.cards, layout.unsure)[2])
            if not laid:
                # Who puts cards back lays none: what shows beside them is an edge of theirs.
                others = matched(self.lies.cards, layout.cards)[2]
                faded = (*faded, *(card for card in others if card.code is None))
        elif self.leaving:
            left = (card for card in self.leaving if not lies_again(card, layout.cards))
            self.away = Away(Counter(card.code for card in left if card.code), just=True)
        self.leaving, self.returning = (), False
        self.faded, self.stale = faded, (*self.stale, *stale)
        return True

    def compare(self, layout: Layout, *, playing: bool) -> Fresh:
        """What is new and what is gone; follows cards that were pushed, and those that come as told.

        Args:
            layout: what is seen.
            playing: whether a round runs, so that a card of the middle that is not seen may be covered.
        """
        self._forget_what_was_laid_anew(layout)
        tower, unseen, laid = matched(self.lies.tower, layout.middle)
        still_said, _, laid = matched(self.faded, laid)
        self.unseen = unseen if playing else ()
        self.lies = Lies((*self.unseen, *tower), self.lies.rows, self.lies.turned)
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
        laid = self._without_expected(laid)
        if not laid:
            self.away = self.away.later()
        doubtful = laid if self.away.may_be(laid) else may_be_moved(laid, self.unseen)
        return Fresh(laid, tuple(turned), tuple(gone), tuple(fading), doubtful if playing else ())

    def lying_on(self, layout: Layout) -> tuple[Lain, ...]:
        """Of cards that were to be taken up those that may have been laid again where they lay."""
        return () if self.returning else lying_on(self.leaving, layout)

    @property
    def known(self) -> tuple[Lain, ...]:
        """All cards that lie there by what was told, and those that must leave."""
        return (*self.lies.cards, *self.leaving)

    @property
    def was_tower_seen(self) -> bool:
        """Whether any card of the tower was seen to lie there."""
        return any(card.seen is not None for card in self.lies.tower)

    def laid_now(self, cards: Sequence[Lain]) -> None:
        """People say that cards that may have lain there before were laid just now."""
        self.leaving = tuple(card for card in self.leaving if not lies_again(card, cards))
        self.away = Away()
        self._cover()

    def lay_before(self, cards: Sequence[Lain]) -> None:
        """People say that cards that may have been laid just now were only moved, or lie on."""
        if self.leaving:
            nows = ((card, [now for now in cards if is_again(card, now)]) for card in self.leaving)
            self.leaving = tuple(now[0] if now else card for card, now in nows)
            return
        tower = followed(self.lies.tower, self.unseen, cards)
        self.lies, self.unseen = replace(self.lies, tower=tower), ()
        self.disregard([card for card in cards if not any(card is one for one in tower)])

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
            self.lies = Lies((), tuple(map(named, layout.rows)))
        rows = zip((seen if legal else layout).rows, self.lies.rows, strict=True)
        others = [card for row, due in rows for card in named(row) if not lies_again(card, due)]
        self.disregard(others)
        self.leaving = () if legal else tuple(filter(_is_in_view, others))
        self.returning, self.putting_back = not legal, None
        self.coming.clear()

    def lying_already(self, play: Play, layout: Layout) -> tuple[Lain, ...]:
        """The cards of a set that people tell instead of one that was refused or undone and lies there still.

        They lie there rightly then, whatever they were read as, and nothing else of that set is a card. None
        where others lie there of which the set told may be made, or that set was another player's.
        """
        told = Counter(card.code for card in play.cards)
        others = matched((*self.lies.tower, *self.leaving), layout.middle)[2]
        if not self.returning or not told - Counter(card.code for card in others if card.code):
            return ()
        lying = [card for card in self.leaving if lies_again(card, layout.cards)]
        laid, left = called(play.cards, lying, misread=self.putting_back in (None, play.player))
        if laid:
            self.leaving, self.returning = (), False
            self.disregard(left)
        return laid

    def accept(
        self,
        play: Play,
        laid: tuple[Lain, ...],
        taken: tuple[Lain, ...],
        *,
        ahead: tuple[Lain, ...] = (),
        leaves: bool,
    ) -> None:
        """A set was accepted.

        Args:
            play: the set.
            laid: its cards as they lie, none where it was typed in.
            taken: its cards as they lay open.
            ahead: those of its cards that still lie before a seat, on their way to the tower.
            leaves: whether the tower and the set leave the table now.
        """
        self.keep()
        self._cover()
        self.away = Away()
        self.coming = Counter(card.code for card in play.cards) - Counter(
            card.code for card in laid if card.code
        )
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
        else:
            tower = (*tower, *(card for card in laid if not any(card is one for one in ahead)))
            turned = (*turned, *ahead)
        self.lies = Lies(tower, tuple(rows), turned)

    def refuse(self, laid: tuple[Lain, ...], player: int) -> None:
        """A player's set was not accepted: its cards go back where they came from."""
        self.leaving, self.returning, self.putting_back = laid or self.leaving, True, player

    def take_back(self) -> None:
        """The last event was undone: the cards go back to how they lay before it."""
        before = self.earlier.pop() if self.earlier else None
        if before is not None:
            lay = replace(self.lies, tower=(*self.lies.tower, *self.leaving))
            self.leaving = lay.more_than(before)
            self.lies = before
            self.faded = tuple(card for card in self.faded if not lies_again(card, before.cards))
        self.returning, self.putting_back = True, None
        self.coming.clear()

    def take_as_it_is(self, layout: Layout, position: UpPosition) -> None:
        """The table is right as it lies: nothing need leave or come back, however it was read."""
        if isinstance(position.round, Round):
            rows = (
                as_said(known, seen, open_cards(position, player))
                for player, (known, seen) in enumerate(zip(self.lies.rows, layout.rows, strict=True))
            )
            tower = as_said(self.lies.tower, layout.middle, tower_cards(position))
            self.lies = Lies(tower, tuple(rows))
        else:
            self.lies = Lies(named(layout.middle), tuple(map(named, layout.rows)))
        self.faded = tuple(card for card in named(layout.cards) if not lies_again(card, self.lies.cards))
        self.stale = tuple(card for card in self.faded if any(is_unread(card, one) for one in self.leaving))
        self.leaving, self.returning = (), False
        self.coming.clear()

    def show(self, cards: tuple[Lain, ...]) -> None:
        """Cards left after a round lie in the middle, beside what lay there; they are no set."""
        self.lies = Lies((*self.lies.tower, *cards), self.lies.rows)

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
        laid = named(matched(self.lies.tower, seen.middle)[2])
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
        fresh, came = [], []
        for card in laid:
            if card.code and self.coming[card.code] > 0:
                self.coming[card.code] -= 1
                came.append(card)
            else:
                fresh.append(card)
        if came:
            self._cover()
            self.lies = replace(self.lies, tower=(*self.lies.tower, *came))
        return tuple(fresh)

    def _cover(self) -> None:
        """A set was laid."""
        self.lies = replace(self.lies, tower=covered(self.lies.tower, self.unseen))
        self.unseen = ()


def _is_in_view(card: Lain) -> bool:
    """Whether it would be seen that the card has been taken away, or was covered."""
    return card.seen is not None and card.seen.is_surely_there and not card.seen.partial


def _fades(card: Lain, known: Sequence[Lain]) -> bool:
    """Whether one of the known cards has faded to this."""
    return any(same_place(other.place, card.place) and has_faded(other, card) for other in known)
