"""Floating islands and cloud floors. Metres."""
import math

from kits import terrain
from lib.tools import TAU, Mesh, steps, surface


def materials():
    return dict(
        grass=surface("meadow", "#3f7a4c", rough=0.95, var=0.4, scale=0.6, specular=0.1), blade=surface("blade", "#3f7a4c", rough=0.8, var=0.3, scale=2, vary=0.5, specular=0.2),
        rock=surface("island rock", "#6a6672", rough=0.9, var=0.45, scale=0.35, streak=0.5, bump=0.7, bump_scale=1.4, specular=0.15),
        leaf=surface("island leaf", "#2f6a52", rough=0.85, var=0.4, scale=2, vary=0.6), bark=surface("island bark", "#3a2a26", rough=0.9, var=0.3))


def island(m, loc, radius, depth, rng, trees=6):
    (x0, y0, z0), seed, n, squash = loc, rng.random() * 50, 72, 0.8
    rim = lambda a: radius * (1 + 0.22 * terrain.fractal(math.cos(a) * 2, math.sin(a) * 2, 1.6, seed, 4))
    lift = lambda r, a: 0.1 * radius * terrain.fractal(r * math.cos(a), r * math.sin(a), radius * 0.7, seed + 3, 4) + 0.16 * radius * (1 - (r / radius) ** 2)
    around, at = [TAU * (i % n) / n for i in range(n + 1)], (lambda r, a, z: (x0 + r * math.cos(a), y0 + squash * r * math.sin(a), z0 - 0.02 * radius + z))

    def root(t, a):
        c, s = math.cos(a), math.sin(a)
        bulge = 1 + 0.5 * terrain.fractal(c * 2.4 + t * 2, s * 2.4, 0.9, seed + 9, 5) * min(1, t * 3)
        return at(rim(a) * (1 - t) ** 0.72 * bulge * (1.03 - 0.05 * t), a, -depth * t**1.15 * (1 + 0.35 * terrain.fractal(c, s, 0.5, seed + 5, 3) * t))

    Mesh("island top").sheet([[at(rim(a) * t, a, (lift(rim(a) * t, a) + 0.02 * radius) * (1 - t**8)) for a in around] for t in steps(14)], m["grass"]).place(smooth=60)
    Mesh("island root").sheet([[root(t, a) for a in around] for t in steps(21)], m["rock"]).place(smooth=40)
    wood = Mesh("island trees")
    for _ in range(trees):
        a, r = rng.random() * TAU, radius * math.sqrt(rng.random()) * 0.75
        x, y, z, size = x0 + r * math.cos(a), y0 + squash * r * math.sin(a), z0 + lift(r, a), radius * rng.uniform(0.08, 0.15)
        wood.tube([(x, y, z - size), (x + size * 0.2, y, z + size * 1.6)], lambda t: size * 0.14 * (1 - 0.5 * t), m["bark"], 6)
        for _ in range(4):
            at = (x + size * rng.uniform(-0.7, 0.7), y + size * rng.uniform(-0.7, 0.7), z + size * (1.6 + 0.5 * rng.random()))
            wood.blob(at, size * rng.uniform(0.6, 0.9), m["leaf"], rng, (1.2, 1.2, 0.75), 2, 0.3)
    wood.place(smooth=40)


def cloud_floor(level, size, step, near, rise):
    soft = surface("cloud", "#b9c4ea", rough=1, var=0.1, scale=0.05, specular=0)
    height = lambda x, y: level + rise * (abs(terrain.fractal(x, y, 46, 3, 4)) * 1.3 + 0.3 * terrain.fractal(x, y, 14, 5, 3))
    return terrain.heightfield(soft, height, (-size, size), (near, 2 * size), step, 180)
