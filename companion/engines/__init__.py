"""The four rules engines: position and event in, ruling out. Standard library only; no input, no output.

>>> from companion.engines import Header, read_event, start
>>> game = start(Header("up-and-down", ("Kim", "Leah")))
>>> event = read_event({"event": "reveal", "cards": {"Kim": "9H", "Leah": "5C"}}, game.rules, game.header)
>>> game.apply(event).clause
'UAD-16'
"""

from companion.engines.effects import Effect, EffectKind, write_effects
from companion.engines.errors import EngineError, HeaderError, IllegalEventError, InvalidEventError
from companion.engines.game import Ask, GameInProgress, Plays, Position, Rules, Undo
from companion.engines.header import GAMES, Header, read_header, write_header
from companion.engines.laid_out import LaidOut, Portion, Where
from companion.engines.record import read_event, write_event
from companion.engines.registry import AnyEvent, AnyPosition, Told, laid_out_for, misfit, rules_of, start
from companion.engines.ruling import Reason, Ruling, Verdict

__all__ = [
    "GAMES",
    "AnyEvent",
    "AnyPosition",
    "Ask",
    "Effect",
    "EffectKind",
    "EngineError",
    "GameInProgress",
    "Header",
    "HeaderError",
    "IllegalEventError",
    "InvalidEventError",
    "LaidOut",
    "Plays",
    "Portion",
    "Position",
    "Reason",
    "Rules",
    "Ruling",
    "Told",
    "Undo",
    "Verdict",
    "Where",
    "laid_out_for",
    "misfit",
    "read_event",
    "read_header",
    "rules_of",
    "start",
    "write_effects",
    "write_event",
    "write_header",
]
