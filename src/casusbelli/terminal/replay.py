"""A recorded game told again, as a seat or a spectator may be told."""

from casusbelli.core import Game, Record, replay
from casusbelli.terminal.chairs import unnamed_chairs
from casusbelli.terminal.pictures import picture_for
from casusbelli.terminal.screen import Screen
from casusbelli.terminal.table import winners_sentence
from casusbelli.words import Words


def tell_record(record: Record, seat: int, words: Words, screen: Screen) -> None:
    """Each action by its number and what it told, then the table as it stands at the end."""
    game: Game = replay(record)
    picture = picture_for(words, unnamed_chairs(words, record.setup.seats))
    title = words.say(f"title-{record.setup.title}")
    screen.say(words.say("replay-heading", title=title, seats=record.setup.seats, actions=len(record.moves)), "bold")
    screen.say(words.say("replay-as-spectator") if seat < 0 else words.say("replay-as-seat", number=seat))
    for ply, told in enumerate(game.events):
        for line in picture.sentences([event for event in told if event.is_for(seat)]):
            screen.say(f"{ply:>4}  {line}")
    screen.draw(picture.table(game.state.view(seat), screen.width))
    screen.heading(winners_sentence(game, words) if game.state.is_over else words.say("replay-unfinished"))
