"""casusbelli tables: what those who run a house see of its tables and can do for them, server running or not."""
