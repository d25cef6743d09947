"""What ``companion teach`` says once a deck is learned, for people and for programs."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import cv2

from companion.decks.teaching.sheet import sheet_of
from companion.evening.export import write_file
from companion.texts import Texts
from vision.decks.deck import Deck
from vision.decks.teaching import Unfit
from vision.decks.twins import Twins


def as_line(
    deck: Deck, twins: Sequence[Twins], unfit: Sequence[Unfit], path: Path, refused: Sequence[str]
) -> dict[str, object]:
    """A learned deck as a line of JSON."""
    return {
        "deck": deck.name,
        "cards": len(set(deck.codes)),
        "file": str(path),
        "alike": [[pair.one, pair.other] for pair in twins],
        "again": [{"card": card.code, "why": card.why.value} for card in unfit],
        "refused": list(refused),
    }


def in_words(
    deck: Deck, twins: Sequence[Twins], unfit: Sequence[Unfit], path: Path, words: Texts
) -> list[str]:
    """What was learned, which cards look too much alike, and which are better taught again."""
    lines = [words.say("teach-learned", deck=deck.name, cards=len(set(deck.codes)), file=str(path))]
    lines += [words.say("teach-alike", one=pair.one, other=pair.other) for pair in twins]
    lines += [words.say(f"teach-again-{card.why.value}", card=card.code) for card in unfit]
    return lines


def write_faces(deck: Deck, unfit: Sequence[Unfit], path: Path) -> None:
    """All learned faces in one picture, strange ones marked; raises `ExportError` when that fails."""
    sheet = sheet_of(deck, {card.code for card in unfit})
    write_file(path, cv2.imencode(".png", sheet)[1].tobytes(), replace=True)
