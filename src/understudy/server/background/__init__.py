"""Background work: the thread pool, periodic tasks, expiry of idle games."""
