"""Reads standard poker cards: finds their indices, reads them upright, joins the indices of each card."""
