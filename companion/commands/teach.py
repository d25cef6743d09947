"""``companion teach``: learn a deck from pictures of its cards."""

from __future__ import annotations

import argparse
import json
import re
import sys
from pathlib import Path

import cv2

from companion.commands.options import common_options
from companion.decks import deck_path, game_codes
from companion.folders import folders
from companion.texts import Texts, texts
from hardware.cameras.files import read_picture
from hardware.errors import CameraError
from vision.decks.deckfile import write_deck
from vision.decks.enrol import Enroller
from vision.decks.teaching import Learned, Lesson, learned
from vision.errors import DeckError, VisionError
from vision.sightings import Points

EXAMPLE = "example: companion teach uno --from photos/"

PICTURES = (".jpg", ".jpeg", ".png")

_NAME = re.compile(r"[a-z0-9][a-z0-9_-]{0,39}", re.IGNORECASE)
_AGAIN = re.compile(r"\.\d+$")


def register(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command's parser."""
    parser = commands.add_parser(
        "teach", help="learn a deck from pictures", parents=[common_options()], epilog=EXAMPLE
    )
    parser.add_argument("name", type=_name, metavar="NAME", help="what the deck is to be called")
    parser.add_argument(
        "--from",
        dest="folder",
        type=Path,
        required=True,
        metavar="DIR",
        help="pictures of one card each: CODE.jpg, more of one card CODE.2.jpg",
    )
    parser.add_argument(
        "--game", choices=sorted(game_codes()), help="the game whose codes the cards have (default: any code)"
    )


def run(options: argparse.Namespace) -> int:
    """Learn the deck; 1 when some pictures could not be used, 2 when none could or codes are wrong."""
    cv2.setNumThreads(1)
    words = texts(options.lang)
    try:
        paths = _pictures(options.folder)
        _check_codes(paths, options.game)
        lessons, places, refused = _lessons(paths)
        if not lessons:
            raise DeckError(f"No card is seen in any of the {len(paths)} pictures in {options.folder}.")
        deck = learned(options.name, lessons, places)
        path = deck_path(options.name, folders(options.data).decks)
        path.parent.mkdir(parents=True, exist_ok=True)
        write_deck(deck.deck, path)
    except VisionError as error:
        print(error, file=sys.stderr)
        return 2
    for sentence in refused:
        print(sentence, file=sys.stderr)
    print(json.dumps(_line(deck, path, refused)) if options.json else _report(deck, path, words))
    return 1 if refused else 0


def _pictures(folder: Path) -> list[Path]:
    found = sorted(path for path in folder.glob("*") if path.suffix.lower() in PICTURES)
    if not found:
        raise DeckError(f"{folder} holds no pictures: put a CODE.jpg there for each card.")
    return found


def _code(path: Path) -> str:
    """``red-7`` for ``red-7.jpg`` and for ``red-7.2.jpg``."""
    return _AGAIN.sub("", path.stem)


def _check_codes(paths: list[Path], game: str | None) -> None:
    """Refuse what is no card of the game.

    Raises:
        DeckError: a file has another name than a card of the game.
    """
    if game is None:
        return
    for path in paths:
        if _code(path) not in game_codes()[game]:
            raise DeckError(f"{path.name} is no card of {game}: name each picture after its card's code.")


def _lessons(paths: list[Path]) -> tuple[list[Lesson], list[list[Points]], list[str]]:
    """The pictures in which a card is seen, where it may lie in each, and a sentence for each other one."""
    enroller = Enroller()
    lessons, places, refused = [], [], []
    for path in paths:
        try:
            image = read_picture(path)
            places.append(enroller.outlines(image))
            lessons.append(Lesson(_code(path), image))
        except (CameraError, DeckError) as error:
            refused.append(f"{path.name}: {error}")
    return lessons, places, refused


def _line(deck: Learned, path: Path, refused: list[str]) -> dict[str, object]:
    return {
        "deck": deck.deck.name,
        "cards": len(set(deck.deck.codes)),
        "file": str(path),
        "alike": [[pair.one, pair.other] for pair in deck.twins],
        "refused": refused,
    }


def _report(deck: Learned, path: Path, words: Texts) -> str:
    """What was learned, and which cards look too much alike."""
    lines = [words.say("teach-learned", deck=deck.deck.name, cards=len(set(deck.deck.codes)), file=str(path))]
    lines += [words.say("teach-alike", one=pair.one, other=pair.other) for pair in deck.twins]
    return "\n".join(lines)


def _name(text: str) -> str:
    if _NAME.fullmatch(text) is None:
        raise argparse.ArgumentTypeError(f"{text} is no name for a deck; use letters, digits and hyphens")
    return text
