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
from companion.games.schwupps.table.believed import BelievedTable, counts_for_push
from companion.games.schwupps.table.changes import LAID, Changes
from companion.games.schwupps.table.expected import Expected
from companion.games.schwupps.table.layout import Layout, is_by_word
from companion.games.schwupps.table.places import NEXT, PILES, ROWS, SCHWUPPS_ZONES, ZONES, Zone
from companion.games.schwupps.table.visit import Visit
from companion.table.asking import Asked, Said, ask
from companion.table.beliefs import Believed, Role
from companion.table.reading import Reading
from vision.scene.pieces import shift


@dataclass(frozen=True, slots=True)
class Plays:
    """The plays that are not told yet.

    Attributes:
        position: the game's.
        expected: what should lie there.
        believed: what is believed; it hears of a top that is gone where a card from beneath came to light.
        visit: the hand's that did it; it hears of an aggravation card beside a push that is not told yet.
        layout: what lies there.
        found: how that differs from what was taken note of.
    """

    position: SchwuppsPosition
    expected: Expected
    believed: BelievedTable
    visit: Visit
    layout: Layout
    found: Changes

    def tell_next(self) -> Said:
        """Tell the next one, or ask what must be asked about it, or say what is waited for."""
        if self.found.rows and not self.layout.turned_up:
            return self._to_turn_up()
        told = ZONES if self.layout.turned_up else tuple(zone for zone in ZONES if zone is not NEXT)
        doubtful = [zone for zone in told if zone in self.layout.doubtful]
        if doubtful and doubtful[0] in SCHWUPPS_ZONES:
            return ask_card(self.layout, doubtful[0])
        play = self._push() or self._number() or self._aggravation()
        if play is not None:
            return play
        if doubtful:
            return ask_card(self.layout, doubtful[0])
        return self._twin() or self._last_aggravation() or (self._awaited(), None)

    def _to_turn_up(self) -> Said:
        """A row was pushed, and the Schwupps pile shows no card yet."""
        notice = Reason("notice-turn-up")
        if NEXT not in self.layout.doubtful:
            return Reading(notice=notice, in_step=False), None
        reading, asked = ask_card(self.layout, NEXT)
        return replace(reading, notice=notice), asked

    def _push(self) -> Said | None:
        """A row was pushed; with an aggravation card whoever gets the common card is asked."""
        rows, visit = self.found.rows, self.visit
        lies_beside = visit.with_aggravation or any(map(counts_for_push, self.layout.aggravations))
        visit.with_aggravation = bool(rows) and lies_beside
        if not rows:
            return None
        if self._as_before_push():
            return pose(questions.AskedAgain(questions.whether("question-pushed-again", self._name)))
        if visit.player is None:
            return pose(questions.AskedWho(questions.who("question-who-pushed", self._names, self._player)))
        row = rows[0] if len(rows) == 1 else visit.row
        if row is None:
            return pose(questions.AskedRow(questions.which_row()))
        player, turned_up = self._player, SCHWUPPS_CARD[self.layout.codes[NEXT]]
        more = may_be_aggravation(self.layout, self.believed)
        if not lies_beside and more is not None:
            question = questions.whether("question-aggravation", self._name, more.piece.seen)
            return pose(questions.AskedAggravation(question))
        if not lies_beside:
            return Reading(Schwupp(player, row, turned_up)), None
        events = {name: Aggravate(player, row, turned_up, to) for to, name in enumerate(self._names)}
        return pose(questions.AskedEvent(questions.whose_gift(self._names, player), events))

    def _as_before_push(self) -> bool:
        """Whether the Schwupps cards lie as before the last push of the turn: that may have been put back."""
        before, now = self.believed.before_push, self.layout.codes
        return bool(before) and all(now.get(zone, before[zone]) == before[zone] for zone in SCHWUPPS_ZONES)

    def _number(self) -> Said | None:
        """Another card lies on a pile, and none that came to light as the top was taken off."""
        for zone in self.found.piles:
            if self._is_from_beneath(zone):
                self.believed.set_aside((self.layout.tops[zone],))
                return self._ask_another(zone)
        gone, codes = self.layout.gone(self.expected.tops), self.layout.codes
        laid = [zone for zone in self.found.piles if zone not in gone and codes[zone] not in gone.values()]
        if not laid:
            return None
        number = number_on(laid[0], codes[laid[0]], self._player)
        first = self.layout.slipped(laid[0])
        if first is not None and first.code:
            before = replace(number, card=NUMBER_CARD[first.code])
            about = questions.about_card(first.code, laid[0])
            question = questions.whether("question-two-at-once", self._name, first.piece.seen, *about)
            return pose(questions.AskedTwo(question, laid[0], before, first))
        if self.visit.player is None:
            return who_laid(self._names, number, laid[0])
        return Reading(number), None

    def _is_from_beneath(self, zone: Zone) -> bool:
        """Whether a pile's new uppermost card lay beneath, and what was on it is seen there no more."""
        peeps_out = any(one.code == self.expected.tops[zone] for one in self.layout.peeping_out(zone))
        return not peeps_out and self.believed.was_laid_on(zone, self.layout.tops[zone])

    def _aggravation(self) -> Said | None:
        """An aggravation card was laid down: a row is pushed next, unless it was the last card."""
        if all(card.role is not None for card in self.layout.aggravations):
            return None
        if self.visit.player is None:
            return pose(
                questions.AskedAggravator(questions.who("question-who-aggravated", self._names, self._player))
            )
        if self._player in self.expected.last_card:
            return Reading(Aggravate(self._player)), None
        notice = Reason("notice-push-a-row", (("player", self._name),))
        return Reading(notice=notice, in_step=self._in_step), None

    def _twin(self) -> Said | None:
        """A card was laid on one that looks the same, unless somebody has only nudged the piles.

        Where nobody's arm was seen, cards hardly moved are the eye's noise. Of a card known by word alone the
        place is not known well enough to tell.
        """
        lies, now = self.believed.lies, self.layout.tops
        if not self.found.twins:
            return None
        read = [zone for zone in self.found.twins if not (is_by_word(lies[zone]) or is_by_word(now[zone]))]
        shifts = {zone: shift(lies[zone].piece, now[zone].piece) for zone in read or self.found.twins}
        zone = max(shifts, key=lambda zone: shifts[zone])
        if len(shifts) > 1 and sum(moved >= LAID for moved in shifts.values()) != 1:
            return None
        far, somebody = shifts[zone] >= LAID, self.visit.player is not None
        if far and somebody and read:
            return Reading(number_on(zone, self.layout.codes[zone], self._player)), None
        return self._ask_another(zone) if far or somebody else None

    def _last_aggravation(self) -> Said | None:
        """What may be an aggravation card, of somebody who has no other card."""
        more, player = may_be_aggravation(self.layout, self.believed), self._player
        if more is None or player not in self.expected.last_card:
            return None
        question = questions.whether("question-last-aggravation", self._name, more.piece.seen)
        return pose(questions.AskedAggravation(question, Aggravate(player)))

    def _awaited(self) -> Reading:
        """Nothing was played; what must be done, if anything must."""
        gone = self.layout.gone(self.expected.tops)
        notice = None
        if gone:
            zone, code = next(iter(gone.items()))
            notice = questions.card_gone(code, zone)
        elif any(map(counts_for_push, self.layout.aggravations)):
            notice = Reason("notice-take-up-aggravation")
        elif not self.layout.complete:
            notice = Reason("notice-not-all-seen")
        return Reading(notice=notice, in_step=self._in_step)

    @property
    def _in_step(self) -> bool:
        refused = any(card.role is Role.TO_TAKE_BACK for card in self.layout.aggravations)
        return self.found.as_due and not self.believed.to_take_back and not refused

    @property
    def _names(self) -> Sequence[str]:
        return self.position.sitting.players

    @property
    def _player(self) -> int:
        """Who did it: whoever's arm was seen, else most likely the player to move."""
        if self.visit.player is not None:
            return self.visit.player
        return self.position.tally.starter if self.position.to_move is None else self.position.to_move

    @property
    def _name(self) -> str:
        return self._names[self._player]

    def _ask_another(self, zone: Zone) -> Said:
        """Was a second card laid there, or is it one that was there before?"""
        top, code = self.layout.tops[zone], self.layout.codes[zone]
        question = questions.whether(
            "question-another", self._name, top.piece.seen, *questions.about_card(code, zone)
        )
        return pose(questions.AskedTwin(question, zone, number_on(zone, code, self._player)))


