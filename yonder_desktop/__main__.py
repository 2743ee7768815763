"""`python -m yonder_desktop` is the same as the command `yonder-desktop`."""

import sys

from yonder_desktop.app.main import main

if __name__ == "__main__":
    sys.exit(main())
