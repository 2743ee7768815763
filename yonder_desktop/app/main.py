"""The entry point of the program. Nothing heavy is imported before it is known to be needed."""

from __future__ import annotations

import gc
import multiprocessing
import os
import sys
from argparse import Namespace
from collections.abc import Sequence

from yonder_desktop.cli.main import Actions, run
from yonder_desktop.cli.usage import OK


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
    from yonder_desktop.app.instance import door_name, knock
    from yonder_desktop.app.wishes import ACTIVATION, suits_others, wish_of
    from yonder_desktop.storage.paths import find_folders

    wish = wish_of(args, os.environ.get(ACTIVATION, ""))
    # A second start ends before the window and all that it needs is imported.
    if suits_others(args) and knock(door_name(find_folders(args.data_dir).data), wish):
        return OK
    # Nothing that is made until the window is there becomes garbage; looking for it takes a tenth of the start.
    gc.disable()
    from yonder_desktop.app import window

    return window.run(args, wish)


def _snapshot(args: Namespace) -> int:
    from yonder_desktop.app import pictures

    return pictures.snapshot(args)


def _demo(args: Namespace) -> int:
    from yonder_desktop.app import pictures

    return pictures.demo(args)
