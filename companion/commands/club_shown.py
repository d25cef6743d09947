"""A club's evening shown until it is ended: on a page, or on the terminal."""

from __future__ import annotations

import argparse
import json
import sys
from contextlib import ExitStack, closing

from companion.club.address import ClubAddress, password, tls
from companion.clubhouse.club import Club
from companion.clubhouse.connection import Connection
from companion.clubhouse.ledger import Ledger
from companion.clubhouse.running import RunningClub
from companion.clubhouse.screen import ClubScreen
from companion.clubhouse.terminal import Lines
from companion.commands.refusals import print_lines, refuse
from companion.commands.stopping import stopped_by_signals
from companion.machine.folders import folders
from companion.machine.settings import read_settings
from companion.records.columns import printable
from companion.web.address import listening


def show(options: argparse.Namespace) -> int:
    """Show the evening; raises `ClubhouseError`, `ClubError` or `WebError` where that cannot be."""
    address: ClubAddress = options.broker
    kept = folders(options.data)
    chosen = read_settings(kept.settings).club
    secret = password(chosen.password, kept.settings.parent)
    secured = tls(chosen.authority) if address.secure else None
    with ExitStack() as opened:
        opened.enter_context(stopped_by_signals())
        ledger = opened.enter_context(closing(Ledger(kept.club(address.club))))
        club = Club(address.club, ledger)
        screen = served(club, options, opened)
        connection = opened.enter_context(
            closing(Connection(address, f"companion-{ledger.kept('client')}", secret, secured))
        )
        running = RunningClub(
            club,
            connection,
            screen,
            lambda reason: refuse(reason, options.lang),
            address.broker,
            options.lang,
        )
        lines = Lines(club, options.lang)
        try:
            while True:
                running.step()
                for line in lines.news():
                    if options.json:
                        print(json.dumps(line.facts, ensure_ascii=False), flush=True)
                    elif screen is None:
                        print_lines(line.text)
        except KeyboardInterrupt:
            return 0


def served(club: Club, options: argparse.Namespace, opened: ExitStack) -> ClubScreen | None:
    """The club's page, where one is asked for; its addresses are told on standard error.

    Raises:
        WebError: it cannot be served there.
        LedgerError: its tokens cannot be kept.
    """
    if options.web is None:
        return None

    screen = opened.enter_context(
        closing(ClubScreen(club, listening(options.web), options.web.host, options.lang))
    )
    links = screen.links
    for line in (f"web {links.spectators}", f"organiser {links.organiser}"):
        print(printable(line), end="", file=sys.stderr, flush=True)
    return screen
