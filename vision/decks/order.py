"""The order in which cards are read: what is explained best comes first, and hides what lies below it.

A fan is read from its uppermost card down. On a known table a card is taken for good only when it is seen
clearly: one that seems to lie a little aside would hide its neighbours wrongly, so doubtful places wait to
the end. And a card of which no corner was found is looked for beside those that were taken: cards in a fan
lie close to each other.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from vision.decks.bank import Bank
from vision.decks.bare_places import BarePlaces
from vision.decks.closer_look import CloserLook, Seen
from vision.decks.confidence import CERTAIN, DOUBTFUL
from vision.decks.covering import Covering
from vision.decks.credible import (
    CLEARLY,
    by_figures,
    is_clear,
    is_likely,
    is_nearly_as_clear,
    is_poor_strip,
    lacks_figures,
    shows_figures,
)
from vision.decks.deck import BACK
from vision.decks.first_look import NOT_A_CARD, FirstLook, Place
from vision.decks.neighbours import Neighbours
from vision.decks.parts import STRIP, without_parts
from vision.decks.places import Spot
from vision.decks.raster import Pictures, View, outline_of
from vision.overlaps import inside, shared
from vision.sightings import Points
from vision.table.bare import Strange

_WORTH = 0.8
"""A place is looked at closer when a face leaves at most this part of how it varies unexplained."""

_SPEAK = 3
"""On a known table a place for which so many corners speak is looked at closer in any case."""

_WORTH_BESIDE = 0.5
"""The same for a place for which no corner speaks."""

_SAME = 0.5
"""Two readings that share this part are of one place."""

_FAINTEST = 0.15
"""No card in a picture is fainter than this part of its face: what is, is a shadow or the table's grain."""

_FAINTER = 0.5
"""Nor fainter than this part of the other cards: they lie in one light."""

_BETTER_ON_TOP = 0.15
"""So much more of a strip must be explained for it to lie on what seems to lie on it. In 200 drawn fans of
three on another card this brought 5 more of them right, and none less."""

_TWIN_ON_TOP = 0.5
"""So much more of a strip must be explained by itself than by a twin for it to lie on that one. Of 49
drawings of a fan of three twos on others, in hard light, 40 were right with this and 29 without; of 330
other fans of up to four twins it changed none."""

_BEYOND = 2.0
"""Corners so many pixels beside a card are still its own."""

_MIDDLE = 0.08
"""Middles so near to each other, in parts of a card's width, are those of one card: of two cards in a fan one
lies 10 mm beside the other."""

_TOUCHES = 0.02
"""A place that shares less than this part with a card is not hidden by it."""


@dataclass(frozen=True, slots=True, eq=False)
class _Doubt:
    """A place at which a card seems to lie, and what was seen there; it holds until a card is taken on it."""

    place: Place
    seen: Seen


