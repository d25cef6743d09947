"""Sheets to print: cards of our own drawing, the UP&DOWN card, the calibration board."""
