"""`python -m tests.engine.playthroughs` records all games anew; review what has changed with `git diff`."""

from tests.engine.playthroughs.games import PLAYTHROUGHS

for playthrough in PLAYTHROUGHS:
    playthrough.path.parent.mkdir(exist_ok=True)
    playthrough.path.write_text(playthrough.text(), encoding="utf-8")
    print(playthrough)
