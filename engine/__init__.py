"""The rules of the games: no pygame, no threads, no clock. Imports nothing of ai/ or game/."""
