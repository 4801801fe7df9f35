"""REA-10: what becomes of pieces when alliances begin and end."""

import pytest

from realpolitik.europe19 import Concert, after_reveal, congress, power

UNITED = {"austria": "prussia", "prussia": "austria", "france": "italy", "italy": "austria"}
PARTED = {"austria": "france", "france": "italy", "italy": "prussia", "prussia": "austria"}


def united(*powers: str) -> Concert:
    """Austria and Prussia, enemies so far, become allies."""
    return congress(*powers).propose(**UNITED)


def parted(austria: str, prussia: str, *powers: str, prestige: str = "", seed: int = 1) -> Concert:
    """Austria and Prussia are allies no more."""
    tables = (f'{austria}\nally = "prussia"', f'{prussia}\nally = "austria"', *powers)
    return congress(*tables, prestige=prestige, seed=f"{seed:032x}").propose(**PARTED)


def test_REA_10_0_1_the_update_comes_before_the_token_is_reset_and_before_movements() -> None:
    table = after_reveal(
        {"austria": "movement", "france": "dispatch"}, power("austria", "berlin 1"), power("prussia", "hesse"), track=4
    ).propose(**UNITED)
    assert (table.asks(), table.track(), table.view()["movement"]) == ("let-stay austria", 5, None)
    table.do("prussia let-stay")
    assert (table.asks(), table.track()) == ("choose-arbiter austria", 1)


# 10.1 New allies.


def test_REA_10_1_1_REA_R58_a_garrison_on_the_new_allys_home_becomes_a_troop_of_any_own_general() -> None:
    table = united(power("austria", "saxonia 1, napoli 2, wien 3", "berlin hannover"))
    assert table.asks() == "reinforce austria"
    assert table.options("austria") == ["reinforce austria-1", "reinforce austria-2"]
    assert table.reason("austria reinforce austria-3") == "REA-5.3.1 general-full"
    table.do("austria reinforce austria-2")  # then only one has room
    assert (table.general("austria-1"), table.general("austria-2")) == ("saxonia 2", "napoli 3")
    assert table.view()["garrisons"] == {}


def test_REA_10_1_1_a_general_who_can_must_take_it() -> None:
    table = united(power("austria", "saxonia 2, wien 3", "berlin", money=0))
    assert (table.general("austria-1"), table.power("austria")["money"]) == ("saxonia 3", 0)


def test_REA_10_1_2_REA_R58_without_room_it_is_paid_off() -> None:
    table = united(power("austria", "saxonia 3", "berlin hannover", money=1), power("prussia", "hesse"))
    assert (table.power("austria")["money"], table.power("austria")["supply"]) == (3, 25)
    assert (table.garrison("berlin"), table.asks()) == ("", "choose-actions None")


def test_REA_10_1_2_a_general_off_the_map_takes_nobody() -> None:
    table = united(power("austria", "off-map, off-map", "berlin"))
    assert (table.power("austria")["money"], table.power("austria")["off_map"]) == (1, 4)


def test_REA_10_1_3_control_returns_to_the_owner() -> None:
    table = congress(power("austria", "saxonia 1", "berlin"), power("prussia", "hesse"))
    assert table.control("berlin") == "austria"
    assert table.propose(**UNITED).control("berlin") == "prussia"


def test_REA_10_1_4_a_general_stays_if_the_host_consents() -> None:
    table = united(power("austria", "berlin 2"))
    assert (table.asks(), table.options("prussia")) == ("let-stay austria", ["let-stay", "send-away"])
    table.do("prussia let-stay")
    assert (table.general("austria-1"), table.asks()) == ("berlin 2", "choose-actions None")


def test_REA_10_1_5_REA_R53_without_consent_to_the_nearest_own_territory_or_off_the_map() -> None:
    def sent() -> Concert:
        return united(power("austria", "westphalia 2", "holland bavaria")).do("prussia send-away")

    table = sent()
    assert (table.asks(), table.options("austria")) == ("leave-to austria", ["retreat holland", "off-map"])
    assert table.do("austria retreat holland").general("austria-1") == "holland 2"
    table = sent().do("austria off-map")
    assert (table.general("austria-1"), table.power("austria")["supply"]) == ("off-map", 26)


