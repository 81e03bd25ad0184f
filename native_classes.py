"""Writes the classes of states and components as plain ones, which mypyc makes native: `native_classes.py FOLDER MODULE ...`.

Both are made from their annotations when they are loaded, which compiled classes do not keep. So their source is written anew
from the same annotations: fields, a way to make one, and what `@state` (`engine/state.py`) and `@component`
(`engine/components.py`) make of them. All else in a module stays as it is. `hatch_build.py` runs this on pure Python, whenever
something is compiled.
"""

from __future__ import annotations

import ast
import inspect
import sys
from dataclasses import MISSING
from importlib import import_module
from pathlib import Path
from typing import Any, TypeGuard

from msgspec import NODEFAULT, Struct
from msgspec.structs import FieldInfo, fields

from saloon.engine import Component, all_games
from saloon.engine.native import Native, names_of
from saloon.engine.state import fingerprint_of, plans_of

DECORATOR = "@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)"
IMPORTS = "; from typing import TYPE_CHECKING, Any, Final"
FOR_CLASSES = """
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
FOR_COMPONENTS = """
from saloon.engine.native import know_figures
"""
INDENT = "    "
JOINED = "Joined"
"""The name of a state with what modules add to it."""


class Writer:
    """A module, line by line: what is put after each line, and what each becomes.

    Where no class is written anew, lines stay where they are, since errors name them.
    """

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
            elif _is_constant(node):
                self._constant(node)
        for made in [game.rules.state for game in all_games()]:
            if made.__module__ == self.module.__name__ and made not in vars(self.module).values():
                self._joined(made)
        future = next(node.lineno for node in tree.body if isinstance(node, ast.ImportFrom) and node.module == "__future__")
        self.after[future] = self._imports().splitlines()
        self.lines[future - 1] += IMPORTS
        found = []
        for number, line in enumerate(self.lines, 1):
            found += [line, *self.after.get(number, ())]
        return "\n".join([*found, "", *self.end]) + "\n"

    def _imports(self) -> str:
        written = [line for lines in self.after.values() for line in lines]
        imports = FOR_CLASSES if any("@mypyc_attr" in line for line in self.lines) else ""
        if self.end:
            imports += FOR_STATES if any("zones" in line for line in written) else FOR_BASES
        if any(line.startswith("know_figures") for line in written):
            imports += FOR_COMPONENTS
        return imports

    def _class(self, node: ast.ClassDef, made: type) -> None:
        for inside in node.body:  # a native class has room for what is annotated, and needs no slots
            if isinstance(inside, ast.Assign) and ast.unparse(inside.targets[0]) == "__slots__":
                self._blank(inside)
        if made in (Native, Component):
            self._base(node)
        elif issubclass(made, Struct):
            self._part(node, made)
        elif issubclass(made, Component):
            self._component(node, made)

    def _blank(self, node: ast.stmt) -> None:
        for number in range(node.lineno, _last_line(node) + 1):
            self.lines[number - 1] = ""

    def _constant(self, node: ast.Assign | ast.AnnAssign) -> None:
        """A name that is never given to anything else: whoever compiled reads it need not look it up."""
        value, line = node.value, node.lineno
        assert value is not None
        self._blank(node)
        if isinstance(node, ast.AnnAssign):
            written = [f"{ast.unparse(node.target)}: Final[{ast.unparse(node.annotation)}] = {ast.unparse(value)}"]
        elif not isinstance(node.targets[0], ast.Tuple):
            written = [f"{ast.unparse(node.targets[0])}: Final = {ast.unparse(value)}"]
        else:
            together = f"_together_{line}"
            values = value.elts if isinstance(value, ast.Tuple) else ()
            parts = [ast.unparse(each) for each in values] or [f"{together}[{n}]" for n in range(len(node.targets[0].elts))]
            written = [] if values else [f"{together} = list({ast.unparse(value)})"]
            for each, part in zip(node.targets[0].elts, parts, strict=True):
                written.append(f"{ast.unparse(each)}: Final = {part}")
        self.lines[line - 1] = "; ".join(written)

    def _base(self, node: ast.ClassDef) -> None:
        """What others stand on, which has no way to make one."""
        self._decorate(node, DECORATOR)
        if issubclass(Component, getattr(self.module, node.name)):
            self.after.setdefault(_last_line(node), []).append("know_figures(Component, {'id': 'str'}, {}, True)")

    def _decorate(self, node: ast.ClassDef, decorator: str) -> None:
        for old in node.decorator_list:
            self.lines[old.lineno - 1] = ""
        self.lines[node.lineno - 1] = f"{decorator}\n{self.lines[node.lineno - 1]}"

    def _part(self, node: ast.ClassDef, made: type[Struct]) -> None:
        """A class of a state, or one that states stand on."""
        own = _annotated(node)
        for each in own.values():
            self._only_annotated(each)
        known = {field.name: field for field in fields(made)}
        types = {name: ast.unparse(each.annotation) for name, each in own.items()}
        by_name = not made.__match_args__
        methods = [*_maker(made, known, types), *self._brought(node)]
        if "zones" in vars(made) and node.name != "Position":
            methods += ["", *_state_methods(made, node.name)]
        if made.__struct_config__.frozen:
            methods += ["", *_hash(made)]
        self.after.setdefault(_last_line(node), []).extend(["", *(INDENT + line for line in methods), ""])
        self._head(node, made)
        defaults = ", ".join(f"{name!r}: {_factory(known[name])}" for name in types if not known[name].required)
        kinds = ", ".join(f"{name!r}: {kind!r}" for name, kind in types.items())
        self.end.append(f"describe({node.name}, {{{kinds}}}, {{{defaults}}}, {by_name})")

    def _component(self, node: ast.ClassDef, made: type[Component]) -> None:
        """A class of components, or a pattern of some. What it is mixed with only adds its figures."""
        own = _annotated(node)
        base = next(kind for kind in made.__mro__[1:] if issubclass(kind, Component))
        inherited = getattr(base, "figures", {"id": None})
        for name, each in own.items():
            self._only_annotated(each)
            if name in inherited:  # what it is there is what it is here, only that more is known of it
                self.lines[each.lineno - 1] = ""
            elif ast.unparse(each.annotation) == "float":  # a number as it was read, with or without a point
                self.lines[each.lineno - 1] = f"{INDENT}{name}: Any"
        mixed_in = [f"{name}: {figure.type}" for name, figure in made.figures.items() if name not in {**inherited, **own}]
        lines = ["", *mixed_in, *_maker_of_component(made), ""]
        kinds = ", ".join(f"{name!r}: {str(figure.type)!r}" for name, figure in made.figures.items())
        defaults = ", ".join(f"{name!r}: {figure.default!r}" for name, figure in made.figures.items() if _has_default(figure))
        registers = "all" in vars(made)
        known = f"know_figures({node.name}, {{{kinds}}}, {{{defaults}}}, {registers})"
        self.after.setdefault(_last_line(node), []).extend([*(INDENT + line for line in lines), "", known, ""])
        self.lines[node.lineno - 1] = f"class {node.name}({ast.unparse(node.bases[0])}):"
        self._decorate(node, DECORATOR)

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


def _is_constant(node: ast.stmt) -> TypeGuard[ast.Assign | ast.AnnAssign]:
    """Whether it gives names in capital letters to something."""
    if not isinstance(node, ast.Assign | ast.AnnAssign) or "Final" in ast.unparse(node) or "TypeVar(" in ast.unparse(node):
        return False
    target = node.targets[0] if isinstance(node, ast.Assign) else node.target
    names = target.elts if isinstance(target, ast.Tuple) else [target]
    return all(isinstance(name, ast.Name) and name.id.isupper() for name in names)


def _annotated(node: ast.ClassDef) -> dict[str, ast.AnnAssign]:
    """What is annotated in the body of a class, by name."""
    found = [inside for inside in node.body if isinstance(inside, ast.AnnAssign)]
    return {inside.target.id: inside for inside in found if isinstance(inside.target, ast.Name)}


def _last_line(node: ast.stmt) -> int:
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


def _hash(made: type[Struct]) -> list[str]:
    """Of what cannot change, as two that are equal have the same."""
    values = ", ".join(f"self.{name}" for name in made.__struct_fields__)
    return ["def __hash__(self) -> int:", f"{INDENT}return hash(({values},))"]


def _maker_of_component(made: type[Component]) -> list[str]:
    """`__init__`, as the component has it: it registers whatever is made."""
    parameters = [
        f"{name}: Any = {figure.default!r}" if _has_default(figure) else f"{name}: Any" for name, figure in made.figures.items()
    ]
    lines = [f"def __init__(self, {', '.join(parameters)}) -> None:"]
    lines += [f"{INDENT}self.{name} = {name}" for name in made.figures]
    return [*lines, f"{INDENT}self.__post_init__()"]


def _has_default(figure: Any) -> bool:
    return figure.default is not MISSING


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
