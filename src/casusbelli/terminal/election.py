"""The election of the emperor in a terminal: who wears the crown, who has the electors, how they vote."""

from casusbelli.terminal.europe import Europe, capital
from casusbelli.terminal.picture import View
from casusbelli.words import Words


class ElectionPanel:
    def __init__(self, words: Words, view: View) -> None:
        self.words = words
        self.view = view
        self.shown: View = view["election"]

    def lines(self) -> list[str]:
        lines = [f"{self._emperor()} {self._electors()}"]
        if self.shown["is_open"]:
            lines.append(self._votes())
        return lines

    def _emperor(self) -> str:
        emperor = self.view["emperor"]
        if emperor is None:
            return self.words.say("table-no-emperor")
        return self.words.tell("table-emperor", power=f"power:{emperor}")

    def _electors(self) -> str:
        """The electors by who controls them."""
        europe = Europe(self.words, self.view)
        told = []
        for power, places in europe.electors().items():
            owner = self.words.say("table-uncontrolled") if power is None else self.words.name(f"power:{power}")
            names = ", ".join([europe.name(place) for place in places])
            told.append(self.words.say("table-electors-of", power=owner, territories=names))
        return self.words.say("table-electors", electors=", ".join(told))

    def _votes(self) -> str:
        """Each vote that was cast, in the order in which the powers vote."""
        votes = self.shown["votes"]
        if not votes:
            return self.words.say("table-no-votes")
        told = [self._vote(power["id"], votes[power["id"]]) for power in self.view["powers"] if power["id"] in votes]
        return self.words.say("table-votes", votes="; ".join(told))

    def _vote(self, power: str, candidate: str) -> str:
        count = self.shown["electors"][power]
        return self.words.tell("table-vote", power=f"power:{power}", other=f"power:{candidate}", count=count)

    def voter(self) -> str:
        """Whose vote is asked for, and what it weighs."""
        power = self.view["asked"]
        told = self.words.tell("table-voter", power=f"power:{power}", count=self.shown["electors"][power])
        return capital(told)
