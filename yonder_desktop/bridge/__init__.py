"""QObjects without widgets between the rules and the window: the running game, computer players, item models.

The modules that a computer player's process needs import no Qt; the package itself imports nothing.
"""
