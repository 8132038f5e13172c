"""Makes the sounds of the house by synthesis: wood, felt, coins and a small bell. `python -m game.art.sounds`.

Only the standard library is used, and noise comes from generators seeded by the sound's name, so that the same program
makes the same bytes. A struck body is a short burst of noise that rings a handful of two-pole resonators
(modal synthesis: Adrien, "The missing link", 1991); metal is a sum of decaying partials.
"""

from __future__ import annotations

import math
import sys
import wave
from array import array
from collections.abc import Callable, Iterable
from pathlib import Path
from random import Random

RATE = 44_100
PEAK = 10 ** (-12 / 20)
"""Every sound peaks at -12 dBFS, so that several at once still fit."""

FADE = 0.030
SILENCE = 0.010
FOLDER = Path(__file__).resolve().parents[2] / "assets" / "sounds"

Samples = list[float]
Mode = tuple[float, float, float]
"""Frequency in hertz, seconds until it is 60 dB down, loudness."""


def samples(seconds: float) -> int:
    """How many samples a time takes."""
    return round(seconds * RATE)


def burst(rng: Random, seconds: float, sharpness: float = 6.0) -> Samples:
    """Noise that starts at once and dies away: what a soft or hard tip gives to the body it strikes."""
    count = samples(seconds)
    return [rng.uniform(-1.0, 1.0) * math.exp(-sharpness * i / count) for i in range(count)]


def breath(rng: Random, seconds: float, swell: float) -> Samples:
    """Noise that swells to its loudest at the share `swell` of its length and falls again: something rubs."""
    count = samples(seconds)
    top = max(1, round(count * swell))
    return [
        rng.uniform(-1.0, 1.0) * math.sin(math.pi / 2 * (i / top if i < top else (count - i) / (count - top))) ** 2
        for i in range(count)
    ]


def lowpass(signal: Samples, hertz: float, poles: int = 1) -> Samples:
    """Takes the edge off: a one-pole filter, run `poles` times."""
    share = 1.0 - math.exp(-2 * math.pi * hertz / RATE)
    for _ in range(poles):
        level = 0.0
        out: Samples = []
        for value in signal:
            level += share * (value - level)
            out.append(level)
        signal = out
    return signal


def highpass(signal: Samples, hertz: float) -> Samples:
    """What `lowpass` leaves out; also removes any constant part."""
    return [value - low for value, low in zip(signal, lowpass(signal, hertz), strict=True)]


def ring(strike: Samples, modes: Iterable[Mode], seconds: float) -> Samples:
    """The body with these modes, struck by `strike`, for so long."""
    count = samples(seconds)
    padded = (strike + [0.0] * count)[:count]
    total = [0.0] * count
    for hertz, decay, gain in modes:
        radius = math.exp(math.log(0.001) / (decay * RATE))
        angle = 2 * math.pi * hertz / RATE
        first, second, drive = 2 * radius * math.cos(angle), -radius * radius, gain * math.sin(angle)
        last = before = 0.0
        for i, value in enumerate(padded):
            last, before = drive * value + first * last + second * before, last
            total[i] += last
    return total


def partials(modes: Iterable[Mode], seconds: float, attack: float = 0.002) -> Samples:
    """A tone of decaying partials with a soft beginning, without noise."""
    count, rise = samples(seconds), samples(attack)
    total = [0.0] * count
    for hertz, decay, gain in modes:
        fall = math.log(0.001) / (decay * RATE)
        angle = 2 * math.pi * hertz / RATE
        for i in range(count):
            total[i] += gain * min(1.0, i / rise) * math.exp(fall * i) * math.sin(angle * i)
    return total


def mix(seconds: float, *parts: tuple[float, float, Samples]) -> Samples:
    """Lays (start in seconds, loudness, signal) over each other; what runs past the end is cut and faded later."""
    total = [0.0] * samples(seconds)
    for start, gain, signal in parts:
        offset = samples(start)
        for i, value in enumerate(signal[: max(0, len(total) - offset)]):
            total[offset + i] += gain * value
    return total


def level(signal: Samples) -> Samples:
    """The same with its loudest sample at 1, so that parts can be mixed by ear."""
    peak = max(map(abs, signal))
    return [value / peak for value in signal]


def room(signal: Samples, wet: float) -> Samples:
    """A few early reflections, duller than the sound: a panelled room of five metres."""
    dull = lowpass(signal, 1800)
    echoes = ((0.0113, 0.9), (0.0191, -0.7), (0.0307, 0.55), (0.0439, -0.4), (0.0612, 0.25))
    seconds = len(signal) / RATE
    return mix(seconds, (0.0, 1.0, signal), *((delay, wet * gain, dull) for delay, gain in echoes))


