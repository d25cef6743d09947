"""``companion look``: what is seen in pictures."""

from __future__ import annotations

import argparse
import json
import math
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import cv2

from companion.commands.annotated import Annotated
from companion.commands.options import Commands, add_command, add_pictures, place, whole_number
from companion.commands.refusals import print_lines, refuse, sentence_of
from companion.decks.eyes import still_eye
from companion.machine.folders import folders
from companion.records.notation import card as card_in_signs
from companion.texts import Texts, texts
from companion.texts.errors import CompanionError
from hardware.cameras.files import watchable_picture
from hardware.errors import CameraError
from vision.errors import VisionError
from vision.eye import Eye
from vision.sightings import CardSighting, Image, Points, Sightings, UnknownSighting, UpDownSighting

MOST_THREADS = 256

EDGES = ("top", "right", "bottom", "left")
"""Edges of a picture, clockwise."""


def register(commands: Commands, words: Texts) -> None:
    """Add the command's parser, which explains itself in those words."""
    parser = add_command(commands, words, "look")
    add_pictures(parser, words)
    parser.add_argument(
        "--deck", action="append", metavar=words.say("meta-name"), help=words.say("help-look-deck")
    )
    parser.add_argument(
        "--annotate",
        type=place(words),
        metavar=words.say("meta-folder"),
        help=words.say("help-look-annotate"),
    )
    parser.add_argument(
        "--threads",
        type=whole_number(words, 1, MOST_THREADS),
        default=1,
        metavar="N",
        help=words.say("help-default", value="1"),
    )


def run(options: argparse.Namespace, eye_for: Callable[[list[str], Path], Eye] = still_eye) -> int:
    """Look at every picture; 1 when one could not be read, 2 when nothing can be looked at.

    Args:
        options: of the command line.
        eye_for: gives the eye that knows some decks, those in a folder among them.
    """
    cv2.setNumThreads(options.threads)
    try:
        eye = eye_for(list(dict.fromkeys(options.deck or ["poker"])), folders(options.data).decks)
        annotated = None
        if options.annotate is not None:
            annotated = Annotated(options.annotate, options.pictures)
        readable = [_look(number, eye, annotated, options) for number in range(len(options.pictures))]
    except (CompanionError, VisionError) as error:
        refuse(error, options.lang)
        return 2
    return 0 if all(readable) else 1


def _look(number: int, eye: Eye, annotated: Annotated | None, options: argparse.Namespace) -> bool:
    """Look at the picture of that number and print what was seen; whether it could be read."""
    path = options.pictures[number]
    try:
        image = watchable_picture(path)
        begun = time.perf_counter()
        seen = eye.see(image)
        milliseconds = (time.perf_counter() - begun) * 1000
    except (CameraError, VisionError) as error:
        if options.json:
            print(json.dumps({"picture": str(path), "error": sentence_of(error, options.lang)}), flush=True)
        else:
            refuse(error, options.lang)
        return False
    if options.json:
        print(json.dumps(as_line(path, image, seen, milliseconds)), flush=True)
    else:
        print_lines(f"{path}: {in_words(seen, texts(options.lang))} ({milliseconds:.0f} ms)")
    if annotated is not None:
        annotated.write(number, image, seen)
    return True


def as_line(path: Path, image: Image, seen: Sightings, milliseconds: float) -> dict[str, Any]:
    """What was seen as a line of JSON; only what the companion would act on is in ``cards``."""
    unsure = [_corners(thing.outline) for thing in _unsure(seen)]
    return {
        "picture": str(path),
        "size": [image.shape[1], image.shape[0]],
        "cards": [
            {
                "card": card.code,
                "deck": card.deck,
                "confidence": round(card.confidence, 4),
                "outline": _corners(card.outline),
                "partial": card.partial,
            }
            for card in _sure(seen)
        ],
        "unknown": [{"outline": outline} for outline in unsure],
        "dice": [
            {"value": die.value, "confidence": round(die.confidence, 4), "outline": _corners(die.outline)}
            for die in seen.dice
        ],
        "updown": None if seen.updown is None else _updown(seen.updown),
        "milliseconds": round(milliseconds, 1),
    }


def in_words(seen: Sightings, words: Texts) -> str:
    """What was seen, for people: cards, dice, the UP&DOWN card, and how much is unsure."""
    parts = [card_in_signs(card.code, words) for card in _sure(seen) if card.code]
    parts += [f"[{die.value}]" for die in seen.dice]
    if seen.updown is not None:
        parts.append(f"{seen.updown.face.value} {''.join(seen.updown.suits)}")
    unsure = len(_unsure(seen))
    parts += [f"{unsure}×?"] if unsure else []
    return " ".join(parts) or "–"


def _sure(seen: Sightings) -> list[CardSighting]:
    return [card for card in seen.cards if card.code is not None]


def _unsure(seen: Sightings) -> list[CardSighting | UnknownSighting]:
    return [*(card for card in seen.cards if card.code is None), *seen.unknown]


def _updown(card: UpDownSighting) -> dict[str, Any]:
    # The edge of suits[0] points along `up`; a quarter turn clockwise further on is the next suit.
    x, y = card.up
    first = round(math.degrees(math.atan2(x, -y)) / 90) % 4
    suits = {EDGES[(first + step) % 4]: suit for step, suit in enumerate(card.suits)}
    return {"face": card.face.value, "suits": suits, "confidence": round(card.confidence, 4)}


def _corners(outline: Points | None) -> list[list[float]] | None:
    return None if outline is None else [[round(float(x), 1), round(float(y), 1)] for x, y in outline]
