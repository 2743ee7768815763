"""What cannot be done, as a sentence for the person."""

from __future__ import annotations


class Refused(Exception):
    """Something asked of the program cannot be done; the message is a sentence for the person."""


class NotKept(Refused):
    """A file that is right cannot be put into the data folder: it can be opened where it lies."""
