"""The commands of `understudy`, with one module for a command or a group of commands."""
