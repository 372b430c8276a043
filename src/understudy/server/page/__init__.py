"""The files of the page: index, assets, faces of other packages, static answers."""