def test_REA_10_1_5_the_owner_chooses_among_the_equally_near() -> None:
    table = united(power("austria", "berlin 2", "saxonia mecklenburg wurttemberg")).do("prussia send-away")
    assert table.options("austria") == ["retreat saxonia", "retreat mecklenburg", "off-map"]
    assert table.reason("austria retreat wurttemberg") == "REA-R53 not-the-nearest"
    assert table.reason("austria retreat paris") == "REA-R53 territory-not-controlled"


def test_REA_10_1_6_other_pieces_stay() -> None:
    table = united(
        power("austria", "saxonia 1, paris 2", "saxonia bavaria paris"),
        power("prussia", "bohemia 1, toscania", "bohemia"),
    )
    assert table.asks() == "choose-actions None"
    assert table.view()["garrisons"] == {
        "saxonia": "austria", "bavaria": "austria", "paris": "austria", "bohemia": "prussia",
    }  # fmt: skip


def test_REA_10_1_6_both_directions_are_handled() -> None:
    table = united(power("austria", "berlin 2", "hannover"), power("prussia", "wien 3, hesse", "tyrol"))
    assert table.asks() == "let-stay austria"
    assert table.view()["garrisons"] == {}
    assert (table.general("austria-1"), table.general("prussia-2")) == ("berlin 3", "hesse 1")
    table.do("prussia let-stay")
    assert (table.asks(), table.state.awaited()) == ("let-stay prussia", [table.seat_of("austria")])


def test_REA_10_1_6_old_allies_who_stay_allies_are_not_asked_again() -> None:
    table = congress(power("austria", "berlin 2", ally="prussia"), power("prussia", "hesse", ally="austria")).propose(
        **UNITED
    )
    assert (table.asks(), table.general("austria-1")) == ("choose-actions None", "berlin 2")


# 10.2 Former allies.


def test_REA_10_2_1_the_stronger_stays() -> None:
    table = parted(power("austria", "bohemia 2"), power("prussia", "bohemia 1"))
    assert table.asks() == "leave-to prussia"
    assert table.options("prussia") == ["retreat schlesien", "off-map"]
    table.do("prussia retreat schlesien")
    assert (table.general("austria-1"), table.general("prussia-1")) == ("bohemia 2", "schlesien 1")


@pytest.mark.parametrize(("fortresses", "weaker"), [("", "prussia"), ("bohemia", "austria")])
def test_REA_10_2_1_REA_R78_a_garrison_counts_4_with_a_fortress(fortresses: str, weaker: str) -> None:
    table = parted(power("austria", "bohemia 2, wien 3", fortresses=fortresses), power("prussia", "hesse 3", "bohemia"))
    assert (table.asks() == "leave-to austria") == (weaker == "austria")
    assert (table.garrison("bohemia") == "prussia") == (weaker == "austria")


def test_REA_10_2_2_among_equals_the_garrison_decides() -> None:
    for garrison in ("austria", "prussia"):
        strong = {"austria": "1", "prussia": "1"} | {garrison: ""}
        table = parted(
            power("austria", f"bohemia {strong['austria']}", "bohemia" * (garrison == "austria")),
            power("prussia", f"bohemia {strong['prussia']}", "bohemia" * (garrison == "prussia")),
        )
        assert table.asks() == f"leave-to {'prussia' if garrison == 'austria' else 'austria'}"


def test_REA_10_2_2_REA_R60_otherwise_a_coin_that_everybody_sees() -> None:
    winners = set()
    for seed in range(12):
        table = parted(power("austria", "bohemia 1"), power("prussia", "bohemia 1"), seed=seed)
        tosses = [event for event in table.told if event.kind == "coin-tossed"]
        assert len(tosses) == 1
        assert all(tosses[0].is_for(seat) for seat in range(-1, 4))
        winner = str(tosses[0].facts["power"]).removeprefix("power:")
        winners.add(winner)
        assert table.asks() == f"leave-to {'prussia' if winner == 'austria' else 'austria'}"
    assert winners == {"austria", "prussia"}


