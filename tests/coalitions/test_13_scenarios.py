"""COA-13: the Armée d'Orient and closed Spain in 1792. The set-ups of all scenarios: test_02_setup."""

import pytest

from coalitions.europe import POWERS, Europe, dealt, europe, europe_at, power

SPAIN = ("leon", "navarra", "catalonia", "valencia", "andalusia", "madrid")


def in_1792(mover: str, *powers: str, extra: str = "") -> Europe:
    """The moves of a movement turn are about to begin; Spain is closed and France has its card."""
    table = europe(mover, *powers, scenario="1792", extra=f"spain-closed = true\narmee-dorient = true\n{extra}")
    if table.asks() == f"choose-arbiter {mover}":
        table.do(f"{mover} {table.options(mover)[-1]}")
    if table.asks() == f"disband {mover}":
        table.do(f"{mover} disband-no-more")
    return table


def ways(table: Europe, mover: str) -> list[str]:
    return [option for option in table.options(mover) if option.split()[0] in ("march", "sail", "hasten", "embark")]


def spain(table: Europe) -> str:
    return str(table.view()["spain"])


@pytest.mark.parametrize("scenario", ["1792", "1798", "1805", "1806", "1809", "1812", "1813"])
def test_COA_13_2_1_COA_13_2_5_only_1792_has_the_card_and_closed_spain(scenario: str) -> None:
    view = dealt(scenario).view()
    assert view["orient"] == (scenario == "1792")
    assert view["spain"] == ("closed" if scenario == "1792" else None)
    closed = {"leon", "navarra", "catalonia", "valencia", "andalusia", "madrid"}
    assert set(view["closed"]) == (closed if scenario == "1792" else set())


def test_COA_13_2_1_the_card_is_used_once() -> None:
    table = in_1792("france", power("france", "provence 1, languedoc 1"))
    table.do("france move france-1", "france embark", "france garrison-no-more")
    assert (table.general("france-1"), table.view()["orient"]) == ("egypt 1", False)
    table.do("france move france-2", "france march provence", "france garrison-no-more")
    table.until("request-turn france").do("france request-turn")
    table.do(f"{table.view()['movement']['arbiter']} consent", "france move france-2")
    assert "embark" not in ways(table, "france")
    assert table.reason("france embark") == "COA-13.2.1 no-voyage"


@pytest.mark.parametrize("guard", ["patrimonium_st_petri", "napoli"])
def test_COA_13_2_2_not_while_a_british_general_watches(guard: str) -> None:
    table = in_1792("france", power("france", "provence 1"), power("britain", guard)).do("france move france-1")
    assert "embark" not in ways(table, "france")
    elsewhere = in_1792("france", power("france", "provence 1"), power("britain", "egypt")).do("france move france-1")
    assert "embark" in ways(elsewhere, "france")
    garrison = in_1792("france", power("france", "provence 1"), power("britain", "", guard)).do("france move france-1")
    assert "embark" in ways(garrison, "france")
    austrian = in_1792("france", power("france", "provence 1"), power("austria", guard)).do("france move france-1")
    assert "embark" in ways(austrian, "france")


@pytest.mark.parametrize("start", ["provence", "languedoc", "lorraine"])
def test_COA_13_2_3_from_provence_directly_to_egypt_as_the_move_of_that_turn(start: str) -> None:
    table = in_1792("france", power("france", f"{start} 2, paris")).do("france move france-1")
    if start != "provence":
        assert "embark" not in ways(table, "france")
        return
    table.do("france embark", "france garrison provence", "france garrison egypt")
    assert (table.general("france-1"), table.garrison("provence"), table.garrison("egypt")) == (
        "egypt",
        "france",
        "france",
    )
    assert table.reason("france move france-1") == "COA-7.8.1 general-moved"


def test_COA_13_2_4_a_battle_is_fought_for_egypt() -> None:
    for defenders in (power("ottoman", "egypt 1"), power("britain", "", "egypt")):
        table = in_1792("france", power("france", "provence 3"), defenders).do("france move france-1", "france embark")
        assert "garrison egypt" not in table.options("france")
        assert table.do("france garrison-no-more").battle()["territory"] == "egypt"
    peaceful = in_1792("france", power("france", "provence 3"), power("ottoman", "egypt 1", status="french"))
    peaceful.do("france move france-1", "france embark", "france garrison-no-more", "ottoman consent")
    assert (peaceful.general("france-1"), peaceful.battle()) == ("egypt 3", None)


