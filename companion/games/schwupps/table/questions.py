"""What must be asked at a table of Schwupps."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from companion.engines import Reason
from companion.games.schwupps.rules import NUMBER_CARD, SCHWUPPS_CARD, Aggravate, Event, Number
from companion.games.schwupps.table.layout import candidates
from companion.games.schwupps.table.places import ROWS, Sort, Zone
from companion.table.asking import Asked, likely_first, outline_of, player_choices, who_did_it
from companion.table.beliefs import Believed
from companion.table.reading import Choice, Question
from vision.scene.identity import Thing

Fact = tuple[str, str | int]

YES, NO = "yes", "no"

YES_OR_NO = (Choice(Reason("choice-yes"), YES), Choice(Reason("choice-no"), NO))

GOES_ON = ""
"""The answer that cards laid out anew are the running game's."""


@dataclass(frozen=True, slots=True)
class AskedEvent(Asked):
    """The answer completes an event, or there was none.

    Attributes:
        events: the event by the answer's value.
    """

    events: Mapping[str, Event]


class AskedLaid(AskedEvent):
    """The answer says who laid a number card, if anybody did."""


class AskedRow(Asked):
    """The answer says which row was pushed."""


class AskedAgain(Asked):
    """The answer says whether a row was pushed once more, or the last push put back."""


@dataclass(frozen=True, slots=True)
class AskedAggravation(Asked):
    """The answer says whether an aggravation card was laid down.

    Attributes:
        event: what was done then, None where a push tells the rest.
    """

    event: Aggravate | None = None


class AskedWho(Asked):
    """The answer says whose play it was."""


class AskedAggravator(AskedWho):
    """The answer says who laid an aggravation card, if anybody did."""


@dataclass(frozen=True, slots=True)
class AskedTwin(Asked):
    """The answer says whether a card was laid, or one seen that lay there: the same, or one from beneath.

    Attributes:
        zone: where.
        event: what was done then.
    """

    zone: Zone
    event: Number


@dataclass(frozen=True, slots=True)
class AskedTwo(AskedTwin):
    """The answer says whether two cards were laid on each other: the event is that of the lower one.

    Attributes:
        lower: that card.
    """

    lower: Believed


@dataclass(frozen=True, slots=True)
class AskedCard(Asked):
    """The answer says which card that is.

    Attributes:
        number: of the piece.
    """

    number: int


def which_starter(names: Sequence[str], due: int, *, running: bool) -> Question:
    """Who begins? The one whose turn it is to begin comes first; a game that runs may also just go on."""
    order = [(due + number) % len(names) for number in range(len(names))]
    question = _somebody(Reason("question-starter"), [names[player] for player in order])
    if not running:
        return question
    choices = (*question.choices, Choice(Reason("choice-game-goes-on"), GOES_ON))
    return replace(question, choices=choices, likely=len(choices))


def whose_gift(names: Sequence[str], player: int) -> Question:
    """Who gets the common card? The acting player, who must not, comes only after “somebody else”."""
    order = [(player + 1 + number) % len(names) for number in range(len(names))]
    text = Reason("question-gift", (("player", names[player]),))
    return replace(_somebody(text, [names[other] for other in order]), likely=len(names) - 1)


def which_row() -> Question:
    """Which row was pushed? Its cards look alike."""
    choices = tuple(Choice(Reason("choice-row", (("row", row),)), str(row)) for row in ROWS)
    return Question(Reason("question-row"), choices, len(choices), doubt=True)


def whether(key: str, player: str, seen: Thing | None = None, *about: Fact) -> Question:
    """Did a player do what the eye cannot tell?"""
    text = Reason(key, (("player", player), *about))
    return Question(text, YES_OR_NO, len(YES_OR_NO), doubt=True, outline=outline_of(seen))


def who(key: str, names: Sequence[str], to_move: int, *about: Fact) -> Question:
    """Who did what no arm tells? Whose turn it is comes first."""
    return who_did_it(Reason(key, about), names, (to_move,))


def card_gone(code: str, zone: Zone) -> Reason:
    """A card that was laid on a pile is there no more, though its play stands."""
    return Reason("notice-card-gone", about_card(code, zone))


def which_card(zone: Zone, seen: Thing) -> Question:
    """Which card lies there? Any that may, the likely ones first."""
    possible = NUMBER_CARD if zone.sort is Sort.NUMBER else SCHWUPPS_CARD
    codes, likely = likely_first(tuple(possible), candidates(seen))
    choices = tuple(Choice(card_text(code), code) for code in codes)
    text = Reason("question-card-in-zone", (("zone", zone.name),))
    return Question(text, choices, likely, doubt=True, outline=outline_of(seen))


def card_text(code: str) -> Reason:
    """How a card is called."""
    if code in NUMBER_CARD:
        return Reason("sch-card", about_card(code))
    return Reason("choice-schwupps-card", (("card", SCHWUPPS_CARD[code].label),))


def _somebody(text: Reason, names: Sequence[str]) -> Question:
    choices = player_choices(names)
    return Question(text, choices, len(choices), doubt=False)


def about_card(code: str, zone: Zone | None = None) -> tuple[Fact, ...]:
    """What a text says of a number card, and of where it lies."""
    card = NUMBER_CARD[code]
    facts: tuple[Fact, ...] = ("colour", card.colour), ("number", card.number)
    return facts if zone is None else (*facts, ("zone", zone.name))
