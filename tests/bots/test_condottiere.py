"""Sensible play on small positions."""

from casusbelli.bots import decide, find_bot
from casusbelli.core import Chance
from tabletop import condottiere


def choice(document: str) -> str:
    """What the heuristic bot does where the position waits for somebody."""
    table = condottiere(document)
    seat = table.state.awaited()[0]
    return decide(find_bot("condottiere", "heuristic"), table.state, seat, Chance(1).stream("bots")).text


def test_passes_when_it_leads_and_all_others_have_passed() -> None:
    assert (
        choice("""
        seats = 2
        contested = "parma"
        pending = "turn 0"
        [[seat]]
        hand = ["mercenary-3", "mercenary-10"]
        company = ["mercenary-5"]
        [[seat]]
        hand = ["mercenary-1", "mercenary-1", "mercenary-2"]
        company = ["mercenary-4"]
        passed = true
    """)
        == "pass"
    )


def test_wins_with_the_cheapest_card_when_all_others_have_passed() -> None:
    assert (
        choice("""
        seats = 2
        contested = "parma"
        pending = "turn 0"
        [[seat]]
        hand = ["mercenary-2", "mercenary-3", "mercenary-6", "mercenary-10", "winter"]
        company = ["mercenary-2"]
        [[seat]]
        hand = ["mercenary-1", "mercenary-1", "mercenary-2", "mercenary-5"]
        company = ["mercenary-4"]
        passed = true
    """)
        == "play mercenary-3"
    )


def test_saves_a_ten_from_a_lost_battle() -> None:
    assert (
        choice("""
        seats = 2
        contested = "parma"
        pending = "turn 0"
        [[seat]]
        hand = ["mercenary-4", "mercenary-10"]
        [[seat]]
        hand = ["mercenary-1", "mercenary-1", "mercenary-2", "mercenary-6"]
        company = ["mercenary-10", "mercenary-10", "drummer"]
        passed = true
    """)
        == "pass"
    )


def test_takes_a_ten_back_from_a_lost_battle() -> None:
    position = """
        seats = 2
        contested = "parma"
        pending = "{pending} 0"
        [[seat]]
        hand = ["mercenary-4"{scarecrow}]
        company = ["mercenary-2", "mercenary-10"]
        [[seat]]
        hand = ["mercenary-1", "mercenary-1", "mercenary-2", "mercenary-6"]
        company = ["mercenary-10", "mercenary-10", "drummer"]
        passed = true
    """
    assert choice(position.format(pending="turn", scarecrow=', "scarecrow"')) == "play scarecrow"
    assert choice(position.format(pending="retrieve", scarecrow="")) == "retrieve mercenary-10"


def test_surrenders_when_it_leads_and_is_threatened() -> None:
    assert (
        choice("""
        seats = 2
        contested = "parma"
        pending = "turn 0"
        [[seat]]
        regions = ["genova", "milano", "torino"]
        hand = ["mercenary-1", "surrender"]
        company = ["mercenary-5"]
        [[seat]]
        hand = ["mercenary-1", "mercenary-10", "mercenary-2", "mercenary-6"]
        company = ["mercenary-4"]
    """)
        == "play surrender"
    )


def test_does_not_surrender_when_it_is_behind() -> None:
    assert (
        choice("""
        seats = 2
        contested = "parma"
        pending = "turn 0"
        [[seat]]
        hand = ["mercenary-1", "surrender"]
        company = ["mercenary-3"]
        [[seat]]
        hand = ["mercenary-1", "mercenary-10", "mercenary-2", "mercenary-6"]
        company = ["mercenary-4"]
    """)
        != "play surrender"
    )


def test_brings_winter_over_strong_mercenaries() -> None:
    assert (
        choice("""
        seats = 2
        contested = "parma"
        pending = "turn 0"
        [[seat]]
        hand = ["mercenary-10", "winter"]
        company = ["mercenary-1", "mercenary-2", "courtesan"]
        [[seat]]
        hand = ["mercenary-1", "mercenary-1", "mercenary-4"]
        company = ["mercenary-10", "mercenary-6"]
        passed = true
    """)
        == "play winter"
    )


def test_doubles_a_company_that_is_worth_it() -> None:
    assert (
        choice("""
        seats = 2
        contested = "parma"
        pending = "turn 0"
        [[seat]]
        hand = ["mercenary-10", "mercenary-6", "drummer"]
        company = ["mercenary-5", "mercenary-6", "mercenary-6"]
        [[seat]]
        hand = ["mercenary-1", "mercenary-1", "mercenary-4"]
        company = ["mercenary-10", "heroine", "heroine"]
        passed = true
    """)
        == "play drummer"
    )


def test_sends_the_bishop_against_a_lone_ten() -> None:
    assert (
        choice("""
        seats = 2
        contested = "parma"
        pending = "turn 0"
        [[seat]]
        hand = ["mercenary-6", "mercenary-6", "bishop"]
        company = ["mercenary-3"]
        [[seat]]
        hand = ["mercenary-1", "mercenary-1", "mercenary-4"]
        company = ["mercenary-10", "mercenary-1"]
        passed = true
    """)
        == "play bishop"
    )


