"""The rule of each operation that only tapestry cards have."""
