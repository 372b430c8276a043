"""Your cards as statements: a file a set, in the order of their numbers."""
