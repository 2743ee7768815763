"""The layers, read from the imports of every module, and the house rules of the core."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parent.parent / "yonder_desktop"
MODULES = sorted(PACKAGE.rglob("*.py"))
LONGEST_MODULE = 400

# Each layer with the layers it may import, besides itself.
LAYERS = {
    "core": set(),
    "games": {"core"},
    "assets": set(),
    "content": {"core", "games", "assets"},
    "wording": {"core", "games", "assets"},
    "ai": {"core", "games"},
    "timeline": {"core", "games"},
    "storage": {"core", "games", "content", "timeline"},
    "bridge": {"core", "games", "assets", "content", "wording", "ai", "timeline", "storage"},
    "ui": {"core", "games", "assets", "wording", "bridge"},
    "cli": {"core", "games", "assets", "content", "wording", "ai", "timeline", "storage"},
}
LAYERS["app"] = set(LAYERS)

# Packages from outside that a layer may import, besides the standard library.
OUTSIDE = {
    "content": {"pydantic", "pydantic_core"},
    "storage": {"pydantic", "pydantic_core", "platformdirs"},
    "bridge": {"PySide6", "miniaudio"},
    "ui": {"PySide6", "font_source_sans_pro", "font_source_serif_pro"},
    "app": {"PySide6", "platformdirs", "font_source_sans_pro", "font_source_serif_pro"},
}

# Pure layers know neither chance, nor time, nor the system: the same game comes out everywhere.
PURE = {"core", "games", "ai", "timeline"}
IMPURE_MODULES = {"random", "time", "os", "datetime", "secrets", "uuid", "threading", "subprocess", "socket"}

# The window sees views, what is worked out from views, printed facts and questions; positions stay behind the bridge.
SEEN_BY_UI = {
    "core": {"contract", "events", "questions"},
    "games": {"view", "words", "designs", "tables", "forecast"},
}


def name_of(path: Path) -> str:
    """The dotted name of a module below the package, `""` for the package itself."""
    parts = path.relative_to(PACKAGE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def layer_of(path: Path) -> str:
    return name_of(path).partition(".")[0]


def modules_of(*layers: str) -> list[Path]:
    return [path for path in MODULES if layer_of(path) in layers]


def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), filename=str(path))


def imports_in(tree: ast.AST, module: str, is_package: bool) -> Iterator[tuple[int, str]]:
    """Line and dotted name of everything imported; `from a import b` counts as `a.b`."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            base = absolute_base(node, module, is_package)
            for alias in node.names:
                yield node.lineno, f"{base}.{alias.name}"


def absolute_base(node: ast.ImportFrom, module: str, is_package: bool) -> str:
    """What stands before the imported names, with the dots of a relative import resolved."""
    if node.level == 0:
        return node.module or ""
    parts = ["yonder_desktop", *module.split(".")] if module else ["yonder_desktop"]
    kept = parts[: len(parts) - node.level + (1 if is_package else 0)]
    return ".".join([*kept, node.module] if node.module else kept)


def imports_of(path: Path) -> list[tuple[int, str]]:
    return list(imports_in(tree_of(path), name_of(path), path.name == "__init__.py"))


def fault(layer: str, name: str) -> str | None:
    """What is wrong with a module of `layer` importing `name`, if anything."""
    top, _, inner = name.partition(".")
    if top == "yonder_desktop":
        return inner_fault(layer, inner)
    if layer in PURE and top in IMPURE_MODULES:
        return f"the pure layer {layer} may not import {top}"
    if top not in sys.stdlib_module_names and top not in OUTSIDE.get(layer, set()):
        return f"{layer} may not import {top}"
    return None


def inner_fault(layer: str, inner: str) -> str | None:
    target, _, rest = inner.partition(".")
    if target not in LAYERS or target == layer:
        return None
    if target not in LAYERS[layer]:
        return f"{layer} may not import {target}"
    if layer == "ui" and target in SEEN_BY_UI and not SEEN_BY_UI[target] & set(rest.split(".")):
        return f"ui may import only {', '.join(sorted(SEEN_BY_UI[target]))} of {target}"
    return None


def faults_of(path: Path) -> list[str]:
    layer = layer_of(path)
    found = [(line, fault(layer, name)) for line, name in imports_of(path)]
    return [f"{path.relative_to(PACKAGE.parent)}:{line}: {text}" for line, text in found if text]


def test_every_module_belongs_to_a_layer() -> None:
    outside = {name_of(path) for path in MODULES if layer_of(path) not in LAYERS}
    assert outside == {"", "__main__"}
    assert {layer_of(path) for path in MODULES} >= set(LAYERS), "a layer has no module"


def test_each_layer_imports_only_what_stands_before_it() -> None:
    faults = [text for path in modules_of(*LAYERS) for text in faults_of(path)]
    assert not faults, "\n" + "\n".join(faults)


def test_only_a_games_own_modules_know_which_games_exist() -> None:
    games = sorted(path.name for path in (PACKAGE / "games").iterdir() if (path / "__init__.py").exists())
    assert games
    faults = [
        f"{path.relative_to(PACKAGE.parent)}:{line}: imports {name}"
        for path in modules_of(*LAYERS)
        for line, name in imports_of(path)
        for game in games
        if f"yonder_desktop.games.{game}." in f"{name}." and not may_know(path, game)
    ]
    assert not faults, "\n" + "\n".join(faults)


def may_know(path: Path, game: str) -> bool:
    """A game's own folders and modules, and the one line of a registry."""
    own = any(part == game or part.startswith(f"{game}_") for part in name_of(path).split("."))
    return own or path.stem == "registry"


