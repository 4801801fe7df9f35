"""One search for all titles: information-set Monte-Carlo tree search."""
