"""Named streams, as docs/random-streams.md specifies them."""

from hashlib import blake2b

import pytest
from hypothesis import given
from hypothesis import strategies as st

from casusbelli.core import Chance, Mistake, parse_seed, seed_text

SEEDS = st.integers(0, 2**128 - 1)
WORD = 2**32


def words_by_the_page(seed: int, name: str, count: int) -> list[int]:
    """The specification, written down a second time."""
    digest = blake2b(name.encode(), digest_size=12, key=seed.to_bytes(16, "big")).digest()
    a, b, c = (int.from_bytes(digest[at : at + 4], "big") for at in (0, 4, 8))
    found = []
    for counter in range(1, 12 + count + 1):
        found.append((a + b + counter) % WORD)
        a, b, c = b ^ (b >> 9), (c * 9) % WORD, ((c << 21 | c >> 11) + found[-1]) % WORD
    return found[12:]


@given(SEEDS, st.text(max_size=20))
def test_words_follow_the_specification(seed: int, name: str) -> None:
    stream = Chance(seed).stream(name)
    assert [stream.word() for _ in range(20)] == words_by_the_page(seed, name, 20)


def test_the_page_s_example() -> None:
    stream = Chance(0x000102030405060708090A0B0C0D0E0F).stream("deck")
    assert [f"{stream.word():08x}" for _ in range(4)] == ["7b9e0882", "4af29ce5", "df8a66b6", "3606a6b2"]


@given(SEEDS, st.integers(1, 2**30 - 1))
def test_below_stays_below(seed: int, bound: int) -> None:
    stream = Chance(seed).stream("die")
    assert all(0 <= stream.below(bound) < bound for _ in range(20))


def test_below_is_fair() -> None:
    stream = Chance(7).stream("die")
    counts = [0] * 6
    for _ in range(60_000):
        counts[stream.below(6)] += 1
    assert all(abs(count - 10_000) < 400 for count in counts)


@given(SEEDS, st.lists(st.integers(), max_size=60))
def test_a_shuffle_keeps_the_cards(seed: int, cards: list[int]) -> None:
    shuffled = cards.copy()
    Chance(seed).stream("deck").shuffle(shuffled)
    assert sorted(shuffled) == sorted(cards)


@given(SEEDS, st.integers(0, 50))
def test_a_draw_in_one_stream_shifts_no_other(seed: int, draws: int) -> None:
    chance = Chance(seed)
    for _ in range(draws):
        chance.stream("weather").word()
    assert chance.stream("deck").word() == Chance(seed).stream("deck").word()


@given(SEEDS, st.integers(0, 50))
def test_skipping_is_drawing(seed: int, draws: int) -> None:
    drawn, skipped = Chance(seed), Chance(seed)
    for _ in range(draws):
        drawn.stream("deck").word()
    skipped.skip("deck", draws)
    assert skipped.drawn() == drawn.drawn()
    assert skipped.stream("deck").word() == drawn.stream("deck").word()


@given(SEEDS)
def test_a_clone_goes_its_own_way(seed: int) -> None:
    chance = Chance(seed)
    chance.stream("deck").word()
    clone = chance.clone()
    expected = clone.clone().stream("deck").word()
    chance.stream("deck").word()
    assert clone.stream("deck").word() == expected
    assert clone.total_drawn() == 2


@given(SEEDS)
def test_seed_texts_round_trip(seed: int) -> None:
    assert parse_seed(seed_text(seed)) == seed


@pytest.mark.parametrize("text", ["", "xyz", "-1", " 1", "1_0", "0x1", "1" * 33, "\u0661"])
def test_a_bad_seed_is_a_mistake(text: str) -> None:
    with pytest.raises(Mistake, match="bad-seed"):
        parse_seed(text)
