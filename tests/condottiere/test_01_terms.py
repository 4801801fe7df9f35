"""CON-1: terms."""

from tabletop import condottiere


def test_CON_1_8_the_winner_of_a_battle_takes_the_token_from_the_placer() -> None:
    table = condottiere("""
        seats = 2
        contested = "parma"
        placer = 0
        [[seat]]
        hand = ["mercenary-1"]
        [[seat]]
        hand = ["mercenary-2", "mercenary-3"]
    """)
    table.do("0 play mercenary-1", "1 play mercenary-2", "1 pass")
    assert table.view()["holder"] == 1
    assert table.view()["owners"] == {"parma": 1}
    assert table.pending() == "choose-region 1"
