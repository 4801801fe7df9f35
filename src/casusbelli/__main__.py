"""`python -m casusbelli`."""

import sys

from casusbelli.cli import main

sys.exit(main())
