"""The entry point of the program."""

import argparse
from collections.abc import Sequence

from yonder_desktop import __version__


def build_parser() -> argparse.ArgumentParser:
    """The words and flags that the program understands."""
    parser = argparse.ArgumentParser(prog="yonder-desktop", description="Three tabletop games on one table.")
    parser.add_argument("--version", action="version", version=f"yonder-desktop {__version__}")
    return parser


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program with these words, or those of the process, and return its exit status."""
    build_parser().parse_args(argv)
    return 0
