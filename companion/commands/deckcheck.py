"""``companion deckcheck``: which cards of a pack are missing or there twice, from pictures of all of it."""

from __future__ import annotations

import argparse
import json

from companion.commands.options import Commands, add_command, add_pictures, add_players
from companion.commands.refusals import print_lines, refuse
from companion.decks.check import Counted, DeckCheck, pack_of
from companion.decks.check_words import counted_in_words
from companion.decks.drawn.decks import deck_of
from companion.decks.eyes import still_eye
from companion.engines import Header, Pack, game_names, misfit, rules_of
from companion.machine.folders import folders
from companion.texts import Texts, texts
from companion.texts.errors import CompanionError, UnfitDeckError
from hardware.cameras.files import watchable_picture
from hardware.errors import CameraError
from vision.errors import VisionError


def register(commands: Commands, words: Texts) -> None:
    """Add the command's parser, which explains itself in those words."""
    parser = add_command(commands, words, "deckcheck")
    parser.add_argument(
        "game", choices=game_names(), metavar=words.say("meta-game"), help=", ".join(game_names())
    )
    add_pictures(parser, words)
    add_players(parser, words, "help-deckcheck-players")
    parser.add_argument("--deck", metavar=words.say("meta-name"), help=words.say("help-deckcheck-deck"))


def run(options: argparse.Namespace) -> int:
    """Count the pack; 1 when it is not complete or a picture is not read, 2 when nothing can be counted."""
    words = texts(options.lang)
    try:
        check = DeckCheck(_pack(options.game, options.players))
        usual = deck_of(options.game)
        eye = still_eye([options.deck or usual], folders(options.data).decks)
    except (CompanionError, VisionError) as error:
        refuse(error, options.lang)
        return 2
    unread = 0
    for path in options.pictures:
        try:
            seen = eye.see(watchable_picture(path))
        except (CameraError, VisionError) as error:
            refuse(error, options.lang)
            unread += 1
            continue
        check.see([card.code for card in seen.cards])
        check.next()
    counted = check.counted
    if options.json:
        print(json.dumps({"deckcheck": {"game": options.game, **_as_json(counted)}}))
    else:
        print_lines(*counted_in_words(counted, words))
    return 0 if counted.complete and not unread else 1


def _pack(game: str, players: int | None) -> Pack:
    """The pack for that many players, None for as few as may play; raises `UnfitDeckError` for others.

    Only Up has a pack that depends on how many play.
    """
    wanted = rules_of(game).players[0] if players is None else players
    refused = misfit(game, wanted)
    if refused is not None:
        raise UnfitDeckError(refused)
    return pack_of(Header(game, tuple(f"P{player}" for player in range(wanted))))


def _as_json(counted: Counted) -> dict[str, object]:
    return {
        "complete": counted.complete,
        "seen": counted.seen,
        "size": counted.size,
        "missing": dict(counted.missing),
        "lacking": counted.lacking,
        "double": dict(counted.double),
        "strange": dict(counted.strange),
    }
