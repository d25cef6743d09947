"""What can go wrong at the table."""


class TableError(ValueError):
    """Root of this package's errors; the text is one sentence that says what to do."""


class NotWatchedError(TableError):
    """The game cannot be refereed from the camera."""

    def __init__(self, game: str) -> None:
        super().__init__(
            f"{game} is not refereed from the camera yet; `companion referee` rules on its records."
        )
