"""``companion teach``: learn a deck from pictures of its cards, or from its cards before the camera."""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from itertools import count
from pathlib import Path

from assets.bounds.files import content
from assets.bounds.limits import DECK_FACES, DECK_FILE
from companion.commands import taught
from companion.commands.options import Commands, add_command, camera_named, place, seed, whole_number
from companion.commands.refusals import print_lines, refuse, sentence_of
from companion.decks.chosen import deck_path, game_codes
from companion.decks.teaching.codes import MOST
from companion.decks.teaching.learning import learn
from companion.decks.teaching.picture_files import codes_of, pictures_in
from companion.decks.teaching.shown_cards import Shown, shown_cards
from companion.decks.updown_names import UPDOWN, USUAL_RING
from companion.engines import Reason
from companion.evening.export import numbered
from companion.machine.folders import folders
from companion.machine.settings import read_settings
from companion.machine.whole_files import write_whole
from companion.texts import Texts, texts
from companion.texts.errors import CompanionError, UnfitDeckError, reason_of, reason_of_error
from hardware.cameras.files import read_picture
from hardware.errors import CameraError, HardwareError
from vision.decks.deckfile import write_deck
from vision.decks.enrol import Enroller
from vision.errors import DeckError, VisionError, VisionFlaw
from vision.updown.suits import Suits, ring_of

MOST_PICTURES = 20
"""Pictures of one card; a few teach as much."""

_NAME = re.compile(r"[a-z0-9][a-z0-9_-]{0,39}", re.IGNORECASE)


def register(commands: Commands, words: Texts) -> None:
    """Add the command's parser, which explains itself in those words."""
    parser = add_command(commands, words, "teach", as_written=True)
    parser.add_argument(
        "name",
        type=partial(_name, words=words),
        metavar=words.say("meta-name"),
        help=words.say("help-teach-name"),
    )
    parser.add_argument(
        "--from",
        dest="folder",
        type=place(words),
        metavar=words.say("meta-folder"),
        help=words.say("help-teach-from"),
    )
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--game", choices=sorted(game_codes()), help=words.say("help-teach-game"))
    which.add_argument("--codes", metavar="A,B,C", help=words.say("help-teach-codes"))
    which.add_argument(
        "--cards", type=whole_number(words, 1, MOST), metavar="N", help=words.say("help-teach-cards")
    )
    parser.add_argument(
        "--faces",
        type=place(words),
        metavar=words.say("meta-file"),
        help=words.say("help-teach-faces"),
    )
    parser.add_argument(
        "--pictures",
        type=whole_number(words, 1, MOST_PICTURES),
        metavar="N",
        help=words.say("help-teach-pictures"),
    )
    parser.add_argument(
        "--again", action="append", default=[], metavar="CODE", help=words.say("help-teach-again")
    )
    parser.add_argument(
        "--ring",
        type=partial(_ring, words=words),
        default=USUAL_RING,
        metavar=words.say("meta-suits"),
        help=words.say("help-teach-ring", usual="".join(USUAL_RING)),
    )
    parser.add_argument(
        "--camera",
        type=camera_named(words),
        metavar=words.say("meta-name"),
        help=words.say("help-teach-camera"),
    )
    parser.add_argument("--headless", action="store_true", help=words.say("help-teach-headless"))
    parser.add_argument("--seed", type=seed(words), metavar="N", help=words.say("help-teach-seed"))


def run(options: argparse.Namespace) -> int:
    """Learn the deck; 1 when pictures could not be used or cards are missing, 2 when nothing is learned."""
    try:
        places = folders(options.data)
        if options.folder is not None:
            return _from_pictures(options, places.decks)
        from companion.commands.guided import teach_live

        settings = replace(read_settings(places.settings), language=options.lang)
        return teach_live(options, places, settings)
    except (CompanionError, HardwareError, VisionError) as error:
        refuse(error, options.lang)
        return 2


