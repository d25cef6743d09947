"""The rules of a game as text: what it is like, how it goes, all clauses by chapters, examples in words."""

from __future__ import annotations

from collections.abc import Iterator

from companion.engines import MissingTextError, Reason, limits_of, rules_of
from companion.engines.ruling import Fact
from companion.records.notation import notation
from companion.rulebook.examples import Example, chapters_of, examples_of, rulebook_of
from companion.texts import Texts

ALLOWED, FORBIDDEN, SEEN = "✓", "✗", "▪"
"""What stands before an example: that it is allowed, that it is not, that there is something to look at."""


def about(game: str, texts: Texts) -> str:
    """What a game is like, in a line; nothing where its texts do not say so."""
    return _told(f"about-{game}", texts)


def needed(game: str, texts: Texts) -> str:
    """What a game is played with; nothing where its texts do not say so."""
    return _told(f"about-needs-{game}", texts)


def in_short(game: str, texts: Texts) -> tuple[str, ...]:
    """How a game goes, in a few paragraphs; none where its texts do not say so."""
    return tuple(_told(f"gist-{game}", texts).splitlines())


def how_many(game: str, texts: Texts) -> str:
    """For how many people a game is, and how long it takes where that is known: “3 to 4 people · 10 min”."""
    fewest, most = limits_of(game)
    told = [texts.say("games-players", fewest=fewest, span=most - fewest, most=most)]
    book = rulebook_of(game)
    if book is not None:
        told.append(_told(f"about-time-{game}", texts, minutes=book.minutes))
    return " · ".join(filter(None, told))


def _told(message: str, texts: Texts, **facts: Fact) -> str:
    """A message that a game's texts may lack."""
    try:
        return texts.say(message, **facts)
    except MissingTextError:
        return ""


def sign_of(example: Example) -> str:
    """The sign that stands before an example."""
    if example.ruling is None:
        return SEEN
    return ALLOWED if example.ruling.legal else FORBIDDEN


def sentence_of(example: Example, texts: Texts) -> str:
    """What the rules say of an example; nothing where nothing was done."""
    return "" if example.ruling is None else texts.reason(example.ruling.reason)


def in_words(example: Example, texts: Texts) -> str:
    """An example without its picture, in a line."""
    if example.line is None or example.ruling is None:
        return " · ".join(texts.reason(group.label) for group in example.groups)
    return f"{notation(example.line, texts)} – {sentence_of(example, texts)}"


def as_text(game: str, texts: Texts) -> Iterator[str]:
    """All of a game's rules, line by line."""
    yield texts.say("rules-of-game", game=texts.reason(Reason(f"game-{game}")))
    needs = needed(game, texts)
    lines = (
        about(game, texts),
        how_many(game, texts),
        texts.say("rules-needs", needs=needs) if needs else "",
    )
    yield from filter(None, lines)
    gist = in_short(game, texts)
    if gist:
        yield from ("", texts.say("rules-in-short"), *gist)
    longest = max(map(len, rules_of(game).clauses))
    for chapter in chapters_of(game):
        yield from ("", texts.say(f"chapter-{chapter.name}"))
        for clause in chapter.clauses:
            yield f"{clause:<{longest}}  {texts.clause(clause)}"
            for example in examples_of(game, clause):
                yield f"{'':<{longest}}  {sign_of(example)} {in_words(example, texts)}"