def wood(rng: Random, pitch: float, seconds: float, hardness: float = 0.5) -> Samples:
    """A tap on a block of hard wood of this pitch; the harder the tip, the brighter. Small blocks ring shorter."""
    dry = math.sqrt(410 / pitch)
    modes = (
        (pitch, 0.14 * dry, 1.0),
        (pitch * 1.83, 0.09 * dry, 0.55 * hardness + 0.2),
        (pitch * 2.71, 0.06 * dry, 0.7 * hardness),
        (pitch * 4.13, 0.04 * dry, 0.6 * hardness),
        (pitch * 5.92, 0.03 * dry, 0.4 * hardness),
    )
    tip = lowpass(burst(rng, 0.004), 900 + 5000 * hardness)
    return mix(seconds, (0.0, 0.9, level(ring(tip, modes, seconds))), (0.0, 0.25, level(tip)))


def bar(pitch: float, seconds: float, decay: float) -> Samples:
    """A marimba bar, tuned as such bars are, 1 : 4 : 10, under a soft mallet."""
    return level(partials(((pitch, decay, 1.0), (pitch * 4, decay * 0.3, 0.16), (pitch * 10, 0.05, 0.05)), seconds))


def bell(pitch: float, seconds: float, decay: float) -> Samples:
    """A small brass bell: slightly mistuned pairs beat, high partials die first."""
    shape = (
        (0.5, 0.9, 0.18),
        (1.0, 1.0, 1.0),
        (1.003, 0.9, 0.5),
        (2.01, 0.6, 0.32),
        (2.74, 0.4, 0.18),
        (4.07, 0.22, 0.1),
    )
    return level(partials([(pitch * r, decay * d, g) for r, d, g in shape], seconds, 0.004))


def metal(rng: Random, pitch: float, seconds: float, decay: float) -> Samples:
    """A small disc of silver, struck at its rim: inharmonic partials, no two coins alike."""
    ratios = ((1.0, 1.0, 0.8), (1.41, 0.8, 1.0), (1.97, 0.62, 0.7), (2.53, 0.45, 0.42), (3.34, 0.3, 0.2))
    modes = [(pitch * r * rng.uniform(0.985, 1.015), decay * d, g) for r, d, g in ratios]
    return level(partials(modes, seconds, 0.0008))


def click(rng: Random) -> Samples:
    """A button goes down: a small dry tick of wood."""
    return wood(rng, 790, 0.12, 0.4)


def place(rng: Random) -> Samples:
    """A wooden disc is put on the board and settles."""
    thump = level(ring(lowpass(burst(rng, 0.006), 700), ((138, 0.11, 1.0), (231, 0.07, 0.5)), 0.3))
    return mix(
        0.34,
        (0.0, 0.8, wood(rng, 410, 0.3, 0.45)),
        (0.0, 0.55, thump),
        (0.047, 0.28, wood(rng, 455, 0.25, 0.5)),
        (0.081, 0.11, wood(rng, 470, 0.2, 0.4)),
    )


def slide(rng: Random) -> Samples:
    """A piece with felt under it is pushed over paper and stops."""
    rub = highpass(lowpass(breath(rng, 0.42, 0.4), 1400, 3), 240)
    body = ring(rub, ((310, 0.03, 0.06), (720, 0.02, 0.04)), 0.46)
    return mix(0.5, (0.0, 0.7, level(rub)), (0.0, 0.3, level(body)), (0.4, 0.2, wood(rng, 360, 0.1, 0.15)))


def coin(rng: Random) -> Samples:
    """Two francs are put down one on the other."""
    first, second = metal(rng, 2650, 0.5, 0.32), metal(rng, 2930, 0.5, 0.42)
    return lowpass(
        mix(
            0.62,
            (0.0, 0.55, first),
            (0.0, 0.3, wood(rng, 640, 0.1, 0.4)),
            (0.085, 0.8, second),
            (0.085, 0.2, wood(rng, 700, 0.1, 0.5)),
            (0.128, 0.25, first),
        ),
        7000,
    )


def turn(rng: Random) -> Samples:
    """A tile is turned over: a flick of air, then its face meets the table."""
    air = highpass(lowpass(breath(rng, 0.15, 0.7), 2000, 3), 450)
    return mix(
        0.36,
        (0.0, 0.34, level(air)),
        (0.125, 0.9, wood(rng, 560, 0.2, 0.4)),
        (0.168, 0.22, wood(rng, 600, 0.15, 0.4)),
    )


def chime(rng: Random) -> Samples:
    """It is your turn: a small bell, twice, a fourth apart."""
    low, high = bell(659.3, 1.1, 0.8), bell(880.0, 0.95, 1.0)
    return room(mix(1.12, (0.0, 0.5, low), (0.15, 0.7, high), (0.0, 0.06, wood(rng, 900, 0.1, 0.3))), 0.25)


