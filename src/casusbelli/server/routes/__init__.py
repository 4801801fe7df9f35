"""The addresses of the house."""
