"""Print the OpenAPI document."""

from __future__ import annotations

import json

from understudy.server.http.openapi import description
from understudy.service.endpoints.registry import ENDPOINTS

if __name__ == "__main__":
    print(json.dumps(description(ENDPOINTS)))
