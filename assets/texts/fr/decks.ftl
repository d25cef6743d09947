decks-own = { $deck } – connu sans être appris
decks-taught = { $deck } – { $cards } cartes, appris : { $file }
teach-learned = { $deck } : { $cards } cartes apprises, dans { $file }
teach-alike = { $one } et { $other } se ressemblent beaucoup : ajoutez une autre photo de chacune ({ $one }.2.jpg)
