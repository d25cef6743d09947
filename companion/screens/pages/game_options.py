"""The options of a game before it begins, and what else there is to choose: a sentence, a value to touch."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from companion.decks.drawn.decks import POKER, deck_of
from companion.engines import Option, rules_of
from companion.records.notation import SUITS
from companion.screens.canvas import LEAST_TARGET, Box, Canvas
from companion.screens.equipment import DeckRow, Direct
from companion.screens.intents import PageName
from companion.screens.pages.frame import heading
from companion.screens.people import People
from companion.screens.people_intents import Alter
from companion.texts import Texts

GAP = 2.0
TALLEST = 22.0
"""No option is higher than this, in mm."""
NARROW = 80.0
"""In mm; an option that has less than this beside another one gives more of it to its sentence."""
EDGE = 1.2
"""Width in mm that is left free around an option."""


def draw_game_options(
    canvas: Canvas,
    texts: Texts,
    people: People,
    decks: Sequence[DeckRow] = (),
    directed: bool | None = None,
) -> None:
    """Draw the page; a touch on a value leads to the next one.

    Args:
        canvas: the page.
        texts: the language.
        people: who plays what, and the options.
        decks: what the game will be read with.
        directed: whether the people at the simulated table will do what they are told; None at another table.
            What they play with is not to be chosen, and not shown.
    """
    canvas.begin()
    decks = () if directed is not None else decks
    below = len(decks) + (directed is not None)
    options = rules_of(people.game).options
    title = texts.say("options-title", game=texts.say(f"game-{people.game}"))
    rest = heading(canvas, texts, title, PageName.PEOPLE)
    columns = 2 if len(options) > 3 and not canvas.upright else 1
    heights = _heights(rest.h, -(-len(options) // columns), below)
    lines = Box(rest.x, rest.y, rest.w, sum(heights) + GAP * (len(heights) - 1)).rows(*heights, gap=GAP)
    above = len(lines) - below
    cells = [cell for line in lines[:above] for cell in line.columns(*([1] * columns), gap=GAP)]
    ring = next((deck.ring for deck in decks if deck.ring is not None), None)
    for option, cell in zip(options, cells, strict=False):
        _draw(canvas, texts, people, option, cell, ring if option.name == "ring" else None)
    for deck, line in zip(decks, lines[above:], strict=False):
        _draw_deck(canvas, texts, people.game, deck, line)
    if directed is not None:
        _draw_direction(canvas, texts, lines[above], directed=directed)


def _heights(height: float, options: int, below: int) -> list[float]:
    """Heights in mm of the lines with options, and of those below them."""
    free = height - GAP * (options + below - 1)
    low = max(LEAST_TARGET + 2 * EDGE, min(TALLEST, free / (options + below)) if options < 3 else 0.0)
    option = min(TALLEST, (free - below * low) / options)
    return [option] * options + [low] * below


def _draw(
    canvas: Canvas, texts: Texts, people: People, option: Option, box: Box, settled: Sequence[str] | None
) -> None:
    """An option; `settled` is its value where the chosen deck has it printed."""
    canvas.panel(box, canvas.theme.panel)
    narrow = box.w < NARROW
    sentence, value = box.inside(EDGE).columns(2.0 if narrow else 1.5, 1, gap=1.5)
    if settled is not None:
        canvas.text(texts.say(f"option-{option.name}-settled"), sentence, 3.2, align="left", lines=5)
        canvas.text(value_text(texts, people.game, option.name, list(settled)), value, 3.6, bold=True)
        return
    canvas.text(texts.say(f"option-{people.game}-{option.name}"), sentence, 3.2, align="left", lines=5)
    chosen = people.option(option.name)
    label = value_text(texts, people.game, option.name, chosen)
    if chosen == option.usual:
        canvas.button(value, label, Alter(option.name), capital=3.6)
    else:
        canvas.first_choice(value, label, Alter(option.name), capital=3.6)


def _draw_deck(canvas: Canvas, texts: Texts, game: str, deck: DeckRow, box: Box) -> None:
    """What is read, and a sentence: what is wrong with it, or that it can be changed."""
    canvas.panel(box, canvas.theme.panel)
    sentence, value = box.inside(EDGE).columns(1.5, 1, gap=1.5)
    cards = deck.kind == game
    way = "choose" if deck.taught else "alone"
    usual = texts.say(f"deck-{way}-{'cards' if cards else 'updown'}")
    wrong = deck.note is not None and not deck.settled
    said = usual if deck.note is None else texts.reason(deck.note)
    ink = canvas.theme.light if wrong else canvas.theme.text
    canvas.text(said, sentence, 3.2, ink, align="left", lines=4)
    ours = "deck-ours-updown" if not cards else "deck-any-poker" if deck_of(game) == POKER else "deck-ours"
    label = texts.say(ours) if deck.chosen is None else texts.say("deck-taught", deck=deck.chosen)
    following = deck.following
    if following is None:
        canvas.text(label, value, 3.6, bold=True, lines=2)
    elif deck.chosen is None:
        canvas.button(value, label, following, capital=3.6)
    else:
        canvas.first_choice(value, label, following, capital=3.6)


def _draw_direction(canvas: Canvas, texts: Texts, box: Box, *, directed: bool) -> None:
    """Who says what is played at the simulated table."""
    canvas.panel(box, canvas.theme.panel)
    sentence, value = box.inside(EDGE).columns(1.5, 1, gap=1.5)
    canvas.text(texts.say("option-direct"), sentence, 3.2, align="left", lines=4)
    draw = canvas.first_choice if directed else canvas.button
    draw(value, texts.say(f"option-direct-{'on' if directed else 'off'}"), Direct(not directed), capital=3.6)


def value_text(texts: Texts, game: str, option: str, value: Any) -> str:
    """What an option's value is called."""
    match value:
        case bool() if option == "tournament":
            return texts.say("option-tournament" if value else "option-one-game")
        case bool():
            return texts.say("option-yes" if value else "option-no")
        case int():
            return texts.say(f"option-rounds-{game}", count=value)
        case {"points": points}:
            return texts.say("option-points", count=points)
        case {"hands": count} | {"rounds": count}:
            return texts.say(f"option-rounds-{game}", count=count)
        case list():
            return " ".join(SUITS[suit] for suit in value)
    return texts.say(f"option-{option}-{value}")