class Order:
    """Reads the cards of one picture."""

    def __init__(
        self, bank: Bank, pictures: Pictures, *, on_table: bool, strange: Strange | None = None
    ) -> None:
        """Begin with nothing taken.

        Args:
            bank: the deck.
            pictures: the picture.
            on_table: whether places come from a known table.
            strange: where the picture shows something else than that table, if that is known.
        """
        self._bank, self._on_table, self._pictures = bank, on_table, pictures
        self._covering = Covering(pictures.image, strange)
        self._first = FirstLook(bank, pictures, self._covering)
        self._bare = BarePlaces(bank, self._first, self._covering)
        self._neighbours = Neighbours(bank, self._first, self._covering)
        self._closer = CloserLook(bank, pictures, self._covering, on_table=on_table)
        self._taken: list[Seen] = []
        self._doubts: list[_Doubt] = []
        self._dismissed: list[Place] = []
        self._all_looked_for = False
        self._faintest = _FAINTEST
        self._tried: set[Place] = set()
        self._looks: dict[Place, tuple[View, Seen | None]] = {}

    def read(self, spots: Sequence[Spot]) -> list[Seen]:
        """The cards at some spots, each once, in the order in which they were taken."""
        waiting = self._first.at(spots, _FAINTEST)
        if not self._on_table:
            self._take_all(waiting, clearly=False)
            return self._taken
        asked, asked_askew, overlooked = 0, 0, False
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
            elif asked_askew < len(self._taken):
                waiting += self._likely_cards(self._neighbours.askew(self._taken, asked_askew))
                asked_askew = len(self._taken)
            elif not self._all_looked_for:
                self._all_looked_for = True
                waiting += self._dismissed
                self._dismissed = []
            else:
                return without_parts(self._taken, self._bank, self._pictures)

    def _take_all(self, waiting: list[Place], *, clearly: bool) -> None:
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
            found = _Doubt(place, seen)
            if self._is_uppermost(found, waiting) if clearly else self._is_best_there(seen):
                self._take(seen, waiting)
            else:
                self._doubts.append(found)

    def _card_at(self, place: Place) -> Seen | None:
        """What lies at a place; None where hardly a card does, and where a strip is a gap to the table."""
        seen = None if self._bare.is_hardly_a_card(place) else self._closely(place)
        if seen is None or not (seen.there >= DOUBTFUL or self._figures_speak(seen)):
            return None
        is_gap = seen.in_view <= STRIP and (self._bare.shows_table(seen) or self._lies_under_backs(seen))
        return None if is_gap else seen

    def _lies_under_backs(self, seen: Seen) -> bool:
        """Whether all cards on a strip lie face down: a face is laid on such cards, not under them.

        The print of a cloth that shows between two of them was read as one of its figures' likenesses.
        """
        outline = outline_of(seen.view)
        above = {self._code(one) for one in self._taken if _touch(one.view, outline)}
        return above == {BACK} and self._code(seen) != BACK

    def _closely(self, place: Place) -> Seen | None:
        """What a closer look shows: what the last one did, unless the place was shifted or a card taken."""
        view, seen = self._looks.get(place, (None, None))
        if view is not place.view:
            seen = self._closer.at(place, self._taken, self._faintest)
            self._looks[place] = place.view, seen
        return seen

    def _is_turned(self, seen: Seen) -> bool:
        """Whether that is a card that was taken, turned about its middle: circles look so too."""
        middle = outline_of(seen.view).mean(axis=0)
        return any(
            self._code(one) == self._code(seen) and _is_about(middle, outline_of(one.view))
            for one in self._taken
        )

    def _code(self, seen: Seen) -> str:
        return self._bank.codes[seen.told.face]

    def _is_uppermost(self, found: _Doubt, waiting: list[Place]) -> bool:
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
                self._doubts.append(_Doubt(place, seen))
        return not self._lies_under(found)

    def _may_lie_on(self, place: Place, outline: Points) -> bool:
        """Whether a place may be that of a card that lies on another one, and not that one's own."""
        worth = self._misfit(place) <= _WORTH and _lies_on(place.spot, outline)
        return worth and shared(outline_of(place.spot.view), outline) < _SAME

    def _lies_under(self, found: _Doubt) -> bool:
        """Whether some other card is known to lie on that one: its corners are seen there."""
        outline = outline_of(found.seen.view)
        return any(
            _lies_on(other.place.spot, outline)
            and other.seen.confidence >= CERTAIN
            and other.seen.told.explained >= CLEARLY
            and shared(outline_of(other.seen.view), outline) < _SAME
            for other in self._doubts
            if other is not found
        )

    def _is_best_there(self, seen: Seen) -> bool:
        """Whether a reading may be one in a still picture: none before explained its place better."""
        outline, explained = outline_of(seen.view), seen.told.explained
        return seen.confidence >= DOUBTFUL and not any(
            doubt.seen.told.explained > explained and shared(outline_of(doubt.seen.view), outline) > _SAME
            for doubt in self._doubts
        )

    def _misfit(self, place: Place) -> float:
        """What a place leaves unexplained; where corners speak, it may be a card that the lamp shines on."""
        if self._on_table and len(place.spot.seen) >= _SPEAK and place.misfit < NOT_A_CARD:
            return min(place.misfit, _WORTH)
        return place.misfit

    def _take_doubtful(self, waiting: list[Place]) -> bool:
        """Of the doubtful cards explained well, take that of which most is in view; false if none is."""
        likely = [doubt for doubt in self._doubts if self._is_likely(doubt.seen)]
        if not likely:
            return False
        clearest = max(doubt.seen.told.explained for doubt in likely)
        well = [doubt for doubt in likely if is_nearly_as_clear(doubt.seen, clearest)]
        uppermost = [doubt for doubt in well if not self._lies_under(doubt)]
        chosen = max(uppermost or well, key=lambda doubt: doubt.seen.in_view)
        chosen = self._strip_on(chosen, likely) or chosen
        self._doubts.remove(chosen)
        poor = lacks_figures(chosen.seen)
        if chosen.place not in self._tried and (poor or is_poor_strip(chosen.seen)):
            self._tried.add(chosen.place)
            waiting += self._tried_otherwise(chosen)
            return True
        known = self._is_known(chosen.seen) and not poor
        self._take(chosen.seen if known else by_figures(chosen.seen), waiting)
        return True

    def _tried_otherwise(self, doubt: _Doubt) -> list[Place]:
        """Where a card may lie that is seen badly: a whole one a little aside; a strip there or askew."""
        if lacks_figures(doubt.seen):
            self._settle_anew([doubt.place])
            return [doubt.place]
        self._doubts.append(doubt)
        return self._likely_cards(self._neighbours.askew_at(self._taken, doubt.seen.view))

    def _strip_on(self, chosen: _Doubt, likely: Sequence[_Doubt]) -> _Doubt | None:
        """What lies on that card though less of it is seen: taken first, it explains both better.

        What is no strip is another reading of the same place. Of twins the lower one is explained hardly
        worse with the other's figures for its own: what tells is which of them explains these.
        """
        view, explained = chosen.seen.view, self._closer.explained
        strips = [one for one in likely if one.seen.in_view <= STRIP]

        def lies_on_top(other: _Doubt) -> bool:
            if not _touch(other.seen.view, outline_of(view)):
                return False
            if self._code(other.seen) == self._code(chosen.seen):
                own = self._closer.explained_where(chosen.seen, other.seen.view)
                return other.seen.confidence >= CERTAIN and other.seen.told.explained - own > _TWIN_ON_TOP
            if explained(chosen.seen, other.seen.view) <= chosen.seen.told.explained:
                return False
            return other.seen.told.explained - explained(other.seen, view) > _BETTER_ON_TOP

        return next(filter(lies_on_top, strips), None)

    def _take(self, seen: Seen, waiting: list[Place]) -> None:
        """Take a card; what it covers is no longer asked of the places that wait, and of doubtful ones."""
        self._taken.append(seen)
        strengths = float(np.median([one.strength for one in self._taken]))
        self._faintest = max(_FAINTEST, _FAINTER * strengths)
        self._looks.clear()
        self._bare.note(seen)
        self._covering.cover(seen.view)
        outline = outline_of(seen.view)
        doubted = [one for one in self._doubts if _touch(one.seen.view, outline)]
        self._doubts = [one for one in self._doubts if one not in doubted]
        waiting += [one.place for one in doubted]
        # Where a card lies on the one that was taken, though that was not noticed, most of it lies beside.
        waiting[:] = [
            one for one in waiting if not _lies_on(one.spot, outline) or self._bare.is_mostly_free(one)
        ]
        self._look_again([one for one in waiting if _touch(one.view, outline)])
        if self._on_table:
            waiting += self._uncovered_by(outline)

    def _uncovered_by(self, outline: Points) -> list[Place]:
        """Places that showed no card, but do now that what lay on them is no longer asked of them."""
        beneath = [
            one
            for one in self._dismissed
            if _touch(one.spot.view, outline) and not _lies_on(one.spot, outline)
        ]
        self._look_again(beneath)
        return self._recalled(beneath, _WORTH_BESIDE)

    def _recalled(self, places: Sequence[Place], worth: float) -> list[Place]:
        """Those of some places that may be cards now; they are dismissed no longer."""
        cards = [one for one in places if one.misfit < worth]
        self._dismissed = [one for one in self._dismissed if one not in cards]
        return cards

    def _look_again(self, places: Sequence[Place]) -> None:
        self._first.again(places, self._faintest, shift=self._on_table)

    def _settle(self, places: Sequence[Place]) -> None:
        for place in places:
            self._first.settle(place, self._faintest)

    def _settle_anew(self, places: Sequence[Place]) -> None:
        """Shift places to where some face fits best, whatever of them is in view."""
        for place in places:
            place.view, place.settled = place.spot.view, False
        self._settle(places)

    def _overlooked(self, waiting: Sequence[Place]) -> list[Place]:
        """Places on a known table that show no card as they are, but one when they are shifted a little.

        Where one card lies on another, corners of both may be taken for one card's, and a corner may be seen
        turned. Those that wait are shifted, too, and go on waiting whatever they show.
        """
        others = (*self._dismissed, *self._neighbours.in_rows(self._taken))
        apart = [one for one in others if self._bare.is_mostly_free(one)]
        again = [*apart, *(one for one in waiting if self._bare.is_mostly_free(one))]
        self._settle_anew(again)
        return self._recalled(apart, _WORTH)

    def _likely_cards(self, places: list[Place]) -> list[Place]:
        """Those of some places beside cards that some face explains, shifted to where it fits best."""
        self._look_again(places)
        self._settle(places)
        return [place for place in places if place.misfit < _WORTH_BESIDE]

    def _is_likely(self, seen: Seen) -> bool:
        """Whether that card, or some card, may lie there."""
        return self._is_known(seen) or self._figures_speak(seen)

    def _is_known(self, seen: Seen) -> bool:
        """Whether more than its figures speaks for that card, or some card."""
        return is_likely(seen, self._clearest, last=self._all_looked_for)

    def _figures_speak(self, seen: Seen) -> bool:
        """Whether a half hidden card on a known table that is left when all else was taken shows figures."""
        if not (self._all_looked_for and self._covering.knows_table) or self._code(seen) == BACK:
            return False
        return shows_figures(seen)

    @property
    def _clearest(self) -> float:
        """How much of its face is seen of the clearest card that was taken."""
        return max((seen.told.explained for seen in self._taken), default=0.0)


def _is_about(middle: Points, outline: Points) -> bool:
    """Whether that is the middle of a card that is seen there."""
    apart = float(np.linalg.norm(outline.mean(axis=0) - middle))
    return apart < _MIDDLE * float(np.linalg.norm(outline[1] - outline[0]))


def _touch(view: View, outline: Points) -> bool:
    """Whether a card hides some of a place."""
    return shared(outline_of(view), outline) > _TOUCHES


def _lies_on(spot: Spot, outline: Points) -> bool:
    """Whether all corners that speak for a place lie on a card that was taken."""
    return len(spot.seen) > 0 and all(inside((float(x), float(y)), outline, -_BEYOND) for x, y in spot.seen)
