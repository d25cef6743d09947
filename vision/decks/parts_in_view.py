"""How much of a card is in view, in parts of it, and what it is called then."""

LEAST = 0.06
"""A card of which less is in view is not read."""

NARROW = 0.15
"""A strip is narrow of which less is in view: edges of others look like its figures, and a back, which has
none, looks like the shadow beside a fan."""

STRIP = 0.3
"""A strip is this part of a card at most."""

HALF = 0.5
"""No more is in view of a card of which another one hides most."""

WHOLE = 0.6
"""With more in view a card is nearly a whole one: some corner of it is found, and it cannot be mistaken for
one that lies a little aside."""

UNCOVERED = 0.9
"""A card of which more is free of all that were taken lies on top."""

ENTIRE = 0.94
"""So much of a card is in view if nothing lies on it: one beside it is taken for a little larger than it is,
so that 5 % of a card laid against a neighbouring pile seemed to lie under that."""
