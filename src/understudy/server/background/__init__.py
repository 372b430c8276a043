"""Work beside requests: the thread pool, periodic tasks, expiry of idle games."""
