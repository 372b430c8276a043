"""The commands of `understudy`, one module for a command or a group of commands."""
