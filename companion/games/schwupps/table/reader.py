"""The table reader of Schwupps: from steady scenes to setup, number, schwupp and aggravate.

What it goes by:

* nine cards where none lay, or were collected since, are a *setup*; who begins is asked;
* another card on a number pile is a *number*; of two laid there at once the lower one peeps out, and people
  say so; where it may be the card from beneath, as the top was taken off again, they are asked;
* cards that lie as after a push are a *schwupp*, or, with an aggravation card face up on the table, an
  *aggravate*; who gets the common card is asked. The card must lie in view until the row is pushed, and
  counts until an aggravate is accepted;
* a last aggravation card is told without a push, which it does not bring any more;
* whose play it was follows from the arm that was seen; where none was, somebody must say it;
* the end of a turn is told by a button.

What was ruled illegal or taken back is not told again while it still lies there, and to put it back is no
play. Legality never decides what was seen.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from companion.engines import EffectKind, Reason, Ruling, Undo
from companion.games.schwupps.rules import (
    NUMBER_CARD,
    SCHWUPPS_CARD,
    Aggravate,
    End,
    Number,
    Schwupp,
    SchwuppsPosition,
    Setup,
)
from companion.games.schwupps.table import questions
from companion.games.schwupps.table.arms import whose
from companion.games.schwupps.table.changes import TIDIED, Changes, changes, moved
from companion.games.schwupps.table.layout import Codes, Layout, codes_of, lay_out
from companion.games.schwupps.table.memory import Memory, lain_by
from companion.games.schwupps.table.places import BOX, NEXT, PILES, SCHWUPPS_ZONES, SLOTS
from companion.games.schwupps.table.plays import Plays, number_on, pose, who_laid, with_last_card
from companion.games.schwupps.table.words import Words, read_before
from companion.table.asking import NOBODY, Asked, Said
from companion.table.inputs import Action, Press
from companion.table.reading import Choice, Reading
from companion.table.seats import TableMap, seats_around
from vision.motion.arm import Arm
from vision.scene.scene import Scene
from vision.sightings import Sightings, UnknownSighting


class SchwuppsReader:
    """Fulfils `TableReader` for Schwupps.

    Args:
        position: the game's position when the reader starts; the table is taken to lie as it says.
    """

    def __init__(self, position: SchwuppsPosition) -> None:
        self._names = position.sitting.players
        self.table: TableMap = seats_around(len(self._names))
        self._position = position
        self._memory = Memory(lain_by(codes_of(position)))
        self._words = Words()
        self._sightings = Sightings()
        self._unread: tuple[UnknownSighting, ...] = ()
        self._scene = 0
        self._arms: tuple[Arm, ...] = ()
        self._touched = False
        self._read = self._layout = self._looked_at = Layout({}, {})
        self._asked: Asked | None = None

    def seat(self, seats: TableMap) -> None:
        """People sit so from now on."""
        self.table = seats

    def see(self, scene: Scene, position: SchwuppsPosition) -> Reading:
        """What a steady scene shows; whoever reached in before a new one did whatever is told of it."""
        self._position, self._sightings, self._unread = position, scene.sightings, scene.unread
        if scene.number != self._scene:
            self._scene, self._arms, self._looked_at = scene.number, scene.arms, self._layout
            self._memory.slipped.clear()
        self._touched = bool(scene.arms)
        return self._look(scene.arms)

    def press(self, press: Press, position: SchwuppsPosition) -> Reading:
        """The end of a turn; what is asked about a play must be answered before."""
        self._position = position
        seat = position.to_move if press.seat is None else press.seat
        if press.action is not Action.END_TURN or seat is None:
            return Reading()
        if self._asked is not None:
            return Reading(question=self._asked.question)
        return Reading(End(seat))

    def answer(self, choice: Choice, position: SchwuppsPosition) -> Reading:
        """Take a player's word."""
        self._position = position
        asked, self._asked = self._asked, None
        match asked:
            case questions.AskedLaid() | questions.AskedWho() if choice.value == NOBODY:
                self._nobody_did(asked)
            case questions.AskedEvent(_, events) if choice.value in events:
                return Reading(events[choice.value])
            case questions.AskedTwin(_, zone, event) if choice.value == questions.YES:
                known = self._memory.arm is not None
                return Reading(event) if known else self._say(who_laid(self._names, event, zone))
            case questions.AskedAggravation(_, event) if choice.value == questions.YES and event is not None:
                return Reading(event)
            case _:
                self._learn(asked, choice.value)
        return self._look(())

    def explanation(self, position: SchwuppsPosition) -> Reading:
        """The layout shows the position: a card laid on one pile, or taken off again, makes them agree."""
        if position.table is None:
            return Reading()
        due, covered = codes_of(position), self._memory.covered
        found = changes(self._layout, lain_by(due), due)
        if found.as_due:
            return Reading()
        unexplained = Reading(notice=Reason("notice-no-play-explains"), in_step=False)
        if len(found.piles) != 1 or found.rows or position.to_move is None:
            return unexplained
        zone = found.piles[0]
        if zone not in covered.missing(due):
            return replace(unexplained, event=number_on(zone, self._layout, position.to_move))
        taken_off = covered.is_as_before(zone, self._layout.cards[zone])
        return replace(unexplained, event=Undo() if taken_off else None)

    def take_as_it_is(self, position: SchwuppsPosition) -> None:
        """All lies as it should; where nothing is seen, what is due."""
        memory, self._asked = self._memory, None
        if position.table is None:
            return
        memory.owed = memory.squared = memory.collected = False
        memory.aggravations.accept(self._layout)
        memory.covered.gone.clear()
        memory.refused = None
        memory.lies = {**lain_by(codes_of(position)), **memory.lies}
        memory.note(self._layout)

    def ruled(self, event: Any, ruling: Ruling[SchwuppsPosition]) -> None:
        """Take note of what was told, so that it is not told again while it lies there."""
        memory, before, self._position = self._memory, self._position, ruling.position
        memory.aggravations.note_loose(self._layout)
        self._asked = None
        if ruling.legal and not isinstance(event, Undo):
            memory.covered.keep()
        if ruling.legal and not isinstance(event, Number):
            pushes = isinstance(event, Schwupp | Aggravate)
            memory.before_push = {zone: codes_of(before)[zone] for zone in SCHWUPPS_ZONES} if pushes else {}
        match event:
            case Undo():
                self._undone(before, ruling)
            case Setup():
                if ruling.legal:
                    memory.set_up(ruling.position, self._layout)
                    memory.learn_beneath(self._sightings)
                else:
                    memory.refused = self._layout.codes
            case Number():
                self._told_number(event, legal=ruling.legal)
            case Schwupp() | Aggravate():
                self._told_push(event, legal=ruling.legal)
            case End() if ruling.legal:
                memory.covered.end_turn()
        if isinstance(event, Setup | Number | Schwupp | Aggravate):
            memory.ruled_on(ruling.position, legal=ruling.legal)
        if ruling.brings(EffectKind.RESHUFFLED_COMMON):
            memory.squared = True
            memory.beneath.clear()
            memory.covered.clear()

    def _look(self, arms: tuple[Arm, ...]) -> Reading:
        """Read what was seen last, with what people have said of it."""
        memory = self._memory
        self._asked = None
        memory.learn_beneath(self._sightings)
        uppermost, due = memory.uppermost(self._sightings, self._position), codes_of(self._position)
        laid = lay_out(uppermost, self._unread)
        self._read = read_before(laid, lambda zone: memory.may_lie(zone, due))
        layout = self._layout = self._words.applied(self._read)
        memory.aggravations.follow(layout)
        memory.covered.follow(layout)
        memory.forget_refused(layout)
        if layout.bare:
            memory.lies, memory.refused, memory.collected = {}, None, True
            return Reading(in_step=self._position.to_move is None)
        if memory.collected and memory.note_if_put_back(layout, self._position):
            memory.collected = False
        if memory.collected or self._position.table is None:
            return self._laid_out(layout)
        memory.learn_places(layout, touched=self._touched)
        found = changes(layout, memory.lies, due)
        if found.rows or found.piles:  # that is what the arm did
            memory.learn_places(layout, touched=False)
        awaited = found.as_due and (memory.owed or memory.squared)
        # People put cards in order at once: where others were pushed before, one laid on its twin is none.
        at_once = not found.twins or len(moved(layout, self._looked_at.cards)) >= TIDIED
        tidied = found.tidied and at_once
        if tidied or (awaited and (arms or found.stirred)):  # an arm may be overlooked
            memory.owed = memory.squared = False
            memory.note(layout)
            found = changes(layout, memory.lies, due)
        if found.relaid and memory.note_if_put_back(layout, self._position):
            found = changes(layout, memory.lies, due)
        elif found.relaid:
            return self._laid_out(layout)
        self._follow_visit(arms, found)
        plays = Plays(self._names, self._position, memory, self._sightings, layout, found)
        return self._say(plays.tell_next())

    def _follow_visit(self, arms: tuple[Arm, ...], found: Changes) -> None:
        """Whose play it is that begins: of the player who reached in before the scene was seen.

        What was not read then and is read once another has reached in may be the play of either.
        """
        memory, layout = self._memory, self._layout
        boxed = memory.aggravations.is_new(layout)
        boxed = boxed or bool(with_last_card(self._position) and memory.aggravations.may_be_new(layout))
        unread = {zone for zone, code in memory.open.items() if code is None}
        if memory.begins(layout, found.zones.union((BOX,) if boxed else ())):
            memory.arm = whose(self._arms, memory.open, self.table, self._position.to_move)
        elif arms and (read := unread.intersection(found.piles)):
            other = whose(arms, read, self.table, self._position.to_move)
            memory.arm = memory.arm if other in (memory.arm, None) else None

    def _say(self, said: Said) -> Reading:
        reading, self._asked = said
        return reading

    def _laid_out(self, layout: Layout) -> Reading:
        """A whole layout: a setup, or the one that the position says, put back."""
        memory, position = self._memory, self._position
        if layout.doubtful and layout.settled:
            zone, card = next(iter(layout.doubtful.items()))
            return self._say(pose(questions.AskedCard(questions.which_card(zone, card), zone, card)))
        if not layout.complete:
            return Reading(notice=Reason("notice-not-laid-out"), in_step=position.to_move is None)
        put_back = memory.owed or position.to_move is None
        if put_back and layout.codes == codes_of(position):
            memory.goes_on(layout)
            return Reading()
        if layout.codes == memory.refused:
            return Reading(in_step=False)
        running = position.to_move is not None
        question = questions.which_starter(self._names, position.tally.starter, running=running)
        setups = {name: self._setup(layout.codes, player) for player, name in enumerate(self._names)}
        return self._say(pose(questions.AskedEvent(question, setups)))

    def _setup(self, codes: Codes, starter: int) -> Setup:
        (a, b), (c, d) = ((SCHWUPPS_CARD[codes[zone]] for zone in row) for row in SLOTS)
        (e, f), (g, h) = ((NUMBER_CARD[codes[zone]] for zone in row) for row in PILES)
        hands = (None,) * len(self._names)
        return Setup(((a, b), (c, d)), SCHWUPPS_CARD[codes[NEXT]], ((e, f), (g, h)), hands, starter)

    def _learn(self, asked: Asked | None, value: str) -> None:
        """Take note of an answer that is no event by itself."""
        memory, layout = self._memory, self._layout
        match asked:
            case questions.AskedEvent():
                memory.goes_on(layout)
            case questions.AskedAgain():
                memory.before_push = {}
                if value == questions.NO:
                    memory.note(layout, SCHWUPPS_ZONES)
                    memory.owed = True
            case questions.AskedTwo(_, zone, _):
                memory.slipped[zone].pop(0)
            case questions.AskedTwin(_, zone, _):
                memory.note(layout, (zone,))
                memory.owed = memory.owed or zone in memory.covered.gone
            case questions.AskedAggravation() if value == questions.YES:
                memory.aggravations.beside_push = True
            case questions.AskedAggravation():
                memory.aggravations.is_none_more(layout)
            case questions.AskedWho():
                memory.arm = self._names.index(value)
            case questions.AskedRow():
                memory.row = int(value)
            case questions.AskedCard(_, zone, card):
                self._words.on_doubtful(zone, card, value)

    def _nobody_did(self, asked: Asked) -> None:
        """Nobody has played: what is read otherwise than before lies as it should."""
        if isinstance(asked, questions.AskedAggravator):
            self._memory.aggravations.accept(self._layout)
            return
        due, lies = codes_of(self._position), self._memory.lies
        for zone, lain in self._layout.cards.items():
            if zone in due and lain.code not in (due[zone], lies[zone].code):
                self._words.on_misread(zone, lain, due[zone])
        self._layout = self._words.applied(self._layout)
        self._memory.note(self._layout)

    def _undone(self, before: SchwuppsPosition, ruling: Ruling[SchwuppsPosition]) -> None:
        """What was taken back lies there still, unless people have put it back already."""
        memory = self._memory
        self._words.forget_against(codes_of(ruling.position))
        self._layout = self._words.applied(self._read)
        memory.undone(self._layout, before, ruling.position)
        if not ruling.legal:
            return
        memory.covered.take_back()
        if before.table and ruling.position.table:
            memory.aggravations.take_back(before.table.box - ruling.position.table.box)

    def _told_push(self, event: Schwupp | Aggravate, *, legal: bool) -> None:
        """Take note of a push, and of the aggravation card that went with it."""
        memory = self._memory
        memory.note(self._layout, (BOX, *SCHWUPPS_ZONES))
        memory.row, memory.aggravations.beside_push = None, False
        if legal:
            memory.aggravations.accept(self._layout)
        elif isinstance(event, Aggravate):
            memory.aggravations.refuse(self._layout)

    def _told_number(self, event: Number, *, legal: bool) -> None:
        """Take note of a number; whoever tells another card than the eye reads is believed."""
        memory, zone = self._memory, PILES[event.row][event.slot]
        if memory.told_number(zone, event.card.code, legal=legal):
            return
        lain = self._layout.cards.get(zone)
        if lain is not None and lain.code != event.card.code:
            self._words.on_misread(zone, lain, event.card.code)
            self._layout = self._words.applied(self._layout)
        memory.note(self._layout, (zone,))
