"""Somebody who learns a game: does what a guided round asks for, and what it advises."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from companion.engines import game_names
from companion.records.forms.draft import Draft
from companion.tutorial.guided_round import GuidedRound, Mode
from companion.tutorial.steps import LEARNER, PLAYERS
from companion.tutorial.tutorials import has_tutorial, tutorial_of

GAMES = tuple(game for game in game_names() if has_tutorial(game))

MOST = 400
"""A round that takes more than so many touches does not end."""


def begun(game: str) -> GuidedRound:
    return GuidedRound(tutorial_of(game))


def does(guided: GuidedRound) -> None:
    """Do the next thing, as it is asked for or advised."""
    match guided.mode:
        case Mode.TASK:
            for option in sorted(guided.right - guided.marked):
                guided.mark(option)
            guided.judge()
            guided.go_on()
        case Mode.PLAY:
            done = guided.tell(told(guided, guided.advice))
            assert done.played, done.ruling
        case Mode.WATCH if guided.aside:
            assert guided.tell(guided.aside[0]).played
        case _:
            guided.go_on()


def played(guided: GuidedRound, looks: Callable[[GuidedRound], None] = lambda _: None) -> GuidedRound:
    """The round played to its end; each moment is looked at before anything is done."""
    for _ in range(MOST):
        looks(guided)
        if guided.mode is Mode.OVER:
            return guided
        does(guided)
    raise AssertionError(f"still at {guided.step}")


def told(guided: GuidedRound, wanted: Mapping[str, Any]) -> Mapping[str, Any]:
    """What says so much, told as on the table: what it leaves open is chosen, chance does the rest."""
    number = next(at for at, form in enumerate(guided.draft.forms) if form.event == wanted["event"])
    form = guided.draft.forms[number]
    values = form.values(wanted)
    said = {field.path: value[0] for field, value in zip(form.fields, values, strict=True) if len(value) == 1}
    draft = guided.draft.begin(wanted["event"], said)
    if draft.complete and all(values[at] == draft.values[at] for at in range(len(values)) if values[at]):
        return draft.line
    for _ in range(30):
        draft = guided.filled(draft)
        if draft.complete and _says(draft, wanted):
            return draft.line
        draft = _onwards(draft, wanted)
    raise AssertionError(f"{wanted} cannot be told: {draft}")


def _says(draft: Draft, wanted: Mapping[str, Any]) -> bool:
    return all(draft.line.get(key) == value for key, value in wanted.items())


def _onwards(draft: Draft, wanted: Mapping[str, Any]) -> Draft:
    """Choose what is wanted of the field that is asked for, else anything; go on where all of it is said."""
    field = draft.field
    assert field is not None
    values = draft.form.values(wanted)[draft.at] if draft.form is not None else ()
    if len(draft.chosen) < len(values):
        return draft.choose(values[len(draft.chosen)])
    if draft.chosen:
        return draft.following()
    others = [one for one in field.options if one != PLAYERS[LEARNER]]
    return draft.choose(others[0])
