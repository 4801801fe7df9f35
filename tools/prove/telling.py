"""What is printed: the lines that no test proves, and how many are proved in each title."""

from pathlib import Path

from prove.kept import Kept, Result
from prove.lines import Line

SEPARATOR = " :: "
Reasons = dict[tuple[str, str, str], str]


def read_reasons(folder: Path) -> Reasons:
    """Why a mutant plays the same game: `file :: function :: what was done :: reason`, a line each."""
    reasons: Reasons = {}
    for path in sorted(folder.glob("*.txt")):
        for line in path.read_text(encoding="utf-8").splitlines():
            if line and not line.startswith("#"):
                file, function, change, reason = line.split(SEPARATOR)
                reasons[file, function, change] = reason
    return reasons


def unnoticed(result: Result, reasons: Reasons) -> list[str]:
    """The mutants that survive, and the rules whose tests notice none of a line's, unless there is a reason."""
    found = [*result.survivors, *[f"never fails: {rule}" for rule in result.idle]]
    return [what for what in found if (result.file, result.function, what) not in reasons]


def is_proved(result: Result, reasons: Reasons) -> bool:
    return not unnoticed(result, reasons)


def tell(lines: dict[str, Line], kept: Kept, reasons: Reasons, some: list[tuple[str, str]]) -> int:
    """Print every line that is not proved, then the figures; 1 if there is any."""
    results = [(line, result) for key, line in lines.items() if (result := kept.get(key)) is not None]
    not_proved = [(line, result) for line, result in results if not is_proved(result, reasons)]
    for line, result in not_proved:
        print(f"{line.place}  {line.text}")
        for what in unnoticed(result, reasons):
            print(f"    {what}")
    for title, prefix in some:
        own = [one for line, one in results if line.is_of(prefix)]
        if own:
            print(f"{title}: {_figures(own, reasons)}")
    return 1 if not_proved else 0


def _figures(results: list[Result], reasons: Reasons) -> str:
    proved = len([one for one in results if is_proved(one, reasons)])
    tried = sum([one.mutants for one in results])
    alive = sum([len(one.survivors) for one in results])
    excused = len([one for one in results if is_proved(one, reasons) and not is_proved(one, {})])
    share = f"{100 * proved / len(results):.1f} %"
    return f"{proved} of {len(results)} lines proved ({share}), {excused} by a reason; {tried} mutants, {alive} survive"
