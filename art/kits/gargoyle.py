"""Original horror: a gaunt bird-skulled thing with torn wings and a crown of burning candles. Front towards -Y, about 3 m crouched."""
import math

import numpy as np

from kits import wings
from lib.tools import Mesh, Sculpt, rock_noise, steps, turned, turns


def _ribs(points, t):
    return 0.016 * np.sin(points[..., 2] * 42 - np.abs(points[..., 1]) * 16)


def _sinew(points, t):
    return 0.006 * np.sin(np.arctan2(points[..., 1], points[..., 0]) * 5 + points[..., 2] * 22)


def candle_crow(c, flame, voxel=0.018, loc=(0, 0, 0), rot=0.0, scale=1.0, span=3.6, lift=0.25):
    """Crouches with both fists on the ground between its feet; c: hide, bone, membrane and wax. Returns the candle centre in scene space."""
    low, high = (-1.5, -1.6, -0.05), (1.5, 1.7, 3.2)
    s, spine = Sculpt(low, high, voxel), [(0, 0.45, 0.9), (0, 0.42, 1.25), (0, 0.22, 1.65), (0, -0.08, 2.0), (0, -0.34, 2.2), (0, -0.6, 2.26)]
    s.chain(spine, [0.2, 0.15, 0.22, 0.25, 0.15, 0.1], 0.07, relief=_ribs)
    s.ellipsoid((0, 0.05, 1.78), (0.34, 0.3, 0.42), 0.08, rot=(0.55, 0, 0), relief=_ribs)
    s.ellipsoid((0, 0.42, 0.9), (0.27, 0.24, 0.2), 0.08)
    for t in steps(10):
        y, z = 0.62 - 1.0 * t**1.3, 1.0 + 1.35 * t
        s.cone((0, y, z), (0, y + 0.2 * (1 - t) + 0.06, z + 0.22), 0.05, 0.006, 0.03)
    for side in (-1, 1):
        p = lambda x, y, z: (side * x, y, z)
        s.ellipsoid(p(0.4, -0.08, 2.0), (0.17, 0.17, 0.2), 0.07)
        s.chain([p(0.4, -0.1, 2.0), p(0.86, 0.0, 1.42)], [0.13, 0.08], 0.05, relief=_sinew)
        s.chain([p(0.86, 0.0, 1.42), p(0.68, -0.5, 0.55), p(0.6, -0.66, 0.22)], [0.1, 0.075, 0.07], 0.04, relief=_sinew)
        s.cone(p(0.86, 0.02, 1.42), p(0.98, 0.26, 1.56), 0.06, 0.006, 0.03)
        for b in (-0.16, -0.05, 0.06, 0.17):
            s.chain([p(0.6, -0.68, 0.22), p(0.6 + b, -0.9, 0.16), p(0.6 + b * 1.5, -1.02, 0.0)], [0.05, 0.038, 0.012], 0.02)
        s.cone(p(0.55, -0.62, 0.2), p(0.42, -0.72, 0.02), 0.045, 0.012, 0.02)
        s.chain([p(0.2, 0.42, 0.92), p(0.62, -0.05, 0.98)], [0.19, 0.12], 0.06, relief=_sinew)
        s.chain([p(0.62, -0.05, 0.98), p(0.52, 0.42, 0.4), p(0.5, 0.2, 0.08)], [0.125, 0.075, 0.06], 0.04, relief=_sinew)
        for b in (-0.13, 0, 0.13):
            s.chain([p(0.5, 0.2, 0.08), p(0.5 + b, -0.05, 0.07), p(0.5 + b * 1.5, -0.24, 0.0)], [0.055, 0.042, 0.01], 0.02)
        for k in range(9):
            a = -0.5 + k * 0.17
            top = p(0.12 + 0.3 * math.sin(max(0, a + 0.5)), -0.28 + 0.28 * a, 2.18 - 0.1 * a)
            s.chain([top, (top[0] * 1.25, top[1] + 0.1, top[2] - 0.32), (top[0] * 1.2, top[1] + 0.2, top[2] - 0.62 - 0.1 * (k % 2))], [0.06, 0.05, 0.012], 0.03)
    s.chain([(0, 0.55, 0.85), (0.1, 1.0, 0.55), (0.45, 1.35, 0.25), (0.9, 1.3, 0.1)], [0.13, 0.09, 0.06, 0.012], 0.05, relief=_ribs)
    s.roughen(lambda q: 0.012 * rock_noise(q, 5, 2, 2))
    s.place("crow body", c["hide"], loc, rot, scale)
    h = Sculpt((-0.5, -1.75, 1.6), (0.5, -0.3, 2.75), voxel * 0.7)
    h.ellipsoid((0, -0.74, 2.32), (0.19, 0.26, 0.19), 0.04)
    h.chain([(0, -0.86, 2.33), (0, -1.15, 2.26), (0, -1.42, 2.1), (0, -1.56, 1.9)], [0.13, 0.1, 0.062, 0.01], 0.05)
    h.chain([(0, -0.82, 2.16), (0, -1.1, 2.06), (0, -1.34, 1.9)], [0.085, 0.06, 0.01], 0.03)
    h.block((0, -1.15, 2.14), (0.3, 0.6, 0.03), 0.01, 0.03, rot=(0.3, 0, 0), cut=True)
    for side in (-1, 1):
        h.ellipsoid((side * 0.15, -0.83, 2.35), (0.075, 0.1, 0.075), 0.02, cut=True)
        h.ellipsoid((side * 0.08, -1.16, 2.31), (0.025, 0.07, 0.02), 0.01, cut=True)
        h.chain([(side * 0.12, -0.8, 2.48), (side * 0.2, -0.86, 2.46), (side * 0.21, -0.72, 2.36)], [0.04, 0.035, 0.03], 0.02)
        h.chain([(side * 0.1, -0.6, 2.24), (side * 0.2, -0.4, 2.28), (side * 0.26, -0.34, 2.4)], [0.06, 0.04, 0.008], 0.02)
    h.roughen(lambda q: 0.008 * rock_noise(q, 9, 5, 2))
    h.place("crow skull", c["bone"], loc, rot, scale)
    parts, fire = Mesh("crow parts"), Mesh("crow flames")
    for side in (-1, 1):
        wings.membrane(parts, c["hide"], c["membrane"], (side * 0.24, 0.16, 2.02), side, span, lift, 0.3, 2 + side)
    for k, a in enumerate(turns(9, 0, 0.2)):
        x, y, tall, z = 0.17 * math.cos(a), -0.66 + 0.2 * math.sin(a), 0.2 + 0.13 * (k * 7 % 4) / 3, 2.44 + 0.02 * math.sin(a)
        parts.cylinder((x, y, z), 0.042, tall, c["wax"], 10, 0.034)
        for j in range(3):
            parts.ball((x + 0.04 * math.cos(a + 2 * j), y + 0.04 * math.sin(a + 2 * j), z + tall * 0.2 * j), 0.016, c["wax"], (1, 1, 2.6), 1)
        fire.ball((x, y, z + tall + 0.06), 0.03, flame, (1, 1, 2.1))
    for side in (-1, 1):
        fire.ball((side * 0.14, -0.86, 2.35), 0.032, flame)
    parts.place(0, loc, rot, scale)
    fire.place(0, loc, rot, scale, shadow=False)
    return turned((0, -0.66, 2.85), loc, rot, scale)
