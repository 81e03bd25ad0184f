"""`python -m saloon` is the `saloon` command."""

import sys

from saloon.cli import main

if __name__ == "__main__":
    sys.exit(main())
