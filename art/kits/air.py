"""Things painted into the air during finishing."""
import random

import numpy as np
from scipy.ndimage import gaussian_filter

from lib.tools import linear, smoothstep


def chimney(pic):
    """Thin smoke rising from the mark "smoke" and drifting right."""
    x, y, _ = pic.marks["smoke"]
    rise = (y - pic.y).clip(0, 1)
    drift = x + 0.35 * rise**1.3 + 0.05 * (pic.noise(7, 2, 0.7) - 0.5) * (0.3 + 4 * rise)
    plume = abs(pic.x - drift) / (0.007 + 0.1 * rise)
    puff = (1 - smoothstep(plume)) * smoothstep(rise, 0.0, 0.02) * (1 - smoothstep(rise, 0.1, 0.34)) * (0.4 + 0.9 * pic.noise(14, 9, 1.0)) * 0.75
    pic.rgb = pic.rgb * (1 - puff[..., None]) + linear("#e4dccd", 0.8) * puff[..., None]


def snow(pic, count, tint, gain=1.0):
    """Flakes in flurries, the nearer the larger, fewer and softer; in a film they fly instead (loops.py)."""
    rng, flurry = np.random.RandomState(8), 0.25 + 1.1 * pic.noise(3, 8)
    for size, share in ((0.9, 0.7), (1.4, 0.2), (2.4, 0.07), (5, 0.03)) if not pic.moving else ():
        flakes, n = np.zeros((pic.h, pic.w), np.float32), int(count * share)
        flakes[rng.randint(0, pic.h, n), rng.randint(0, pic.w, n)] = 0.3 + 0.7 * rng.rand(n)
        sigma = size * pic.h / 900
        pic.rgb = pic.rgb + (gaussian_filter(flakes * flurry, sigma) * 2 * np.pi * sigma**2)[..., None] * linear(tint, gain / max(1, size / 2))


def storm(pic, sky, top, sun, dark, light, seed=3):
    """A wall of dust far off, heaped like a thunderhead, lit along its edges by a sun behind it; top(x): y of its upper edge."""
    rng, aspect, heap = random.Random(seed), pic.w / pic.h, np.full((pic.h, pic.w), -1.0, np.float32)

    def lobe(x, y, out, r, depth):
        box = np.s_[max(0, int((y - r) * pic.h)) : max(0, int((y + r) * pic.h)), max(0, int((x - r / aspect) * pic.w)) : max(0, int((x + r / aspect) * pic.w))]
        away = r * r - ((pic.x[box] - x) * aspect) ** 2 - (pic.y[box] - y) ** 2
        heap[box] = np.maximum(heap[box], np.where(away > 0, out + np.sqrt(away.clip(0)), -1))
        for _ in range(8 if depth else 0):
            a, tilt = rng.uniform(0, 6.28), rng.uniform(0.35, 1.0)
            lobe(x + r * tilt * np.cos(a) / aspect, y + r * tilt * np.sin(a), out + r * (1 - tilt * tilt) ** 0.5, r * rng.uniform(0.28, 0.5), depth - 1)

    for _ in range(130):
        x = rng.uniform(-0.1, 1.1)
        low, r = rng.random() ** 1.5, rng.uniform(0.04, 0.11)
        lobe(x, top(x) + r + low * 0.5, 0.15 * low, r, 3)
    fine, soft, edge, low = pic.noise(9, seed, 1.0, 8), pic.h / 130, top(pic.x), pic.horizon
    heap = np.maximum(heap, 0.7 * (pic.y - edge - 0.1))
    down, across = (g * pic.h for g in np.gradient(gaussian_filter(np.maximum(heap, -0.1), soft) + 0.05 * gaussian_filter(fine, pic.h / 600)))
    to_x, to_y = (pic.marks[sun][0] - pic.x) * aspect, pic.marks[sun][1] - pic.y
    far = np.hypot(to_x, to_y) + 0.05
    shade = (-(across * to_x + down * to_y) / far / np.sqrt(1 + across**2 + down**2)).clip(0, 1)
    lit = shade * (0.05 + 0.9 * np.exp(-far / 0.25)) * np.exp(-(pic.y - edge).clip(0) / 0.16)
    body = dark * (0.35 + 1.3 * fine + 0.9 * (pic.y - edge).clip(0) + 1.6 * smoothstep(pic.y, low - 0.2, low))[..., None] + light * lit[..., None]
    there = smoothstep(gaussian_filter((heap > 0).astype(np.float32), pic.h / 130) + 1.2 * (fine - 0.5), 0.3, 0.75)[..., None] * (1 - 0.8 * smoothstep(pic.y, low - 0.17, low + 0.01))[..., None]
    return sky * (1 - there) + body * there
