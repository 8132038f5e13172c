"""Bots: they choose moves through the engine. Imports engine only."""
