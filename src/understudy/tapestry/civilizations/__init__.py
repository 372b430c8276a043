"""The human civilizations as declarations."""
