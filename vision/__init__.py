"""Images in, sightings out: what cards, dice and the UP&DOWN card look like. Knows nothing of rules."""
