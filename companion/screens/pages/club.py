"""The club: switched on and off by touch, how this table stands with it, and a call for the referee."""

from __future__ import annotations

from companion.screens.canvas import LEAST_TARGET, Box, Canvas
from companion.screens.club_intents import CallReferee, ClubShown, SwitchClub
from companion.screens.intents import Go, PageName
from companion.screens.pages.frame import heading
from companion.screens.pages.table import even
from companion.texts import Texts

STANDING, NEXT = 1.0, 1.1
"""Parts of the page's height: how the table stands with its club, and who sits here next."""


def draw_club(canvas: Canvas, texts: Texts, shown: ClubShown, back: PageName) -> None:
    """Draw the page.

    Args:
        canvas: the page.
        texts: the language.
        shown: how the table stands with its club.
        back: the page before.
    """
    canvas.begin()
    rest = heading(canvas, texts, texts.say("club-title"), back)
    if not shown.on:
        _draw_off(canvas, texts, shown, rest)
        return
    words, switches = rest.rows(rest.h - LEAST_TARGET - 4, LEAST_TARGET + 2, gap=2)
    standing, following = words.rows(STANDING, NEXT, gap=2)
    _draw_standing(canvas, texts, shown, standing)
    _draw_next(canvas, texts, shown, following)
    off, call = switches.columns(1, 1.4, gap=2)
    labels = (
        texts.say("club-switch-off"),
        texts.say("club-withdraw" if shown.called else "club-call"),
    )
    capital = even(canvas, labels, (off, call))
    canvas.button(off, labels[0], SwitchClub(on=False), capital=capital)
    if shown.called:
        canvas.option(call, labels[1], CallReferee(on=False), chosen=True, capital=capital)
    else:
        canvas.button(call, labels[1], CallReferee(on=True), capital=capital)


def _draw_off(canvas: Canvas, texts: Texts, shown: ClubShown, box: Box) -> None:
    """What it is good for, the way to type its address, and to switch it on where that is known."""
    words, problem, switch = box.rows(1, 0.6, 0.4, gap=2)
    address = texts.say("club-address")
    canvas.text(texts.say("club-off"), words.inside(1), 4.0, align="left", lines=10)
    if shown.problem is not None:
        canvas.text(texts.reason(shown.problem), problem, 3.0, canvas.theme.light, align="left", lines=7)
    elif shown.address is not None:
        canvas.text(_place(texts, shown), problem, 3.2, align="left", lines=4)
    if shown.address is not None:
        other, on = switch.columns(1, 1.4, gap=2)
        canvas.button(other, address, Go(PageName.CLUB_ADDRESS), capital=3.6)
        canvas.first_choice(on, texts.say("club-switch-on"), SwitchClub(on=True), capital=4.5)
    else:
        canvas.first_choice(switch, address, Go(PageName.CLUB_ADDRESS), capital=4.5)


def _draw_standing(canvas: Canvas, texts: Texts, shown: ClubShown, box: Box) -> None:
    place, state, waiting = box.rows(0.9, 1.5, 0.7, gap=1)
    canvas.text(_place(texts, shown), place, 3.2, align="left", lines=3)
    if shown.problem is not None:
        canvas.text(texts.reason(shown.problem), state, 3.2, canvas.theme.light, align="left", lines=6)
    else:
        canvas.text(texts.say(_state(shown)), state, 3.8, align="left", lines=3)
    canvas.text(texts.say("club-waiting", count=shown.waiting), waiting, 3.2, align="left", lines=2)


def _state(shown: ClubShown) -> str:
    """The message of how far the table is connected."""
    if not shown.connected:
        return "club-connecting"
    return "club-there" if shown.club else "club-broker-alone"


def _place(texts: Texts, shown: ClubShown) -> str:
    return texts.say("club-place", table=shown.table, address=shown.address or "")


def _draw_next(canvas: Canvas, texts: Texts, shown: ClubShown, box: Box) -> None:
    """Who sits here next."""
    if shown.seated is None:
        return
    title, names, text = box.rows(0.7, 1.5, 0.8, gap=1)
    game = shown.seated.game
    key = "club-next" if game is None else "club-next-game"
    said = texts.say(key, **({} if game is None else {"game": texts.say(f"game-{game}")}))
    canvas.text(said, title, 3.6, canvas.theme.light, bold=True, align="left", lines=2)
    canvas.text(", ".join(shown.seated.players), names, 4.0, align="left", lines=5)
    if shown.seated.text:
        canvas.text(shown.seated.text, text, 3.0, align="left", lines=3)
