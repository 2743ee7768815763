"""The entry point, where all layers are put together."""