def test_no_module_is_too_long() -> None:
    lengths = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in MODULES}
    too_long = {str(path): length for path, length in lengths.items() if length > LONGEST_MODULE}
    assert not too_long


def test_no_module_is_named_after_nothing() -> None:
    vague = {"utils", "util", "helpers", "helper", "common", "misc", "manager"}
    assert not [str(path) for path in MODULES if vague & set(name_of(path).split("."))]


def test_core_and_games_iterate_over_no_set() -> None:
    """The order of a set depends on the hash seed; sort first."""
    faults = [
        f"{path.relative_to(PACKAGE.parent)}:{line}: iterates over a set; sort it first"
        for path in modules_of("core", "games")
        for line in set_iterations(tree_of(path))
    ]
    assert not faults, "\n" + "\n".join(faults)


def set_iterations(tree: ast.AST) -> list[int]:
    """Lines where a loop, a comprehension, `list` or `tuple` runs over what is plainly a set."""
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    lines = {line for function in functions for line in lines_in_scope(function, names_of_sets(function))}
    return sorted(lines | set(lines_in_scope(tree, set())))


def lines_in_scope(scope: ast.AST, names: set[str]) -> Iterator[int]:
    for node in ast.walk(scope):
        if isinstance(node, ast.For | ast.comprehension) and is_set(node.iter, names):
            yield node.iter.lineno
        elif isinstance(node, ast.Call) and called(node) in {"list", "tuple", "enumerate", "iter"}:
            yield from (arg.lineno for arg in node.args if is_set(arg, names))


def names_of_sets(function: ast.FunctionDef) -> set[str]:
    """Local names that are given a set, or annotated as one."""
    names = {arg.arg for arg in function.args.args if is_set_type(arg.annotation)}
    for node in ast.walk(function):
        if isinstance(node, ast.Assign) and is_set(node.value, set()):
            names |= {target.id for target in node.targets if isinstance(target, ast.Name)}
        elif isinstance(node, ast.AnnAssign) and is_set_type(node.annotation):
            names |= {node.target.id} if isinstance(node.target, ast.Name) else set()
    return names


def is_set(node: ast.AST, names: set[str]) -> bool:
    if isinstance(node, ast.Set | ast.SetComp):
        return True
    if isinstance(node, ast.Name):
        return node.id in names
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr | ast.BitAnd | ast.Sub | ast.BitXor):
        return is_set(node.left, names) or is_set(node.right, names)
    return isinstance(node, ast.Call) and called(node) in {"set", "frozenset"}


def is_set_type(annotation: ast.AST | None) -> bool:
    if isinstance(annotation, ast.Subscript):
        return is_set_type(annotation.value)
    return isinstance(annotation, ast.Name) and annotation.id in {"set", "frozenset"}


def called(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else ""


def test_core_and_games_can_be_compiled() -> None:
    """No generators, functions inside functions or dynamic attributes: mypyc compiles them badly."""
    faults = [
        f"{path.relative_to(PACKAGE.parent)}:{line}: {what}"
        for path in modules_of("core", "games")
        for line, what in uncompilable(tree_of(path))
    ]
    assert not faults, "\n" + "\n".join(faults)


def uncompilable(tree: ast.AST) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Yield | ast.YieldFrom):
            yield node.lineno, "a generator"
        elif isinstance(node, ast.Attribute) and node.attr in {"__new__", "__dict__"}:
            yield node.lineno, node.attr
        elif isinstance(node, ast.FunctionDef):
            for inner in ast.walk(node):
                if isinstance(inner, ast.FunctionDef) and inner is not node:
                    yield inner.lineno, f"a function inside {node.name}"


@pytest.mark.parametrize(
    ("layer", "source", "expected"),
    [
        (
            "core",
            "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from ..ai import levels",
            "may not import ai",
        ),
        ("core", "import random", "may not import random"),
        ("games", "from os import path", "may not import os"),
        ("ai", "from PySide6.QtCore import QObject", "may not import PySide6"),
        ("cli", "from yonder_desktop import ui", "may not import ui"),
        ("cli", "def show():\n    import PySide6", "may not import PySide6"),
        ("ui", "from yonder_desktop.games.yonder.state import State", "ui may import only"),
        ("ui", "from ..games.yonder.view import View", None),
        ("ui", "from yonder_desktop.core import questions", None),
        ("content", "import pydantic, tomllib", None),
        ("wording", "from yonder_desktop import __version__", None),
        ("wording", "from . import catalogue", None),
    ],
)
def test_the_reading_of_imports_finds_what_it_should(layer: str, source: str, expected: str | None) -> None:
    found = [fault(layer, name) for _line, name in imports_in(ast.parse(source), f"{layer}.module", False)]
    faults = [text for text in found if text]
    assert (expected is None and not faults) or (expected is not None and expected in "; ".join(faults))


@pytest.mark.parametrize(
    ("source", "count"),
    [
        ("for x in {1, 2}: pass", 1),
        ("def f():\n    seen = set()\n    return [x for x in seen]", 1),
        ("def f(a: frozenset[int]):\n    return list(a)", 1),
        ("y = tuple(set(a) | b)", 1),
        ("def f():\n    seen = {1}\n    for x in sorted(seen): pass", 0),
        ("for x in {'a': 1}: pass", 0),
    ],
)
def test_the_search_for_set_iterations_finds_what_it_should(source: str, count: int) -> None:
    assert len(set_iterations(ast.parse(source))) == count
