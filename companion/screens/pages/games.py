"""Which game? All that are installed: their cards, what each is like, for how many, and what is needed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from companion.engines import game_names, limits_of
from companion.rulebook.examples import rulebook_of
from companion.rulebook.words import about, how_many, needed
from companion.screens.canvas import LEAST_TARGET, Box, Canvas
from companion.screens.intents import PageName
from companion.screens.pages.frame import heading, large_cells
from companion.screens.pages.things import draw_fan
from companion.screens.people_intents import Choose
from companion.screens.rules_intents import ReadRules
from companion.screens.tutorial_intents import Learn
from companion.texts import Texts
from companion.tutorial.tutorials import has_tutorial

CARDS = 24.6
"""Width in mm of the cards, and of the ways to the rules and to the guided round below them."""
ROOMY = (64.0, 29.0)
"""Width and height in mm of a cell that has room for more than a game's name."""
WRITTEN = ((3.6, 4), (3.4, 2), (3.4, 2))
"""Wished capitals in mm, and lines, of what a game is like, of for how many it is, and of what is needed."""
BOLD = 1
"""Which of these is bold."""
NARROW = 40.0
"""Width in mm under which the ways to the rules and to the guided round stand below the name."""
WAY = 20.0
"""Width in mm of these ways beside the name, where there is no room for more."""
GAP = 1.5
APART = 0.6
"""Millimetres between these two ways."""
BESIDE = 0.9
"""Millimetres between these ways and the words beside them."""


@dataclass(frozen=True, slots=True)
class _Told:
    """What is written of a game, from top to bottom.

    Attributes:
        like: what it is like.
        players: for how many it is, and how long it takes.
        needs: what it is played with.
    """

    like: str
    players: str
    needs: str

    @classmethod
    def of(cls, game: str, texts: Texts) -> _Told:
        """What is written of that game."""
        wanted = needed(game, texts)
        needs = texts.say("rules-needs", needs=wanted) if wanted else ""
        return cls(about(game, texts), how_many(game, texts), needs)

    @property
    def lines(self) -> tuple[str, str, str]:
        """The same in the order in which it stands."""
        return self.like, self.players, self.needs


def draw_games(canvas: Canvas, texts: Texts, back: PageName) -> None:
    """Draw the page."""
    canvas.begin()
    rest = heading(canvas, texts, texts.say("games-title"), back)
    games = game_names()
    cells = large_cells(canvas, rest, len(games))
    for cell in cells:
        canvas.panel(cell, canvas.theme.raised, border=canvas.theme.line)
    if all(cell.w >= ROOMY[0] and cell.h >= ROOMY[1] for cell in cells):
        _in_full(canvas, texts, dict(zip(games, cells, strict=True)))
    else:
        for game, cell in zip(games, cells, strict=True):
            _briefly(canvas, texts, game, cell)


def _in_full(canvas: Canvas, texts: Texts, cells: Mapping[str, Box]) -> None:
    """Each game with its cards; everything but the ways to rules and guided round chooses it."""
    told = {game: _Told.of(game, texts) for game in cells}
    words = {game: _beside_cards(canvas, texts, game, cell) for game, cell in cells.items()}
    for row, (capital, lines) in enumerate(WRITTEN):
        # All games' lines of one kind are written in one size.
        sizes = [
            canvas.fitting(told[game].lines[row], words[game][row], capital, lines=lines, bold=row == BOLD)
            for game in cells
            if told[game].lines[row]
        ]
        for game in cells:
            ink = canvas.theme.quiet if row > BOLD else None
            said, box = told[game].lines[row], words[game][row]
            canvas.text(said, box, min(sizes), ink, bold=row == BOLD, align="left", lines=lines)


def _beside_cards(canvas: Canvas, texts: Texts, game: str, cell: Box) -> tuple[Box, ...]:
    """Draw a game's cards, its name and the ways to what one learns it from; where the rest is written."""
    inner = cell.inside(GAP)
    left, right = inner.columns(CARDS, inner.w - CARDS - BESIDE, gap=BESIDE)
    cards, way = left.rows(left.h - LEAST_TARGET - GAP, LEAST_TARGET, gap=GAP)
    book, name = rulebook_of(game), texts.say(f"game-{game}")
    if book is not None:
        draw_fan(canvas, book.cards.things, cards)
    canvas.touch(cards, name, Choose(game))
    _ways(canvas, texts, game, way)
    canvas.touch(right, _label(texts, game), Choose(game))
    title, *rest = right.rows(4.6, 10.5, 6, 6, gap=0.2)
    canvas.text(name, title, 4.2, canvas.theme.light, bold=True, align="left")
    return tuple(rest)


def _briefly(canvas: Canvas, texts: Texts, game: str, cell: Box) -> None:
    """A game's name and for how many it is, and the ways to what one learns it from."""
    inner = cell.inside(GAP)
    if inner.w < NARROW:
        words, way = inner.rows(inner.h - LEAST_TARGET - GAP, LEAST_TARGET, gap=GAP)
    else:
        words, way = inner.columns(inner.w - WAY - GAP, WAY, gap=GAP)
    canvas.text(_label(texts, game), words, 4.0, bold=True, lines=3)
    canvas.touch(words, _label(texts, game), Choose(game))
    _ways(canvas, texts, game, way)


def _ways(canvas: Canvas, texts: Texts, game: str, box: Box) -> None:
    """The ways to a game's rules, and to its guided round where it has one."""
    name = texts.say(f"game-{game}")
    both = has_tutorial(game) and box.w >= 2 * LEAST_TARGET + APART  # else the rules lead there
    places = box.columns(1, 1, gap=APART) if both else (box,)
    labels = (texts.say("button-rules"), texts.say("button-learn"))[: len(places)]
    capital = min(
        canvas.fitting(label, place.inside(0.8), 3.0, bold=True, lines=2)
        for label, place in zip(labels, places, strict=True)
    )
    for label, place, intent in zip(labels, places, (ReadRules(game), Learn(game)), strict=False):
        canvas.panel(place, canvas.theme.panel, border=canvas.theme.line)
        canvas.text(label, place.inside(0.8), capital, bold=True, lines=2)
        canvas.touch(place, f"{label}: {name}", intent)


def _label(texts: Texts, game: str) -> str:
    """A game's name, and for how many people it is."""
    fewest, most = limits_of(game)
    players = texts.say("games-players", fewest=fewest, span=most - fewest, most=most)
    return f"{texts.say(f'game-{game}')}\n{players}"
