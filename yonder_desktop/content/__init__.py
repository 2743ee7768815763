"""Card sets: TOML files read and checked."""
