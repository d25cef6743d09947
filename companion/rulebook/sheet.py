"""The rules of a game on paper: each clause, and beside it what shows it, drawn."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image

from companion.decks.printing.paper import Document, Paper
from companion.engines import Reason
from companion.rulebook.drawn import Die, Thing
from companion.rulebook.examples import AT_ONCE, Example, chapters_of, examples_of
from companion.rulebook.layout import Laid, arranged, height_of
from companion.rulebook.pictures import picture_of
from companion.rulebook.words import about, how_many, in_short, needed, sentence_of, sign_of
from companion.texts import Texts

MARGIN: Final = 15.0
FOOT: Final = 14.0
"""Millimetres at the lower edge of a page that hold its number."""
GAP: Final = 4.0
CLAUSE: Final = 0.4
"""Part of a line's width that the clause takes; its examples stand at its right."""
TALLEST: Final = 11.5
"""Height in mm that no card is higher than."""
HIGHEST: Final = 60.0
"""Height in mm that the things of no example take."""
LABEL: Final = 6.4
"""Height in mm of what is written above things."""
DOTS: Final = 200 / 25.4
"""Pixels to the millimetre: 200 dots an inch, as these pictures are only looked at."""
TITLE, HEADING, TEXT, SMALL, NUMBER = 18.0, 13.0, 9.5, 7.0, 8.0
"""Sizes in points."""
LEAST: Final = 4.5
"""Size in points that no label is smaller than."""


def rules_sheet(game: str, texts: Texts, paper: Paper) -> Document:
    """All of a game's rules, on as many upright pages as they take."""
    sheet = _RulesSheet(game, texts, paper)
    sheet.write()
    return sheet.document


