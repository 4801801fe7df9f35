"""The seal of a shuffle: shown before the game, it proves after the game that the seed was fixed all along."""

from hashlib import sha256

from casusbelli.core.chance import seed_text


def seal(seed: int, salt: int) -> str:
    """SHA-256 of the text SALT:SEED, each as 32 hexadecimal digits."""
    return sha256(f"{seed_text(salt)}:{seed_text(seed)}".encode("ascii")).hexdigest()
