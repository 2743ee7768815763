"""Ylandyss: deck building with a melee of playing or passing."""
