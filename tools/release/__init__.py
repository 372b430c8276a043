"""Build, check and try what is published: the wheel and the sdist."""
