"""The rules of a game: what it is like, how it goes in short, the ways to each chapter and to learn it."""

from __future__ import annotations

from companion.engines import Reason
from companion.rulebook.examples import chapters_of, clauses_of, rulebook_of
from companion.rulebook.words import how_many, in_short, needed
from companion.screens.canvas import Box, Canvas
from companion.screens.intents import PageName
from companion.screens.pages.frame import beside_heading, heading_with_way
from companion.screens.pages.things import draw_fan
from companion.screens.rules_intents import ReadClauses
from companion.screens.tutorial_intents import Learn
from companion.texts import Texts
from companion.tutorial.tutorials import has_tutorial

GAP = 2.0
FACTS = 15.0
"""Height in mm of the cards, and of what is written beside them."""
SHORT = 4.2
"""Wished height in mm of the capitals of how a game goes in short; as large as there is room."""
CARDS = 26.0
"""Width in mm of the cards."""
LEARN = 32.0
"""Width in mm of the way to the guided round."""
MOST_IN_TWO = 8
"""More chapters than these stand in three columns."""


def draw_rules(canvas: Canvas, texts: Texts, game: str, back: PageName) -> None:
    """Draw the page."""
    canvas.begin()
    name = texts.reason(Reason(f"game-{game}"))
    beside = LEARN if has_tutorial(game) else 0.0
    rest = heading_with_way(canvas, texts, texts.say("rules-of-game", game=name), back, beside=beside)
    if beside:
        canvas.button(beside_heading(canvas, LEARN), texts.say("tutorial-learn"), Learn(game), capital=3.0)
    gist = in_short(game, texts)
    if not gist:
        _chapters(canvas, texts, game, rest)
        return
    told, ways = rest.rows(1.75, 1, gap=GAP) if canvas.upright else rest.columns(1.15, 1, gap=GAP)
    facts, short = told.rows(FACTS, told.h - FACTS - GAP, gap=GAP)
    _facts(canvas, texts, game, facts)
    canvas.panel(short, canvas.theme.panel)
    title, words = short.inside(1.8).rows(4, short.h - 3.6 - 4 - 1, gap=1)
    canvas.text(texts.say("rules-in-short"), title, 2.8, canvas.theme.light, bold=True, align="left")
    canvas.text("\n".join(gist), words, SHORT, align="left", lines=24)
    _chapters(canvas, texts, game, ways)


def _facts(canvas: Canvas, texts: Texts, game: str, box: Box) -> None:
    """The cards; for how many it is, how long it takes, and what is needed."""
    book = rulebook_of(game)
    cards, words = box.columns(CARDS, box.w - CARDS - GAP, gap=GAP)
    if book is not None:
        draw_fan(canvas, book.cards.things, cards)
    players, needs = words.rows(1, 1.2)
    told = texts.say("rules-needs", needs=needed(game, texts))
    capital = min(
        canvas.fitting(how_many(game, texts), players, 3.2, bold=True, lines=2),
        canvas.fitting(told, needs, 3.2, lines=3),
    )
    canvas.text(how_many(game, texts), players, capital, bold=True, align="left", lines=2)
    canvas.text(told, needs, capital, canvas.theme.quiet, align="left", lines=3)


def _chapters(canvas: Canvas, texts: Texts, game: str, box: Box) -> None:
    """A button for each chapter, which leads to its first clause."""
    chapters, clauses = chapters_of(game), clauses_of(game)
    columns = 3 if len(chapters) > MOST_IN_TWO else min(2, len(chapters))
    lines = -(-len(chapters) // columns)
    cells = [
        cell
        for line in box.rows(*([1] * lines), gap=GAP / 2)
        for cell in line.columns(*([1] * columns), gap=GAP / 2)
    ]
    titles = [texts.say(f"chapter-{chapter.name}") for chapter in chapters]
    room = [cell.inside(1.2) for cell in cells]
    sizes = [
        canvas.fitting(title, box, 3.2, bold=True, lines=2) for title, box in zip(titles, room, strict=False)
    ]
    for chapter, title, cell in zip(chapters, titles, cells, strict=False):
        read = ReadClauses(game, clauses, clauses.index(chapter.clauses[0]))
        canvas.button(cell, title, read, capital=min(sizes))
