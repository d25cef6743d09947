"""What must be asked at a table of Schwupps."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from companion.engines import Reason
from companion.games.schwupps.rules import NUMBER_CARD, SCHWUPPS_CARD, Aggravate, Event, Number
from companion.games.schwupps.table.layout import Loose
from companion.games.schwupps.table.places import ROWS, Sort, Zone
from companion.table.asking import Asked, likely_first, outline_of, player_choices, who_did_it
from companion.table.reading import Choice, Question
from vision.sightings import CardSighting

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


class AskedTwo(AskedTwin):
    """The answer says whether two cards were laid on each other: the event is that of the lower one."""


@dataclass(frozen=True, slots=True)
class AskedCard(Asked):
    """The answer says which card that is.

    Attributes:
        zone: where it lies.
        card: how it was seen.
    """

    zone: Zone
    card: CardSighting


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


def pushed_again(player: str) -> Question:
    """Was a row pushed once more, or does all lie as before as the last push was put back?"""
    text = Reason("question-pushed-again", (("player", player),))
    return Question(text, YES_OR_NO, len(YES_OR_NO), doubt=True)


def who_pushed(names: Sequence[str], to_move: int) -> Question:
    """Who pushed a row, when no arm tells it? Whose turn it is comes first."""
    return who_did_it(Reason("question-who-pushed"), names, (to_move,))


def who_aggravated(names: Sequence[str], to_move: int) -> Question:
    """Who laid an aggravation card, when no arm tells it? Whose turn it is comes first."""
    return who_did_it(Reason("question-who-aggravated"), names, (to_move,))


def who_laid(names: Sequence[str], to_move: int, code: str, zone: Zone) -> Question:
    """Who laid a number card, when no arm tells it? Whose turn it is comes first."""
    text = Reason("question-who-laid", (*_card_facts(code), ("zone", zone.name)))
    return who_did_it(text, names, (to_move,))


def with_aggravation(player: str, seen: Loose) -> Question:
    """Was an aggravation card laid down for the push, or is what lies there something else?"""
    return _is_aggravation(Reason("question-aggravation", (("player", player),)), seen)


def last_aggravation(player: str, seen: Loose) -> Question:
    """Was that somebody's last card, which must be an aggravation card, or is it something else?"""
    return _is_aggravation(Reason("question-last-aggravation", (("player", player),)), seen)


def another(player: str, code: str, zone: Zone, seen: CardSighting | None) -> Question:
    """Was a second card laid on one that looks the same, or was that one only moved?"""
    text = Reason("question-another", (("player", player), *_card_facts(code), ("zone", zone.name)))
    return Question(text, YES_OR_NO, len(YES_OR_NO), doubt=True, outline=outline_of(seen))


def two_at_once(player: str, code: str, zone: Zone, seen: CardSighting | None) -> Question:
    """Was a card laid there that just peeps out, and then the other one on it?"""
    text = Reason("question-two-at-once", (("player", player), *_card_facts(code), ("zone", zone.name)))
    return Question(text, YES_OR_NO, len(YES_OR_NO), doubt=True, outline=outline_of(seen))


def card_gone(code: str, zone: Zone) -> Reason:
    """A card that was laid on a pile is there no more, though its play stands."""
    return Reason("notice-card-gone", (*_card_facts(code), ("zone", zone.name)))


def which_card(zone: Zone, seen: CardSighting) -> Question:
    """Which card lies there? Any that may, the likely ones first."""
    possible = NUMBER_CARD if zone.sort is Sort.NUMBER else SCHWUPPS_CARD
    codes, likely = likely_first(tuple(possible), seen.candidates)
    choices = tuple(Choice(card_text(code), code) for code in codes)
    text = Reason("question-card-in-zone", (("zone", zone.name),))
    return Question(text, choices, likely, doubt=True, outline=outline_of(seen))


def card_text(code: str) -> Reason:
    """How a card is called."""
    if code in NUMBER_CARD:
        return Reason("sch-card", _card_facts(code))
    return Reason("choice-schwupps-card", (("card", SCHWUPPS_CARD[code].label),))


def _is_aggravation(text: Reason, seen: Loose) -> Question:
    return Question(text, YES_OR_NO, len(YES_OR_NO), doubt=True, outline=outline_of(seen))


def _somebody(text: Reason, names: Sequence[str]) -> Question:
    choices = player_choices(names)
    return Question(text, choices, len(choices), doubt=False)


def _card_facts(code: str) -> tuple[tuple[str, str | int], ...]:
    card = NUMBER_CARD[code]
    return ("colour", card.colour), ("number", card.number)
