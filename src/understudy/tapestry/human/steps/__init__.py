"""The rule of each benefit: whether it is possible, and how it is carried out."""
