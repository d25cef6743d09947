"""The table reader of Auf und Ab: from steady scenes to deals, sets and passes.

What should lie there follows from the position (`expected`), what does is known piece by piece (`believed`):
cards in the middle that were not told yet are the set laid just now. Cards laid before may be covered by it,
or come into view again when it is taken back; neither is a play.

* whose set it is follows from the arms seen since the last one, and of several from where it lies; where
  they leave it open it is that of the player to move; where that is open too, or no arm was seen and the set
  does not lie before the player to move, somebody must say it;
* a set with a double that opens a round is told once its player has said what it stands for;
* where something of the set was overlooked, its cards are asked for one after the other;
* what was ruled illegal or taken back is not told again while it lies there; whoever laid an illegal set may
  take cards from it or add some, and so lay another;
* a set that lay there when “dealt” was pressed opens the hand if somebody says whose it is;
* cards that are no set of this hand, as somebody said or because they were left over, are not told while they
  lie there; before the first set of a hand people are told so;
* the round is taken by its winner after the last pass; until then the next set may well lie on it.

Legality never decides what was seen.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any, Final

from companion.engines import Reason, Ruling
from companion.games.auf_und_ab.rules.cards import CARD_NAMED, DOUBLES, Card, card_set
from companion.games.auf_und_ab.rules.events import Deal, Pass, Play
from companion.games.auf_und_ab.rules.position import AufUndAbPosition
from companion.games.auf_und_ab.table.believed import NOTHING, BelievedTable, Cards, Numbers, Refused
from companion.games.auf_und_ab.table.expected import NONE, Codes, Expected
from companion.games.auf_und_ab.table.fans import holes, in_reach
from companion.games.auf_und_ab.table.questions import (
    NO_NEW_CARD,
    AskedCard,
    AskedCount,
    AskedHole,
    AskedOverlooked,
    AskedWho,
    ask_card,
    ask_count,
    ask_who,
)
from companion.table.arms import are_vague, seat_of
from companion.table.asking import NOBODY, Asked
from companion.table.beliefs import Believed
from companion.table.inputs import Action, Press
from companion.table.reading import Choice, Reading
from companion.table.seats import TableMap, direction_of, seats_around
from vision.motion.arm import Arm
from vision.scene.pieces import Piece
from vision.scene.scene import Scene
from vision.sightings import MIDDLE_OF_TABLE, CardSighting, Place

MIDDLE: Final = 45.0
"""Millimetres around the table's middle in which a set lies before nobody."""


@dataclass(slots=True)
class _Enquiry:
    """What must be known before a set can be told, and what people have said of it.

    Attributes:
        arms: hands seen since the last event.
        player: who laid the set.
        count: what it stands for.
        asked: what is asked, None when nothing is.
        about: the pieces of the set asked about that are known for certain.
        overlooked: something of the set that was not seen as a card; None once all of it was named.
        holes: how many holes of its fan people have spoken of.
        named: the cards that they named of what was overlooked or lies in holes.
    """

    arms: tuple[Arm, ...] = ()
    player: int | None = None
    count: int | None = None
    asked: Asked | None = None
    about: Numbers = NOTHING
    overlooked: Piece | None = None
    holes: int = 0
    named: Codes = NONE


