"""Rules that bots and people share: achievements, landmarks, traps."""
