"""Draws a board: from the points of its territories and the coasts of the world to paths for a page."""
