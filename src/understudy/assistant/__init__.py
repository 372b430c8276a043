"""Games for language-model assistants: the tools of `understudy mcp`."""
