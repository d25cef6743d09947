"""A deck of another edition, taught by the guided lesson at the simulated table before it is played with."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from companion.decks.chosen import ChosenDecks, deck_path
from companion.decks.drawn.deck import DrawnDeck
from companion.decks.teaching.codes import codes_of_game
from companion.decks.teaching.course import Course
from companion.decks.teaching.guide import Guide, Phase
from companion.rehearsal.conditions import Conditions, World, make_world
from companion.rehearsal.errors import EditionError
from companion.rehearsal.teaching import Asked, Showing
from companion.texts.errors import reason_of
from vision.decks.twins import Twins

_PATIENCE: Final = 16.0
"""Seconds of table time after which people say that what lies there is the card."""

LONGEST: Final = 60.0
"""Seconds of table time for one card after which they give up."""


@dataclass(frozen=True, slots=True)
class TaughtDeck:
    """What came of a lesson.

    Attributes:
        deck: the cards.
        file: the deck as it was learned.
        chosen: the same, to be played with.
        pictures: how many were taken.
        insisted: the cards of which people had to say that they are what lies there.
        seconds: of table time that it took.
        twins: cards that look much alike.
    """

    deck: DrawnDeck
    file: Path
    chosen: ChosenDecks
    pictures: int
    insisted: tuple[str, ...]
    seconds: float
    twins: tuple[Twins, ...]


def teach(deck: DrawnDeck, game: str, world: World, folder: Path, longest: float = LONGEST) -> TaughtDeck:
    """Show every card of a deck, in each of its looks, as the lesson asks for it.

    Args:
        deck: the cards.
        game: which is played with them.
        world: in which it will be; cards are taught at the same table, but not in hard light.
        folder: where the deck and the lesson's pictures go.
        longest: seconds of table time for one card after which people give up.

    Raises:
        EditionError: a card is not taken whatever people do.
        DeckError, UnfitDeckError: the deck cannot be put together.
        OSError: it cannot be written.
    """
    owed = dict.fromkeys(codes_of_game(game), deck.looks)
    course = Course(folder / f"{deck.name}.pictures", deck.name, owed, game)
    file = deck_path(deck.name, folder)
    guide = Guide(course, file)
    hands = Showing(_lit(world), deck, lambda: _asked(course))
    insisted: list[str] = []
    since, patience = 0.0, _PATIENCE
    for frame in hands:
        before, wanted = guide.progress.taken, guide.progress.wanted
        guide.step(frame)
        if hands.time - since > patience and guide.progress.taken == before and wanted is not None:
            guide.take_it()
            patience += _PATIENCE
            insisted += [wanted] if guide.progress.taken > before else []
        if guide.progress.taken > before:
            since, patience = hands.time, _PATIENCE
        if guide.progress.phase is Phase.LEARNED:
            break
        if wanted is not None and hands.time - since > longest:
            raise EditionError(reason_of("trouble-edition-lesson", card=wanted))
    chosen = ChosenDecks(folder, cards=deck.name)
    done = guide.progress
    return TaughtDeck(deck, file, chosen, done.taken, tuple(insisted), hands.time, done.twins)


def _asked(course: Course) -> Asked | None:
    missing = course.missing
    return (missing[0], course.count(missing[0])) if missing else None


def _lit(world: World) -> World:
    """The world of a lesson: people choose an hour at which nothing goes wrong, before the same camera."""
    if world.conditions is not Conditions.HARD:
        return replace(world, clutter=0, faults=())
    return replace(make_world(Conditions.HOME, world.seed, len(world.arms), world.table), clutter=0)
