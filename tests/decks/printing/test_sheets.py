"""The printed files, rasterised as a printer would."""

import cv2
import numpy as np
import pytest
from PIL import Image, ImageFilter

from companion.decks.drawn.decks import deck_names
from companion.decks.drawn.markers import DICTIONARY, CodedDeck, code_of_marker
from companion.decks.drawn.updown import SIDE_MM, draw_updown
from companion.decks.printing.cards import lay_out
from companion.decks.printing.errors import PrintError
from companion.decks.printing.job import Job
from companion.decks.printing.paper import RULER_MM, Document, Paper
from companion.decks.printing.sheets import MARGIN, PRINTABLE, sheets
from companion.games.auf_und_ab.deck import AufUndAbDeck
from companion.texts import LANGUAGES, texts
from tests.decks.printing.paper_sheets import DOTS, cut_out, needs_poppler, rasterised
from tests.written import is_written

CODES = AufUndAbDeck().codes[20:31]


def difference(printed, drawn):
    """How far a printed card is from that drawing, 0 to 255, edges softened."""
    paper = Image.new("RGB", drawn.size, (255, 255, 255))
    paper.paste(drawn, mask=drawn.getchannel("A"))
    card = Image.fromarray(printed.astype(np.uint8)).resize(drawn.size)
    soft = (np.asarray(image.filter(ImageFilter.GaussianBlur(2)), np.int16) for image in (card, paper))
    return np.abs(np.subtract(*soft)).mean()


@pytest.fixture(scope="module")
def printed(tmp_path_factory):
    """Eleven cards of Auf und Ab, printed once."""
    document = Document(Paper.A4, landscape=False)
    lay_out(AufUndAbDeck(codes=CODES), "Auf und Ab", texts("en"), document)
    assert document.pages == 4
    path = tmp_path_factory.mktemp("printed") / "cards.pdf"
    document.save(path)
    return path


@needs_poppler
def test_a_printed_card_has_its_true_size_and_place(printed):
    page = rasterised(printed, 1)
    assert page.shape[:2] == pytest.approx((297 * DOTS, 210 * DOTS), abs=1)
    left, top = (210 - 3 * 63) / 2, (297 - 3 * 88) / 2
    faces = [AufUndAbDeck().face(code, DOTS) for code in CODES[:9]]
    for place in range(9):
        card = cut_out(page, left + place % 3 * 63, top + place // 3 * 88, 63, 88)
        unlike = [difference(card, face) for face in faces]
        assert np.argmin(unlike) == place
        assert unlike[place] < 8


@needs_poppler
def test_the_backs_follow_their_faces(printed):
    card = cut_out(rasterised(printed, 2), (210 - 63) / 2, (297 - 88) / 2, 63, 88)
    assert difference(card, AufUndAbDeck().back(DOTS)) < 8


@needs_poppler
def test_a_printed_code_is_read_from_a_small_picture(tmp_path):
    document, path = Document(Paper.LETTER, landscape=False), tmp_path / "coded.pdf"
    lay_out(CodedDeck(AufUndAbDeck(codes=CODES[:2])), "Auf und Ab", texts("en"), document)
    document.save(path)
    page = Image.fromarray(rasterised(path, 1).astype(np.uint8))
    small = np.asarray(page.resize((round(page.width * 0.4), round(page.height * 0.4)), Image.Resampling.BOX))
    _, numbers, _ = cv2.aruco.ArucoDetector(cv2.aruco.getPredefinedDictionary(DICTIONARY)).detectMarkers(
        small
    )
    assert sorted(code_of_marker("auf-und-ab", int(number)) for number in numbers.ravel()) == sorted(
        CODES[:2] * 2
    )


@needs_poppler
def test_crop_marks_point_at_the_cards_edges(printed):
    page = rasterised(printed, 1).min(axis=2)
    above = page[round(9 * DOTS) : round(13 * DOTS)].min(axis=0)
    marks = np.flatnonzero(above < 160)
    groups = np.split(marks, np.flatnonzero(np.diff(marks) > 5) + 1)
    middles = [group.mean() / DOTS for group in groups]
    assert middles == pytest.approx([10.5, 73.5, 136.5, 199.5], abs=0.3)


@needs_poppler
def test_the_ruler_measures_a_hundred_millimetres(tmp_path):
    path = tmp_path / "board.pdf"
    sheets("board", Job(Paper.A4, texts("fr"))).save(path)
    page = rasterised(path, 2).min(axis=2)
    row = round((210 - 3 * MARGIN) * DOTS)
    inked = np.flatnonzero(page[row - 2 : row + 3].min(axis=0) < 160)
    assert (inked.max() - inked.min()) / DOTS == pytest.approx(RULER_MM, abs=0.5)


@needs_poppler
@pytest.mark.parametrize("paper", list(Paper))
def test_both_faces_of_the_updown_card_lie_side_by_side_at_true_size(paper, tmp_path):
    path = tmp_path / "updown.pdf"
    sheets("updown-card", Job(paper, texts("de"))).save(path)
    page = rasterised(path, 1)
    left = (paper.value[0] - 2 * SIDE_MM) / 2
    for place, face in enumerate(("UP", "DOWN")):
        card = cut_out(page, left + place * SIDE_MM, 40, SIDE_MM, SIDE_MM)
        assert difference(card, draw_updown(face, DOTS)) < 8


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_has_a_page_that_says_what_to_do_with_it(language):
    document = sheets("board", Job(Paper.LETTER, texts(language)))
    document.close()
    assert document.pages == 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("deck", deck_names())
def test_every_deck_is_explained_in_every_language(deck, language):
    assert all(is_written(f"print-{about}-{deck}", language) for about in ("deck", "pack"))
    assert str(40) in texts(language).say("print-deck-how", last=40)


def test_what_cannot_be_printed_is_refused_with_what_can_be():
    with pytest.raises(PrintError, match=r'no sheets "mau-mau"; there are board, updown-card, auf-und-ab'):
        sheets("mau-mau", Job(Paper.A4, texts("en")))
    assert set(PRINTABLE) == {"board", "updown-card", *deck_names()}


def test_only_decks_bear_codes():
    with pytest.raises(PrintError, match="Only decks can bear codes"):
        sheets("board", Job(Paper.A4, texts("en"), codes=True))


def test_a_file_that_cannot_be_written_is_named(tmp_path):
    document = Document(Paper.A4, landscape=False)
    document.page()
    with pytest.raises(PrintError, match=r"nowhere/cards\.pdf: No such file or directory"):
        document.save(tmp_path / "nowhere" / "cards.pdf")
    with pytest.raises(PrintError, match="Is a directory"):
        document.save(tmp_path)
