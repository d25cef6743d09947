"""Whether a message is written in a language; who asks the texts is given the English one in its place."""

from __future__ import annotations

from companion.texts import texts


def is_written(message: str, language: str, attribute: str | None = None) -> bool:
    """Whether that very language, English aside, has the message or its attribute."""
    return texts(language).has(message, attribute)
