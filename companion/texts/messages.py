"""Messages out of Fluent files: the companion's own, and those that games bring.

What is wrong with the texts of one game takes nothing from the others: none of its messages are taken then.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message, Resource

from companion.engines import BrokenGameError, game_called, game_names
from companion.engines.installed import leave_out
from companion.texts.on_demand import MessagesOnDemand, read

OURS: Final = "companion.games"
"""The package of the games that come with the companion."""


@dataclass(frozen=True, slots=True)
class Messages:
    """All messages of a language.

    Attributes:
        bundle: says them.
        broken: by the game's name, a sentence for each game whose texts cannot be taken.
    """

    bundle: FluentBundle
    broken: dict[str, str]


@cache
def messages_in(language: str) -> Messages:
    """All messages of a language, read once."""
    bundle, broken = MessagesOnDemand(language), dict[str, str]()
    for file in _sorted(files("assets") / "texts" / language):
        bundle.add_unread(file.read_text(encoding="utf-8"), file)
    for game in game_names():
        try:
            if _is_ours(game):
                for file in _files_of(game, language):
                    bundle.add_unread(file.read_text(encoding="utf-8"), file)
                continue
            for resource in _resources_of(game, language, bundle):
                bundle.add_resource(resource)
        except Exception as error:  # it is somebody else's package, and may be wrong in any way
            broken[game] = str(error)
    return Messages(bundle, broken)


def leave_out_broken(language: str) -> tuple[str, ...]:
    """Leave the games out whose texts in that language cannot be taken: a sentence for each."""
    broken = messages_in(language).broken
    for game in broken:
        leave_out(game)
    return tuple(f'The game "{game}" is left out. {why}' for game, why in broken.items())


@cache
def names_of_games() -> FluentBundle:
    """What a game is called whose texts do not say so, as one that is still being written: as in a header."""
    bundle = FluentBundle(["en"], use_isolating=False)
    for game in game_names():
        bundle.add_resource(FluentResource(f"game-{game} = {game}"))
    return bundle


def messages_of(game: str, language: str) -> frozenset[str]:
    """The ids of a game's own messages in a language, those of attributes as ``CE-3.no``.

    Raises:
        BrokenGameError: they cannot be read.
    """
    return _ids(_resources_of(game, language, None))


def own_messages(language: str) -> frozenset[str]:
    """Those of the companion itself, without what games bring."""
    return _ids(_resource(file, None, ()) for file in _sorted(files("assets") / "texts" / language))


def _ids(resources: Iterable[Resource]) -> frozenset[str]:
    found = [message for resource in resources for message in _messages(resource)]
    attributes = (f"{message.id.name}.{one.id.name}" for message in found for one in message.attributes)
    return frozenset((*(message.id.name for message in found), *attributes))


def _resources_of(game: str, language: str, bundle: FluentBundle | None) -> list[Resource]:
    """A game's texts in a language: all of them or none.

    Raises:
        BrokenGameError: one is not written as Fluent wants it, or a message is there already.
    """
    resources: list[Resource] = []
    ids: set[str] = set()
    for file in _files_of(game, language):
        resources.append(_resource(file, bundle, ids))
        ids.update(message.id.name for message in _messages(resources[-1]))
    return resources


def _is_ours(game: str) -> bool:
    """Whether a game comes with the companion: its texts are known to be right, so need not be read yet."""
    return (game_called(game).texts or "").startswith(f"{OURS}.")


def _files_of(game: str, language: str) -> list[Traversable]:
    """The files of a game's texts; none where it brings none, or none in that language."""
    package = game_called(game).texts
    return [] if package is None else _sorted(files(package) / "texts" / language)


def _resource(file: Traversable, bundle: FluentBundle | None, taken: Collection[str]) -> Resource:
    """The messages of a file.

    Args:
        file: as Fluent writes them.
        bundle: has messages already, none where they do not matter.
        taken: ids of others.

    Raises:
        BrokenGameError: one is not written as Fluent wants it, or is there already.
    """
    resource = read(file.read_text(encoding="utf-8"), file)
    ids = [message.id.name for message in _messages(resource)]
    known = (*taken, *(one for one in ids if bundle is not None and bundle.has_message(one)))
    twice = next((one for number, one in enumerate(ids) if one in known or one in ids[:number]), None)
    if twice is not None:
        raise BrokenGameError(f'The message "{twice}" in {file} is there already; call it otherwise.')
    return resource


def _messages(resource: Resource) -> Iterator[Message]:
    return (entry for entry in resource.body if isinstance(entry, Message))


def _sorted(folder: Traversable) -> list[Traversable]:
    """The texts in a folder by name; nothing where a game has none in a language."""
    found = folder.iterdir() if folder.is_dir() else ()
    return sorted((file for file in found if file.name.endswith(".ftl")), key=lambda file: file.name)
