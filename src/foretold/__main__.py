"""`python -m foretold` is `foretold`."""

import sys

from foretold.cli import main

sys.exit(main())
