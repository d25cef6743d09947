"""A guided round: what is to be learned, the table on which it is tried, and what the rules say of it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from companion.engines import Ruling
from companion.evening.entries import ToldBy
from companion.evening.evening import Ruled
from companion.records.notation import POKER_CARD, card, notation
from companion.screens import shapes
from companion.screens.canvas import LEAST_TARGET, MARK_CORNER, TABLE_CORNER, Box, Canvas
from companion.screens.entry import EntryPage
from companion.screens.game_page import page_of
from companion.screens.intents import Fill, Go, PageName, Purpose, Tell
from companion.screens.pages.cards import draw_card
from companion.screens.pages.entry import choices_of, draw_said
from companion.screens.pages.faces import draw_drawn_card
from companion.screens.pages.frame import figure
from companion.screens.pages.options import draw_face, draw_options
from companion.screens.pages.outcome import inks_of, outcome_of
from companion.screens.pages.over import ranked
from companion.screens.pages.played import Played, draw_play
from companion.screens.pages.table import draw_trick
from companion.screens.pages.telling_table import TellingTable, draw_mark
from companion.screens.people_intents import Choose
from companion.screens.rules_intents import ReadClauses, ReadRules
from companion.screens.theme import Colour
from companion.screens.tutorial_intents import GoOn, JudgeMarked, Learn, MarkOption, ShowHint, TryLine
from companion.sitting.view import CameraView, GameView, TableView, TimeView, View
from companion.table.seats import usual_seats
from companion.texts import Texts
from companion.tutorial.guided_round import Done, GuidedRound, Mode
from companion.tutorial.steps import LEARNER, PLAYERS, Line, Play, Step, Task
from vision.scene.scene import TableState
from vision.sightings import Sightings

PAGE = 1.0
"""Millimetres around the page."""
BAR = LEAST_TARGET + 0.5
"""Height in mm of the row of buttons."""
SAID = 9.5
"""Height in mm of the title, or what was told so far, where it has a row of its own."""
GAP = 1.0
ASIDE = 53.5
"""Width in mm of what stands beside the table."""
TOLD = 30.0
"""Height in mm of what is to be learned, above the table on an upright page."""
HAND = 13.5
"""Height in mm of the cards in hand."""
TASK = 14.5
"""Height in mm of what may be marked."""
WAYS = LEAST_TARGET
"""Height in mm of what is offered to be tried."""
WORDS = 3.4
"""Wished height in mm of the capitals in what is to be learned."""
CLAUSE = 4.6
"""Height in mm of the line that leads to the clause."""
MARK = 7.0
"""Width in mm of the sign that tells what the rules say."""
TRICK = 9.5
"""Height in mm of everybody's cards of a trick."""
YOURS = 3.0
"""Width in mm of the words beside the cards in hand that tell whose they are."""
NARROWEST = 7.0
"""Width in mm under which cards in hand lie in one line more."""
NUMBERED = re.compile(rf"{POKER_CARD.pattern}|-?\d+|\d-\d")
"""The codes of cards that are told by a number, two, or an index, and nothing else."""
PICTURED, WRITTEN = 0.72, 1.3
"""Width of a card in hand for its height, as it is printed, and at most where only its index is written."""


def entry_of(guided: GuidedRound) -> EntryPage:
    """The table with nothing told of what whoever learns does next."""
    return EntryPage(guided.draft, Purpose.ENTER, game_of(guided), back=PageName.TUTORIAL, untold=True)


def game_of(guided: GuidedRound) -> GameView:
    """What was played, as the pages of a game show it."""
    game = guided.game
    plays = game.plays()
    played = (done for done in guided.done if done.played)
    return GameView(
        header=game.header,
        position=game.position,
        duty=plays.duty,
        turn=plays.player,
        dealer=None,
        history=tuple(
            Ruled(done.event, done.ruling, number, ToldBy.TOUCH) for number, done in enumerate(played, 1)
        ),
        accepted=tuple(game.accepted),
        edits=(),
    )


