"""Plays told by hand: forms for every event of every game, filled in choice by choice."""
