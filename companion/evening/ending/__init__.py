"""The end of a game: by what it was won, how all came out, and what people like to look back on."""

from companion.evening.ending.game_ending import GameEnding, Moment, WonBy, ending_of
from companion.evening.ending.moments import moments_of
from companion.evening.ending.ranking import Place, ranking
from companion.evening.ending.story import Played, Story, story_of, story_of_past

__all__ = [
    "GameEnding",
    "Moment",
    "Place",
    "Played",
    "Story",
    "WonBy",
    "ending_of",
    "moments_of",
    "ranking",
    "story_of",
    "story_of_past",
]
