"""Where the frozen program begins."""

import sys

from yonder_desktop.app.main import main

sys.exit(main())
