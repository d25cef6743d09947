decks-own = { $deck } – bekannt, ohne gelernt zu sein
decks-taught = { $deck } – { $cards } Karten, gelernt: { $file }
teach-learned = { $deck }: { $cards } Karten gelernt, in { $file }
teach-alike = { $one } und { $other } sehen sich sehr ähnlich: von beiden noch ein Bild dazulegen ({ $one }.2.jpg)
