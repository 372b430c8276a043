"""Facts printed on the components of Tapestry."""
