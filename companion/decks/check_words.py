"""What a deck check has found, in sentences."""

from __future__ import annotations

from companion.decks.check import Cards, Counted
from companion.records.notation import card as card_in_signs
from companion.texts import Texts

MANY = 12
"""So many different cards are named at most."""


def counted_in_words(counted: Counted, texts: Texts) -> list[str]:
    """How many cards were seen, then what is missing, there twice, or of another pack."""
    sentences = [texts.say("deck-check-seen", seen=counted.seen, size=counted.size)]
    if counted.complete:
        return [*sentences, texts.say("deck-check-complete")]
    found = {"missing": counted.missing, "double": counted.double, "strange": counted.strange}
    sentences += [
        texts.say(f"deck-check-{name}", cards=_named(cards, texts)) for name, cards in found.items() if cards
    ]
    if counted.lacking:
        sentences.append(texts.say("deck-check-lacking", count=counted.lacking))
    return sentences


def _named(cards: Cards, texts: Texts) -> str:
    """The cards with how many of each, as many as one can read at a glance."""
    names = [
        card_in_signs(code, texts) if count == 1 else f"{count} × {card_in_signs(code, texts)}"
        for code, count in cards[:MANY]
    ]
    more = sum(count for _, count in cards[MANY:])
    return ", ".join([*names, *([texts.say("deck-check-more", count=more)] if more else [])])
