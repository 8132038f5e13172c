"""The keyboard of the table: from a key to what the player means."""

from __future__ import annotations

import pygame

ARROWS = {
    pygame.K_LEFT: (-1.0, 0.0),
    pygame.K_RIGHT: (1.0, 0.0),
    pygame.K_UP: (0.0, -1.0),
    pygame.K_DOWN: (0.0, 1.0),
}
PRESS = (pygame.K_RETURN, pygame.K_KP_ENTER)
COMMANDS = {
    pygame.K_u: "undo",
    pygame.K_h: "hint",
    pygame.K_r: "replay",
    pygame.K_l: "log",
    pygame.K_p: "drawer",
    pygame.K_m: "menu",
    pygame.K_SPACE: "skip",
    pygame.K_ESCAPE: "back",
}


def digit(key: int) -> int:
    """The digit of a key, or -1."""
    if pygame.K_0 <= key <= pygame.K_9:
        return key - pygame.K_0
    if pygame.K_KP_1 <= key <= pygame.K_KP_9:
        return key - pygame.K_KP_1 + 1
    return 0 if key == pygame.K_KP_0 else -1
