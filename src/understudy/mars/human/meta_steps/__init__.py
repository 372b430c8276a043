"""Steps of single cards, which may play cards and take actions themselves."""
