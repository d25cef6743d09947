"""The table of Crazy Eights: a pile in the middle, beside it the cards that are drawn from.

There is one of each card, so that one in the middle which is not known to lie there was laid just now. Whose
it is follows from the arm that was seen, else from the turn. Whoever draws presses the button at the seat.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from companion.engines import Reason, Ruling
from companion.table.arms import are_guessed, seat_of
from companion.table.asking import Asked, ask, card_choice, likely_first, outline_of
from companion.table.game_table import GameTable
from companion.table.inputs import Action, Press
from companion.table.reading import Choice, Question, Reading
from companion.table.seats import TableMap, seats_around
from companion.table.steps import SeenSetup, SetupStep, hands
from crazy_eights.rules import CARDS, RULES, SUITS, Deal, Draw, EightsPosition, Play
from vision.motion.arm import Arm
from vision.scene.scene import Scene
from vision.sightings import MIDDLE_OF_TABLE, CardSighting, Sightings

REACH: Final = 80.0
"""Millimetres around the table's middle in which cards lie on the pile; those drawn from lie beyond."""


class AskedCard(Asked):
    """The answer says which card was laid."""


@dataclass(frozen=True, slots=True)
class AskedSuit(Asked):
    """The answer says which suit is asked for with an eight.

    Attributes:
        card: the eight.
    """

    card: str


def on_pile(seen: Sightings) -> Iterator[CardSighting]:
    """The cards in the middle."""
    return (card for card in seen.cards if card.place and card.place.distance(MIDDLE_OF_TABLE) < REACH)


class EightsReader:
    """Fulfils `TableReader` for Crazy Eights."""

    def __init__(self, position: EightsPosition) -> None:
        self._seats: TableMap = seats_around(len(position.players))
        self._seen = Sightings()
        self._arms: tuple[Arm, ...] = ()
        self._no_play: frozenset[str] = frozenset()
        self._asked: Asked | None = None

    def seat(self, seats: TableMap) -> None:
        """People sit so from now on."""
        self._seats = seats

    def see(self, scene: Scene, position: EightsPosition) -> Reading:
        """What a new steady scene shows."""
        self._seen, self._arms = scene.sightings, self._arms + scene.arms
        self._no_play &= self._codes
        if position.to_move is None:
            return Reading()
        if self._no_play:
            cards = tuple(sorted(self._no_play))
            return Reading(notice=Reason("ce-notice-take-back", (("cards", cards),)), in_step=False)
        new = sorted(self._codes - set(position.pile))
        if new:
            return self._laid(new[0], position)
        doubt = next((card for card in on_pile(self._seen) if self._is_new(card, position)), None)
        if doubt and self._arms:
            return self._ask_card(doubt, position)
        self._arms = ()  # whoever was there has laid nothing
        return Reading()

    def press(self, press: Press, position: EightsPosition) -> Reading:
        """“Dealt” with a card turned up, and the button at a seat: its player draws."""
        if press.action is Action.DEALT:
            cards = self._codes
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
            case AskedCard():
                return self._laid(choice.value, position)
        return Reading()

    def explanation(self, position: EightsPosition) -> Reading:
        """The middle does not show whose turn it is: whatever lies there is right."""
        del position
        return Reading()

    def take_as_it_is(self, position: EightsPosition) -> None:
        """Whatever lies there is no play."""
        self._no_play = self._codes - set(position.pile)

    def ruled(self, event: object, ruling: Ruling[EightsPosition]) -> None:
        """What lies there and is not on the pile by the rules has been refused, or taken back."""
        del event
        self._arms, self._asked = (), None
        self.take_as_it_is(ruling.position)

    @property
    def _codes(self) -> frozenset[str]:
        return frozenset(card.code for card in on_pile(self._seen) if card.code and card.is_surely_there)

    def _is_new(self, card: CardSighting, position: EightsPosition) -> bool:
        """Whether a card that cannot be told is perhaps none of the pile."""
        return card.code is None and card.likeliest not in position.pile

    def _player(self, position: EightsPosition) -> int:
        """Whose card it is: one's whose arm was seen, and else that of whose turn it is."""
        seats = {seat_of(arm, self._seats) for arm in self._arms}
        to_move = position.to_move or 0
        return seats.pop() if len(seats) == 1 and not are_guessed(self._arms) else to_move

    def _laid(self, card: str, position: EightsPosition) -> Reading:
        player = self._player(position)
        if card.startswith("8"):
            return self._ask(AskedSuit(_which_suit(position.players[player]), card))
        return self._told(Play(player, card))

    def _told(self, play: Play) -> Reading:
        self._asked = None
        return Reading(play)

    def _ask_card(self, doubt: CardSighting, position: EightsPosition) -> Reading:
        left = [code for code in CARDS if code not in position.pile]
        codes, likely = likely_first(left, doubt.candidates)
        choices = tuple(card_choice(code) for code in codes)
        question = Question(Reason("ce-ask-card"), choices, likely, True, outline_of(doubt), doubt.place)
        return self._ask(AskedCard(question))

    def _ask(self, asked: Asked) -> Reading:
        reading, self._asked = ask(asked)
        return reading


def _which_suit(player: str) -> Question:
    choices = tuple(card_choice(suit, sign) for suit, sign in SUITS.items())
    return Question(Reason("ce-ask-suit", (("player", player),)), choices, len(choices), doubt=False)


def setting_up(position: EightsPosition, seen: SeenSetup, seats: TableMap) -> tuple[SetupStep, ...]:
    """What to do before the next round; nothing while one runs."""
    del seats
    if not position.deal_due:
        return ()
    turned_up = sum(1 for _ in on_pile(seen.things)) == 1
    return hands(RULES.laid_out(position)), seen.step(Reason("ce-lay-out-card"), turned_up)


TABLE = GameTable(EightsReader, setting_up, backs=True, seat_action=Action.PASS)
