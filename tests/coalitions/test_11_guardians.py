"""COA-11.6, COA-R51: battles of minor powers that nobody controls yet."""

from coalitions.europe import Europe, europe, influence, power


def attacked(mover: str, ottoman: str, *others: str, status: str = "expansionist", hand: str = "") -> Europe:
    """Five players; nobody controls the Ottoman Empire. The mover marches from Podolia into Bessarabia."""
    table = europe(mover, *others, power("ottoman", ottoman, hand=hand, status=status), seats=5)
    return table.arrive(f"{mover}-1 bessarabia")


def test_COA_11_6_3_britain_decides_when_the_attacker_is_outside_its_coalition() -> None:
    table = attacked("france", "bessarabia 1", power("france", "podolia 3"), hand="1")
    assert table.pending() == f"play-card {table.seat_of('britain')}"


def test_COA_11_6_3_france_decides_when_the_attacker_is_in_the_british_coalition() -> None:
    table = attacked("russia", "bessarabia 1", power("russia", "podolia 3", status="british"), hand="1")
    assert table.pending() == f"play-card {table.seat_of('france')}"


def test_COA_11_6_4_COA_R51_the_guardian_sees_the_hand_and_decides_cards_support_and_retreat_for_this_battle() -> None:
    table = attacked("france", "bessarabia 1, hungari 1", power("france", "podolia 3"), hand="1 4")
    britain, france = table.seat_of("britain"), table.seat_of("france")
    assert table.pending() == f"support {britain}"
    table.do("britain support ottoman-2")
    assert table.power("ottoman", britain)["hand"] == [1, 4]
    assert "hand" not in table.power("ottoman", france)
    assert table.options("britain") == ["pass", "play 1", "play 4"]
    table.do("britain play 1")
    assert table.battle(britain)["slots"][1]["stack"] == [{"card": 1, "open": False}]
    assert table.battle(france)["slots"][1]["stack"] == [{"card": None, "open": False}]
    table.do("britain pass")
    assert table.pending() == f"lose-to {britain}"
    assert table.do("britain to-capital").general("ottoman-1") == "istanbul"


def test_COA_R51_after_the_battle_the_hand_is_hidden_again() -> None:
    table = attacked("france", "bessarabia 1", power("france", "podolia 3"), hand="1")
    table.do("britain pass", "britain off-map", "france garrison-no-more")
    assert table.battle() is None
    assert "hand" not in table.power("ottoman", table.seat_of("britain"))


def test_COA_11_6_5_COA_R51_its_allies_by_status_may_support_it() -> None:
    russia = power("russia", "crimea 1", status="british")
    table = attacked("france", "bessarabia 1", power("france", "podolia 3"), russia, status="british")
    assert table.asks() == "support russia"


def test_COA_R51_it_never_supports_others() -> None:
    table = europe(
        "france",
        power("france", "podolia 3"),
        power("russia", "bessarabia 1", status="british"),
        power("ottoman", "wallachia 2", status="british"),
        seats=5,
    )
    table.arrive("france-1 bessarabia")
    assert table.asks() == "lose-to russia"


def test_COA_11_6_6_COA_R51_if_it_wins_alone_nobody_gains_influence() -> None:
    russia = power("russia", "crimea 1", status="british")
    table = attacked("france", "bessarabia 3", power("france", "podolia"), russia, status="british")
    table.do("russia support russia-1", "france off-map")
    assert influence(table) == {}


def test_COA_R51_a_controlled_power_beside_it_scores_with_its_supporters() -> None:
    table = attacked(
        "france",
        "bessarabia 3",
        power("france", "podolia"),
        power("russia", "bessarabia 1", status="british"),
        power("austria", "hungari 1", status="british"),
        status="british",
    )
    table.do("austria support austria-1", "france off-map")
    assert influence(table) == {"austria": 1, "russia": 2}


def test_COA_R51_if_it_loses_the_winners_gain_as_usual() -> None:
    table = attacked("france", "bessarabia", power("france", "podolia 3")).do("britain off-map")
    assert influence(table) == {"france": 1}
