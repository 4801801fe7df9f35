"""House boards of the family: what a file may say, what is refused in which line, and how games play on one."""

import pytest

from casusbelli.core import Game, Mistake, Setup, find_title, read_position, read_record, replay
from casusbelli.core.board_file import learn_board
from casusbelli.core.conformance import check_random_games
from casusbelli.core.house_board import LONGEST_BOARD
from casusbelli.games.coalitions.state import CoalitionsState
from casusbelli.words import Words

EMPIRE = 'title = "coalitions"\nboard = "empire"\n'
FAMILY = [("coalitions", "empire"), ("coalitions", "revolution"), ("raison-detat", "1618"), ("raison-detat", "1702")]
FAMILY += [("realpolitik", "europe")]
every_board = pytest.mark.parametrize(("title", "board"), FAMILY)


def state_of(text: str, seats: int = 4, **options: str) -> CoalitionsState:
    board = learn_board(text)
    state = find_title(board.title).new_game(Setup(board.title, seats, {"board": board.name, **options}, 7))
    assert isinstance(state, CoalitionsState)
    return state


def place(state: CoalitionsState, name: str) -> int:
    return state.rules.territories.index(name)


def refused(text: str) -> tuple[str, int]:
    """What is wrong with a file, and in which line; both languages have a sentence for it."""
    with pytest.raises(Mistake) as caught:
        learn_board(text)
    for language in ("en", "pl"):
        assert Words(language).mistake(caught.value)[-1] in ".!"
    return caught.value.key, caught.value.line


@every_board
def test_a_file_that_says_nothing_is_the_board_of_the_title(title: str, board: str) -> None:
    house = learn_board(f'title = "{title}"\nboard = "{board}"\n')
    assert not [part for part, entries in house.content.changes.items() if entries]
    assert learn_board(house.text) is house  # the whole file is the same board


def test_what_a_file_does_not_say_is_as_on_the_board_of_the_title() -> None:
    state = state_of(EMPIRE + '[[territory]]\nid = "holland"\nvalue = 3\n')
    usual = find_title("coalitions").new_game(Setup("coalitions", 4, {}, 7))
    assert isinstance(usual, CoalitionsState)
    holland = place(state, "holland")
    assert (state.board.value[holland], usual.board.value[holland]) == (3, 1)
    assert state.board.claims == usual.board.claims
    assert state.board.borders == usual.board.borders
    assert state.board.copies == usual.board.copies


def test_comments_order_and_spaces_do_not_make_another_board() -> None:
    one = learn_board(EMPIRE + '[[territory]]\nid = "holland"\nvalue = 3\n\n[[territory]]\nid = "paris"\nvalue = 2\n')
    other = EMPIRE + '[[territory]]\nvalue=2 # the capital\nid="paris"\n[[territory]]\nvalue=3\nid="holland"\n'
    assert learn_board(other).name == one.name
    assert learn_board(EMPIRE).name != one.name


def test_kinds_claims_capitals_ports_and_electors() -> None:
    text = """
[[territory]]
id = "holland"
kind = "home"
home = "prussia"
capital = true
port = true

[[territory]]
id = "berlin"
capital = false
kind = "disputed"
claims = ["austria", "russia"]
"""
    state = state_of(EMPIRE + text)
    powers = state.rules.powers
    assert state.board.capital[powers.index("prussia")] == place(state, "holland")
    assert place(state, "holland") in state.board.ports
    assert state.board.claims[place(state, "berlin")] == 1 << powers.index("austria") | 1 << powers.index("russia")
    assert place(state, "berlin") not in state.board.homes[powers.index("prussia")]
    text = 'title = "raison-detat"\nboard = "1702"\n[[territory]]\nid = "hannover"\nelector = false\n'
    assert place(state_of(text), "hannover") not in state_of(text).board.electors


def test_borders_and_routes_of_a_file_are_all_that_there_are() -> None:
    whole = learn_board(EMPIRE).text
    without = "\n".join([line for line in whole.splitlines() if '["holland", "picardie"]' not in line])
    state = state_of(without)
    holland, picardie = place(state, "holland"), place(state, "picardie")
    assert picardie not in state.board.neighbours[holland]
    assert len(state.board.borders) == 135
    state = state_of(EMPIRE + '[[sea_route]]\nbetween = ["london", "egypt"]\n')
    assert state.board.coasts == sorted([place(state, name) for name in ("london", "egypt")])


