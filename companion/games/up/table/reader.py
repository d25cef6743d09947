"""The table reader of Up: from steady scenes, presses and answers to deal, play, call, announcement and show.

What it goes by:

* new cards in the middle are a *play*: of open cards if these are missing before somebody's seat, else from
  the hand of whoever's arm it was; where no arm was seen, somebody must say whose they are;
* whoever lays a set lays it on top, and fanned: what just peeps out, or lies askew to the others, may be a
  covered card that was misread, and is asked about;
* a card that lies face up before a seat and was not there is a face-down card *turned*; on its way to the
  tower it is no play of its own;
* “dealt” tells a *deal* with the cards that lie face up before the seats;
* what is laid in the middle after a round, as many cards as the player has left, is *shown*;
* after a collapse, a clear card, an undo or a “no” nothing is told until the cards lie as the position says,
  but for a set of other cards that was laid in the same go.

Legality never decides what was seen.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from companion.engines import Reason, Ruling, Undo
from companion.games.up.rules import Announce, Call, Deal, Play, UpPosition, Variant
from companion.games.up.rules.building import TOWER_GONE
from companion.games.up.rules.round import Round
from companion.games.up.table.arms import seats_of
from companion.games.up.table.believed import BelievedTable
from companion.games.up.table.changed import changed
from companion.games.up.table.dealing import Dealing
from companion.games.up.table.expected import expected_of
from companion.games.up.table.laid import Told, called, cards_of
from companion.games.up.table.layout import Lain, codes
from companion.games.up.table.put_right import in_doubt, is_put_right, laid_again, take_as_it_is
from companion.games.up.table.questions import (
    NOT_DEALT,
    NOTHING,
    AskedCard,
    AskedCut,
    AskedDealer,
    AskedVariant,
    AskedWhetherLaid,
    AskedWho,
    ask_open,
    ask_variant,
    ask_whether_laid,
)
from companion.games.up.table.sets import Sets
from companion.games.up.table.sight import Sight
from companion.games.up.table.turn import caller
from companion.games.up.table.zones import Zones, zones_for
from companion.table.asking import NOBODY, Asked, Said, ask
from companion.table.beliefs import Role
from companion.table.inputs import Action, Press
from companion.table.reading import Choice, Reading
from companion.table.seats import TableMap, seats_around
from vision.scene.scene import Scene

AS_IT_LAY: Final = Reading(notice=Reason("up-notice-as-it-lay"), in_step=False)
"""The cards do not lie as the position says, and no play explains it."""


class UpReader:
    """Fulfils `TableReader` for Up.

    Args:
        position: the game's position when the reader starts.
    """

    def __init__(self, position: UpPosition) -> None:
        self._names = position.terms.players
        # A game that is taken up again lies there already.
        zones = zones_for(seats_around(len(self._names)))
        self._believed = BelievedTable(zones, must_lie_right=position.round is not None)
        self._sight = Sight(self._believed)
        self._sets = Sets(self._names, self._believed, self._sight)
        self._asked: Asked | None = None
        self._dealers: set[int] = set()
        self._dealing: Dealing | None = None

    @property
    def zones(self) -> Zones:
        """The parts of the table."""
        return self._believed.zones

    def seat(self, seats: TableMap) -> None:
        """People sit so from now on."""
        self._believed.zones = zones_for(seats)

    def see(self, scene: Scene, position: UpPosition) -> Reading:
        """What a new steady scene shows."""
        before = self._sight.layout
        self._sight.see(scene, expected_of(position), dealing=self._dealing is not None)
        self._sets.see(scene)
        if self._sight.layout.brings_to_rows(before):
            self._dealers |= seats_of(scene.arms, self.zones.table)
        if self._asked is not None and self._asked.question.doubt:
            self._asked = None  # the eye may know now
        reading = self._read(position)
        if reading.event is None and reading.question is None:
            self._believed.forget_untold()
        return reading

    def press(self, press: Press, position: UpPosition) -> Reading:
        """What a press means: dealt, “last card”, an announcement, or that those who show have shown."""
        current = position.round
        match press.action:
            case Action.DEALT:
                self._dealing = Dealing(self._names, press.seat, isinstance(current, Round))
                self._believed.deal_anew(playing=isinstance(current, Round))
                self._complete(position)
                return self._say(self._deal(self._dealing))
            case Action.LAST_CARD:
                player = caller(current) if press.seat is None else press.seat
                return Reading(Call(player), question=self._asked.question if self._asked else None)
            case Action.ANNOUNCE:
                forehand = current.forehand if isinstance(current, Round) else 0
                player = forehand if press.seat is None else press.seat
                return self._say(ask(AskedVariant(ask_variant(self._names[player]), player)))
            case Action.SHOWN if self._sets.showing.noted:
                return self._say((Reading(self._sets.showing.event), None))
        return Reading()

    def answer(self, choice: Choice, position: UpPosition) -> Reading:
        """Take a player's word."""
        asked, self._asked = self._asked, None
        match asked:
            case AskedVariant(player=player) if choice.value != NOTHING:
                return Reading(Announce(player, Variant(choice.value)))
            case AskedCut() if choice.value == NOT_DEALT:
                self._dealing = None
            case AskedDealer() | AskedCut() if self._dealing is not None:
                self._dealing.answer(choice.value)
            case AskedWho() if choice.value == NOBODY:
                self.take_as_it_is(position)
            case AskedCard():
                self._sight.name_doubtful(choice.value)
            case Asked():
                told = self._sets.answer(asked, choice.value, position)
                if told is not None:
                    return told
        self._complete(position)
        return self._read(position)

    def explanation(self, position: UpPosition) -> Reading:  # noqa: ARG002
        """Hidden cards and hands are no part of what is seen: whatever lies there is right."""
        return Reading()

    def take_as_it_is(self, position: UpPosition) -> None:
        """Whatever lies there is no play, and nothing is missed."""
        self._asked = self._dealing = None
        self._sets.take_as_it_is()
        self._complete(position)
        take_as_it_is(self._sight.layout, self._believed, expected_of(position))

    def ruled(self, event: Any, ruling: Ruling[UpPosition]) -> None:
        """Remember what became of the cards."""
        if isinstance(event, Call | Announce):  # no card was moved: what is known or asked of a set stands
            if ruling.legal:
                self._believed.keep()
            return
        self._asked = self._dealing = None
        self._dealers.clear()
        told = self._sets.ruled(event, legal=ruling.legal)
        if isinstance(event, Deal):
            self._dealt(legal=ruling.legal)
        elif isinstance(event, Play):
            self._laid(told, ruling)
        elif ruling.legal and isinstance(event, Undo):
            self._believed.undo(expected_of(ruling.position))
        elif ruling.legal:
            self._believed.keep()
        # What need not be moved lies already as it should.
        self._complete(ruling.position)
        is_put_right(self._sight.layout, self._believed, expected_of(ruling.position))

    def _dealt(self, *, legal: bool) -> None:
        """Remember which cards were dealt."""
        rows = self._sight.layout.rows
        lying = self._sight.before_seats()
        if legal:
            dealt = {card.number for row in rows for card in row}
            self._believed.dealt(rows, [card for card in lying if card.number not in dealt])
        else:
            self._believed.refuse_deal(lying)

    def _laid(self, told: Told, ruling: Ruling[UpPosition]) -> None:
        """Remember what becomes of a set."""
        play = told.event
        if not ruling.legal:
            self._believed.refuse(told.laid, play.player)
            return
        laid = told.laid or self._lying_already(play)
        self._believed.accept(play, laid, told.taken, leaves=ruling.brings(*TOWER_GONE))

    def _lying_already(self, play: Play) -> tuple[Lain, ...]:
        """The cards of a set that people tell instead of one that was refused or undone and lies there still.

        They lie there rightly then, whatever they were read as, and nothing else of that set is a card. None
        where others lie there of which the set told may be made, or that set was another player's.
        """
        believed, cards = self._believed, self._sight.layout.cards
        others = codes(card for card in self._sight.layout.middle if believed.is_new(card))
        if not believed.must_lie_right or not Counter(card.code for card in play.cards) - others:
            return ()
        lying = [card for card in cards if card.role is Role.TO_TAKE_BACK]
        laid, left = called(play.cards, lying, misread=believed.putting_back in (None, play.player))
        if laid:
            believed.stand(laid, left)
        return laid

    def _complete(self, position: UpPosition) -> None:
        self._sight.look(expected_of(position), dealing=self._dealing is not None)

    def _read(self, position: UpPosition) -> Reading:
        if self._asked is not None:
            return Reading(question=self._asked.question)
        return self._say(self._compared(position) if self._dealing is None else self._deal(self._dealing))

    def _compared(self, position: UpPosition) -> Said:
        """What the cards on the table mean, compared with how they lay by all that was told."""
        layout, believed, expected = self._sight.layout, self._believed, expected_of(position)
        doubt = in_doubt(layout, believed, expected)
        if doubt is not None:  # nobody may play yet
            self._sight.doubt = doubt.card
            which = ask_open(self._names[doubt.player], doubt.number, doubt.card)
            return ask(AskedCard(which), in_step=False)
        again = laid_again(layout, believed)
        if again:
            return ask(AskedWhetherLaid(ask_whether_laid(again), again), in_step=False)
        must_lie_right = believed.must_lie_right
        if not is_put_right(layout, believed, expected):
            return AS_IT_LAY, None
        if must_lie_right:
            self._sets.put_back()
            self._complete(position)
        fresh = changed(self._sight.layout, believed, playing=expected.playing)
        if fresh.laid:
            return self._sets.laid(fresh, position)
        self._sets.forget_who()
        if fresh.turners and (expected.playing or position.show_due):
            return self._sets.turned(fresh, position)
        if expected.playing and fresh.rows_changed:
            return Reading(notice=Reason("up-notice-lifted"), in_step=False), None
        self._sets.forget_arms()
        if expected.playing and believed.was_tower_seen and self._sight.is_middle_bare:
            return AS_IT_LAY, None
        return Reading(notice=self._sets.showing.awaited(position)), None

    def _deal(self, dealing: Dealing) -> Said:
        """Tell the deal once all is known that must be known."""
        if not self._sight.before_seats():  # the cards dealt have not been looked at yet
            return ask(dealing.asks) if isinstance(dealing.asks, AskedCut) else (Reading(), None)
        for player in range(len(self._names)):
            asked = self._sets.unread_open(player)
            if asked is not None:
                return ask(asked)
        if dealing.dealer is None:
            dealing.dealer = next(iter(self._dealers)) if len(self._dealers) == 1 else None
        if dealing.asks is not None:
            return ask(dealing.asks)
        return Reading(dealing.deal(tuple(map(cards_of, self._sight.layout.rows)))), None

    def _say(self, said: Said) -> Reading:
        """A reading; what it asks is open until it is answered."""
        reading, self._asked = said
        return reading
