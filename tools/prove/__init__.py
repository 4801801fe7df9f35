"""Proof by breaking: a line that cites a rule is broken in small ways, and the tests that name the rule must fail."""
