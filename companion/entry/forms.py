"""Which forms belong to which position."""

from __future__ import annotations

from companion.engines import AnyPosition
from companion.entry.form import Form
from companion.games.auf_und_ab import forms as auf_und_ab
from companion.games.auf_und_ab.rules.position import AufUndAbPosition
from companion.games.schwupps import forms as schwupps
from companion.games.schwupps.rules import SchwuppsPosition
from companion.games.up import forms as up
from companion.games.up.rules import UpPosition
from companion.games.up_and_down import forms as up_and_down
from companion.games.up_and_down.rules import UpAndDownPosition


def forms_for(position: AnyPosition) -> tuple[Form, ...]:
    """Every kind of event of the position's game as a form, the one that is likely now first."""
    match position:
        case UpAndDownPosition():
            return up_and_down.forms(position)
        case AufUndAbPosition():
            return auf_und_ab.forms(position)
        case UpPosition():
            return up.forms(position)
        case SchwuppsPosition():
            return schwupps.forms(position)
