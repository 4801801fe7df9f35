"""What the second ruleset changed in movement, on the railway and in board updates, beside how it was."""

import pytest

from realpolitik.europe19 import Concert, acting, congress, power

BRANCH = "berlin hannover, berlin magdeburg, hesse magdeburg, berlin schlesien"
TWO_CHAINS = "bohemia schlesien, bavaria bohemia, bavaria magdeburg, moravia schlesien, moravia wien, bavaria wien"


def strategic(ruleset: int) -> Concert:
    table = acting("france", "movement", power("france", "paris 3"), ruleset=ruleset)
    return table.do("france arbiter italy", "france move france-1", "france hasten champagne")


def test_REA_8_8_12_out_and_back_leaves_a_garrison_at_home() -> None:
    table = strategic(2).do("france hasten paris", "france halt", "france garrison paris", "france garrison-no-more")
    assert (table.general("france-1"), table.garrison("paris")) == ("paris 2", "france")


def test_REA_8_8_12_in_the_first_ruleset_it_does_not_come_back() -> None:
    assert strategic(1).reason("france hasten paris") == "REA-8.8.12 way-returns"


def test_REA_8_8_11_it_halts_after_one_step_and_no_train_leaves_unasked() -> None:
    assert "halt" in strategic(2).options("france")
    for ruleset, asked in ((1, "choose-garrisons"), (2, "choose-ride")):
        table = acting("austria", "movement", power("austria", "wien 1"), trains="wien tyrol", ruleset=ruleset)
        table.begin_railing().do("austria rail austria-1")
        assert table.asks() == f"{asked} austria"


# The railway.


def railing(*powers: str, trains: str, ruleset: int = 2) -> Concert:
    table = acting("prussia", "movement", *powers, trains=trains, ruleset=ruleset).do("prussia arbiter france")
    return table.do("prussia disband-no-more") if table.asks() == "disband prussia" else table


def test_REA_8_7_11_a_chain_comes_back_from_a_branch_line() -> None:
    table = railing(power("prussia", "berlin 3"), trains=BRANCH)
    table.do("prussia rail prussia-1", "prussia via hannover", "prussia ride schlesien")
    assert table.view()["movement"]["way"] == ["hannover", "berlin", "schlesien"]
    assert table.options("prussia") == [
        "garrison-no-more", "garrison berlin", "garrison hannover", "garrison schlesien",
    ]  # fmt: skip
    table.do("prussia garrison hannover", "prussia garrison-no-more")
    assert (table.general("prussia-1"), table.garrison("hannover")) == ("schlesien 2", "prussia")


def test_REA_8_7_11_and_to_where_it_began() -> None:
    table = railing(power("prussia", "berlin 3"), trains=BRANCH).do("prussia rail prussia-1")
    assert "ride berlin" not in table.options("prussia")
    assert table.reason("prussia ride berlin") == "REA-8.7.4 own-general-there"
    table.do("prussia via hannover", "prussia ride berlin", "prussia garrison berlin", "prussia garrison hannover")
    assert table.general("prussia-1") == "berlin 1"
    assert table.view()["garrisons"] == {"berlin": "prussia", "hannover": "prussia"}


def test_REA_8_7_11_by_way_of_several_branches_but_of_each_once() -> None:
    table = railing(power("prussia", "berlin 3"), trains=BRANCH)
    table.do("prussia rail prussia-1", "prussia via hannover", "prussia via schlesien")
    assert "via hannover" not in table.options("prussia")
    assert table.reason("prussia via hannover") == "REA-R36 no-stop-there"
    table.do("prussia ride hesse")
    assert table.view()["movement"]["way"] == ["hannover", "berlin", "schlesien", "berlin", "magdeburg", "hesse"]


def test_REA_8_7_11_in_the_first_ruleset_no_chain_comes_back() -> None:
    table = railing(power("prussia", "berlin 3"), trains=BRANCH, ruleset=1).do("prussia rail prussia-1")
    assert not [option for option in table.options("prussia") if option.startswith("via")]


def lone_troops(ruleset: int) -> Concert:
    table = railing(
        power("austria", garrisons="bohemia", ally="prussia"),
        power("prussia", "bohemia 2, schlesien 1", ally="austria"),
        trains="bohemia schlesien",
        ruleset=ruleset,
    )
    return table.do("prussia rail prussia-1", "prussia relay prussia-2 2", "austria refuse")


