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

from collections.abc import Iterable
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
from companion.games.schwupps.table.believed import BelievedTable
from companion.games.schwupps.table.changes import RELAID, Changes, changes
from companion.games.schwupps.table.expected import Codes, Expected, expected_of
from companion.games.schwupps.table.layout import Layout
from companion.games.schwupps.table.places import BOX, NEXT, PILES, SCHWUPPS_ZONES, SLOTS, ZONES, Zone
from companion.games.schwupps.table.plays import (
    Plays,
    ask_card,
    may_be_aggravation,
    number_on,
    pose,
    who_laid,
)
from companion.games.schwupps.table.visit import Visit
from companion.table.asking import NOBODY, Asked, Said
from companion.table.beliefs import Role
from companion.table.inputs import Action, Press
from companion.table.reading import Choice, Reading
from companion.table.seats import TableMap, seats_around
from vision.motion.arm import Arm
from vision.scene.scene import Scene


class SchwuppsReader:
    """Fulfils `TableReader` for Schwupps.

    Args:
        position: the game's position when the reader starts; the table is taken to lie as it says.
    """

    def __init__(self, position: SchwuppsPosition) -> None:
        self._names = position.sitting.players
        self.table: TableMap = seats_around(len(self._names))
        self._position = position
        self._believed = BelievedTable()
        self._visit = Visit()
        self._scene = 0
        self._touched = False
        self._layout = Layout({}, {}, {})
        self._asked: Asked | None = None

    def seat(self, seats: TableMap) -> None:
        """People sit so from now on."""
        self.table = seats

    def see(self, scene: Scene, position: SchwuppsPosition) -> Reading:
        """What a steady scene shows; whoever reached in before a new one did whatever is told of it."""
        self._position, self._touched = position, bool(scene.arms)
        if scene.number != self._scene:
            self._scene, self._visit.arms = scene.number, scene.arms
        self._believed.see(scene, expected_of(position))
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
                known = self._visit.player is not None
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
        expected, believed = expected_of(position), self._believed
        due, layout = expected.tops, believed.layout(expected)
        found = changes(layout, {}, due)
        if found.as_due:
            return Reading()
        unexplained = Reading(notice=Reason("notice-no-play-explains"), in_step=False)
        if len(found.piles) != 1 or found.rows or position.to_move is None:
            return unexplained
        zone, code = found.piles[0], layout.codes[found.piles[0]]
        if zone not in layout.gone(due):
            return replace(unexplained, event=number_on(zone, code, position.to_move))
        taken_off = believed.was_laid_on_last(zone, layout.tops[zone])
        return replace(unexplained, event=Undo() if taken_off else None)

    def take_as_it_is(self, position: SchwuppsPosition) -> None:
        """All lies as it should; where nothing is seen, what is due."""
        self._asked = None
        if position.table is not None:
            self._believed.settle(self._layout)
            self._believed.lay_there(self._layout.aggravations)
            self._believed.note_aggravations(self._layout)

    def ruled(self, event: Any, ruling: Ruling[SchwuppsPosition]) -> None:
        """Take note of what was told, so that it is not told again while it lies there."""
        believed, layout, legal = self._believed, self._layout, ruling.legal
        before, self._position = expected_of(self._position), ruling.position
        believed.set_aside(layout.loose)
        self._asked = None
        match event:
            case Undo() if legal:
                believed.undo(layout, before, expected_of(ruling.position))
            case Setup():
                believed.set_up(layout, legal=legal)
            case Number():
                believed.number(event, layout, legal=legal)
                zone = PILES[event.row][event.slot]
                if layout.slipped(zone, event.card.code) is None:
                    self._visit.zones_told((zone,))
            case Schwupp() | Aggravate():
                believed.push(event, layout, legal=legal)
                self._visit.zones_told((BOX, *SCHWUPPS_ZONES))
                self._visit.row, self._visit.with_aggravation = None, False
            case End() if legal:
                believed.end()
        if legal and not isinstance(event, Number):
            believed.before_push = before.tops if isinstance(event, Schwupp | Aggravate) else {}
        if ruling.brings(EffectKind.RESHUFFLED_COMMON):
            believed.reshuffled()

    def _look(self, arms: tuple[Arm, ...]) -> Reading:
        """Read what was seen last, with what people have said of it."""
        believed, expected = self._believed, expected_of(self._position)
        self._asked = None
        layout = self._layout = believed.layout(expected)
        if layout.bare:
            believed.collect()
            return Reading(in_step=not expected.runs)
        if believed.collected and believed.put_back(layout, expected):
            layout = self._layout = believed.layout(expected)
        if believed.collected or not expected.tops:
            return self._laid_out(layout, expected)
        found = self._changes(layout, expected, arms)
        if found.relaid:
            return self._laid_out(layout, expected)
        layout = self._layout = believed.layout(expected)
        boxed = any(card.role is None for card in layout.aggravations)
        boxed = boxed or bool(expected.last_card and may_be_aggravation(layout, believed))
        self._visit.follow(layout, found, arms, self.table, self._position.to_move, boxed=boxed)
        said = Plays(self._position, expected, believed, self._visit, layout, found).tell_next()
        if arms and found.as_due and said == (Reading(), None):
            believed.note(layout)
        return self._say(said)

    def _changes(self, layout: Layout, expected: Expected, arms: tuple[Arm, ...]) -> Changes:
        """What differs from what was taken note of, without what is no play."""
        believed, due = self._believed, expected.tops
        found = changes(layout, believed.lies, due)
        elsewhere = not self._touched or found.rows or found.piles  # that is what the arm did
        if elsewhere and believed.read_at_last(layout):
            found = changes(layout, believed.lies, due)
        put_back = found.as_due and believed.to_take_back and (arms or found.stirred)  # or it was overlooked
        if found.tidied or put_back:
            believed.settle(layout)
            self._visit.zones_told(ZONES)
            found = changes(layout, believed.lies, due)
        believed.follow(layout, found, expected)
        return found

    def _say(self, said: Said) -> Reading:
        reading, self._asked = said
        return reading

    def _laid_out(self, layout: Layout, expected: Expected) -> Reading:
        """A whole layout: a setup, or the one that the position says, put back."""
        if layout.doubtful and layout.settled:
            return self._say(ask_card(layout, next(iter(layout.doubtful))))
        if not layout.complete:
            covered = (one for one in self._believed.beliefs.of(Role.TO_TAKE_BACK) if not one.piece.in_view)
            self._believed.set_aside(covered)  # others are laid out now
            return Reading(notice=Reason("notice-not-laid-out"), in_step=not expected.runs)
        if not expected.runs and layout.codes == expected.tops:
            self._believed.settle(layout)
            return Reading()
        if sum(top.role is not Role.TO_TAKE_BACK for top in layout.tops.values()) < RELAID:
            return Reading(in_step=False)
        starter = self._position.tally.starter
        question = questions.which_starter(self._names, starter, running=expected.runs)
        setups = {name: self._setup(layout.codes, player) for player, name in enumerate(self._names)}
        return self._say(pose(questions.AskedEvent(question, setups)))

    def _setup(self, codes: Codes, starter: int) -> Setup:
        (a, b), (c, d) = ((SCHWUPPS_CARD[codes[zone]] for zone in row) for row in SLOTS)
        (e, f), (g, h) = ((NUMBER_CARD[codes[zone]] for zone in row) for row in PILES)
        hands = (None,) * len(self._names)
        return Setup(((a, b), (c, d)), SCHWUPPS_CARD[codes[NEXT]], ((e, f), (g, h)), hands, starter)

    def _learn(self, asked: Asked | None, value: str) -> None:
        """Take note of an answer that is no event by itself."""
        believed, visit, layout = self._believed, self._visit, self._layout
        match asked:
            case questions.AskedEvent():
                believed.settle(layout)
            case questions.AskedAgain():
                believed.before_push = {}
                if value == questions.NO:
                    believed.set_aside(layout.tops[zone] for zone in SCHWUPPS_ZONES if zone in layout.tops)
                    self._note(SCHWUPPS_ZONES)
            case questions.AskedTwo(_, _, _, lower):
                believed.lay_there((lower,))
            case questions.AskedTwin(_, zone, _):
                self._note((zone,))
            case questions.AskedAggravation() if value == questions.YES:
                visit.with_aggravation = True
            case questions.AskedAggravation():
                believed.set_aside(layout.loose)
                believed.note_aggravations(layout)
            case questions.AskedWho():
                visit.player = self._names.index(value)
            case questions.AskedRow():
                visit.row = int(value)
            case questions.AskedCard(_, number):
                believed.beliefs.say(number, value)

    def _nobody_did(self, asked: Asked) -> None:
        """Nobody has played: what is read otherwise than before lies as it should."""
        believed, layout, due = self._believed, self._layout, expected_of(self._position).tops
        if isinstance(asked, questions.AskedAggravator):
            believed.set_aside(card for card in layout.aggravations if card.role is None)
            return
        for zone, top in layout.tops.items():
            was = believed.lies.get(zone)
            if top.code not in (due[zone], was and was.code):
                believed.beliefs.say(top.number, due[zone])
        self._note(ZONES)

    def _note(self, zones: Iterable[Zone]) -> None:
        """Nothing was played in these zones."""
        self._believed.note(self._layout, zones)
        self._visit.zones_told(zones)
