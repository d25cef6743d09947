"""What a seat's phone may press now: what a button there could, and answers to what that one is asked."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from companion.engines import Reason
from companion.screens.game_page import page_of
from companion.screens.intents import Touch
from companion.sitting.view import View
from companion.table.game_table import table_of
from companion.table.inputs import Action
from companion.table.reading import Question

BETWEEN_ROUNDS: Final = frozenset((Touch(Action.DEALT), Touch(Action.SHOWN)))
"""What the table's page lets people touch only while no round is played."""


@dataclass(frozen=True, slots=True)
class Offer:
    """Something to press.

    Attributes:
        name: how a page names it, within one picture.
        label: what stands on it.
        intent: what it asks for at the table.
        awaited: whether it is most likely what is wanted now.
    """

    name: str
    label: Reason
    intent: Touch
    awaited: bool = False


def offers_of(view: View, seat: int) -> tuple[Offer, ...]:
    """Everything that the phone of a seat may press: the same as touches of the table's page.

    Nothing while the game rests: between rounds, after its end, while watching is paused or the table is out
    of step.
    """
    if view.time.paused or view.table.stopped or view.game.winners:
        return ()
    return (*_button(view, seat), *_answers(view, seat))


def asked_of(view: View, seat: int) -> Question | None:
    """The open question, where it is meant for that seat; else None.

    It is meant for whoever it names. Where it names nobody it is meant for whoever must act, unless it asks
    who did something: that the whole table says.
    """
    question = view.question
    if question is None:
        return None
    named = dict(question.text.facts).get("player")
    players = view.game.header.players
    if named in players:
        return question if players[seat] == named else None
    if all(choice.text.key == "choice-player" for choice in question.choices):
        return None
    return question if _acting(view) == seat else None


def _button(view: View, seat: int) -> tuple[Offer, ...]:
    """What the button at a seat says in this game, while a round is played."""
    game = view.game.header.game
    action, page = table_of(game).seat_action, page_of(game)
    awaited = {offer.intent for offer in page.touches(view)}
    if action is None or page.acting(view.game) is None or awaited & BETWEEN_ROUNDS:
        return ()
    label, intent = Reason(f"button-{action.value}"), Touch(action, seat)
    return (Offer(action.value, label, intent, awaited=_acting(view) == seat),)


def _answers(view: View, seat: int) -> tuple[Offer, ...]:
    question = asked_of(view, seat)
    if question is None:
        return ()
    return tuple(
        Offer(
            f"answer-{number}",
            choice.text,
            Touch(Action.ANSWER, seat, number),
            awaited=number < question.likely,
        )
        for number, choice in enumerate(question.choices)
    )


def _acting(view: View) -> int | None:
    """Index of whoever must act, None where that is nobody or everybody."""
    game = view.game
    return game.turn if game.turn is not None else page_of(game.header.game).acting(game)