class _RulesSheet:
    """Writes the pages from top to bottom.

    Args:
        game: whose rules.
        texts: the language.
        paper: its size.

    Attributes:
        document: the pages.
    """

    def __init__(self, game: str, texts: Texts, paper: Paper) -> None:
        self.document = Document(paper, landscape=False)
        self._game, self._texts = game, texts
        self._title = texts.say("rules-of-game", game=texts.reason(Reason(f"game-{game}")))
        self._width = self.document.width - 2 * MARGIN
        self._bottom = self.document.height - FOOT
        self._y = 0.0
        self._shown: tuple[Example, ...] = ()
        self._picture = lru_cache(maxsize=None)(_on_white)

    def write(self) -> None:
        """Write all of it."""
        self._begin_page()
        self._paragraph(self._title, TITLE, bold=True)
        self._paragraph(about(self._game, self._texts), TEXT + 1)
        self._paragraph(how_many(self._game, self._texts), TEXT)
        needs = needed(self._game, self._texts)
        if needs:
            self._paragraph(self._texts.say("rules-needs", needs=needs), TEXT)
        gist = in_short(self._game, self._texts)
        if gist:
            self._heading(self._texts.say("rules-in-short"), 0.0)
            for paragraph in gist:
                self._paragraph(paragraph, TEXT)
        for chapter in chapters_of(self._game):
            self._heading(self._texts.say(f"chapter-{chapter.name}"), self._high(chapter.clauses[0]))
            for clause in chapter.clauses:
                self._clause(clause)

    def _begin_page(self) -> None:
        self.document.page()
        self._y = MARGIN
        self._shown = ()  # what stands on another page is not above
        number = f"{self._title} · {self.document.pages}"
        self.document.text(number, MARGIN, self.document.height - FOOT + 4, self._width, NUMBER)

    def _make_room(self, high: float) -> None:
        """Go on with the next page where so much does not fit on this one."""
        if self._y + high > self._bottom and self._y > MARGIN:
            self._begin_page()

    def _paragraph(self, words: str, size: float, *, bold: bool = False) -> None:
        if not words:
            return
        high = self.document.height_of(words, self._width, size, bold=bold)
        self._make_room(high)
        self.document.text(words, MARGIN, self._y, self._width, size, bold=bold)
        self._y += high + 1.5

    def _heading(self, words: str, after: float) -> None:
        """A chapter's title, on the same page as the first of what comes after it."""
        high = self.document.height_of(words, self._width, HEADING, bold=True)
        self._make_room(GAP + high + GAP / 2 + after)
        self._y += GAP
        self.document.text(words, MARGIN, self._y, self._width, HEADING, bold=True)
        self._y += high + GAP / 2

    @property
    def _columns(self) -> tuple[float, float]:
        """Widths in mm of the clause and of one of its examples."""
        clause = CLAUSE * self._width
        return clause, (self._width - clause - AT_ONCE * GAP) / AT_ONCE

    def _high(self, clause: str) -> float:
        """Height in mm that a clause takes with its examples."""
        wide, beside = self._columns
        examples = self._examples(clause)
        highs = [self._high_of(example, _room(len(examples), beside)) for example in examples]
        return max(self.document.height_of(self._told(clause), wide, TEXT), *highs, 0.0)

    def _examples(self, clause: str) -> tuple[Example, ...]:
        """The examples of a clause, none where those of the clause above are the same."""
        examples = examples_of(self._game, clause)
        return () if examples == self._shown else examples

    def _told(self, clause: str) -> str:
        return f"{clause}  {self._texts.clause(clause)}"

    def _high_of(self, example: Example, width: float) -> float:
        said = self._said(example)
        words = self.document.height_of(said, width, SMALL + 0.5) if said else 0.0
        return height_of(_laid(example, width)) + 1 + words

    def _said(self, example: Example) -> str:
        sentence = sentence_of(example, self._texts)
        return f"{sign_of(example)} {sentence}" if sentence else ""

    def _clause(self, clause: str) -> None:
        high = self._high(clause)
        self._make_room(high + GAP)
        wide, beside = self._columns
        self.document.line(MARGIN, self._y, self._width)
        top = self._y + GAP / 2
        self.document.text(self._told(clause), MARGIN, top, wide, TEXT)
        examples = self._examples(clause)
        if not examples and self._shown:
            self.document.text(
                self._texts.say("rules-as-above"), MARGIN + wide + GAP, top, beside, SMALL + 0.5
            )
        self._shown = examples_of(self._game, clause)
        room = _room(len(examples), beside)
        for number, example in enumerate(examples):
            self._example(example, MARGIN + wide + GAP + number * (room + GAP), top, room)
        self._y += high + GAP

    def _example(self, example: Example, x: float, y: float, width: float) -> None:
        laid = _laid(example, width)
        for one in laid:
            words = self._texts.reason(one.group.label)
            size = self._fitting(words, one.label.w, one.label.h)
            self.document.text(words, x + one.label.x, y + one.label.y, one.label.w, size)
            for thing, spot in zip(one.group.things, one.things, strict=True):
                picture = self._picture(thing, round(one.height * DOTS))
                self.document.picture(picture, x + spot.x, y + spot.y, spot.w, spot.h)
                if not isinstance(thing, Die):
                    self.document.outline(x + spot.x, y + spot.y, spot.w, spot.h)
        said = self._said(example)
        if said:
            self.document.text(said, x, y + height_of(laid) + 1, width, SMALL + 0.5)

    def _fitting(self, words: str, width: float, height: float) -> float:
        """Size in points at which a label is no higher than its place."""
        size = SMALL
        while size > LEAST and self.document.height_of(words, width, size) > height:
            size -= 0.25
        return size


def _room(examples: int, beside: float) -> float:
    """Width in mm of each of so many examples: a single one takes the room of all."""
    return beside if examples == AT_ONCE else AT_ONCE * beside + GAP


def _laid(example: Example, width: float) -> tuple[Laid, ...]:
    return arranged(example.groups, width, HIGHEST, label=LABEL, tallest=TALLEST)


def _on_white(thing: Thing, height: int) -> Image.Image:
    """A thing without transparency: the paper is white, and the file smaller."""
    picture = picture_of(thing, height)
    paper = Image.new("RGB", picture.size, (255, 255, 255))
    paper.paste(picture, mask=picture.getchannel("A"))
    return paper
