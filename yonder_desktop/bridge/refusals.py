"""What cannot be done, as a sentence for the person."""

from __future__ import annotations


class Refused(Exception):
    """Something asked of the program cannot be done; the message is a sentence for the person."""
