"""What every table page has: the last ruling, the state of the table, and what can be touched."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice
from typing import Any, Final

from companion.engines import Reason, Verdict, write_event
from companion.engines.registry import rules_of
from companion.evening.evening import Ruled
from companion.records.notation import Line, notation
from companion.screens import shapes
from companion.screens.canvas import LEAST_TARGET, SMALLEST_TEXT, Box, Canvas
from companion.screens.filming import Filming
from companion.screens.intents import Go, Intent, PageName, Purpose, Sound, Touch, Write
from companion.screens.motion import MIDDLE
from companion.screens.names import ways_to_write
from companion.screens.pages.cards import draw_card
from companion.screens.pages.frame import fitting_words
from companion.screens.pages.outcome import inks_of, outcome_of
from companion.screens.pages.places import LEAST_NAME
from companion.screens.pages.played import MOST_LINES, Played, draw_play
from companion.screens.pictures import fitted
from companion.screens.theme import Colour
from companion.sitting.view import GameView, View
from companion.table.inputs import Action
from companion.texts import Texts
from vision.scene.scene import TableState

LAYOUT = {"setup": ("rows", "next", "piles"), "deal": ("open",)}
"""By event, the keys that name the cards laid out."""

LEAST_REASON = 1.9
"""Capitals in mm under which the reason of a ruling is said in fewer words, where it can be."""

WIDE_PLAY = 50.0
"""Width in mm from which the names in a trick have room above its cards."""

YES_SECONDS = 2.0
"""How long a “yes” stays bright; a “no” stays until the cards are taken back."""

GOOD = (TableState.SEEN, TableState.HAND, TableState.LOOKING)
"""States of the table in which all goes as it should."""

OUT_OF_STEP = "state-out-of-step"

HEADS = {"notice-table-unlike-before": "state-unlike"}
"""What a problem is called where its sentence alone does not say it."""

ALWAYS: Final[Mapping[str, Intent]] = {
    "button-undo": Touch(Action.UNDO),
    "button-wrong": Write(Purpose.CORRECT),
    "button-bench": Go(PageName.BENCH),
    "button-menu": Go(PageName.MENU),
}
"""What can be touched at any time, by the message of its label."""

BUTTON = 3.4
"""Wished height in mm of the capitals on a button."""

STATE = 12.0
"""Height in mm of the line that tells the table's state, which can be touched."""


def draw_ruling(canvas: Canvas, texts: Texts, view: View, box: Box) -> None:
    """The last ruling: its sign, the play in the table's notation, and one sentence.

    A “no” that stands fills the box with red; a “yes” has a green border as long as it is fresh.
    """
    theme = canvas.theme
    if view.game.last is None:
        canvas.panel(box, theme.panel)
        canvas.text(texts.say("ruling-none"), box.inside(2), 3.2, theme.quiet, lines=3)
        return
    ruling = view.game.last.ruling
    colour = outcome_of(ruling, theme).colour
    inks = inks_of(colour, theme, stands=view.refused)
    fresh = ruling.legal and view.time.now - view.time.ruled < YES_SECONDS
    canvas.panel(box, inks.ground, border=colour if fresh else theme.line, width=1.0 if fresh else 0.4)
    mark, words = box.inside(1.5).columns(1, 4, gap=1.5)
    _mark(canvas, texts, view.game.last, mark, inks.sign)
    play, sentence = words.rows(1.15, 1.9, gap=0.6)
    _play(canvas, texts, view.game, view.game.last, play, inks.words)
    canvas.text(
        why(canvas, texts, view.game.last, sentence), sentence, 3.2, inks.words, align="left", lines=6
    )
    canvas.touch(box, texts.say("button-bench"), Go(PageName.BENCH))


def _mark(canvas: Canvas, texts: Texts, ruled: Ruled, box: Box, colour: Colour) -> None:
    outcome = outcome_of(ruled.ruling, canvas.theme)
    side = min(box.w, box.h * 0.7)
    upper = Box(box.x, box.y + (box.h - side - 5) / 2, box.w, side)
    size = max(8, round(side * 0.96 * canvas.scale))
    canvas.picture(shapes.polygon(tuple(outcome.shape), size, colour), upper)
    word = Box(box.x, upper.y + side + 0.5, box.w, 5)
    said = texts.say(outcome.word)
    if canvas.fits(said, word, bold=True):  # else the sentence beside it says it alone
        canvas.text(said, word, 3.8, colour, bold=True)


