"""What cards mean that came to lie on a table of Up: whose they are, which they are, and where from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from companion.engines import Reason
from companion.games.up.rules import Place, Play, UpPosition
from companion.games.up.rules.laying import set_kind
from companion.games.up.rules.round import Round
from companion.games.up.table.arms import seats_of, who_laid_among, whose_set
from companion.games.up.table.backs import Backs
from companion.games.up.table.believed import BelievedTable
from companion.games.up.table.changed import Changed, changed
from companion.games.up.table.laid import Laid, Recount, Told, taken_from_row, taken_of
from companion.games.up.table.layout import Lain, without
from companion.games.up.table.questions import (
    LAID_NOW,
    PLAY,
    AskedCard,
    AskedLeft,
    AskedMore,
    AskedPlace,
    AskedWhetherLaid,
    AskedWho,
    ask_all_left,
    ask_laid,
    ask_more,
    ask_open,
    ask_place,
    ask_turned,
    ask_whether_laid,
    ask_who,
)
from companion.games.up.table.showing import Showing, are_all_left
from companion.games.up.table.sight import Sight
from companion.games.up.table.turn import in_hand
from companion.table.asking import NOBODY, Asked, Said, ask
from companion.table.reading import Reading
from vision.motion.arm import Arm
from vision.scene.scene import Scene


class Sets:
    """Reads the sets that are laid, and the cards left that are shown.

    Args:
        names: of the players.
        believed: what is believed of the cards.
        sight: what is seen.

    Attributes:
        showing: the cards left after a round, as far as they were shown.
    """

    def __init__(self, names: tuple[str, ...], believed: BelievedTable, sight: Sight) -> None:
        self._names = names
        self._believed = believed
        self._sight = sight
        self.showing = Showing(names)
        self._backs = Backs(({},) * len(names), ({},) * len(names))
        self._arms: tuple[Arm, ...] = ()
        self._laid_by: int | None = None
        self._recount = Recount()
        self._told: Told | None = None

    def see(self, scene: Scene) -> None:
        """Look whose arms were there, and what lies face down."""
        self._arms += scene.arms
        self._backs.see(scene.pieces, self._sight.zones)

    def put_back(self) -> None:
        """What had to be put back is: of the arms those count that did not do that."""
        self._arms = who_laid_among(self._arms, self._sight.zones.table, self._believed.putting_back)

    def forget_arms(self) -> None:
        """Nothing was laid: whoever lays next reaches out anew."""
        self._arms = ()

    def forget_who(self) -> None:
        """Nothing lies there any more of which people have said who laid it."""
        self._laid_by = None

    def take_as_it_is(self) -> None:
        """Whatever lies there is none of a set."""
        self._laid_by = None
        self._arms = ()

    def ruled(self, event: Any, *, legal: bool) -> Told:
        """An event was ruled on.

        Returns:
            It, with what is known of its cards on the table.
        """
        told = self._told if self._told and self._told.event is event else Told(event)
        self.take_as_it_is()
        self._told, self._recount = None, Recount()
        self._backs.settle()
        if legal:
            self.showing.noted.clear()
        return told

    def answer(self, asked: Asked, value: str, position: UpPosition) -> Reading | None:
        """Take people's word about a set; what was told with that, None where all must be read again."""
        match asked:
            case AskedLeft(laid=laid) if value == PLAY:
                return self._laid_late(laid)
            case AskedLeft(laid=laid):
                noted = self._note(laid, position)
                # While people were asked, the next one may have laid the cards that are left.
                return noted if noted.event is not None else None
            case AskedWho() if value != NOBODY:
                self._laid_by = self._names.index(value)
            case AskedWhetherLaid(cards=cards) if value == LAID_NOW:
                self._believed.laid_now(cards)
            case AskedWhetherLaid(cards=cards):
                self._believed.lay_before(cards)
            case AskedPlace():
                self._recount.place = Place(value)
            case AskedMore():
                self._recount.answer(value)
        return None

    def laid(self, fresh: Changed, position: UpPosition) -> Said:
        """What new cards in the middle mean."""
        if fresh.doubtful:
            return ask(AskedWhetherLaid(ask_whether_laid(fresh.doubtful), fresh.doubtful))
        to_move = position.round.to_move if isinstance(position.round, Round) else None
        player, zones = self._laid_by, self._sight.zones
        player = whose_set(fresh, self._arms, zones.table, to_move) if player is None else player
        if player is None:
            return ask(AskedWho(ask_who(self._names, to_move, fresh.laid)))
        lain = tuple(sorted(fresh.laid, key=lambda card: zones.aside(player, card.place)))
        if position.show_due:
            present = seats_of(self._arms, zones.table)
            edges = self.showing.edges(lain, player, present, position.round)
            self._believed.set_aside(edges)
            lain = without(lain, edges)
        doubt = self._sight.first_unread(lain)
        if doubt is not None:
            return ask(AskedCard(ask_laid(self._names[player], doubt, lain)))
        laid = Laid(player, lain)
        if position.show_due and position.round is not None:
            return self._left(laid, position)
        return self._set(laid, fresh, position)

    def turned(self, fresh: Changed, position: UpPosition) -> Said:
        """A face-down card was turned over, unless somebody rearranges the rows."""
        for player in fresh.turners:
            asked = self.unread_open(player, fresh.turned[player])
            if asked is not None:
                return ask(asked)
        player, *others = fresh.turners
        if others or any(fresh.gone):
            return Reading(notice=Reason("up-notice-rows"), in_step=False), None
        turned = self._recount.completed(Laid(player, fresh.turned[player], Place.HIDDEN))
        if position.show_due:
            return self._left(turned, position)
        return self._from_hand_or_hidden(turned, position)

    def unread_open(self, player: int, turned: Sequence[Lain] = ()) -> Asked | None:
        """Ask for the first of a player's open cards that cannot be read.

        Args:
            player: whose row.
            turned: the cards that were just turned over in it.
        """
        row, name = self._sight.layout.rows[player], self._names[player]
        doubt = self._sight.first_unread(row)
        if doubt is None:
            return None
        card = row[doubt - 1]
        if any(card.number == one.number for one in turned) and any(one.code for one in turned):
            return AskedCard(ask_turned(name, doubt, card, turned))
        return AskedCard(ask_open(name, doubt, card))

    def _set(self, laid: Laid, fresh: Changed, position: UpPosition) -> Said:
        """A set of which all is known that is seen: is that all of it, and where is it from?"""
        laid, name = self._recount.completed(laid), self._names[laid.player]
        if self._recount.is_due(laid, fresh.gone[laid.player]):
            return ask(AskedMore(ask_more(name, laid, fresh.gone[laid.player])))
        taken = taken_from_row(laid, fresh)
        if self._recount.place_is_due(laid, taken, in_hand(laid.player, position)):
            return ask(AskedPlace(ask_place(name, laid, Place.OPEN)))
        if taken and self._recount.place is not Place.HAND:
            return self._play(laid, Place.OPEN, taken), None
        return self._from_hand_or_hidden(laid, position)

    def _from_hand_or_hidden(self, laid: Laid, position: UpPosition) -> Said:
        """A set that is not made of open cards."""
        place, current = self._recount.place, position.round
        if place is None and current is not None:
            place = self._backs.origin(laid, current.holdings.players[laid.player])
            if place is None and isinstance(current, Round):
                return ask(AskedPlace(ask_place(self._names[laid.player], laid, Place.HIDDEN)))
        return self._play(laid, place or laid.place), None

    def _play(self, laid: Laid, place: Place, taken: tuple[Lain, ...] = ()) -> Reading:
        event = Play(laid.player, place, laid.cards)
        more = (self._believed.told_unseen(code, laid.beneath.place) for code in laid.more)
        self._told = Told(event, (*laid.lain, *more), taken)
        return Reading(event)

    def _left(self, laid: Laid, position: UpPosition) -> Said:
        """A show is due: all cards that a player has left, or a set that comes too late."""
        over = position.round
        player: int | None = laid.player
        if self._laid_by is None:
            present = seats_of(self._arms, self._sight.zones.table)
            player = self.showing.whose(laid.cards, laid.player, present, over)
        if player is None:
            return ask(AskedWho(ask_who(self._names, None, laid.lain)))
        laid = replace(laid, player=player)
        could_be_set = set_kind(laid.cards, double_two=True) is not None
        if are_all_left(player, laid.cards, over):
            # Whoever lays cards beside these is another one.
            self._arms, self._laid_by = (), None
            if not could_be_set:
                return self._note(laid, position), None
            question = ask_all_left(self._names[player], tuple(one.code for one in laid.cards))
            return ask(AskedLeft(question, laid))
        # Of many cards spread out one that people had to tell may seem to stay behind; sets are read.
        if could_be_set and all(card.is_read for card in laid.lain):
            return self._laid_late(laid), None
        needed = over.holdings.players[player].size if over else 0
        facts = (("player", self._names[player]), ("seen", len(laid.cards)), ("cards", needed))
        return Reading(notice=Reason("up-notice-left", facts), in_step=False), None

    def _laid_late(self, laid: Laid) -> Reading:
        gone = changed(self._sight.layout, self._believed, playing=False).gone[laid.player]
        taken = taken_of(laid.cards, gone)
        return self._play(laid, Place.OPEN if taken else laid.place, taken)

    def _note(self, laid: Laid, position: UpPosition) -> Reading:
        """All cards that somebody has left lie there; they are told once everybody's do."""
        self.showing.noted[laid.player] = laid.cards
        self._believed.show(laid.lain)
        if not self.showing.missing(position):
            return Reading(self.showing.event)
        return Reading(notice=self.showing.awaited(position))