def may_be_aggravation(layout: Layout, believed: BelievedTable) -> Believed | None:
    """What may be one more aggravation card: something unread, or one laid on a card that was told."""
    unread = (thing for thing in layout.loose if thing.role is None)
    return next(unread, None) or next(filter(believed.lies_elsewhere, layout.aggravations), None)


def number_on(zone: Zone, code: str, player: int) -> Number:
    """A card on a pile, laid by a player."""
    row, slot = next((row, slot) for row in ROWS for slot in ROWS if PILES[row][slot] is zone)
    return Number(player, NUMBER_CARD[code], row, slot)


def who_laid(names: Sequence[str], number: Number, zone: Zone) -> Said:
    """Ask who laid a card on a pile: nobody's arm was seen."""
    question = questions.who(
        "question-who-laid", names, number.player, *questions.about_card(number.card.code, zone)
    )
    events = {name: replace(number, player=player) for player, name in enumerate(names)}
    return pose(questions.AskedLaid(question, events))


def ask_card(layout: Layout, zone: Zone) -> Said:
    """Which card lies there?"""
    thing = layout.doubtful[zone]
    return pose(questions.AskedCard(questions.which_card(zone, thing.piece.seen), thing.number))


def pose(asked: Asked) -> Said:
    """Ask something; until it is answered nobody knows whether all lies as it should."""
    return ask(asked, in_step=False)
