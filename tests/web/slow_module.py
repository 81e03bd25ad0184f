"""Takes its time to be imported, and counts how often that was begun in a process."""

import os
import time

os.environ["SALOON_SLOW_IMPORTS"] = str(int(os.environ.get("SALOON_SLOW_IMPORTS", "0")) + 1)
time.sleep(0.5)
