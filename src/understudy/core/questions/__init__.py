"""Questions and their answers: single ones, forms, menus and payments."""
