# What is wrong with decks, or keeps cards and the table from being seen, and what to do.

trouble-image-kind = The picture is of another kind than 8 bit colour: convert it first.
trouble-image-small = The picture is too small to hold a card or a die: give a larger one.
trouble-face-colourless = A face of the UP&DOWN card has no coloured field: draw it blue or green.
trouble-model-missing = The network { $file } is missing; install the companion again or run: make train
trouble-model-damaged = The network { $file } is damaged; install the companion again.
trouble-model-foreign = The network { $file } is another one: it lacks the outputs { $outputs }.
trouble-calibration-numbers = The nine numbers of the calibration are damaged: calibrate the table again.
trouble-calibration-size = The calibration has no size: calibrate the table again.
trouble-calibration-points = These points cannot be a table seen from above: calibrate the table again.
trouble-calibration-damaged = The saved calibration is damaged: calibrate the table again.
trouble-board-unseen = The calibration board is not seen: lay it flat in the middle of the table, in good light.
trouble-board-slanted = The calibration board is seen too flatly: put the camera higher.
trouble-board-uneven = The calibration board does not lie flat: smooth it and try again.
trouble-board-moves = The board does not lie still; lay it down.
trouble-corners-four = A table has four corners: touch each of them once.
trouble-corners-close = Two of the corners lie too close together: touch all four again.
trouble-corners-crossed = The corners are crossed: touch upper left, upper right, lower right, lower left in this order.
trouble-table-unknown = The table is not known yet: lay the calibration board on it.
trouble-deck-codes = The deck { $name } needs one code for each of its faces: teach it again.
trouble-deck-shape = Cards of { $width } x { $height } mm are no cards: teach { $name } again.
trouble-deck-full = The { $count } pictures of { $name } are more than a deck can hold: teach it from fewer pictures of each card.
trouble-deck-foreign = { $file } is no deck file: choose a file that `companion teach` wrote.
trouble-deck-unread = { $file } cannot be read ({ $why }): copy the deck again or teach it anew.
trouble-deck-damaged = { $file } is damaged: copy it again or teach the deck anew.
trouble-deck-newer = { $file } was written by a newer companion: update this one.
trouble-card-unseen = No card is seen in the picture: lay it on a ground of another colour, alone.
trouble-updown-code = { $code } says neither face nor suit: call pictures of the UP&DOWN card UP-C and DOWN-C, after the face and the suit at the lower edge.
trouble-updown-face = The face { $face } of the UP&DOWN card is missing: show { $face }-C too.
trouble-updown-none = { $name } is no UP&DOWN card: teach it with `companion teach updown`.
trouble-deck-unknown = There is no deck { $name }, only { $known }: teach it with `companion teach { $name }`.
trouble-deck-not-of-game = { $name } is no deck of { $game }: its card { $card } is none there; teach one with --game { $game }.
trouble-deck-usual-not-of-game = { $name } is no deck of { $game }: its card { $card } is none there; delete { $file }, or teach it anew.
trouble-updown-unknown = There is no UP&DOWN card { $name }: teach it with `companion teach updown`.
trouble-updown-ring = The UP&DOWN card { $name } bears the suits in the order { $borne }, the game was begun with { $wanted }: begin a new game.
trouble-pack-players = { $game } is for { $span ->
    [0] { $most }
   *[other] { $fewest } to { $most }
} players; --players cannot be { $players }.
trouble-code-wrong = "{ $code }" is no code: use letters, digits, - and +, with commas between codes.
trouble-code-twice = { $code } stands in the list twice: name each card once.
trouble-codes-many = A deck of { $cards } different cards is too large: teach { $most } at most.
trouble-codes-counted = { $part } counts from { $first } to { $last }: count upwards, { $most } cards at most.
trouble-lesson-list = { $file } is damaged: delete that file and teach the deck from the beginning, or from its pictures with `companion teach NAME --from { $folder }`.
trouble-lesson-picture = { $what } Teach that card again.
trouble-lesson-card = { $what } Show that card again with `companion teach { $deck } --again { $code }`.
trouble-lesson-other = { $name } was begun with other cards: choose another name, or delete { $folder }.
trouble-lesson-cards = Say which cards the deck has: --game GAME, --codes red-1..9,blue-1..9,stop, or --cards 32.
trouble-lesson-camera = No camera is chosen to show the cards to: say which one with --camera usb:0, give pictures with --from, or see how it goes with --camera simulated.
trouble-lesson-full = { $owed } pictures are more than the { $most } that a deck can hold: ask for fewer of each card with `--pictures { $each }`.
trouble-lesson-name = { $card } is no card of { $name }: choose another name for the deck.
trouble-lesson-again = { $card } is no card of { $name }: its cards are { $known }.
trouble-simulated-decks = At the simulated table only our own decks can be taught: say --game GAME.
trouble-option-live = --{ $name } is for cards before the camera: leave it out, or leave out --from.
trouble-pictures-file = { $folder } is a file: name the folder with the pictures.
trouble-pictures-nowhere = { $folder } does not exist: name the folder with the pictures.
trouble-pictures-codes = { $folder } holds no pictures: put a CODE.jpg there for each card.
trouble-picture-code = { $file } is no card of { $game }: name each picture after its card’s code.
trouble-pictures-no-card = { $count ->
    [one] No card is seen in the only picture
   *[other] No card is seen in any of the { $count } pictures
} in { $folder }.
trouble-deck-kept = The deck { $name } that was there before is kept in { $file }.
trouble-picture-sheet = { $cards } cards are seen, { $rows } rows of { $columns }: name the picture after all of them, row by row, as red-1..9.jpg or red-1,red-2,stop.jpg.
trouble-picture-cards = { $named } cards are named, but { $seen ->
    [0] none is seen
    [one] one is seen
   *[other] { $seen } are seen
}: name the picture after the cards in it, row by row, and lay them in straight rows.
trouble-in-picture = { $file }: { $what }
trouble-decks-many = { $names } hold more than { $most } faces together: look for fewer decks at once.
