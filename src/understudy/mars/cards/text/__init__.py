"""Card text: sentences made from card definitions."""
