"""What works on this machine, and what to do about the rest: first what is broken, last what works."""

from __future__ import annotations

from typing import Final

from companion.machine.findings import Finding, Health
from companion.screens.canvas import Box, Canvas
from companion.screens.first_run_intents import TryOut
from companion.screens.intents import PageName
from companion.screens.pages.frame import beside_heading, heading_with_way
from companion.screens.signs import Sign, draw_sign
from companion.texts import Texts

TALLEST = 17.0
"""No part is given more height than this, in mm."""

TRY: Final = 40.0
"""Width in mm of the way to where buttons, lamps and camera are tried out."""

_SIGNS: Final = {Health.WORKS: Sign.TICK, Health.BROKEN: Sign.CROSS, Health.MISSING: Sign.BAR}


def draw_doctor(canvas: Canvas, texts: Texts, findings: tuple[Finding, ...]) -> None:
    """Draw the findings: a row for each part that does not work, one for all that do."""
    canvas.begin()
    rest = heading_with_way(canvas, texts, texts.say("doctor-title"), PageName.SETTINGS, beside=TRY)
    canvas.button(beside_heading(canvas, TRY), texts.say("trying-way"), TryOut(), capital=3.0)
    ailing = [
        finding
        for health in (Health.BROKEN, Health.MISSING)
        for finding in findings
        if finding.health is health
    ]
    height = min(rest.h, TALLEST * (len(ailing) + 1))
    rows = Box(rest.x, rest.y, rest.w, height).rows(*([1] * (len(ailing) + 1)), gap=1.5)
    for finding, row in zip(ailing, rows, strict=False):
        _draw_ailing(canvas, texts, finding, row)
    _draw_well(canvas, texts, [one for one in findings if one.health is Health.WORKS], rows[-1], ailing)


def _draw_ailing(canvas: Canvas, texts: Texts, finding: Finding, box: Box) -> None:
    """A part that does not work, what was found, and what to do about it."""
    broken = finding.health is Health.BROKEN
    colour = canvas.theme.light if broken else canvas.theme.quiet
    canvas.panel(box, canvas.theme.panel, border=colour if broken else None)
    mark, name, words = box.inside(1.5).columns(0.5, 1.6, 6, gap=1.5)
    draw_sign(canvas, _SIGNS[finding.health], mark)
    canvas.text(texts.say(f"doctor-part-{finding.part.value}"), name, 3.2, colour, bold=True, align="left")
    told = texts.reason(finding.what)
    if finding.remedy is None:
        canvas.text(told, words, 3.0, align="left", lines=3)
        return
    what, remedy = words.rows(1, 1.5, gap=0.5)
    canvas.text(told, what, 3.0, align="left", lines=2)
    canvas.text(f"→ {texts.reason(finding.remedy)}", remedy, 3.0, canvas.theme.light, align="left", lines=2)


def _draw_well(canvas: Canvas, texts: Texts, well: list[Finding], box: Box, ailing: list[Finding]) -> None:
    """What works, by name; a sentence where that is everything."""
    canvas.panel(box, canvas.theme.panel)
    mark, words = box.inside(1.5).columns(0.5, 7.6, gap=1.5)
    draw_sign(canvas, _SIGNS[Health.WORKS], mark)
    names = ", ".join(texts.say(f"doctor-part-{finding.part.value}") for finding in well)
    said = texts.say("doctor-works", names=names) if ailing else texts.say("doctor-all-well")
    canvas.text(said, words, 3.0 if ailing else 4.5, align="left", lines=3)
