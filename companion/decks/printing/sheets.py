"""What can be printed: the calibration board, the UP&DOWN card and whole decks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from PIL import Image

from companion.decks.drawn import decks
from companion.decks.drawn.deck import DrawnDeck, pack
from companion.decks.drawn.markers import CodedDeck
from companion.decks.drawn.updown import SIDE_MM, draw_updown
from companion.decks.printing.cards import CARD_SCALE, lay_out
from companion.decks.printing.errors import PrintError
from companion.decks.printing.job import Job
from companion.decks.printing.paper import Document
from companion.engines import game_names, misfit
from companion.texts.errors import reason_of
from vision.table.board import draw_board

MARGIN = 15.0
BOARD_SCALE = 8.0
"""Pixels to the millimetre of the board: its modules of 12.5 mm are then whole pixels."""


def sheets(what: str, job: Job) -> Document:
    """What is to be printed, by name.

    Args:
        what: one of `PRINTABLE`.
        job: paper, language, codes.

    Raises:
        PrintError: there is nothing of that name, codes are asked for where there can be none, or so many
            cannot play with that deck.
    """
    if what not in PRINTABLE:
        raise PrintError(reason_of("trouble-sheets-unknown", name=what, names=", ".join(PRINTABLE)))
    if job.codes and what not in decks.deck_names():
        raise PrintError(reason_of("trouble-sheets-codes", names=", ".join(decks.deck_names())))
    if job.players is not None:
        _check_players(what, job.players)
    return PRINTABLE[what](job)


def _check_players(what: str, players: int) -> None:
    if what not in decks.deck_names():
        raise PrintError(reason_of("trouble-sheets-players", names=", ".join(decks.deck_names())))
    refusals = [misfit(game, players) for game in game_names() if decks.deck_of(game) == what]
    refused = next((why for why in refusals if why is not None), None)
    if refused is not None and None not in refusals:
        raise PrintError(refused)


def _board(job: Job) -> Document:
    """The calibration board on one landscape sheet, and a page that says what to do with it."""
    document = Document(job.paper, landscape=True)
    document.page()
    size = (document.width, document.height)
    picture = Image.fromarray(draw_board(BOARD_SCALE, size)[:, :, ::-1])
    document.picture(picture, 0, 0, *size)
    document.text(job.texts.say("print-board-up"), MARGIN, 5, document.width - 2 * MARGIN, 9)
    _how_to(document, job, job.texts.say("print-board-how-title"), job.texts.say("print-board-how"))
    return document


def _updown_card(job: Job) -> Document:
    """Both faces of the UP&DOWN card side by side, to fold back to back along the line between them."""
    document = Document(job.paper, landscape=False)
    document.page()
    left, top = (document.width - 2 * SIDE_MM) / 2, MARGIN + 25
    width = document.width - 2 * MARGIN
    document.text(job.texts.say("print-updown-title"), MARGIN, MARGIN, width, 14, bold=True)
    document.picture(draw_updown("UP", CARD_SCALE), left, top, SIDE_MM, SIDE_MM)
    document.picture(draw_updown("DOWN", CARD_SCALE), left + SIDE_MM, top, SIDE_MM, SIDE_MM)
    document.crop_marks(left, top, 2 * SIDE_MM, SIDE_MM)
    document.text(job.texts.say("print-updown-how"), MARGIN, top + SIDE_MM + 15, width)
    _ruler(document, job, top + SIDE_MM + 70)
    return document


def _deck(name: str, job: Job) -> Document:
    """A whole deck, and a page that says how to print and cut it."""
    document = Document(job.paper, landscape=False)
    deck, say = decks.drawn_deck(name), job.texts.say
    title, looks = say(f"print-deck-{name}"), _looks(deck, job.players)
    lay_out(CodedDeck(deck) if job.codes else deck, title, job.texts, document, looks)
    cards = sum(1 for _ in pack(deck, looks))
    words = [say("print-deck-how", last=document.pages), say(f"print-pack-{name}", cards=cards, looks=looks)]
    if job.codes:
        words.append(say("print-deck-codes"))
    _how_to(document, job, say("print-deck-how-title", deck=title), "\n\n".join(words))
    return document


def _looks(deck: DrawnDeck, players: int | None) -> int:
    """With how many looks so many players need each card: with Up's one for each of them (UP-2)."""
    return deck.looks if players is None else min(players, deck.looks)


def _how_to(document: Document, job: Job, title: str, words: str) -> None:
    document.page()
    document.text(title, MARGIN, MARGIN, document.width - 2 * MARGIN, 16, bold=True)
    document.text(words, MARGIN, MARGIN + 14, document.width - 2 * MARGIN)
    _ruler(document, job, document.height - 3 * MARGIN)


def _ruler(document: Document, job: Job, y: float) -> None:
    document.ruler(MARGIN, y)
    document.text(job.texts.say("print-ruler"), MARGIN, y + 3, document.width - 2 * MARGIN, 9)


PRINTABLE: Mapping[str, Callable[[Job], Document]] = {
    "board": _board,
    "updown-card": _updown_card,
    **{name: partial(_deck, name) for name in decks.deck_names()},
}
"""What ``companion print`` can print, by name."""