def test_REA_8_7_12_another_number_of_lone_troops_is_another_request() -> None:
    table = lone_troops(2).do("prussia rail prussia-1")
    assert "relay prussia-2 1" in table.options("prussia")
    assert table.reason("prussia relay prussia-2 2") == "REA-R16 move-refused"
    table.do("prussia relay prussia-2 1", "austria consent")
    assert (table.general("prussia-1"), table.general("prussia-2")) == ("bohemia 1", "schlesien 2")


def test_REA_8_7_12_in_the_first_ruleset_every_number_was_refused() -> None:
    assert lone_troops(1).reason("prussia rail prussia-1") == "REA-R16 move-refused"


def two_chains(ruleset: int) -> Concert:
    table = railing(
        power("austria", garrisons="bohemia bavaria", ally="prussia"),
        power("prussia", "schlesien 2", ally="austria"),
        trains=TWO_CHAINS,
        ruleset=ruleset,
    )
    table.do("prussia rail prussia-1", "prussia ride magdeburg")
    assert table.view()["movement"]["way"] == ["bohemia", "bavaria", "magdeburg"]
    return table.do("prussia garrison-no-more", "austria refuse")


def test_REA_8_7_12_another_chain_is_another_request() -> None:
    table = two_chains(2).do("prussia rail prussia-1")
    (ride,) = [action for action in table.state.options(3) if action.text == "ride magdeburg"]
    assert table.state.preview(3, ride) == {"chain": ["schlesien", "moravia", "wien", "bavaria", "magdeburg"]}
    table.do("prussia ride magdeburg", "prussia garrison-no-more")
    assert table.asks() == "give-consent austria"
    table.do("austria refuse", "prussia rail prussia-1")  # there is no third
    assert table.reason("prussia ride magdeburg") == "REA-R16 move-refused"


def test_REA_8_7_12_in_the_first_ruleset_one_refusal_closed_all_chains() -> None:
    table = two_chains(1).do("prussia rail prussia-1")
    assert table.reason("prussia ride magdeburg") == "REA-R16 move-refused"


# The board update.


def mixed(ruleset: int, austrians: str = "hesse 2") -> Concert:
    """Austria and France part, Austria and Prussia ally; Hesse is Prussian, with a French garrison and an Austrian."""
    table = congress(
        power("austria", austrians, ally="france"),
        power("france", garrisons="hesse", ally="austria"),
        power("prussia", "berlin 1"),
        ruleset=ruleset,
    )
    return table.propose(austria="prussia", prussia="austria", france="austria", italy="austria")


def test_REA_10_1_7_the_stronger_stays_and_the_new_ally_is_asked() -> None:
    table = mixed(2)
    assert table.control("hesse") == "prussia"
    assert table.pending() == "let-stay 3"
    assert table.do("prussia let-stay").general("austria-1") == "hesse 2"
    assert mixed(2).do("prussia send-away").asks() == "leave-to austria"


def test_REA_10_1_7_who_is_weaker_goes_and_nobody_is_asked() -> None:
    table = mixed(2, "hesse")
    assert table.asks() == "leave-to austria"
    assert table.do("austria off-map").control("hesse") == "france"
    assert not table.asks().startswith("let-stay")


def test_REA_10_1_7_a_position_in_the_middle_reads_as_it_was_written() -> None:
    table = mixed(2, "hesse")
    again = Concert(table.state.position())
    assert again.state.position() == table.state.position()
    assert again.document()["guests"] == ["austria-1"]


def test_REA_10_1_7_in_the_first_ruleset_the_enemy_was_asked() -> None:
    table = mixed(1)
    assert table.pending() == "let-stay 1"
    assert table.do("france send-away").asks() == "leave-to austria"


def test_REA_10_1_8_who_is_cut_off_by_the_sea_chooses_like_everybody() -> None:
    """An Austrian must leave Sardinia, and neither France nor Italy is his ally."""
    table = congress(
        power("austria", "sardinia 1", "nice", ally="italy"), power("italy", "sardinia 2", ally="austria")
    ).propose(austria="prussia", prussia="austria", france="italy", italy="prussia")
    assert table.options("austria") == ["retreat nice", "off-map"]


@pytest.mark.parametrize("refused", [["prussia-1 relay-2 schlesien"], ["prussia-1 relay schlesien"]])
def test_REA_8_7_12_a_position_tells_how_many_troops_were_refused(refused: list[str]) -> None:
    table = lone_troops(2)
    assert table.document()["refused"] == ["prussia-1 relay-2 schlesien"]
    text = table.state.position().replace('["prussia-1 relay-2 schlesien"]', f'["{refused[0]}"]')
    assert Concert(text).document()["refused"] == refused