def _view_of(game: GameView) -> View:
    """A sitting that no camera watches."""
    camera = CameraView(TableState.NO_PICTURE, None, Sightings(), watched=False)
    return View(game, camera, TableView(usual_seats(game.header)), TimeView(0.0, 0.0))


def draw_tutorial(
    canvas: Canvas, texts: Texts, guided: GuidedRound, entry: EntryPage, back: PageName
) -> None:
    """Draw the page.

    Args:
        canvas: the page.
        texts: the language.
        guided: the guided round.
        entry: what was told so far of what whoever learns does next.
        back: the page to which one leaves.
    """
    canvas.begin()
    page = canvas.box.inside(PAGE)
    rest = _bar(canvas, texts, guided, entry, page, back)
    if guided.mode is Mode.OVER:
        _draw_over(canvas, texts, guided, rest)
        return
    low = HAND + (GAP + WAYS if _tries(guided) or guided.aside else 0.0)
    if canvas.upright:
        told, below = rest.rows(TOLD, rest.h - TOLD - GAP, gap=GAP)
        board, foot = below.rows(below.h - low - GAP, low, gap=GAP)
        aside = told.columns(1, 1, gap=GAP) if guided.last is not None else (told,)
    else:
        board, right = rest.columns(rest.w - ASIDE - GAP, ASIDE, gap=GAP)
        upper, foot = right.rows(right.h - low - GAP, low, gap=GAP)
        aside = upper.rows(*_shares(guided), gap=GAP) if guided.last is not None else (upper,)
    _draw_board(canvas, texts, guided, entry, board)
    _draw_step(canvas, texts, guided, aside[0])
    if guided.last is not None:
        _draw_done(canvas, texts, guided, guided.last, aside[1])
    _draw_foot(canvas, texts, guided, foot)


def _shares(guided: GuidedRound) -> tuple[float, float]:
    """How much of the room for words what is to be learned takes, and how much what was done last."""
    if guided.mode is Mode.WATCH:
        return 0.5, 1.2
    trick = guided.last is not None and Played(guided.game.header.game, guided.last.line).trick
    return (1.1, 1.0) if trick else (1.5, 1.0)


def _bar(
    canvas: Canvas, texts: Texts, guided: GuidedRound, entry: EntryPage, page: Box, back: PageName
) -> Box:
    """The row of buttons with the title, or with what was told so far; what is left of the page below it."""
    bar = Box(page.x, page.y, page.w, BAR)
    if canvas.upright:
        leave, second, first = bar.columns(1, 1.1, 1.2, gap=GAP)
        title = Box(page.x, page.y + BAR + GAP, page.w, SAID)
        below = title.y + title.h + GAP
    else:
        leave, title, second, first = bar.columns(20, 63, 26, 30, gap=GAP)
        if guided.mode is not Mode.WATCH and (entry.idle or guided.mode is not Mode.PLAY):
            title = Box(title.x, title.y, title.w + GAP + second.w, title.h)
        below = bar.y + BAR + GAP
    canvas.button(leave, texts.say("button-back"), Go(back), capital=2.8)
    if entry.idle or guided.mode is not Mode.PLAY:
        _draw_title(canvas, texts, guided, title)
        _draw_ways(canvas, texts, guided, first, second)
    else:
        draw_said(canvas, texts, entry, title)
        _draw_telling(canvas, texts, entry, first, second)
    return Box(page.x, below, page.w, page.y + page.h - below)


def _draw_title(canvas: Canvas, texts: Texts, guided: GuidedRound, box: Box) -> None:
    """Which game is learned, and how far one is."""
    canvas.panel(box, canvas.theme.panel)
    game = texts.say(f"game-{guided.game.header.game}")
    number, count = guided.progress
    title = texts.say("tutorial-title", game=game, number=number, count=count)
    canvas.text(title, box.inside(0.8), 3.4, bold=True, lines=2)


