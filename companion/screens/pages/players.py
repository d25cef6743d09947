"""The people who have played here: everybody's games, and somebody's own history; to forget one for good."""

from __future__ import annotations

from collections.abc import Sequence

from companion.engines.names import set_apart
from companion.evening.lifetimes import HeadToHead, Lifetime, OfGame
from companion.evening.rating import Rating
from companion.screens.canvas import LEAST_TARGET, Box, Canvas
from companion.screens.history_intents import AskForget, AskName, Forget, FromPlayer, MarkGuest, ShowPlayer
from companion.screens.history_intents import OfGame as ShowGame
from companion.screens.intents import Go, PageName
from companion.screens.pages.evening_words import day_text
from companion.screens.pages.frame import beside_heading, figure, heading
from companion.screens.player_pages import PlayerPages, Ranked
from companion.screens.portraits import draw_portrait, portrait_of, put_portrait
from companion.screens.profile_intents import ShowProfile
from companion.texts import Texts

GAP = 1.0
"""Millimetres between two rows."""
HEADS = 5.0
"""Height in mm of the columns' names."""
GAMES = (46.0, 33.0)
"""Width in mm of the button that leads to the next game, and on an upright page."""
COLUMNS = (2.4, 1.0, 1.0, 1.0, 1.3)
"""Widths of name, games, won, in a row, and rating."""
EDGE = 1.5
MOST_GAMES, MOST_OTHERS = 5, 6
"""So many games and others are told of somebody; those are told that were played, and met, most."""
TALLEST = 11.0
"""No line of somebody's history is higher than this, in mm."""


def draw_players(canvas: Canvas, texts: Texts, pages: PlayerPages) -> None:
    """Draw everybody's games, the best rated first."""
    canvas.begin()
    wide = GAMES[canvas.upright] if pages.games else 0.0
    title = texts.say("players-title")
    rest = heading(canvas, texts, title, PageName.EVENINGS, beside=wide)
    if pages.games:
        game = texts.say("players-all-games") if pages.game is None else texts.say(f"game-{pages.game}")
        canvas.button(beside_heading(canvas, wide), game, ShowGame(pages.next_game), capital=3.4)
    if not pages.here.names:
        canvas.panel(rest, canvas.theme.panel)
        problem = pages.here.problem
        said = texts.say("players-none") if problem is None else texts.reason(problem)
        canvas.text(said, rest.inside(4), 4.5, canvas.theme.quiet, lines=4)
        return
    in_view = _in_view(rest)
    if len(pages.ranked) > in_view:
        rest, ways = rest.rows(rest.h - LEAST_TARGET - 1.5, LEAST_TARGET, gap=1.5)
        in_view = _in_view(rest)
        _draw_ways(canvas, texts, pages, ways, in_view)
    heads, rest = rest.rows(HEADS, rest.h - HEADS)
    columns = heads.inside(0.3).columns(*COLUMNS, gap=1)[1:]
    for message, place in zip(("played", "won", "in-a-row", "rating"), columns, strict=True):
        canvas.text(texts.say(f"players-{message}"), place, 2.6, canvas.theme.quiet)
    high = (rest.h - GAP * (in_view - 1)) / in_view
    for number, row in enumerate(pages.ranked[pages.first :][:in_view]):
        box = Box(rest.x, rest.y + number * (high + GAP), rest.w, high)
        _draw_ranked(canvas, texts, row, box, guest=row.name in pages.here.guests)


def _in_view(box: Box) -> int:
    """How many players there is room for below the columns' names."""
    return max(1, int((box.h - HEADS + GAP) / (LEAST_TARGET + GAP)))


def _draw_ways(canvas: Canvas, texts: Texts, pages: PlayerPages, box: Box, in_view: int) -> None:
    """The ways to those before and after, as many as are in view."""
    before, after = box.columns(1, 1, gap=2)
    if pages.first > 0:
        canvas.button(before, texts.say("players-before"), FromPlayer(max(0, pages.first - in_view)))
    if pages.first + in_view < len(pages.ranked):
        canvas.button(after, texts.say("players-after"), FromPlayer(pages.first + in_view))


