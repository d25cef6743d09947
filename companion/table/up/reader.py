"""The table reader of Up: from steady scenes, presses and answers to deal, play, call, announcement and show.

What it goes by:

* new cards in the middle are a *play*: of open cards if these are missing before somebody's seat, else from
  the hand of whoever's arm it was; where no arm was seen, somebody must say whose they are;
* whoever lays a set lays it on top, and fanned: what just peeps out, or lies askew to the others, may be a
  covered card that was misread, and is asked about;
* a card that lies face up before a seat and was not there is a face-down card *turned*; on its way to the
  tower it is no play of its own;
* “dealt” tells a *deal* with the cards that lie face up before the seats;
* what is laid in the middle after a round, as many cards as the player has left, is *shown*;
* after a collapse, a clear card, an undo or a “no” nothing is told until the cards lie as the position says,
  but for a set of other cards that was laid in the same go.

Legality never decides what was seen.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from companion.engines import Reason, Ruling, Undo
from companion.engines.up import Announce, Call, Deal, Place, Play, UpPosition, Variant
from companion.engines.up.laying import set_kind
from companion.engines.up.round import Round
from companion.inputs import Action, Press
from companion.table.asking import NOBODY
from companion.table.reading import Choice, Question, Reading
from companion.table.seats import TableMap, seats_around
from companion.table.up.arms import seats_of, who_laid_among, whose_set
from companion.table.up.dealing import Dealing
from companion.table.up.laid import Laid, Recount, Told, cards_of, taken_from_row
from companion.table.up.layout import NO_CARD, Lain, Layout, lay_out, taken_of
from companion.table.up.lies import Fresh, Lies, lies_as
from companion.table.up.memory import Memory
from companion.table.up.questions import (
    NOT_DEALT,
    ask_all_left,
    ask_laid,
    ask_more,
    ask_open,
    ask_place,
    ask_variant,
    ask_who,
)
from companion.table.up.showing import Showing, are_all_left
from companion.table.up.turn import caller, hand_or_hidden, in_hand
from companion.table.up.unseen import (
    as_dealt,
    edges,
    still_told,
    with_overlooked,
    with_told,
    with_unread,
)
from companion.table.up.zones import zones_for
from vision.sightings import UnknownSighting
from vision.table.scene import Arm, Scene

GONE = frozenset(("collapse", "cleared", "taken_up", "round_over"))
"""Effects of a play after which its cards leave the table, and the tower with them."""


class UpReader:
    """Fulfils `TableReader` for Up.

    Args:
        position: the game's position when the reader starts.
    """

    def __init__(self, position: UpPosition) -> None:
        self._names = position.terms.players
        self.zones = zones_for(seats_around(len(self._names)))
        nothing = Lies((), ((),) * len(self._names))
        # A game that is taken up again lies there already.
        self._memory = Memory(nothing, returning=position.round is not None)
        self._seen = self._layout = Layout((), nothing.rows)
        self._unread: tuple[UnknownSighting, ...] = ()
        self._overlooked: tuple[UnknownSighting, ...] = ()
        self._answers: list[Lain] = []
        self._doubt: Lain | None = None
        self._question: Question | None = None
        self._arms: tuple[Arm, ...] = ()
        self._dealers: set[int] = set()
        self._dealing: Dealing | None = None
        self._announcer: int | None = None
        self._laid_by: int | None = None
        self._asked: Laid | None = None
        self._recount = Recount()
        self._showing = Showing(self._names)
        self._told: Told | None = None

    def seat(self, seats: TableMap) -> None:
        """People sit so from now on."""
        self.zones = zones_for(seats)

    def see(self, scene: Scene, position: UpPosition) -> Reading:
        """What a new steady scene shows."""
        self._arms += scene.arms
        self._unread = (*scene.unread, *scene.overlooked)
        if scene.arms:
            self._overlooked += scene.overlooked
        lying, playing = lay_out(scene.sightings, self.zones), isinstance(position.round, Round)
        if self._dealing is None:
            lying = self._memory.credible(lying, scene.sightings.unknown, position, self.zones)
        self._seen = with_overlooked(lying, self._overlooked, self.zones)
        if self._dealing is None:
            self._answers = still_told(self._answers, self._seen, self._unread)
        if self._dealing is None and playing:
            self._disregard_edges()
        before, self._layout = self._layout, self._as_known(position)
        if self._layout.brings_to_rows(before):
            self._dealers |= seats_of(scene.arms, self.zones.table)
        if self._question is not None and self._question.doubt:
            self._question = None  # the eye may know now
        reading = self._read(position)
        if reading.event is None and reading.question is None:
            self._overlooked = ()
        return reading

    def press(self, press: Press, position: UpPosition) -> Reading:
        """What a press means: dealt, “last card”, an announcement, or that those who show have shown."""
        current = position.round
        match press.action:
            case Action.DEALT:
                self._question = None
                self._dealing = Dealing(self._names, press.seat, isinstance(current, Round))
                self._layout = self._as_known(position)
                return self._deal()
            case Action.LAST_CARD:
                player = caller(current) if press.seat is None else press.seat
                return Reading(Call(player), question=self._question)
            case Action.ANNOUNCE:
                forehand = current.forehand if isinstance(current, Round) else 0
                self._announcer = forehand if press.seat is None else press.seat
                return self._ask(ask_variant(self._names[self._announcer]))
            case Action.SHOWN if self._showing.noted:
                self._question = None
                return Reading(self._showing.event)
        return Reading()

    def answer(self, choice: Choice, position: UpPosition) -> Reading:
        """Take a player's word."""
        question, self._question = self._question, None
        match question and question.text.key:
            case "up-ask-variant" if self._announcer is not None:
                return Reading(Announce(self._announcer, Variant(choice.value)))
            case "up-ask-cut" if choice.value == NOT_DEALT:
                self._dealing = None
                self._layout = self._as_known(position)
            case "up-ask-dealer" | "up-ask-cut" if self._dealing is not None:
                self._dealing.answer(choice.value)
                return self._deal()
            case "up-ask-left" if self._asked is not None and choice.value == "play":
                return self._laid_late(self._asked)
            case "up-ask-left" if self._asked is not None:
                noted = self._note(self._asked, position)
                # While people were asked, the next one may have laid the cards that are left.
                return noted if noted.event is not None else self._read(position)
            case "up-ask-who" if choice.value == NOBODY:
                self.take_as_it_is(position)
            case "up-ask-who":
                self._laid_by = self._names.index(choice.value)
            case "up-ask-place":
                self._recount.place = Place(choice.value)
            case "up-ask-more":
                self._recount.answer(choice.value)
            case "up-ask-open" | "up-ask-laid" | "up-ask-overlooked" if self._doubt is not None:
                # A set leaves, and another one may come to lie in its place; an open card stays.
                is_open = question is not None and question.text.key == "up-ask-open"
                shows = self._doubt.shows if is_open else None
                self._answers.append(Lain(choice.value, self._doubt.place, shows=shows))
                if choice.value == NO_CARD:
                    self._memory.deny(self._doubt)
                self._layout = self._as_known(position)
        return self._deal() if self._dealing is not None else self._read(position)

    def explanation(self, position: UpPosition) -> Reading:  # noqa: ARG002
        """Hidden cards and hands are no part of what is seen: whatever lies there is right."""
        return Reading()

    def take_as_it_is(self, position: UpPosition) -> None:
        """Whatever lies there is no play, and nothing is missed."""
        self._question = self._dealing = self._asked = self._laid_by = None
        self._arms = ()
        self._memory.take_as_it_is(self._layout, position)

    def ruled(self, event: Any, ruling: Ruling[UpPosition]) -> None:
        """Remember what became of the cards."""
        if isinstance(event, Call):  # no card was moved, and what is asked about a set is asked still
            if ruling.legal:
                self._memory.keep()
            return
        told = self._told if self._told and self._told.event is event else Told(event)
        self._told, self._question, self._asked, self._dealing = None, None, None, None
        self._arms, self._overlooked, self._recount, self._laid_by = (), (), Recount(), None
        if ruling.legal:
            self._showing.noted.clear()
        self._dealers.clear()
        if isinstance(event, Undo):
            if ruling.legal:
                self._memory.take_back()
        elif isinstance(event, Deal):
            self._memory.dealt(self._layout, self._seen, legal=ruling.legal)
        elif not ruling.legal:
            if isinstance(event, Play):
                self._memory.refuse(told.laid, event.player)
        elif isinstance(event, Play):
            self._memory.accept(event, told.laid, told.taken, leaves=bool(GONE & set(ruling.effects)))
        else:
            self._memory.keep()
        # What need not be moved lies already as it should.
        self._memory.settled(self._layout, ruling.position)

    def _as_known(self, position: UpPosition) -> Layout:
        """What lies there by eye and word; of a deal each card that was not seen is a nameless one."""
        layout = self._seen.with_answers(self._answers)
        due, said = self._memory.lies.rows, self._memory.faded
        playing = isinstance(position.round, Round)
        if self._dealing is not None:
            lay = due if playing else None
            return as_dealt(layout, lay, self._unread, self.zones).with_answers(self._answers)
        if not playing:
            return layout
        if self._memory.returning:
            layout = with_unread(layout, due, self._unread, said, self.zones).with_answers(self._answers)
        return with_told(layout, due, said)

    def _disregard_edges(self) -> None:
        """What is said to lie so near to an open card that both cannot be open cards does not count."""
        rows = self._seen.with_answers(self._answers).rows
        for player, (row, known) in enumerate(zip(rows, self._memory.lies.rows, strict=True)):
            self._memory.disregard(edges(player, row, known, self.zones))

    def _read(self, position: UpPosition) -> Reading:
        if self._question is not None:
            return Reading(question=self._question)
        if self._dealing is not None:
            return self._deal()
        lying = self._layout.without(self._memory.faded)
        if self._memory.returning and lies_as(lying, position):
            doubt = self._not_seen_again(lying)
            if doubt is not None:
                return doubt
        returning = self._memory.returning
        if not self._memory.settled(self._layout, position):
            return Reading(notice=Reason("up-notice-as-it-lay"), in_step=False)
        playing = isinstance(position.round, Round)
        fresh = self._memory.compare(self._layout, playing=playing)
        if returning:
            self._arms = who_laid_among(self._arms, self.zones.table, self._memory.putting_back)
        if fresh.laid:
            return self._set(fresh, position)
        self._laid_by = None
        if fresh.turners and (playing or position.show_due):
            return self._turned(fresh, position)
        lifted = playing and fresh.rows_changed
        if not lifted:
            self._arms = ()
        notice = Reason("up-notice-lifted") if lifted else self._showing.awaited(position)
        return Reading(notice=notice, in_step=not lifted)

    def _set(self, fresh: Fresh, position: UpPosition) -> Reading:
        """What new cards in the middle mean."""
        to_move = position.round.to_move if isinstance(position.round, Round) else None
        player = self._laid_by
        player = whose_set(fresh, self._arms, self.zones.table, to_move) if player is None else player
        if player is None:
            return self._ask(ask_who(self._names, to_move, fresh.laid))
        lain = tuple(sorted(fresh.laid, key=lambda card: self.zones.aside(player, card.place)))
        if position.show_due:
            present = seats_of(self._arms, self.zones.table)
            edges = self._showing.edges(lain, player, present, position.round)
            self._memory.disregard(edges)
            lain = tuple(card for card in lain if card not in edges)
        doubt = self._first_unread(lain)
        if doubt is not None:
            return self._ask(ask_laid(self._names[player], doubt, lain))
        laid = Laid(player, lain)
        if position.show_due and position.round is not None:
            return self._left(laid, position)
        laid = self._recount.completed(laid)
        if self._recount.is_due(laid, fresh.gone[player]):
            return self._ask(ask_more(self._names[player], laid, fresh.gone[player]))
        taken = taken_from_row(laid, fresh)
        if self._recount.place_is_due(laid, taken, in_hand(laid.player, position)):
            return self._ask(ask_place(self._names[player], laid))
        if taken and self._recount.place is not Place.HAND:
            return self._play(laid, Place.OPEN, taken)
        return self._play(laid, hand_or_hidden(laid.player, position))

    def _play(self, laid: Laid, place: Place, taken: tuple[Lain, ...] = ()) -> Reading:
        event = Play(laid.player, place, laid.cards)
        self._told = Told(event, laid.lain, taken)
        return Reading(event)

    def _turned(self, fresh: Fresh, position: UpPosition) -> Reading:
        """A face-down card was turned over, unless somebody rearranges the rows."""
        notice = Reading(notice=Reason("up-notice-rows"), in_step=False)
        if any(any(fresh.gone_from_view(fresh.turned[player])) for player in fresh.turners):
            return notice
        for player in fresh.turners:
            doubt = self._unread_open(player)
            if doubt is not None:
                return doubt
        player, *others = fresh.turners
        if others:
            return notice
        lain = fresh.turned[player]
        turned = Laid(player, lain, Place.HIDDEN)
        return self._left(turned, position) if position.show_due else self._play(turned, Place.HIDDEN)

    def _left(self, laid: Laid, position: UpPosition) -> Reading:
        """A show is due: all cards that a player has left, or a set that comes too late."""
        over = position.round
        present = seats_of(self._arms, self.zones.table)
        laid = replace(laid, player=self._showing.whose(laid.cards, laid.player, present, over))
        needed = over.holdings.players[laid.player].size if over else 0
        could_be_set = set_kind(laid.cards, double_two=True) is not None
        name = self._names[laid.player]
        fits = are_all_left(laid.player, laid.cards, over)
        if fits and could_be_set:
            self._asked = laid
            return self._ask(ask_all_left(name, tuple(card.code for card in laid.cards)))
        if fits:
            return self._note(laid, position)
        # Of many cards spread out one that people had to tell may seem to stay behind; sets are read.
        if could_be_set and all(card.seen and card.seen.code for card in laid.lain):
            return self._laid_late(laid)
        facts = (("player", name), ("seen", len(laid.cards)), ("cards", needed))
        return Reading(notice=Reason("up-notice-left", facts), in_step=False)

    def _laid_late(self, laid: Laid) -> Reading:
        taken = taken_of(laid.cards, self._memory.gone(self._layout)[laid.player])
        return self._play(laid, Place.OPEN if taken else laid.place, taken)

    def _note(self, laid: Laid, position: UpPosition) -> Reading:
        """All cards that somebody has left lie there; they are told once everybody's do."""
        self._showing.noted[laid.player] = laid.cards
        self._memory.show(laid.lain)
        if not self._showing.missing(position):
            return Reading(self._showing.event)
        return Reading(notice=self._showing.awaited(position))

    def _deal(self) -> Reading:
        """Tell the deal once all is known that must be known."""
        if self._dealing is None:
            return Reading()
        if not any(self._seen.rows):  # the cards dealt have not been looked at yet
            question = self._dealing.question if self._dealing.cut is None else None
            return Reading() if question is None else self._ask(question)
        for player in range(len(self._names)):
            doubt = self._unread_open(player)
            if doubt is not None:
                return doubt
        if self._dealing.dealer is None:
            self._dealing.dealer = next(iter(self._dealers)) if len(self._dealers) == 1 else None
        question = self._dealing.question
        if question is not None:
            return self._ask(question)
        return Reading(self._dealing.deal(tuple(map(cards_of, self._layout.rows))))

    def _not_seen_again(self, lying: Layout) -> Reading | None:
        """Ask for the first open card that should lie there again, but was not seen; nobody may play yet."""
        for player, row in enumerate(lying.rows):
            for number, card in enumerate(row, 1):
                if card.code is None and card.seen is None:
                    self._doubt = card
                    asked = self._ask(ask_open(self._names[player], number, card))
                    return replace(asked, in_step=False)
        return None

    def _unread_open(self, player: int) -> Reading | None:
        """Ask for the first of a player's open cards that cannot be read."""
        row = self._layout.rows[player]
        doubt = self._first_unread(row)
        return None if doubt is None else self._ask(ask_open(self._names[player], doubt, row[doubt - 1]))

    def _first_unread(self, cards: Sequence[Lain]) -> int | None:
        """Which card cannot be read, counted from 1 at the player's left; that one is in doubt then."""
        for number, card in enumerate(cards, 1):
            if card.code is None:
                self._doubt = card
                return number
        return None

    def _ask(self, question: Question) -> Reading:
        self._question = question
        return Reading(question=question)
