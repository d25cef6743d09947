"""The order in which cards are read: what is explained best comes first, and hides what lies below it.

In a still picture the best explained place is read, then the next one. Where cards lie in a known plane those
in full view are taken first and others are looked for beside them; when there are none left, doubtful ones
are taken; then places that showed no card are shifted, places beside the cards are turned, and what is left
is asked once more, less strictly. Whenever a step finds something, reading goes on from the first one.

So a fan is read from its uppermost card down. Doubtful cards wait since one that seems to lie a little aside
would hide its neighbours wrongly; and a card of which no corner was found is looked for beside the others,
since cards in a fan lie close to each other.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from vision.decks.bank import Bank
from vision.decks.bare_places import BarePlaces
from vision.decks.candidates import Candidates
from vision.decks.closer_look import CloserLook, SeenPlace
from vision.decks.covering import Covering
from vision.decks.credibility import by_figures, is_clear, is_poor_strip, lacks_figures, may_be_covered
from vision.decks.doubts import Doubt, Doubts
from vision.decks.first_look import FirstLook, WaitingPlace
from vision.decks.ground import Ground
from vision.decks.judge import TakenCard
from vision.decks.neighbours import Neighbours
from vision.decks.places import CardSpot
from vision.decks.raster import PicturePyramid, outline_of
from vision.decks.scrutiny import Scrutiny
from vision.decks.strips_of_cards import without_parts
from vision.decks.taken_cards import TakenCards

Step = Callable[[], bool]
"""Looks for cards in one way; whether it found something, so that reading goes on from the first step."""


class Order:
    """Reads the cards of one picture."""

    def __init__(self, bank: Bank, pictures: PicturePyramid, ground: Ground) -> None:
        """Begin with nothing taken.

        Args:
            bank: the deck.
            pictures: the picture.
            ground: what is known of where cards lie.
        """
        self._bank, self._pictures, self._ground = bank, pictures, ground
        covering = Covering(pictures.image, ground.strange)
        first = FirstLook(bank, pictures, covering, ground.turns)
        closer = CloserLook(bank, pictures, covering, on_table=ground.flat, framer=ground.framer)
        self._bare = BarePlaces(bank, first, covering)
        self._taken = TakenCards(bank, pictures, covering)
        self._places = Candidates(first, self._bare, self._taken, flat=ground.flat)
        self._doubts = Doubts(bank, closer)
        self._scrutiny = Scrutiny(bank, closer, self._bare, self._taken)
        self._neighbours = Neighbours(bank, first, covering)
        self._tried: set[WaitingPlace] = set()
        self._explained = False

    def read(self, spots: Sequence[CardSpot], uppermost: Sequence[SeenPlace] = ()) -> list[TakenCard]:
        """The cards at some spots, each once, in the order in which they were taken.

        Args:
            spots: where cards may lie.
            uppermost: cards that were read already, on which no other one lies; they come first.
        """
        self._places.wait_at(spots)
        for card in uppermost:
            self._take(card)
        repeat(self._look_at_best)
        if not self._ground.flat or self._explained:
            return self._taken.all
        # Of a still picture in which no corner tells of another card all else is strange.
        if not uppermost or self._shows_others(len(uppermost)):
            self._look_for_all()
        return without_parts(self._taken.all, self._bank, self._pictures)

    def _shows_others(self, known: int) -> bool:
        """Whether corners tell of another card, or of what may be one, beside so many that were known."""
        likely = (self._scrutiny.is_likely(doubt.seen) for doubt in self._doubts.all)
        return len(self._taken.seen) > known or any(likely)

    def _look_for_all(self) -> None:
        """All cards in a known plane: clear ones and those beside them, then doubtful ones, then the rest."""
        in_fans, askew = self._neighbours.in_fans, self._neighbours.askew
        steps = [self._look_at_best, self._beside_each(in_fans), self._take_doubtful]
        repeat(*steps)
        self._places.wait_overlooked(self._neighbours.in_rows(self._taken.seen))
        self._places.wait_beside(in_fans(self._taken.seen, 0))
        if not self._ground.still:  # where each place is tried turned already
            steps.append(self._beside_each(askew))
        repeat(*steps)
        self._scrutiny.last = True
        self._places.wait_dismissed()
        repeat(*steps, self._places.wait_unlikely)

    def _look_at_best(self) -> bool:
        """Look closely at the place that a face explains best; its card is taken or stays in doubt.

        Once the cards taken explain all that the picture shows no place is looked at.
        """
        place = None if self._explained else self._places.best()
        if place is None:
            return False
        if found := self._found_at(place):
            if self._is_uppermost(found) if self._ground.flat else self._doubts.is_best_there(found.seen):
                self._take(found.seen)
            else:
                self._doubts.all.append(found)
        return True

    def _beside_each(self, places: Callable[[Sequence[SeenPlace], int], list[WaitingPlace]]) -> Step:
        """A step that lets places beside cards wait, once for each card that was taken."""
        asked = 0

        def step() -> bool:
            nonlocal asked
            since, asked = asked, len(self._taken.seen)
            return since < asked and self._places.wait_beside(places(self._taken.seen, since))

        return step

    def _take_doubtful(self) -> bool:
        """Of the doubtful cards that are likely the uppermost is taken, once it was looked for otherwise."""
        likely = [doubt for doubt in self._doubts.all if self._scrutiny.is_likely(doubt.seen)]
        if not likely:
            return False
        chosen = self._doubts.first(likely, self._taken.clearest)
        if not self._look_otherwise(chosen):
            self._doubts.all.remove(chosen)
            known = self._scrutiny.is_known(chosen.seen) and not lacks_figures(chosen.seen)
            self._take(chosen.seen if known else by_figures(chosen.seen))
        return True

    def _look_otherwise(self, doubt: Doubt) -> bool:
        """Let places wait where a card that is seen badly may lie, or one on it, once; whether there are any.

        A whole card may lie a little aside, and a strip askew.
        """
        if doubt.place in self._tried:
            return False
        self._tried.add(doubt.place)
        places, seen, found = self._places, doubt.seen, False
        if is_poor_strip(seen):
            found = places.wait_beside(self._neighbours.askew_at(self._taken.seen, seen.view))
        if may_be_covered(seen, self._taken.clearest):
            found = places.wait_unlikely(outline_of(seen.view))
        if lacks_figures(seen):
            self._doubts.all.remove(doubt)
            found = places.wait_anew(doubt.place)
        return found

    def _found_at(self, place: WaitingPlace) -> Doubt | None:
        """What lies at a place that waits no longer; a place that shows no card is dismissed."""
        seen = self._scrutiny.card_at(place)
        if seen is None:
            self._places.dismissed.append(place)
        return Doubt(place, seen) if seen else None

    def _is_uppermost(self, found: Doubt) -> bool:
        """Whether a card lies there for certain, and no other one on it; places on it are looked at first."""
        if not is_clear(found.seen, self._taken.clearest):
            return False
        above = self._places.take_out_on(outline_of(found.seen.view))
        self._doubts.all += [one for one in map(self._found_at, above) if one]
        return not self._doubts.lies_under(found)

    def _take(self, seen: SeenPlace) -> None:
        """Take a card; what it covers is no longer asked of the places that wait, and of doubtful ones."""
        outline = outline_of(seen.view)
        self._bare.note(seen)
        self._taken.take(seen)
        self._places.waiting += self._doubts.take_out_beside(outline)
        self._explained = self._ground.is_explained_by(self._taken.seen)
        if not self._explained:
            self._places.cover(outline)


def repeat(*steps: Step) -> None:
    """Go through some steps, from the first one again whenever one finds something, until none does."""
    while any(step() for step in steps):
        pass
