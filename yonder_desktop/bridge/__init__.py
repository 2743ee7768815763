"""Objects with signals and no widgets: the running game, the runner of computer players, the language."""
