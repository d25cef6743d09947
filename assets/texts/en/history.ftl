# People and past evenings on the screen.

button-same-people = Same people again
evenings-title = Evenings
evenings-none = No evening has been kept yet.
evenings-earlier = Earlier evenings
evenings-later = Later evenings
evenings-runs = is played now
evening-list-unread = This evening cannot be read.
evening-when = { $game } · { $when }
evening-day-and-time = { $day }, { $time }
evening-day = { $day } { $month } { $year }
evening-unscored = Nothing scored yet

players-title = Players
players-none = Nobody has played here yet.
players-all-games = All games
players-played = Games
players-won = Won
players-in-a-row = In a row
players-rating = Rating
players-best = Best
players-guest = Guest: counts for nobody’s history
players-before = ‹ Before
players-after = Further ›
player-no-games = No game finished yet
player-counts = Counts for the history
player-counts-not = Guest: does not count
player-forget = Forget …
player-seated = sits at the table
player-streak = { $longest } (now { $now })
player-best = { $total } on { $day }
player-against = Ahead : behind (level)
forget-title = Forget { $name }?
forget-what = { $name } disappears from all evenings, also those that go on, and from exports; their own colour and picture, films and pictures of misread plays are deleted. Others keep their scores: “N. N.” played against them.
forget-again = This cannot be undone. Forget { $name } for good?
forget-not = Keep
forget-surely = Forget for good
forget-set-aside = What was put aside as damaged stays as it is: { $files }.
forget-seated = { $name } sits at the table: end that game, or play on with others, before { $name } is forgotten.
player-rename = Other name …
rename-title = What is { $name } called?
rename-or = Or the same person as:
rename-ask = Call { $name } “{ $other }”?
rename-what = All games, colour, picture and exports of { $name } bear the name { $other } from now on; history and rating stay as they are. To undo it, give the name { $name } back.
rename-surely = Rename
rename-not = Leave it
merge-ask = Are { $name } and { $other } one person?
merge-what = { $games ->
    [one] The one game of { $name }
   *[other] The { $games } games of { $name }
  } and { $others ->
    [one] the one of { $other }
   *[other] the { $others } of { $other }
  } become one history under the name { $other }; rating and statistics follow. Colour and picture of { $other } stay. Nothing is lost, but nobody can take it apart again: save on a stick first if you are not sure.
merge-surely = One person
rename-together = { $name } and { $other } have sat at one table: they are two people. Nothing was changed.
rename-seated = { $name } sits at the table: end that game, or play on with others, before the name is changed.
trouble-not-renamed = Not everything can be renamed in { $folder }: { $why }. What is done stays done; try again once that is mended.
name-guest = Guest
trouble-not-forgotten = Not everything can be forgotten in { $folder }: { $why }. What is done stays done; try again once that is mended.
trouble-settings-guests = The settings { $file }: "{ $name }" must be a list of names, each of 1 to { $most } characters.
profile-title = { $name }: colour, picture and voice
profile-way = Colour and picture
profile-voice = The voice speaks to { $name } in
profile-voice-of-evening = As all
person-colour-blue = Blue
person-colour-brown = Brown
person-colour-green = Green
person-colour-gold = Gold
person-colour-pink = Pink
person-colour-violet = Violet
person-colour-turquoise = Turquoise
person-colour-grey = Grey
figure-fox = Fox
figure-cat = Cat
figure-hare = Hare
figure-bear = Bear
figure-owl = Owl
figure-fish = Fish
figure-snail = Snail
figure-ladybird = Ladybird
figure-tree = Tree
figure-flower = Flower
figure-boat = Boat
figure-star = Star
figure-initial = Initial
figure-camera = Camera
portrait-title = A picture of { $name }
portrait-waits = No picture from the camera yet
portrait-what = Look into the camera, or hold a drawing or a photo under it: what is in the circle is taken. The picture is kept small, on this computer alone and in backups that you make, and is deleted with the next one you choose, or with “Forget”.
portrait-take = Take this one
portrait-delete = Delete the picture
