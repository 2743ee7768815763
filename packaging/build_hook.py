"""Compiles the catalogues of words while the package is built."""

import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompileCatalogues(BuildHookInterface[Any]):
    """Puts the compiled catalogues beside their sources, from where the wheel takes them."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called by hatchling before anything is collected."""
        root = Path(self.root)
        tools = runpy.run_path(str(root / "packaging" / "catalogues.py"))
        tools["compile_all"](root)
