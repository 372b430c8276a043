"""Rules of the planet for both sides: raising parameters, placing tiles, legal spaces."""
