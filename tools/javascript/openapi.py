"""Prints the description of the API."""

from __future__ import annotations

import json

from understudy.desk.calls import CALLS
from understudy.server.openapi import description

if __name__ == "__main__":
    print(json.dumps(description(CALLS)))
