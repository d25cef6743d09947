"""What people said of a card that could not be read: it stands until somebody touches the card."""

from __future__ import annotations

from dataclasses import replace

from companion.table.asking import CARD_CHOICE, outline_of
from companion.table.reading import Choice, Question
from vision.scene.scene import Scene
from vision.sightings import CardSighting, Place


class AnsweredCards:
    """Cards of which people have said what they are.

    Vision keeps a card that nobody touched in its very place, so that the place tells whether it still lies
    there. Read otherwise than people said, for certain even, it stays in doubt as it was: the answer holds.
    """

    def __init__(self) -> None:
        self._said: dict[Place, tuple[str, CardSighting]] = {}

    def take(self, question: Question, choice: Choice, scene: Scene | None) -> None:
        """Somebody has answered a question about what lies on the table."""
        if scene is None or choice.text.key != CARD_CHOICE or question.outline is None:
            return
        for card in scene.sightings.cards:
            if card.code is None and card.place is not None and outline_of(card) == question.outline:
                self._said[card.place] = choice.value, card

    def applied(self, scene: Scene) -> Scene:
        """The scene with those cards as they were when people were asked; what was touched is forgotten."""
        there = {card.place for card in scene.sightings.cards}
        self._said = {place: said for place, said in self._said.items() if place in there}
        cards = tuple(map(self._as_said, scene.sightings.cards))
        return replace(scene, sightings=replace(scene.sightings, cards=cards)) if self._said else scene

    def _as_said(self, card: CardSighting) -> CardSighting:
        code, asked = self._said.get(card.place, (None, None)) if card.place else (None, None)
        if asked is None or card.code in (None, code):
            return card
        return replace(card, code=None, confidence=asked.confidence, candidates=asked.candidates)