def _play(canvas: Canvas, texts: Texts, game: GameView, ruled: Ruled, box: Box, ink: Colour) -> None:
    """What was done, or taken back: a trick as small cards with the players' names, else as it is told.

    The cards laid out are left out: they lie on the table that is drawn beside.
    """
    told = write_event(game.meant(ruled).event, rules_of(game.header.game), game.header)
    drawn = LAYOUT.get(told["event"], ())
    line: Line = {key: value for key, value in told.items() if key not in drawn}
    if told["event"] != "reveal":
        if not canvas.holds(notation(line, texts), box, bold=True, lines=MOST_LINES):
            line = _with_short_names(line, game.header.players)
        draw_play(canvas, texts, Played(game.header.game, line), box, ink)
        return
    draw_trick(canvas, texts, told["cards"], ruled.ruling.cancelled, box, ink)


def draw_trick(
    canvas: Canvas, texts: Texts, shown: Mapping[str, str], cancelled: Collection[str], box: Box, ink: Colour
) -> None:
    """A trick: each card with the name of its player, above it or, in two lines, beside it.

    The cards that cancelled each other are struck through.
    """
    beside = box.w < WIDE_PLAY
    if beside:
        half = -(-len(shown) // 2)
        lines = [line.columns(*([1] * half), gap=1.5) for line in box.rows(1, 1, gap=0.6)]
        parts = [cell.columns(1, 1.75, gap=0.8)[::-1] for line in lines for cell in line]
    else:
        parts = [cell.rows(1, 1.7) for cell in box.columns(*([1] * len(shown)), gap=1.2)]
    for (name, code), (label, chip) in zip(shown.items(), parts, strict=False):
        canvas.text(short(canvas, name, label, shown), label, 2.4, ink, align="left" if beside else "middle")
        draw_card(canvas, texts, code, chip, cancelled=code in cancelled)


def _with_short_names(line: Line, names: tuple[str, ...]) -> Line:
    """A line of a record in which names of several words are as short as tells people apart."""
    ways = {name: next(islice(ways_to_write(name, names), 1, None)) for name in names if " " in name}

    def shortened(value: Any) -> Any:
        if isinstance(value, Mapping):
            return {ways.get(name, name): told for name, told in value.items()}
        return ways.get(value, value) if isinstance(value, str) else value

    return {key: shortened(value) for key, value in line.items()}


def short(
    canvas: Canvas,
    name: str,
    box: Box,
    among: Iterable[str] = (),
    *,
    bold: bool = False,
    capital: float = SMALLEST_TEXT,
    lines: int = 1,
) -> str:
    """A name as it fits into a box: whole, else as short as must be, and never as another's may be written.

    Args:
        canvas: the page.
        name: whose.
        box: where it is to stand.
        among: everybody at the table.
        bold: whether it is bold.
        capital: least height in mm of its capital letters.
        lines: how many lines it may take.
    """
    *ways, last = ways_to_write(name, among)
    return next((way for way in ways if canvas.fits(way, box, bold=bold, capital=capital, lines=lines)), last)


def seat_name(
    canvas: Canvas, name: str, box: Box, among: Iterable[str], *, foremost: bool, lines: int = 2
) -> str:
    """A name as it fits into a player's place: it is never small where that one is waited for."""
    least = LEAST_NAME if foremost else SMALLEST_TEXT
    return short(canvas, name, box, among, bold=True, capital=least, lines=lines)


def why(canvas: Canvas, texts: Texts, ruled: Ruled, box: Box) -> str:
    """The ruling in a sentence, with the clause that forbids the play."""
    ruling = ruled.ruling
    forbidden = ruling.verdict is Verdict.ILLEGAL and ruling.clause is not None
    clause = f" [{ruling.clause}]" if forbidden else ""
    reason = fitting_words(canvas, texts, ruling.reason, box, lines=6, capital=LEAST_REASON, after=clause)
    return f"{reason}{clause}"


def draw_state(
    canvas: Canvas,
    texts: Texts,
    view: View,
    box: Box,
    *,
    small_picture: bool = True,
    filming: Filming = Filming.OFF,
) -> None:
    """The calm line: what the eye is doing, what to do when it is in trouble, and what it sees, small.

    Whoever sits at a table that is recorded sees that there, too.
    """
    key, good = state_of(view)
    untold = _untold(view, good=good) if small_picture else None
    good = good and view.camera.problem is None and view.camera.hindrance is None and untold is None
    colour: Colour = canvas.theme.quiet if good else canvas.theme.light
    live = not view.camera.blind and view.camera.problem is None
    runs = texts.say("film-runs") if filming is Filming.ON else None
    if small_picture and live and view.camera.frame is not None:
        seen, box = box.columns(1, 2.4, gap=1.5)
        canvas.picture(fitted(view.camera.frame.small, canvas.rect(seen).size), seen)
        if runs is not None:
            canvas.tag(runs, seen.x, seen.y, SMALLEST_TEXT, canvas.theme.light, seen)
        canvas.touch(seen, texts.say("camera-title"), Go(PageName.CAMERA))
    elif runs is not None:
        beside, box = box.columns(1, 6, gap=1)
        canvas.text(runs, beside, SMALLEST_TEXT, canvas.theme.light, bold=True)
    dot, words = Box(box.x, box.y, 4, box.h), Box(box.x + 5, box.y, box.w - 5, box.h)
    canvas.picture(shapes.disc(round(3.2 * canvas.scale), colour, filled=good), dot)
    line = _line(texts, view, key, texts.reason, good=good, untold=untold)
    if not (canvas.holds(line, words, lines=4) and (untold is None or _reads(canvas, line, words))):
        line = _line(texts, view, key, texts.brief, good=good, untold=untold)
    canvas.text(line, words, 3.0, colour, align="left", lines=4)
    canvas.touch(box, line, Touch(Action.PAUSE) if view.time.paused else Go(PageName.CAMERA))


def draw_speaker(canvas: Canvas, texts: Texts, box: Box, *, heard: bool) -> None:
    """A loudspeaker, crossed out while all is silent: one touch falls silent, or is heard again."""
    theme, side = canvas.theme, min(box.w, box.h)
    place = Box(box.x + (box.w - side) / 2, box.y + (box.h - side) / 2, side, side)
    canvas.panel(place, theme.panel, border=theme.line)
    sign = place.inside(side * 0.24)
    size = max(8, round(sign.w * canvas.scale))
    shape = shapes.SPEAKER if heard else shapes.SPEAKER_OFF
    canvas.picture(shapes.polygon(shape, size, theme.text if heard else theme.light), sign)
    label = texts.say("button-sound-off" if heard else "button-sound-on")
    canvas.touch(box, label, Sound(not heard))


def _reads(canvas: Canvas, line: str, box: Box) -> bool:
    """Whether a line can be read from farther away than an arm's length; the rest is on the camera page."""
    return canvas.fits(line, box, capital=LEAST_REASON, lines=4)


def _untold(view: View, *, good: bool) -> Reason | None:
    """What print does not tell, while that is news and nothing else needs saying."""
    hindered = view.camera.problem is not None or view.camera.hindrance is not None
    alone = good and not hindered and view.table.notice is None
    return view.camera.untold_print if view.camera.print_is_news and alone else None


def _line(
    texts: Texts, view: View, key: str, say: Callable[[Reason], str], *, good: bool, untold: Reason | None
) -> str:
    """The table's state, what is waited for or what to do; or what is wrong with the camera or with print."""
    if view.camera.problem is not None:
        said, head = say(view.camera.problem), HEADS.get(view.camera.problem.key)
        return said if head is None else f"{texts.say(head)} – {said}"
    if untold is not None:
        return say(untold)
    if view.camera.hindrance is not None and not view.time.paused:
        return say(view.camera.hindrance)
    state = texts.say(key)
    if view.table.stopped and not view.time.paused:  # What to do stands in the place of the ruling.
        return state
    if view.table.notice is not None:
        notice = say(view.table.notice)
        return notice if good else texts.say("state-with-notice", state=state, notice=notice)
    return state if good else f"{state} – {texts.remedy(key)}"


def state_of(view: View) -> tuple[str, bool]:
    """The message that names the table's state, and whether all is well."""
    if view.time.paused:
        return "state-paused", False
    if not view.camera.watched:
        return "state-unwatched", True
    if view.table.stopped or (not view.table.in_step and view.camera.state in GOOD):
        return OUT_OF_STEP, False
    if view.table.setting_up and view.camera.state is TableState.SEEN:
        return "state-watching", True
    return f"state-{view.camera.state.value}", view.camera.state in GOOD


def _laying_out(game: GameView) -> str:
    """The touch by which the people at a directed table do what comes next before a round."""
    return "button-lay-out" if game.dealer is None else "button-deal"


def what_to_lay_out(texts: Texts, view: View, at_a_table: str) -> str:
    """What is to be done before a round: what is said at a table, or the touch by which people do it."""
    if view.directed and view.table.setting_up:
        return texts.say("table-lay-out-directed", button=texts.say(_laying_out(view.game)))
    return at_a_table


@dataclass(frozen=True, slots=True)
class Offer:
    """Something to touch below a table that belongs to the game.

    Attributes:
        label: what stands on it.
        intent: what a touch means.
        awaited: whether it is what most people are looking for now, so that it stands out.
        brief: the label where there is little room, None where it is short already.
    """

    label: Reason
    intent: Intent
    awaited: bool = True
    brief: Reason | None = None

    def fitting(self, canvas: Canvas, texts: Texts, box: Box) -> str:
        """The label as it has room."""
        label = texts.reason(self.label)
        if self.brief is not None and not canvas.holds(label, box.inside(1.2), bold=True, lines=2):
            label = texts.reason(self.brief)
        return label

    def draw(self, canvas: Canvas, texts: Texts, box: Box, capital: float) -> None:
        """Draw the button, its capitals so many mm high at most."""
        draw = canvas.first_choice if self.awaited else canvas.button
        draw(box, self.fitting(canvas, texts, box), self.intent, capital=capital)


TO_DIRECT: Final = Offer(Reason("button-direct"), Write(Purpose.DIRECT))
"""The way to where people at a directed table are told what to do."""
TO_TELL: Final = Offer(Reason("button-write"), Write(Purpose.ENTER))
"""The way to where plays are told that no camera sees."""


def offer(action: Action) -> Offer:
    """A button's twin that is awaited now."""
    return Offer(Reason(f"button-{action.value}"), Touch(action))


@dataclass(frozen=True, slots=True)
class Touches:
    """The things to touch below a table.

    Attributes:
        first: what belongs to the game.
        vain: of what can be touched at any time what would do nothing now, and why.
    """

    first: tuple[Offer, ...]
    vain: Mapping[str, Reason] = field(default_factory=dict)

    @classmethod
    def of(cls, view: View, offers: Iterable[Offer]) -> Touches:
        """What the game's players may touch now, and the telling of a play that no camera sees.

        At a directed table whatever comes next before a round is dealt or laid out by one touch, too.
        """
        first = tuple(offers)
        if view.directed and view.table.setting_up:
            first = (Offer(Reason(_laying_out(view.game)), Touch(Action.DEALT)),)
        if view.directed and not view.game.winners:
            first += (TO_DIRECT,)
        elif view.camera.blind and not view.game.winners:
            first += (TO_TELL,)
        return cls(first, _vain(view.game))

    def rows(self, canvas: Canvas) -> int:
        """In how many rows they stand: two where one would be too narrow for their words."""
        return 2 if canvas.upright and len(self.first) > 1 else 1

    def draw(self, canvas: Canvas, texts: Texts, box: Box) -> None:
        """Draw them all in one size: the likely ones, undo, a correction, the referee's bench, the menu."""
        likely = [texts.reason(one.label) for one in self.first]
        common = [texts.say(message) for message in ALWAYS]
        if box.h < 2 * LEAST_TARGET:
            places = side_by_side(box, [*likely, *common])
        else:
            own, common_row = box.rows(1, 1, gap=1)
            places = (*own.columns(*([1] * len(likely)), gap=1), *side_by_side(common_row, common))
        said = [one.fitting(canvas, texts, place) for one, place in zip(self.first, places, strict=False)]
        capital = even(canvas, [*said, *common], places)
        for one, place in zip(self.first, places, strict=False):
            one.draw(canvas, texts, place, capital)
        for (message, intent), label, place in zip(
            ALWAYS.items(), common, places[len(likely) :], strict=True
        ):
            if message in self.vain:
                canvas.barred(place, label, texts.reason(self.vain[message]), capital=capital)
            else:
                canvas.button(place, label, intent, capital=capital)


def touch_middle(canvas: Canvas, texts: Texts, view: View, box: Box) -> None:
    """Let the middle of a drawn table be touched: that leads to where plays are told on it."""
    canvas.spots[MIDDLE] = box
    if min(box.w, box.h) >= LEAST_TARGET and not view.game.winners:
        offered = TO_DIRECT if view.directed else TO_TELL
        canvas.touch(box, texts.reason(offered.label), offered.intent)


def _vain(game: GameView) -> Mapping[str, Reason]:
    """What would do nothing now: to take back what nobody has done."""
    return {} if game.accepted else {"button-undo": Reason("button-undo-vain")}


def even(canvas: Canvas, labels: Sequence[str], places: Sequence[Box]) -> float:
    """Height in mm of the capitals in which every label fits on its button."""
    return min(
        canvas.fitting(label, place.inside(1.2), BUTTON, bold=True, lines=2)
        for label, place in zip(labels, places, strict=True)
    )


def side_by_side(box: Box, labels: list[str]) -> tuple[Box, ...]:
    """A place for each label, wide enough to be touched, and as its longest word asks for."""
    gap = 1.0
    room = box.w - gap * (len(labels) - 1)
    letters = [max(map(len, label.split()), default=0) + 5 for label in labels]
    narrow = [room * count < LEAST_TARGET * sum(letters) for count in letters]
    wide = sum(count for count, least in zip(letters, narrow, strict=True) if not least)
    left = room - LEAST_TARGET * sum(narrow)
    widths = (
        LEAST_TARGET if least else left * count / wide for count, least in zip(letters, narrow, strict=True)
    )
    return box.columns(*widths, gap=gap)
