"""Things on a table that are no cards: dominoes, dice, chips, labels, backs, boards, other games, hands."""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.sightings import Image
from vision.training.deck import CARD_WIDTH, Deck
from vision.training.fonts import rank_faces, text_mask

_WORDS = ("SALE", "MILK 3", "A4", "Q8", "K2", "J 10", "7UP", "No 5", "10 g", "ACE", "PAPER", "9:45", "2026",
          "Tea", "Game", "KING", "A", "K", "Q", "J", "10", "88", "6", "3D")  # fmt: skip
_PIPS = {
    1: ((1, 1),), 2: ((0, 0), (2, 2)), 3: ((0, 0), (1, 1), (2, 2)), 4: ((0, 0), (0, 2), (2, 0), (2, 2)),
    5: ((0, 0), (0, 2), (1, 1), (2, 0), (2, 2)), 6: ((0, 0), (0, 1), (0, 2), (2, 0), (2, 1), (2, 2)), 0: (),
}  # fmt: skip


def random_thing(rng: np.random.Generator, deck: Deck, *, cards: bool = True) -> Image:
    """A flat drawing of one thing, any size; paste it with `scene.Canvas`.

    Args:
        rng: chooses.
        deck: whose signs and typeface things may borrow.
        cards: whether it may be a card's back or another game's card.
    """
    draw = (_domino, _die, _label, _chip, _back, _other_game, _board, _loose_signs)
    shares = np.array((0.2, 0.14, 0.18, 0.1, 0.1, 0.14, 0.06, 0.08))
    if not cards:
        shares[4:6] = 0
    return draw[int(rng.choice(len(draw), p=shares / shares.sum()))](rng, deck)


def hand_shape(rng: np.random.Generator, size: int) -> tuple[NDArray[np.int32], tuple[int, int, int]]:
    """A finger or arm that enters from the picture's edge: its outline (n, 2) and colour."""
    angle = rng.uniform(0, 2 * np.pi)
    away = np.array([np.cos(angle), np.sin(angle)])
    across = np.array([-away[1], away[0]])
    tip = rng.uniform(0.2, 0.8, 2) * size
    half = rng.uniform(0.03, 0.12) * size
    bend = np.linspace(0, np.pi, 12)
    cap = [tip + half * (np.cos(t) * across - np.sin(t) * away) for t in bend]
    far = tip + away * 1.6 * size
    outline = np.array([*cap, far - across * half * 1.4, far + across * half * 1.4], np.float64)
    value = rng.uniform(70, 235)
    colour = (int(value * rng.uniform(0.5, 0.75)), int(value * rng.uniform(0.65, 0.85)), int(value))
    return outline.astype(np.int32), colour


