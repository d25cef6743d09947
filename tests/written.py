"""Whether a message is written in a language; who asks the texts is given the English one in its place."""

from __future__ import annotations

from companion.texts import texts


def is_written(message: str, language: str, attribute: str | None = None) -> bool:
    """Whether that very language, English aside, has the message or its attribute."""
    bundle = texts(language)._bundle
    if not bundle.has_message(message):
        return False
    found = bundle.get_message(message)
    return bool(found.value) if attribute is None else attribute in found.attributes
