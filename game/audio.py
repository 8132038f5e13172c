"""Sounds, and silence where there is no sound device."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.paths import ASSETS

if TYPE_CHECKING:
    import pygame

NAMES = ("click", "place", "slide", "coin", "turn", "chime", "score", "win", "error", "shuffle", "king", "medal")


class Audio:
    """Plays short sounds by name. Without a device, without the files or muted it does nothing."""

    def __init__(self, volume: int, muted: bool) -> None:
        self.volume = volume
        self.muted = muted
        self.ready = False
        self.failed = False
        self._sounds: dict[str, pygame.mixer.Sound | None] = {}

    def warm_up(self) -> None:
        """Opens the sound device; called after the first frame, since it can take a while."""
        if self.ready or self.failed:
            return
        import pygame

        try:
            pygame.mixer.init(frequency=44100, size=-16, channels=2, buffer=512)
        except (pygame.error, NotImplementedError, ImportError):
            self.failed = True
            return
        self.ready = True

    def set_volume(self, volume: int, muted: bool) -> None:
        """Volume in per cent."""
        self.volume = max(0, min(100, volume))
        self.muted = muted

    def play(self, name: str, loudness: float = 1.0) -> None:
        """Plays a sound of `NAMES`; `loudness` is a share of the set volume."""
        if self.muted or self.volume == 0 or not self.ready:
            return
        sound = self._sound(name)
        if sound is not None:
            sound.set_volume(self.volume / 100 * loudness)
            sound.play()

    def has(self, name: str) -> bool:
        """Whether there is a sound of that name that can be played."""
        return self.ready and self._sound(name) is not None

    def _sound(self, name: str) -> pygame.mixer.Sound | None:
        if name not in self._sounds:
            import pygame

            path = next((p for p in (ASSETS / "sounds").glob(f"{name}.*") if p.suffix in (".ogg", ".wav")), None)
            try:
                self._sounds[name] = pygame.mixer.Sound(path) if path else None
            except pygame.error:
                self._sounds[name] = None
        return self._sounds[name]
