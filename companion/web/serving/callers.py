"""Who asks, and of whom: clients of the local network only, and only by a name that is this computer's."""

from __future__ import annotations

import ipaddress
import re
import socket


def is_nearby(host: str) -> bool:
    """Whether a client has an address of this computer or of a local network, and not one of the internet."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return False
    mapped = getattr(address, "ipv4_mapped", None)
    found = mapped or address
    return bool(found.is_private or found.is_loopback or found.is_link_local)


def is_ours(host: str, named: str) -> bool:
    """Whether a request's Host header means this computer.

    An address in figures does, whichever; so does the name that stands in the URLs, ``localhost`` and this
    computer's own name. Another name would be a page elsewhere that has its own name lead here.

    Args:
        host: the header, with or without a port.
        named: the host in the URLs.
    """
    bare = re.sub(r":[0-9]{1,5}$", "", host.strip(), flags=re.ASCII).strip("[]").lower()
    own = socket.gethostname().lower()
    if bare in (named.strip("[]").lower(), "localhost", own, f"{own}.local"):
        return bool(bare)
    try:
        ipaddress.ip_address(bare)
    except ValueError:
        return False
    return True
