decks-own = { $deck } – known without being taught
decks-taught = { $deck } – { $cards ->
    [one] one card
   *[other] { $cards } cards
}, taught: { $file }
teach-learned = { $deck }: { $cards ->
    [one] one card
   *[other] { $cards } cards
} learned, in { $file }
teach-alike = { $one } and { $other } look much alike: add another picture of each ({ $one }.2.jpg)
teach-again-cut-off = { $card } is not in its picture from edge to edge: teach it again, with some table in view on every side.
teach-again-unlike = { $card } does not fit the other cards, as if only a part of it had been cut out: teach it again on a plain ground of another colour.
teach-lay = Lay down { $card }
teach-lay-again = Once more { $card }, turned a little
teach-updown = the { $face } face with its { $suit } towards the picture’s lower edge
teach-learning = That was the last card; the deck is being learned …
teach-done = { $deck } is learned. Look through all cards, and show again one that looks wrong.
teach-two-cards = More than one card is in view: leave only { $card } there.
teach-taken-before = That looks like { $lying }, which is taken already: lay down { $card } instead.
teach-nothing-moved = Nothing has moved since the last card was taken: lay down { $card }.
teach-no-card = No card is seen: lay { $card } down flat and alone, on a plain ground of another colour.
teach-missing = { $count ->
    [one] One picture is
   *[other] { $count } pictures are
} still missing; `companion teach { $deck }` goes on where you stopped.
teach-title = Teach: { $deck }
teach-count = { $taken } of { $owed }
teach-took = Taken: { $card }
teach-take = Take it as it lies
teach-last-again = Last card again
teach-cards = All cards
teach-stop = Stop
teach-done-button = Done
teach-again-title = Which card shall be shown again?
teach-earlier = ‹ Earlier
teach-later = Later ›
teach-twins = { $one } and { $other } look much alike: I may ask which of them lies there.
teach-court = { $card } ({ $rank ->
    [J] jack
    [Q] queen
   *[K] king
})
decks-title = Teach a deck
decks-note = Lay the cards down one after the other as you are told. What was taken is kept; a lesson goes on where it was stopped.
decks-no-camera = The camera “{ $camera }” cannot be used: no such device, file or folder answers here. Plug it in, or choose another one in the settings.
decks-damaged = What was kept of this deck’s lesson is damaged, or of other cards. Delete the folder { $folder } to begin anew.
decks-unwritten = Nothing can be written into the folder { $folder }: { $why }. What was taken before is kept; free some space or mend the folder, then go on.
decks-updown = The UP&DOWN card
teach-looks-taken = That looks like { $lying }, which is taken already. If it is { $card } all the same, lay it down once more.
