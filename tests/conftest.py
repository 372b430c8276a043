"""What all tests share."""

import os

from hypothesis import settings

from tests.serving import server

__all__ = ["server"]

# Shared machines stall at times: a slow example is no failure.
settings.register_profile("house", deadline=None, print_blob=True)
settings.register_profile("soak", settings.get_profile("house"), max_examples=2000)
settings.load_profile("soak" if os.environ.get("UNDERSTUDY_SOAK") == "1" else "house")
