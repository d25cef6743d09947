"""The table of Crazy Eights: a pile in the middle, beside it the cards that are drawn from.

There is one of each card, so that one in the middle which is not on the pile by the rules was laid just now.
That it was refused, or is no play, is remembered of its piece as long as that lies there. Whose a card is
follows from the arm that was seen, else from the turn. Whoever draws presses the button at the seat.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from companion.engines import Reason, Ruling
from companion.table.arms import are_vague, seat_of
from companion.table.asking import Asked, ask, card_choice, likely_first, outline_of
from companion.table.beliefs import Beliefs, Believed, Role
from companion.table.game_table import GameTable
from companion.table.inputs import Action, Press
from companion.table.reading import Choice, Question, Reading
from companion.table.seats import TableMap, seats_around
from companion.table.steps import SeenSetup, SetupStep, hands
from crazy_eights.rules import CARDS, RULES, SUITS, Deal, Draw, EightsPosition, Play
from vision.motion.arm import Arm
from vision.scene.scene import Scene
from vision.sightings import MIDDLE_OF_TABLE, CardSighting, Place

NO_NEW_CARD: Final = ""
"""The answer that no card was laid: the eye took one that lay there for another."""

REACH: Final = 80.0
"""Millimetres around the table's middle in which cards lie on the pile; those drawn from lie beyond."""


@dataclass(frozen=True, slots=True)
class AskedCard(Asked):
    """The answer says which card was laid.

    Attributes:
        number: of its piece.
    """

    number: int


@dataclass(frozen=True, slots=True)
class AskedSuit(Asked):
    """The answer says which suit is asked for with an eight.

    Attributes:
        card: the eight.
    """

    card: str


def on_pile(place: Place | None) -> bool:
    """Whether a place is in the middle."""
    return place is not None and place.distance(MIDDLE_OF_TABLE) < REACH


