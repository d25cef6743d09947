"""Who sits where: the four sides of the table, and a keyboard for new names."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass
from itertools import count

from companion.engines import rules_of
from companion.engines.names import composed, set_apart
from companion.screens.canvas import LEAST_TARGET, Box, Canvas
from companion.screens.history_intents import SeatGuest
from companion.screens.intents import Begin, Go, PageName
from companion.screens.pages.frame import beside_heading, heading
from companion.screens.pages.game_options import value_text
from companion.screens.pages.keyboard import draw_keyboard
from companion.screens.pages.places import USUAL, Arrangement, places_around
from companion.screens.people import People
from companion.screens.people_intents import DONE, Alter, Clear, Move, Name, SeatPerson, Type
from companion.screens.portraits import put_portrait
from companion.screens.profile_intents import ShowProfile
from companion.table.seats import seats_around
from companion.texts import Texts

BACK = 27.0
"""Width in mm that the way back takes, with the room beside it."""
FOOT = 13.0
"""Height in mm of the row that begins the game."""
SIDES = (34.0, 25.0)
"""Width in mm of a place at the left or right, and on an upright page."""
IN_PLACE = 1.5
"""Millimetres from a place's edge to what stands in it, 0.8 of which its border takes."""
EDGE, HIGHEST = 0.23, 20.0
"""Part of the table's height that a place at its lower or upper edge takes, and the most in mm."""
MOST_NAMES = 3
"""So many names that are known are offered at most."""
NAMES = (5, 4)
"""So many things stand beside each other where somebody sits already, and on an upright page."""
ROOMY, CROWDED = 6, 50.0
"""So many sit roomily; of more, those within so many degrees from straight below sit at the lower edge."""


def draw_people(canvas: Canvas, texts: Texts, people: People, back: PageName) -> None:
    """Draw the table with everybody around it, and the way to begin."""
    canvas.begin()
    rest = heading(canvas, texts, texts.say("people-title"), back)
    table, foot = rest.rows(rest.h - FOOT - 1.5, FOOT, gap=1.5)
    (_at_sides if people.at_sides else _around)(canvas, texts, people, table)
    if people.ready:
        length, options, begin = foot.columns(1, 1, 2, gap=2)
        name = rules_of(people.game).options[0].name
        lasts = value_text(texts, people.game, name, people.option(name))
        canvas.button(length, lasts, Alter(name), capital=3.6)
        canvas.button(options, texts.say("button-options"), Go(PageName.OPTIONS), capital=3.6)
        canvas.first_choice(begin, texts.say("people-begin"), Begin(), capital=4.5)
        return
    fewest, most = people.limits
    game = texts.say(f"game-{people.game}")
    more = texts.say("people-more", game=game, fewest=fewest, span=most - fewest, most=most)
    canvas.text(more, foot, 3.4, canvas.theme.quiet, lines=2)


def _at_sides(canvas: Canvas, texts: Texts, people: People, table: Box) -> None:
    """The table with its four sides."""
    left, middle, right = table.columns(1, 1.15, 1, gap=2)
    upper, centre, lower = middle.rows(1, 1.1, 1, gap=2)
    side_height = min(left.h, 30.0)
    places = (
        lower,
        Box(left.x, left.y + (left.h - side_height) / 2, left.w, side_height),
        upper,
        Box(right.x, right.y + (right.h - side_height) / 2, right.w, side_height),
    )
    canvas.panel(centre, canvas.theme.panel, border=canvas.theme.line)
    canvas.text(texts.say("people-table"), centre.inside(1), 2.8, canvas.theme.quiet, lines=4)
    for seat, box in enumerate(places):
        name = people.names[seat]
        if name is None:
            canvas.button(box, texts.say("people-sit"), SeatPerson(seat), capital=3.2)
        else:
            _somebody(canvas, texts, name, seat, box)


def _somebody(canvas: Canvas, texts: Texts, name: str, seat: int, box: Box) -> None:
    canvas.panel(box, canvas.theme.panel, border=canvas.theme.light, width=0.8)
    wide, inner = box.w > 2 * box.h, box.inside(IN_PLACE)
    label, clear = inner.columns(1, 1, gap=1) if wide else inner.rows(1, 1, gap=1)
    canvas.text(name, put_portrait(canvas, name, label), 5.0, bold=True, lines=2)
    canvas.touch(label, name, SeatPerson(seat))
    canvas.button(clear, texts.say("people-leave"), Clear(seat), capital=2.8)


