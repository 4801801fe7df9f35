"""One search for all titles: information-set Monte-Carlo tree search."""

from casusbelli.bots.ismcts.judge import Judge
from casusbelli.bots.ismcts.search import Budget, Search, SearchBot

__all__ = ["Budget", "Judge", "Search", "SearchBot"]
