"""What the rules of all games are made of, and which games there are: position and event in, ruling out.

Standard library only; no input, no output.

>>> from companion.engines import Header, read_event, start
>>> game = start(Header("up-and-down", ("Kim", "Leah")))
>>> event = read_event({"event": "reveal", "cards": {"Kim": "9H", "Leah": "5C"}}, game.rules, game.header)
>>> game.apply(event).clause
'UAD-16'
"""

from companion.engines.effects import Effect, EffectKind, write_effects
from companion.engines.errors import (
    BrokenGameError,
    EngineError,
    HeaderError,
    IllegalEventError,
    InvalidEventError,
    MissingTextError,
)
from companion.engines.game import Ask, GameInProgress, Plays, Position, Rules, Standings, Undo
from companion.engines.games import Game, game_called
from companion.engines.header import Header, read_header, write_header
from companion.engines.installed import game_names
from companion.engines.laid_out import LaidOut, Portion, Where
from companion.engines.options import Option
from companion.engines.pack import Pack
from companion.engines.record import read_event, write_event
from companion.engines.references import Reference
from companion.engines.registry import (
    AnyEvent,
    AnyPosition,
    Told,
    laid_out_for,
    limits_of,
    misfit,
    rules_of,
    start,
)
from companion.engines.ruling import Reason, Ruling, Verdict

__all__ = [
    "AnyEvent",
    "AnyPosition",
    "Ask",
    "BrokenGameError",
    "Effect",
    "EffectKind",
    "EngineError",
    "Game",
    "GameInProgress",
    "Header",
    "HeaderError",
    "IllegalEventError",
    "InvalidEventError",
    "LaidOut",
    "MissingTextError",
    "Option",
    "Pack",
    "Plays",
    "Portion",
    "Position",
    "Reason",
    "Reference",
    "Rules",
    "Ruling",
    "Standings",
    "Told",
    "Undo",
    "Verdict",
    "Where",
    "game_called",
    "game_names",
    "laid_out_for",
    "limits_of",
    "misfit",
    "read_event",
    "read_header",
    "rules_of",
    "start",
    "write_effects",
    "write_event",
    "write_header",
]