def _bright_or_dark(rng: np.random.Generator) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Two colours of strong contrast: a body and its marks."""
    pale = tuple(int(v) for v in rng.integers(200, 256, 3))
    dark = tuple(int(v) for v in rng.integers(0, 60, 3))
    if rng.random() < 0.25:
        dark = tuple(int(v) for v in rng.integers(0, 200, 3))
    return (pale, dark) if rng.random() < 0.7 else (dark, pale)


def _pips(
    picture: Image, count: int, box: tuple[int, int, int], colour: tuple[int, ...], radius: int
) -> None:
    x, y, side = box
    for column, row in _PIPS[count]:
        centre = (round(x + side * (0.24 + 0.26 * column)), round(y + side * (0.24 + 0.26 * row)))
        cv2.circle(picture, centre, radius, colour, -1, cv2.LINE_AA)


def _domino(rng: np.random.Generator, _deck: Deck) -> Image:
    side = int(rng.integers(60, 120))
    body, marks = _bright_or_dark(rng)
    picture = np.empty((2 * side, side, 3), np.uint8)
    picture[:] = body
    radius = max(2, round(side * rng.uniform(0.06, 0.1)))
    for half in range(2):
        colour = marks if rng.random() < 0.7 else tuple(int(v) for v in rng.integers(0, 220, 3))
        _pips(picture, int(rng.integers(0, 7)), (0, half * side, side), colour, radius)
    cv2.line(picture, (side // 8, side), (side - side // 8, side), marks, max(1, side // 30))
    return picture


def _die(rng: np.random.Generator, _deck: Deck) -> Image:
    side = int(rng.integers(30, 80))
    body, marks = _bright_or_dark(rng)
    picture = np.empty((side, side, 3), np.uint8)
    picture[:] = body
    _pips(
        picture, int(rng.integers(1, 7)), (0, 0, side), marks, max(2, round(side * rng.uniform(0.08, 0.12)))
    )
    return picture


def _label(rng: np.random.Generator, deck: Deck) -> Image:
    """Words and numbers on paper, packaging or a screen."""
    body, marks = _bright_or_dark(rng)
    picture = np.empty((int(rng.integers(60, 320)), int(rng.integers(100, 320)), 3), np.uint8)
    picture[:] = body
    faces = rank_faces()
    for _ in range(int(rng.integers(1, 9))):
        face = faces[int(rng.integers(len(faces)))] if rng.random() < 0.7 else deck.face
        text = str(rng.choice(_WORDS))
        mask = text_mask(face, text)
        high = int(rng.integers(8, 64))
        size = (max(2, round(mask.shape[1] / mask.shape[0] * high)), high)
        ink = cv2.resize(mask, size, interpolation=cv2.INTER_AREA)
        x, y = int(rng.integers(picture.shape[1])), int(rng.integers(picture.shape[0]))
        window = picture[y : y + high, x : x + size[0]]
        cover = ink[: window.shape[0], : window.shape[1], None] > 100
        window[:] = np.where(cover, np.array(marks, np.uint8), window)
    return picture


def _chip(rng: np.random.Generator, _deck: Deck) -> Image:
    side = int(rng.integers(50, 130))
    body, marks = _bright_or_dark(rng)
    picture = np.empty((side, side, 3), np.uint8)
    picture[:] = body
    centre = (side // 2, side // 2)
    for radius in sorted(rng.integers(4, side // 2, int(rng.integers(1, 4))), reverse=True):
        cv2.circle(picture, centre, int(radius), marks, int(rng.choice((-1, 2, 4))), cv2.LINE_AA)
    for angle in np.arange(0, 2 * np.pi, np.pi / 4):
        end = (round(centre[0] + side * np.cos(angle)), round(centre[1] + side * np.sin(angle)))
        start = (
            round(centre[0] + 0.36 * side * np.cos(angle)),
            round(centre[1] + 0.36 * side * np.sin(angle)),
        )
        cv2.line(picture, start, end, marks, max(2, side // 12))
    return picture


def _back(rng: np.random.Generator, deck: Deck) -> Image:
    """A card's back: a pattern in a pale or full frame."""
    picture = np.empty((deck.height, CARD_WIDTH, 3), np.uint8)
    picture[:] = deck.paper
    inset = int(rng.integers(0, 22))
    inner = picture[inset : deck.height - inset, inset : CARD_WIDTH - inset]
    inner[:] = rng.integers(0, 200, 3).astype(np.uint8)
    marks = tuple(int(v) for v in rng.integers(60, 256, 3))
    step = int(rng.integers(8, 30))
    kind = rng.random()
    for offset in range(-deck.height, deck.height + CARD_WIDTH, step):
        if kind < 0.6:
            cv2.line(
                inner, (offset, 0), (offset + deck.height, deck.height), marks, 1 + step // 10, cv2.LINE_AA
            )
            cv2.line(
                inner, (offset, deck.height), (offset + deck.height, 0), marks, 1 + step // 10, cv2.LINE_AA
            )
        else:
            cv2.circle(
                inner, (CARD_WIDTH // 2 - inset, deck.height // 2 - inset), abs(offset), marks, 1 + step // 10
            )
    return picture


def _other_game(rng: np.random.Generator, deck: Deck) -> Image:
    """A card of another game: bright colour, a tilted oval, a big number, the number in the corners."""
    picture = np.empty((deck.height, CARD_WIDTH, 3), np.uint8)
    picture[:] = (245, 245, 245)
    bright = rng.integers(0, 256, 3)
    bright[int(rng.integers(3))] = 230
    colour = tuple(int(v) for v in bright)
    cv2.rectangle(
        picture, (12, 12), (CARD_WIDTH - 12, deck.height - 12), colour, -1 if rng.random() < 0.7 else 4
    )
    centre = (CARD_WIDTH // 2, deck.height // 2)
    if rng.random() < 0.7:
        cv2.ellipse(picture, centre, (130, 75), -60, 0, 360, (245, 245, 245), -1 if rng.random() < 0.6 else 5)
    text = text_mask(
        deck.face, str(int(rng.integers(0, 14))) if rng.random() < 0.8 else str(rng.choice(("+2", "+4", "X")))
    )
    for high, spots in (
        (120, (centre,)),
        (int(rng.integers(26, 52)), ((34, 44), (CARD_WIDTH - 34, deck.height - 44))),
    ):
        size = (max(2, round(text.shape[1] / text.shape[0] * high)), high)
        ink = cv2.resize(text, size, interpolation=cv2.INTER_AREA)
        shade = np.array((250, 250, 250) if rng.random() < 0.5 else (20, 20, 20), np.uint8)
        for number, (x, y) in enumerate(spots):
            stamped = ink[::-1, ::-1] if number else ink
            left, top = max(0, x - size[0] // 2), max(0, y - high // 2)
            window = picture[top : top + high, left : left + size[0]]
            cover = stamped[: window.shape[0], : window.shape[1], None] > 100
            window[:] = np.where(cover, shade, window)
    return picture


def _board(rng: np.random.Generator, deck: Deck) -> Image:
    """A part of a game board: fields in a grid with numbers, discs and letters."""
    cells = int(rng.integers(3, 7))
    step = int(rng.integers(36, 80))
    picture = np.empty((cells * step, cells * step, 3), np.uint8)
    for row in range(cells):
        for column in range(cells):
            cell = picture[row * step : (row + 1) * step, column * step : (column + 1) * step]
            cell[:] = rng.integers(90, 256, 3).astype(np.uint8)
            cv2.rectangle(cell, (0, 0), (step - 1, step - 1), (30, 30, 30), 1)
            if rng.random() < 0.4:
                cv2.circle(
                    cell,
                    (step // 2, step // 2),
                    step // 4,
                    tuple(int(v) for v in rng.integers(0, 255, 3)),
                    -1,
                )
            elif rng.random() < 0.5:
                ink = cv2.resize(text_mask(deck.face, str(int(rng.integers(0, 40)))), (step // 2, step // 2))
                cell[4 : 4 + step // 2, 4 : 4 + step // 2][ink > 120] = 20
    return picture


def _loose_signs(rng: np.random.Generator, deck: Deck) -> Image:
    """Suit signs alone, in rows, as on a table cloth or a box of cards."""
    body, marks = _bright_or_dark(rng)
    picture = np.empty((int(rng.integers(60, 200)), int(rng.integers(60, 240)), 3), np.uint8)
    picture[:] = body
    high = int(rng.integers(14, 50))
    for y in range(6, picture.shape[0] - high, round(high * 1.5)):
        for x in range(6, picture.shape[1] - high, round(high * 1.5)):
            ink = cv2.resize(deck.suit_masks[str(rng.choice(("C", "D", "H", "S")))], (high, high))
            picture[y : y + high, x : x + high][ink > 120] = marks
    return picture
