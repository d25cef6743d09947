"""What is believed of the things on a table of Schwupps."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from companion.games.schwupps.rules import Aggravate, Number, Schwupp
from companion.games.schwupps.table.changes import RELAID, Changes, changes
from companion.games.schwupps.table.expected import Codes, Expected
from companion.games.schwupps.table.layout import MOVED, Layout, lay_out, zone_in
from companion.games.schwupps.table.places import NEXT, PILE_ZONES, PILES, SCHWUPPS_ZONES, SLOTS, ZONES, Zone
from companion.table.beliefs import Beliefs, Believed, Role
from vision.scene.pieces import Piece, Presence, shift
from vision.scene.scene import Scene

BEFORE = 0
"""The event of what lay there before the first one, or where it is not known."""


class BelievedTable:
    """What is believed of every piece, and what the game must know besides.

    Attributes:
        beliefs: of all pieces, those among them that were not read.
        lies: the uppermost card of each zone when it was last taken note of.
        collected: whether the cards were gathered up since they last lay as the position says.
        owing: whether something had to be taken back then: the running game may be laid out again.
        before_push: what should have lain uppermost before the last push of the turn; empty without one.
    """

    def __init__(self) -> None:
        """Nothing was seen yet: all lies as the position says."""
        self.beliefs = Beliefs()
        self.lies: dict[Zone, Believed] = {}
        self.collected = False
        self.owing = False
        self.before_push: Codes = {}
        self._events = self._turn = BEFORE  # how many events stand, and did when the turn began
        self._under: dict[Zone, tuple[tuple[Believed, int], ...]] = {}  # what was laid on, by which event
        self._aggravations: dict[int, Piece] = {}  # as they lay when they were told

    def see(self, scene: Scene, expected: Expected) -> None:
        """These things lie there now."""
        lying = (*scene.pieces, *scene.unread)
        self.beliefs.see(piece for piece in lying if not self._is_another(piece))  # forgets the others
        self.beliefs.see(lying)
        self._know_strips(expected.beneath)

    def layout(self, expected: Expected) -> Layout:
        """What lies there."""
        return lay_out(self.beliefs.lying, self.lies, expected)

    @property
    def to_take_back(self) -> bool:
        """Whether a card was refused or undone, and nothing was taken note of in its zone since then."""
        return any(one.role is Role.TO_TAKE_BACK for one in self.lies.values())

    def note(self, layout: Layout, zones: Iterable[Zone] = ZONES) -> None:
        """Take note of the uppermost cards in these zones."""
        for zone in zones:
            top = layout.lying_on(zone)
            now = top and self.beliefs.at(top.number)
            if now and now.code:
                self.lies[zone] = now

    def follow(self, layout: Layout, found: Changes, expected: Expected) -> None:
        """What lies as it should again is noted; what peeps out where nothing was laid lies beneath."""
        for zone, top in layout.tops.items():
            as_due = top.code == expected.tops[zone] and zone not in found.alike
            if as_due:
                self._know((top, *layout.piles.get(zone, ())))
            if as_due and zone in self.lies and self.lies[zone].code != top.code:
                self.lay_there((top,))
                self.note(layout, (zone,))
            if zone not in found.piles:
                self._know(layout.peeping_out(zone))

    def settle(self, layout: Layout) -> None:
        """All lies as it should, wherever it lies."""
        self.lay_there((*layout.tops.values(), *(one for pile in layout.piles.values() for one in pile)))
        self.note(layout)
        self.collected = self.owing = False

    def lay_there(self, things: Iterable[Believed]) -> None:
        """These things lie as they should, whatever was told of them."""
        self.beliefs.play((one.number for one in self._now(things) if one.role is not Role.PLAYED), BEFORE)

    def read_at_last(self, layout: Layout) -> bool:
        """Take note of cards known by word alone that are read now; whether there are any."""
        read = [
            zone
            for zone, top in layout.tops.items()
            if zone in self.lies and not self.lies[zone].piece.was_read and self.lies[zone].code == top.code
        ]
        self.note(layout, read)
        return bool(read)

    def collect(self) -> None:
        """Next to nothing lies there."""
        self.owing = self.to_take_back or (self.owing and self.collected)
        self.collected = True
        self.lies.clear()

    def put_back(self, layout: Layout, expected: Expected) -> bool:
        """Whether the running game lies there again, with a play or two, as something had to be undone."""
        if not (self.owing or self.to_take_back) or not expected.runs or not layout.settled:
            return False
        rows = changes(layout, {}, expected.tops).rows
        pushed = {NEXT, *(zone for row in rows for zone in SLOTS[row])} if rows else set()
        others = {zone for zone, code in layout.codes.items() if code != expected.tops[zone]}
        if len(others) >= RELAID or not others <= pushed.union(PILE_ZONES):
            return False
        self.lay_there(top for zone, top in layout.tops.items() if zone not in others)
        self.collected = self.owing = False
        self.lies.clear()
        return True

    def set_up(self, layout: Layout, *, legal: bool) -> None:
        """A setup was told."""
        if not legal:
            self.beliefs.refuse(top.number for top in layout.tops.values())
            self.note(layout)
            return
        self._events += 1
        self.beliefs.play((one.number for one in self.beliefs.lying), self._events)
        self.lies.clear()
        self.settle(layout)

    def number(self, event: Number, layout: Layout, *, legal: bool) -> None:
        """A number was told; whoever tells another card than the eye reads is believed."""
        zone = PILES[event.row][event.slot]
        laid = layout.slipped(zone, event.card.code) or layout.lying_on(zone)
        self._events += legal
        if laid is None:
            return
        if legal and zone in self.lies:
            this_turn = [under for under in self._under.get(zone, ()) if under[1] > self._turn]
            self._under[zone] = (*this_turn, (self.lies[zone], self._events))
        if legal and laid.code != event.card.code:
            self.beliefs.say(laid.number, event.card.code)
        self._rule_on((laid,), legal=legal)
        self.lies[zone] = self.beliefs.at(laid.number) or laid

    def push(self, event: Schwupp | Aggravate, layout: Layout, *, legal: bool) -> None:
        """A push was told, with the aggravation card that went with it."""
        self._events += legal
        zones = () if event.row is None else (NEXT, *SLOTS[event.row])
        cards = [layout.tops[zone] for zone in zones if zone in layout.tops]
        if isinstance(event, Aggravate):
            cards += [card for card in layout.aggravations if counts_for_push(card)]
        self._rule_on(cards, legal=legal)
        self.note(layout, SCHWUPPS_ZONES)
        if legal:
            self.note_aggravations(layout)

    def end(self) -> None:
        """A turn has ended."""
        self._events += 1
        self._turn = self._events

    def was_laid_on(self, zone: Zone, card: Believed) -> bool:
        """Whether that card was the last on which one was laid there, or any in this turn.

        Whoever takes cards off again does it at once; others from beneath only look like cards laid there, as
        does the last one of an earlier turn where it lies elsewhere than it lay.
        """
        return any(
            card.number == under.number and (event > self._turn or shift(under.piece, card.piece) < MOVED)
            for under, event in self._under.get(zone, ())
        )

    def was_laid_on_last(self, zone: Zone, card: Believed) -> bool:
        """Whether the last event that stands laid a number card on that card."""
        return any(
            card.number == under.number and event == self._events
            for under, event in self._under.get(zone, ())
        )

    def undo(self, layout: Layout, before: Expected, expected: Expected) -> None:
        """The last event that stood was undone: what lies there must be taken back, if it lies there still.

        Args:
            layout: what lies there.
            before: what should lie there until now.
            expected: what should.
        """
        self._events = max(self._events - 1, BEFORE)
        self.beliefs.undo(self._events)
        if not expected.runs:
            self.beliefs.refuse(top.number for top in layout.tops.values())
        for zone, top in layout.tops.items():
            due = expected.tops.get(zone)
            if top.piece.code == due != top.word:
                self.beliefs.say(top.number, None)  # of a card that never lay there
            now = self.beliefs.at(top.number)
            if now and before.tops.get(zone) != due == now.code:
                self.beliefs.play([top.number], BEFORE)  # people took it back first
        self.note(layout)

    def reshuffled(self) -> None:
        """The piles will be put in order: where their cards lie then is no play."""
        for zone in PILE_ZONES:
            self.lies.pop(zone, None)
        self._under.clear()

    def note_aggravations(self, layout: Layout) -> None:
        """Take note of where aggravation cards lie."""
        self._aggravations = {card.number: card.piece for card in layout.aggravations}

    def lies_elsewhere(self, card: Believed) -> bool:
        """Whether an aggravation card that was told lies where none was told to: one laid on it shows so."""
        was = self._aggravations.get(card.number)
        return was is not None and shift(was, card.piece) >= MOVED

    def set_aside(self, things: Iterable[Believed]) -> None:
        """These are no play."""
        self.beliefs.set_aside(one.number for one in things)

    def _is_another(self, piece: Piece) -> bool:
        """Whether a card that people named, as it was read in doubt, is read for certain as another now."""
        known = self.beliefs.at(piece.number)
        if known is None or known.word is None or piece.presence is not Presence.WHOLE:
            return False
        before, now = (getattr(one.seen, "code", None) for one in (known.piece, piece))
        return before is None and now not in (None, known.word)

    def _know_strips(self, beneath: frozenset[str]) -> None:
        """A strip of a card that should lie beneath, and is seen nowhere else, is that one."""
        in_view = [one for one in self.beliefs.lying if one.piece.in_view and zone_in(one) in PILE_ZONES]
        strips = [one for one in in_view if one.role is None and one.piece.presence is Presence.IN_PART]
        others = {one.code for one in in_view if one not in strips}
        self._know(one for one in strips if one.code in beneath - others)

    def _know(self, things: Iterable[Believed]) -> None:
        """These lay there before, unless they were told of."""
        self.lay_there(one for one in self._now(things) if one.role is not Role.TO_TAKE_BACK)

    def _now(self, things: Iterable[Believed]) -> tuple[Believed, ...]:
        """What is believed of these by now."""
        return tuple(now for one in things if (now := self.beliefs.at(one.number)))

    def _rule_on(self, things: Collection[Believed], *, legal: bool) -> None:
        """These were told with an event."""
        numbers = [one.number for one in things]
        if legal:
            self.beliefs.play(numbers, self._events)
        else:
            self.beliefs.refuse(numbers)


def counts_for_push(aggravation: Believed) -> bool:
    """Whether an aggravation card goes with the next push, as none of it stands yet."""
    return aggravation.role in (None, Role.TO_TAKE_BACK)