def test_REA_10_2_3_REA_R58_the_weaker_garrison_becomes_a_troop_or_money() -> None:
    table = parted(power("austria", "bohemia 3"), power("prussia", "hesse 1", "bohemia"))
    assert (table.general("prussia-1"), table.garrison("bohemia")) == ("hesse 2", "")
    table = parted(power("austria", "bohemia 3"), power("prussia", "hesse 3", "bohemia"))
    assert (table.power("prussia")["money"], table.garrison("bohemia")) == (1, "")


def test_REA_10_2_3_first_the_garrison_then_the_general() -> None:
    table = parted(power("austria", "bohemia 3"), power("prussia", "bohemia, hesse 1", "bohemia"))
    assert table.asks() == "reinforce prussia"
    table.do("prussia reinforce prussia-1")
    assert (table.asks(), table.general("prussia-1")) == ("leave-to prussia", "bohemia 1")


def test_REA_10_2_4_REA_R53_the_weaker_general_withdraws_or_leaves_the_map() -> None:
    table = parted(power("austria", "bohemia 3"), power("prussia", "bohemia 2, schlesien", "saxonia moravia"))
    assert table.options("prussia") == ["retreat saxonia", "retreat moravia", "off-map"]  # not Schlesien: a general
    table.do("prussia off-map")
    assert (table.general("prussia-1"), table.power("prussia")["supply"]) == ("off-map", 26)


def test_REA_10_2_4_REA_R53_a_general_who_must_leave_too_does_not_block() -> None:
    """The Austrian leaves Schlesien, the Prussian leaves Bohemia for it."""
    table = parted(
        power("austria", "bohemia 3, schlesien"),
        power("prussia", "bohemia 1, hesse 3", "schlesien"),
        prestige="prussia austria france italy",
    )
    assert table.asks() == "leave-to prussia"
    assert table.options("prussia") == ["retreat schlesien", "off-map"]
    table.do("prussia retreat schlesien")
    assert table.asks() == "leave-to austria"
    assert set(table.view()["leaving"]) == {"austria-2"}


def test_REA_10_2_4_without_any_territory_the_map_is_left() -> None:
    homes = "berlin magdeburg hannover hesse westphalia schlesien pommern"
    table = parted(power("austria", "bohemia 3"), power("prussia", "bohemia 2"), power("france", garrisons=homes))
    assert (table.general("prussia-1"), table.asks()) == ("off-map", "choose-actions None")


def test_REA_10_2_5_the_stronger_gets_no_garrison() -> None:
    table = parted(power("austria", "bohemia 3"), power("prussia", "hesse 1", "bohemia"))
    assert (table.garrison("bohemia"), table.control("bohemia")) == ("", "")
    home = parted(power("austria", "berlin 3"), power("prussia", "berlin 1")).do("prussia off-map")
    assert (home.general("austria-1"), home.control("berlin")) == ("berlin 3", "prussia")


def test_REA_10_2_6_an_update_is_no_battle() -> None:
    facts = [(name, fact) for name in ("austria", "prussia") for fact in ("influence", "morale", "cards")]
    table = congress(
        power("austria", "bohemia 3", hand="4", morale=6, influence=3, ally="prussia"),
        power("prussia", "bohemia 1", hand="5", morale=7, ally="austria"),
    )
    before = [table.power(name)[fact] for name, fact in facts], table.prestige()
    table.propose(**PARTED).do("prussia off-map")
    assert ([table.power(name)[fact] for name, fact in facts], table.prestige()) == before
    assert not any(event.startswith("battle") for event in table.events())


def test_REA_10_2_7_REA_R61_a_general_on_a_former_allys_empty_home_stays() -> None:
    table = parted(power("austria", "berlin 1"), power("prussia", "hesse 3"))
    assert (table.asks(), table.general("austria-1"), table.control("berlin")) == (
        "choose-actions None", "berlin 1", "prussia",
    )  # fmt: skip


