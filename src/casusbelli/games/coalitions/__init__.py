"""The family engine of Coalitions, Raison d'État and Realpolitik."""
