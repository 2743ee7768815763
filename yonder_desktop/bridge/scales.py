"""The sizes of everything that can be chosen, as the window knows them."""

from yonder_desktop.storage.scales import LARGEST_SCALE, SCALE_STEP, SMALLEST_SCALE

__all__ = ["LARGEST_SCALE", "SCALE_STEP", "SMALLEST_SCALE"]