def test_COA_R75_in_any_turn_but_not_by_a_general_who_has_just_come_nor_into_neutral_egypt() -> None:
    table = in_1792("france", power("france", "languedoc 1, paris"))
    table.do("france move france-1", "france march provence", "france garrison-no-more")
    assert table.reason("france move france-1") == "COA-7.8.1 general-moved"
    table.do("france end-moves", "france request-turn", f"{table.view()['movement']['arbiter']} consent")
    assert "embark" in ways(table.do("france move france-1"), "france")
    neutral = in_1792("france", power("france", "provence 1"), power("ottoman", status="neutral"))
    assert "embark" not in ways(neutral.do("france move france-1"), "france")


@pytest.mark.parametrize("mover", [name for name in POWERS if name != "france"])
def test_COA_13_2_5_nobody_but_france_enters_closed_spain(mover: str) -> None:
    status = {"britain": "british"}.get(mover, "french")
    table = in_1792(mover, power(mover, "beira 2, aquitaine 1", status=status)).do(f"{mover} move {mover}-1")
    assert table.reason(f"{mover} march madrid") == "COA-13.2.5 spain-closed"
    assert not [way for way in ways(table, mover) if way.split()[-1] in SPAIN]


def test_COA_13_2_5_france_enters_it() -> None:
    table = in_1792("france", power("france", "aquitaine 1, lisboa 1")).do("france move france-1")
    assert "march navarra" in ways(table, "france")
    other = in_1792("france", power("france", "aquitaine 1, lisboa 1")).do("france move france-2")
    assert {"march madrid", "march andalusia"} <= set(ways(other, "france"))


@pytest.mark.parametrize(("start", "gate"), [("aquitaine", "navarra"), ("languedoc", "catalonia")])
def test_COA_13_2_6_a_french_general_opens_spain_through_its_gates(start: str, gate: str) -> None:
    table = in_1792("france", power("france", f"{start} 1"))
    assert spain(table) == "closed"
    table.do("france move france-1", f"france march {gate}", "france garrison-no-more")
    assert spain(table) == "open"
    table.until("choose-arbiter britain")
    assert spain(table) == "open"  # for good


def test_COA_13_2_6_passing_through_a_gate_opens_it_too_and_the_back_door_does_not() -> None:
    table = in_1792("france", power("france", "aquitaine 2", "navarra madrid"))
    table.do("france move france-1", "france hasten navarra", "france hasten madrid", "france halt")
    table.do("france garrison-no-more")
    assert table.general("france-1") == "madrid 2"
    assert spain(table) == "open"
    other = in_1792("france", power("france", "lisboa 1")).do("france move france-1", "france march madrid")
    assert spain(other.do("france garrison-no-more")) == "closed"


@pytest.mark.parametrize(("before", "state"), [(8, "closed"), (9, "open"), (12, "open")])
def test_COA_13_2_7_eleven_influence_of_any_power_open_spain(before: int, state: str) -> None:
    extra = 'scenario = "1792"\nspain-closed = true'
    table = europe_at("expand-influence", power("austria", "", "saxonia", influence=before), turn=1, extra=extra)
    assert table.power("austria")["influence"] == before + 2
    assert spain(table) == state


def test_COA_13_2_8_open_spain_is_ordinary_land() -> None:
    table = europe("britain", power("britain", "beira 1"), scenario="1792")
    table.do(f"britain {table.options('britain')[-1]}", "britain move britain-1", "britain march madrid")
    table.do("britain garrison madrid")
    assert (table.general("britain-1"), table.control("madrid")) == ("madrid", "britain")


def test_COA_R76_the_ban_covers_allies_retreats_and_placement_but_not_the_passage_by_sea() -> None:
    ally = in_1792("austria", power("austria", "aquitaine 1", status="french")).do("austria move austria-1")
    assert "march navarra" not in ways(ally, "austria")
    extra = 'scenario = "1792"\nspain-closed = true'
    placed = europe_at("leadership", power("russia", "moskva", "madrid"), turn=1, extra=extra).do("russia deploy")
    assert "place madrid" not in placed.options("russia")
    assert "place ukraine" in placed.options("russia")
    sea = in_1792("britain", power("britain", "cornwall")).do("britain move britain-1")
    assert "sail napoli" in ways(sea, "britain")


def test_COA_R76_a_beaten_general_does_not_retreat_into_closed_spain() -> None:
    british = power("britain", "oporto", "madrid")
    table = in_1792("britain", british, power("france", "beira"))
    table.do("britain move britain-1", "britain march beira")
    assert table.asks() == "draw-to britain"  # one against one
    assert "retreat madrid" not in table.options("britain")


def test_COA_R76_a_french_entry_counts_when_the_moves_have_ended() -> None:
    table = in_1792("france", power("france", "aquitaine, paris")).do("france move france-1", "france march navarra")
    assert (table.asks(), spain(table)) == ("choose-move france", "closed")
    assert spain(table.do("france end-moves")) == "open"
