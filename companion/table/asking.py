"""What the questions of all games are made of: the answers, and the part of the picture they are about."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from companion.engines import Reason
from companion.table.reading import Choice, Question, Reading
from vision.sightings import CardSighting, DieSighting, UnknownSighting, UpDownSighting

MOST_LIKELY: Final = 5
"""How many likely cards a question offers at once."""

CARD_CHOICE: Final = "choice-card"
"""The text of an answer that names a card."""

NOBODY: Final = ""
"""The answer that nobody did it; no player is called so."""

Corners = tuple[tuple[float, float], ...]


@dataclass(frozen=True, slots=True)
class Asked:
    """A question that was put: what the answer means follows from the class, never from the text.

    Attributes:
        question: what was asked.
    """

    question: Question


Said = tuple[Reading, Asked | None]
"""A reading, and of a question what the answer will mean."""


def ask(asked: Asked, *, in_step: bool = True) -> Said:
    """Put a question to the people at the table."""
    return Reading(question=asked.question, in_step=in_step), asked


def likely_first(
    codes: Sequence[str], candidates: Iterable[tuple[str, float]]
) -> tuple[tuple[str, ...], int]:
    """All codes, those first that the eye took a card for, and how many these are.

    Args:
        codes: every card that it may be.
        candidates: code and confidence, the likeliest first.
    """
    likely = tuple(code for code, _ in candidates if code in codes)[:MOST_LIKELY]
    return (*likely, *(code for code in codes if code not in likely)), len(likely)


def card_choice(code: str, called: str | None = None) -> Choice:
    """A card as an answer, by its code where it is called nothing else."""
    return Choice(Reason(CARD_CHOICE, (("card", called or code),)), code)


def number_choices(numbers: Iterable[int]) -> tuple[Choice, ...]:
    """Numbers as answers."""
    return tuple(Choice(Reason("choice-number", (("number", number),)), str(number)) for number in numbers)


def player_choices(names: Iterable[str]) -> tuple[Choice, ...]:
    """Players as answers."""
    return tuple(Choice(Reason("choice-player", (("player", name),)), name) for name in names)


def who_did_it(text: Reason, names: Sequence[str], likely: Collection[int]) -> Question:
    """Who did what no arm tells? It may be nobody: then something was misread, or only moved.

    Args:
        text: what is asked.
        names: of all players.
        likely: the players who are offered first.
    """
    order = sorted(range(len(names)), key=lambda player: player not in likely)
    players = player_choices(names[player] for player in order)
    choices = (*players, Choice(Reason("choice-nobody"), NOBODY))
    return Question(text, choices, len(choices), doubt=True)


def outline_of(seen: CardSighting | DieSighting | UnknownSighting | UpDownSighting | None) -> Corners | None:
    """The corners of what is asked about in pixels, None where it was not seen."""
    if seen is None or seen.outline is None:
        return None
    return tuple((float(x), float(y)) for x, y in seen.outline)
