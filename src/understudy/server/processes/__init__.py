"""Server processes: the supervisor, one server process, the startup message."""
