"""Any deck, given as face images with codes: ours as drawn, the owner's as taught."""
