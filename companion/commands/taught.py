"""What ``companion teach`` says once a deck is learned, for people and for programs."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from companion.texts import Texts
from vision.decks.deck import Deck
from vision.decks.twins import Twins


def as_line(deck: Deck, twins: Sequence[Twins], path: Path, refused: Sequence[str]) -> dict[str, object]:
    """A learned deck as a line of JSON."""
    return {
        "deck": deck.name,
        "cards": len(set(deck.codes)),
        "file": str(path),
        "alike": [[pair.one, pair.other] for pair in twins],
        "refused": list(refused),
    }


def in_words(deck: Deck, twins: Sequence[Twins], path: Path, words: Texts) -> list[str]:
    """What was learned, and which cards look too much alike."""
    lines = [words.say("teach-learned", deck=deck.name, cards=len(set(deck.codes)), file=str(path))]
    lines += [words.say("teach-alike", one=pair.one, other=pair.other) for pair in twins]
    return lines