def _draw_ways(canvas: Canvas, texts: Texts, guided: GuidedRound, first: Box, second: Box) -> None:
    """The ways on: reading on, having marks judged, letting others play; or advice on what to do."""
    match guided.mode:
        case Mode.READ:
            canvas.first_choice(first, texts.say("tutorial-next"), GoOn(), capital=3.4)
        case Mode.TASK if guided.solved:
            canvas.first_choice(first, texts.say("tutorial-next"), GoOn(), capital=3.4)
        case Mode.TASK if guided.marked:
            canvas.first_choice(first, texts.say("tutorial-judge"), JudgeMarked(), capital=3.4)
        case Mode.WATCH:
            canvas.first_choice(first, texts.say("tutorial-next"), GoOn(), capital=3.4)
            canvas.button(second, texts.say("tutorial-to-me"), GoOn(to_me=True), capital=2.8)
        case Mode.PLAY if not guided.hinted:
            canvas.button(first, texts.say("tutorial-hint"), ShowHint(), capital=3.4)


def _draw_telling(canvas: Canvas, texts: Texts, entry: EntryPage, first: Box, second: Box) -> None:
    """The ways on while something is told: a choice back, the next thing to say, and that it is all."""
    draft = entry.draft
    back, more = second.columns(LEAST_TARGET, second.w - LEAST_TARGET - GAP, gap=GAP)
    canvas.button(back, "⌫", Fill(draft.back()), capital=4)
    following = texts.say("entry-following")
    if draft.more and draft.complete:
        canvas.button(more, following, Fill(draft.following()), capital=2.8, lines=1)
    elif draft.more:
        canvas.first_choice(first, following, Fill(draft.following()), capital=3.4)
    if draft.complete:
        canvas.first_choice(first, texts.say("tutorial-do"), Tell(draft.line), capital=3.4)


def _draw_board(canvas: Canvas, texts: Texts, guided: GuidedRound, entry: EntryPage, box: Box) -> None:
    """The table; what is not on it, and what may be chosen or marked."""
    mode, draft = guided.mode, entry.draft
    view = _view_of(entry.game)
    if mode is Mode.PLAY and draft.form is not None and draft.field is not None:
        draw_options(canvas, texts, draft.field, draft.chosen, box, choices_of(entry, view))
        return
    step = guided.step
    if mode is Mode.TASK and isinstance(step, Task):
        box, options = box.rows(box.h - TASK - GAP, TASK, gap=GAP)
        _draw_task(canvas, texts, guided, step, options)
    canvas.panel(box, canvas.theme.panel, border=canvas.theme.line, corner=TABLE_CORNER)
    touchable = list(canvas.targets)
    table = TellingTable(canvas, texts, view, entry)
    page_of(entry.game.header.game).telling(table, box.inside(1.0))
    if mode is not Mode.PLAY:  # it is only looked at
        canvas.targets[:] = touchable


def _draw_task(canvas: Canvas, texts: Texts, guided: GuidedRound, task: Task, box: Box) -> None:
    """What may be marked; once that was judged, with what the rules say of what is marked."""
    rulings = guided.rulings() if guided.judged else ()
    cards = [_codes(line) for line in task.options]
    cells = box.columns(*(max(2, len(codes)) for codes in cards), gap=GAP)
    for number, (line, cell) in enumerate(zip(task.options, cells, strict=True)):
        lit = number in guided.marked
        border = canvas.theme.light if lit else canvas.theme.line
        canvas.panel(cell, canvas.theme.raised, border=border, width=1.4 if lit else 0.4)
        _draw_cards(canvas, texts, guided.game.header.game, cards[number], cell.inside(1.0))
        canvas.touch(cell, notation(line, texts), MarkOption(number))
        if rulings and lit:
            _draw_judged(canvas, task, rulings[number], cell)


