"""HTTP: routes, error responses, conditional requests, event stream, OpenAPI."""
