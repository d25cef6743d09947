# Crazy Eights: the clauses, the sentence for each case that breaks one, and what else the game has to say.

CE-1 = The pack is a poker deck of 52 cards, without jokers.
CE-2 = Two to five people play, in turn clockwise.
CE-3 = Everybody is dealt seven cards when two play, else five. The next card is turned up and begins the pile; an eight is put back.
    .no = { $card } is an eight: put it back and turn up another card.
CE-4 = Cards are dealt while no round runs.
    .no = A round runs; nobody deals now.
CE-5 = Cards are laid and drawn while a round runs.
    .no = { $player } must wait: no round runs.
CE-6 = Only the player whose turn it is lays or draws.
    .no = It is not { $player }’s turn but { $to_move }’s.
CE-7 = A card must have the number or the suit of the one on top; after an eight it must have the suit that was asked for.
    .no = { $card } does not follow { $top }.
CE-8 = An eight may always be laid. Whoever lays one asks for a suit; nobody does with another card.
    .no = { $eight ->
        [yes] { $player } must ask for a suit with an eight.
       *[no] { $player } can ask for a suit with an eight only.
    }
CE-9 = Whoever lays no card draws one, and the next player is to move.
CE-10 = When nothing is left to draw, all cards of the pile but the uppermost are shuffled to be drawn from.
CE-11 = A card that lies on the pile cannot be laid.
    .no = { $card } lies on the pile already.
CE-12 = Whoever has laid the last card ends the round and gets a point for each card that the others hold.
CE-13 = The game is over after so many rounds, or once somebody has so many points, as was agreed.
    .no = The game is over; nobody deals any more.
CE-14 = The most points win. Players with equal points share the win.

ce-dealt = The round begins; { $player } is to move.
ce-played = { $player }’s { $card } fits.
ce-asked = { $player } lays { $card } and asks for { $suit }.
ce-drawn = { $count ->
    [0] Nothing is left to draw; { $player } passes.
   *[other] { $player } draws a card.
}
ce-out = { $player } is out and gets { $points ->
    [one] one point
   *[other] { $points } points
}.
ce-named-deal = the deal
ce-named-play = { $player }’s { $card }
ce-named-draw = { $player }’s drawing
ce-duty-deal = Shuffle, deal, and turn a card up
ce-duty-over = The game is over
ce-duty-play = { $player } lays { $suit } or a { $rank }, or draws
ce-duty-suit = { $player } lays { $suit } or an eight, or draws
ce-kind-deal = Deal
ce-kind-play = Lay a card
ce-draw = Draw a card
ce-ask-card = Which card was laid?
ce-choice-no-new-card = No new card
ce-ask-suit = Which suit does { $player } ask for?
ce-entry-suit = Which suit is asked for?
ce-notice-take-back = Take { $cards } back.
ce-notice-turn-up = Turn one card up in the middle.
ce-lay-out-card = One card lies open in the middle

game-crazy-eights = Crazy Eights
round-crazy-eights = Round { $number }
option-crazy-eights-end = How long the game goes on: so many rounds, or until somebody has so many points.
option-rounds-crazy-eights = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
statistic-won_crazy_eights = Rounds won
entry-kind-draw = Card drawn
event-draw = draws
