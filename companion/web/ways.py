"""What a seat's phone offers of a play that is told on it: what may be chosen, and the ways on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

from companion.engines import Reason
from companion.records.forms.draft import Draft
from companion.records.forms.form import Shows, Value
from companion.records.notation import notation
from companion.screens.entry import EntryPage
from companion.screens.intents import EveryCard, Fill, Propose, Purpose, Write
from companion.screens.pages.correct import Correction
from companion.screens.pages.options import label_of
from companion.sitting.view import View
from companion.texts import Texts
from companion.web.telling import Close, SeatTelling, TellingStep, WhichPlay, own_plays

LIKELY = 5
"""So many cards that may have been there instead of one are offered before every other."""


@dataclass(frozen=True, slots=True)
class Way:
    """Something to press while a play is told.

    Attributes:
        name: how a page names it, within one picture.
        label: what stands on it.
        intent: what it asks for, None where it cannot be chosen.
        card: the code of the card that is shown, None for any other thing.
        chosen: how often it is chosen already.
        lacking: why it cannot be chosen, None where it can.
        awaited: whether it is most likely what is wanted now.
    """

    name: str
    label: str
    intent: TellingStep | None
    card: str | None = None
    chosen: int = 0
    lacking: Reason | None = None
    awaited: bool = False


@dataclass(frozen=True, slots=True)
class Ways:
    """All of them.

    Attributes:
        options: what may be chosen.
        onwards: the ways on and back.
    """

    options: tuple[Way, ...] = ()
    onwards: tuple[Way, ...] = ()

    @property
    def pressable(self) -> tuple[Way, ...]:
        """What may be pressed."""
        return tuple(way for way in (*self.options, *self.onwards) if way.intent is not None)


def ways_of(view: View, telling: SeatTelling, said: Texts) -> Ways:
    """What a seat's phone offers; nothing once the game is over."""
    if view.game.winners:
        return Ways()
    close = Way("close", said.say("web-close"), Close())
    if telling.waits:
        return Ways(onwards=(Way("close", said.say("web-withdraw"), Close()),))
    if telling.chooses:
        return Ways(tuple(_plays(view, telling, said)), (close,))
    if telling.entry is not None:
        options, onwards = _options(view, telling.entry, said), _onwards(telling, telling.entry, said)
        return Ways(tuple(options), (*onwards, close))
    if telling.correction is not None:
        return Ways(tuple(_cards(view, telling, telling.correction, said)), (*_back(telling, said), close))
    return Ways(onwards=tuple(_beginnings(view, telling, said)))


def _beginnings(view: View, telling: SeatTelling, said: Texts) -> Iterator[Way]:
    yield Way("what-if", said.say("button-what-if"), Write(Purpose.ASK))
    if next(own_plays(view.game, telling.player), None) is not None:
        yield Way("put-right", said.say("button-wrong"), WhichPlay())


def _plays(view: View, telling: SeatTelling, said: Texts) -> Iterator[Way]:
    """The seat's own plays, the newest first."""
    for number, step, line in own_plays(view.game, telling.player):
        yield Way(f"play-{step.first}", notation(line, said), Write(Purpose.CORRECT, number))


def _options(view: View, entry: EntryPage, said: Texts) -> Iterator[Way]:
    """What may be said next."""
    draft, field = entry.draft, entry.draft.field
    if entry.answer is not None:
        return
    if draft.form is None:
        for form in draft.forms:
            begun = entry.touched(form.event)
            yield Way(f"kind-{form.event}", said.say(entry.called(form.event)), entry.after(begun))
    if field is None:
        return
    for number, value in enumerate(field.options):
        lacking = entry.hindrance_to(value, view)
        yield Way(
            f"option-{number}",
            label_of(said, field.shows, value),
            entry.after(draft.choose(value)) if lacking is None else None,
            str(value) if field.shows is Shows.CARD else None,
            draft.chosen.count(value),
            lacking,
        )


def _onwards(telling: SeatTelling, entry: EntryPage, said: Texts) -> Iterator[Way]:
    """To take a choice back, to go on to the next field, to have it ruled on."""
    draft = entry.draft
    if entry.answer is not None:
        yield Way("another", said.say("entry-another"), Fill(Draft(draft.forms)), awaited=True)
        return
    if draft.form is None:
        return
    yield Way("undo", said.say("web-undo"), Fill(draft.back()))
    if draft.more:
        awaited = not draft.complete
        yield Way("next", said.say("entry-following"), Fill(draft.following()), awaited=awaited)
    if draft.complete and draft.line != telling.stands:
        label = said.say("entry-ask" if entry.asked else "entry-correct")
        yield Way("done", label, entry.taken(draft, alone=False), awaited=True)


def _cards(view: View, telling: SeatTelling, correction: Correction, said: Texts) -> Iterator[Way]:
    """What may have been there instead of a card: the likely ones of all, or every one for one of them."""
    own = correction.case.line.get("player") == telling.player
    for number, misread in enumerate(correction.misread):
        if misread.owner not in (None, telling.player) or correction.every not in (None, number):
            continue
        told = partial(correction.case.with_card, misread.code, misread.owner)
        lacking = {code: correction.lacking(told(code)) for code in misread.others}
        codes: list[Value] = [code for code in misread.others if lacking[code] is None]
        codes = codes[:LIKELY] if correction.every is None else sorted(codes, key=correction.pack.index)
        read = label_of(said, Shows.CARD, misread.code)
        for code in map(str, codes):
            label = f"{read} → {label_of(said, Shows.CARD, code)}"
            yield Way(f"card-{number}-{code}", label, Propose(told(code)))
        if correction.every is None:
            yield Way(f"every-{number}", f"{read} → …", EveryCard(number))
    if own and correction.every is None:
        number = next(at for at, step in enumerate(view.game.course) if step.first == correction.first)
        yield Way("otherwise", said.say("correct-otherwise"), Write(Purpose.CORRECT, number))


def _back(telling: SeatTelling, said: Texts) -> Iterator[Way]:
    if telling.correction is not None and telling.correction.every is not None:
        yield Way("undo", said.say("web-undo"), EveryCard(None))
