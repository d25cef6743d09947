"""Which play explains what has changed on a table of Schwupps, or what must be asked about it first."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from companion.engines import Reason
from companion.games.schwupps.rules import (
    NUMBER_CARD,
    SCHWUPPS_CARD,
    Aggravate,
    Number,
    Schwupp,
    SchwuppsPosition,
)
from companion.games.schwupps.table import questions
from companion.games.schwupps.table.changes import LAID, Changes
from companion.games.schwupps.table.layout import Layout, by_zone, codes_of, shift
from companion.games.schwupps.table.memory import Memory
from companion.games.schwupps.table.places import NEXT, PILES, ROWS, SCHWUPPS_ZONES, ZONES, Zone
from companion.table.asking import Asked, Said, ask
from companion.table.reading import Reading
from vision.sightings import CardSighting, Place, Sightings


@dataclass(frozen=True, slots=True)
class Plays:
    """The plays that are not told yet.

    Attributes:
        names: of the players.
        position: the game's.
        memory: what was taken note of; `tell_next` adds to it.
        sightings: what is seen.
        layout: the same in the terms of the game, with people's word.
        found: how that differs from what was taken note of.
    """

    names: Sequence[str]
    position: SchwuppsPosition
    memory: Memory
    sightings: Sightings
    layout: Layout
    found: Changes

    def tell_next(self) -> Said:
        """Tell the next one, or ask what must be asked about it, or say what is waited for.

        The memory takes note of an aggravation card beside a push that is not told yet, and of a pile's top
        that is gone where a card from beneath seems to have come to light.
        """
        if self.found.rows and not self.layout.turned_up:
            return self._to_turn_up()
        told = ZONES if self.layout.turned_up else tuple(zone for zone in ZONES if zone is not NEXT)
        doubtful = [zone for zone in told if zone in self.layout.doubtful]
        if doubtful and doubtful[0] in SCHWUPPS_ZONES:
            return self._ask_card(doubtful[0])
        play = self._push() or self._number() or self._aggravation()
        if play is not None:
            return play
        if doubtful:
            return self._ask_card(doubtful[0])
        return self._twin() or self._last_aggravation() or (self._awaited(), None)

    def _to_turn_up(self) -> Said:
        """A row was pushed, and the Schwupps pile shows no card yet."""
        notice = Reason("notice-turn-up")
        if NEXT not in self.layout.doubtful:
            return Reading(notice=notice, in_step=False), None
        reading, asked = self._ask_card(NEXT)
        return replace(reading, notice=notice), asked

    def _push(self) -> Said | None:
        """A row was pushed; with an aggravation card whoever gets the common card is asked."""
        rows, aggravations = self.found.rows, self.memory.aggravations
        lies_beside = aggravations.counts_for_push(self.layout) or aggravations.beside_push
        aggravations.beside_push = bool(rows) and lies_beside
        if not rows:
            return None
        if self._as_before_push():
            return pose(questions.AskedAgain(questions.pushed_again(self.names[self._player])))
        if self.memory.arm is None:
            return pose(questions.AskedWho(questions.who_pushed(self.names, self._player)))
        row = rows[0] if len(rows) == 1 else self.memory.row
        if row is None:
            return pose(questions.AskedRow(questions.which_row()))
        player, turned_up = self._player, SCHWUPPS_CARD[self.layout.cards[NEXT].code]
        more = aggravations.may_be_new(self.layout)
        if not lies_beside and more is not None:
            question = questions.with_aggravation(self.names[player], more)
            return pose(questions.AskedAggravation(question))
        if not lies_beside:
            return Reading(Schwupp(player, row, turned_up)), None
        events = {name: Aggravate(player, row, turned_up, to) for to, name in enumerate(self.names)}
        return pose(questions.AskedEvent(questions.whose_gift(self.names, player), events))

    def _as_before_push(self) -> bool:
        """Whether the Schwupps cards lie as before the last push of the turn: that may have been put back."""
        before, now = self.memory.before_push, self.layout.codes
        return bool(before) and all(now.get(zone, before[zone]) == before[zone] for zone in SCHWUPPS_ZONES)

    def _number(self) -> Said | None:
        """Another card lies on a pile, and none that may have come to light as the top was taken off."""
        piles, cards, covered = self.found.piles, self.layout.cards, self.memory.covered
        due = codes_of(self.position)
        for zone in piles:
            if covered.is_from_beneath(zone, cards[zone]) and not self._peeps_out(zone, due[zone]):
                covered.gone[zone] = due[zone]
                return self._ask_another(zone)
        gone = covered.missing(due)
        laid = [zone for zone in piles if zone not in gone and cards[zone].code not in gone.values()]
        if not laid:
            return None
        number = number_on(laid[0], self.layout, self._player)
        first = self.memory.may_have_slipped(laid[0], self.position)
        if first is not None:
            before = replace(number, card=NUMBER_CARD[first.code])
            name, seen = self.names[number.player], self._seen_at(first.place)
            question = questions.two_at_once(name, first.code, laid[0], seen)
            return pose(questions.AskedTwo(question, laid[0], before))
        if self.memory.arm is None:
            return who_laid(self.names, number, laid[0])
        return Reading(number), None

    def _aggravation(self) -> Said | None:
        """An aggravation card was laid down: a row is pushed next, unless it was the last card."""
        if not self.memory.aggravations.is_new(self.layout):
            return None
        player = self._player
        if self.memory.arm is None:
            return pose(questions.AskedAggravator(questions.who_aggravated(self.names, player)))
        if player in with_last_card(self.position):
            return Reading(Aggravate(player)), None
        notice = Reason("notice-push-a-row", (("player", self.names[player]),))
        return Reading(notice=notice, in_step=self._in_step), None

    def _twin(self) -> Said | None:
        """A card was laid on one that looks the same, unless somebody has only nudged the piles.

        Where nobody's arm was seen, cards hardly moved are the eye's noise. Of a card known by word alone the
        place is not known well enough to tell.
        """
        lies, now = self.memory.lies, self.layout.cards
        if not self.found.twins:
            return None
        read = [zone for zone in self.found.twins if not (lies[zone].by_word or now[zone].by_word)]
        shifts = {zone: shift(lies[zone].place, now[zone].place) for zone in read or self.found.twins}
        zone = max(shifts, key=lambda zone: shifts[zone])
        if len(shifts) > 1 and sum(moved >= LAID for moved in shifts.values()) != 1:
            return None
        far, somebody = shifts[zone] >= LAID, self.memory.arm is not None
        if far and somebody and read:
            return Reading(number_on(zone, self.layout, self._player)), None
        return self._ask_another(zone) if far or somebody else None

    def _last_aggravation(self) -> Said | None:
        """What may be an aggravation card, of somebody who has no other card."""
        more, player = self.memory.aggravations.may_be_new(self.layout), self._player
        if more is None or player not in with_last_card(self.position):
            return None
        question = questions.last_aggravation(self.names[player], more)
        return pose(questions.AskedAggravation(question, Aggravate(player)))

    def _awaited(self) -> Reading:
        """Nothing was played; what must be done, if anything must."""
        gone = self.memory.covered.missing(codes_of(self.position))
        notice = None
        if gone:
            zone, code = next(iter(gone.items()))
            notice = questions.card_gone(code, zone)
        elif self.memory.aggravations.refused:
            notice = Reason("notice-take-up-aggravation")
        elif not self.layout.complete:
            notice = Reason("notice-not-all-seen")
        return Reading(notice=notice, in_step=self._in_step)

    @property
    def _in_step(self) -> bool:
        return self.found.as_due and not self.memory.owed and not self.memory.aggravations.refused

    @property
    def _player(self) -> int:
        return self.memory.player(self.position)

    def _peeps_out(self, zone: Zone, code: str) -> bool:
        """Whether a card is seen beneath a pile's uppermost one."""
        return any(
            pile is zone and card.partial and card.code == code and card.is_surely_there
            for pile, card in by_zone(self.sightings)
        )

    def _seen_at(self, place: Place | None) -> CardSighting | None:
        """How a card was seen."""
        return next((card for card in self.sightings.cards if card.place == place), None)

    def _ask_another(self, zone: Zone) -> Said:
        """Was a second card laid there, or is it one that was there before?"""
        event = number_on(zone, self.layout, self._player)
        seen = self._seen_at(self.layout.cards[zone].place)
        question = questions.another(self.names[event.player], event.card.code, zone, seen)
        return pose(questions.AskedTwin(question, zone, event))

    def _ask_card(self, zone: Zone) -> Said:
        card = self.layout.doubtful[zone]
        return pose(questions.AskedCard(questions.which_card(zone, card), zone, card))


def number_on(zone: Zone, layout: Layout, player: int) -> Number:
    """The uppermost card of a pile, laid by a player."""
    row, slot = next((row, slot) for row in ROWS for slot in ROWS if PILES[row][slot] is zone)
    return Number(player, NUMBER_CARD[layout.cards[zone].code], row, slot)


def who_laid(names: Sequence[str], number: Number, zone: Zone) -> Said:
    """Ask who laid a card on a pile: nobody's arm was seen."""
    question = questions.who_laid(names, number.player, number.card.code, zone)
    events = {name: replace(number, player=player) for player, name in enumerate(names)}
    return pose(questions.AskedLaid(question, events))


def with_last_card(position: SchwuppsPosition) -> tuple[int, ...]:
    """The players who hold one card and have no own pile: an aggravation card of theirs needs no push."""
    if position.table is None:
        return ()
    return tuple(filter(position.table.holdings.is_last_card, range(len(position.sitting.players))))


def pose(asked: Asked) -> Said:
    """Ask something; until it is answered nobody knows whether all lies as it should."""
    return ask(asked, in_step=False)
