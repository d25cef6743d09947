"""Statistics that a table enjoys: pure functions over a game as it was played."""

from companion.evening.statistics.common import game_statistics
from companion.evening.statistics.figures import Overall, PerPlayer, Statistics

__all__ = ["Overall", "PerPlayer", "Statistics", "game_statistics"]
