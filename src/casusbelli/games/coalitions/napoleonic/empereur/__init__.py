"""L'Empereur: the players together against a France that plays by itself (chapter 12 of the rules)."""
