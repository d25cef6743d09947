"""The four rules engines: position and event in, ruling out. Standard library only, nothing is printed or read.

>>> from companion.engines import Header, read_event, start
>>> game = start(Header("up-and-down", ("Kim", "Leah")))
>>> event = read_event({"event": "reveal", "cards": {"Kim": "9H", "Leah": "5C"}}, game.rules, game.header)
>>> game.apply(event).clause
'UAD-16'
"""
