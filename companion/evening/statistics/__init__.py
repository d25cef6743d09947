"""Statistics that a table enjoys: pure functions over a game as it was played."""

from companion.evening.statistics.common import game_statistics
from companion.evening.statistics.figures import Overall, PerPlayer, Statistics
from companion.evening.statistics.game_statistics import GameStatistics

__all__ = ["GameStatistics", "Overall", "PerPlayer", "Statistics", "game_statistics"]
