"""Events, effects and reasons said in sentences, without Qt."""
