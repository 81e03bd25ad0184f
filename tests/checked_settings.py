"""The settings of the site as the type checker reads them: it wants to know the models, and leaves no data folder behind."""

import os

os.environ["SALOON_SECRET"] = "nothing is signed while types are checked"

from saloon.web.settings import *  # noqa: F403