def test_decks_and_napoleon_cards() -> None:
    """COA-R77, COA-R78: the printed counts, and what the cards attack, if somebody has them."""
    text = """
[[card]]
value = 5
count = 2

[[napoleon_card]]
number = 3
attacked = ["napoli", "venezia", "egypt"]
source = "printed"
"""
    state = state_of(EMPIRE + text, mode="empereur", scenario="1805")
    assert state.board.copies == [8, 8, 8, 8, 2]
    assert state.copies_in(0)[1:] == [8, 8, 8, 8, 2]
    assert state.board.attacked[3] == [place(state, name) for name in ("napoli", "venezia", "egypt")]
    assert state.board.attacked[2] == [place(state, name) for name in ("lombardia", "venezia", "tyrol")]


def test_the_file_says_what_is_reconstructed() -> None:
    text = learn_board(EMPIRE + '[[territory]]\nid = "holland"\nvalue = 3\nsource = "printed"\n').text
    rows = {line.split('"')[1]: line for line in text.splitlines() if "id = " in line}
    assert rows["holland"].endswith('source = "printed", value_source = "printed" },')
    assert rows["georgia"].endswith('source = "reconstructed", value_source = "reconstructed" },')
    assert rows["dalmatia"].endswith('source = "rulebook", value_source = "rulebook" },')
    assert 'source = "house"' in learn_board(EMPIRE + '[[territory]]\nid = "holland"\nvalue = 3\n').text


