"""REA-6: the choice of action cards, and the order in which they are resolved."""

import pytest

from realpolitik.europe19 import CARDS, POWERS, Concert, acting, after_reveal, at_turn, dealt, holding, power


def order_of(table: Concert, kind: str) -> list[str]:
    """Of which powers such events told, in their order."""
    return [str(event.facts["power"]).removeprefix("power:") for event in table.told if event.kind == kind]


def kinds(table: Concert, *wanted: str) -> list[str]:
    return [event.kind for event in table.told if event.kind in wanted]


def test_REA_6_1_five_different_cards_in_every_hand() -> None:
    table = dealt()
    for name in POWERS:
        assert table.cards(name) == ["taxation", "mobilization", "influence", "dispatch", "movement"]
        assert table.options(name) == [f"order {card}" for card in CARDS]


def test_REA_6_2_everybody_chooses_one_card_in_secret_and_at_once() -> None:
    table = dealt()
    assert table.state.awaited() == [0, 1, 2, 3]
    table.do("prussia order movement", "austria order taxation")
    assert table.state.awaited() == [1, 2]
    assert table.view()["sealed"] == [0, 3]
    assert [table.view(seat)["mine"] for seat in (0, 1, 3)] == ["order taxation", None, "order movement"]
    assert kinds(table, "order-revealed") == []


def test_REA_6_2_a_choice_may_be_changed_until_all_have_chosen() -> None:
    table = dealt().do("austria order movement", "austria order taxation")
    table.do("france order taxation", "italy order taxation", "prussia order taxation")
    assert table.view()["realpolitik"]["actions"]["austria"]["played"] == ["taxation"]


def test_REA_6_2_REA_R10_nobody_passes_and_a_card_without_effect_may_be_played() -> None:
    table = at_turn(power("france", morale=3))
    assert table.options("france") == [f"order {card}" for card in CARDS]
    table.choose(france="influence")
    assert order_of(table, "order-revealed") == list(POWERS)
    assert table.power("france")["influence"] == 0
    table = at_turn(power("france")).choose(france="mobilization")
    assert table.asks() == "lay-trains france"  # without any money


def test_REA_6_3_all_cards_are_revealed_together_and_lie_in_front_of_their_power() -> None:
    table = at_turn().choose(austria="mobilization", france="influence", prussia="movement")
    shown = table.view()["realpolitik"]["actions"]
    assert {name: shown[name]["revealed"] for name in POWERS} == {
        "austria": "mobilization",
        "france": "influence",
        "italy": "taxation",
        "prussia": "movement",
    }
    assert shown["prussia"]["played"] == ["movement"]
    assert "movement" not in shown["prussia"]["hand"]


def test_REA_6_4_the_order_of_resolution() -> None:
    """Taxation, influence and mobilization; dispatches; diplomacy; movements; then the next turn."""
    table = at_turn(power("prussia", garrisons="bavaria"), track=4)
    table.choose(austria="movement", france="dispatch", italy="mobilization", prussia="influence")
    assert kinds(table, "expanded", "dispatched", "diplomacy-began") == ["expanded"]
    assert table.asks() == "lay-trains italy"
    table.until("propose None")
    assert kinds(table, "expanded", "dispatched", "diplomacy-began") == ["expanded", "dispatched", "diplomacy-began"]
    assert table.view()["movement"] is None
    table.propose(austria="france", france="austria", italy="prussia", prussia="italy")
    assert (table.asks(), table.view()["round"]) == ("choose-arbiter austria", 3)
    table.until("choose-actions None")
    assert table.view()["round"] == 4


def test_REA_6_4_REA_8_2_7_the_order_and_the_prices_come_with_the_view() -> None:
    view = dealt().view()
    assert view["realpolitik"]["cards"] == ["taxation", "influence", "mobilization", "dispatch", "movement"]
    assert view["law"]["prices"]["lay-train"] == 1
    assert (view["law"]["victory"], view["law"]["keeper"], view["law"]["seafarer"]) == (25, None, None)


def test_REA_6_4_without_the_token_on_top_there_is_no_diplomacy() -> None:
    table = after_reveal({"austria": "movement", "france": "dispatch"}, track=3)
    assert (table.asks(), table.track()) == ("choose-arbiter austria", 4)


def test_REA_6_5_REA_R9_taxes_and_influence_at_once_mobilizations_in_prestige_order() -> None:
    table = at_turn(power("prussia", garrisons="bohemia"), prestige="prussia italy france austria")
    table.choose(austria="mobilization", france="mobilization", italy="taxation", prussia="influence")
    assert kinds(table, "taxed", "expanded") == ["taxed", "expanded"]
    assert table.asks() == "lay-trains france"
    assert table.power("prussia")["influence"] == 2
    assert table.view()["realpolitik"]["acting"] == "france"
    table.until("lay-trains austria")
    assert table.view()["realpolitik"]["acting"] == "austria"


def test_REA_6_5_the_last_train_goes_to_the_higher_prestige() -> None:
    borders = (
        "alsace baden, alsace bourgogne, alsace lorraine, alsace pfalz, baden bavaria, baden hesse, baden pfalz,"
        "bavaria bohemia, bavaria hesse, bavaria saxonia, bavaria tyrol, bavaria wien, berlin hannover,"
        "berlin magdeburg, berlin pommern, berlin saxonia, berlin schlesien, bohemia moravia, bohemia saxonia,"
        "lazio napoli, lazio romagna, lazio toscania, liguria nice, liguria savoy, liguria toscania,"
        "napoli romagna, nice provence"
    )
    cards = {"austria": "mobilization", "france": "mobilization"}
    table = after_reveal(cards, trains=borders, prestige="france austria italy prussia")
    assert (table.view()["realpolitik"]["trains_left"], table.asks()) == (1, "lay-trains france")
    table.do("france lay-train champagne paris").until("muster austria")  # nothing is left for Austria to lay
    assert table.view()["realpolitik"]["trains_left"] == 0


