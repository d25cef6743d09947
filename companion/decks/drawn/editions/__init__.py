"""Editions: the games' cards in other designs than ours, as one might have bought them.

A number draws a design: format, typeface, colours, where the numbers stand and how often, middle fields,
patterns, small pictures and backs. The same number always draws the same cards.
"""
