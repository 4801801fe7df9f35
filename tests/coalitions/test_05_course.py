"""COA-5: the course of a round."""

from coalitions.europe import dealt, europe_at, power


def test_COA_5_1_1_a_round_is_diplomacy_and_then_six_action_turns() -> None:
    table = europe_at("turn", turn=6, round=1).end_round()
    assert (table.view()["round"], table.view()["phase"]) == (2, "diplomacy")
    table.declare().without_expulsions()
    turns = []
    while table.view()["round"] == 2:
        assert table.view()["phase"] == "actions"
        turns.append(table.view()["turn"])
        table.end_turn()
    assert turns == [1, 2, 3, 4, 5, 6]


def test_COA_5_1_2_there_is_no_diplomacy_in_the_first_round() -> None:
    table = dealt("1792")
    seen = set()
    while table.view()["round"] == 1:
        seen.add(table.view()["phase"])
        table.idle()
    assert seen == {"actions"}
    assert table.asks() == "negotiate None"


def test_COA_5_1_3_paris_is_looked_at_after_the_sixth_turn_before_the_next_round() -> None:
    table = europe_at("turn", power("austria", "paris 3", influence=9), turn=5, round=1)
    assert table.end_turn().view()["turn"] == 6  # not yet
    table.end_round()
    assert table.view()["phase"] == "over"
    assert table.view()["round"] == 1
    assert table.winners() == ["austria"]
