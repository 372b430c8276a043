"""What is printed on the components of Tapestry."""
