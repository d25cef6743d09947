"""The score: who has what, the winners, and the way to chart, statistics and the next game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.engines.names import set_apart
from companion.evening.totals import edited
from companion.records.report import COLUMNS, counted
from companion.screens.canvas import Box, Canvas
from companion.screens.history_intents import PlayAgain
from companion.screens.intents import Go, PageName
from companion.screens.pages.frame import beside_heading, figure, heading_with_way
from companion.screens.pages.over import ranked
from companion.screens.portraits import put_portrait
from companion.sitting.view import GameView
from companion.texts import Texts

EDITED = ("totals", "scores")
"""Columns that the table can change."""

FOOT = 12.5
"""Height in mm of a row of buttons."""

IN_A_COLUMN = 6
"""So many players stand below each other on a page that is wider than high; more stand in two columns."""

EDIT = (34.0, 25.0)
"""Width in mm of the button with which scores are changed, and on an upright page."""


def draw_score(canvas: Canvas, texts: Texts, game: GameView) -> None:
    """Draw the score table and, when the game is over, the winners and the way to the next one."""
    canvas.begin()
    beside = EDIT[canvas.upright]
    rest = heading_with_way(canvas, texts, texts.say("score-title"), PageName.TABLE, beside=beside)
    canvas.button(beside_heading(canvas, beside), texts.say("edit-title"), Go(PageName.EDIT), capital=3.0)
    winners = game.header.names(game.winners)
    low = 2 * FOOT + 2 if canvas.upright else FOOT
    table, foot = rest.rows(rest.h - low - 2, low, gap=2)
    if winners:
        crown, table = table.rows(1, 3, gap=2)
        _crown(canvas, texts, game, winners, crown)
    _table(canvas, texts, game, table)
    rounds, figures, evening, *on = _ways(canvas, foot, on=2 if winners else 1)
    canvas.button(evening, texts.say("evening-so-far"), Go(PageName.EVENING), capital=3.6)
    canvas.button(rounds, texts.say("rounds-title"), Go(PageName.ROUNDS), capital=3.6)
    canvas.button(figures, texts.say("figures-title"), Go(PageName.FIGURES), capital=3.6)
    if winners:
        other, again = on
        canvas.button(other, texts.say("button-other-game"), Go(PageName.PEOPLE), capital=3.6)
        canvas.first_choice(again, texts.say("button-new-game"), PlayAgain(), capital=4.0)
    else:
        canvas.button(on[0], texts.say("button-to-table"), Go(PageName.TABLE), capital=4.0)


def _ways(canvas: Canvas, box: Box, *, on: int) -> tuple[Box, ...]:
    """Places for chart, statistics and evening, and for so many ways on."""
    if not canvas.upright:
        return box.columns(1, 1, 1, *((1.3,) if on == 1 else (0.9, 1.2)), gap=2)
    upper, lower = box.rows(1, 1, gap=2)
    if on == 1:
        return (*upper.columns(1, 1, gap=2), *lower.columns(1, 1.3, gap=2))
    return (*upper.columns(1, 1, 1, gap=2), *lower.columns(1, 1.3, gap=2))


def _crown(canvas: Canvas, texts: Texts, game: GameView, winners: tuple[str, ...], box: Box) -> None:
    """Who has won; and where it is the lowest total that wins."""
    canvas.panel(box, canvas.theme.panel, border=canvas.theme.light, width=1.0)
    inner = box.inside(1)
    if game.position.fewest_win:
        inner, note = inner.rows(1.7, 1)
        canvas.text(texts.say("score-lowest-wins"), note, 3.0, canvas.theme.quiet)
    said = texts.say("winners", names=winners, count=len(winners))
    canvas.text(said, inner, 7, canvas.theme.light, bold=True, lines=2)


def _table(canvas: Canvas, texts: Texts, game: GameView, box: Box) -> None:
    """Everybody's counts, after the game by rank; and what was changed by hand."""
    state = game.position.state()
    counts = {key: state[key] for key in COLUMNS if isinstance(state.get(key), Mapping)}
    names = game.header.players
    order = ranked(game) if game.winners else tuple(range(len(names)))
    if game.winners:  # Nobody asks for columns of zeros.
        counts = {key: of for key, of in counts.items() if key in EDITED or any(map(counted, of.values()))}
    canvas.panel(box, canvas.theme.panel)
    inner = box.inside(2)
    changed = _edited(texts, game)
    if changed:
        inner, note = inner.rows(inner.h - 5, 5)
        canvas.text(f"* {changed}", note, 2.8, canvas.theme.light, align="left", lines=2)
    side_by_side = 1 if canvas.upright or len(names) <= IN_A_COLUMN else 2
    in_each = -(-len(names) // side_by_side)
    for number, part in enumerate(inner.columns(*([1] * side_by_side), gap=4)):
        players = order[number * in_each : (number + 1) * in_each]
        _part(canvas, texts, game, counts, players, part.rows(0.8, *([1] * in_each), gap=0.5))


def _part(
    canvas: Canvas,
    texts: Texts,
    game: GameView,
    counts: Mapping[str, Mapping[str, Any]],
    players: tuple[int, ...],
    rows: tuple[Box, ...],
) -> None:
    """The rows of some of the players, under the columns' names."""
    widths = (2.2, *([1] * len(counts)))
    for key, place in zip(counts, rows[0].columns(*widths, gap=0.6)[1:], strict=True):
        canvas.text(texts.say(f"column-{key}"), place, 3.0, canvas.theme.quiet, lines=2)
    for player, row in zip(players, rows[1:], strict=False):
        name = game.header.players[player]
        label, *cells = row.columns(*widths, gap=0.6)
        won = player in game.winners
        colour = canvas.theme.light if won else canvas.theme.text
        canvas.text(name, put_portrait(canvas, name, label), 5.0, colour, bold=True, align="left", lines=2)
        for (key, count), cell in zip(counts.items(), cells, strict=True):
            value = _total(game, player) if key in EDITED else figure(counted(count[name]))
            canvas.text(value, cell, 5.5, colour, bold=key in EDITED)


def _total(game: GameView, player: int) -> str:
    """A player's total, with a star where the table has changed it."""
    return f"{figure(game.totals[player])}{'*' if any(edit.points[player] for edit in game.edits) else ''}"


def _edited(texts: Texts, game: GameView) -> str:
    """What the table has changed of the scores, empty for nothing."""
    changes = edited((0,) * len(game.header.players), game.edits)
    listed = " · ".join(
        f"{set_apart(name)} {figure(change, change=True)}"
        for name, change in zip(game.header.players, changes, strict=True)
        if change
    )
    return texts.say("edit-note", listed=listed) if listed else ""
