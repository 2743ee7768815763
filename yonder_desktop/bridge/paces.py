"""The paces at which the steps of others can be told, for the window."""

from yonder_desktop.storage.paces import BY_STEPS

__all__ = ["BY_STEPS"]
