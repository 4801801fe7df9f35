"""Exit with 0 if this Python can build extensions here: a C compiler and the headers."""

import shutil
import sys
import sysconfig
from pathlib import Path


def can_compile() -> bool:
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    headers = Path(sysconfig.get_path("include")) / "Python.h"
    return bool(shutil.which(compiler) or shutil.which("cc")) and headers.exists()


if __name__ == "__main__":
    sys.exit(not can_compile())
