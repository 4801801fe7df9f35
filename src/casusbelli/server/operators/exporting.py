"""The record of a table, as its journal tells it: also where this version of the game cannot play it."""

import os
import sys
from typing import Final

from casusbelli.core import Mistake, Record
from casusbelli.server.exports import seal_record
from casusbelli.server.operators.checking import Kept, standing
from casusbelli.server.table_info import OVER, WAITING

STANDARD_OUTPUT: Final = "-"


def write_record(kept: Kept, is_running_meant: bool) -> str:
    """The record's text; that of a running game, with all its secrets, only for those who mean it."""
    row = kept.info.row
    if row.state == WAITING:
        raise Mistake("table-not-begun", {"table": row.id})
    if row.state != OVER and not is_running_meant:
        raise Mistake("table-running", {"table": row.id})
    try:
        record = Record(kept.info.setup)
        record.moves = [(row.seat, row.text) for row in standing(kept.entries)]
        seal_record(record, row)
    except ValueError as error:
        raise Mistake("table-unreadable", {"table": row.id, "problem": str(error)}) from None
    return record.write()


def put_out(text: str, file: str) -> None:
    """Print it, or write it to a new file that is for its owner alone."""
    if file == STANDARD_OUTPUT:
        sys.stdout.write(text)
        return
    try:
        descriptor = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        raise Mistake("file-exists", {"file": file}) from None
    except (OSError, ValueError) as error:
        problem = getattr(error, "strerror", None) or str(error)
        raise Mistake("unwritable-file", {"file": file, "problem": problem}) from None
    with open(descriptor, "w", encoding="utf-8", newline="\n") as opened:
        opened.write(text)
