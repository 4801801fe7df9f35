"""Boards, decks, rules and translations that the package carries."""

import tomllib
from importlib.resources import files
from typing import Any


def read_text(*path: str) -> str:
    return files("casusbelli").joinpath("data", *path).read_text(encoding="utf-8")


def data_files(folder: str) -> list[str]:
    return [file.name for file in files("casusbelli").joinpath("data", folder).iterdir()]


def read_toml(*path: str) -> dict[str, Any]:
    return tomllib.loads(read_text(*path))
