"""Windows, models, panels, the table and its gestures."""