def _around(canvas: Canvas, texts: Texts, people: People, table: Box) -> None:
    """Everybody clockwise around the table, the first at the lower edge; a touch on a name changes it."""
    count = len(people.names)
    side, edge = SIDES[canvas.upright], max(LEAST_TARGET, min(HIGHEST, EDGE * table.h))
    flat = CROWDED if count > ROOMY else USUAL.flat
    arrangement = Arrangement(sides=(side, side), edges=(edge, edge), flat=flat)
    places, centre = places_around(table, seats_around(count), None, 1.0, arrangement)
    canvas.panel(centre, canvas.theme.panel, border=canvas.theme.line)
    inner = centre.inside(1.5)
    wide = inner.w > inner.h
    note = inner
    if count < people.limits[1]:
        note, add = inner.columns(1.4, 1, gap=2) if wide else inner.rows(1.2, 1, gap=2)
        canvas.button(add, texts.say("people-sit"), SeatPerson(count), capital=3.6)
    canvas.text(texts.say("people-clockwise"), note, 3.4, lines=6)
    for seat, (name, place) in enumerate(zip(people.seated, places, strict=True)):
        box = place.box
        canvas.panel(box, canvas.theme.panel, border=canvas.theme.light, width=0.8)
        canvas.text(name, put_portrait(canvas, name, box.inside(1)), 4.4, bold=True, lines=2)
        canvas.touch(box, name, SeatPerson(seat))


@dataclass(frozen=True, slots=True)
class TypingPage:
    """Where what is on a page lies on which a name is typed.

    Attributes:
        title: what stands above the name, where the page's head does not say it.
        names: of people to choose from instead.
        field: the name.
        done: the button beside it.
        keyboard: the keys.
    """

    title: str
    names: Box
    field: Box
    done: Box
    keyboard: Box


def begin_typing(canvas: Canvas, texts: Texts, title: str, back: PageName) -> TypingPage:
    """Begin such a page, with a way back; on a wide one the name is typed beside that.

    Args:
        canvas: the page.
        texts: the language.
        title: what it is about.
        back: the page to which it leads back.
    """
    canvas.begin()
    rest = heading(canvas, texts, title if canvas.upright else "", back)
    if canvas.upright:
        keys = rest.h - 2 * (LEAST_TARGET + 2)
        names, line, keyboard = rest.rows(LEAST_TARGET, LEAST_TARGET, keys, gap=2)
        title = ""
    else:
        line = beside_heading(canvas, rest.w - BACK)
        names, keyboard = rest.rows(LEAST_TARGET, rest.h - LEAST_TARGET - 1, gap=1)
    field, done = line.columns(3, 1, gap=2)
    return TypingPage(title, names, field, done, keyboard)


def draw_name(canvas: Canvas, texts: Texts, people: People, guests: Container[str] = ()) -> None:
    """Draw the keyboard and the remembered names; on a wide page the name is typed beside the way back.

    Args:
        canvas: the page.
        texts: the language.
        people: who sits where.
        guests: who can choose no colour and picture.
    """
    page = begin_typing(canvas, texts, texts.say("name-title"), PageName.PEOPLE)
    _names(canvas, texts, people, guests, page.names)
    title = texts.say("name-taken", name=composed(people.typed)) if people.taken else page.title
    draw_typed(canvas, title, people.typed, page.field, wrong=people.taken)
    canvas.first_choice(page.done, texts.say("button-done"), Type(DONE))
    draw_keyboard(canvas, texts, people.keys, page.keyboard)


def _names(canvas: Canvas, texts: Texts, people: People, guests: Container[str], box: Box) -> None:
    """Names of people who have played here, and what may be done with whoever sits there."""
    here = people.names[people.seat] if people.seat < len(people.names) else None
    here_now = set(map(composed, people.seated))
    free = [name for name in people.remembered if name not in here_now]
    offered: list[tuple[str, object]] = []
    if here is None:
        offered.append((guest := _guest(texts, here_now), SeatGuest(guest)))
    elif not people.at_sides:
        offered.append((texts.say("people-move"), Move(people.seat)))
        offered.append((texts.say("people-leave"), Clear(people.seat)))
    if here is not None and composed(here) not in guests:
        offered.append((texts.say("profile-way"), ShowProfile(here)))
    room = MOST_NAMES if here is None else NAMES[canvas.upright] - len(offered)
    known = free[: min(room, MOST_NAMES)]
    places = box.columns(*([1] * (len(known) + len(offered))), gap=2) if known or offered else ()
    for name, place in zip(known, places, strict=False):
        canvas.button(place, name, Name(name))
    for (label, intent), place in zip(offered, places[len(known) :], strict=True):
        canvas.button(place, label, intent, capital=3.4 if here is None else 2.8)


def _guest(texts: Texts, here: Container[str]) -> str:
    """The name of a guest that nobody has who sits here."""
    named = texts.say("name-guest")
    names = (named if number == 1 else f"{named} {number}" for number in count(1))
    return next(name for name in names if name not in here)


def draw_typed(canvas: Canvas, said: str, typed: str, box: Box, *, wrong: bool) -> None:
    """What was typed so far, below what is asked where that has no other place, or what is wrong with it."""
    canvas.panel(box, canvas.theme.paper, border=canvas.theme.light if wrong else None, width=1.2)
    written = box.inside(1)
    if said:
        above, written = written.rows(1, 1.8)
        canvas.text(said, above, 2.4, canvas.theme.spade, bold=wrong, align="left")
    canvas.text(set_apart(f"{typed}▏"), written, 4.6, canvas.theme.spade, align="left")
