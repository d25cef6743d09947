"""The referee's bench: the last plays one by one, each with its clause and the table as it lay."""

from __future__ import annotations

from collections.abc import Iterable

from companion.engines import AnyPosition, write_event
from companion.engines.registry import rules_of
from companion.screens.canvas import Box, Canvas
from companion.screens.intents import Go, PageName, Purpose, StepTo, Write
from companion.screens.pages.frame import fitting_words, heading
from companion.screens.pages.outcome import outcome_of
from companion.screens.pages.played import Played
from companion.screens.pages.verdict import draw_clauses, draw_outcome, draw_ruled
from companion.screens.pictures import decoded, fitted
from companion.sitting.view import GameView
from companion.texts import Texts

FOOT = 14.0
"""Height in mm of the row for going back and forth."""

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
        chosen: index into its history.
        picture: the table at that event as JPEG, None when none was kept.
        fresh: how many events have been told since that nobody has read here.
    """
    canvas.begin()
    rest = heading(canvas, texts, texts.say("bench-title"), PageName.TABLE)
    if not game.history:
        canvas.text(texts.say("ruling-none"), rest, 4, canvas.theme.quiet, lines=3)
        return
    body, foot = rest.rows(rest.h - FOOT - 2, FOOT, gap=2)
    shown, words = body.rows(1, 1.2, gap=2) if canvas.upright else body.columns(1, 1.1, gap=2)
    _picture(canvas, texts, picture, shown)
    _ruling(canvas, texts, game, chosen, words)
    last = chosen >= len(game.history) - 1
    widths = (1.3, 0.8, 1.3, 0.0, 1.5) if last else (0.95, 0.55, 0.95, 1.2, 1.65)
    earlier, where, later, newest, instead = foot.columns(*widths, gap=1.5)
    if chosen > 0:
        canvas.button(earlier, texts.say("bench-earlier"), StepTo(-1))
    canvas.text(f"{chosen + 1} / {len(game.history)}", where, 4, bold=True)
    if not last:
        canvas.button(later, texts.say("bench-later"), StepTo(1))
        draw = canvas.first_choice if fresh else canvas.button
        draw(newest, texts.say("bench-newest", count=fresh), StepTo(len(game.history) - 1 - chosen))
    canvas.button(instead, texts.say("bench-instead"), Write(Purpose.ASK, chosen))


def _picture(canvas: Canvas, texts: Texts, picture: bytes | None, box: Box) -> None:
    image = None if picture is None else decoded(picture)
    if image is None:
        canvas.panel(box, canvas.theme.panel)
        canvas.text(texts.say("bench-no-picture"), box.inside(3), 3.2, canvas.theme.quiet, lines=3)
        return
    canvas.picture(fitted(image, canvas.rect(box).size), box)
    canvas.touch(box, texts.say("bench-closer"), Go(PageName.LOOK))


def _ruling(canvas: Canvas, texts: Texts, game: GameView, chosen: int, box: Box) -> None:
    ruled = game.history[chosen]
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
