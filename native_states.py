"""Writes the classes of states as plain ones, which mypyc makes native: `native_states.py FOLDER MODULE ...`.

The Structs of a state are made from their annotations when they are loaded, which compiled classes do not keep. So their source
is written anew from the same annotations: fields, a way to make one, and what `@state` makes of them (`engine/state.py`). All
else in a module stays as it is. `hatch_build.py` runs this on pure Python, whenever something is compiled.
"""

from __future__ import annotations

import ast
import inspect
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

from msgspec import NODEFAULT, Struct
from msgspec.structs import FieldInfo, fields

from saloon.engine import all_games
from saloon.engine.native import Native, names_of
from saloon.engine.state import fingerprint_of, plans_of

DECORATOR = "@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)"
IMPORTS = """
from typing import TYPE_CHECKING, Any
if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
"""
FOR_STATES = """
from saloon.engine.dice import Dice
from saloon.engine.native import Native, default_of, describe, join
from saloon.engine.state import UNKNOWN, Zone
"""
FOR_BASES = """
from saloon.engine.native import Native, describe
"""
INDENT = "    "
JOINED = "Joined"
"""The name of a state with what modules add to it."""


class Writer:
    """A module, line by line: what is put after each line, and what each becomes."""

    def __init__(self, path: Path, module: Any) -> None:
        self.text, self.module = path.read_text("utf-8"), module
        self.lines = self.text.splitlines()
        self.after: dict[int, list[str]] = {}
        self.end: list[str] = []

    def written(self) -> str:
        tree = ast.parse(self.text)
        for node in tree.body:
            if isinstance(node, ast.ClassDef):
                self._class(node, getattr(self.module, node.name))
        for made in [game.rules.state for game in all_games()]:
            if made.__module__ == self.module.__name__ and made not in vars(self.module).values():
                self._joined(made)
        imports = IMPORTS
        if self.end:
            imports += FOR_STATES if any("zones" in line for lines in self.after.values() for line in lines) else FOR_BASES
        future = next(node.lineno for node in tree.body if isinstance(node, ast.ImportFrom) and node.module == "__future__")
        self.after.setdefault(future, [])[:0] = imports.strip().splitlines()
        found = []
        for number, line in enumerate(self.lines, 1):
            found += [line, *self.after.get(number, ())]
        return "\n".join([*found, "", *self.end]) + "\n"

    def _class(self, node: ast.ClassDef, made: type) -> None:
        if made is Native:
            self._decorate(node, DECORATOR)
        elif issubclass(made, Struct) and not made.__struct_config__.frozen:
            self._part(node, made)

    def _decorate(self, node: ast.ClassDef, decorator: str) -> None:
        for old in node.decorator_list:
            self.lines[old.lineno - 1] = ""
        self.lines[node.lineno - 1] = f"{decorator}\n{self.lines[node.lineno - 1]}"

    def _part(self, node: ast.ClassDef, made: type[Struct]) -> None:
        """A class of a state, or one that states stand on."""
        own = [inside for inside in node.body if isinstance(inside, ast.AnnAssign)]
        for each in own:
            self._only_annotated(each)
        known = {field.name: field for field in fields(made)}
        types = {each.target.id: ast.unparse(each.annotation) for each in own if isinstance(each.target, ast.Name)}
        by_name = not made.__match_args__
        methods = [*_maker(made, known, types), *self._brought(node)]
        if "clone" in vars(made) and node.name != "Position":
            methods += ["", *_state_methods(made, node.name)]
        self.after.setdefault(_last_line(node), []).extend(["", *(INDENT + line for line in methods), ""])
        self._head(node, made)
        defaults = ", ".join(f"{name!r}: {_factory(known[name])}" for name in types if not known[name].required)
        kinds = ", ".join(f"{name!r}: {kind!r}" for name, kind in types.items())
        self.end.append(f"describe({node.name}, {{{kinds}}}, {{{defaults}}}, {by_name})")

    def _joined(self, made: type[Struct]) -> None:
        """The state of a game with its modules, which is joined when it is loaded (`engine/joining.py`)."""
        base = made.__base__
        assert base is not None
        known = {field.name: field for field in fields(made)}
        types = {name: "Any" for name in known if name not in names_of(base)}
        methods = [*_maker(made, known, types), "", *_state_methods(made, JOINED)]
        head = ["", "", DECORATOR, f"class {JOINED}({base.__name__}):", *(f"{INDENT}{name}: Any" for name in types), ""]
        self.end += [*head, *(INDENT + line for line in methods), "", "", f"join({base.__name__}, {JOINED}, {list(types)})"]

    def _only_annotated(self, field: ast.AnnAssign) -> None:
        """Its default is given where one is made."""
        if field.value is not None:
            line = field.lineno - 1
            assert field.end_lineno == field.lineno
            self.lines[line] = f"{INDENT}{ast.unparse(field.target)}: {ast.unparse(field.annotation)}"

    def _head(self, node: ast.ClassDef, made: type[Struct]) -> None:
        """The class line; a native class stands on one other, before what is mixed in."""
        bases = [ast.unparse(base) for base in node.bases if ast.unparse(base) != "Struct"]
        bases = [base for base in bases if "[" not in base] or ["Native"]
        self.lines[node.lineno - 1] = f"class {node.name}({', '.join(bases)}):"
        self._decorate(node, DECORATOR)

    def _brought(self, node: ast.ClassDef) -> list[str]:
        """The methods that are mixed in and that the class does not write itself, with its types in place of variables."""
        own = {inside.name for inside in node.body if isinstance(inside, ast.FunctionDef)}
        lines = []
        for base in node.bases:
            if isinstance(base, ast.Subscript):
                mixed = getattr(self.module, ast.unparse(base.value))
                (body,) = ast.parse(inspect.getsource(mixed)).body
                assert isinstance(body, ast.ClassDef)
                kinds = base.slice.elts if isinstance(base.slice, ast.Tuple) else [base.slice]
                types = dict(zip([variable.__name__ for variable in mixed.__parameters__], kinds, strict=True))
                for inside in body.body:
                    if isinstance(inside, ast.FunctionDef) and inside.name not in own:
                        lines += ["", *ast.unparse(Typed(types).visit(inside)).splitlines()]
        return lines


