"""How well a camera sees its table: what is measured before an evening, and the marks that it gets."""