def _draw_ranked(canvas: Canvas, texts: Texts, row: Ranked, box: Box, *, guest: bool) -> None:
    canvas.panel(box, canvas.theme.panel, border=canvas.theme.line)
    canvas.touch(box, row.name, ShowPlayer(row.name))
    name, played, won, streak, rating = box.inside(0.6).columns(*COLUMNS, gap=1)
    name = put_portrait(canvas, row.name, name)
    canvas.text(f" {row.name}", name, 4.0, bold=True, align="left", lines=2)
    if guest:
        rest = Box(played.x, played.y, rating.x + rating.w - played.x, played.h)
        canvas.text(texts.say("players-guest"), rest, 3.0, canvas.theme.quiet, lines=2)
        return
    history = row.history
    for value, place in ((history.played, played), (history.won, won), (history.longest, streak)):
        canvas.text(str(value), place, 4.0, bold=place is won)
    canvas.text(_rating(row.rating), rating, 4.0, canvas.theme.light, bold=True)


def _rating(rating: Rating | None) -> str:
    """The skill, and how far it may be off; a dash for whoever has finished no game."""
    return "–" if rating is None else f"{figure(round(rating.skill))}\N{NO-BREAK SPACE}±{round(rating.doubt)}"


def draw_player(canvas: Canvas, texts: Texts, pages: PlayerPages) -> None:
    """Draw somebody's own history, and what can be done with it."""
    canvas.begin()
    name, lifetime = pages.chosen or "", pages.lifetime
    rest = heading(canvas, texts, name, PageName.PLAYERS, beside=LEAST_TARGET)
    if portrait_of(canvas, name) is not None:
        draw_portrait(canvas, name, beside_heading(canvas, LEAST_TARGET))
    low = 2 * LEAST_TARGET + GAP if canvas.upright else LEAST_TARGET
    body, foot = rest.rows(rest.h - low - 2, low, gap=2)
    guest = name in pages.here.guests
    counts, *looks, rename, forget = _ways_of_one(canvas, foot, guest=guest)
    said = texts.say("player-counts-not" if guest else "player-counts")
    canvas.option(counts, said, MarkGuest(name, not guest), chosen=guest)
    for place in looks:
        canvas.button(place, texts.say("profile-way"), ShowProfile(name))
    for place, label, intent in (
        (rename, texts.say("player-rename"), AskName()),
        (forget, texts.say("player-forget"), AskForget(again=False)),
    ):
        if name in pages.here.seated:
            canvas.barred(place, label, texts.say("player-seated"))
        else:
            canvas.button(place, label, intent)
    if lifetime is None or not lifetime.overall.played:
        canvas.panel(body, canvas.theme.panel)
        none = texts.say("players-guest" if guest else "player-no-games")
        canvas.text(none, body.inside(4), 4.5, canvas.theme.quiet, lines=3)
        return
    own, others = body.rows(1.1, 1, gap=2) if canvas.upright else body.columns(1.45, 1, gap=2)
    canvas.panel(own, canvas.theme.panel)
    _draw_games(canvas, texts, lifetime, own.inside(EDGE))
    canvas.panel(others, canvas.theme.panel)
    _draw_against(canvas, texts, lifetime.against, others.inside(EDGE))


def _ways_of_one(canvas: Canvas, box: Box, *, guest: bool) -> tuple[Box, ...]:
    """Places for whether somebody counts, what all but guests choose, another name, and to forget."""
    first, last = ((1.4,) if guest else (1.3, 1.1)), (1.0, 1.0)
    if not canvas.upright:
        return box.columns(*first, *last, gap=1.5)
    upper, lower = box.rows(1, 1, gap=GAP)
    return (*upper.columns(*first, gap=1.5), *lower.columns(*last, gap=1.5))


