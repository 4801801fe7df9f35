"""One module for each step; the numbers are those of Alembic's revisions."""
