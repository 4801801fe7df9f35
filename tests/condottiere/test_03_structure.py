"""CON-3: structure."""

from tabletop import condottiere, dealt


def test_CON_3_1_a_round_is_several_battles_and_a_battle_several_turns() -> None:
    table = condottiere("""
        seats = 2
        contested = "parma"
        seat = [
            { hand = ["mercenary-1", "mercenary-2", "mercenary-3"] },
            { hand = ["mercenary-4", "mercenary-5", "mercenary-6"] },
        ]
    """)
    table.do("0 play mercenary-1", "1 play mercenary-4", "0 play mercenary-2", "1 pass", "0 pass")
    table.do("1 choose roma", "1 hold-hand", "0 hold-hand")  # a new battle in the same round: nothing is dealt
    assert (table.hand(0), table.hand(1)) == (["mercenary-3"], ["mercenary-5", "mercenary-6"])
    assert table.pending() == "turn 1"
    table.do("1 play mercenary-5", "0 play mercenary-3", "1 pass", "1 choose siena", "1 hold-hand", "1 keep-no-more")
    assert [seat["hand_size"] for seat in table.view()["seats"]] == [10, 12]  # and now a new round
    assert table.pending() == "turn 1"


def test_CON_3_2_CON_R35_battles_without_a_card_go_on_without_limit() -> None:
    table = dealt(2)
    hands = [table.hand(0), table.hand(1)]
    table.do("0 choose parma")
    for battle in range(60):
        placer, other = battle % 2, (battle + 1) % 2
        table.do(
            f"{placer} pass", f"{other} pass", f"{other} choose parma", f"{other} hold-hand", f"{placer} hold-hand"
        )
        assert table.pending() == f"turn {other}"
    assert [table.hand(0), table.hand(1)] == hands
    assert table.view()["owners"] == {}


def test_CON_3_2_after_each_round_cards_are_dealt_again_and_the_next_starts() -> None:
    table = dealt(3, {"bigger-kingdoms": "on", "recapture": "on"}, seed=3)
    rounds = 1
    for step in table.wander(seed=3):
        if "new-round " in step.events():
            rounds += 1
            owners = list(step.view()["owners"].values())
            assert [seat["hand_size"] for seat in step.view()["seats"]] == [
                10 + owners.count(seat) for seat in range(3)
            ]
            assert step.pending() == f"turn {step.view()['placer']}"
        step.told.clear()
    assert rounds > 2


def test_CON_3_3_a_new_round_keeps_markers_papal_token_holder_and_chosen_region() -> None:
    table = condottiere("""
        seats = 2
        contested = "parma"
        papal = "napoli"
        seat = [
            { hand = ["mercenary-1"], regions = ["torino", "roma"] },
            { hand = ["heroine"], regions = ["venezia"] },
        ]
    """)
    table.do("0 play mercenary-1", "1 play heroine", "1 choose siena")
    view = table.view()
    assert [seat["hand_size"] for seat in view["seats"]] == [12, 12]
    assert view["owners"] == {"torino": 0, "roma": 0, "venezia": 1, "parma": 1}
    assert (view["papal"], view["holder"], view["contested"]) == ("napoli", 1, "siena")
    assert table.pending() == "turn 1"


def test_CON_3_3_a_new_round_never_ends_the_game() -> None:
    """Not even with a kingdom on the board that would win: only a battle can."""
    table = condottiere("""
        seats = 2
        contested = "napoli"
        seat = [
            { hand = ["mercenary-1"], regions = ["milano", "genova", "parma", "modena"] },
            { hand = ["mercenary-1"] },
        ]
    """)
    table.do("0 play mercenary-1", "1 play mercenary-1", "1 choose napoli")
    assert [seat["hand_size"] for seat in table.view()["seats"]] == [14, 10]
    assert table.view()["winners"] == []
