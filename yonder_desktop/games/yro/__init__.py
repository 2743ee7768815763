"""YRO: recruiting adventurers into a 3x3 guild, all players at the same time."""
