"""Yonder: worker placement with a city board, envoys, ships and settlements."""