def test_puts_the_papal_token_where_another_would_win() -> None:
    assert (
        choice("""
        seats = 4
        contested = "torino"
        pending = "place-papal-token 0"
        [[seat]]
        hand = ["mercenary-1"]
        [[seat]]
        regions = ["ancona", "napoli"]
        hand = ["mercenary-1"]
        [[seat]]
        regions = ["urbino", "roma"]
        hand = ["mercenary-1"]
        [[seat]]
        regions = ["siena", "bologna", "lucca"]
    """)
        == "papal spoleto"
    )


def test_chooses_the_region_that_wins_the_game() -> None:
    assert (
        choice("""
        seats = 4
        holder = 0
        pending = "choose-region 0"
        [[seat]]
        regions = ["napoli", "siena"]
        hand = ["mercenary-10", "mercenary-10", "heroine", "drummer", "mercenary-6"]
        [[seat]]
        regions = ["milano"]
        hand = ["mercenary-1", "mercenary-2"]
        [[seat]]
        regions = ["ferrara"]
        hand = ["mercenary-1"]
        [[seat]]
        regions = ["spoleto"]
    """)
        == "choose roma"
    )


def test_spends_everything_to_win_the_game() -> None:
    assert (
        choice("""
        seats = 4
        contested = "roma"
        pending = "turn 0"
        [[seat]]
        regions = ["napoli", "siena"]
        hand = ["mercenary-10", "mercenary-10", "drummer"]
        [[seat]]
        hand = ["mercenary-1", "mercenary-2", "mercenary-6", "mercenary-6", "mercenary-5"]
        company = ["mercenary-10", "mercenary-6", "mercenary-6", "mercenary-6"]
        passed = true
    """)
        != "pass"
    )


def test_discards_a_hand_without_strength_to_bring_new_cards() -> None:
    assert (
        choice("""
        seats = 2
        contested = "roma"
        pending = "discard-or-hold 0"
        [[seat]]
        hand = ["scarecrow", "scarecrow", "drummer"]
        [[seat]]
        hand = ["mercenary-1", "mercenary-2", "mercenary-6"]
    """)
        == "discard-hand"
    )


def test_holds_a_hand_of_heroines() -> None:
    assert (
        choice("""
        seats = 2
        contested = "roma"
        pending = "discard-or-hold 0"
        [[seat]]
        hand = ["heroine", "heroine", "scarecrow"]
        [[seat]]
        hand = ["mercenary-1", "mercenary-2", "mercenary-6"]
    """)
        == "hold-hand"
    )


def test_keeps_the_two_best_cards_and_no_weak_one() -> None:
    position = """
        seats = 2
        contested = "roma"
        pending = "keep 0"
        [[seat]]
        hand = [{hand}]
        {kept}
    """
    assert choice(position.format(hand='"mercenary-1", "mercenary-10", "heroine"', kept="")) == "keep heroine"
    kept = 'kept = ["heroine"]'
    assert choice(position.format(hand='"mercenary-1", "mercenary-10", "heroine"', kept=kept)) == "keep mercenary-10"
    assert choice(position.format(hand='"mercenary-1", "scarecrow"', kept="")) == "keep-no-more"


def test_a_defender_waits_while_he_may_pass_openly() -> None:
    assert (
        choice("""
        seats = 2
        variants = ["recapture"]
        contested = "roma"
        placer = 1
        pending = "turn 0"
        [[seat]]
        regions = ["roma", "napoli", "spoleto"]
        hand = ["mercenary-10", "mercenary-6"]
        [[seat]]
        hand = ["mercenary-1", "mercenary-2"]
        company = ["mercenary-4"]
    """)
        == "pass"
    )


def test_a_defender_fights_when_the_others_have_passed() -> None:
    assert (
        choice("""
        seats = 2
        variants = ["recapture"]
        contested = "roma"
        placer = 1
        pending = "turn 0"
        [[seat]]
        regions = ["roma", "napoli", "spoleto"]
        hand = ["mercenary-10", "mercenary-6"]
        [[seat]]
        hand = ["mercenary-1", "mercenary-2"]
        company = ["mercenary-5"]
        passed = true
    """)
        == "play mercenary-6"
    )


def test_leaves_a_mercenary_face_down_and_turns_up_a_heroine() -> None:
    position = """
        seats = 2
        variants = ["face-down"]
        contested = "roma"
        pending = "reveal 0"
        [[seat]]
        hand = ["mercenary-1"]
        face-down = "{card}"
        [[seat]]
        hand = ["mercenary-1", "mercenary-2"]
    """
    assert choice(position.format(card="mercenary-10")) == "leave-down"
    assert choice(position.format(card="heroine")) == "turn-up"


def test_draws_as_many_cards_as_it_may() -> None:
    assert (
        choice("""
        seats = 2
        variants = ["drawing-after-battle"]
        pending = "draw 0"
        [[seat]]
        hand = ["mercenary-1"]
        [[seat]]
        hand = ["mercenary-1"]
    """)
        == "draw 3"
    )


def test_wins_a_final_battle_with_what_it_takes() -> None:
    assert (
        choice("""
        seats = 4
        final = true
        pending = "turn 0"
        [[seat]]
        hand = ["mercenary-3", "mercenary-10", "scarecrow"]
        [[seat]]
        hand = ["mercenary-1", "mercenary-2"]
        company = ["mercenary-5", "mercenary-3"]
        passed = true
        [[seat]]
        participates = false
        [[seat]]
        participates = false
    """)
        == "play mercenary-10"
    )
