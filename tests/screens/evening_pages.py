"""Pages of an evening's course: what is agreed and laid out, what goes wrong, what is changed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np

from companion.decks.check import DeckCheck, pack_of
from companion.engines import Header, Reason
from companion.evening.totals import ScoreEdit
from companion.screens.canvas import Canvas
from companion.screens.equipment import DeckRow
from companion.screens.filming import Filming
from companion.screens.intents import Digit, Pick
from companion.screens.pages.camera import draw_camera
from companion.screens.pages.deck import draw_deck
from companion.screens.pages.edit import Editing, draw_edit
from companion.screens.pages.game import draw_game
from companion.screens.pages.game_options import draw_game_options
from companion.screens.pages.how_well import draw_how_well
from companion.screens.pages.score import draw_score
from companion.screens.people import People
from companion.sitting.print_words import untold_print
from companion.sitting.view import SightView
from companion.table.game_table import setting_up
from companion.texts import texts
from tests.games.up_and_down.table.conftest import middle
from tests.screens.sample_table import FAR_CORNERS
from tests.screens.sample_views import BEGINNING, HEADER, NAMES, PLAYED, WRONG, changed, sitting
from vision.cards.print_seen import PrintSeen
from vision.quality.quality import Quality
from vision.scene.scene import TableState
from vision.sightings import Sightings
from vision.table.corners import calibrate_corners

Draw = Callable[[Canvas, Path, str], None]

AUF_UND_AB = Header("auf-und-ab", NAMES[:3])
SCHWUPPS = Header("schwupps", NAMES)
RING = ("C", "H", "S", "D")
GONE = Reason("deck-gone", (("deck", "grandmothers-cards"),))
DAMAGED = Reason("deck-damaged", (("deck", "grandmothers-cards"),))
BY_COMMAND = DeckRow("schwupps", chosen="winter", note=Reason("deck-by-command"), settled=True)
TEN = Header("up", (*NAMES, "Pia", "Ute", "Maximilian", "Jo", "Zoë", "Wilhelmina"))


def _options(game: str, *decks: DeckRow, directed: bool | None = None, **chosen: Any) -> Draw:
    """The options of a game, some of them not as usual, and what else is chosen beside them."""

    def draw(canvas: Canvas, _folder: Path, language: str) -> None:
        names = NAMES if game != "auf-und-ab" else NAMES[:3]
        draw_game_options(canvas, texts(language), People(names, game, chosen), decks, directed)

    return draw


def _directed(canvas: Canvas, folder: Path, language: str) -> None:
    view = replace(sitting(folder, header=TEN, dealer=2), hinders=lambda _: None)
    draw_game(
        canvas,
        texts(language),
        changed(view, setting_up=setting_up(view.game.position, None, view.table.seats)),
    )


def _laying_out(canvas: Canvas, folder: Path, language: str) -> None:
    _draw_laid_out(canvas, folder, language, HEADER, middle("UP", 3, (3, 4)))


def _draw_laid_out(canvas: Canvas, folder: Path, language: str, header: Header, seen: Sightings) -> None:
    view = sitting(folder, header=header, dealer=None if header.game == "schwupps" else 2)
    view = changed(view, setting_up=setting_up(view.game.position, seen, view.table.seats))
    draw_game(canvas, texts(language), view)


def _nothing_laid_out(header: Header) -> Draw:
    """Before the first round, with nothing on the table."""

    def draw(canvas: Canvas, folder: Path, language: str) -> None:
        _draw_laid_out(canvas, folder, language, header, Sightings())

    return draw


def _stopped(canvas: Canvas, folder: Path, language: str) -> None:
    facts = (("face", "DOWN"), ("player", "Kim"), ("suit", "♣"), ("low", 3), ("high", 4))
    notice = Reason("notice-should-lie", facts)
    view = sitting(folder, *BEGINNING, in_step=False, stopped=True, notice=notice)
    draw_game(canvas, texts(language), view)


def _stopped_unexplained(canvas: Canvas, folder: Path, language: str) -> None:
    notice = Reason("notice-no-play-explains")
    view = sitting(folder, *BEGINNING, in_step=False, stopped=True, notice=notice)
    draw_game(canvas, texts(language), view)


def _unlike_before(canvas: Canvas, folder: Path, language: str) -> None:
    problem = Reason("notice-table-unlike-before")
    draw_game(canvas, texts(language), sitting(folder, *PLAYED, problem=problem))


def _small_print(canvas: Canvas, folder: Path, language: str) -> None:
    untold = untold_print(PrintSeen(card=25.0, softness=0.7, index=4.2))
    view = sitting(folder, *PLAYED, untold_print=untold, print_is_news=True)
    draw_game(canvas, texts(language), view)


def _soft_print(canvas: Canvas, folder: Path, language: str) -> None:
    untold = untold_print(PrintSeen(card=60.0, softness=1.2, index=9.0))
    draw_camera(canvas, texts(language), sitting(folder, *PLAYED, untold_print=untold))


WELL_SEEN = Quality(
    index=10.8,
    softness=0.81,
    contrast=193.0,
    noise=2.3,
    flicker=0.6,
    glare=0.0,
    evenness=66.0,
    shake=0.1,
    seen=1.0,
    margin=10.0,
)
ILL_SEEN = replace(WELL_SEEN, softness=2.0, flicker=9.0, shake=1.3)
UNSEEN = replace(
    WELL_SEEN, index=5.1, softness=2.0, noise=6.5, flicker=9.0, glare=4.0, evenness=25.0, shake=4.0, seen=0.8
)
BARE = replace(WELL_SEEN, softness=None, contrast=None, shake=None, evenness=37.0)


WHERE = calibrate_corners(np.array(FAR_CORNERS, np.float32), (1280, 720))


def _how_well(sight: SightView) -> Draw:
    """The page that tells how well the table is seen."""

    def draw(canvas: Canvas, folder: Path, language: str) -> None:
        view = sitting(folder, *PLAYED, table=WHERE)
        draw_how_well(canvas, texts(language), replace(view, sight=sight))

    return draw


def _another_deck(canvas: Canvas, folder: Path, language: str) -> None:
    draw_game(canvas, texts(language), sitting(folder, problem=GONE))


def _waits_for_an_arm(canvas: Canvas, folder: Path, language: str) -> None:
    hindrance = Reason("hindrance-arm", (("player", "Leah"),))
    draw_game(canvas, texts(language), sitting(folder, *PLAYED, state=TableState.HAND, hindrance=hindrance))


def _shakes(canvas: Canvas, folder: Path, language: str) -> None:
    draw_game(canvas, texts(language), sitting(folder, *PLAYED, hindrance=Reason("hindrance-shaking")))


def _no_live_picture(canvas: Canvas, folder: Path, language: str) -> None:
    problem, state = Reason("notice-camera-gone"), TableState.NO_PICTURE
    draw_camera(canvas, texts(language), sitting(folder, *PLAYED, problem=problem, state=state))


def _stopped_after_no(canvas: Canvas, folder: Path, language: str) -> None:
    view = sitting(folder, *BEGINNING, WRONG, in_step=False, stopped=True)
    draw_game(canvas, texts(language), view)


def _reminded(canvas: Canvas, folder: Path, language: str) -> None:
    draw_game(canvas, texts(language), sitting(folder, *BEGINNING, turn=0, reminded=True))


def _camera_gone(canvas: Canvas, folder: Path, language: str) -> None:
    problem, state = Reason("notice-camera-gone"), TableState.NO_PICTURE
    draw_game(canvas, texts(language), sitting(folder, *PLAYED, problem=problem, state=state))


def _recorded(canvas: Canvas, folder: Path, language: str) -> None:
    draw_camera(canvas, texts(language), sitting(folder, *PLAYED), Filming.ON)


def _table_recorded(canvas: Canvas, folder: Path, language: str) -> None:
    draw_game(canvas, texts(language), sitting(folder, *PLAYED), Filming.ON)


def _paused(canvas: Canvas, folder: Path, language: str) -> None:
    draw_game(canvas, texts(language), sitting(folder, *PLAYED, paused=True))


def _edited_score(canvas: Canvas, folder: Path, language: str) -> None:
    edits = (ScoreEdit(0, (2, 0, -1, 0), 0.0),)
    draw_score(canvas, texts(language), sitting(folder, *PLAYED, edits=edits).game)


def _edit(header: Header) -> Draw:
    """The page on which scores are changed, one of them done and one begun."""

    def draw(canvas: Canvas, folder: Path, language: str) -> None:
        view = sitting(folder, header=header)
        editing = Editing.of(view.game.totals)
        for intent in (Digit("1"), Digit("2"), Pick(2), Digit("−"), Digit("3")):
            editing = editing.after(intent)
        draw_edit(canvas, texts(language), view.game, editing)

    return draw


def _edit_nothing(canvas: Canvas, folder: Path, language: str) -> None:
    view = sitting(folder, *PLAYED)
    draw_edit(canvas, texts(language), view.game, Editing.of(view.game.totals))


def _deck(*codes: str) -> Draw:
    """The deck check after these cards."""

    def draw(canvas: Canvas, folder: Path, language: str) -> None:
        view = sitting(folder)
        check = DeckCheck(pack_of(view.game.header))
        check.see(codes or [*check.pack.copies.elements()])
        draw_deck(canvas, texts(language), changed(view, deck=check.counted))

    return draw


EVENING_PAGES: dict[str, Draw] = {
    "options": _options("up", DeckRow("up", ("winter",), "winter"), end={"points": 300}, dirty_one=True),
    "options-auf-und-ab": _options("auf-und-ab", DeckRow("auf-und-ab"), end={"hands": 3}),
    "options-up-and-down": _options(
        "up-and-down",
        DeckRow("up-and-down", ("german",)),
        DeckRow("updown", ("bought",), "bought", ring=RING),
    ),
    "options-schwupps": _options("schwupps", BY_COMMAND, tournament=True),
    "options-deck-gone": _options("up", DeckRow("up", ("winter",), note=GONE), dirty_one=True),
    "options-decks-wrong": _options(
        "up-and-down", DeckRow("up-and-down", note=DAMAGED), DeckRow("updown", note=GONE)
    ),
    "options-direct": _options("up", directed=True, end={"points": 300}),
    "table-directed": _directed,
    "laying-out": _laying_out,
    "laying-out-auf-und-ab": _nothing_laid_out(AUF_UND_AB),
    "laying-out-up": _nothing_laid_out(TEN),
    "laying-out-schwupps": _nothing_laid_out(SCHWUPPS),
    "reminded": _reminded,
    "paused": _paused,
    "camera-gone": _camera_gone,
    "camera-recorded": _recorded,
    "table-recorded": _table_recorded,
    "out-of-step": _stopped,
    "out-of-step-after-no": _stopped_after_no,
    "out-of-step-unexplained": _stopped_unexplained,
    "camera-crossed": _no_live_picture,
    "table-unlike": _unlike_before,
    "table-print-small": _small_print,
    "camera-print-soft": _soft_print,
    "how-well": _how_well(SightView(ILL_SEEN)),
    "how-well-good": _how_well(SightView(WELL_SEEN)),
    "how-well-bare": _how_well(SightView(BARE)),
    "how-well-all-poor": _how_well(SightView(UNSEEN)),
    "how-well-measures": _how_well(SightView(measures=True)),
    "table-another-deck": _another_deck,
    "table-waits-for-an-arm": _waits_for_an_arm,
    "table-shakes": _shakes,
    "score-edited": _edited_score,
    "edit": _edit_nothing,
    "edit-ten": _edit(TEN),
    "deck": _deck("2C", "3C", "4C", "5C", "9H", "9H", "KS"),
    "deck-complete": _deck(),
}
