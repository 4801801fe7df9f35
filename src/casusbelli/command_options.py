"""The options of a title on a command line."""

import argparse
from typing import Final

from casusbelli.core import Mistake, Option, Title, find_title
from casusbelli.core.house_board import BOARD
from casusbelli.terminal.board import read_board
from casusbelli.words import Words

SWITCH: Final = ("off", "on")


def add_options(parser: argparse.ArgumentParser, words: Words) -> None:
    """The options of a title: those that are on or off are its variants."""
    title = find_title(words.title)
    variants = [option.name for option in title.options if is_variant(option)]
    abouts = [f"{name}: {words.about(f'option-{name}', 'about')}" for name in variants]
    about = " ".join([words.say("help-variant"), *abouts]) if variants else argparse.SUPPRESS
    parser.add_argument("--variant", action="append", default=[], metavar="NAME", help=about)
    house_rules = parser.add_argument_group(words.say("help-house-rules"), words.say("help-house-rules-about"))
    for option in title.options:
        if not is_variant(option):
            group = house_rules if option.rule else parser
            metavar = "NAME" if option.choices else "N"
            about = _readings(option, words) if option.rule else _about(option, words)
            group.add_argument(f"--{option.name}", dest=option.name, metavar=metavar, help=about)


def _readings(option: Option, words: Words) -> str:
    """A ruling and how it may be read, the usual way first."""
    keys = {reading: f"choice-{option.name}-{reading}" for reading in option.choices}
    readings = [f"{reading}: {words.about(key, 'about') or words.say(key)}" for reading, key in keys.items()]
    name = words.say(f"option-{option.name}")
    return " ".join([f"{name} ({option.rule}).", *readings])


def _about(option: Option, words: Words) -> str:
    """What an option is for, and what may be chosen."""
    is_switch = option.choices == SWITCH
    names = {choice: choice if is_switch else words.say(f"choice-{option.name}-{choice}") for choice in option.choices}
    choices = [name if name.startswith(choice) else f"{choice}: {name}" for choice, name in names.items()]
    return " ".join([words.about(f"option-{option.name}", "about"), "; ".join(choices)]).strip()


def is_variant(option: Option) -> bool:
    """What nobody plays who does not ask for it; a switch that new tables find on can be named either way."""
    return option.choices == SWITCH and option.offered == option.default


def read_options(arguments: argparse.Namespace, title: Title) -> dict[str, str]:
    """The options that were given, by name."""
    variants = tuple([option.name for option in title.options if is_variant(option)])
    for variant in arguments.variant:
        if variant not in variants:
            raise Mistake("unknown-variant", {"variant": variant, "known": variants})
    given = dict.fromkeys(arguments.variant, "on")
    if arguments.board is not None:
        given[BOARD] = read_board(arguments.board).name
    for option in title.options:
        value = None if is_variant(option) else getattr(arguments, option.name)
        if value is not None:
            given[option.name] = value if option.choices else str(read_number(option.name, value, *_range(option)))
    return given


def _range(option: Option) -> tuple[int, int]:
    return option.minimum, option.maximum


def read_number(name: str, text: str, minimum: int, maximum: int) -> int:
    if not text.isdecimal() or len(text) > 9 or not minimum <= int(text) <= maximum:
        raise Mistake("bad-number", {"option": name, "value": text, "minimum": minimum, "maximum": maximum})
    return int(text)
