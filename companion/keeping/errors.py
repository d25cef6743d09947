"""What can go wrong with a backup.

KeepingError
 +- BackupFileError (OSError)     the file cannot be read, or is no backup that can be brought back
 +- UnwrittenError (OSError)      something cannot be written: the backup, or what it brings back
"""

from __future__ import annotations

import errno
from pathlib import Path
from typing import Final

from assets.bounds.errors import BoundError
from companion.texts.errors import CompanionError, reason_of, why


class KeepingError(CompanionError):
    """Root of all errors of this package; its text is one sentence that says what to do."""


class BackupFileError(KeepingError, OSError):
    """The file cannot be read, or is no backup that can be brought back."""


class UnwrittenError(KeepingError, OSError):
    """Something cannot be written: the backup, or what it brings back."""


_FULL: Final = (errno.ENOSPC, errno.EDQUOT)
_CLOSED: Final = (errno.EROFS, errno.EACCES, errno.EPERM)
_GONE: Final = (
    errno.EIO,
    errno.ENODEV,
    errno.ENXIO,
    errno.ENOENT,
    errno.ENOTDIR,
    errno.ESTALE,
    errno.ENOTCONN,
)


def unwritten(file: Path, error: OSError) -> UnwrittenError:
    """Why a backup cannot be written: the disk is full, read-only, gone, or holds no file so large."""
    if isinstance(error, BoundError):
        return UnwrittenError(reason_of("trouble-backup-unwritten", file=str(file), why=why(error)))
    if error.errno in _FULL:
        return UnwrittenError(reason_of("trouble-backup-full", file=str(file)))
    if error.errno == errno.EFBIG:
        return UnwrittenError(reason_of("trouble-backup-too-large", file=str(file)))
    if error.errno in _CLOSED:
        return UnwrittenError(reason_of("trouble-backup-read-only", file=str(file), why=why(error)))
    if error.errno in _GONE:
        return UnwrittenError(reason_of("trouble-backup-gone", file=str(file), why=why(error)))
    return UnwrittenError(reason_of("trouble-backup-unwritten", file=str(file), why=why(error)))


def not_brought_back(file: Path, error: OSError) -> UnwrittenError:
    """Why something cannot be brought back to its place."""
    return UnwrittenError(reason_of("trouble-not-brought-back", file=str(file), why=why(error)))