class Typed(ast.NodeTransformer):
    """Puts types in the places of variables."""

    def __init__(self, types: dict[str, ast.expr]) -> None:
        self.types = types

    def visit_Name(self, node: ast.Name) -> ast.expr:
        return self.types.get(node.id, node)


def _last_line(node: ast.ClassDef) -> int:
    assert node.end_lineno is not None
    return node.end_lineno


def _maker(made: type[Struct], known: dict[str, FieldInfo], types: dict[str, str]) -> list[str]:
    """`__init__`, with the same parameters as that of the Struct."""
    positional = made.__match_args__
    parameters = [_parameter(known[name], types.get(name, "Any")) for name in positional]
    named = [_parameter(known[name], types.get(name, "Any")) for name in made.__struct_fields__ if name not in positional]
    inherited = [name for name in made.__struct_fields__ if name not in types]
    lines = [f"def __init__(self, {', '.join([*parameters, '*', *named] if named else parameters)}) -> None:"]
    if inherited:
        lines.append(f"{INDENT}super().__init__({', '.join(f'{name}={name}' for name in inherited)})")
    for name in types:
        given = name if _is_plain(known[name]) else f"{_made(known[name])} if {name} is None else {name}"
        lines.append(f"{INDENT}self.{name} = {given}")
    if hasattr(made, "__post_init__"):
        lines.append(f"{INDENT}self.__post_init__()")
    return lines


def _parameter(field: FieldInfo, kind: str) -> str:
    if field.required:
        return f"{field.name}: {kind}"
    return f"{field.name}: {kind} = {field.default!r}" if _is_plain(field) else f"{field.name}: {kind} | None = None"


def _is_plain(field: FieldInfo) -> bool:
    """Whether there is a default that all may share, if there is any."""
    return field.default_factory is NODEFAULT


def _factory(field: FieldInfo) -> str:
    """Source of the default, or of what makes it: an empty list or dict."""
    return repr(field.default) if _is_plain(field) else field.default_factory.__name__


def _made(field: FieldInfo) -> str:
    """Source of a default of its own for each object."""
    factory = _factory(field)
    return f"{factory}()" if factory.isidentifier() else f"default_of(type(self), {field.name!r})"


def _state_methods(made: type[Struct], name: str) -> list[str]:
    """What `@state` adds."""
    plans = plans_of(made)
    copied = ", ".join(f"{plan.name}={plan.clone}" for plan in plans)
    observed = ", ".join(f"{plan.name}={plan.observe}" for plan in plans)
    return [
        f"def clone(s) -> {name}:",
        f"{INDENT}return {name}({copied})",
        "",
        f"def observe(s, seat: Any) -> {name}:",
        f"{INDENT}return {name}({observed})",
        "",
        "def fingerprint(s, seat: Any) -> tuple[Any, ...]:",
        f"{INDENT}return {fingerprint_of(plans)}",
        "",
        "def zones(s, seat: Any) -> Any:",
        *(INDENT + plan.zones for plan in plans if plan.zones),
        f"{INDENT}yield from ()",
    ]


def main() -> None:
    folder, *modules = sys.argv[1:]
    for each in modules:
        module = import_module(each.removesuffix(".py").replace("/", "."))
        assert module.__file__ is not None
        (Path(folder) / each).write_text(Writer(Path(module.__file__), module).written(), "utf-8")


if __name__ == "__main__":
    main()
