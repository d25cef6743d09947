"""The sheets of cards, with a document that only notes what is laid where."""

from dataclasses import dataclass, field

import pytest
from PIL import Image

from companion.decks.printing.cards import COLUMNS, ROWS, lay_out
from companion.decks.printing.paper import Paper
from companion.texts import texts

FACES = {"a": (200, 0, 0), "b": (0, 200, 0), "rule": (0, 0, 200)}
BACKS = ((90, 90, 90), (10, 10, 10))


class SmallDeck:
    """Eleven cards of plain colours; the rule cards lie in a pile of their own."""

    name = "small"
    codes = tuple(FACES)
    size = (63.0, 88.0)
    looks = 1

    def copies(self, code):
        return {"a": 2, "b": 5, "rule": 4}[code]

    def face(self, code, scale, look=0):
        return Image.new("RGBA", (8, 8), (*FACES[code], 255))

    def pile(self, code):
        return 1 if code == "rule" else 0

    def back(self, scale, pile=0):
        return Image.new("RGBA", (8, 8), (*BACKS[pile], 255))


@dataclass
class Notes:
    """Stands in for a document and remembers each page's pictures by place."""

    paper: Paper
    pages: list = field(default_factory=list)
    captions: list = field(default_factory=list)

    @property
    def width(self):
        return self.paper.value[0]

    @property
    def height(self):
        return self.paper.value[1]

    def page(self):
        self.pages.append({})

    def picture(self, image, x, y, width, height):
        assert (width, height) == (63.0, 88.0)
        assert (x, y) not in self.pages[-1]
        self.pages[-1][(round(x, 6), round(y, 6))] = image.getpixel((4, 4))

    def cutting_grid(self, x, y, count, size):
        assert (count, size) == ((COLUMNS, ROWS), (63.0, 88.0))
        assert all(x - 1e-6 <= left and y - 1e-6 <= top for left, top in self.pages[-1])

    def text(self, words, *place):
        self.captions.append(words)


@pytest.fixture(params=list(Paper))
def notes(request):
    notes = Notes(request.param)
    lay_out(SmallDeck(), "Small", texts("en"), notes)
    return notes


def test_every_card_of_the_pack_is_printed_nine_to_a_sheet(notes):
    faces = [colour for page in notes.pages[::2] for colour in page.values()]
    assert [len(page) for page in notes.pages] == [9, 9, 2, 2]
    assert {code: faces.count(colour) for code, colour in FACES.items()} == {"a": 2, "b": 5, "rule": 4}


def test_the_back_of_each_card_falls_behind_it_when_the_sheet_is_turned_at_its_long_edge(notes):
    right_back = {FACES["a"]: BACKS[0], FACES["b"]: BACKS[0], FACES["rule"]: BACKS[1]}
    for faces, backs in zip(notes.pages[::2], notes.pages[1::2], strict=True):
        behind = {(round(notes.width - 63.0 - x, 6), y): colour for (x, y), colour in backs.items()}
        assert behind == {place: right_back[colour] for place, colour in faces.items()}


def test_all_cards_lie_on_the_page(notes):
    for page in notes.pages:
        for x, y in page:
            assert 5 < x < notes.width - 63 - 5
            assert 5 < y < notes.height - 88 - 5


def test_each_sheet_says_what_it_is(notes):
    assert notes.captions == [
        "Small – sheet 1 of 2, faces",
        "Small – sheet 1 of 2, backs",
        "Small – sheet 2 of 2, faces",
        "Small – sheet 2 of 2, backs",
    ]
