"""What changes if a play was another one: which later plays are ruled on otherwise, and the score."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from companion.engines import Ruling, read_event, write_event
from companion.engines.registry import rules_of
from companion.evening.course import RuledAnew, Step, ruled_anew
from companion.evening.totals import totals
from companion.records.notation import notation
from companion.screens import shapes
from companion.screens.canvas import LEAST_TARGET, Box, Canvas
from companion.screens.intents import Propose, Purpose, Tell
from companion.screens.pages.frame import HEADING, MARGIN, figure, fitting_words
from companion.screens.pages.outcome import outcome_of
from companion.screens.pages.played import Played
from companion.screens.pages.table import short
from companion.screens.pages.verdict import draw_outcome, draw_ruled
from companion.sitting.view import View
from companion.texts import Texts

LINE = 10.0
"""Height in mm of a line about a later play that is ruled on otherwise."""
MARK = 5.0
"""Width in mm of the sign that tells what comes of it then."""
SCORE_LINE = 6.0
"""Most height in mm of a player's score."""


@dataclass(frozen=True, slots=True)
class Consequences:
    """What would become of the game.

    Attributes:
        number: index in the course of the play that is put right.
        first: number of the journal's entry under which it was told first.
        line: what was really done, a line of the table record.
        anew: what the rules say then.
    """

    number: int
    first: int
    line: Mapping[str, Any]
    anew: RuledAnew


def consequences_of(view: View, number: int, line: Mapping[str, Any]) -> Consequences:
    """What would become of the game if that line stood in the place of a play of its course."""
    game = view.game
    steps, header = game.course, game.header
    event = read_event(line, rules_of(header.game), header)
    anew = ruled_anew(steps, number, event, header, lies=view.refused)
    return Consequences(number, steps[number].first, line, anew)


def draw_consequences(canvas: Canvas, texts: Texts, view: View, shown: Consequences) -> None:
    """Draw the page."""
    canvas.begin()
    page = canvas.box.inside(MARGIN)
    bar, rest = page.rows(HEADING, page.h - HEADING - 1.5, gap=1.5)
    back, title = bar.columns(24, bar.w - 27, gap=3)
    canvas.button(Box(back.x, back.y, back.w, LEAST_TARGET), texts.say("button-back"), Propose(None))
    canvas.text(texts.say("correct-changes"), title, 5.0, bold=True, align="left", lines=2)
    body, foot = rest.rows(rest.h - LEAST_TARGET - 1.5, LEAST_TARGET, gap=1.5)
    plays, score = body.rows(1.5, 1, gap=2) if canvas.upright else body.columns(1.7, 1, gap=2)
    _draw_plays(canvas, texts, view, shown, plays)
    _draw_score(canvas, texts, view, shown, score)
    tell = Tell(shown.line, Purpose.CORRECT, shown.first)
    canvas.first_choice(foot, texts.say("correct-take"), tell)


def _draw_plays(canvas: Canvas, texts: Texts, view: View, shown: Consequences, box: Box) -> None:
    """The play as it was, the verdict on it, and what else is ruled on otherwise then."""
    canvas.panel(box, canvas.theme.panel, border=canvas.theme.line)
    what, rest = box.inside(1.5).rows(1, 2.4, gap=1)
    _draw_play(canvas, texts, view, shown, what)
    changed = shown.anew.changed
    if not changed:
        canvas.text(texts.say("correct-nothing-else"), rest, 3.2, canvas.theme.quiet, lines=3)
        return
    room = max(1, int(rest.h / LINE))
    told = changed if len(changed) <= room else changed[: room - 1]
    numbers = {step.first: number for number, step in enumerate(view.game.course, 1)}
    lines = rest.rows(*([1] * room))
    for (step, ruling), line in zip(told, lines, strict=False):
        _draw_change(canvas, texts, view, step, ruling, numbers[step.first], line)
    if len(told) < len(changed):
        more = texts.say("correct-more", count=len(changed) - len(told))
        canvas.text(more, lines[len(told)], 3.0, canvas.theme.quiet, align="left")


def _draw_play(canvas: Canvas, texts: Texts, view: View, shown: Consequences, box: Box) -> None:
    ruling, header = shown.anew.ruling, view.game.header
    play, verdict = box.rows(1.2, 1)
    number, play = play.columns(1, 10, gap=1)
    canvas.text(f"{shown.number + 1}.", number, 3.2, canvas.theme.quiet, bold=True, align="left")
    line = write_event(read_event(shown.line, rules_of(header.game), header), rules_of(header.game), header)
    draw_ruled(canvas, texts, ruling, Played(header.game, line), play)
    outcome, why = verdict.columns(1, 1.8, gap=1)
    draw_outcome(canvas, texts, outcome, ruling)
    canvas.text(fitting_words(canvas, texts, ruling.reason, why, lines=3), why, 3.0, align="left", lines=3)


def _draw_change(
    canvas: Canvas, texts: Texts, view: View, step: Step, ruling: Ruling[Any], number: int, box: Box
) -> None:
    """A later play that is ruled on otherwise: which one, what comes of it now, and why."""
    header = view.game.header
    line = write_event(step.ruled.event, rules_of(header.game), header)
    outcome = outcome_of(ruling, canvas.theme)
    mark, words = box.columns(MARK, box.w - MARK - 1, gap=1)
    size = max(6, round(mark.square().w * canvas.scale))
    canvas.picture(shapes.polygon(tuple(outcome.shape), size, outcome.colour), mark)
    play, said = words.rows(1, 1.3)
    ways = [f"{number}. {way}" for way in ways_to_name(line, texts)]
    named = next((way for way in ways if canvas.fits(way, play, bold=True)), ways[-1])
    canvas.text(named, play, 2.8, bold=True, align="left")
    sentence = fitting_words(canvas, texts, ruling.reason, said, lines=2)
    canvas.text(sentence, said, 2.5, outcome.colour, align="left", lines=2)


def ways_to_name(line: Mapping[str, Any], texts: Texts) -> Iterator[str]:
    """A play as fully as may be, at last only what kind it was."""
    yield notation(line, texts)
    if "player" in line:
        yield notation({"event": line["event"], "player": line["player"]}, texts)
    yield notation({"event": line["event"]}, texts)


def _draw_score(canvas: Canvas, texts: Texts, view: View, shown: Consequences, box: Box) -> None:
    """Everybody's total before and after, and who is to do what then."""
    game, after = view.game, shown.anew.position
    was, becomes = game.totals, totals(after, game.edits)
    title, people, then = box.rows(6, box.h - 6 - 12, 12, gap=0.5)
    same = was == becomes
    canvas.text(
        texts.say("correct-score-same" if same else "correct-score"),
        title,
        3.2,
        bold=True,
        align="left",
        lines=2,
    )
    names = game.header.players
    lines = people.rows(*([1] * max(len(names), int(people.h / SCORE_LINE))))
    for name, before, now, line in zip(names, was, becomes, lines, strict=False):
        who, points = line.columns(1.4, 1, gap=1)
        ink = canvas.theme.text if before == now else canvas.theme.light
        canvas.text(short(canvas, name, who, names), who, 3.0, ink, align="left")
        said = figure(now) if before == now else f"{figure(before)} → {figure(now)}"
        canvas.text(said, points, 3.2, ink, bold=before != now, align="right")
    duty = after.plays().duty
    said = texts.say("correct-then", duty=fitting_words(canvas, texts, duty, then, lines=3))
    canvas.text(said, then, 3.0, canvas.theme.quiet, align="left", lines=3)
