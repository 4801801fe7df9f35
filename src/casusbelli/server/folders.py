"""Where a house keeps its things."""

from pathlib import Path

import platformdirs


def find_folder(data: str | None) -> Path:
    """The directory that was asked for, else one of the user's own."""
    return Path(data) if data is not None else platformdirs.user_data_path("casusbelli", appauthor=False)
