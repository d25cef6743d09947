"""What can go wrong with a club's evening.

ClubError
 +- ClubAddressError (ValueError)   what was given is no address of a club, or no table's name
 +- ClubPasswordError (OSError)     the password, or the certificates, cannot be read
 +- UnfitMessageError (ValueError)  a message holds what none of its kind holds
 +- BrokerError (OSError)           the broker refuses, or speaks otherwise than MQTT 5
"""

from __future__ import annotations

from companion.texts.errors import CompanionError


class ClubError(CompanionError):
    """Root of all errors of this package; its text is one sentence that says what to do."""


class ClubAddressError(ClubError, ValueError):
    """What was given is no address of a club at a broker, or no table's name."""


class ClubPasswordError(ClubError, OSError):
    """The password's file or the certificates' cannot be read."""


class UnfitMessageError(ClubError, ValueError):
    """A message holds what none of its kind holds; it is left alone."""


class BrokerError(ClubError, OSError):
    """The broker refuses, or speaks otherwise than MQTT 5."""
