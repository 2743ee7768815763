"""Questions, frames, events, random numbers and records: what every game is made of. Standard library only."""
