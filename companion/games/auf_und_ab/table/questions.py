"""What the picture of an Auf und Ab table cannot tell, as questions."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass

from companion.engines import Reason
from companion.games.auf_und_ab.rules.cards import CARD_NAMED, CARDS, Card, Mode
from companion.games.auf_und_ab.rules.position import AufUndAbPosition
from companion.table.asking import MOST_LIKELY, Asked, card_choice, number_choices, outline_of, who_did_it
from companion.table.reading import Choice, Question
from vision.scene.identity import Thing
from vision.sightings import CardSighting

HIGHEST_COUNT = 20
"""The highest count that can be answered; a set never stands for more than eleven (AUA-1, AUA-24)."""

NO_NEW_CARD = ""
"""The answer that a doubtful card was not laid just now."""


@dataclass(frozen=True, slots=True)
class AskedCard(Asked):
    """The answer says which card that is.

    Attributes:
        number: of its piece.
    """

    number: int


class AskedHole(Asked):
    """The answer says which card lies in a hole of a fan."""


class AskedOverlooked(Asked):
    """The answer says which card was overlooked, if there is one more."""


class AskedWho(Asked):
    """The answer says who laid the set, if anybody did."""


class AskedCount(Asked):
    """The answer says what the set stands for."""


def ask_count(player: str, cards: Sequence[Card]) -> Question:
    """What does the set of an opener stand for, with a double in it (AUA-25)?"""
    size = len(cards)
    likely = (size, size + 1)
    counts = (*likely, *(count for count in range(HIGHEST_COUNT + 1) if count not in likely))
    facts = (
        ("player", player),
        ("cards", tuple(str(card) for card in cards)),
        ("fewest", size),
        ("most", size + 1),
    )
    return Question(Reason("aua-ask-count", facts), number_choices(counts), len(likely), doubt=False)


def ask_who(cards: Iterable[Card], players: Sequence[str], likely: Collection[int]) -> Question:
    """Who laid the set, when no arm tells it?"""
    facts = (("cards", tuple(str(card) for card in cards)),)
    return who_did_it(Reason("aua-ask-who", facts), players, likely)


def ask_card(
    doubt: Thing | None,
    read: Iterable[Card],
    laid: Collection[str],
    position: AufUndAbPosition,
) -> Question:
    """Which card was laid there? Cards that may still be in a hand come first, those like it before all.

    Args:
        doubt: what was seen of it, None where nothing was.
        read: the cards of the set that are known.
        laid: every card laid in the hand.
        position: the game's.
    """
    known = tuple(read)
    fitting = _number(known, position)
    seen = dict(_likely(doubt)) if isinstance(doubt, CardSighting) else {}

    def fits(code: str) -> bool:
        return fitting is not None and _shown(CARD_NAMED[code], position) == fitting

    def unlikely(code: str) -> tuple[bool, bool, float]:
        return code in laid, code not in seen, -seen.get(code, 0.0) - (1.0 if fits(code) else 0.0)

    codes = sorted((str(card) for card in CARDS if card not in known), key=unlikely)
    likely = sum(code not in laid and (code in seen or (not seen and fits(code))) for code in codes)
    choices = [card_choice(code) for code in codes]
    choices.append(Choice(Reason("aua-choice-no-new-card"), NO_NEW_CARD))
    facts = (("cards", tuple(str(card) for card in known)), ("others", len(known)))
    text = Reason("aua-ask-card", facts)
    return Question(text, tuple(choices), min(likely, MOST_LIKELY), doubt=True, outline=outline_of(doubt))


def _likely(card: CardSighting) -> tuple[tuple[str, float], ...]:
    """What a card may be; at least what it was read as."""
    read = ((card.code, card.confidence),) if card.code else ()
    return card.candidates or read


def _number(cards: Sequence[Card], position: AufUndAbPosition) -> int | None:
    """The number that the cards beside it share, None when they share none."""
    numbers = {_shown(card, position) for card in cards}
    return numbers.pop() if len(numbers) == 1 else None


def _shown(card: Card, position: AufUndAbPosition) -> int:
    down = position.round is not None and position.round.mode is Mode.DOWN
    return card.high if down else card.low
