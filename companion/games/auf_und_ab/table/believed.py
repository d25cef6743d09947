"""What is believed of the cards in the middle of an Auf und Ab table.

A card is new as long as its piece has no role. Every card is there once: one of the hand that was not taken
and comes to light has come back, and what is read as a card that lies elsewhere, or was taken, is another one
that was misread. Such a card is in doubt, and people are asked which it is.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from companion.engines import EffectKind, Ruling, Undo
from companion.games.auf_und_ab.rules.events import Deal, Play
from companion.games.auf_und_ab.rules.position import AufUndAbPosition
from companion.games.auf_und_ab.table.doubts import PUSHED, is_doubtful, may_be, may_be_another, strays
from companion.games.auf_und_ab.table.expected import NONE, Codes, Expected
from companion.games.auf_und_ab.table.fans import covered_beside, is_partial
from companion.table.beliefs import NO_CARD, Beliefs, Believed, Role
from vision.scene.pieces import Piece

BEFORE: Final = 0
"""The event with which cards were played of which nobody knows more than that they were."""

Numbers = frozenset[int]
NOTHING: Numbers = frozenset()
Cards = tuple[Believed, ...]


@dataclass(frozen=True, slots=True)
class Refused:
    """The set that was told last and must be taken back.

    Attributes:
        numbers: its pieces.
        player: whose illegal set it is, None for what was undone, or laid while that was due.
        count: what it was said to stand for.
        early: whether it lay there when the hand was dealt, so that it may be the set that opens it.
    """

    numbers: Numbers
    player: int | None = None
    count: int | None = None
    early: bool = False


class BelievedTable:
    """The cards in the middle, and the least that must be known besides.

    Attributes:
        last: the last set of the round; none before it, and where it need not lie there.
    """

    def __init__(self) -> None:
        """Nothing lies there, and any card of the hand may come to light."""
        self._beliefs = Beliefs()
        self._taken = NONE  # cards of the hand that were taken: they cannot lie there again
        self._strayed: Numbers = NOTHING  # known cards that may be others, or that people say are
        self._refused: Refused | None = None
        self.last = NONE

    def see(self, pieces: Sequence[Piece], expected: Expected) -> None:
        """These cards lie there now."""
        strayed = strays(self.counted, pieces)
        known = {one.number for one in self._beliefs.lying if one.role in (Role.PLAYED, Role.NO_PLAY)}
        played = {one.number for one in self._beliefs.of(Role.PLAYED)}
        if expected.to_take and not any(piece.in_view and piece.number in played for piece in pieces):
            known = set()  # what lay beneath was taken with the round
        lying = [piece for piece in pieces if piece.in_view or piece.number in known]
        self._beliefs.see(lying)
        self._strayed = (self._strayed | strayed) & {piece.number for piece in lying}
        self._know_again(expected)
        if not expected.runs:  # what lies there between two hands has been seen by now
            self._taken = expected.hand

    @property
    def in_view(self) -> Cards:
        """Cards that are known, and those of which nobody has said anything yet."""
        return tuple(one for one in self._beliefs.lying if one.piece.in_view)

    @property
    def to_take_back(self) -> Cards:
        """What must be taken back, as far as it is in view."""
        return tuple(one for one in self.in_view if one.role is Role.TO_TAKE_BACK)

    @property
    def refused(self) -> Refused | None:
        """The set that must be taken back; None where there is none, or more than one."""
        back, last = _numbers(self.to_take_back), self._refused
        return last if last and back and back <= last.numbers else None

    @property
    def counted(self) -> Cards:
        """What is in view and is told no more."""
        return tuple(one for one in self.in_view if one.role in (Role.PLAYED, Role.NO_PLAY))

    @property
    def new(self) -> Cards:
        """What was not told yet: cards without a role, and known ones that may be others."""
        fresh = self._fresh
        readable = [one for one in fresh if one.code]
        return (
            *fresh,
            *(one for one in self.counted if one.number in self._strayed or may_be_another(one, readable)),
        )

    def told_apart(self, cards: Iterable[Believed], expected: Expected) -> tuple[Cards, Cards]:
        """Of cards that were not told yet those that are known for certain, and those in doubt."""
        cards = tuple(cards)
        others = {one.number for one in cards}
        known = {one.code for one in self._beliefs.lying if one.role and one.number not in others}
        known |= self._taken & expected.laid
        certain, doubtful = [], []
        for one in cards:
            if one.word is None and (one.code in known or is_doubtful(one)):
                doubtful.append(one)
            else:
                certain.append(one)
                known.add(one.code)
        return tuple(certain), tuple(doubtful)

    def lies(self, numbers: Iterable[int]) -> bool:
        """Whether any of these pieces lies there."""
        return any(self._beliefs.at(number) for number in numbers)

    def hidden(self, expected: Expected) -> Codes:
        """Cards of the hand that may come to light: they were not taken, and nobody knows where they lie."""
        return expected.hand - self._taken - {one.code for one in self._beliefs.lying if one.role}

    def misses_last(self, expected: Expected) -> bool:
        """Whether nothing of the last set lies there, be it covered."""
        now = len(expected.hand)
        return bool(self.last) and not any(
            one.code in self.last or one.event == now for one in self._beliefs.lying
        )

    def is_changed(self, refused: Refused) -> bool:
        """Whether something was taken from a set that must be taken back, or added to it."""
        return bool(self.new) or not refused.numbers <= _numbers(self._beliefs.lying)

    def opening(self, expected: Expected) -> Refused | None:
        """A set that lay there when the hand was dealt, while it may be the one that opens it."""
        begins = expected.runs and not expected.laid
        return self.refused if begins and self.refused and self.refused.early else None

    def before_deal(self, expected: Expected) -> Refused | None:
        """The one set of no hand that lies there while none is played; None where there are several."""
        fresh = _numbers(self._readable(expected))
        if fresh and self.to_take_back:
            return None
        return Refused(fresh) if fresh else self.refused

    def of(self, refused: Refused) -> Cards:
        """The cards of a set that lie there."""
        return tuple(one for one in self.in_view if one.number in refused.numbers)

    def say(self, number: int, code: str, expected: Expected) -> None:
        """People say which card that is; one that was laid before, or `NO_CARD`, is no new one."""
        known = self._beliefs.at(number)
        if known is None:
            return
        if code and code not in expected.laid:
            self._beliefs.say(number, code)
            self._strayed |= {number}
            return
        self._strayed -= {number}
        self._beliefs.say(number, code or (known.role and known.code) or NO_CARD)
        if known.role is not Role.PLAYED:
            self._beliefs.set_aside([number])

    def refuse_new(self, expected: Expected) -> None:
        """What was laid while something must be taken back must be taken back, too."""
        self._beliefs.refuse(_numbers(self._readable(expected)))

    def take_as_it_is(self) -> None:
        """Whatever lies there is no play, and nothing is missed."""
        self._beliefs.set_aside(one.number for one in (*self._fresh, *self._beliefs.of(Role.TO_TAKE_BACK)))
        self._strayed, self._refused, self.last = NOTHING, None, NONE

    def ruled(self, event: Any, ruling: Ruling[AufUndAbPosition]) -> None:
        """Take note of what became of an event."""
        expected = Expected.of(ruling.position)
        match event:
            case Undo() if ruling.legal:
                self._undo(expected)
            case Deal() if ruling.legal:
                self._deal(expected)
            case Play() if ruling.legal:
                self._accept(event, expected)
            case Play():
                self._refuse(event, expected)
        if ruling.brings(EffectKind.ROUND_OVER, EffectKind.HAND_OVER):
            self._taken, self.last = expected.hand, NONE

    @property
    def _fresh(self) -> Cards:
        """Cards in view that have no role yet."""
        return tuple(one for one in self.in_view if one.role is None)

    def _readable(self, expected: Expected) -> Cards:
        """Those of them that are known for certain."""
        return self.told_apart(self._fresh, expected)[0]

    def _know_again(self, expected: Expected) -> None:
        """Cards of the hand that come to light are no new ones: readable, in doubt or misread."""
        hand = expected.hand - self._taken
        for one in self.in_view:
            if one.role in (None, Role.NO_PLAY) and one.code in hand and self._may_lie_at(one):
                self._beliefs.play([one.number], BEFORE)
        hidden = self.hidden(expected)
        for one in self._fresh:
            if one.code is None and is_partial(one) and may_be(one, hidden):
                self._beliefs.play([one.number], BEFORE)
        if hidden:
            old = [one for one in self.in_view if one.code in hand]
            self._beliefs.set_aside(_numbers(covered_beside(self._fresh, old)))

    def _may_lie_at(self, one: Believed) -> bool:
        """Whether a card may lie where it is read: it is not known to lie elsewhere."""
        known = (other for other in self._beliefs.lying if other.role and other.number not in self._strayed)
        others = (other.piece.place for other in known if other.code == one.code and other is not one)
        place = one.piece.place
        is_near = all(place and other and place.distance(other) <= PUSHED for other in others)
        return is_near and one.number not in self._strayed

    def _undo(self, expected: Expected) -> None:
        """An event was undone: what of it lies must be lifted, and any card of the hand may come to light."""
        undone = [one for one in self._beliefs.of(Role.PLAYED) if _is_undone(one, expected)]
        if numbers := _numbers((*undone, *self._readable(expected))):
            self._take_back(Refused(numbers))
        self._taken = self.last = NONE

    def _deal(self, expected: Expected) -> None:
        """A hand begins; of what lies there a set may open it, and all else is left over."""
        early = self.before_deal(expected)
        self._refused = early and replace(early, early=True)
        self._beliefs.refuse(_numbers(self._readable(expected)))
        self._beliefs.set_aside(_numbers(self._beliefs.of(Role.PLAYED)))
        self._taken = self.last = NONE

    def _accept(self, event: Play, expected: Expected) -> None:
        """A set counts; what else was read where it lies is known better by whoever told it.

        More cards than it has are another set, which was not told.
        """
        told = _codes(event)
        its = self._named(told)
        unseen = told - {one.code for one in its}
        others = [one for one in self.new if one not in its]
        readable = [one for one in others if one.code]
        misread = [*self._misread(event, its, unseen)]
        if len(readable) > len(unseen):
            self._take_back(Refused(_numbers(readable)))
        else:
            misread += others if len(others) <= len(unseen) else readable
        self._beliefs.play(_numbers((*its, *misread)), len(expected.hand))
        if len(misread) == len(unseen) == 1:
            self._beliefs.say(misread[0].number, next(iter(unseen)))
        self._strayed -= _numbers((*its, *misread))
        self.last = told

    def _misread(self, event: Play, its: Cards, unseen: Codes) -> Cards:
        """What must be taken back and is the set that was told now, misread, be it altogether."""
        refused = self._refused
        if refused is None:
            return ()
        rest = tuple(one for one in self.of(refused) if one.role is Role.TO_TAKE_BACK and one not in its)
        is_it = len(rest) <= len(unseen) and refused.player in (None, event.player)
        return rest if is_it or _numbers(its) & refused.numbers else ()

    def _refuse(self, event: Play, expected: Expected) -> None:
        """A set does not count; its player may make another one of it."""
        its = _numbers(self._named(_codes(event)))
        if refused := self._refused:
            own = refused.player == event.player or its & refused.numbers
            its |= _numbers(self.of(refused)) if own else NOTHING
        its |= _numbers(self._readable(expected))
        if its:
            self._take_back(Refused(its, event.player, event.count))

    def _named(self, told: Codes) -> Cards:
        """The cards of a set that was told: those of these codes but for what was laid before."""
        laid = (one for one in self._beliefs.of(Role.PLAYED) if one.number not in self._strayed)
        before = _numbers(laid)
        return tuple(one for one in self._beliefs.lying if one.code in told and one.number not in before)

    def _take_back(self, refused: Refused) -> None:
        self._beliefs.refuse(refused.numbers)
        self._strayed -= refused.numbers
        self._refused = refused


def _is_undone(one: Believed, expected: Expected) -> bool:
    """Whether a card was played with a set that stands no more."""
    if one.event == BEFORE:
        return one.code is not None and one.code not in expected.hand
    return one.event is not None and one.event > len(expected.hand)


def _numbers(cards: Iterable[Believed]) -> Numbers:
    return frozenset(one.number for one in cards)


def _codes(event: Play) -> Codes:
    return frozenset(str(card) for card in event.cards)
