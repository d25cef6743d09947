decks-own = { $deck } – known without being taught
decks-taught = { $deck } – { $cards } cards, taught: { $file }
teach-learned = { $deck }: { $cards } cards learned, in { $file }
teach-alike = { $one } and { $other } look much alike: add another picture of each ({ $one }.2.jpg)
