"""Coalitions: seven scenarios from 1792 to 1813, and L'Empereur."""
