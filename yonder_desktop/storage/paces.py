"""The paces at which the steps of others can be told, in seconds."""

LONGEST_PACE = 5.0
BY_STEPS = -1.0
"""No seconds: every step waits until it is answered with a click or a key."""
