"""Things painted into the air during finishing."""
import math
import random

import numpy as np

from lib.tools import gaussian_filter, linear, smoothstep


def smoke(pic, at, width, seed):
    """A slanting column of smoke from a skyline point (x, y)."""
    rise = (at[1] - pic.y).clip(0, 1)
    drift = at[0] + 0.3 * rise**1.2 + 0.06 * (pic.noise(6, seed, 0.8) - 0.5) * (0.4 + 3 * rise)
    body = 1 - smoothstep(abs(pic.x - drift) / (width * (0.3 + 2.6 * rise)))
    puff = body * smoothstep(rise, 0, 0.03) * (1 - smoothstep(rise, 0.36, 0.6)) * (0.35 + 0.9 * pic.noise(11, seed + 1, 1.0))
    puff = (puff * np.maximum(smoothstep(pic.depth, pic.far * 0.2, pic.far * 0.5), pic.background)).clip(0, 0.85)[..., None]
    pic.rgb = pic.rgb * (1 - puff) + linear("#33363b", 0.6) * puff


def snow(pic, count, tint, gain=1.0):
    """Flakes in flurries, the nearer the larger, fewer and softer; in a film they fly instead (loops.py)."""
    rng, flurry = np.random.RandomState(8), 0.25 + 1.1 * pic.noise(3, 8)
    for size, share in ((0.9, 0.7), (1.4, 0.2), (2.4, 0.07), (5, 0.03)) if not pic.moving else ():
        flakes, n = np.zeros((pic.h, pic.w), np.float32), int(count * share)
        flakes[rng.randint(0, pic.h, n), rng.randint(0, pic.w, n)] = 0.3 + 0.7 * rng.rand(n)
        sigma = size * pic.h / 900
        pic.rgb = pic.rgb + (gaussian_filter(flakes * flurry, sigma) * 2 * np.pi * sigma**2)[..., None] * linear(tint, gain / max(1, size / 2))


def beam(pic, start, end, wide, gain):
    """Dust in the cone of a lamp between two marks."""
    x, y, near = pic.marks[start]
    u, v = (pic.marks[end][0] - x) * pic.w / pic.h, pic.marks[end][1] - y
    long, px, py = math.hypot(u, v), (pic.x - x) * pic.w / pic.h, pic.y - y
    along, across = (px * u + py * v) / long, (px * v - py * u) / long
    shape = np.exp(-((across / (0.012 + wide * along.clip(0))) ** 2)) * smoothstep(along, 0, 0.03) * smoothstep(along, 1.15 * long, 0.45 * long) * (pic.depth > min(near, pic.marks[end][2])) * (0.5 + pic.noise(5, 3))
    pic.rgb = pic.rgb + shape[..., None] * linear("#ffdca8", gain)


def lamps(pic, image, count, belt, tints):
    """Over a painted background: lamps far out of focus, between two heights."""
    rng = random.Random(4)
    for _ in range(count):
        x, y, size = rng.random(), belt[0] + (belt[1] - belt[0]) * rng.random() ** 2, rng.uniform(0.006, 0.022)
        away = np.hypot((pic.x - x) * pic.w / pic.h, pic.y - y)
        disc = smoothstep(away, size, 0.7 * size) * (0.7 + 0.3 * smoothstep(away, 0.3 * size, size))
        image = image + disc[..., None] * linear(rng.choice(tints), 0.05 + 1.1 * rng.random() ** 3)
    return image
