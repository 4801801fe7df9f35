"""The titles as environments for research: PettingZoo and OpenSpiel."""