def _codes(line: Line) -> tuple[str, ...]:
    """The cards with which whoever learns does something."""
    named = line.get("cards", line.get("card", ()))
    if isinstance(named, Mapping):  # everybody's, by their names
        named = named[PLAYERS[LEARNER]]
    return (named,) if isinstance(named, str) else tuple(named)


def _draw_judged(canvas: Canvas, task: Task, ruling: Ruling[Any], box: Box) -> None:
    """Whether what is marked is right; what is forbidden, with its clause."""
    if not task.by_outcome:
        draw_mark(canvas, ruling, box)
        return
    right, side = task.right(ruling), 4.0
    shape, colour = (shapes.TICK, canvas.theme.yes) if right else (shapes.CROSS, canvas.theme.no)
    corner = Box(box.x + box.w - side - 0.3, box.y + 0.3, side, side)
    canvas.panel(corner, canvas.theme.ground, corner=MARK_CORNER)
    canvas.picture(shapes.polygon(tuple(shape), max(6, round(0.64 * side * canvas.scale)), colour), corner)


def _draw_cards(
    canvas: Canvas, texts: Texts, game: str, codes: tuple[str, ...], box: Box, most: int = 0
) -> None:
    """Cards beside each other in the middle of a box: numbers and indices large, others as they are printed.

    Args:
        canvas: the page.
        texts: the language.
        game: the game's name.
        codes: the cards.
        box: where.
        most: for how many there is to be room, at least.
    """
    shape = WRITTEN if any(NUMBERED.fullmatch(code) for code in codes) else PICTURED
    count = max(most, len(codes), 1)
    width = min(box.w / count, box.h * shape)
    height = min(box.h, width / PICTURED)
    left, top = box.x + (box.w - count * width) / 2, box.y + (box.h - height) / 2
    for at, code in enumerate(codes):
        place = Box(left + at * width, top, width, height).inside(0.3)
        if not NUMBERED.fullmatch(code):
            draw_drawn_card(canvas, game, code, place, whole=True)
        elif POKER_CARD.fullmatch(code):
            draw_card(canvas, texts, code, place)
        else:
            draw_face(canvas, texts, code, place)


def _draw_step(canvas: Canvas, texts: Texts, guided: GuidedRound, box: Box) -> None:
    """What is to be learned or done now, and the way to the clause that says why."""
    theme, step = canvas.theme, guided.step
    if guided.mode is Mode.WATCH:
        _draw_watching(canvas, texts, guided, box)
        return
    canvas.panel(box, theme.panel, border=theme.light, width=0.8)
    said, why = box.inside(1.6).rows(box.h - 3.2 - CLAUSE, CLAUSE)
    canvas.text(_said_of(texts, guided, step), said, WORDS, align="left", lines=12)
    canvas.text(texts.say("tutorial-why"), why, 3.0, theme.light, bold=True, align="right")
    clause = ReadClauses(guided.game.header.game, (step.clause,))
    canvas.touch(box, texts.say("tutorial-why"), clause)


def _said_of(texts: Texts, guided: GuidedRound, step: Step) -> str:
    """The text of a step; of a task that was judged what is wrong, if anything; or advice, if asked for."""
    name = f"tutorial-{guided.game.header.game}-{step.name}"
    said = texts.say(name, **dict(step.facts))
    if guided.mode is Mode.TASK and guided.judged:
        return _judged(texts, guided)
    if guided.mode is Mode.PLAY and guided.hinted:
        return texts.say(
            "tutorial-advice", play=notation(_without(guided.advice, *_by_chance(guided.advice)), texts)
        )
    return texts.reason(guided.game.plays().duty) if guided.mode is Mode.PLAY and guided.plays_on else said


def _by_chance(line: Line) -> tuple[str, ...]:
    """The keys of a line that tell what nobody knows before: what is turned up."""
    return ("next", "cards") if line.get("from") == "hidden" else ("next",)


