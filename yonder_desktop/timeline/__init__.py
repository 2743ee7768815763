"""The tree of a game's history and the policy of taking back; pure."""
