"""What can go wrong with the screen."""


class ScreenError(RuntimeError):
    """No window can be opened; the text says why and what to do."""
