"""What is believed of the cards on a table of Up: which they are, and to which row or tower they belong."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from companion.games.up.rules import Card, Play
from companion.games.up.rules import Place as From
from companion.games.up.rules.options import OPEN_CARDS
from companion.games.up.table.expected import Expected
from companion.games.up.table.layout import NO_CARD, Lain, codes, has_faded, is_moved, lain, lies_in_place
from companion.games.up.table.zones import Zones
from companion.table import beliefs
from companion.table.beliefs import Beliefs, Role
from vision.scene.pieces import Piece, Presence
from vision.sightings import Place, UnknownSighting

TOWER: Final = -1
"""Where a card belongs that was laid in the middle; one of a row belongs to its player."""


HIDES: Final = 62.0
"""Millimetres between the middles of two cards within which one may hide the other's indices."""


NOTHING: Final = UnknownSighting((0.0, 0.0), None)
"""What is seen where nothing shows of a card."""


@dataclass(frozen=True, slots=True)
class Known:
    """A card that belongs to a row or to the tower.

    Attributes:
        card: as it lay when the last event was ruled on.
        home: the player to whose row it belongs, or `TOWER`.
        event: how many events stood when it came there.
        beneath: whether a set was laid since it was seen last.
    """

    card: Lain
    home: int
    event: int
    beneath: bool = False


