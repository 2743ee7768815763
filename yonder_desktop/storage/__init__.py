"""Saves, their migrations, settings and statistics."""
