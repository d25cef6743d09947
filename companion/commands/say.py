"""``companion say``: a text, spoken by the voice that speaks at the table, or written as sound."""

from __future__ import annotations

import argparse
import json
import time
from contextlib import closing

from companion.commands.options import Commands, add_command, add_force, place
from companion.commands.refusals import print_lines, refuse
from companion.evening.errors import ExportError
from companion.evening.export import check_place, write_file
from companion.machine.folders import folders
from companion.texts import Texts, texts
from companion.texts.errors import reason_of
from hardware.errors import SpeechError
from hardware.sounds import RATE, Sounds
from hardware.speech.engines import Engine, engine_for, engines_here
from hardware.speech.program import LONGEST, spoken
from hardware.speech.sound import Sound

PATIENCE = 0.02
"""Seconds between two looks whether it has been said."""


def register(commands: Commands, words: Texts) -> None:
    """Add the command's parser, which explains itself in those words."""
    parser = add_command(commands, words, "say")
    parser.add_argument("text", metavar=words.say("meta-text"), help=words.say("help-say-text"))
    parser.add_argument(
        "-o",
        "--out",
        type=place(words),
        metavar=f"{words.say('meta-file')}.wav",
        help=words.say("help-say-out"),
    )
    add_force(parser, words)


def run(options: argparse.Namespace) -> int:
    """Say it; 2 and a sentence when there is no voice, nothing to be heard with, or no place for the file."""
    if not (any(map(str.isalnum, options.text)) and len(options.text) <= LONGEST):
        refuse(reason_of("trouble-voice-text", most=str(LONGEST)), options.lang)
        return 2
    engine = engine_for(options.lang, engines_here(folders(options.data).voices))
    if engine is None:
        refuse(reason_of("trouble-voice-none"), options.lang)
        return 2
    try:
        return _spoken(options, engine) if options.out is None else _written(options, engine)
    except (SpeechError, ExportError) as error:
        refuse(error, options.lang)
        return 2


def _written(options: argparse.Namespace, engine: Engine) -> int:
    """Write the sound; the exit status."""
    check_place(options.out, replace=options.force)
    sound = spoken(engine, options.text, options.lang)
    write_file(options.out, sound.wav(), replace=options.force)
    if options.json:
        _print(options, engine, sound)
    else:
        file, seconds = str(options.out), f"{sound.seconds:.1f}"
        print_lines(texts(options.lang).say("say-written", file=file, seconds=seconds, engine=engine.name))
    return 0


def _spoken(options: argparse.Namespace, engine: Engine) -> int:
    """Let the sound be heard to its end; the exit status."""
    with closing(Sounds()) as loudspeaker:
        if not loudspeaker.audible:
            refuse(reason_of("trouble-voice-unheard"), options.lang)
            return 2
        sound = spoken(engine, options.text, options.lang)
        loudspeaker.say(sound.at(RATE).samples)
        while loudspeaker.busy:
            time.sleep(PATIENCE)
    if options.json:
        _print(options, engine, sound)
    return 0


def _print(options: argparse.Namespace, engine: Engine, sound: Sound) -> None:
    told = {
        "text": options.text,
        "language": options.lang,
        "engine": engine.name,
        "licence": engine.licence,
        "seconds": round(sound.seconds, 3),
        "file": None if options.out is None else str(options.out),
    }
    print(json.dumps(told, ensure_ascii=False))
