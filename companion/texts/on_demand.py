"""Messages of Fluent files, each read when it is first wanted.

To read all of a language's 1800 takes 0.45 s of a PC's processor, and a page says a few dozen of them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message
from fluent.syntax.ast import Junk, Resource

from companion.engines import BrokenGameError

_ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*)[ ]*=", re.MULTILINE | re.ASCII)
"""Where a message or term begins: only there does a line begin with a name and an equals sign."""

_COMMENT: Final = re.compile(r"^#.*(?:\n|\Z)", re.MULTILINE)

_REFERENCE: Final = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)", re.ASCII)
"""What may be the name of another message or term; functions and what is no name are known to nobody."""


def read(text: str, file: object) -> Resource:
    """The messages of a text as Fluent writes them.

    Args:
        text: the text.
        file: where it stands.

    Raises:
        BrokenGameError: one is not written as Fluent wants it.
    """
    resource: Resource = FluentResource(text)
    wrong = next((entry for entry in resource.body if isinstance(entry, Junk)), None)
    if wrong is not None:
        about = wrong.annotations[0].message if wrong.annotations else "no message"
        lines = (wrong.content or "").split("\n")
        raise BrokenGameError(f"Texts cannot be read, {file}, at “{lines[0]}”: {about}.")
    return resource


def entries(text: str) -> Iterator[tuple[str, str]]:
    """The messages and terms of a text, unread: the name of each, a term's with its dash, and all of it."""
    plain = _COMMENT.sub("", text)
    found = list(_ENTRY.finditer(plain))
    ends = [*(one.start() for one in found[1:]), len(plain)]
    return ((one[1], plain[one.start() : end]) for one, end in zip(found, ends, strict=True))


class MessagesOnDemand(FluentBundle):
    """A bundle of messages, some of which are read when they are first wanted.

    Args:
        language: of the messages.
    """

    def __init__(self, language: str) -> None:
        super().__init__([language], use_isolating=False)
        self._unread: dict[str, tuple[str, object]] = {}

    def add_unread(self, text: str, file: object) -> None:
        """Take the messages of a file, to be read later.

        Raises:
            BrokenGameError: one is there already.
        """
        for name, said in entries(text):
            if name in self._unread or self.has_message(name):
                raise BrokenGameError(f'The message "{name}" in {file} is there already; call it otherwise.')
            self._unread[name] = said, file

    def has_message(self, message_id: str) -> bool:
        """Whether there is a message of that name, read or not."""
        return message_id in self._unread or super().has_message(message_id)

    def get_message(self, message_id: str) -> Message:
        """The message of that name.

        Raises:
            BrokenGameError: it, or one that it is made of, is not written as Fluent wants it.
            LookupError: there is none.
        """
        self._read(message_id)
        return super().get_message(message_id)

    def _read(self, name: str) -> None:
        """Read a message or term, and those that it is made of."""
        unread = self._unread.get(name)
        if unread is None:
            return
        self.add_resource(read(*unread))
        self._unread.pop(name, None)  # only now: another thread may ask for it meanwhile
        for other in _REFERENCE.findall(unread[0]):
            self._read(other)
