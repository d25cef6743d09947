"""What may come in from outside: how large, how many, of which kind; looked at before it is taken in.

Whoever reads a file that people give, or that may have been changed behind our back, opens it here. Nothing
but the standard library, so that the referee stays light.
"""
