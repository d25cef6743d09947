"""What is said of how well a camera sees its table, and what would help."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from companion.engines import Reason
from companion.texts import Texts
from companion.texts.errors import reason_of
from vision.quality.quality import Aspect, Mark, Quality


def name_of(aspect: Aspect) -> str:
    """The message that names what is measured."""
    return f"sight-{aspect.value}"


def mark_of(mark: Mark) -> str:
    """The message that names a mark."""
    return f"sight-mark-{mark.value}"


def advice(aspect: Aspect, quality: Quality) -> Reason:
    """What is wrong with something that is not seen well, and what to do about it."""
    key = f"sight-do-{aspect.value}"
    match aspect:
        case Aspect.FIELD:
            return reason_of(key, percent=int(100 * quality.seen))
        case Aspect.PRINT:
            return reason_of(key, pixels=round(quality.card))
        case Aspect.NOISE | Aspect.SHARPNESS | Aspect.SHAKE | Aspect.FLICKER:
            return Reason(key)
        case Aspect.GLARE:
            return reason_of(key, percent=max(1, round(quality.glare)))
        case Aspect.EVENNESS:
            return reason_of(key, percent=round(quality.evenness))


def names_of(aspects: Sequence[Aspect]) -> Reason:
    """The names of one or several aspects, one after the other."""
    first, *others = aspects
    name = Reason(name_of(first))
    return reason_of("sight-and", first=name, others=names_of(others)) if others else name


def measure_of(aspect: Aspect, quality: Quality) -> Reason | None:
    """What was measured, in a few words; None where it could not be."""
    measures = {
        Aspect.FIELD: quality.margin if quality.marks[aspect] is Mark.GOOD else 100 * quality.seen,
        Aspect.PRINT: quality.card,
        Aspect.SHARPNESS: quality.softness,
        Aspect.SHAKE: quality.shake,
        Aspect.NOISE: quality.noise,
        Aspect.FLICKER: quality.flicker,
        Aspect.GLARE: quality.glare,
        Aspect.EVENNESS: quality.evenness,
    }
    value = measures[aspect]
    if value is None:
        return None
    said = f"{value:.0f}" if aspect in _WHOLE else f"{value:.1f}"
    whole = "yes" if quality.marks[aspect] is Mark.GOOD else "no"
    return reason_of(f"sight-measure-{aspect.value}", value=said, whole=whole)


_WHOLE = (Aspect.FIELD, Aspect.PRINT, Aspect.EVENNESS)
"""Measures of which only whole numbers are told."""

SIGNS = {Mark.GOOD: "✓", Mark.FAIR: "–", Mark.POOR: "✗", Mark.UNKNOWN: "?"}
"""How a mark is shown in a terminal."""


def sight_in_lines(quality: Quality, words: Texts) -> list[str]:
    """A line for each aspect, with its mark and measure; below one that is not good, what to do about it."""
    lines = [words.say("sight-title")]
    width = max(len(words.say(name_of(aspect))) for aspect in Aspect)
    for aspect, mark in quality.marks.items():
        measure = measure_of(aspect, quality)
        said = words.say(mark_of(mark)) + ("" if measure is None else f", {words.reason(measure)}")
        lines.append(f"{SIGNS[mark]} {words.say(name_of(aspect)):<{width}} {said}")
        if mark in (Mark.POOR, Mark.FAIR):
            lines.append(f"{' ' * (width + 3)}→ {words.reason(advice(aspect, quality))}")
    return lines


def sight_as_json(quality: Quality) -> dict[str, Any]:
    """The marks by the names of their aspects, and what was measured, in the units of `Quality`."""
    measured = asdict(quality).items()
    measures = {name: round(value, 3) if isinstance(value, float) else value for name, value in measured}
    return {"marks": {aspect.value: mark.value for aspect, mark in quality.marks.items()}, **measures}
