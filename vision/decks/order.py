"""The order in which cards are read: what is explained best comes first, and hides what lies below it.

A fan is read from its uppermost card down. On a known table a card is taken for good only when it is seen
clearly: one that seems to lie a little aside would hide its neighbours wrongly, so doubtful places wait to
the end. And a card of which no corner was found is looked for beside those that were taken: cards in a fan
lie close to each other.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from vision.decks.bank import Bank
from vision.decks.bare_places import BarePlaces
from vision.decks.closer_look import CloserLook, SeenPlace
from vision.decks.confidence import DOUBTFUL
from vision.decks.covering import Covering
from vision.decks.credibility import (
    by_figures,
    is_clear,
    is_likely,
    is_poor_strip,
    lacks_figures,
    may_be_covered,
    shows_figures,
)
from vision.decks.deck import BACK
from vision.decks.doubts import SAME, Doubt, Doubts
from vision.decks.first_look import NOT_A_CARD, FirstLook, WaitingPlace
from vision.decks.framing import Framer
from vision.decks.judge import TakenCard
from vision.decks.looks import SIZE
from vision.decks.lying import is_about, lies_on, touch
from vision.decks.neighbours import Neighbours
from vision.decks.places import CardSpot
from vision.decks.raster import PicturePyramid, View, Weights, outline_of
from vision.decks.strips_of_cards import STRIP, without_parts
from vision.overlaps import shared
from vision.sightings import Points
from vision.table.bare_table import Strange

_WORTH = 0.8
"""A place is looked at closer when a face leaves at most this part of how it varies unexplained."""

_SPEAK = 3
"""On a known table a place for which so many corners speak is looked at closer in any case."""

_WORTH_BESIDE = 0.5
"""The same for a place for which no corner speaks. One that leaves more, up to `_WORTH`, waits until all else
was taken, or a card on which it may lie is to be: strips in glare are explained no better."""

_FAINTEST = 0.15
"""No card in a picture is fainter than this part of its face: what is, is a shadow or the table's grain."""

_FAINTER = 0.5
"""Nor fainter than this part of the other cards: they lie in one light."""