class AufUndAbReader:
    """Fulfils `TableReader` for Auf und Ab.

    Args:
        position: the game's position when the reader starts: who plays.
    """

    def __init__(self, position: AufUndAbPosition) -> None:
        self._names = position.terms.players
        self.table: TableMap = seats_around(len(self._names))
        self._believed = BelievedTable()
        self._enquiry = _Enquiry()

    def seat(self, seats: TableMap) -> None:
        """People sit so from now on."""
        self.table = seats

    def see(self, scene: Scene, position: AufUndAbPosition) -> Reading:
        """What a new steady scene shows."""
        expected = Expected.of(position)
        self._believed.see(self._lying(scene, expected), expected)
        if self._enquiry.about and not self._believed.lies(self._enquiry.about):  # the set was lifted
            self._enquiry = _Enquiry(self._enquiry.arms)
        self._enquiry.arms += scene.arms
        showed = self._enquiry.overlooked if self._believed.in_view else None  # it left with all others
        self._enquiry.overlooked = self._overlooked(scene, position) or showed
        reading = self._read(position)
        if reading.event is None and reading.question is None:
            self._enquiry = _Enquiry()
        return reading

    def press(self, press: Press, position: AufUndAbPosition) -> Reading:
        """What a press means: “dealt”, and the pass of the seat or else of the player to move."""
        if press.action is Action.DEALT:
            return self._dealt(position)
        if press.action is Action.PASS:
            current = position.round
            player = press.seat if press.seat is not None or current is None else current.to_move
            return Reading(None if player is None else Pass(player))
        return Reading()

    def answer(self, choice: Choice, position: AufUndAbPosition) -> Reading:
        """Take a player's word for a card, for who laid the set, or for what it stands for."""
        enquiry = self._enquiry
        match enquiry.asked:
            case AskedCard(number=number):
                self._believed.say(number, choice.value, Expected.of(position))
            case AskedHole():
                enquiry.holes += 1
                enquiry.named |= {choice.value} - {NO_NEW_CARD}
            case AskedOverlooked() if choice.value == NO_NEW_CARD:
                enquiry.overlooked = None
            case AskedOverlooked():
                enquiry.named |= {choice.value}
            case AskedWho() if choice.value == NOBODY:
                self.take_as_it_is(position)
            case AskedWho():
                self._laid_by(self._names.index(choice.value), position)
            case AskedCount():
                enquiry.count = int(choice.value)
            case _:
                return Reading()
        reading = self._read(position)
        if reading.event is None and reading.question is None:  # whoever was there has laid nothing
            self._enquiry.arms = ()
        return reading

    def explanation(self, position: AufUndAbPosition) -> Reading:  # noqa: ARG002
        """The middle does not show who plays what: whatever lies there is right."""
        return Reading()

    def take_as_it_is(self, position: AufUndAbPosition) -> None:  # noqa: ARG002
        """Whatever lies in the middle is no play, and nothing is missed there."""
        self._believed.take_as_it_is()
        self._enquiry = _Enquiry()

    def ruled(self, event: Any, ruling: Ruling[Any]) -> None:
        """Remember what was told, so that it is not told again while it lies there."""
        self._enquiry = _Enquiry()
        self._believed.ruled(event, ruling)
        if early := self._believed.opening(Expected.of(ruling.position)):  # that was asked with the deal
            self._enquiry.asked = self._who_opens(early)

    def _lying(self, scene: Scene, expected: Expected) -> tuple[Piece, ...]:
        """The cards in the middle; doubts that people are asked about do not vanish by themselves."""
        pieces = tuple(
            piece for piece in scene.pieces if isinstance(piece.read, CardSighting) and in_reach(piece.place)
        )
        if scene.arms or not isinstance(self._enquiry.asked, AskedCard):
            return pieces
        there = {piece.number for piece in pieces}
        _, doubtful = self._believed.told_apart(self._believed.new, expected)
        return (*pieces, *(one.piece for one in doubtful if one.number not in there))

    def _overlooked(self, scene: Scene, position: AufUndAbPosition) -> Piece | None:
        """Something laid by somebody's arm that was not seen as a card.

        Where no card of the set was, it may be one of the hand that comes back.
        """
        believed, expected = self._believed, Expected.of(position)
        if not scene.arms or position.round is None or believed.to_take_back:
            return None
        if believed.hidden(expected) and not any(one.code for one in believed.new):
            return None
        return next((piece for piece in scene.overlooked if in_reach(piece.place)), None)

    def _dealt(self, position: AufUndAbPosition) -> Reading:
        """A hand begins; whoever has laid a set before “dealt” was pressed opens it, if people say so."""
        deal = Deal((None,) * len(self._names))
        if position.round is not None or position.game_over:
            return Reading(deal)
        early = self._believed.before_deal(Expected.of(position))
        if early is not None:
            return Reading(deal, question=self._who_opens(early).question)
        return Reading(deal, notice=self._left_over())

    def _who_opens(self, early: Refused) -> AskedWho:
        cards = self._believed.of(early)
        likely = self._before(cards) if early.player is None else [early.player]
        return AskedWho(ask_who(_named(cards), self._names, likely))

    def _laid_by(self, player: int, position: AufUndAbPosition) -> None:
        """Somebody says whose set it is."""
        self._enquiry.player = player
        if early := self._believed.opening(Expected.of(position)):
            self._enquiry.count = early.count

    def _read(self, position: AufUndAbPosition) -> Reading:
        believed, enquiry, expected = self._believed, self._enquiry, Expected.of(position)
        back = believed.to_take_back
        if back and not self._is_told_anew(expected):
            believed.refuse_new(expected)
            return self._to_take_back(expected)
        certain, doubtful = believed.told_apart((*back, *believed.new), expected)
        enquiry.about = frozenset(one.number for one in certain)
        cards = _named(certain, enquiry.named)
        if asked := self._unknown(certain, doubtful, cards, position):
            return self._ask(asked)
        return self._tell(cards, certain, position) if cards else self._nothing_new(expected, position)

    def _unknown(
        self, certain: Cards, doubtful: Cards, cards: tuple[Card, ...], position: AufUndAbPosition
    ) -> Asked | None:
        """What of a set must be asked for: a doubt, the nearest first, a hole, or what was overlooked."""
        enquiry, laid = self._enquiry, Expected.of(position).laid
        if doubtful and (certain or enquiry.arms):
            doubt = min(doubtful, key=_from_middle)
            return AskedCard(ask_card(doubt.piece.seen, cards, laid, position), doubt.number)
        if holes(certain) > enquiry.holes:
            return AskedHole(ask_card(None, cards, laid, position))
        if enquiry.overlooked is not None:
            return AskedOverlooked(ask_card(enquiry.overlooked.seen, cards, laid, position))
        return None

    def _is_told_anew(self, expected: Expected) -> bool:
        """Whether what must be taken back is a set: it opens the hand, or whoever laid it has changed it."""
        refused = self._believed.refused
        if self._believed.opening(expected) and self._enquiry.player is not None:
            return True
        is_own = refused is not None and refused.player is not None and self._seats() == [refused.player]
        return refused is not None and is_own and self._believed.is_changed(refused)

    def _to_take_back(self, expected: Expected) -> Reading:
        """Something must be taken back, unless it opens the hand."""
        if early := self._believed.opening(expected):
            return self._ask(self._who_opens(early))
        read = ((one.code, one.piece.code) for one in self._believed.to_take_back)
        cards = tuple(sorted({code for codes in read for code in codes if code}))
        return Reading(notice=Reason("aua-notice-take-back", (("cards", cards),)), in_step=False)

    def _tell(self, cards: tuple[Card, ...], seen: Cards, position: AufUndAbPosition) -> Reading:
        """The set as an event, once it is known whose it is and what it stands for."""
        enquiry = self._enquiry
        player = self._whose(seen, position)
        if player is None:
            return self._ask(AskedWho(ask_who(cards, self._names, self._seats() or self._before(seen))))
        opens = position.round is None or position.round.leader is None
        if opens and card_set(cards) & DOUBLES and enquiry.count is None:
            return self._ask(AskedCount(ask_count(self._names[player], cards)))
        return Reading(Play(player, cards, enquiry.count))

    def _ask(self, asked: Asked) -> Reading:
        self._enquiry.asked = asked
        return Reading(question=asked.question)

    def _whose(self, seen: Cards, position: AufUndAbPosition) -> int | None:
        """Who laid the set, None when nobody can know."""
        if self._enquiry.player is not None:
            return self._enquiry.player
        seats, before = self._seats(), self._before(seen)
        to_move = position.round.to_move if position.round else None
        if len(seats) == 1 and (seats[0] == to_move or not are_vague(self._enquiry.arms)):
            return seats[0]
        if seats and before:
            return before[0] if before[0] in seats else None
        # Where no arm was seen, the hand was too quick: the set lies before whoever laid it.
        return to_move if to_move in (seats or before) else None

    def _before(self, seen: Cards) -> list[int]:
        """The player before whom the set lies, nobody when it lies in the very middle."""
        places = [one.piece.place for one in seen if one.piece.place]
        if not places:
            return []
        x, y = (sum(values) / len(places) for values in zip(*((p.x, p.y) for p in places), strict=True))
        if math.hypot(x, y) < MIDDLE:
            return []
        seat = self.table.towards(direction_of(Place(x, y, 0.0)), 180.0)
        return [seat.player] if seat else []

    def _seats(self) -> list[int]:
        """The players whose arms were over the table, each once."""
        return list(dict.fromkeys(seat_of(arm, self.table) for arm in self._enquiry.arms))

    def _nothing_new(self, expected: Expected, position: AufUndAbPosition) -> Reading:
        believed, current = self._believed, position.round
        if current and expected.to_take and any(one.code in expected.laid for one in believed.counted):
            winner = "" if current.to_move is None else self._names[current.to_move]
            return Reading(notice=Reason("aua-notice-round-to-take", (("player", winner),)))
        if believed.misses_last(expected):
            lost = tuple(sorted(believed.last))
            return Reading(notice=Reason("aua-notice-set-not-seen", (("cards", lost),)), in_step=False)
        return Reading(notice=self._left_over() if expected.runs and not expected.laid else None)

    def _left_over(self) -> Reason | None:
        """Before the first set of a hand: cards that lie there and are none of it."""
        lying = tuple(sorted(one.code for one in self._believed.counted if one.code))
        return Reason("aua-notice-not-counted", (("cards", lying),)) if lying else None


def _named(seen: Cards, others: Codes = NONE) -> tuple[Card, ...]:
    """The cards of a set, those with it that were not seen and that people have named."""
    return tuple(sorted(CARD_NAMED[code] for code in {one.code for one in seen if one.code} | others))


def _from_middle(one: Believed) -> float:
    """How many millimetres from the table's middle a card lies."""
    place = one.piece.seen.place
    return place.distance(MIDDLE_OF_TABLE) if place else math.inf