def _draw_games(canvas: Canvas, texts: Texts, lifetime: Lifetime, box: Box) -> None:
    """A line for each game, and one for all of them where there are several."""
    lines = [*lifetime.games[:MOST_GAMES], *([lifetime.overall] if len(lifetime.games) > 1 else [])]
    widths = (1.7, 0.8, 0.8, 1.0, 1.6)
    heads, *rows = _lines(box, len(lines))
    titles = [texts.say(f"players-{message}") for message in ("played", "won", "in-a-row", "best")]
    places = heads.columns(*widths, gap=0.8)[1:]
    capital = min(canvas.fitting(*titled, 2.6, lines=2) for titled in zip(titles, places, strict=True))
    for title, place in zip(titles, places, strict=True):
        canvas.text(title, place, capital, canvas.theme.quiet, lines=2)
    cells = [row.columns(*widths, gap=0.8) for row in rows]
    names = [texts.say("players-all-games" if one.game is None else f"game-{one.game}") for one in lines]
    _draw_names(canvas, names, [label for label, *_ in cells])
    for history, (_, played, won, streak, best) in zip(lines, cells, strict=True):
        canvas.text(str(history.played), played, 3.8)
        canvas.text(str(history.won), won, 3.8, canvas.theme.light, bold=True)
        canvas.text(_streak(texts, history), streak, 3.4, lines=2)
        canvas.text(_best(texts, history), best, 2.6, lines=3)


def _draw_names(canvas: Canvas, names: Sequence[str], boxes: Sequence[Box]) -> None:
    """Draw the names at the beginning of each line, all in one size."""
    capital = min(canvas.fitting(*named, 3.4, bold=True, lines=2) for named in zip(names, boxes, strict=True))
    for name, box in zip(names, boxes, strict=True):
        canvas.text(name, box, capital, bold=True, align="left", lines=2)


def _streak(texts: Texts, history: OfGame) -> str:
    """The most games won in a row; and whether that goes on."""
    if history.streak < 2:
        return str(history.longest)
    return texts.say("player-streak", longest=history.longest, now=history.streak)


def _best(texts: Texts, history: OfGame) -> str:
    if history.best is None:
        return ""
    total = figure(history.best.total)
    day = history.best.day
    return total if day is None else texts.say("player-best", total=total, day=day_text(texts, day))


def _draw_against(canvas: Canvas, texts: Texts, against: tuple[HeadToHead, ...], box: Box) -> None:
    """How often those who were met most were left behind, and were ahead."""
    shown = against[:MOST_OTHERS]
    heads, *rows = _lines(box, len(shown))
    canvas.text(texts.say("player-against"), heads, 2.6, canvas.theme.quiet, lines=2)
    cells = [row.columns(1.6, 1, gap=1) for row in rows]
    _draw_names(canvas, [set_apart(one.other) for one in shown], [name for name, _ in cells])
    for one, (_, counts) in zip(shown, cells, strict=True):
        level = f" ({one.level})" if one.level else ""
        canvas.text(f"{one.ahead} : {one.behind}{level}", counts, 3.6)


def _lines(box: Box, count: int) -> tuple[Box, ...]:
    """A low line for the heads, and so many below it."""
    high = min(TALLEST, (box.h - 2 * HEADS) / max(1, count))
    return Box(box.x, box.y, box.w, 2 * HEADS + high * count).rows(2 * HEADS, *([high] * count))


def draw_forget(canvas: Canvas, texts: Texts, pages: PlayerPages) -> None:
    """Draw the question whether somebody is to be forgotten for good; it is asked twice."""
    canvas.begin()
    name = pages.chosen or ""
    rest = heading(canvas, texts, texts.say("forget-title", name=name), None)
    body, foot = rest.rows(rest.h - LEAST_TARGET - 5, LEAST_TARGET + 3, gap=2)
    canvas.panel(body, canvas.theme.panel)
    if pages.refused is not None:
        said = texts.reason(pages.refused)
    else:
        said = texts.say("forget-again" if pages.again else "forget-what", name=name)
    inner = body.inside(4)
    if pages.here.set_aside and not pages.again:
        inner, note = inner.rows(2.2, 1, gap=1)
        files = pages.here.set_aside
        canvas.text(texts.say("forget-set-aside", files=files, count=len(files)), note, 2.8, lines=4)
    canvas.text(said, inner, 4.2, lines=7)
    keep, forget = foot.columns(1, 1, gap=3)
    canvas.first_choice(keep, texts.say("forget-not"), Go(PageName.PLAYER), capital=4.2)
    if pages.again:
        canvas.button(forget, texts.say("forget-surely"), Forget(name), capital=4.2)
    else:
        canvas.button(forget, texts.say("player-forget"), AskForget(again=True), capital=4.2)