class Order:
    """Reads the cards of one picture."""

    def __init__(
        self,
        bank: Bank,
        pictures: PicturePyramid,
        *,
        on_table: bool,
        strange: Strange | None = None,
        framer: Framer | None = None,
        turns: Sequence[float] = (0.0,),
    ) -> None:
        """Begin with nothing taken.

        Args:
            bank: the deck.
            pictures: the picture.
            on_table: whether places come from a known table.
            strange: where the picture shows something else than that table, if that is known.
            framer: moves places onto whole cards; None where places are exact.
            turns: degrees by which places for cards that are hidden in part are tried turned.
        """
        self._bank, self._on_table, self._pictures = bank, on_table, pictures
        self._covering = Covering(pictures.image, strange)
        self._first = FirstLook(bank, pictures, self._covering, turns)
        self._bare = BarePlaces(bank, self._first, self._covering)
        self._neighbours = Neighbours(bank, self._first, self._covering)
        self._closer = CloserLook(bank, pictures, self._covering, on_table=on_table, framer=framer)
        self._taken: list[SeenPlace] = []
        self._in_view: dict[SeenPlace, Weights] = {}
        self._doubts = Doubts(bank, self._closer)
        self._dismissed: list[WaitingPlace] = []
        self._unlikely: list[WaitingPlace] = []
        self._all_looked_for = False
        self._faintest = _FAINTEST
        self._tried: set[WaitingPlace] = set()
        self._looks: dict[WaitingPlace, tuple[View, SeenPlace | None]] = {}

    def read(self, spots: Sequence[CardSpot], uppermost: Sequence[SeenPlace] = ()) -> list[TakenCard]:
        """The cards at some spots, each once, in the order in which they were taken.

        Args:
            spots: where cards may lie.
            uppermost: cards that were read already, on which no other one lies; they come first.
        """
        waiting = self._first.at(spots, _FAINTEST)
        for card in uppermost:
            self._take(card, waiting)
        if not self._on_table:
            self._take_all(waiting, clearly=False)
            return self._shown(self._taken)
        asked, asked_askew, overlooked = 0, 0, False
        if uppermost and not self._shows_others(waiting):
            return self._shown(self._taken)
        while True:
            self._take_all(waiting, clearly=True)
            if asked < len(self._taken):
                waiting += self._likely_cards(self._neighbours.in_fans(self._taken, asked))
                asked = len(self._taken)
            elif self._take_doubtful(waiting):
                continue
            elif not overlooked:
                waiting += self._overlooked(waiting)
                waiting += self._likely_cards(self._neighbours.in_fans(self._taken, 0))
                overlooked = True
            elif asked_askew < len(self._taken) and not uppermost:  # of a still no bare table is known
                waiting += self._likely_cards(self._neighbours.askew(self._taken, asked_askew))
                asked_askew = len(self._taken)
            elif not self._all_looked_for:
                self._all_looked_for = True
                waiting += self._dismissed
                self._dismissed = []
            elif hardly := self._hardly_cards(self._unlikely):
                waiting += hardly
            else:
                return self._shown(without_parts(self._taken, self._bank, self._pictures))

    def _shows_others(self, waiting: list[WaitingPlace]) -> bool:
        """Whether a corner tells of another card, or of what may be one, beside those that were taken.

        Where none does in a still picture, nothing is looked for beside them: all that lies there is strange.
        """
        known = len(self._taken)
        self._take_all(waiting, clearly=True)
        return len(self._taken) > known or any(self._is_likely(doubt.seen) for doubt in self._doubts.all)

    def _shown(self, cards: Sequence[SeenPlace]) -> list[TakenCard]:
        """Cards that were taken, straight on, and what of each was in view."""
        cut, shown = self._pictures.cut, self._in_view
        return [TakenCard(one, cut(one.view, SIZE), shown[one], self._covering.knows_table) for one in cards]

    def _take_all(self, waiting: list[WaitingPlace], *, clearly: bool) -> None:
        """Take cards as long as a place is worth a closer look; those looked at are no longer waiting."""
        while waiting:
            place = min(waiting, key=self._misfit)
            worth = self._misfit(place) <= _WORTH
            asked = [place] if worth else waiting
            unsettled = [one for one in asked if not one.settled]
            if unsettled:
                self._settle(unsettled)
                continue
            if not worth:
                return
            waiting.remove(place)
            seen = self._card_at(place)
            if seen is None or self._is_turned(seen):
                self._dismissed.append(place)
                continue
            found = Doubt(place, seen)
            if self._is_uppermost(found, waiting) if clearly else self._doubts.is_best_there(seen):
                self._take(seen, waiting)
            else:
                self._doubts.all.append(found)

    def _card_at(self, place: WaitingPlace) -> SeenPlace | None:
        """What lies at a place; None where hardly a card does, and where a strip is a gap to the table."""
        seen = None if self._bare.is_hardly_a_card(place) else self._closely(place)
        if seen is None or not (seen.there >= DOUBTFUL or self._figures_speak(seen)):
            return None
        is_gap = seen.in_view <= STRIP and (self._bare.shows_table(seen) or self._lies_under_backs(seen))
        return None if is_gap else seen

    def _lies_under_backs(self, seen: SeenPlace) -> bool:
        """Whether all cards on a strip lie face down: a face is laid on such cards, not under them.

        The print of a cloth that shows between two of them was read as one of its figures' likenesses.
        """
        outline = outline_of(seen.view)
        above = {self._code(one) for one in self._taken if touch(one.view, outline)}
        return above == {BACK} and self._code(seen) != BACK

    def _closely(self, place: WaitingPlace) -> SeenPlace | None:
        """What a closer look shows: what the last one did, unless the place was shifted or a card taken."""
        view, seen = self._looks.get(place, (None, None))
        if view is not place.view:
            seen = self._closer.at(place, self._taken, self._faintest)
            self._looks[place] = place.view, seen
        return seen

    def _is_turned(self, seen: SeenPlace) -> bool:
        """Whether that is a card that was taken, turned about its middle: circles look so too."""
        middle = outline_of(seen.view).mean(axis=0)
        return any(
            self._code(one) == self._code(seen) and is_about(middle, outline_of(one.view))
            for one in self._taken
        )

    def _code(self, seen: SeenPlace) -> str:
        return self._bank.codes[seen.told.face]

    def _is_uppermost(self, found: Doubt, waiting: list[WaitingPlace]) -> bool:
        """Whether a card lies there for certain, and no other one on it; places on it are looked at first."""
        if not is_clear(found.seen, self._clearest):
            return False
        outline = outline_of(found.seen.view)
        for place in [one for one in waiting if self._may_lie_on(one, outline)]:
            waiting.remove(place)
            self._first.settle(place, self._faintest)
            seen = self._card_at(place)
            if seen is None:
                self._dismissed.append(place)
            else:
                self._doubts.all.append(Doubt(place, seen))
        return not self._doubts.lies_under(found)

    def _may_lie_on(self, place: WaitingPlace, outline: Points) -> bool:
        """Whether a place may be that of a card that lies on another one, and not that one's own."""
        worth = self._misfit(place) <= _WORTH and lies_on(place.spot, outline)
        return worth and shared(outline_of(place.spot.view), outline) < SAME

    def _misfit(self, place: WaitingPlace) -> float:
        """What a place leaves unexplained; where corners speak, it may be a card that the lamp shines on."""
        if self._on_table and len(place.spot.seen) >= _SPEAK and place.misfit < NOT_A_CARD:
            return min(place.misfit, _WORTH)
        return place.misfit

    def _take_doubtful(self, waiting: list[WaitingPlace]) -> bool:
        """Of the doubtful cards explained well, take that of which most is in view; false if none is."""
        likely = [doubt for doubt in self._doubts.all if self._is_likely(doubt.seen)]
        if not likely:
            return False
        chosen = self._doubts.first(likely, self._clearest)
        if chosen.place not in self._tried:
            self._tried.add(chosen.place)
            if places := self._tried_otherwise(chosen):
                waiting += places
                return True
        self._doubts.all.remove(chosen)
        poor = lacks_figures(chosen.seen)
        known = self._is_known(chosen.seen) and not poor
        self._take(chosen.seen if known else by_figures(chosen.seen), waiting)
        return True

    def _tried_otherwise(self, doubt: Doubt) -> list[WaitingPlace]:
        """Where a card may lie that is seen badly, or another one on it; none where it is seen well.

        A whole card may lie a little aside, and a strip askew.
        """
        seen, places = doubt.seen, []
        if is_poor_strip(seen):
            places += self._likely_cards(self._neighbours.askew_at(self._taken, seen.view))
        if may_be_covered(seen, self._clearest):
            outline = outline_of(seen.view)
            places += self._hardly_cards([one for one in self._unlikely if touch(one.view, outline)])
        if lacks_figures(seen):
            self._doubts.all.remove(doubt)
            self._settle_anew([doubt.place])
            places.append(doubt.place)
        return places

    def _take(self, seen: SeenPlace, waiting: list[WaitingPlace]) -> None:
        """Take a card; what it covers is no longer asked of the places that wait, and of doubtful ones."""
        self._taken.append(seen)
        self._in_view[seen] = self._covering.free(seen.view, SIZE)
        strengths = float(np.median([one.strength for one in self._taken]))
        self._faintest = max(_FAINTEST, _FAINTER * strengths)
        self._looks.clear()
        self._bare.note(seen)
        self._covering.cover(seen.view)
        outline = outline_of(seen.view)
        waiting += self._doubts.take_out_beside(outline)
        # Where a card lies on the one that was taken, though that was not noticed, most of it lies beside.
        waiting[:] = [
            one for one in waiting if not lies_on(one.spot, outline) or self._bare.is_mostly_free(one)
        ]
        self._look_again([one for one in waiting if touch(one.view, outline)])
        if self._on_table:
            waiting += self._uncovered_by(outline)

    def _uncovered_by(self, outline: Points) -> list[WaitingPlace]:
        """Places that showed no card, but do now that what lay on them is no longer asked of them."""
        beneath = [
            one for one in self._dismissed if touch(one.spot.view, outline) and not lies_on(one.spot, outline)
        ]
        self._look_again(beneath)
        return self._recalled(beneath, _WORTH_BESIDE)

    def _recalled(self, places: Sequence[WaitingPlace], worth: float) -> list[WaitingPlace]:
        """Those of some places that may be cards now; they are dismissed no longer."""
        cards = [one for one in places if one.misfit < worth]
        self._dismissed = [one for one in self._dismissed if one not in cards]
        return cards

    def _look_again(self, places: Sequence[WaitingPlace]) -> None:
        self._first.again(places, self._faintest, shift=self._on_table)

    def _settle(self, places: Sequence[WaitingPlace]) -> None:
        for place in places:
            self._first.settle(place, self._faintest)

    def _settle_anew(self, places: Sequence[WaitingPlace]) -> None:
        """Shift places to where some face fits best, whatever of them is in view."""
        for place in places:
            place.view, place.settled = place.spot.view, False
        self._settle(places)

    def _overlooked(self, waiting: Sequence[WaitingPlace]) -> list[WaitingPlace]:
        """Places on a known table that show no card as they are, but one when they are shifted a little.

        Where one card lies on another, corners of both may be taken for one card's, and a corner may be seen
        turned. Those that wait are shifted, too, and go on waiting whatever they show.
        """
        others = (*self._dismissed, *self._neighbours.in_rows(self._taken))
        apart = [one for one in others if self._bare.is_mostly_free(one)]
        again = [*apart, *(one for one in waiting if self._bare.is_mostly_free(one))]
        self._settle_anew(again)
        return self._recalled(apart, _WORTH)

    def _likely_cards(self, places: list[WaitingPlace]) -> list[WaitingPlace]:
        """Those of some places beside cards that some face explains, shifted to where it fits best."""
        self._look_again(places)
        self._settle(places)
        self._unlikely += [place for place in places if _WORTH_BESIDE <= place.misfit < _WORTH]
        return [place for place in places if place.misfit < _WORTH_BESIDE]

    def _hardly_cards(self, places: Sequence[WaitingPlace]) -> list[WaitingPlace]:
        """Those of the places that some face hardly explains of which one still does; each is asked once."""
        self._unlikely = [one for one in self._unlikely if one not in places]
        self._look_again(places)
        self._settle(places)
        return [place for place in places if place.misfit < _WORTH]

    def _is_likely(self, seen: SeenPlace) -> bool:
        """Whether that card, or some card, may lie there."""
        return self._is_known(seen) or self._figures_speak(seen)

    def _is_known(self, seen: SeenPlace) -> bool:
        """Whether more than its figures speaks for that card, or some card."""
        return is_likely(seen, self._clearest, last=self._all_looked_for)

    def _figures_speak(self, seen: SeenPlace) -> bool:
        """Whether a half hidden card on a known table that is left when all else was taken shows figures."""
        if not (self._all_looked_for and self._covering.knows_table) or self._code(seen) == BACK:
            return False
        return shows_figures(seen)

    @property
    def _clearest(self) -> float:
        """How much of its face is seen of the clearest card that was taken."""
        return max((seen.told.explained for seen in self._taken), default=0.0)
