"""The sizes of everything that can be chosen, in per cent."""

SMALLEST_SCALE, LARGEST_SCALE, SCALE_STEP = 75, 250, 25
