"""Random numbers from one 64-bit integer that lives in the state, so that undo and replay draw the same cards."""

from __future__ import annotations

MASK = 0xFFFFFFFFFFFFFFFF


def next_seed(seed: int) -> int:
    """The successor of a generator value (SplitMix64's step)."""
    return (seed + 0x9E3779B97F4A7C15) & MASK


def mixed(seed: int) -> int:
    """A well mixed 64-bit number made from a generator value."""
    z = seed & MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)


def below(seed: int, limit: int) -> tuple[int, int]:
    """A number in 0..limit-1 and the next generator value. `limit` is at least 1."""
    seed = next_seed(seed)
    return mixed(seed) % limit, seed


def shuffled(seed: int, items: list[int]) -> tuple[list[int], int]:
    """A shuffled copy of `items` and the next generator value (Fisher and Yates)."""
    result = items[:]
    for last in range(len(result) - 1, 0, -1):
        pick, seed = below(seed, last + 1)
        result[last], result[pick] = result[pick], result[last]
    return result, seed
