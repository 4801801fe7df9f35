"""Write the types of all that the server sends and takes, from its own description of them; `--check` only compares."""

import json
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from casusbelli.server.app import create_app
from casusbelli.server.settings import Settings

ROOT = Path(__file__).resolve().parents[1]
WRITTEN = "src/schema.ts"  # in client/
GENERATE = (ROOT / "tools" / "with_node", "npx", "--no", "--", "openapi-typescript", "--default-non-nullable", "false")


def shapes() -> dict[str, Any]:
    """The OpenAPI document without the addresses, of which the client knows what it needs."""
    described = create_app(Settings(ROOT)).openapi()
    schemas = {name: untitled(schema) for name, schema in described["components"]["schemas"].items()}
    return {**described, "paths": {}, "components": {"schemas": schemas}}


def untitled(schema: Any) -> Any:
    """A schema without the titles, which only say the names of fields again."""
    if isinstance(schema, list):
        return [untitled(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    return {name: untitled(part) for name, part in schema.items() if name != "title" or not isinstance(part, str)}


def main(wishes: list[str]) -> int:
    with TemporaryDirectory() as folder:
        document = Path(folder) / "openapi.json"
        document.write_text(json.dumps(shapes()), encoding="utf-8")
        code = subprocess.call([*GENERATE, document, "--output", WRITTEN, *wishes])
    if code:
        print(f"client/{WRITTEN} is not what the server describes: run make schema", file=sys.stderr)
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
