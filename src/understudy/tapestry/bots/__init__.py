"""The Automa and the Shadow Empire: their turns, tracks, income and conquests."""
