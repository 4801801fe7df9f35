"""What a bench has found, for people or for programs."""

import json
from collections.abc import Callable
from typing import Any, TypeAlias

Report: TypeAlias = dict[str, Any]


def tell(report: Report, as_json: bool, print_report: Callable[[Report], None]) -> int:
    """Print it; the exit code of the command."""
    if as_json:
        print(json.dumps(report, indent=2))
    else:
        print_report(report)
    return 0
