"""x"""

from engine.louis_xiv.position import Position


def check(state: Position) -> None:
    """x"""