def _without(line: Line, *keys: str) -> Line:
    """A line without what need not be told."""
    return {key: value for key, value in line.items() if key not in keys}


def _judged(texts: Texts, guided: GuidedRound) -> str:
    """What is right or wrong about what was marked, as the engine says it of the first wrong one."""
    if guided.solved:
        return texts.say("tutorial-right")
    rulings = guided.rulings()
    for number in sorted(guided.marked - guided.right):
        return texts.say("tutorial-wrong", why=texts.reason(rulings[number].reason))
    return texts.say("tutorial-more")


def _draw_watching(canvas: Canvas, texts: Texts, guided: GuidedRound, box: Box) -> None:
    """Whose turn it is, while others play."""
    theme, turn = canvas.theme, guided.game.plays().player
    names = guided.game.header.players
    canvas.panel(box, theme.panel)
    said = texts.say("tutorial-watch", player="" if turn is None else names[turn])
    canvas.text(said, box.inside(1.6), WORDS, lines=5)


def _draw_done(canvas: Canvas, texts: Texts, guided: GuidedRound, done: Done, box: Box) -> None:
    """What was done last, and what the rules say of it; a “no” in red, one touch from its clauses."""
    ruling = done.ruling
    outcome = outcome_of(ruling, canvas.theme)
    inks = inks_of(outcome.colour, canvas.theme, stands=not ruling.legal)
    canvas.panel(box, inks.ground, border=outcome.colour, width=0.8)
    inner, game = box.inside(1.4), guided.game.header.game
    played = Played(game, _without(done.line, "next"))
    mine = done.line.get("player") == guided.game.header.players[LEARNER]
    if done.played and not mine:  # of their own plays and tries people know what they did
        high = TRICK if played.trick else MARK
        shown, inner = inner.rows(high, inner.h - high - 0.6, gap=0.6)
        _draw_play(canvas, texts, played, ruling, shown, inks.words)
    mark, words = inner.columns(MARK, inner.w - MARK - GAP, gap=GAP)
    size = max(6, round(0.9 * mark.square().w * canvas.scale))
    canvas.picture(shapes.polygon(tuple(outcome.shape), size, inks.sign), mark)
    canvas.text(_why(texts, done), words, 3.0, inks.words, align="left", lines=8)
    if ruling.decided_by:
        canvas.touch(box, texts.say("button-rules"), ReadClauses(game, ruling.decided_by, why=True))


def _draw_play(
    canvas: Canvas, texts: Texts, played: Played, ruling: Ruling[Any], box: Box, ink: Colour
) -> None:
    """What somebody else did, or everybody at once."""
    if played.trick:
        draw_trick(canvas, texts, played.trick, ruling.cancelled, box, ink)
    else:
        draw_play(canvas, texts, played, box, ink, capital=3.0)


def _why(texts: Texts, done: Done) -> str:
    """The engine's sentence; what is allowed and was not asked for is said not to be played now."""
    told = texts.reason(done.ruling.reason)
    return texts.say("tutorial-allowed-too", why=told) if done.ruling.legal and not done.played else told


def _tries(guided: GuidedRound) -> tuple[Line, ...]:
    """What is offered to be tried."""
    step = guided.step
    if guided.mode is Mode.PLAY and isinstance(step, Play):
        return tuple(one.line for one in step.tries)
    return ()


def _draw_foot(canvas: Canvas, texts: Texts, guided: GuidedRound, box: Box) -> None:
    """The cards in hand, and what is offered to be tried or may be done beside the others' turn."""
    tries, aside = _tries(guided), guided.aside
    if tries or aside:
        ways, box = box.rows(WAYS, box.h - WAYS - GAP, gap=GAP)
        for line in aside:
            canvas.first_choice(ways, texts.say(f"tutorial-kind-{line['event']}"), TryLine(line))
        for line, cell in zip(tries, ways.columns(*([1.0] * len(tries)), gap=GAP), strict=True):
            canvas.button(cell, _try_in(canvas, texts, line, cell), TryLine(line), capital=2.6, lines=3)
    _draw_hand(canvas, texts, guided, box)