def test_REA_6_6_REA_5_6_2_movements_one_after_the_other_highest_prestige_first() -> None:
    cards = dict.fromkeys(("austria", "france", "prussia"), "movement")
    table = after_reveal(cards, prestige="prussia italy france austria")
    assert (table.asks(), table.view()["realpolitik"]["acting"]) == ("choose-arbiter prussia", "prussia")
    for mover in ("prussia", "france", "austria"):
        table.until(f"request-turn {mover}").do(f"{mover} end-movement")
    assert (table.asks(), table.view()["round"]) == ("choose-actions None", 4)


def test_REA_6_6_REA_R56_the_track_is_read_anew_after_every_mover() -> None:
    """Prussia, supported by nobody, is attacked by France and wins: it passes Austria, which has yet to move."""
    table = after_reveal(
        dict.fromkeys(("austria", "france", "prussia"), "movement"),
        power("austria", "wien 1"),
        power("france", "lorraine"),
        power("prussia", "pfalz 3", "pfalz"),
        prestige="france austria prussia italy",
    )
    table.arrive("france-1 pfalz").until("request-turn france")
    assert table.prestige() == ["france", "prussia", "austria", "italy"]
    assert table.do("france end-movement").asks() == "choose-arbiter prussia"


def test_REA_6_7_a_played_card_stays_on_the_table() -> None:
    table = at_turn().choose(france="influence")
    assert table.options("france") == [f"order {card}" for card in CARDS if card != "influence"]
    assert table.reason("france order influence") == "REA-6.7 action-card-played"
    table.choose(austria="influence", france="taxation", italy="influence", prussia="influence")
    assert table.cards("france") == ["mobilization", "dispatch", "movement"]


def test_REA_6_8_REA_8_4_3_a_dispatch_brings_all_cards_back() -> None:
    table = at_turn()
    for card in ("influence", "taxation"):
        table.choose(austria=card, france=card, italy=card, prussia=card)
    table.choose(france="dispatch", austria="dispatch", italy="dispatch", prussia="mobilization")
    assert table.cards("france") == ["mobilization", "movement"]
    table.until("choose-actions None")
    assert table.cards("france") == list(CARDS)
    assert table.cards("prussia") == ["dispatch", "movement"]
    assert table.view()["realpolitik"]["actions"]["france"]["played"] == []


def test_REA_6_9_a_dispatch_may_be_played_at_any_time() -> None:
    assert "order dispatch" in dealt().options("france")
    table = (
        at_turn()
        .choose(france="dispatch")
        .choose(austria="influence", france="dispatch", italy="influence", prussia="influence")
    )
    assert (table.cards("france"), table.track()) == (list(CARDS), 3)


def test_REA_6_9_REA_R10_the_dispatch_alone_in_hand_must_be_played() -> None:
    table = at_turn(holding(power("austria"), "dispatch"))
    assert table.cards("austria") == ["dispatch"]
    assert table.reason("austria order taxation") == "REA-6.7 action-card-played"
    assert table.options("austria") == ["order dispatch"]


@pytest.mark.parametrize(("seats", "id", "most"), [(4, "prussia", 5), (3, "italy", 4), (3, "austria", 5)])
def test_REA_6_9_hence_nobody_goes_longer_without_one(seats: int, id: str, most: int) -> None:
    table = dealt(seats, seed=seats, limit="60")
    since = longest = dispatches = 0
    for event in (event for _ in table.wander(7) for event in fresh(table)):
        if event == f"{id} dispatch":
            dispatches += 1
            since = 0
        elif event.startswith(id):
            since += 1
            longest = max(longest, since)
    assert dispatches > 10
    assert longest == most - 1


def fresh(table: Concert) -> list[str]:
    """Cards revealed since this was last asked."""
    found = [
        f"{str(event.facts['power']).removeprefix('power:')} {str(event.facts['order']).removeprefix('order:')}"
        for event in table.told
        if event.kind == "order-revealed"
    ]
    table.told.clear()
    return found


def test_REA_6_10_there_is_no_round_and_no_first_player() -> None:
    """Every power has a hand of its own: some dispatch in every turn while another never has."""
    table = at_turn()
    for number, card in enumerate(("taxation", "influence")):
        assert (table.state.awaited(), table.view()["round"]) == ([0, 1, 2, 3], 3 + number)
        table.choose(austria=card, france="dispatch", italy="taxation" if number == 0 else "influence", prussia=card)
    assert table.cards("france") == list(CARDS)
    assert table.cards("austria") == ["mobilization", "dispatch", "movement"]
    assert (table.view()["wheel"], table.view()["performing"]) == ([], None)


def test_REA_8_4_1_REA_8_4_4_REA_R11_all_dispatches_come_before_the_phase() -> None:
    table = at_turn(track=4).choose(austria="dispatch", france="dispatch", prussia="dispatch")
    assert kinds(table, "dispatched", "diplomacy-began") == ["dispatched"] * 3 + ["diplomacy-began"]
    assert table.track() == 5
    table.propose(austria="france", france="italy", italy="prussia", prussia="austria")
    assert (table.track(), table.asks()) == (1, "choose-actions None")
    for name in ("austria", "france", "prussia"):
        assert table.cards(name) == list(CARDS)


def test_REA_6_4_a_movement_of_nobody_ends_the_turn() -> None:
    table = acting("austria", "taxation", power("austria", money=1))
    assert (table.asks(), table.view()["round"]) == ("choose-actions None", 4)
    assert not any(one["revealed"] or one["acted"] for one in table.view()["realpolitik"]["actions"].values())
