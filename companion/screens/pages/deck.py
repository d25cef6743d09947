"""The deck check: the picture, how many cards of the pack were seen, and which are missing."""

from __future__ import annotations

from companion.decks.check_words import counted_in_words
from companion.screens.canvas import LEAST_TARGET, Canvas
from companion.screens.intents import CheckDeck, PageName
from companion.screens.pages.frame import heading
from companion.screens.pages.seen import draw_seen
from companion.sitting.view import View
from companion.texts import Texts


def draw_deck(canvas: Canvas, texts: Texts, view: View) -> None:
    """Draw the page; nothing is counted before the check has begun."""
    canvas.begin()
    rest = heading(canvas, texts, texts.say("deck-check-title"), PageName.CAMERA)
    picture, words = rest.rows(1.1, 1, gap=2) if canvas.upright else rest.columns(1.2, 1, gap=2)
    if view.camera.picture is None:
        canvas.panel(picture, canvas.theme.panel)
        canvas.text(texts.say("state-no-picture"), picture.inside(4), 5, canvas.theme.quiet)
    else:
        draw_seen(canvas, texts, view.camera, view.camera.picture, picture)
    if view.deck is None:
        return
    how, found, anew = words.rows(14, words.h - 14 - LEAST_TARGET - 2, LEAST_TARGET, gap=1)
    unread = sum(card.code is None for card in view.camera.sightings.cards) + len(
        view.camera.sightings.unknown
    )
    hint = texts.say("deck-check-unread", count=unread) if unread else texts.say("deck-check-how")
    canvas.text(hint, how, 2.8, canvas.theme.light if unread else canvas.theme.quiet, align="left", lines=5)
    canvas.panel(found, canvas.theme.panel)
    first, *others = counted_in_words(view.deck, texts)
    lines = found.inside(1.5).rows(6, *([max(1.0, found.h - 9) / len(others)] * len(others)), gap=0.5)
    colour = canvas.theme.yes if view.deck.complete else canvas.theme.text
    canvas.text(first, lines[0], 4.0, colour, bold=True, align="left")
    for sentence, line in zip(others, lines[1:], strict=True):
        canvas.text(sentence, line, 3.2, colour, align="left", lines=6)
    canvas.button(anew, texts.say("deck-check-anew"), CheckDeck(begin=True), capital=3.4)
