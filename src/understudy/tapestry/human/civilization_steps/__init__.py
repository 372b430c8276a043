"""The rule of each operation that only civilizations have."""