class EightsReader:
    """Fulfils `TableReader` for Crazy Eights."""

    def __init__(self, position: EightsPosition) -> None:
        self._seats: TableMap = seats_around(len(position.players))
        self._beliefs = Beliefs()
        self._arms: tuple[Arm, ...] = ()
        self._asked: Asked | None = None

    def seat(self, seats: TableMap) -> None:
        """People sit so from now on."""
        self._seats = seats

    def see(self, scene: Scene, position: EightsPosition) -> Reading:
        """What a new steady scene shows."""
        self._beliefs.see(piece for piece in scene.pieces if piece.in_view and on_pile(piece.place))
        self._settle(position)
        self._arms += scene.arms
        if position.to_move is None:
            return Reading()
        others = self._others(position)
        if back := sorted(one.code for one in others if one.code and one.role is Role.TO_TAKE_BACK):
            return Reading(notice=Reason("ce-notice-take-back", (("cards", tuple(back)),)), in_step=False)
        return self._new(position)

    def press(self, press: Press, position: EightsPosition) -> Reading:
        """“Dealt” with a card turned up, and the button at a seat: its player draws."""
        if press.action is Action.DEALT:
            cards = {one.code for one in self._beliefs.lying if one.code}
            turned_up = cards - set(position.pile) or cards
            if len(turned_up) != 1:
                return Reading(notice=Reason("ce-notice-turn-up"))
            return Reading(Deal(next(iter(turned_up))))
        player = position.to_move if press.seat is None else press.seat
        return Reading(Draw(player)) if press.action is Action.PASS and player is not None else Reading()

    def answer(self, choice: Choice, position: EightsPosition) -> Reading:
        """Take a player's word for a card, or for the suit that an eight asks for."""
        match self._asked:
            case AskedSuit(card=card):
                return self._told(Play(self._player(position), card, choice.value))
            case AskedCard(number=number) if choice.value == NO_NEW_CARD:
                self._beliefs.set_aside([number])
                return self._new(position)
            case AskedCard(number=number):
                self._beliefs.say(number, choice.value)
                return self._new(position)
        return Reading()

    def explanation(self, position: EightsPosition) -> Reading:
        """The middle does not show whose turn it is: whatever lies there is right."""
        del position
        return Reading()

    def take_as_it_is(self, position: EightsPosition) -> None:
        """Whatever lies there is no play."""
        lying = self._beliefs.lying
        self._beliefs.set_aside(one.number for one in lying if one.code not in position.pile)

    def ruled(self, event: object, ruling: Ruling[EightsPosition]) -> None:
        """What was told lies on the pile, or must be taken back; what else has come is told after it."""
        self._asked, now = None, ruling.position
        told = event.player if isinstance(event, Play) and ruling.legal else None
        self._arms = tuple(arm for arm in self._arms if told not in (None, seat_of(arm, self._seats)))
        if isinstance(event, Deal | Play) and ruling.legal:
            self._take_word(event.card, now)
        self._settle(now)
        others = [one for one in self._others(now) if one.role is not Role.NO_PLAY]
        if isinstance(event, Play):
            others = [one for one in others if one.code == event.card]
        elif not isinstance(event, Deal):  # undone, or taken away to be shuffled
            others = [one for one in others if one.role is Role.PLAYED]
        self._beliefs.refuse(one.number for one in others)

    def _settle(self, position: EightsPosition) -> None:
        """What lies there and is on the pile by the rules was played."""
        pile = position.pile
        self._beliefs.play((one.number for one in self._beliefs.lying if one.code in pile), len(pile))

    def _take_word(self, card: str, position: EightsPosition) -> None:
        """A card that was told by hand, or put right, lies there, whatever the eye takes it for."""
        back, new = self._beliefs.of(Role.TO_TAKE_BACK), self._beliefs.of(None)
        waiting = [one for one in (*reversed(back), *new) if _may_be_new(one, position)]
        if waiting and all(one.code != card for one in self._beliefs.lying):
            self._beliefs.say(waiting[0].number, card)

    def _others(self, position: EightsPosition) -> list[Believed]:
        """The cards that are not on the pile by the rules."""
        return [one for one in self._beliefs.lying if one.code and one.code not in position.pile]

    def _new(self, position: EightsPosition) -> Reading:
        """What was laid just now, of several the lowest first; where that cannot be told it is asked for."""
        for one in self._beliefs.of(None):
            if one.code and one.code not in position.pile:
                return self._laid(one.code, position)
            if self._arms and _may_be_new(one, position):
                return self._ask_card(one, position)
        self._arms = ()  # whoever was there has laid nothing
        return Reading()

    def _player(self, position: EightsPosition) -> int:
        """Whose card it is: one's whose arm was seen, and else that of whose turn it is."""
        seats = {seat_of(arm, self._seats) for arm in self._arms}
        to_move = position.to_move or 0
        return seats.pop() if len(seats) == 1 and not are_vague(self._arms) else to_move

    def _laid(self, card: str, position: EightsPosition) -> Reading:
        player = self._player(position)
        if card.startswith("8"):
            return self._ask(AskedSuit(_which_suit(position.players[player]), card))
        return self._told(Play(player, card))

    def _told(self, play: Play) -> Reading:
        self._asked = None
        return Reading(play)

    def _ask_card(self, doubt: Believed, position: EightsPosition) -> Reading:
        seen = doubt.piece.seen
        left = [code for code in CARDS if code not in position.pile]
        codes, likely = likely_first(left, seen.candidates if isinstance(seen, CardSighting) else ())
        choices = (*map(card_choice, codes), Choice(Reason("ce-choice-no-new-card"), NO_NEW_CARD))
        question = Question(Reason("ce-ask-card"), choices, likely, True, outline_of(seen), seen.place)
        return self._ask(AskedCard(question, doubt.number))

    def _ask(self, asked: Asked) -> Reading:
        reading, self._asked = ask(asked)
        return reading


def _may_be_new(one: Believed, position: EightsPosition) -> bool:
    """Whether it is a card, and none of the pile as far as the eye or people can tell."""
    seen = one.piece.seen
    return isinstance(seen, CardSighting) and (one.code or seen.likeliest) not in position.pile


def _which_suit(player: str) -> Question:
    choices = tuple(card_choice(suit, sign) for suit, sign in SUITS.items())
    return Question(Reason("ce-ask-suit", (("player", player),)), choices, len(choices), doubt=False)


def setting_up(position: EightsPosition, seen: SeenSetup, seats: TableMap) -> tuple[SetupStep, ...]:
    """What to do before the next round; nothing while one runs."""
    del seats
    if not position.deal_due:
        return ()
    turned_up = sum(on_pile(card.place) for card in seen.things.cards) == 1
    return hands(RULES.laid_out(position)), seen.step(Reason("ce-lay-out-card"), turned_up)


TABLE = GameTable(EightsReader, setting_up, backs=True, seat_action=Action.PASS)
