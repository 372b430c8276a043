"""Command line parsing: options, completion, suggestions and error messages."""
