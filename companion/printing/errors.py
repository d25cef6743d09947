"""What can go wrong when sheets are made."""


class PrintError(OSError):
    """The PDF cannot be written; the text says where and why."""
