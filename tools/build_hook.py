"""Build hook: the compiled engine goes into the wheel, unless CASUSBELLI_PURE is set."""

import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))
from compile_engine import compile_engine

CLIENT: Final = "src/casusbelli/server/static/index.html"


class CompileEngine(BuildHookInterface[Any]):
    """Adds the compiled modules beside their sources."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        if not (root / CLIENT).exists():
            self.app.display_warning("*** NO BROWSER CLIENT IN THIS WHEEL: build it first with `make client` ***")
        if version == "editable" or os.environ.get("CASUSBELLI_PURE"):
            return
        self.made = TemporaryDirectory(prefix="casusbelli-")
        compile_engine(root / "src", root, Path(self.made.name))
        for built in Path(self.made.name).rglob("*.*"):
            build_data["force_include"][str(built)] = str(built.relative_to(self.made.name))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if not build_data["pure_python"]:
            self.made.cleanup()
