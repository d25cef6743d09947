"""The referee's bench: the last plays one by one, each with its clause and the table as it lay."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial

from companion.engines import AnyPosition, write_event
from companion.engines.registry import rules_of
from companion.evening.course import Step
from companion.screens.canvas import LEAST_TARGET, Box, Canvas
from companion.screens.intents import Go, PageName, Purpose, StepTo, Write
from companion.screens.pages.frame import beside_heading, fitting_words, heading
from companion.screens.pages.outcome import outcome_of
from companion.screens.pages.played import Played
from companion.screens.pages.steps import draw_steps, height_of_steps
from companion.screens.pages.verdict import draw_clauses, draw_outcome, draw_ruled, offer_clauses
from companion.screens.pictures import decoded, fitted
from companion.sitting.view import GameView
from companion.texts import Texts

BUTTONS = 62.0
"""Width in mm of the two buttons beside the heading of a page that is not upright."""
WHERE = 2.6
"""Height in mm of the figures that say which play of how many is looked at."""

FORBIDDEN = ((1, 0.9, 1.4, 1.6, 1.3),)
PERMITTED = ((1.6, 0.8, 1.4, 1.6, 1.1), (1.6, 0.75, 1.35, 1.3, 1.55))
"""How high the parts of a ruling are: the play, the verdict, why, the clauses, what was allowed; of what is
permitted there may be more to be read, and the second way is for a long list of what was allowed."""

ALLOWED_LINES = 4
"""Lines that what was allowed may take."""


def draw_bench(
    canvas: Canvas, texts: Texts, game: GameView, chosen: int, picture: bytes | None, fresh: int = 0
) -> None:
    """Draw one ruled event: what was done, what the rules say, the clause, and what could have been done.

    Args:
        canvas: where to draw.
        texts: the language.
        game: what was played.
        chosen: index into its course.
        picture: the table at that event as JPEG, None when none was kept.
        fresh: how many events have been told since that nobody has read here.
    """
    canvas.begin()
    steps, wide = game.course, not canvas.upright
    beside = BUTTONS if steps and wide else 0.0
    rest = heading(canvas, texts, texts.say("bench-title"), PageName.TABLE, beside=beside)
    if not steps:
        canvas.text(texts.say("ruling-none"), rest, 4, canvas.theme.quiet, lines=3)
        return
    if wide:
        buttons = beside_heading(canvas, BUTTONS)
    else:
        buttons, rest = rest.rows(LEAST_TARGET, rest.h - LEAST_TARGET - 2, gap=2)
    _buttons(canvas, texts, steps[chosen], chosen, buttons)
    high = height_of_steps(canvas)
    body, foot = rest.rows(rest.h - high - 1.5, high, gap=1.5)
    shown, words = body.columns(1, 1.1, gap=2) if wide else body.rows(1, 1.2, gap=2)
    _picture(canvas, texts, picture, shown)
    where = f"{chosen + 1} / {len(steps)}"
    canvas.tag(where, shown.x, shown.y, WHERE, canvas.theme.text, shown)
    _ruling(canvas, texts, game, steps, chosen, words)
    draw_steps(canvas, texts, game, chosen, foot, partial(_look_at, chosen), fresh)


def _look_at(chosen: int, number: int) -> StepTo | None:
    """What a touch on a play means; nothing on the one that is looked at."""
    return None if number == chosen else StepTo(number - chosen)


def _buttons(canvas: Canvas, texts: Texts, step: Step, chosen: int, box: Box) -> None:
    """To put right what is looked at, and to ask what would have been instead."""
    right, instead = box.columns(1, 1, gap=1.5)
    label = texts.say("bench-was")
    if step.can_be_put_right:
        canvas.button(right, label, Write(Purpose.CORRECT, chosen))
    else:
        why = "bench-was-taken-back" if step.taken_back else "bench-was-no-play"
        canvas.barred(right, label, texts.say(why))
    canvas.button(instead, texts.say("bench-instead"), Write(Purpose.ASK, chosen))


def _picture(canvas: Canvas, texts: Texts, picture: bytes | None, box: Box) -> None:
    image = None if picture is None else decoded(picture)
    if image is None:
        canvas.panel(box, canvas.theme.panel)
        canvas.text(texts.say("bench-no-picture"), box.inside(3), 3.2, canvas.theme.quiet, lines=3)
        return
    canvas.picture(fitted(image, canvas.rect(box).size), box)
    canvas.touch(box, texts.say("bench-closer"), Go(PageName.LOOK))


def _ruling(
    canvas: Canvas, texts: Texts, game: GameView, steps: Sequence[Step], chosen: int, box: Box
) -> None:
    ruled = steps[chosen].ruled
    ruling = ruled.ruling
    colour = outcome_of(ruling, canvas.theme).colour
    canvas.panel(box, canvas.theme.panel, border=colour, width=0.8)
    full, brief = _allowed(texts, game.before(chosen))
    ways = [box.inside(2).rows(*heights, gap=0.8) for heights in (FORBIDDEN if ruling.clause else PERMITTED)]
    fitting = (way for way in ways if canvas.holds(full, way[-1], lines=ALLOWED_LINES))
    play, verdict, why, clauses, allowed = next(fitting, ways[-1])
    line = write_event(game.meant(ruled).event, rules_of(game.header.game), game.header)
    draw_ruled(canvas, texts, ruling, Played(game.header.game, line), play, capital=3.8)
    draw_outcome(canvas, texts, verdict, ruling)
    offer_clauses(canvas, texts, ruling, game.header.game, verdict, box)
    said = fitting_words(canvas, texts, ruling.reason, why, lines=4)
    canvas.text(said, why, 3.2, align="left", lines=4)
    draw_clauses(canvas, texts, ruling, clauses, 2.9)
    said = full if canvas.holds(full, allowed, lines=ALLOWED_LINES) else brief
    canvas.text(said, allowed, 3.0, canvas.theme.light, align="left", lines=ALLOWED_LINES)


def _allowed(texts: Texts, position: AnyPosition) -> tuple[str, str]:
    """What could have been done, as far as the table knows, whole and brief; hidden hands stay hidden."""
    kinds = position.plays().kinds
    if not kinds:
        return "", ""
    return _listed(texts, map(texts.reason, kinds)), _listed(texts, map(texts.brief, kinds))


def _listed(texts: Texts, kinds: Iterable[str]) -> str:
    listed = " · ".join(f"{kind[:1].upper()}{kind[1:]}" for kind in kinds)
    return f"{texts.say('bench-allowed')} {listed}"