class BelievedTable:
    """What is believed of the cards that lie there.

    Args:
        zones: of the table.
        must_lie_right: see below.

    Attributes:
        zones: of the table.
        known: the cards of rows and tower by number, those among them that have left since.
        to_come: codes of cards that were told and of which none has come to lie in the middle yet.
        must_lie_right: whether all must lie as the position says before anything is told: after a play that
            was refused or undone.
        putting_back: who must see to that, None where it may be anybody.
    """

    def __init__(self, zones: Zones, *, must_lie_right: bool) -> None:
        self.zones = zones
        self.known: dict[int, Known] = {}
        self.to_come: Counter[str] = Counter()
        self.must_lie_right = must_lie_right
        self.putting_back: int | None = None
        self._beliefs = Beliefs()
        self._pieces: tuple[Piece, ...] = ()
        self._unseen: dict[int, Piece] = {}
        self._aside: dict[int, Lain] = {}
        self._events = 0

    def see(self, pieces: tuple[Piece, ...]) -> None:
        """These pieces lie there now."""
        self._pieces = pieces
        self._look()
        self._aside = {number: card for number, card in self._aside.items() if self.lies(number)}
        for one in self._beliefs.lying:
            card = lain(one)
            if card is None or not one.piece.in_view:
                continue
            if one.role is Role.NO_PLAY and _is_another(self._aside[one.number], card):
                self._beliefs.renew((one.number,))
            elif one.role is Role.TO_TAKE_BACK and self._is_just_said(card):
                self.set_aside((card,))

    def cards(self, *, also_no_play: bool = False) -> tuple[Lain, ...]:
        """The cards that are in view, and those that no eye has seen."""
        in_view = (
            one
            for one in self._beliefs.lying
            if one.piece.in_view
            and one.word != beliefs.NO_CARD
            and (also_no_play or one.role is not Role.NO_PLAY)
        )
        return tuple(card for one in in_view if (card := lain(one)) is not None)

    def just_said(self) -> Iterator[UnknownSighting]:
        """What shows where cards are said to lie that are no play: it was not read either."""
        for one in self._beliefs.of(Role.NO_PLAY):
            if one.piece.in_view and (card := lain(one)) is not None and card.card is not None:
                yield UnknownSighting(card.card.centre, card.card.outline, card.place)

    def named(self, card: Lain) -> bool:
        """Whether people have said which card it is."""
        one = self._beliefs.at(card.number)
        return one is not None and one.word is not None

    def of(self, home: int) -> Iterator[Known]:
        """The cards that belong to a player's row, or to the tower."""
        return (known for known in self.known.values() if known.home == home)

    def tower(self) -> Iterator[Known]:
        """The cards of the tower as long as it need not leave, those too of which nothing is seen."""
        return (known for known in self.of(TOWER) if known.card.role is Role.PLAYED)

    def hidden(self) -> Iterator[Lain]:
        """The cards of the tower of which nothing is seen."""
        return (one.card for one in self.tower() if not self.is_in_view(one.card.number))

    def to_take_back(self) -> Iterator[Known]:
        """Cards of a set that does not stand, or of a tower that must leave; those too that have left."""
        return (known for known in self.known.values() if known.card.role is Role.TO_TAKE_BACK)

    def is_new(self, card: Lain) -> bool:
        """Whether a card came since the last event, and nothing is known of it yet."""
        one = self._beliefs.at(card.number)
        return one is not None and one.role is None

    def card(self, number: int) -> Lain | None:
        """The card of that number as it lies, None where it is covered or lies there no more."""
        return next((card for card in self.cards() if card.number == number), None)

    def is_in_view(self, number: int) -> bool:
        """Whether anything of a card is seen."""
        one = self._beliefs.at(number)
        return one is not None and one.piece.in_view

    def is_covered(self, number: int) -> bool:
        """Whether a card lies under others."""
        return self.lies(number) and not self.is_in_view(number)

    def above(self, number: int) -> Collection[int]:
        """The numbers of the cards under which a card lies."""
        one = self._beliefs.at(number)
        return one.piece.above if one is not None else ()

    def lies(self, number: int) -> bool:
        """Whether a piece lies there, covered or not."""
        return self._beliefs.at(number) is not None

    def say(self, card: Lain, code: str) -> None:
        """People say which card that is, or that it is none."""
        self._beliefs.say(card.number, beliefs.NO_CARD if code == NO_CARD else code)

    def unseen(self, number: int, place: Place, shows: UnknownSighting | None) -> Lain | None:
        """A card that must lie at that place and was not seen; None where people say that there is none."""
        told = self._beliefs.at(number)
        if told is None or (told.word is None and self.shown(number) is not shows):
            there = replace(shows or NOTHING, place=place)
            # Such a piece lies where the card must lie, and the reading of it is what shows of that.
            self._unseen[number] = Piece(number, there, shows or there, Presence.WHOLE)
            self._look()
        one = self._beliefs.at(number)
        return None if one is None or one.word == beliefs.NO_CARD else lain(one)

    def one_more_unseen(self, place: Place, shows: UnknownSighting | None) -> Lain:
        """A card that no eye has seen, wherever it lies."""
        number = min((-100, *self._unseen, *self.known)) - 1
        self.unseen(number, place, shows)
        return Lain(None, place, shows, number)

    def shown(self, number: int) -> UnknownSighting | None:
        """What shows of a card that no eye has seen, None where nothing does."""
        piece = self._unseen.get(number)
        if piece is None or piece.read is piece.seen or not isinstance(piece.read, UnknownSighting):
            return None
        return piece.read

    def forget_unseen(self, numbers: Collection[int]) -> None:
        """No card lies there that no eye has seen."""
        self._unseen = {number: one for number, one in self._unseen.items() if number not in numbers}
        self.known = {number: one for number, one in self.known.items() if number not in numbers}
        self._look()

    def adopt(self, card: Lain, home: int, instead_of: Lain | None = None) -> None:
        """A card that came is one that was known, or told, already; under its old number it is none."""
        event = self._events
        if instead_of is not None:
            event = self.known.pop(instead_of.number).event
            self.forget_unseen((instead_of.number,))
            self.set_aside((instead_of,))
            if card.code != instead_of.code and instead_of.code is not None:
                self._beliefs.say(card.number, instead_of.code)
        self._keep(card, home, event)

    def follow(self, card: Lain) -> None:
        """A card that is known was just moved."""
        self.known[card.number] = replace(self.known[card.number], card=card)

    def come_to_light(self, card: Lain, lay: Lain) -> None:
        """A card is one of the tower that was not seen; one that bore its number is not seen now."""
        self._leave_beneath(card)
        self.adopt(card, TOWER, lay)

    def come(self, card: Lain, instead_of: Lain | None = None) -> None:
        """A card came to the tower that was told before; one that bore its number may lie beneath it."""
        self._leave_beneath(card)
        self.cover()
        self.adopt(card, TOWER, instead_of)

    def set_aside(self, cards: Iterable[Lain]) -> None:
        """These cards are no play: they are left over, or are none."""
        for card in cards:
            if not self.lies(card.number) or (card.number < 0 and card.code is None):
                continue
            self._beliefs.set_aside((card.number,))
            self._aside[card.number] = card
            self.known.pop(card.number, None)

    def laid_now(self, cards: Iterable[Lain]) -> None:
        """People say that cards that may have lain there before were laid just now."""
        for card in cards:
            self._leave_beneath(card)
            self._beliefs.renew((card.number,))
            self.known.pop(card.number, None)
        self._forget_what_left()
        self.cover()

    def lay_before(self, cards: Iterable[Lain]) -> None:
        """People say that cards that may have been laid just now were only moved, or lie on."""
        for card in cards:
            if card.number in self.known and card.code == Card.CLEAR.code and card.role is Role.TO_TAKE_BACK:
                self.set_aside((card,))
                continue
            if card.number in self.known:
                self.follow(card)
                continue
            tower = [one.card for one in self.tower() if not self.lies(one.card.number)]
            was = next((one for one in tower if one.code == card.code), None)
            if was is None:
                self.set_aside((card,))
            else:
                self.adopt(card, TOWER, instead_of=was)

    def stand(self, laid: Iterable[Lain], left: Iterable[Lain]) -> None:
        """A set that had to be taken back lies rightly, as people say; all else of it is no card."""
        self.must_lie_right = False
        for card in laid:
            if card.code is not None:
                self._beliefs.say(card.number, card.code)
        self.set_aside(left)

    @property
    def was_tower_seen(self) -> bool:
        """Whether any card of the tower was seen to lie there, and none laid on it since."""
        seen = (one for one in self.tower() if one.card.number >= 0 and not one.beneath)
        return any(not self.is_on_its_way(one) for one in seen)

    def is_on_its_way(self, known: Known) -> bool:
        """Whether a card of the tower was turned over before its owner, and lay there still."""
        return self.zones.owner(known.card.place) is not None

    def show(self, cards: Iterable[Lain]) -> None:
        """Cards left after a round lie in the middle; they are no set."""
        for card in cards:
            self._keep(card, TOWER, self._events)

    def told_unseen(self, code: str, place: Place) -> Lain:
        """A card that lies under others, as people say."""
        card = self.one_more_unseen(place, None)
        self.say(card, code)
        return replace(card, code=code)

    def cover(self) -> None:
        """What is not seen of the tower lies under what was laid on it."""
        for number, known in self.known.items():
            if known.home == TOWER and not self.lies(number):
                self.known[number] = replace(known, beneath=True)

    def accept(self, play: Play, laid: Sequence[Lain], taken: Sequence[Lain], *, leaves: bool) -> None:
        """A set was accepted.

        Args:
            play: the set.
            laid: its cards as they lie, none where it was typed in.
            taken: its cards as they lay open.
            leaves: whether the tower and the set leave the table now.
        """
        self._events += 1
        self._forget_what_left()
        self.cover()
        if play.place is From.OPEN:
            self._take(play, laid, taken)
        for card in laid:
            self._leave_beneath(card)
            self._keep(card, TOWER, self._events)
        self.to_come = Counter(card.code for card in play.cards) - codes(laid)
        if leaves:
            for number, known in self.known.items():
                if known.home == TOWER:
                    self._must_go(number, known)
        self.settle()

    def refuse(self, laid: Iterable[Lain], player: int) -> None:
        """A player's set was not accepted: its cards go back where they came from."""
        cards = tuple(laid)
        for card in cards:
            self._must_go(card.number, Known(card, TOWER, self._events + 1))
        self.must_lie_right, self.putting_back = True, player
        self.settle()

    def keep(self) -> None:
        """An event stands with which no card was laid."""
        self._events += 1

    def dealt(self, rows: Sequence[Sequence[Lain]], others: Iterable[Lain]) -> None:
        """A deal was accepted: these are the open cards, and the others before the seats are none."""
        self._events += 1
        lay, self.known = self.known, {}
        for number, known in lay.items():
            if known.home == TOWER and self.lies(number):
                self._must_go(number, known)
        self.to_come.clear()
        for player, row in enumerate(rows):
            for card in row:
                self._keep(card, player, self._events)
        self.set_aside(others)
        self.must_lie_right = False
        self.settle()

    def refuse_deal(self, cards: Iterable[Lain]) -> None:
        """A deal was not accepted: these cards lie before the seats, and the rows must be put right."""
        others = [card for card in cards if card.number not in self.known]
        self.refuse((card for card in others if card.is_whole and card.is_sure), 0)
        self.set_aside(card for card in others if not (card.is_whole and card.is_sure))
        self.putting_back = None

    def undo(self, expected: Expected) -> None:
        """The last event was undone: what the position does not hold must go back where it came from."""
        self._events -= 1
        self.must_lie_right, self.putting_back = True, None
        self.to_come.clear()
        left = [Counter(expected.tower), *map(Counter, expected.rows)]
        for number, known in sorted(self.known.items(), key=lambda pair: (pair[1].event, pair[0])):
            due, code = left[known.home + 1], known.card.code
            if code is not None and due[code] > 0:
                due[code] -= 1
                self._keep(known.card, known.home, known.event)
            else:
                self._must_go(number, known)
        missing = sum(left[1:], Counter())
        said = (one for one in self._beliefs.of(Role.NO_PLAY) if one.code and missing[one.code] > 0)
        self._beliefs.renew([one.number for one in said])
        self.settle()

    def lie_right(
        self,
        rows: Sequence[Sequence[Lain]],
        tower: Sequence[Lain],
        missing: Sequence[Counter[str]],
        aside: Iterable[Lain],
    ) -> None:
        """The cards lie as they should.

        Args:
            rows: by player, the open cards, each with the code that it must have.
            tower: those of the tower, likewise.
            missing: of the tower, then by player of the rows, the codes of those that are not seen and lie
                there still, or may come.
            aside: what lies there besides and is no card, or none that was laid.
        """
        self.must_lie_right = False
        lay, self.known = self.known, {}
        for home, cards in ((TOWER, tower), *enumerate(rows)):
            for card in cards:
                if not self.named(card) and card.code is not None and not card.is_read:
                    self._beliefs.say(card.number, card.code)
                self._keep(card, home, lay[card.number].event if card.number in lay else self._events)
        left = [*map(Counter, missing)]
        for number, known in sorted(lay.items(), key=lambda pair: not self.lies(pair[0])):
            due, code = left[known.home + 1], known.card.code
            if number not in self.known and known.card.role is Role.PLAYED and code and due[code] > 0:
                due[code] -= 1
                self.known[number] = known
        self.set_aside(aside)
        covered = [one.number for one in self._beliefs.lying if one.role not in (None, Role.NO_PLAY)]
        self._beliefs.renew(number for number in covered if number not in self.known)
        self.settle()

    def _take(self, play: Play, laid: Sequence[Lain], taken: Sequence[Lain]) -> None:
        """The open cards of a set lie in their row no more."""
        gone = [card.number for card in taken]
        for card in play.cards[len(taken) :]:
            row = (known.card for known in self.of(play.player) if known.card.number not in gone)
            gone += [one.number for one in row if one.code == card.code][:1]
        for number in set(gone) - {card.number for card in laid}:
            self.set_aside((self.known.pop(number).card,))

    def _leave_beneath(self, card: Lain) -> None:
        """A card came that has the number of a like one of the tower: that one lies where it lay, unseen."""
        lay = self.known.get(card.number)
        if lay is not None and lay.home == TOWER and lay.card.role is Role.PLAYED:
            number = min((-100, *self._unseen, *self.known)) - 1
            self.known[number] = replace(lay, card=replace(lay.card, number=number), beneath=True)

    def _must_go(self, number: int, known: Known) -> None:
        """A card must be taken back, or up."""
        self.known[number] = replace(known, card=replace(known.card, role=Role.TO_TAKE_BACK))
        self._beliefs.refuse((number,))
        self._unseen.pop(number, None)

    def _forget_what_left(self) -> None:
        """People have gone on: what was to be taken back has been."""
        left = [one.card.number for one in self.to_take_back() if not self.lies(one.card.number)]
        self.known = {number: known for number, known in self.known.items() if number not in left}

    def _keep(self, card: Lain, home: int, event: int) -> None:
        self.known[card.number] = Known(replace(card, role=Role.PLAYED), home, event)
        self._beliefs.play((card.number,), event)
        if home == TOWER:
            self._unseen.pop(card.number, None)

    def forget_untold(self) -> None:
        """What no eye has seen, and was not told, does not lie there."""
        told = {*self.known, *self._aside}
        self.forget_unseen([number for number in self._unseen if number not in told])

    def _is_just_said(self, card: Lain) -> bool:
        """Whether a card that must be taken back is only said to lie there: less of it is seen than before.

        Or it lay under others, and one that may have lain on it has left: it would be in view, and read anew.
        What came to light beneath them is taken to cover it.
        """
        known = self.known.get(card.number)
        if known is None or (lies_in_place(known.card, card) and has_faded(known.card, card)):
            return True
        left = (one.card for one in self.to_take_back() if not self.lies(one.card.number))
        bared = any(card.place.distance(one.place) < HIDES for one in left)
        return card.is_strip and bared and not is_moved(known.card, card)

    def deal_anew(self, *, playing: bool) -> None:
        """Cards are dealt: what people told of unseen ones holds for rows that are played still alone."""
        self._aside = {number: card for number, card in self._aside.items() if number >= 0}
        stay = self.known if playing else {}
        self.forget_unseen([number for number in self._unseen if number not in stay])

    def settle(self) -> None:
        """From here on counts what comes to lie otherwise."""
        for one in self._beliefs.lying:
            card = lain(one)
            if card is not None and one.number in self.known and one.piece.in_view:
                self.known[one.number] = replace(self.known[one.number], card=card)
        self.forget_untold()

    def _look(self) -> None:
        self._beliefs.see((*self._unseen.values(), *self._pieces))


def slot_number(player: int, slot: int) -> int:
    """The number of a card that no eye has seen at a place of a row."""
    return -1 - player * OPEN_CARDS - slot


def _is_another(aside: Lain, card: Lain) -> bool:
    """Whether a card that was no play is another one now: it lies elsewhere, or in full view.

    One that was taken back lay there just by what is said: it counts as another as soon as it is read anew.
    """
    anew = aside.role is Role.TO_TAKE_BACK and is_moved(aside, card)
    return anew or not lies_in_place(aside, card) or (card.is_whole and not aside.is_whole)
