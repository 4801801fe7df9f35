"""What else must be noticed when a rule is broken."""

from coalitions.europe import acting, europe, influence, power


def test_COA_8_8_4_only_a_french_general_brings_the_british_coalition_more() -> None:
    table = europe(
        "britain", power("britain", "hannover 3"), power("prussia", "holland, off-map", status="french"), power("france")
    )
    table.arrive("britain-1 holland").do("prussia to-capital")
    assert influence(table) == {"britain": 1}


def test_COA_8_4_6_COA_R32_britain_too_has_its_free_card() -> None:
    table = europe("britain", power("britain", "hannover 3", hand="5 5", morale=0), power("france", "holland, off-map"))
    table.arrive("britain-1 holland")
    assert table.options("britain") == ["pass", "play 5"]


def test_COA_7_4_9_the_last_coin_is_lost_and_who_has_none_loses_nothing() -> None:
    table = acting("austria", "mobilization", power("austria", "wien", money=1)).do("austria buy-no-more")
    assert table.power("austria")["money"] == 0
    assert "corruption power=power:austria count=1" in table.events()
    poor = acting("austria", "mobilization", power("austria", "wien"))
    assert not [event for event in poor.events() if event.startswith("corruption")]
