"""The planet: raising parameters, laying tiles, what is legal; once, for both sides."""
