"""python -m prove [TITLE...]: break every line that cites a rule of these titles, and list what no test notices."""

import argparse
import sys
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from casusbelli.core import Title, find_title, titles
from prove.judge import judge_all
from prove.kept import Kept, keys_of
from prove.lines import Line, cited_lines
from prove.naming import Naming
from prove.plan import Plan, aliases_of
from prove.telling import is_proved, read_reasons, tell

ROOT = Path(__file__).parents[2]


def project() -> Plan:
    data = ROOT / "src" / "casusbelli" / "data"
    return Plan(ROOT, prefixes=tuple([title.prefix for title in titles()]), aliases=aliases_of(data))


def chosen(lines: dict[str, Line], some: list[Title], sample: int, seed: int) -> dict[str, Line]:
    """The lines of these titles; of a sample, the next so many with each seed."""
    ids = [key for key, line in lines.items() if any([line.is_of(title.prefix) for title in some])]
    if sample:
        step = 7919  # a prime: neighbours in a file come at other times
        ids = [ids[(seed * sample + number) * step % len(ids)] for number in range(sample)]
    return {key: lines[key] for key in ids}


def main() -> int:
    parser = argparse.ArgumentParser(prog="prove", description=__doc__)
    parser.add_argument("title", nargs="*", help="all of them, if none is named")
    parser.add_argument("--fresh", action="store_true", help="try also what has a result")
    parser.add_argument("--sample", type=int, default=0, help="only so many lines, and keep nothing")
    parser.add_argument("--seed", type=int, default=0, help="which lines make the sample")
    arguments = parser.parse_args()
    plan = project()
    some = [find_title(name) for name in arguments.title] or list(titles())
    naming = Naming(plan)
    found = cited_lines(plan)
    lines = dict(zip(keys_of(plan, naming, found), found, strict=True))
    asked = chosen(lines, some, arguments.sample, arguments.seed)
    kept = Kept(plan, arguments.fresh, is_sample=arguments.sample > 0)
    missing = {key: line for key, line in asked.items() if kept.get(key) is None}
    columns = (TextColumn("lines"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, disable=not missing) as progress:
        bar = progress.add_task("", total=len(asked), completed=len(asked) - len(missing))
        if missing:
            judge_all(plan, naming, missing, kept, lambda steps: progress.advance(bar, steps))
    reasons = read_reasons(plan.reasons)
    kept.write(list(lines), lambda result: is_proved(result, reasons))
    return tell(asked, kept, reasons, [(title.id, title.prefix) for title in some])


if __name__ == "__main__":
    sys.exit(main())
