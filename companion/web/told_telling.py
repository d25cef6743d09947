"""What a seat's phone is told, as JSON, of a play that is asked about or put right on it."""

from __future__ import annotations

from companion.records.notation import notation
from companion.screens.pages.entry import said_so_far
from companion.texts import Texts
from companion.web.telling import SeatTelling
from companion.web.told import Json, card_json, ruled_json
from companion.web.ways import Way, Ways


def telling_json(telling: SeatTelling, ways: Ways, said: Texts) -> Json:
    """All of it: what is asked, what was said so far, what the rules say, and what can be pressed."""
    entry = telling.entry
    answer = None if entry is None else entry.answer
    return {
        "outcome": "" if telling.outcome is None else said.reason(telling.outcome),
        "asked": _asked(telling, said),
        "said": _said(telling, said),
        "answer": None if entry is None or answer is None else ruled_json(answer, entry.draft.line, said),
        "cards": any(way.card is not None for way in ways.options),
        "options": [_way(way, said) for way in ways.options],
        "onwards": [_way(way, said) for way in ways.onwards],
    }


def _asked(telling: SeatTelling, said: Texts) -> str:
    """The question."""
    entry = telling.entry
    if telling.chooses:
        return said.say("web-which-play")
    if telling.correction is not None:
        return said.say("correct-title")
    if entry is None or entry.answer is not None:
        return ""
    field = entry.draft.field
    if entry.draft.form is None or field is None:
        return said.say("entry-kind-asked" if entry.asked else "entry-kind")
    return said.reason(field.title)


def _said(telling: SeatTelling, said: Texts) -> str:
    """The play that is put right, or what was said so far of one."""
    if telling.correction is not None:
        return notation(telling.correction.case.line, said)
    entry = telling.entry
    if entry is None or entry.answer is not None:
        return ""
    return " · ".join(said_so_far(said, entry))


def _way(way: Way, said: Texts) -> Json:
    shown = {"text": way.label, "aloud": way.label, "hue": "plain"}
    if way.card is not None:
        shown = card_json(way.card, said)
    return {
        "name": way.name,
        "label": shown["text"],
        "aloud": shown["aloud"],
        "hue": shown["hue"] if way.card is not None else "",
        "chosen": way.chosen,
        "lacking": "" if way.lacking is None else said.reason(way.lacking),
        "awaited": way.awaited,
    }
