"""The entry point of the program. Nothing heavy is imported before it is known to be needed."""

from __future__ import annotations

import multiprocessing
import sys
from argparse import Namespace
from collections.abc import Sequence

from yonder_desktop.cli.main import Actions, run


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program with these words, or those of the process, and return its exit status."""
    # A frozen program starts its child processes through this entry point.
    multiprocessing.freeze_support()
    try:
        return run(sys.argv[1:] if argv is None else argv, Actions(_window, _snapshot, _demo))
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # Whoever read the output, such as `head`, has seen enough.
        sys.stderr.close()
        return 0


def _window(args: Namespace) -> int:
    from yonder_desktop.app import window

    return window.run(args)


def _snapshot(args: Namespace) -> int:
    from yonder_desktop.app import pictures

    return pictures.snapshot(args)


def _demo(args: Namespace) -> int:
    from yonder_desktop.app import pictures

    return pictures.demo(args)
