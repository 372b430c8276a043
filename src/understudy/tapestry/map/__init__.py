"""The map: terrain and tokens, distances, and which hex the Automa takes."""
