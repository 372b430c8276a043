"""The map: terrain and tokens, distances, and the Automa's choice of hexes."""
