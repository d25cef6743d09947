"""A play that somebody puts right on a phone: what it was, what changes, and whether the table agrees."""

from __future__ import annotations

from collections.abc import Iterator

from companion.engines import write_event
from companion.engines.registry import rules_of
from companion.evening.totals import totals
from companion.records.notation import notation
from companion.screens.canvas import TABLE_CORNER, Box, Canvas
from companion.screens.game_page import page_of
from companion.screens.pages.consequences import Consequences, ways_to_name
from companion.screens.pages.frame import figure
from companion.screens.pages.game import draw_briefly
from companion.screens.pages.outcome import outcome_of
from companion.screens.pages.question import question_page
from companion.screens.pages.table import Touches, even
from companion.screens.wish_intents import AnswerWish, Wished
from companion.sitting.view import View
from companion.texts import Texts

GAP = 2.0
CAPITAL = 3.4
"""Wished height in mm of the capitals in which it is told what changes."""
LEGIBLE = 2.2
"""The least height of them; of more plays than have room then the first ones are told."""
MOST_LINES = 12
LINES = 3
"""Lines of the question itself."""


def draw_wish(canvas: Canvas, texts: Texts, view: View, wished: Wished, shown: Consequences) -> None:
    """Draw the page: whose turn it is stays above, all that is always one touch away below."""
    canvas.begin()
    touches = Touches.of(view, page_of(view.game.header.game).touches(view))
    page = question_page(canvas, every=False, rows=touches.rows(canvas))
    draw_briefly(canvas, texts, view, page.brief)
    if page.foot is not None:
        touches.draw(canvas, texts, page.foot)
    canvas.panel(page.question, canvas.theme.panel, border=canvas.theme.light, width=1.0, corner=TABLE_CORNER)
    ways = tuple(_ways_to_ask(texts, view, wished, shown))
    asked = next((way for way in ways if canvas.holds(way, page.title, bold=True, lines=LINES)), ways[-1])
    canvas.text(asked, page.title, 5.0, canvas.theme.light, bold=True, lines=LINES)
    divide = page.answers.rows if canvas.upright else page.answers.columns
    words, answers = divide(1.6, 1, gap=GAP)
    places = answers.rows(1, 1, gap=GAP)
    _draw_changes(canvas, texts, view, shown, words)
    labels = texts.say("correct-take"), texts.say("wish-leave")
    capital = even(canvas, labels, places)
    agree, leave = (AnswerWish(wished.number, agreed=agreed) for agreed in (True, False))
    canvas.first_choice(places[0], labels[0], agree, capital=capital)
    canvas.button(places[1], labels[1], leave, capital=capital)


def _ways_to_ask(texts: Texts, view: View, wished: Wished, shown: Consequences) -> Iterator[str]:
    """The question, what was told first in fewer and fewer words, then what it is to be."""
    header = view.game.header
    was = write_event(view.game.course[shown.number].ruled.event, rules_of(header.game), header)
    for now in ways_to_name(wished.line, texts):
        for then in ways_to_name(was, texts):
            yield texts.say("wish-title", player=wished.player, was=then, now=now)


def _draw_changes(canvas: Canvas, texts: Texts, view: View, shown: Consequences, box: Box) -> None:
    """What the rules say of it, what they say otherwise of what came after it, and the score."""
    ways = _ways_to_tell(texts, view, shown, canvas)
    said = next(
        (
            way
            for way in ways
            if canvas.fitting(way, box, CAPITAL, lines=MOST_LINES) >= LEGIBLE
            and canvas.holds(way, box, lines=MOST_LINES)
        ),
        None,
    )
    canvas.text(said or _score(texts, view, shown), box, CAPITAL, align="left", lines=MOST_LINES)


def _ways_to_tell(texts: Texts, view: View, shown: Consequences, canvas: Canvas) -> Iterator[str]:
    """All that changes, then of the later plays fewer and fewer."""
    ruling, changed = shown.anew.ruling, shown.anew.changed
    word = texts.say(outcome_of(ruling, canvas.theme).word)
    header, numbers = view.game.header, {step.first: at for at, step in enumerate(view.game.course, 1)}
    later = []
    for step, anew in changed:
        line = write_event(step.ruled.event, rules_of(header.game), header)
        later.append(f"{numbers[step.first]}. {notation(line, texts)} – {texts.brief(anew.reason)}")
    for why in (texts.reason(ruling.reason), texts.brief(ruling.reason)):
        for told in range(len(later), -1, -1):
            lines = [f"{word} – {why}", *later[:told]]
            if not later:
                lines.append(texts.say("correct-nothing-else"))
            elif told < len(later):
                lines.append(texts.say("correct-more", count=len(later) - told))
            yield "\n".join((*lines, _score(texts, view, shown)))


def _score(texts: Texts, view: View, shown: Consequences) -> str:
    """Whose total becomes another one."""
    was, becomes = view.game.totals, totals(shown.anew.position, view.game.edits)
    changes = [
        f"{name} {figure(before)} → {figure(after)}"
        for name, before, after in zip(view.game.header.players, was, becomes, strict=True)
        if before != after
    ]
    if not changes:
        return texts.say("correct-score-same") + "."
    return texts.say("wish-score", changes=", ".join(changes))
