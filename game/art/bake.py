"""Bake everything that does not move: `python -m game.art.bake [part ...]`. Needs the `art` extra."""

import hashlib
import importlib
import json
import os
import sys

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from game.art.baked import FOLDER

PARTS = ("textures", "grounds", "belgium_map", "covers", "cameos", "icon", "quebec", "louis_xiv", "quo_vadis")
MANIFEST = FOLDER / "manifest.json"


def manifest() -> dict[str, dict[str, int | str]]:
    """Size and hash of every baked file."""
    files = sorted(file for file in FOLDER.rglob("*") if file.is_file() and file != MANIFEST)
    return {
        file.relative_to(FOLDER).as_posix(): {
            "bytes": file.stat().st_size,
            "sha256": hashlib.sha256(file.read_bytes()).hexdigest(),
        }
        for file in files
    }


def main(parts: list[str]) -> None:
    """Bake the named parts, or all, and write the manifest."""
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((8, 8))
    for part in parts or PARTS:
        importlib.import_module(f"game.art.bakery.{part}").bake()
        print(f"baked {part}")
    MANIFEST.write_text(json.dumps(manifest(), indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
