"""What can have been: of all that a form offers, what the cards that there are allow."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.engines import AnyPosition, Reason
from companion.records.forms.draft import Draft
from companion.records.forms.form import Value
from companion.records.forms.game_forms import game_forms
from companion.records.forms.lacking import FULL


def lacking(position: AnyPosition, line: Mapping[str, Any]) -> Reason | None:
    """Why a play cannot have been made with the cards that there are, None when it can.

    Args:
        position: in which it would have been made.
        line: the play as the record writes it, as far as it is told.
    """
    return game_forms(position.game).lacking(position, line)


def lacking_for(position: AnyPosition, draft: Draft, value: Value) -> Reason | None:
    """Why a value cannot be chosen next in a draft, None when it can."""
    after, field = draft.choose(value), draft.field
    if field is not None and after == draft and len(draft.chosen) == field.most > 1:
        return FULL
    return lacking(position, after.line)
