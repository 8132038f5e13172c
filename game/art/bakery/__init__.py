"""Recipes for the pictures that are baked once; needs the `art` extra (numpy, Pillow)."""