# The order of updates.


def test_REA_R59_garrisons_of_new_allies_then_their_generals_then_ended_alliances() -> None:
    """Austria leaves Prussia for France."""
    table = congress(
        power("austria", "paris 1, bohemia, wien 3", "champagne", ally="prussia"),
        power("prussia", "bohemia 2", ally="austria"),
        power("france", "tyrol 2", "karinthia moravia"),
        prestige="italy france prussia austria",
    ).propose(austria="france", france="austria", italy="prussia", prussia="austria")
    assert table.asks() == "reinforce austria"  # France's garrisons were lifted before, Prestige order
    assert (table.general("france-1"), table.power("france")["money"]) == ("tyrol 3", 1)
    table.do("austria reinforce austria-1")
    assert table.asks() == "let-stay france"
    table.do("austria send-away")
    assert table.asks() == "let-stay austria"
    table.do("france let-stay")
    assert table.asks() == "leave-to france"
    table.do("france off-map")
    assert table.asks() == "leave-to austria"
    assert table.view()["leaving"] == ["austria-2"]


def test_REA_R59_all_strengths_are_compared_before_anybody_leaves() -> None:
    """Prussia's garrison would make Prussia's other general stronger; that comes too late."""
    table = parted(
        power("austria", "bohemia 3, saxonia 1"),
        power("prussia", "saxonia", "bohemia"),
    )
    assert table.general("prussia-1") == "saxonia 1"  # the garrison of Bohemia
    assert table.asks() == "leave-to prussia"  # it was weaker before


def test_REA_R59_powers_in_prestige_order() -> None:
    for prestige, first in (("austria prussia france italy", "austria"), ("prussia austria france italy", "prussia")):
        table = parted(
            power("austria", "bohemia 1, saxonia"), power("prussia", "bohemia, saxonia 1"), prestige=prestige
        )
        assert table.asks() == f"leave-to {first}"


def test_REA_R53_retreats_go_over_the_sea_routes_of_the_own_colour_and_of_the_ally() -> None:
    """Italy must leave Dalmatia: by its own route Napoli is next."""
    table = congress(
        power("italy", "dalmatia 2", ally="austria"),
        power("austria", "dalmatia 3", ally="italy"),
        power("france", garrisons="toscania liguria lazio"),
    ).propose(austria="prussia", france="prussia", italy="france", prussia="france")
    assert table.options("italy") == ["retreat napoli", "off-map"]
    # An Austrian must leave Sardinia: by a French route if France is his ally now, else he was lost once.
    for ally, expected in (("france", ["retreat nice", "off-map"]), ("prussia", [])):
        table = congress(
            power("austria", "sardinia 1", "nice", ally="italy"),
            power("italy", "sardinia 2", ally="austria"),
            ruleset=1,
        ).propose(**({"austria": ally, "france": "italy", "italy": "prussia", "prussia": "italy"} | {ally: "austria"}))
        assert f"austria {ally}" in table.alliances()
        assert (table.options("austria") if table.asks() == "leave-to austria" else []) == expected
        assert (table.general("austria-1") == "off-map") == (not expected)


# The worked example.


def test_REA_E6_the_prussians_leave_wien() -> None:
    table = congress(
        power("austria", "saxonia 2", "saxonia"),
        power("prussia", "wien 2", "wien bohemia"),
    ).propose(**UNITED)
    assert table.general("prussia-1") == "wien 3"  # his garrison has joined him
    assert (table.control("wien"), table.asks()) == ("austria", "let-stay prussia")
    table.do("austria send-away")
    assert table.options("prussia") == ["retreat bohemia", "off-map"]
    table.do("prussia retreat bohemia")
    assert table.general("prussia-1") == "bohemia 3"
    assert (table.general("austria-1"), table.garrison("saxonia")) == ("saxonia 2", "austria")
    assert table.asks() == "choose-actions None"
