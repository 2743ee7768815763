"""Computer players: evaluators, search, levels; pure."""
