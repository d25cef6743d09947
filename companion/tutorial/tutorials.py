"""Which games have a guided round."""

from __future__ import annotations

from companion.engines import game_called
from companion.tutorial.steps import GameTutorial


def has_tutorial(game: str) -> bool:
    """Whether there is a guided round of a game; nothing is loaded for it."""
    return game_called(game).tutorial is not None


def tutorial_of(game: str) -> GameTutorial:
    """The guided round of a game that has one.

    Raises:
        HeaderError: there is no such game.
        BrokenGameError: the part cannot be loaded.
        LookupError: the game has none.
    """
    reference = game_called(game).tutorial
    if reference is None:
        raise LookupError(f'The game "{game}" has no guided round.')
    return reference.load(GameTutorial)