def _from_pictures(options: argparse.Namespace, decks: Path) -> int:
    _check_alone(options)
    paths = _pictures(options.folder)
    game = options.name if options.name in game_codes() else options.game
    pictures = {path: codes_of(path, game) for path in paths}
    _check_codes(pictures, game)
    cards = sum(map(len, pictures.values()))
    if cards > DECK_FACES:
        raise DeckError(VisionFlaw.DECK_FULL, name=options.name, count=cards)
    seen = _seen_in(pictures, square=options.name == UPDOWN)
    for reason in seen.refused:
        refuse(reason, options.lang)
    if not seen.shown:
        raise UnfitDeckError(
            reason_of("trouble-pictures-no-card", count=len(paths), folder=str(options.folder))
        )
    lessons, places = [lesson for lesson, _ in seen.shown], [places for _, places in seen.shown]
    deck = learn(options.name, lessons, places, options.ring)
    path = deck_path(options.name, decks)
    path.parent.mkdir(parents=True, exist_ok=True)
    if path.exists():
        kept = _keep(path)
        refuse(reason_of("trouble-deck-kept", name=options.name, file=str(kept)), options.lang)
    write_deck(deck.deck, path)
    if options.faces is not None:
        taught.write_faces(deck.deck, deck.unfit, options.faces)
    if options.json:
        said = [sentence_of(reason, options.lang) for reason in seen.refused]
        print(json.dumps(taught.as_line(deck.deck, deck.twins, deck.unfit, path, said)))
    else:
        print_lines(*taught.in_words(deck.deck, deck.twins, deck.unfit, path, texts(options.lang)))
    return 1 if seen.refused or deck.unfit else 0


def _check_alone(options: argparse.Namespace) -> None:
    """Refuse what only a lesson before the camera understands; raises `UnfitDeckError`."""
    for name in ("codes", "cards", "pictures", "again", "camera"):
        if getattr(options, name):
            raise UnfitDeckError(reason_of("trouble-option-live", name=name))


def _keep(path: Path) -> Path:
    """A copy of a deck's file beside it, under a name that is free."""
    names = (numbered(path.with_name(f"{path.name}.bak"), number) for number in count(1))
    free = next(name for name in names if not name.exists())
    write_whole(free, content(path, DECK_FILE))
    return free


def _pictures(folder: Path) -> list[Path]:
    if not folder.is_dir():
        key = "trouble-pictures-file" if folder.exists() else "trouble-pictures-nowhere"
        raise UnfitDeckError(reason_of(key, folder=str(folder)))
    found = pictures_in(folder)
    if not found:
        raise UnfitDeckError(reason_of("trouble-pictures-codes", folder=str(folder)))
    return found


def _check_codes(pictures: Mapping[Path, Sequence[str]], game: str | None) -> None:
    """Refuse what is no card of the game.

    Raises:
        UnfitDeckError: a file is called after anything but a card of the game.
    """
    if game is None:
        return
    for path, codes in pictures.items():
        if not set(codes) <= set(game_codes()[game]):
            raise UnfitDeckError(reason_of("trouble-picture-code", file=path.name, game=game))


@dataclass(frozen=True, slots=True)
class _Seen:
    """What is seen in pictures of cards.

    Attributes:
        shown: the cards, each with the places where it may lie.
        refused: why a picture shows none, of each other one.
    """

    shown: list[Shown]
    refused: list[Reason]


def _seen_in(pictures: Mapping[Path, Sequence[str]], *, square: bool) -> _Seen:
    """The cards that these pictures show."""
    enroller, read = Enroller(square=square), lru_cache(maxsize=1)(read_picture)
    shown: list[Shown] = []
    refused = []
    for path, codes in pictures.items():
        try:
            shown += list(shown_cards(enroller, path, codes, read))
        except (CameraError, DeckError, UnfitDeckError) as error:
            what = reason_of_error(error)
            refused.append(reason_of("trouble-in-picture", file=path.name, what=what))
    return _Seen(shown, refused)


def _name(text: str, words: Texts) -> str:
    if _NAME.fullmatch(text) is None:
        raise argparse.ArgumentTypeError(words.say("unfit-deck-name", name=text))
    return text


def _ring(text: str, words: Texts) -> Suits:
    try:
        return ring_of(text.upper())
    except ValueError as error:
        raise argparse.ArgumentTypeError(words.say("unfit-ring", ring=text)) from error
