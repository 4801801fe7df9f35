"""The seal of a shuffle, as docs/record-format.md specifies it."""

from hypothesis import given
from hypothesis import strategies as st

from casusbelli.core.seal import seal

NUMBERS = st.integers(0, 2**128 - 1)


def test_the_page_s_example() -> None:
    assert seal(0x70D, 0xC0FFEE) == "734da2b4588a3f32fc3591a7e20558fe76a92f67d7b0ccb19eafe6cf895e2db9"


@given(NUMBERS, NUMBERS, NUMBERS, NUMBERS)
def test_another_seed_or_salt_has_another_seal(seed: int, salt: int, other_seed: int, other_salt: int) -> None:
    assert (seal(seed, salt) == seal(other_seed, other_salt)) == ((seed, salt) == (other_seed, other_salt))