def _try_in(canvas: Canvas, texts: Texts, line: Line, box: Box) -> str:
    """What is to be tried, as far as there is room: how it is told, without where, or only what it is."""
    keys = ("player", *_by_chance(line))
    kind = texts.say(f"tutorial-kind-{line['event']}")
    plays = [
        notation(_without(line, *keys), texts),
        notation(_without(line, *keys, "row", "slot"), texts),
        " ".join([kind, *(card(code, texts) for code in _codes(line))]),
        kind,
    ]
    labels = [texts.say("tutorial-try", play=play) for play in plays]
    room = box.inside(1.2)
    return next((one for one in labels if canvas.holds(one, room, bold=True, lines=3)), labels[-1])


def _draw_hand(canvas: Canvas, texts: Texts, guided: GuidedRound, box: Box) -> None:
    """The cards in hand of whoever learns."""
    hand = guided.hand
    canvas.panel(box, canvas.theme.raised)
    inner = box.inside(0.8)
    if (inner.w - YOURS) / max(1, -(-len(hand) // 2)) >= NARROWEST:  # whose they are, where that has room
        beside, inner = inner.columns(YOURS, inner.w - YOURS - 0.6, gap=0.6)
        canvas.turned(texts.say("tutorial-hand"), beside, 2.2, canvas.theme.quiet)
    lines = 1 if inner.w / max(1, len(hand)) >= NARROWEST else 2
    most = -(-len(hand) // lines)
    rows = inner.rows(*([1.0] * lines), gap=0.6)
    for at, row in enumerate(rows):
        cards = hand[at * most : (at + 1) * most]
        _draw_cards(canvas, texts, guided.game.header.game, cards, row, most)


def _draw_over(canvas: Canvas, texts: Texts, guided: GuidedRound, box: Box) -> None:
    """The end: who has won, the score, what decided it, and the ways on."""
    theme, game = canvas.theme, guided.game.header.game
    view = game_of(guided)
    rest, ways = box.rows(box.h - LEAST_TARGET - GAP, LEAST_TARGET, gap=GAP)
    scores, told = rest.rows(1.0, 1.4, gap=GAP) if canvas.upright else rest.columns(1.0, 1.4, gap=GAP)
    canvas.panel(scores, theme.panel)
    names = view.header.names(view.winners)
    title, table = scores.inside(2.0).rows(1.0, 1.6, gap=1.0)
    canvas.text(
        texts.say("winners", names=names, count=len(names)), title, 6.0, theme.light, bold=True, lines=3
    )
    if any(view.totals):
        _draw_scores(canvas, view, table)
    step, last = told.rows(1.4, 1.0, gap=GAP)
    _draw_step(canvas, texts, guided, step)
    if guided.last is not None:
        _draw_done(canvas, texts, guided, guided.last, last)
    again, rules, play = ways.columns(1.0, 1.0, 1.3, gap=GAP)
    canvas.button(again, texts.say("tutorial-again"), Learn(game))
    canvas.button(rules, texts.say("button-rules"), ReadRules(game))
    canvas.first_choice(play, texts.say("tutorial-play"), Choose(game))


def _draw_scores(canvas: Canvas, view: GameView, box: Box) -> None:
    """Everybody's total, the best first."""
    players = ranked(view)
    for player, line in zip(players, box.rows(*([1.0] * len(players)), gap=0.6), strict=True):
        ink = canvas.theme.light if player in view.winners else canvas.theme.text
        name, total = line.columns(2.4, 1.0, gap=1.0)
        canvas.text(view.header.players[player], name, 4.4, ink, bold=True, align="left")
        canvas.text(figure(view.totals[player]), total, 4.4, ink, bold=True, align="right")
