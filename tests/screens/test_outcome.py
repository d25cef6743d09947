"""A ruling is shown by what happened: right and no are not all there is."""

from __future__ import annotations

import pytest

from companion.engines import Effect, EffectKind, Reason, Ruling, Verdict
from companion.screens import shapes
from companion.screens.pages.outcome import outcome_of
from companion.screens.theme import FELT
from companion.texts import LANGUAGES, texts


def ruling(*kinds: EffectKind, verdict: Verdict = Verdict.LEGAL) -> Ruling:
    return Ruling(verdict, None, None, tuple(map(Effect, kinds)), Reason("undone"))


@pytest.mark.parametrize(
    ("shown", "word", "shape", "colour"),
    [
        (ruling(), "Right", shapes.TICK, FELT.yes),
        (ruling(EffectKind.TRICK, EffectKind.ROUND_OVER), "Right", shapes.TICK, FELT.yes),
        (ruling(verdict=Verdict.ILLEGAL), "No", shapes.CROSS, FELT.no),
        (ruling(EffectKind.UNDONE), "Undone", shapes.COUNTERCLOCKWISE, FELT.text),
        (ruling(EffectKind.SKIP_DUE, EffectKind.COLLAPSE), "Collapse", shapes.BAR, FELT.text),
        (ruling(EffectKind.POT, EffectKind.POT_DISCARDED), "Nobody", shapes.BAR, FELT.text),
        (ruling(EffectKind.TAKEN_UP), "Taken up", shapes.BAR, FELT.text),
    ],
)
def test_what_nobody_would_call_right_has_a_sign_and_word_of_its_own(shown, word, shape, colour):
    outcome = outcome_of(shown, FELT)
    assert (texts("en").say(outcome.word), outcome.shape, outcome.colour) == (word, shape, colour)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", EffectKind)
def test_every_effect_has_its_word_in_every_language(kind, language):
    assert texts(language).say(outcome_of(ruling(kind), FELT).word)
