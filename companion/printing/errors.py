"""What can go wrong when sheets are made."""


class PrintError(OSError):
    """The sheets cannot be made or written; the text says what, where and why."""
