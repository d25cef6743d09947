"""What somebody tells of their own plays alone: the forms for them, and which plays they are."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from companion.records.forms.fields import PLAYER
from companion.records.forms.form import Form


def own_forms(forms: tuple[Form, ...], name: str) -> tuple[Form, ...]:
    """Of a game's forms those by which that player tells what they do themselves, in the same order.

    Where a form asks who did it there is no other answer than that player.
    """
    return tuple(_told_by(form, name) for form in forms if _is_own(form, name))


def is_own(line: Mapping[str, Any], name: str) -> bool:
    """Whether a line of the record tells a play of that player, or a card that they showed with others."""
    shown = line.get("cards")
    return line.get("player") == name or (isinstance(shown, Mapping) and name in shown)


def _is_own(form: Form, name: str) -> bool:
    return any(field.path in (PLAYER, ("cards", name)) for field in form.fields)


def _told_by(form: Form, name: str) -> Form:
    return replace(
        form,
        fields=tuple(
            replace(field, options=(name,), preset=(name,)) if field.path == PLAYER else field
            for field in form.fields
        ),
    )
