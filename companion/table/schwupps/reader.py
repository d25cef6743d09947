"""The table reader of Schwupps: from steady scenes to setup, number, schwupp and aggravate.

What it goes by:

* nine cards where none lay, or were collected since, are a *setup*; who begins is asked;
* another card on a number pile is a *number*;
* cards that lie as after a push are a *schwupp*, or, with an aggravation card face up on the table, an
  *aggravate*; who gets the common card is asked. The card must lie in view until the row is pushed;
* a last aggravation card is told without a push, which it does not bring any more;
* whose play it was follows from the arm that was seen; where none was, somebody must say it;
* the end of a turn is told by a button.

What was ruled illegal or taken back is not told again while it still lies there, and to put it back is no
play. Legality never decides what was seen.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from companion.engines import Reason, Ruling, Undo
from companion.engines.schwupps import (
    NUMBER_CARD,
    SCHWUPPS_CARD,
    Aggravate,
    End,
    Number,
    Schwupp,
    SchwuppsPosition,
    Setup,
)
from companion.inputs import Action, Press
from companion.table.asking import NOBODY
from companion.table.reading import Choice, Reading
from companion.table.schwupps import questions
from companion.table.schwupps.arms import whose
from companion.table.schwupps.changes import LAID, TIDIED, Changes, changes, moved
from companion.table.schwupps.layout import Codes, Layout, codes_of, lay_out, shift
from companion.table.schwupps.memory import Memory, lain_by
from companion.table.schwupps.places import (
    BOX,
    NEXT,
    PILES,
    ROWS,
    SCHWUPPS_ZONES,
    SLOTS,
    ZONES,
    Zone,
)
from companion.table.schwupps.words import Words, read_before
from companion.table.seats import TableMap, seats_around
from vision.sightings import Sightings, UnknownSighting
from vision.table.scene import Arm, Scene


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
        self._touched = False
        self._layout = self._looked_at = Layout({}, {}, 0)
        self._asked: questions.Asked | None = None

    def seat(self, seats: TableMap) -> None:
        """People sit so from now on."""
        self.table = seats

    def see(self, scene: Scene, position: SchwuppsPosition) -> Reading:
        """What a new steady scene shows."""
        self._position, self._sightings, self._unread = position, scene.sightings, scene.unread
        self._touched, self._looked_at = bool(scene.arms), self._layout
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
                self._take_for_misread()
            case questions.AskedEvent(_, events) if choice.value in events:
                return Reading(events[choice.value])
            case questions.AskedEvent():
                self._memory.goes_on(self._layout)
            case questions.AskedTwin(_, zone, event) if choice.value == questions.YES:
                return Reading(event) if self._memory.arm is not None else self._ask_who_laid(zone, event)
            case questions.AskedTwin(_, zone, _):
                self._memory.note(self._layout, (zone,))
            case questions.AskedAggravation(_, event) if choice.value == questions.YES:
                if event is not None:
                    return Reading(event)
                self._memory.aggravated = True
            case questions.AskedAggravation():
                self._memory.note_loose(self._layout)
            case questions.AskedWho():
                self._memory.arm = self._names.index(choice.value)
            case questions.AskedRow():
                self._memory.row = int(choice.value)
            case questions.AskedCard(_, zone, card):
                self._words.on_doubtful(zone, card, choice.value)
        return self._look(())

    def explanation(self, position: SchwuppsPosition) -> Reading:
        """The layout shows the position: only a number card laid on one pile makes them agree."""
        if position.table is None:
            return Reading()
        due = codes_of(position)
        found = changes(self._layout, lain_by(due), due)
        if found.as_due:
            return Reading()
        notice = Reason("notice-no-play-explains")
        if len(found.piles) != 1 or found.rows or position.to_move is None:
            return Reading(notice=notice, in_step=False)
        number = replace(self._number(found.piles[0]), player=position.to_move)
        return Reading(number, notice=notice, in_step=False)

    def take_as_it_is(self, position: SchwuppsPosition) -> None:
        """All lies as it should; where nothing is seen, what is due."""
        memory, self._asked = self._memory, None
        if position.table is None:
            return
        memory.owed = memory.squared = memory.collected = False
        memory.boxed, memory.refused = self._layout.aggravations, None
        memory.lies = {**lain_by(codes_of(position)), **memory.lies}
        memory.note(self._layout)

    def ruled(self, event: Any, ruling: Ruling[SchwuppsPosition]) -> None:
        """Take note of what was told, so that it is not told again while it lies there."""
        memory, before, self._position = self._memory, self._position, ruling.position
        memory.note_loose(self._layout)
        self._asked = None
        match event:
            case Undo():
                memory.note(self._layout)
                memory.refused = self._layout.codes
                memory.owed = memory.owed or _middle(before) != _middle(ruling.position)
            case Setup():
                if ruling.legal:
                    memory.set_up(ruling.position, self._layout)
                    memory.learn_beneath(self._sightings)
                else:
                    memory.refused = self._layout.codes
            case Number():
                self._told_number(event)
            case Schwupp() | Aggravate():
                memory.note(self._layout, (BOX, *SCHWUPPS_ZONES))
                memory.boxed, memory.row, memory.aggravated = self._layout.aggravations, None, False
        if isinstance(event, Setup | Number | Schwupp | Aggravate):
            memory.owed = not ruling.legal
        if "reshuffled_common" in ruling.effects:
            memory.squared = True
            memory.beneath.clear()

    def _look(self, arms: tuple[Arm, ...]) -> Reading:
        """Read what was seen last, with what people have said of it."""
        memory = self._memory
        self._asked = None
        memory.learn_beneath(self._sightings)
        uppermost, due = memory.uppermost(self._sightings, self._position), codes_of(self._position)
        laid = read_before(lay_out(uppermost, self._unread), lambda zone: memory.may_lie(zone, due))
        layout = self._layout = self._words.applied(laid)
        memory.boxed = min(memory.boxed, layout.aggravations)
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
        boxed = memory.is_newly_aggravated(layout) or (self._with_last_card and memory.new_loose(layout))
        if memory.begins(layout, found.zones.union((BOX,) if boxed else ())):
            memory.arm = whose(arms, memory.open, self.table, self._position.to_move)
        return self._played(layout, found)

    def _laid_out(self, layout: Layout) -> Reading:
        """A whole layout: a setup, or the one that the position says, put back."""
        memory, position = self._memory, self._position
        if layout.doubtful and layout.settled:
            return self._ask_card(next(iter(layout.doubtful)))
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
        return self._ask(questions.AskedEvent(question, setups))

    def _setup(self, codes: Codes, starter: int) -> Setup:
        (a, b), (c, d) = ((SCHWUPPS_CARD[codes[zone]] for zone in row) for row in SLOTS)
        (e, f), (g, h) = ((NUMBER_CARD[codes[zone]] for zone in row) for row in PILES)
        hands = (None,) * len(self._names)
        return Setup(((a, b), (c, d)), SCHWUPPS_CARD[codes[NEXT]], ((e, f), (g, h)), hands, starter)

    def _played(self, layout: Layout, found: Changes) -> Reading:
        """The play that explains what has changed, if any does."""
        if found.rows and not layout.turned_up:
            reading = self._ask_card(NEXT) if NEXT in layout.doubtful else Reading(in_step=False)
            return replace(reading, notice=Reason("notice-turn-up"))
        told = ZONES if layout.turned_up else tuple(zone for zone in ZONES if zone is not NEXT)
        doubtful = [zone for zone in told if zone in layout.doubtful]
        if doubtful and doubtful[0] in SCHWUPPS_ZONES:
            return self._ask_card(doubtful[0])
        aggravated = self._memory.is_newly_aggravated(layout)
        self._memory.aggravated = bool(found.rows) and (aggravated or self._memory.aggravated)
        if self._memory.arm is None and (found.rows or aggravated or found.piles):
            return self._ask_who(found)
        if found.rows:
            return self._pushed(found.rows)
        if aggravated:
            return self._aggravated()
        if found.piles:
            return Reading(self._number(found.piles[0]))
        if doubtful:
            return self._ask_card(doubtful[0])
        twin = self._twin(found.twins) if found.twins else None
        if twin is not None:
            return twin
        loose = self._memory.new_loose(layout)
        if loose is not None and self._player in self._with_last_card:
            question = questions.last_aggravation(self._names[self._player], loose)
            return self._ask(questions.AskedAggravation(question, Aggravate(self._player)))
        notice = None if layout.complete else Reason("notice-not-all-seen")
        return Reading(notice=notice, in_step=found.as_due and not self._memory.owed)

    def _pushed(self, rows: tuple[int, ...]) -> Reading:
        """A row was pushed; with an aggravation card whoever gets the common card is asked."""
        row = rows[0] if len(rows) == 1 else self._memory.row
        if row is None:
            return self._ask(questions.AskedRow(questions.which_row()))
        player, turned_up = self._player, SCHWUPPS_CARD[self._layout.cards[NEXT].code]
        loose = self._memory.new_loose(self._layout)
        if not self._memory.aggravated and loose is not None:
            question = questions.with_aggravation(self._names[player], loose)
            return self._ask(questions.AskedAggravation(question))
        if not self._memory.aggravated:
            return Reading(Schwupp(player, row, turned_up))
        events = {name: Aggravate(player, row, turned_up, to) for to, name in enumerate(self._names)}
        return self._ask(questions.AskedEvent(questions.whose_gift(self._names, player), events))

    def _aggravated(self) -> Reading:
        """An aggravation card was laid down: a row is pushed next, unless it was the last card."""
        player = self._player
        if player in self._with_last_card:
            return Reading(Aggravate(player))
        return Reading(notice=Reason("notice-push-a-row", (("player", self._names[player]),)))

    def _number(self, zone: Zone) -> Number:
        row, slot = next((row, slot) for row in ROWS for slot in ROWS if PILES[row][slot] is zone)
        return Number(self._player, NUMBER_CARD[self._layout.cards[zone].code], row, slot)

    def _ask(self, asked: questions.Asked) -> Reading:
        self._asked = asked
        return Reading(question=asked.question, in_step=False)

    def _ask_who(self, found: Changes) -> Reading:
        """Nobody's arm was seen: the hand was too quick, or too much like the table."""
        if found.rows:
            question = questions.who_pushed(self._names, self._player)
        elif self._memory.is_newly_aggravated(self._layout):
            question = questions.who_aggravated(self._names, self._player)
        else:
            zone = found.piles[0]
            return self._ask_who_laid(zone, self._number(zone))
        return self._ask(questions.AskedWho(question))

    def _ask_who_laid(self, zone: Zone, event: Number) -> Reading:
        question = questions.who_laid(self._names, event.player, event.card.code, zone)
        events = {name: replace(event, player=player) for player, name in enumerate(self._names)}
        return self._ask(questions.AskedLaid(question, events))

    def _ask_card(self, zone: Zone) -> Reading:
        card = self._layout.doubtful[zone]
        return self._ask(questions.AskedCard(questions.which_card(zone, card), zone, card))

    def _twin(self, zones: tuple[Zone, ...]) -> Reading | None:
        """A card was laid on one that looks the same, unless somebody has only nudged the piles.

        Where nobody's arm was seen, cards hardly moved are the eye's noise. Of a card known by word alone the
        place is not known well enough to tell.
        """
        lies, now = self._memory.lies, self._layout.cards
        read = [zone for zone in zones if not (lies[zone].by_word or now[zone].by_word)]
        shifts = {zone: shift(lies[zone].place, now[zone].place) for zone in read or zones}
        zone = max(shifts, key=lambda zone: shifts[zone])
        if len(shifts) > 1 and sum(moved >= LAID for moved in shifts.values()) != 1:
            return None
        event, place = self._number(zone), now[zone].place
        far, somebody = shifts[zone] >= LAID, self._memory.arm is not None
        if far and somebody and read:
            return Reading(event)
        if not far and not somebody:
            return None
        seen = next((card for card in self._sightings.cards if card.place == place), None)
        question = questions.another(self._names[event.player], event.card.code, zone, seen)
        return self._ask(questions.AskedTwin(question, zone, event))

    @property
    def _player(self) -> int:
        """Who did it: whoever's arm was seen, else most likely the player to move."""
        if self._memory.arm is not None:
            return self._memory.arm
        position = self._position
        return position.tally.starter if position.to_move is None else position.to_move

    @property
    def _with_last_card(self) -> tuple[int, ...]:
        """The players who hold one card and have no own pile: an aggravation card of theirs needs no push."""
        table = self._position.table
        players = range(len(self._names))
        return () if table is None else tuple(filter(table.holdings.is_last_card, players))

    def _take_for_misread(self) -> None:
        """Nobody has played: what is read otherwise lies as it should."""
        due = codes_of(self._position)
        for zone, lain in self._layout.cards.items():
            if zone in due and lain.code != due[zone]:
                self._words.on_misread(zone, lain, due[zone])
        self._layout = self._words.applied(self._layout)
        self._memory.note(self._layout)

    def _told_number(self, event: Number) -> None:
        """Take note of a number; whoever tells another card than the eye reads is believed."""
        zone = PILES[event.row][event.slot]
        if zone in self._memory.lies:
            self._memory.beneath.append((zone, self._memory.lies[zone]))
        lain = self._layout.cards.get(zone)
        if lain is not None and lain.code != event.card.code:
            self._words.on_misread(zone, lain, event.card.code)
            self._layout = self._words.applied(self._layout)
        self._memory.note(self._layout, (zone,))


def _middle(position: SchwuppsPosition) -> object:
    """All of the middle of the table, what lies beneath included."""
    table = position.table
    return table and (table.schwupps, table.numbers)
