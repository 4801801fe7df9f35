"""Print how much of each package of the engine the interpreted tests went through. No number is asked for."""

from collections import Counter
from pathlib import Path

from coverage import Coverage

SOURCES = Path(__file__).parents[1] / "src" / "casusbelli"


def package_of(file: Path) -> str:
    """Two rooms deep: core, games/condottiere, games/coalitions."""
    return "/".join(file.relative_to(SOURCES).parent.parts[:2])


def main() -> None:
    measured = Coverage()
    measured.load()
    lines: Counter[str] = Counter()
    missed: Counter[str] = Counter()
    for file in measured.get_data().measured_files():
        _, statements, _, missing, _ = measured.analysis2(file)
        for package in (package_of(Path(file)), "together"):
            lines[package] += len(statements)
            missed[package] += len(missing)
    for package in [*sorted(lines.keys() - {"together"}), "together"]:
        print(f"{package:<20} {lines[package]:>6} lines {1 - missed[package] / lines[package]:>6.1%} covered")


if __name__ == "__main__":
    main()
