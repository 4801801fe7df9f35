"""Raison d'État: the Thirty Years' War, and the wars of the Spanish Succession and of the North."""
