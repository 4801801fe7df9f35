"""A bot of one's own in Condottiere, and how often it wins against a bot of the house.

Into the arena: casusbelli arena condottiere --bots examples/bot_in_30_lines.py:Miser,novice --games 200
"""

from casusbelli.bots import Bot, decide, find_bot
from casusbelli.core import Action, Chance, Game, Setup, State, Stream


class Miser(Bot):
    """Leads by as little as it takes, and passes as soon as it leads."""

    def choose(self, state: State, seat: int, stream: Stream) -> Action:
        options = state.options(seat)
        strengths = [shown["strength"] for shown in state.view(seat)["seats"]]
        is_leading = strengths.pop(seat) > max(strengths)
        soldiers = [action for action in options if action.text.startswith("play mercenary")]
        passing = [action for action in options if action.text == "pass"]
        wanted = passing if is_leading else soldiers[:1]
        return wanted[0] if wanted else options[stream.below(len(options))]


def play(players: list[Bot], seed: int) -> list[int]:
    game = Game(Setup("condottiere", len(players), {}, seed))
    dice = Chance(seed).stream("bots")
    while not game.state.is_over:
        seat = game.state.awaited()[0]
        game.apply(seat, decide(players[seat], game.state, seat, dice))
    return game.state.winners


if __name__ == "__main__":
    miser, other = Miser(), find_bot("condottiere", "random")
    wins = sum([0 in play([miser, other], seed) for seed in range(25)])
    wins += sum([1 in play([other, miser], seed) for seed in range(25)])  # the same cards from the other chair
    print(f"Miser won {wins} of 50 games.")
