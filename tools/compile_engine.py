"""Build hook: compile the engine with mypyc into the wheel, unless CASUSBELLI_PURE is set."""

import os
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PACKAGES = ("core", "games", "bots")


def engine_modules(source: Path) -> list[str]:
    """Every module of the engine but the packages' faces."""
    found = [path for package in PACKAGES for path in (source / "casusbelli" / package).rglob("*.py")]
    return sorted(str(path.relative_to(source)) for path in found if path.name != "__init__.py")


class CompileEngine(BuildHookInterface[Any]):
    """Adds the compiled modules beside their sources."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or os.environ.get("CASUSBELLI_PURE"):
            return
        from mypyc.build import mypycify
        from setuptools import Distribution

        source = Path(self.root) / "src"
        output = Path(mkdtemp(prefix="casusbelli-"))
        origin = Path.cwd()
        os.chdir(source)
        try:
            arguments = [
                "--config-file",
                str(Path(self.root) / "pyproject.toml"),
                "--cache-dir",
                str(output / "cache"),
                *engine_modules(source),
            ]
            extensions = mypycify(
                arguments, opt_level="3", target_dir=str(output / "c"), group_name="casusbelli_engine"
            )
            command = Distribution({"name": "casusbelli", "ext_modules": extensions}).get_command_obj("build_ext")
            command.build_lib = str(output / "lib")
            command.build_temp = str(output / "tmp")
            command.parallel = os.cpu_count()
            command.ensure_finalized()
            command.run()
        finally:
            os.chdir(origin)
        for built in (output / "lib").rglob("*.*"):
            build_data["force_include"][str(built)] = str(built.relative_to(output / "lib"))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