def score(rng: Random) -> Samples:
    """Points: three bars of a marimba upwards."""
    notes = (493.9, 622.3, 740.0)
    steps = [(0.085 * i, 0.6 + 0.15 * i, bar(pitch, 0.6, 0.45)) for i, pitch in enumerate(notes)]
    taps = [(0.085 * i, 0.09, wood(rng, 700, 0.1, 0.2)) for i in range(len(notes))]
    return room(mix(0.78, *steps, *taps), 0.3)


def win(rng: Random) -> Samples:
    """The game is won: a rising chord of bars that a bell closes."""
    notes = (392.0, 493.9, 587.3, 784.0)
    steps = [(0.11 * i, 0.62, bar(pitch, 1.0, 0.8)) for i, pitch in enumerate(notes)]
    last = [(0.44, 0.32, bar(pitch, 0.7, 0.7)) for pitch in notes[:3]]
    taps = [(0.11 * i, 0.08, wood(rng, 620, 0.1, 0.2)) for i in range(len(notes))]
    return room(mix(1.17, *steps, *last, *taps, (0.44, 0.42, bell(784.0, 0.72, 0.9))), 0.35)


def error(rng: Random) -> Samples:
    """That is not possible: two muffled knocks, the second lower."""
    knocks = [(0.0, 0.8, wood(rng, 232, 0.25, 0.1)), (0.12, 0.9, wood(rng, 174, 0.28, 0.1))]
    return lowpass(mix(0.42, *knocks), 1400)


def shuffle(rng: Random) -> Samples:
    """Cards fall into each other, faster and slower again, and are squared on the table."""
    parts: list[tuple[float, float, Samples]] = []
    time = 0.0
    for i in range(20):
        flick = highpass(lowpass(burst(rng, 0.018, 4.0), 2100 + 30 * i, 3), 380)
        parts.append((time, 0.5 + 0.5 * math.sin(math.pi * (i + 1) / 21), level(flick)))
        time += 0.046 - 0.026 * math.sin(math.pi * i / 19) + rng.uniform(-0.003, 0.003)
    parts.append((time + 0.06, 0.5, wood(rng, 430, 0.2, 0.15)))
    return mix(time + 0.3, *parts)


def king(rng: Random) -> Samples:
    """The King takes a step: a heavy piece comes down on the board, and the room answers."""
    floor = ((74, 0.34, 1.0), (113, 0.24, 0.75), (187, 0.15, 0.5), (305, 0.09, 0.3), (520, 0.05, 0.15))
    step = level(ring(lowpass(burst(rng, 0.012), 650), floor, 0.6))
    foot = wood(rng, 265, 0.3, 0.25)
    return room(mix(0.66, (0.0, 0.9, step), (0.0, 0.4, foot), (0.055, 0.14, foot)), 0.4)


def medal(rng: Random) -> Samples:
    """A medal is laid on velvet: heavier than a coin, and softer."""
    ringing = metal(rng, 1480, 0.8, 0.6)
    cloth = level(lowpass(burst(rng, 0.05, 5.0), 500, 2))
    clasp = metal(rng, 3900, 0.2, 0.12)
    return lowpass(mix(0.86, (0.0, 0.7, ringing), (0.0, 0.4, cloth), (0.11, 0.16, clasp)), 5200)


SOUNDS: dict[str, Callable[[Random], Samples]] = {
    make.__name__: make for make in (click, place, slide, coin, turn, chime, score, win, error, shuffle, king, medal)
}


def finish(signal: Samples) -> Samples:
    """Centres, fades and levels a sound, and ends it with silence."""
    signal = highpass(signal, 35)
    fade = samples(FADE)
    for i in range(fade):
        signal[-1 - i] *= (i / fade) ** 2
    mean = sum(signal) / len(signal)
    signal = level([value - mean * math.sin(math.pi * i / len(signal)) * math.pi / 2 for i, value in enumerate(signal)])
    return [PEAK * value for value in signal] + [0.0] * samples(SILENCE)


def render(name: str) -> bytes:
    """The sound as 16-bit little-endian samples, one channel; always the same bytes."""
    data = array("h", (round(value * 32767) for value in finish(SOUNDS[name](Random(name)))))
    if sys.byteorder == "big":
        data.byteswap()
    return data.tobytes()


def write(name: str, folder: Path = FOLDER) -> Path:
    """Writes the sound as a WAV file and returns where."""
    path = folder / f"{name}.wav"
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(render(name))
    return path


def main() -> None:
    """Makes all sounds."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in SOUNDS:
        path = write(name)
        print(f"{path.name}: {path.stat().st_size // 1024} KiB")


if __name__ == "__main__":
    main()
