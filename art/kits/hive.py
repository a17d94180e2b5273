"""Infested concrete complex: resin growth, egg clusters. Metres."""
import math

import numpy as np

from lib.tools import TAU, Vector, glow, perlin, steps, surface, turns

GREEN = "#6dff9c"


def materials():
    return dict(concrete=surface("concrete", "#565a54", rough=0.8, var=0.4, scale=0.4, streak=0.9, bump=0.25, bump_scale=3, specular=0.3),
        steel=surface("steel", "#34393a", rough=0.45, metal=0.8, var=0.5, streak=0.6, edge=0.3), dark=surface("dark", "#0f1211", rough=0.5, metal=0.3, var=0.4),
        wet=surface("wet", "#2a302c", rough=0.3, var=0.6, scale=0.6, bump=0.1, bump_scale=1.6, specular=0.5),
        resin=surface("resin", "#1d1a14", rough=0.2, var=0.5, scale=1.4, bump=0.5, bump_scale=5, coat=0.7, specular=0.6),
        egg=surface("egg", "#4c5238", rough=0.3, var=0.5, scale=3, bump=0.4, bump_scale=9, coat=0.5), stripe=surface("stripe", "#b08a2a", rough=0.6, var=0.4, streak=0.6),
        sick=glow("sick", GREEN, 1.6))


def strands(mesh, m, foot, radius, height, count, rng):
    for _ in range(count):
        a, turn, r0 = rng.random() * TAU, rng.uniform(-1.5, 1.5), radius * rng.uniform(0.85, 1.25)
        top, flare, points = height * rng.uniform(0.5, 1.05), rng.uniform(0.4, 1.8), []
        for t in steps(17):
            r = r0 + flare * (1 - t) ** 5 + 0.3 * perlin.noise(Vector((a * 9, t * 4, 0)))
            points.append((foot[0] + r * math.cos(a + turn * t), foot[1] + r * math.sin(a + turn * t), foot[2] + top * t))
        size = rng.uniform(0.07, 0.3)
        mesh.tube(points, lambda t, s=size: s * (1.25 - 0.9 * t + 0.25 * math.sin(t * 21 + s * 90)), m["resin"], 9)


def eggs(mesh, m, spots, rng):
    for x, y, z, size in spots:
        rows = []
        for t in steps(12):
            r = size * (0.52 * math.sin(math.pi * (0.1 + 0.83 * t)) ** 0.75)
            rows.append([(x + r * (1 + 0.07 * math.sin(6 * q)) * math.cos(q), y + r * (1 + 0.07 * math.sin(6 * q)) * math.sin(q), z + size * 1.5 * t) for q in np.linspace(0, TAU, 25)])
        mesh.sheet(rows, m["egg"])
        for a in turns(4, 0.5):
            mesh.tube([(x + 0.02 * size * math.cos(a), y + 0.02 * size * math.sin(a), z + size * 1.42), (x + 0.3 * size * math.cos(a), y + 0.3 * size * math.sin(a), z + size * 1.62)], lambda t, s=size: s * 0.12 * (1 - 0.85 * t), m["egg"], 7)
        mesh.ball((x, y, z + size * 1.42), size * 0.17, m["sick"], (1, 1, 0.6))
        for _ in range(6):
            a, far = rng.random() * TAU, size * rng.uniform(0.7, 1.6)
            mesh.tube([(x, y, z + size * 0.2), (x + far * 0.5 * math.cos(a), y + far * 0.5 * math.sin(a), z + size * 0.12), (x + far * math.cos(a + 0.3), y + far * math.sin(a + 0.3), z - 0.05)], lambda t, s=size: s * (0.13 - 0.1 * t), m["resin"], 7)