BROKEN = {
    "bad-toml": (EMPIRE + "[[territory]\n", 3),
    "field-missing": (EMPIRE + "[[territory]]\nvalue = 1\n", 3),
    "unknown-title": ('board = "empire"\ntitle = "chess"\n', 2),
    "no-house-boards": ('title = "condottiere"\n', 0),
    "bad-field-name": (EMPIRE + '[[territory]]\nid = "holland"\n\n[[territory]]\nid = "atlantis"\n', 7),
    "bad-field-number": (EMPIRE + '[[territory]]\nid = "holland"\nvalue = 10\n', 5),
    "unknown-field": (EMPIRE + '[[territory]]\nid = "holland"\nelector = true\n', 5),
    "territory-twice": (EMPIRE + '[[territory]]\nid = "holland"\n[[territory]]\nid = "holland"\n', 6),
    "territory-lacks": (EMPIRE + '[[territory]]\nid = "holland"\nkind = "home"\n', 3),
    "field-of-other-land": (EMPIRE + '[[territory]]\nid = "paris"\nclaims = ["russia"]\n', 5),
    "not-one-capital": (EMPIRE + '[[territory]]\nid = "paris"\ncapital = false\n', 3),
    "not-two-ends": (EMPIRE + '[[border]]\nbetween = ["paris", "paris"]\n', 4),
    "way-twice": (EMPIRE + '[[sea_route]]\nbetween = ["london", "holland"]\n' * 2, 6),
    "way-into-impassable": (EMPIRE + '[[border]]\nbetween = ["paris", "alps"]\n', 4),
    "cut-off": (EMPIRE + '[[border]]\nbetween = ["paris", "london"]\n', 3),
    "card-twice": (EMPIRE + "[[card]]\nvalue = 1\n[[card]]\nvalue = 1\n", 6),
    "too-few-cards": (EMPIRE + "".join([f"[[card]]\nvalue = {value}\ncount = 1\n" for value in range(1, 6)]), 3),
    "card-attacks-nothing": (EMPIRE + "[[napoleon_card]]\nnumber = 1\nattacked = []\n", 5),
    "bad-card-name": (EMPIRE + "[[napoleon_card]]\nnumber = 1\nname = 'a \"card\"'\n", 5),
    "board-too-long": (EMPIRE + "# very long\n" * (LONGEST_BOARD // 10), 0),
}


@pytest.mark.parametrize("key", BROKEN)
def test_what_cannot_be_is_refused_in_its_line(key: str) -> None:
    text, line = BROKEN[key]
    assert refused(text) == (key, line)


def test_a_mistake_in_the_whole_file_is_found_in_its_line() -> None:
    lines = learn_board(EMPIRE).text.splitlines()
    number = next(number for number, line in enumerate(lines, 1) if 'id = "holland"' in line)
    lines[number - 1] = lines[number - 1].replace("value = 1", "value = 20")
    assert refused("\n".join(lines)) == ("bad-field-number", number)


def test_a_scenario_needs_its_land() -> None:
    """Egypt can be made impassable if nothing leads there, but not where generals begin: a British one does in 1806."""
    whole = learn_board(EMPIRE).text
    whole = whole.replace('id = "egypt", kind = "home", home = "ottoman"', 'id = "egypt", kind = "impassable"')
    lines = [line for line in whole.splitlines() if "between" not in line or '"egypt"' not in line]
    text = "\n".join(lines).replace('attacked = ["egypt", ', "attacked = [")
    assert refused(text) == ("board-without-room", 3)


def test_REA_5_9_3_trains_lie_on_the_borders_of_the_title() -> None:
    head = 'title = "realpolitik"\nboard = "europe"\n'
    lines = [line for line in learn_board(head).text.splitlines() if '["alsace", "baden"]' not in line]
    key, line = refused("\n".join(lines))
    assert (key, lines[line - 1]) == ("borders-bear-trains", "border = [")


def test_a_board_is_played_in_its_scenarios_alone() -> None:
    name = learn_board(EMPIRE).name
    for options in ({"scenario": "1792"}, {"scenario": "1798"}):
        with pytest.raises(Mistake, match="board-of-another-scenario"):
            find_title("coalitions").check(Setup("coalitions", 4, {**options, "board": name}, 1))
    with pytest.raises(Mistake, match="board-of-another-title"):
        find_title("condottiere").check(Setup("condottiere", 4, {"board": name}, 1))
    with pytest.raises(Mistake, match="unknown-board"):
        find_title("coalitions").check(Setup("coalitions", 4, {"board": "0" * 32}, 1))


def played(text: str, plies: int) -> Game:
    board = learn_board(text)
    game = Game(Setup(board.title, 4, {"board": board.name}, 3))
    for _ in range(plies):
        seat = game.state.awaited()[0]
        game.apply(seat, game.state.options(seat)[0])
    return game


def test_a_record_carries_its_board() -> None:
    game = played(EMPIRE + '[[territory]]\nid = "holland"\nvalue = 3\n', 60)
    text = game.record.write()
    assert f"board {game.record.setup.options['board']}\n" in text
    assert '|   { id = "holland", kind = "disputed"' in text
    again = replay(read_record(text))
    assert (again.record.write(), again.state.position()) == (text, game.state.position())


def test_a_record_with_another_board_than_it_names_is_refused() -> None:
    text = played(EMPIRE, 2).record.write()
    lines = text.splitlines()
    with pytest.raises(Mistake, match="broken-board") as caught:
        read_record(text.replace("value = 2", "value = 3", 1))
    assert lines[caught.value.line - 1].startswith("board ")
    spoiled = next(number for number, line in enumerate(lines, 1) if "value = 2" in line)
    with pytest.raises(Mistake, match="bad-field-number") as caught:
        read_record(text.replace("value = 2", "value = 99", 1))
    assert caught.value.line == spoiled


def test_a_position_holds_its_board() -> None:
    game = played(EMPIRE + '[[territory]]\nid = "holland"\nvalue = 3\n[[card]]\nvalue = 1\ncount = 9\n', 60)
    text = game.state.position()
    title, state = read_position(text)
    assert isinstance(state, CoalitionsState)
    assert (title.id, state.position()) == ("coalitions", text)
    assert state.board.file == learn_board(state.board.file).text
    with pytest.raises(Mistake, match="board-of-another-scenario"):
        read_position(text.replace('scenario = "1805"', 'scenario = "1792"'))
    with pytest.raises(Mistake, match="bad-toml") as caught:
        read_position(text.replace('title = "coalitions"\nboard', "title = \nboard"))
    assert text.splitlines()[caught.value.line - 1] == "[house-board]"


def test_the_view_tells_everybody_what_is_printed_otherwise() -> None:
    state = state_of(EMPIRE + '[[territory]]\nid = "holland"\nvalue = 3\n')
    for seat in (-1, 0, 3):
        shown = state.view(seat)["printed"]
        assert [(entry["id"], entry["value"]) for entry in shown["territory"]] == [("holland", 3)]
        assert shown["border"] == shown["sea_route"] == shown["card"] == []
    assert find_title("coalitions").new_game(Setup("coalitions", 4, {}, 1)).view(0)["printed"] is None


@pytest.mark.slow
@every_board
def test_games_on_a_house_board_keep_every_law(title: str, board: str) -> None:
    text = f'title = "{title}"\nboard = "{board}"\n[[card]]\nvalue = 1\ncount = 12\n'
    house = learn_board(text + "".join([f'[[territory]]\nid = "{name}"\nvalue = 3\n' for name in ("paris", "wien")]))
    scenario = {"1618": "1618", "revolution": "1798"}.get(board)
    options = {"board": house.name, **({"scenario": scenario} if scenario else {})}
    assert check_random_games(find_title(title), [Setup(title, 4, options, seed) for seed in range(2)]) > 100
